"""The table for those who don't see it: what a screen reader finds there, hears of and can press.

A table knows no words; the game on it gives them, as its `Reading`.
"""
# ruff: noqa: N802 (nearly all of it is what Qt calls)

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
    QAccessibleStateChangeEvent,
    QWindow,
)
from shiboken6 import Shiboken

from h2h.table.table_scene import TableScene

_NOTHING = Shiboken.VoidPtr(0)
"""A null pointer. None in its place is a type error to Shiboken, and it crashes on telling so."""

if TYPE_CHECKING:
    from h2h.table.table_view import TableView


_KEPT: list[QAccessibleInterface] = []
"""What Qt was given. Qt deletes it, and would do so again had Python done it before."""


def _keep(interface: QAccessibleInterface) -> None:
    _KEPT[:] = [*filter(Shiboken.isValid, _KEPT), interface]


class Told(NamedTuple):
    """What is said of a place.

    Attributes:
        name: in the player's language, such as "Four of hearts, free".
        detail: more, for those who ask: where it lies.
        reachable: whether a tap does something there.
        selected: whether it is selected.
    """

    name: str
    detail: str = ""
    reachable: bool = True
    selected: bool = False


class Reading(Protocol):
    """What a game tells of its table."""

    def title(self) -> str:
        """Name the table."""
        ...

    def summary(self) -> str:
        """Say how things stand."""
        ...

    def places(self) -> Sequence[str]:
        """Return the places that are worth a word, in reading order."""
        ...

    def tell(self, place: str) -> Told:
        """Say what lies at a place."""
        ...


