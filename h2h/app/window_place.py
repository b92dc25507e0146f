"""Where the window opens."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

_USUAL = QSize(1280, 800)
_FRAME = QSize(16, 48)
"""The room left for the frame of a new window on a small screen: it is not known before."""


def restore(window: QMainWindow, geometry: bytes) -> None:
    """Give a window the place that it had, if all of that can be seen on a screen of now.

    Args:
        window: not shown yet.
        geometry: what `saveGeometry` gave, or nothing.
    """
    screen = window.screen().availableGeometry()
    usual = _USUAL.boundedTo(screen.size() - _FRAME)
    window.resize(usual)
    if not geometry or not window.restoreGeometry(QByteArray(geometry)):
        return
    frame = window.frameGeometry()
    seen = any(s.availableGeometry().contains(frame) for s in QGuiApplication.screens())
    if not (seen or window.isMaximized() or window.isFullScreen()):
        window.resize(usual)
        window.move(screen.center() - window.rect().center())
