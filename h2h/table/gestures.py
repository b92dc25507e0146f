"""Taps and drags on the table, by mouse or by finger."""

import math
from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QEventPoint, QGuiApplication, QTouchEvent

from h2h.table.layout import RATIO
from h2h.table.table_input import NoInput, TableInput
from h2h.table.table_scene import TableScene


class _Press(NamedTuple):
    """A press that has not been released.

    Attributes:
        place: the pressed place.
        point: where it was pressed.
        grip: the pressed point relative to the card's centre, in card widths.
        was_selected: whether the card was selected before the press.
        selected_again: whether the press deselected the card and the drag selected it again.
        taps_on_release: whether the release taps the place.
        is_drag: whether the pointer has dragged the card away from its place.
        finger: the id of the touch point, None for the mouse.
    """

    place: str
    point: QPointF
    grip: QPointF
    was_selected: bool
    selected_again: bool = False
    taps_on_release: bool = False
    is_drag: bool = False
    finger: int | None = None


class _LastPress(NamedTuple):
    """The press before, to recognize the second tap of a double tap."""

    place: str | None
    point: QPointF
    time: int


class Gestures:
    """Turns presses, moves and releases into calls of the input. All points are the scene's.

    Attributes:
        input: what handles taps and drags.
    """

    def __init__(self, scene: TableScene) -> None:
        self.input: TableInput = NoInput()
        self._scene = scene
        self._press: _Press | None = None
        self._last: _LastPress | None = None
        self._hovered = ""

    @property
    def hovered(self) -> str:
        """The place under the pointer, if any."""
        return self._hovered

    def press(
        self, point: QPointF, *, quick: bool, finger: int | None = None, time: int = 0
    ) -> None:
        """Tap the place at a point, after finishing what is moving.

        Args:
            point: where the button or the finger went down.
            quick: whether it came soon enough after the last press for a double tap.
            finger: the id of the touch point.
            time: when the finger went down, in milliseconds.
        """
        if finger is not None:
            self._tap_other_finger()
        self._scene.animator.finish()
        self._scene.put_down()
        place = self._scene.place_at(point)
        again = quick and self._is_same_place(place, point)
        # A third press begins a new double tap.
        self._last = None if again else _LastPress(place, point, time)
        self._press = None
        if place is None:
            self.input.tap_table()
            return
        on_release = not again and self.input.taps_on_release(place)
        self._press = _Press(
            place,
            point,
            self._grip(place, point),
            self._scene.is_selected(place),
            taps_on_release=on_release,
            finger=finger,
        )
        if on_release:
            self.hover(point)  # a finger does not hover before it presses
        elif again:
            self.input.tap_again(place)
        else:
            self.input.tap_by_hand(place)

    def move(self, point: QPointF) -> bool:
        """Drag the pressed card to a point; return False if the pointer only hovers."""
        press = self._press
        if press is None:
            return False
        if self._scene.carried is None:
            distance = QGuiApplication.styleHints().startDragDistance()
            if (point - press.point).manhattanLength() < distance:
                return press.taps_on_release  # the tap is still to come
            if not self.input.accepts_drags:
                return False
            if press.was_selected and not self._scene.is_selected(press.place):
                self.input.tap_by_hand(press.place)  # the press has deselected it
                press = press._replace(selected_again=True)
            press = press._replace(was_selected=False)
        is_drag = press.is_drag or self._is_away(press, point)
        self._press = press = press._replace(is_drag=is_drag)
        return self._scene.carry(press.place, point, press.grip)

    def release(self, point: QPointF) -> None:
        """Drop the dragged card at a point."""
        press, self._press = self._press, None
        carried = self._scene.carried
        if press is None:
            return
        if press.taps_on_release and carried is None:
            if self._scene.place_at(point) == press.place:
                self.input.tap_by_hand(press.place)
            return
        if carried is None:
            return
        if press.taps_on_release and not press.is_drag:
            # A movement this short is a tap.
            self._scene.put_down()
            self.input.tap_by_hand(press.place)
            return
        # Releasing over its own place is not a drop.
        if not self._lies_at(press.place, point):
            targets = [p for p in map(self._scene.place_at, (carried, point)) if p is not None]
            self.input.drop(press.place, targets)
        elif press.selected_again:
            self.input.tap_by_hand(press.place)
        self._scene.put_down()

    def cancel(self) -> None:
        """Put the dragged card back; its release drops nothing."""
        self._press = None
        self._scene.put_down()

    def hover(self, point: QPointF | None) -> None:
        """Report the place under the pointer when it changes; None if it left the table."""
        place = (self._scene.place_at(point) if point is not None else None) or ""
        if place != self._hovered:
            self._hovered = place
            self.input.hover(place)

    def touch(self, event: QTouchEvent, to_scene: Callable[[QPointF], QPointF]) -> None:
        """Tap with each finger that goes down; drag with the last of them.

        Qt would make mouse events of the first finger alone, and a double click of two quick taps
        far apart.
        """
        if event.type() is QEvent.Type.TouchCancel:
            self.cancel()
            return
        for finger in event.points():
            point = to_scene(finger.position())
            match finger.state():
                case QEventPoint.State.Pressed:
                    self._touch_down(point, finger.id(), event.timestamp())
                case QEventPoint.State.Updated if self._is_dragging(finger.id()):
                    if not self.move(point) and self._hovered:
                        self.hover(point)
                case QEventPoint.State.Released if self._is_dragging(finger.id()):
                    self.release(point)
                    self.hover(None)

    def _touch_down(self, point: QPointF, finger: int, time: int) -> None:
        interval = QGuiApplication.styleHints().mouseDoubleClickInterval()
        quick = self._last is not None and time - self._last.time < interval
        self.press(point, quick=quick, finger=finger, time=time)

    def _tap_other_finger(self) -> None:
        """Tap what another finger still presses: its release is no longer followed."""
        press, self._press = self._press, None
        if press is not None and press.taps_on_release and self._scene.carried is None:
            self.input.tap_by_hand(press.place)

    def _is_dragging(self, finger: int) -> bool:
        return self._press is not None and self._press.finger == finger

    def _is_same_place(self, place: str | None, point: QPointF) -> bool:
        """Return whether a press repeats the last one.

        The card under the pointer may have gone with the first press, and another come there.
        """
        if self._last is None:
            return False
        distance = QGuiApplication.styleHints().touchDoubleTapDistance()
        near = (point - self._last.point).manhattanLength() <= distance
        return near or (place is not None and place == self._last.place)

    def _grip(self, place: str, point: QPointF) -> QPointF:
        item = self._scene.card_item(place)
        return (point - item.pos()) / item.width if item is not None else QPointF()

    def _is_away(self, press: _Press, point: QPointF) -> bool:
        """Return whether a press has moved too far for a tap."""
        spot = self._scene.spot_of(press.place)
        distance = math.hypot(point.x() - press.point.x(), point.y() - press.point.y())
        return spot is not None and distance > spot.width / 3

    def _lies_at(self, place: str, point: QPointF) -> bool:
        spot = self._scene.spot_of(place)
        if spot is None:
            return False
        beside, above = abs(point.x() - spot.x), abs(point.y() - spot.y)
        return beside < spot.width / 2 and above < spot.width * RATIO / 2
