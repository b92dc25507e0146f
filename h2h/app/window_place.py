"""Where the window opens, and which of its states it comes back to."""

import struct

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

_State = Qt.WindowState
_LARGE = _State.WindowMaximized | _State.WindowFullScreen
_USUAL = QSize(1280, 800)
_FRAME = QSize(16, 48)
"""The room left for the frame of a new window on a small screen: it is not known before."""
_NORMAL_AT, _MAXIMIZED_AT = 24, 44
"""Offsets in what `saveGeometry` returns: the normal geometry, and whether it is maximised."""


class WindowPlace:
    """Saves and restores a window's place.

    It remembers the normal geometry of a window that is maximised or in full screen, and whether
    full screen began from a maximised window: Qt forgets the one once full screen has been left,
    and the other as soon as it begins.
    """

    def __init__(self, window: QMainWindow) -> None:
        self._window = window
        self._normal = QRect()
        self._is_maximized = False

    def restore(self, geometry: bytes) -> None:
        """Move the window to the place that it had, if a screen shows all of that.

        Args:
            geometry: what `saved` returned, or nothing; the window is not shown yet.
        """
        window = self._window
        screen = window.screen().availableGeometry()
        usual = _USUAL.boundedTo(screen.size() - _FRAME)
        window.resize(usual)
        if not geometry or not window.restoreGeometry(QByteArray(geometry)):
            return
        if window.windowState() & _LARGE:
            self._normal = window.normalGeometry()
            self._is_maximized = window.isMaximized()
            return
        frame = window.frameGeometry()
        if not any(s.availableGeometry().contains(frame) for s in QGuiApplication.screens()):
            window.resize(usual)
            window.move(screen.center() - window.rect().center())

    def saved(self) -> bytes:
        """Return the place, to restore it by."""
        data = bytearray(self._window.saveGeometry().data())
        if self._window.windowState() & _LARGE and self._normal.isValid():
            corners = self._normal.getCoords()
            struct.pack_into(">4i", data, _NORMAL_AT, *corners)  # type: ignore[misc]
            data[_MAXIMIZED_AT] = self._is_maximized
        return bytes(data)

    def follow(self, before: Qt.WindowState) -> None:
        """Follow a change of the window's state.

        Args:
            before: the state before.
        """
        state = self._window.windowState()
        if state & _LARGE and not before & _LARGE:
            self._normal = self._window.normalGeometry()
        if not state & _State.WindowFullScreen:
            self._is_maximized = bool(state & _State.WindowMaximized)

    def toggle_full_screen(self) -> None:
        """Enter full screen, or go back to the state before."""
        state = self._window.windowState()
        if state & _State.WindowFullScreen:
            state &= ~_State.WindowFullScreen
            if self._is_maximized:
                state |= _State.WindowMaximized
        else:
            state |= _State.WindowFullScreen
        self._window.setWindowState(state)

    def bring_to_front(self) -> None:
        """Show the window above others; one that is minimised comes back as it was before."""
        self._window.setWindowState(self._window.windowState() & ~_State.WindowMinimized)
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()
