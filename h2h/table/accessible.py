"""The table for screen readers: what is on it, what has happened, and what can be pressed.

The table has no words of its own: the game describes it by a `TableDescription`.
"""
# ruff: noqa: N802 (Qt's method names)

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QWindow,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget
from shiboken6 import Shiboken

from h2h.table.table_input import TableInput
from h2h.table.table_scene import TableScene

_NULL = Shiboken.VoidPtr(0)
"""A null pointer. Shiboken takes None for a type error and crashes while reporting it."""

_ORCA = sys.platform not in ("win32", "darwin")
"""Whether the screen reader is Orca."""

_REFERENCES: list[QAccessibleInterface] = []
"""Interfaces that Qt owns and deletes. Without a reference Python would delete them first."""


def _keep_reference(interface: QAccessibleInterface) -> None:
    _REFERENCES[:] = [*filter(Shiboken.isValid, _REFERENCES), interface]


class PlaceDescription(NamedTuple):
    """A place in words.

    Attributes:
        name: in the player's language, such as "Four of hearts, free".
        detail: further information, such as where it is.
        reachable: whether a tap does something there.
        selected: whether it is selected.
    """

    name: str
    detail: str = ""
    reachable: bool = True
    selected: bool = False


class TableDescription(Protocol):
    """A game's table in words."""

    def title(self) -> str:
        """Return the table's name."""
        ...

    def summary(self) -> str:
        """Return the state of the game in a few words."""
        ...

    def places(self) -> Sequence[str]:
        """Return the places to read, in reading order."""
        ...

    def describe(self, place: str) -> PlaceDescription:
        """Return the description of a place."""
        ...


