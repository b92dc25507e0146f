"""Fingers on the table: synthetic touch events."""

from functools import cache

from PySide6.QtCore import QPoint
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from h2h.table.table_view import TableView


@cache
def screen() -> QPointingDevice:
    """Return the touch screen; Qt keeps devices until the program ends."""
    return QTest.createTouchDevice()


class Fingers:
    """Touches a view."""

    def __init__(self, view: TableView) -> None:
        self._area: QWidget = view.viewport()

    def press(self, point: QPoint, finger: int = 0, *, held: tuple[int, ...] = ()) -> None:
        """Put a finger down while others stay where they are."""
        touch = QTest.touchEvent(self._area, screen())
        for other in held:
            touch.stationary(other)
        touch.press(finger, point, self._area)
        touch.commit()

    def move(self, point: QPoint, finger: int = 0) -> None:
        """Move a finger."""
        QTest.touchEvent(self._area, screen()).move(finger, point, self._area).commit()

    def release(self, point: QPoint, finger: int = 0, *, held: tuple[int, ...] = ()) -> None:
        """Take a finger off."""
        touch = QTest.touchEvent(self._area, screen())
        for other in held:
            touch.stationary(other)
        touch.release(finger, point, self._area)
        touch.commit()

    def tap(self, *points: QPoint) -> None:
        """Tap points one after another, as fast as the computer can."""
        for point in points:
            self.press(point)
            self.release(point)
