"""What stands on the screen, pixel by pixel."""

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from h2h.app.main_window import MainWindow
from h2h.table.animator import Animator


def is_at_rest(window: MainWindow) -> bool:
    """Say whether nothing on the table moves."""
    return not any(animator.running for animator in window.findChildren(Animator))


def expect_nothing_stale(window: MainWindow) -> None:
    """See that the screen shows the table as a painting of all of it would.

    Only what has changed is painted; what changes untold would stay as it was.
    """
    QApplication.processEvents()
    shown = window.screen().grabWindow(window.winId()).toImage()
    whole = window.grab().toImage()
    kind = QImage.Format.Format_RGB32
    table = QRect(window.table.view.mapTo(window, QPoint()), window.table.view.size())
    assert shown.copy(table).convertToFormat(kind) == whole.copy(table).convertToFormat(kind)
