"""Starting the program with a window."""

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from h2h import __version__
from h2h.engine.heart_to_heart import DealCode


def application(arguments: list[str]) -> QApplication:
    """Return the one QApplication, named so that files go where the system wants them."""
    app = QApplication(arguments)
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
    QTimer.singleShot(0, window.activateWindow)
    return app.exec()
