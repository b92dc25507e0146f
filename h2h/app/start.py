"""Starting the program with a window."""

import os
import sys

from PySide6.QtCore import QMessageLogContext, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from h2h import __version__
from h2h.engine.heart_to_heart import DealCode


def application(arguments: list[str]) -> QApplication:
    """Return the one QApplication, named so that files go where the system wants them.

    Where no window can be opened, Qt would abort with a core dump; the program ends with a
    message and the exit status 1 instead.
    """
    previous = qInstallMessageHandler(_end_if_fatal)
    app = QApplication(arguments)
    qInstallMessageHandler(previous)
    app.setApplicationName("h2h")
    app.setApplicationDisplayName("Heart to Heart")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("h2h")
    return app


def run(code: DealCode | None) -> int:
    """Open the window and play until it is closed; return the exit status."""
    app = application(sys.argv[:1])
    from h2h.app.main_window import MainWindow

    window = MainWindow(code)
    window.show()
    QTimer.singleShot(0, window, window.activateWindow)
    return app.exec()


def _end_if_fatal(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    if kind is QtMsgType.QtFatalMsg:
        from h2h.missing import explain_start

        print(explain_start(), file=sys.stderr, flush=True)  # noqa: T201
        os._exit(1)
    elif kind is QtMsgType.QtCriticalMsg:
        print(text, file=sys.stderr)  # noqa: T201