def announce(view: QGraphicsView, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader speak a message about the table, exactly once.

    NVDA and VoiceOver speak announcements, Orca only from 45.2 on. Every Orca speaks a changed
    description of what has the focus, so on Linux the message becomes that description; with both,
    a newer Orca would speak it twice.
    """
    focused = QApplication.focusWidget()
    if _ORCA and focused is view:
        interface = QAccessible.queryAccessibleInterface(view)
        if isinstance(interface, TableInterface):
            interface.speak(text)
        return
    if _ORCA and focused is not None and focused.window() is view.window():
        _describe(focused, text)
        return
    event = QAccessibleAnnouncementEvent(view, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    _send(event)


def _describe(widget: QWidget, text: str) -> None:
    """Make a message the description of the widget that has the focus, until it loses it."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and not widget.accessibleDescription():

        def clear() -> None:
            app.focusChanged.disconnect(clear)
            if Shiboken.isValid(widget):
                widget.setAccessibleDescription("")

        app.focusChanged.connect(clear)
    widget.setAccessibleDescription(text)


class TableInterface(QAccessibleObject):
    """The table, with a child for each place."""

    def __init__(
        self,
        view: QGraphicsView,
        scene: TableScene,
        description: Callable[[], TableDescription | None],
        handler: Callable[[], TableInput],
    ) -> None:
        """Describe a view's table.

        Args:
            view: the table's widget.
            scene: its scene.
            description: returns the current game's description.
            handler: returns what handles taps now.
        """
        super().__init__(view)
        self.view = view
        self.scene = scene
        self.handler = handler
        self._description = description
        self._places: dict[str, PlaceInterface] = {}
        self._reported: dict[str, PlaceDescription] = {}
        self._summary: str | None = None
        self._focus: str | None = None  # the place that the screen reader was sent to last
        self._message = self._last_message = ""
        self._last_message_at: str | None = None
        _keep_reference(self)
        children = self._places
        view.destroyed.connect(lambda: _delete(children.values()))

    @property
    def description(self) -> TableDescription | None:
        """The current game's description."""
        return self._description()

    def place(self, place: str) -> "PlaceInterface":
        """Return the child for a place, always the same one."""
        if place not in self._places:
            self._places[place] = PlaceInterface(self, place)
        return self._places[place]

    def places(self) -> Sequence[str]:
        """Return the places there are now."""
        return self.description.places() if self.description else ()

    def message_at(self, place: str | None) -> str:
        """Return the message being sent as the description of a place; None for the table."""
        return self._message if place == self._focus else ""

    def speak(self, text: str) -> None:
        """Send a message as the description of what has the focus.

        The event carries the text, so nothing is lost when messages follow each other quickly.
        """
        # Orca ignores a description that equals the one before; a blank makes them differ.
        self._message = f"{text} " if text == self._last_message else text
        self._last_message, self._last_message_at = self._message, self._focus
        _send(QAccessibleEvent(self._focused(), QAccessible.Event.DescriptionChanged))
        # A place that is read for another reason has its own description.
        self._message = ""

    def report_changes(self) -> None:
        """Report each place whose name or state has changed since the last report."""
        before, places = self._reported, self.places()
        self._reported = {place: self.place(place).description for place in places}
        summary, self._summary = self._summary, self.text(QAccessible.Text.Description)
        if summary not in (None, self._summary):
            _send(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if list(before) != list(places):
            _send(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        for place, now in self._reported.items():
            was = before.get(place, now)
            if was.name != now.name:
                _send(QAccessibleEvent(self.place(place), QAccessible.Event.NameChanged))
            if was.detail != now.detail:
                _send(QAccessibleEvent(self.place(place), QAccessible.Event.DescriptionChanged))
            if was.selected != now.selected:
                state = QAccessible.State()
                state.selected = 1
                _send(QAccessibleStateChangeEvent(self.place(place), state))
        focus = self._focused_place()
        if focus is None and self._focus in self._reported:
            return  # a tap hides the ring, but the screen reader stays where it is
        if focus != self._focus:
            self._move_focus(focus)

    def on_focus_in(self) -> None:
        """Send the screen reader to the focused place: Qt has sent it to the table."""
        self._focus = None
        self.report_changes()

    def _move_focus(self, place: str | None) -> None:
        before = self._focused()
        forget = self._last_message and self._last_message_at == self._focus
        self._focus = place
        _send(QAccessibleEvent(self._focused(), QAccessible.Event.Focus))
        if forget:
            # A screen reader caches the message as the description of the place it leaves.
            self._last_message = ""
            _send(QAccessibleEvent(before, QAccessible.Event.DescriptionChanged))

    def _focused(self) -> QAccessibleInterface:
        return self.place(self._focus) if self._focus else self

    def _focused_place(self) -> str | None:
        place = self.scene.focus_place
        return place if place in self.places() else None

    # Called by Qt

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the widget around the table."""
        above = self.view.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above else None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window."""
        return self.view.window().windowHandle()

    def childCount(self) -> int:
        """Return the number of places."""
        return len(self.places())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a place by its index."""
        places = self.places()
        return self.place(places[index]) if 0 <= index < len(places) else None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return the index of a place."""
        places = self.places()
        if isinstance(child, PlaceInterface) and child.name in places:
            return places.index(child.name)
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the place at a point of the screen."""
        point = self.view.viewport().mapFromGlobal(QPoint(x, y))
        place = self.scene.place_at(self.view.mapToScene(point))
        return self.place(place) if place and place in self.places() else None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the place that has the keyboard focus."""
        place = self._focused_place()
        return self.place(place) if place else None

    def rect(self) -> QRect:
        """Return the table's rectangle on the screen."""
        area = self.view.rect()
        area.moveTopLeft(self.view.mapToGlobal(area.topLeft()))
        return area

    def text(self, kind: QAccessible.Text) -> str:
        """Return the table's name or description."""
        if self.description is not None:
            if kind is QAccessible.Text.Name:
                return self.description.title()
            if kind is QAccessible.Text.Description:
                return self.message_at(None) or self.description.summary()
        return ""

    def role(self) -> QAccessible.Role:
        """Return the role: a group."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return whether it has the focus and can be seen."""
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self.view.hasFocus())
        state.invisible = int(not self.view.isVisible())
        return state


class PlaceInterface(QAccessibleInterface):
    """A visible card or a pile: a button with a name that changes."""

    def __init__(self, table: TableInterface, name: str) -> None:
        super().__init__()
        self.name = name
        self._table = table
        self._actions = _Actions(table, name)
        _keep_reference(self)
        QAccessible.registerAccessibleInterface(self)

    @property
    def description(self) -> PlaceDescription:
        """The place in words."""
        table = self._table.description
        if table is None or not self.isValid():
            return PlaceDescription("", reachable=False)
        return table.describe(self.name)

    # Called by Qt

    def isValid(self) -> bool:
        """Return whether the place exists now."""
        return self.name in self._table.places()

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return None: a place is no QObject."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window."""
        return self._table.window()

    def childCount(self) -> int:
        """Return 0: a place has no children."""
        return 0

    def child(self, index: int) -> None:  # type: ignore[override]
        """Return None: a place has no children."""

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        """Return None: a place has no children."""

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return -1: a place has no children."""
        return -1

    def rect(self) -> QRect:
        """Return the place's rectangle on the screen."""
        view = self._table.view
        for item in self._table.scene.items():
            if getattr(item, "place", "") == self.name and item.isVisible():
                shape = item.mapToScene(item.shape()).boundingRect()
                area = view.mapFromScene(shape).boundingRect()
                area.moveTopLeft(view.viewport().mapToGlobal(area.topLeft()))
                return area
        return QRect()

    def text(self, kind: QAccessible.Text) -> str:
        """Return the place's name or description."""
        if kind is QAccessible.Text.Name:
            return self.description.name
        if kind is QAccessible.Text.Description:
            return self._table.message_at(self.name) or self.description.detail
        return ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Ignore the text: a card can't be renamed."""

    def role(self) -> QAccessible.Role:
        """Return the role: a button."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Return whether it can be pressed, is selected, has the focus and can be seen."""
        description, view = self.description, self._table.view
        state = QAccessible.State()
        state.invisible = int(not (view.isVisible() and self.isValid()))
        state.offscreen = state.invisible
        state.selectable = state.focusable = int(description.reachable)
        state.selected = int(description.selected)
        state.focused = int(view.hasFocus() and self._table.scene.focus_place == self.name)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return the actions when they are requested."""
        return self._actions if kind is QAccessible.InterfaceType.ActionInterface else _NULL


class _Actions(QAccessibleActionInterface):
    """The actions of a place: press it, or move the keyboard focus to it."""

    def __init__(self, table: TableInterface, place: str) -> None:
        super().__init__()
        self._table = table
        self._place = place

    def actionNames(self) -> list[str]:
        """Return the names of the actions."""
        return [self.pressAction(), self.setFocusAction()]

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys: Enter presses whatever has the focus."""
        return []

    def doAction(self, name: str) -> None:
        """Press the place, or move the keyboard focus to it."""
        if self._place not in self._table.places():
            return
        handler = self._table.handler()
        if name == self.pressAction():
            handler.tap_by_hand(self._place)
        elif name == self.setFocusAction():
            self._table.view.setFocus()
            handler.focus_on(self._place)


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


def _delete(children: Iterable[PlaceInterface]) -> None:
    """Have Qt delete interfaces whose view is gone."""
    for child in children:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