class TableInterface(QAccessibleObject):
    """The table, with a child for each place."""

    def __init__(self, view: "TableView", scene: TableScene) -> None:
        super().__init__(view)
        self.view = view
        self.scene = scene
        self._places: dict[str, PlaceInterface] = {}
        self._told: dict[str, Told] = {}
        self._summary = ""
        self._focus: str | None = None
        _keep(self)
        children = self._places
        view.destroyed.connect(lambda: _delete(children.values()))

    @property
    def reading(self) -> Reading | None:
        """What the game tells."""
        return self.view.reading

    def place(self, place: str) -> "PlaceInterface":
        """Return the child for a place, always the same one."""
        if place not in self._places:
            self._places[place] = PlaceInterface(self, place)
        return self._places[place]

    def places(self) -> Sequence[str]:
        """Return the places there are now."""
        return self.reading.places() if self.reading else ()

    def tell_changes(self) -> None:
        """Tell of each place whose name or state differs from what was told last."""
        before, places = self._told, self.places()
        self._told = {place: self.place(place).told for place in places}
        summary, self._summary = self._summary, self.text(QAccessible.Text.Description)
        if summary != self._summary:
            _send(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        if list(before) != list(places):
            _send(QAccessibleEvent(self, QAccessible.Event.ObjectReorder))
        for place, told in self._told.items():
            was = before.get(place, told)
            if was.name != told.name:
                _send(QAccessibleEvent(self.place(place), QAccessible.Event.NameChanged))
            if was.detail != told.detail:
                _send(QAccessibleEvent(self.place(place), QAccessible.Event.DescriptionChanged))
            if was.selected != told.selected:
                state = QAccessible.State()
                state.selected = 1
                _send(QAccessibleStateChangeEvent(self.place(place), state))
        focus, self._focus = self._focus, self.scene.focus_place
        if self._focus != focus and self._focus in self._told:
            _send(QAccessibleEvent(self.place(self._focus), QAccessible.Event.Focus))

    # What Qt asks

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return what the table lies in."""
        above = self.view.parentWidget()
        return QAccessible.queryAccessibleInterface(above) if above else None

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window it is seen in."""
        return self.view.window().windowHandle()

    def childCount(self) -> int:
        """Return how many places there are."""
        return len(self.places())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return a place by its number."""
        places = self.places()
        return self.place(places[index]) if 0 <= index < len(places) else None

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return the number of a place."""
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
        """Return the place that the keyboard would tap."""
        place = self.scene.focus_place
        return self.place(place) if place and place in self.places() else None

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        area = self.view.rect()
        area.moveTopLeft(self.view.mapToGlobal(area.topLeft()))
        return area

    def text(self, kind: QAccessible.Text) -> str:
        """Return its words."""
        if self.reading is not None:
            if kind is QAccessible.Text.Name:
                return self.reading.title()
            if kind is QAccessible.Text.Description:
                return self.reading.summary()
        return ""

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return QAccessible.Role.Grouping

    def state(self) -> QAccessible.State:
        """Return how it stands."""
        state = QAccessible.State()
        state.focusable = 1
        state.focused = int(self.view.hasFocus())
        state.invisible = int(not self.view.isVisible())
        return state


class PlaceInterface(QAccessibleInterface):
    """A card that can be seen, or a pile: a button with a name that changes."""

    def __init__(self, table: TableInterface, name: str) -> None:
        super().__init__()
        self.name = name
        self._table = table
        self._actions = _Actions(table, name)
        _keep(self)
        QAccessible.registerAccessibleInterface(self)

    @property
    def told(self) -> Told:
        """What is said of the place."""
        reading = self._table.reading
        return reading.tell(self.name) if reading and self.isValid() else Told("", reachable=False)

    # What Qt asks

    def isValid(self) -> bool:
        """Tell whether it is still there."""
        return self.name in self._table.places()

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: a place is no object of Qt's."""
        return None

    def parent(self) -> QAccessibleInterface:
        """Return the table."""
        return self._table

    def window(self) -> QWindow | None:  # type: ignore[override]
        """Return the window it is seen in."""
        return self._table.window()

    def childCount(self) -> int:
        """Return none: a place has no parts."""
        return 0

    def child(self, index: int) -> None:  # type: ignore[override]
        """Return nothing: a place has no parts."""

    def childAt(self, x: int, y: int) -> None:  # type: ignore[override]
        """Return nothing: a place has no parts."""

    def indexOfChild(self, child: QAccessibleInterface | None) -> int:
        """Return that there is none."""
        return -1

    def rect(self) -> QRect:
        """Return where it is on the screen."""
        view = self._table.view
        for item in self._table.scene.items():
            if getattr(item, "place", "") == self.name and item.isVisible():
                lies = item.mapToScene(item.shape()).boundingRect()
                area = view.mapFromScene(lies).boundingRect()
                area.moveTopLeft(view.viewport().mapToGlobal(area.topLeft()))
                return area
        return QRect()

    def text(self, kind: QAccessible.Text) -> str:
        """Return its words."""
        if kind is QAccessible.Text.Name:
            return self.told.name
        return self.told.detail if kind is QAccessible.Text.Description else ""

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Refuse: a card can't be renamed."""

    def role(self) -> QAccessible.Role:
        """Return what kind of thing it is."""
        return QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        """Return how it stands."""
        told, view = self.told, self._table.view
        state = QAccessible.State()
        state.invisible = int(not (view.isVisible() and self.isValid()))
        state.offscreen = state.invisible
        state.selectable = state.focusable = int(told.reachable)
        state.selected = int(told.selected)
        state.focused = int(view.hasFocus() and self._table.scene.focus_place == self.name)
        return state

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """Return what can be done, where that is asked for."""
        return self._actions if kind is QAccessible.InterfaceType.ActionInterface else _NOTHING


class _Actions(QAccessibleActionInterface):
    """What can be done at a place: press it, or take the keyboard's focus there."""

    def __init__(self, table: TableInterface, place: str) -> None:
        super().__init__()
        self._table = table
        self._place = place

    def actionNames(self) -> list[str]:
        """Return what can be done."""
        return [self.pressAction(), self.setFocusAction()]

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Return no keys: any key taps what has the focus."""
        return []

    def doAction(self, name: str) -> None:
        """Press, or take the keyboard's focus here."""
        view = self._table.view
        if self._place not in self._table.places():
            return
        if name == self.pressAction():
            view.input.tap_by_hand(self._place)
        elif name == self.setFocusAction():
            view.setFocus()
            view.input.focus_on(self._place)


def _send(event: QAccessibleEvent) -> None:
    QAccessible.updateAccessibility(event)


def _delete(children: Iterable[PlaceInterface]) -> None:
    """Have Qt delete what leads to a view that is gone."""
    for child in children:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(child))
