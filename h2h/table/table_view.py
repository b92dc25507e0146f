"""The window's view of the table: its surface, its layout and its keys."""

import math
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QCursor,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTouchEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from h2h.table.art.felt import Felt
from h2h.table.gestures import Gestures
from h2h.table.layout import Layout
from h2h.table.sharpening import Sharpening
from h2h.table.table_input import TableInput
from h2h.table.table_scene import TableScene

if TYPE_CHECKING:
    from h2h.table.accessible import TableDescription, TableInterface

LayoutFor = Callable[[float, float, float], Layout]
"""Makes the layout for a table's width and height and the device pixel ratio."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ACTIVATE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Select, Qt.Key.Key_Space)


class TableView(QGraphicsView):
    """The table as a widget.

    Signals:
        activated: Enter or Space was pressed, after the input has handled it.
    """

    activated = Signal()

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setObjectName("table")
        # A viewport made here: for the built-in one PySide would load every widget class to find
        # its type, which takes a tenth of a whole start.
        self.setViewport(QWidget())
        # The felt covers the whole viewport, so Qt need not clear it before painting.
        self.viewport().setAutoFillBackground(False)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._scene = scene
        self._layout_for: LayoutFor | None = None
        self._felt: Felt | None = None
        self._gestures = Gestures(scene)
        self._sharpening = Sharpening(scene, self)
        self._description: Callable[[], TableDescription] | None = None
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

    @property
    def input(self) -> TableInput:
        """What handles taps and keys."""
        return self._gestures.input

    def set_input(self, handler: TableInput) -> None:
        """Send taps and keys to this handler from now on."""
        self._gestures.cancel()
        self._gestures.input = handler

    def set_layout_for(self, layout_for: LayoutFor) -> None:
        """Use the layout of another game."""
        self._layout_for = layout_for
        self._gestures.cancel()
        self._lay_out()

    def refresh(self) -> None:
        """Repaint everything: the palette has changed."""
        self._felt = None
        self._scene.refresh()
        self.viewport().update()

    # For screen readers

    def set_description(self, description: "Callable[[], TableDescription] | None") -> None:
        """Set what describes the table; it is called only if a screen reader is active."""
        self._description = description

    @property
    def description(self) -> "TableDescription | None":
        """The table in words."""
        return self._description() if self._description else None

    def announce(self, words: Callable[[], str], *, urgent: bool = False) -> None:
        """Have a screen reader speak a message, if one is active."""
        if QAccessible.isActive() and (text := words()):
            from h2h.table.accessible import announce

            announce(self, text, urgent=urgent)

    def update_accessibility(self) -> None:
        """Report names and states of places that have changed to a screen reader."""
        if interface := self._interface():
            interface.report_changes()

    def _interface(self) -> "TableInterface | None":
        """Return what a screen reader sees, if one is active."""
        if not QAccessible.isActive():
            return None
        from h2h.table.accessible import TableInterface

        interface = QAccessible.queryAccessibleInterface(self)
        return interface if isinstance(interface, TableInterface) else None

    # Qt events

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out for the new size."""
        super().resizeEvent(event)
        self._lay_out()

    def drawBackground(self, painter: QPainter, rect: QRectF | QPointF) -> None:  # type: ignore[override]
        """Draw the table's surface from one picture of it."""
        area, ratio = self.viewport().rect(), self.devicePixelRatioF()
        # Round up: Qt does so for halves, and a missing row of pixels would keep old content.
        wanted = math.ceil(area.width() * ratio), math.ceil(area.height() * ratio), ratio
        if self._felt is None or self._felt.made_for != wanted:
            self._felt = Felt(*wanted, self._scene.pictures.palette)
        self._felt.paint(painter, area)

    def event(self, event: QEvent) -> bool:
        """Follow the screen's pixel ratio; keep Space from being a shortcut over a focused place.

        Elsewhere Space is a shortcut of the window.
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

    def viewportEvent(self, event: QEvent) -> bool:
        """Handle fingers on a touch screen; those on a touchpad move the mouse pointer."""
        if not isinstance(event, QTouchEvent):
            return super().viewportEvent(event)
        on_screen = event.device().type() is QInputDevice.DeviceType.TouchScreen
        event.setAccepted(on_screen)
        if on_screen:
            self._gestures.touch(event, lambda point: self.mapToScene(point.toPoint()))
        return on_screen

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tap the place under the pointer."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        double = event.type() == QEvent.Type.MouseButtonDblClick
        self._gestures.press(self._scene_point(event), quick=double)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Handle the second press of a double click, which Qt sends instead of a press."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the pressed card, or report the place under the pointer."""
        point = self._scene_point(event)
        if not event.buttons() & Qt.MouseButton.LeftButton:
            self._gestures.cancel()  # a dialog may have received the release
        if not self._gestures.move(point):
            self._gestures.hover(point)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Drop a dragged card."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        self._gestures.release(self._scene_point(event))
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Report that the pointer is over no place."""
        self._gestures.hover(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell a screen reader which place has the focus."""
        super().focusInEvent(event)
        if interface := self._interface():
            interface.on_focus_in()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End a drag: a dialog or a menu will receive the release."""
        self._gestures.cancel()
        super().focusOutEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pass the table's keys to the input."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            self.input.move_focus(*_ARROWS[key])
        elif key in _ACTIVATE:
            self.input.activate()
            self.activated.emit()
        elif Qt.Key.Key_0 <= key <= Qt.Key.Key_9:
            self.input.press_digit(key - Qt.Key.Key_0)
        elif key == Qt.Key.Key_Escape:
            if not self.input.escape():
                event.ignore()  # the window may leave full screen
                return
        else:
            event.ignore()
            return
        event.accept()

    # Internal

    def _scene_point(self, event: QMouseEvent) -> QPointF:
        return self.mapToScene(event.position().toPoint())

    def _on_settled(self) -> None:
        """Report the place under the pointer: cards may have moved beneath it."""
        if self._gestures.hovered and self.underMouse():
            point = self.viewport().mapFromGlobal(QCursor.pos())
            self._gestures.hover(self.mapToScene(point))

    def _lay_out(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        if self._layout_for is None or width < 2 or height < 2:
            return
        self._scene.setSceneRect(0, 0, width, height)
        ratio = self.devicePixelRatioF()
        ratio_changed = ratio != self._scene.pictures.ratio
        self._scene.pictures.ratio = ratio
        layout = self._layout_for(width, height, ratio)
        before = self._scene.current_layout
        resized = before is not None and before.card_width != layout.card_width
        # An opening window has no pictures of another size to scale.
        if resized and self.isVisible() and self._scene.pictures.are_used:
            self._sharpening.start()
        self._scene.set_layout(layout)
        if ratio_changed:
            self._scene.refresh()


@cache
def _install_accessibility() -> None:
    QAccessible.installFactory(_accessible)


def _accessible(_kind: str, thing: QObject | None) -> "TableInterface | None":
    if not isinstance(thing, TableView):
        return None
    from h2h.table.accessible import TableInterface

    return TableInterface(thing, thing._scene, lambda: thing.description, lambda: thing.input)
