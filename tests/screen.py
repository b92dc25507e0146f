"""What stands on the screen, pixel by pixel."""

from PySide6.QtCore import QPoint, QRect, QTimer
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from h2h.app.main_window import MainWindow
from h2h.table.animator import Animator


def is_at_rest(window: MainWindow) -> bool:
    """Return whether nothing on the table moves, and no timer is about to change it."""
    moves = any(animator.running for animator in window.findChildren(Animator))
    soon = any(t.isActive() and t.interval() < 500 for t in window.findChildren(QTimer))
    return not moves and not soon


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
