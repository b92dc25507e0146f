"""The window's view of the table: its surface, taps, and the keys that move about on it."""

import math
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QMetaMethod, QObject, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QApplication, QFrame, QGraphicsView, QWidget

from h2h.table.art.felt import Felt
from h2h.table.card_item import CardItem
from h2h.table.layout import RATIO, Layout
from h2h.table.table_scene import TableScene

if TYPE_CHECKING:
    from h2h.table.accessible import Reading, TableInterface

LayoutFor = Callable[[float, float, float], Layout]
"""Makes the layout for a table's width and height and the device pixel ratio."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ACTIVATE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select, Qt.Key.Key_Space)
_SHARPEN_AFTER = 120
"""Milliseconds a window must keep its size before pictures are drawn for it."""


class _Press(NamedTuple):
    """Where the left button went down, and whether that was on a selected card."""

    place: str
    point: QPointF
    was_selected: bool
    taken_again: bool = False


class TableView(QGraphicsView):
    """The table as a widget.

    Signals:
        tapped: a place was tapped.
        tapped_again: the second press of a double click; each game says what it means.
        arrow: an arrow key was pressed: its direction as x and y, each -1, 0 or 1.
        activated: the keyboard taps what has its focus.
        escaped: the Escape key.
        focus_wanted: a screen reader takes the keyboard's focus to a place.
        digit: a number key.
        hovered: the pointer came to another place, or to none.
        dropped: a selected card was dragged from its place; what lies under its middle and under
            the pointer, if anything.
    """

    tapped = Signal(str)
    tapped_again = Signal(str)
    digit = Signal(int)
    hovered = Signal(str)
    dropped = Signal(str, list)
    arrow = Signal(int, int)
    activated = Signal()
    escaped = Signal()
    focus_wanted = Signal(str)

    def __init__(self, scene: TableScene, layout_for: LayoutFor, parent: QWidget | None = None):
        super().__init__(scene, parent)
        self.setObjectName("table")
        # A viewport made here: asking for the built-in one makes PySide load every widget class
        # to find out which it is, a tenth of a whole start.
        self.setViewport(QWidget())
        # The surface covers all of it: nothing needs to be filled before.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._scene = scene
        self._layout_for = layout_for
        self._felt: Felt | None = None
        self._hovered = ""
        self._press: _Press | None = None
        self._reading: Callable[[], Reading] | None = None
        self._sharpen = QTimer(self, singleShot=True)
        self._sharpen.timeout.connect(self._on_sharpen)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setMinimumSize(240, 160)
        self.viewport().setMouseTracking(True)
        scene.settled.connect(self._on_settled)
        _install_accessibility()

    def set_layout_for(self, layout_for: LayoutFor) -> None:
        """Lay another game out."""
        self._layout_for = layout_for
        self._let_go()
        self._lay_out()

    def refresh(self) -> None:
        """Draw the table anew: its palette has changed."""
        self._felt = None
        self._scene.refresh()
        self.viewport().update()

    # What screen readers are told

    def set_reading(self, reading: "Callable[[], Reading] | None") -> None:
        """Let a game put the table into words; it is asked only if something reads here."""
        self._reading = reading

    @property
    def reading(self) -> "Reading | None":
        """The table in words."""
        return self._reading() if self._reading else None

    def announce(self, words: Callable[[], str], *, urgent: bool = False) -> None:
        """Have something read out."""
        if QAccessible.isActive() and (text := words()):
            event = QAccessibleAnnouncementEvent(self, text)
            if urgent:
                event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def tell_changes(self) -> None:
        """Say that names or states of places have changed."""
        if QAccessible.isActive():
            from h2h.table.accessible import TableInterface

            interface = QAccessible.queryAccessibleInterface(self)
            if isinstance(interface, TableInterface):
                interface.tell_changes()

    # What Qt calls

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size at once; draw sharp pictures when the size stays."""
        super().resizeEvent(event)
        self._lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QPointF) -> None:  # type: ignore[override]
        """Draw the table's surface from one picture of it."""
        area, ratio = self.viewport().rect(), self.devicePixelRatioF()
        # Up: Qt rounds a half up, and a row left out would show what was there before.
        wanted = math.ceil(area.width() * ratio), math.ceil(area.height() * ratio), ratio
        if self._felt is None or self._felt.made_for != wanted:
            self._felt = Felt(*wanted, self._scene.pictures.palette)
        self._felt.paint(painter, area)

    def event(self, event: QEvent) -> bool:
        """Follow the screen's device pixel ratio; keep the space bar from being a shortcut.

        The space bar is one unless it has something to tap.
        """
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._lay_out()
        elif (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
            and self._scene.focus_place is not None
        ):
            event.accept()
            return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tap what lies under the pointer; what moves is finished first."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._scene.animator.finish()
        self._scene.put_down()
        point = self.mapToScene(event.position().toPoint())
        place = self._scene.place_at(point)
        self._press = _Press(place, point, self._scene.is_selected(place)) if place else None
        if place:
            again = event.type() == QEvent.Type.MouseButtonDblClick
            (self.tapped_again if again else self.tapped).emit(place)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Tell the second press of a double click from a tap of its own."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Tell what the pointer is over; take a card along that was pressed."""
        point = self.mapToScene(event.position().toPoint())
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._let_go()  # a dialog may have taken the release
        if not self._drag(point):
            self._hover(self._scene.place_at(point) or "")
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell where a card was dragged to."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        press, self._press = self._press, None
        carried = self._scene.carried
        if press is not None and carried is not None:
            point = self.mapToScene(event.position().toPoint())
            targets = [p for p in map(self._scene.place_at, (carried, point)) if p is not None]
            # A hand that trembles does not drag.
            if not self._lies_at(press.place, point):
                self.dropped.emit(press.place, targets)
            elif press.taken_again:
                self.tapped.emit(press.place)
            self._scene.put_down()
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer is over nothing any more."""
        self._hover("")
        super().leaveEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Put down what is carried: a dialog or a menu will take the release."""
        self._let_go()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the focus, tap what has it, or let go."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.arrow.emit(*_ARROWS[key])
        elif key in _ACTIVATE:
            self.activated.emit()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.digit.emit(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            event.ignore()
            return
        event.accept()

    # Inside

    def _let_go(self) -> None:
        self._press = None
        self._scene.put_down()

    def _drag(self, point: QPointF) -> bool:
        press = self._press
        if press is None:
            return False
        way = point - press.point
        if self._scene.carried is None:
            if way.manhattanLength() < QApplication.startDragDistance():
                return False
            if not self.isSignalConnected(QMetaMethod.fromSignal(self.dropped)):
                return False
            if press.was_selected and not self._scene.is_selected(press.place):
                self.tapped.emit(press.place)  # the press has let go of what is to be dragged
                self._press = press = press._replace(taken_again=True)
            self._press = press._replace(was_selected=False)
        return self._scene.carry(press.place, way)

    def _lies_at(self, place: str, point: QPointF) -> bool:
        spot = self._scene.spot_of(place)
        if spot is None:
            return False
        beside, above = abs(point.x() - spot.x), abs(point.y() - spot.y)
        return beside < spot.width / 2 and above < spot.width * RATIO / 2

    def _hover(self, place: str) -> None:
        if place != self._hovered:
            self._hovered = place
            self.hovered.emit(place)

    def _on_settled(self) -> None:
        """Cards moved under a pointer that rests."""
        if self._hovered and self.underMouse():
            point = self.viewport().mapFromGlobal(QCursor.pos())
            self._hover(self._scene.place_at(self.mapToScene(point)) or "")

    def _lay_out(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        if width < 2 or height < 2:
            return
        self._scene.setSceneRect(0, 0, width, height)
        ratio = self.devicePixelRatioF()
        another_screen = ratio != self._scene.pictures.ratio
        self._scene.pictures.ratio = ratio
        layout = self._layout_for(width, height, ratio)
        before = self._scene.layout_now
        if before is not None and before.card_width != layout.card_width and self.isVisible():
            self._scene.pictures.draft = True
            self._sharpen.start(_SHARPEN_AFTER)
        self._scene.set_layout(layout)
        if another_screen:
            self._scene.refresh()

    def _on_sharpen(self) -> None:
        """Paint one picture at a time, so that nothing stutters; show them together."""
        for item in self._scene.items():
            if isinstance(item, CardItem) and item.sharpen():
                self._sharpen.start(0)  # goes on when all that waits is done
                return
        self._scene.pictures.draft = False
        self._scene.refresh()


@cache
def _install_accessibility() -> None:
    QAccessible.installFactory(_accessible)


def _accessible(_kind: str, thing: QObject | None) -> "TableInterface | None":
    if not isinstance(thing, TableView):
        return None
    from h2h.table.accessible import TableInterface

    return TableInterface(thing, thing._scene)
