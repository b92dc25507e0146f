"""Turns taps and keys into moves, and shows the model's changes on the table."""

from collections.abc import Collection, Iterable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from h2h.cards.transition import Cause, Position, Transition
from h2h.game.keyboard_focus import beyond, nearest
from h2h.heart_to_heart.engine import (
    WASTE,
    Draw,
    IllegalMove,
    IllegalMoveError,
    Redeal,
    RemovePair,
    rules,
)
from h2h.heart_to_heart.engine.places import STOCK_NAME, WASTE_NAME, name_of, place_of
from h2h.heart_to_heart.model import HeartToHeartModel
from h2h.table.card_item import Mark
from h2h.table.layout import Spot
from h2h.table.sound.cues import Sound
from h2h.table.table_scene import TableScene


class Hint(Enum):
    """What a hint points at."""

    PAIR = auto()
    STOCK = auto()


class HeartToHeartController(QObject):
    """Owns the selection, the hint and the keyboard focus.

    Signals:
        refused: a tap had no effect; carries the IllegalMove.
        changed: cards, marks or the keyboard focus have changed.
        labels_wanted: the piles have changed; carries the sizes of stock and waste.
    """

    accepts_drags = True
    refused = Signal(object)
    changed = Signal()
    labels_wanted = Signal(int, int)

    def __init__(
        self, model: HeartToHeartModel, scene: TableScene, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._selected: int | None = None
        self._focus: str | None = None
        self._hinted: frozenset[str] = frozenset()
        self._marks: dict[str, Mark] = {}
        self._placement_help = True
        model.reset.connect(self._on_reset)
        model.stepped.connect(self._on_stepped)

    @property
    def selected(self) -> int | None:
        """The selected place: 1 to 25, `WASTE`, or None."""
        return self._selected

    @property
    def hinted(self) -> Collection[int]:
        """The places of the pair that a hint points at."""
        return [number for name in self._hinted if (number := place_of(name)) is not None]

    @property
    def focus(self) -> str | None:
        """The place that has the keyboard focus."""
        return self._focus

    def shows_as_playable(self, place: int) -> bool:
        """Return whether placement help or a hint outlines the card at a place."""
        return self._marks.get(name_of(place)) in (Mark.PLAYABLE, Mark.POINTED)

    def focus_on(self, place: str) -> None:
        """Move the keyboard focus to a place, if the keyboard can reach it."""
        if place in self.reachable():
            self._set_focus(place)

    def set_placement_help(self, on: bool) -> None:
        """Outline cards that can be paired and dim cards that don't match the selection."""
        self._placement_help = on
        self._show_marks()

    def open(self) -> None:
        """Show the game without animation."""
        self._scene.set_piles((STOCK_NAME, WASTE_NAME))
        self._scene.show_position(self._model.position)
        self._on_changed()

    def close(self) -> None:
        """Remove the selection, the focus and the marks."""
        self._selected = None
        self._set_focus(None)
        self._scene.set_marks({})

    # What the player does

    def taps_on_release(self, place: str) -> bool:
        """Tap when the place is pressed: every tap can be reversed."""
        return False

    def tap_by_hand(self, place: str) -> None:
        """Tap with the pointer, which hides the keyboard focus."""
        self._set_focus(None)
        self.tap(place)

    def tap_again(self, place: str) -> None:
        """Treat the second tap of a double tap as a tap of its own."""
        self.tap_by_hand(place)

    def tap_table(self) -> None:
        """Clear the selection and the hint."""
        self._set_focus(None)
        self.escape()

    def hover(self, place: str) -> None:
        """Ignore the pointer: nothing changes under it."""

    def press_digit(self, digit: int) -> None:
        """Ignore number keys."""

    def tap(self, place: str) -> None:
        """Tap a place: a card of the heart, the stock or the waste."""
        self._scene.animator.finish()
        if self._hinted:
            self._hinted = frozenset()
            self._show_marks()
        if place == STOCK_NAME:
            self.draw()
        elif (number := place_of(place)) is not None:
            self._tap_card(number)

    def drop(self, place: str, targets: Sequence[str]) -> None:
        """Pair a dragged card with the first target that matches, else put it back."""
        if self._selected is None or place != name_of(self._selected):
            return
        onto = [number for target in targets if (number := place_of(target)) is not None]
        mates = [
            number
            for number in onto
            if self._marks_for(self._selected).get(name_of(number)) is Mark.PLAYABLE
        ]
        for number in (mates or onto)[:1]:
            self._tap_card(number)
        if self._selected is not None:
            self._selected = None
            self._show_marks()

    def draw(self) -> None:
        """Draw a card, or put the waste back when the stock is empty."""
        state = self._model.game.state
        if state.is_won or not (state.stock or state.waste):
            return
        if self._selected == WASTE:
            self._selected = None
        self._model.play(Draw() if state.stock else Redeal())

    def undo(self) -> None:
        """Undo the last move, if there is one."""
        if self._model.game.can_undo:
            self._selected = None
            self._model.undo()

    def redo(self) -> None:
        """Play the last undone move again, if there is one."""
        if self._model.game.can_redo:
            self._selected = None
            self._model.redo()

    def escape(self) -> bool:
        """Clear the selection and the hint; if there are none, hide the keyboard focus."""
        used = self._selected is not None or bool(self._hinted) or self._focus is not None
        if self._selected is None and not self._hinted:
            self._set_focus(None)
        self._selected = None
        self._hinted = frozenset()
        self._show_marks()
        return used

    def hint(self) -> Hint | None:
        """Point at a pair that can be removed, or else at the stock."""
        state = self._model.game.state
        self._selected = None
        pair = next(rules.pairs(state), None)
        self.point_at((name_of(pair.first), name_of(pair.second)) if pair else ())
        if pair is not None:
            if self._focus is not None:
                self._set_focus(name_of(pair.first))
            return Hint.PAIR
        if self._model.game.outcome is None and (state.stock or state.waste):
            if self._focus is not None:
                self._set_focus(STOCK_NAME)
            else:
                self.point_at((STOCK_NAME,))
            return Hint.STOCK
        return None

    def point_at(self, places: Iterable[str]) -> None:
        """Outline places until the next tap or move."""
        self._hinted = frozenset(places)
        self._show_marks()

    def move_focus(self, dx: int, dy: int) -> None:
        """Move the keyboard focus to the nearest place in a direction."""
        spots = self._reachable_spots()
        if self._focus is not None and self._focus in spots:
            self._set_focus(beyond(spots, self._focus, dx, dy))
        elif spots:
            self._set_focus(next(iter(spots)))

    def activate(self) -> None:
        """Tap the place that has the keyboard focus."""
        if self._focus is not None and self._focus in self.reachable():
            self.tap(self._focus)
        else:
            self.move_focus(1, 0)

    def reachable(self) -> list[str]:
        """Return the places that the keyboard can reach, in reading order."""
        game = self._model.game
        if game.state.is_won:
            return []
        places = [name_of(place) for place in game.free_places()]
        if game.state.waste:
            places.append(WASTE_NAME)
        if game.state.stock or game.state.waste:
            places.append(STOCK_NAME)
        return places

    # Internal

    def _tap_card(self, place: int) -> None:
        state = self._model.game.state
        if place == WASTE and not state.waste:
            return
        if not rules.is_free(state, place):
            if state.card_at(place):
                self._scene.shake(name_of(place))
                self.refused.emit(IllegalMove.COVERED)
            return
        selected = self._selected
        if selected is None:
            self._selected = place
            self._scene.sound(Sound.SELECT)
        elif selected == place:
            self._selected = None
        else:
            self._selected = None
            try:
                self._model.play(RemovePair(selected, place))
            except IllegalMoveError as error:
                self._selected = place
                self._scene.sound(Sound.SELECT)
                self.refused.emit(error.reason)
        self._show_marks()

    def _on_reset(self, position: Position) -> None:
        self._selected = None
        self._scene.animate(Transition(Cause.DEAL, self._scene.position, position))
        self._on_changed()

    def _on_stepped(self, transition: Transition[Position]) -> None:
        self._scene.animate(transition)
        self._on_changed()

    def _on_changed(self) -> None:
        self._hinted = frozenset()
        state = self._model.game.state
        stock = self._scene.pile_item(STOCK_NAME)
        stock.set_arrow(not state.stock and bool(state.waste) and not state.is_won)
        self.labels_wanted.emit(len(state.stock), len(state.waste))
        if self._focus is not None:
            self._follow_focus()
        self._show_marks()

    def _reachable_spots(self) -> dict[str, Spot]:
        spots = {place: self._scene.spot_of(place) for place in self.reachable()}
        return {place: spot for place, spot in spots.items() if spot is not None}

    def _follow_focus(self) -> None:
        """Keep the focus, or move it to the nearest place if its card has gone."""
        spots, layout = self._reachable_spots(), self._scene.current_layout
        if not spots or layout is None or self._focus is None:
            self._set_focus(None)
        elif self._focus in spots:
            self._set_focus(self._focus)
        else:
            self._set_focus(nearest(spots, layout.pile(self._focus)))

    def _set_focus(self, place: str | None) -> None:
        self._focus = place
        self._scene.set_focus_place(place)
        self.changed.emit()

    def _show_marks(self) -> None:
        state = self._model.game.state
        marks: dict[str, Mark] = {}
        if self._placement_help and not self._hinted:
            if self._selected is None:
                for pair in rules.pairs(state):
                    marks[name_of(pair.first)] = marks[name_of(pair.second)] = Mark.PLAYABLE
            else:
                marks = self._marks_for(self._selected)
        for name in self._hinted:
            marks[name] = Mark.POINTED
        if self._selected is not None:
            marks[name_of(self._selected)] = Mark.SELECTED
        self._marks = marks
        self._scene.set_marks(marks)
        # An empty stock has no card that could carry the mark.
        stock_hinted = STOCK_NAME in self._hinted and not state.stock
        self._scene.pile_item(STOCK_NAME).set_hinted(stock_hinted)
        self.changed.emit()

    def _marks_for(self, selected: int) -> dict[str, Mark]:
        state = self._model.game.state
        chosen = state.card_at(selected)
        marks = {}
        for place in range(len(state.heart) + 1):
            card = state.card_at(place)
            if card is None or chosen is None:
                continue
            if card.rank != chosen.rank:
                marks[name_of(place)] = Mark.DIMMED
            elif rules.is_free(state, place):
                marks[name_of(place)] = Mark.PLAYABLE
            else:
                marks[name_of(place)] = Mark.FAINT
        return marks
