"""Starting the program with a window."""

import gc
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from h2h import __version__

if TYPE_CHECKING:
    from h2h.storage.single_instance import SingleInstance

_SETTLE_IN_AFTER = 400
"""Milliseconds."""
_SWITCH_INTERVAL = 0.0005
"""Seconds; see `application`."""


def application(arguments: list[str]) -> QApplication:
    """Return the one QApplication, named so that files are kept where the system wants them.

    Where no window can be opened, Qt would abort with a core dump; the program ends with a
    message and the exit status 1 instead.
    """
    # Qt would give every 64 lines of a scaled or tilted card to a pool of threads and wait for
    # them, which makes drawing up to three times slower.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    # Each call from Qt into Python may wait so long for a thread that reads or writes results, and
    # painting the table takes many of them. Python's own interval is ten times as long.
    sys.setswitchinterval(_SWITCH_INTERVAL)
    previous = qInstallMessageHandler(_end_if_fatal)
    app = QApplication(arguments)
    qInstallMessageHandler(previous)
    app.setApplicationName("h2h")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "h2h"))
    return app


def run(code: str | None) -> int:
    """Open the window and play until it is closed; return the exit status."""
    app = application(sys.argv[:1])
    from h2h.storage.single_instance import SingleInstance, Start

    instance = SingleInstance()
    while (start := instance.start(code or "")) is Start.NO_ANSWER:
        print("h2h: it is already running, but does not answer", file=sys.stderr)  # noqa: T201
        if not _asks_again(instance):
            return 1
    if start is Start.ANSWERED:
        return 0
    from h2h.app import crash, ending
    from h2h.app.main_window import MainWindow
    from h2h.app.window_icon import set_app_id, set_window_icon

    set_app_id()
    window = MainWindow(code)
    crash.watch(window)
    ending.watch(app, window)
    window.closed.connect(instance.stop_listening)
    window.closed.connect(app.exit)  # whatever else may still be open
    window.show()
    instance.requested.connect(window.come_to_front)
    QTimer.singleShot(0, window, window.activateWindow)

    def settle_in() -> None:
        instance.listen()
        set_window_icon()
        window.settle_in()
        # The current objects stay until the end. Looking at them again would cost the garbage
        # collector as long as several frames of an animation.
        gc.freeze()
        gc.enable()

    QTimer.singleShot(_SETTLE_IN_AFTER, window, settle_in)
    status = app.exec()
    instance.release()
    return status


def _asks_again(instance: "SingleInstance") -> bool:
    """Say in a window that the first program does not answer; return whether to try again."""
    from h2h import i18n
    from h2h.app.no_answer_dialog import NoAnswerDialog
    from h2h.storage import settings

    i18n.use(settings.peek().language)
    dialog = NoAnswerDialog(instance.lock_path)
    return dialog.exec() == NoAnswerDialog.StandardButton.Retry


def run_self_check(picture: str) -> int:
    """Check that the program works here; return the exit status."""
    from h2h.app import self_check

    return self_check.run(picture)


def _end_if_fatal(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    if kind is QtMsgType.QtFatalMsg:
        from h2h.missing import explain_start

        print(explain_start(), file=sys.stderr, flush=True)  # noqa: T201
        os._exit(1)
    elif kind is QtMsgType.QtCriticalMsg:
        print(text, file=sys.stderr)  # noqa: T201
