"""Starting the program with a window."""

import gc
import os
import sys

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from h2h import __version__

_SETTLE_IN_AFTER = 400
"""Milliseconds."""


def application(arguments: list[str]) -> QApplication:
    """Return the one QApplication, named so that files go where the system wants them.

    Where no window can be opened, Qt would abort with a core dump; the program ends with a
    message and the exit status 1 instead.
    """
    # Qt would hand every 64 lines of a scaled or tilted card to a pool of threads and wait for
    # them: with so many hand-overs, a picture takes up to three times as long.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    previous = qInstallMessageHandler(_end_if_fatal)
    app = QApplication(arguments)
    qInstallMessageHandler(previous)
    app.setApplicationName("h2h")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("h2h")
    return app


def run(code: str | None) -> int:
    """Open the window and play until it is closed; return the exit status."""
    app = application(sys.argv[:1])
    from h2h.storage.single_instance import SingleInstance

    instance = SingleInstance()
    if not instance.acquire():
        if instance.ask_first(code or ""):
            return 0
        print("h2h: it is already running, but does not answer", file=sys.stderr)  # noqa: T201
        return 1
    from h2h.app.crash import watch
    from h2h.app.main_window import MainWindow

    window = MainWindow(code)
    watch(window)
    window.show()
    instance.requested.connect(window.come_to_front)
    QTimer.singleShot(0, window, window.activateWindow)

    def settle_in() -> None:
        instance.listen()
        window.settle_in()
        # What is there now stays until the end: the collector need never look at it again, which
        # would take as long as several pictures of a motion.
        gc.freeze()
        gc.enable()

    QTimer.singleShot(_SETTLE_IN_AFTER, window, settle_in)
    return app.exec()


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
