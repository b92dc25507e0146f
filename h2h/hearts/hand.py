"""South's hand and the buttons: what is chosen, hinted, under the pointer or in the focus."""

from collections.abc import Mapping

from h2h.cards.card import Card
from h2h.hearts.engine import Phase, Seat
from h2h.hearts.model import HeartsModel
from h2h.hearts.table.furniture import HeartsFurniture
from h2h.table.card_item import Mark
from h2h.table.table_scene import TableScene

HAND = "hand-south-"


class HeartsHand:
    """The state of South's hand that is not part of the match.

    Attributes:
        chosen: the cards chosen to pass.
        hinted: the cards of the current hint.
        pointed: the marks of cards in a replay, where nothing can be tapped; None in play.
        hover: the place under the pointer.
        focus: the place with the keyboard focus.
    """

    def __init__(self, model: HeartsModel, scene: TableScene, furniture: HeartsFurniture) -> None:
        self._model = model
        self._scene = scene
        self._furniture = furniture
        self.chosen: frozenset[Card] = frozenset()
        self.hinted: frozenset[Card] = frozenset()
        self.pointed: Mapping[Card, Mark] | None = None
        self.hover = ""
        self.focus: str | None = None

    def clear(self) -> None:
        """Forget what the pointer, the keyboard and a hint point at."""
        self.hinted = frozenset()
        self.hover, self.focus = "", None
        self._scene.set_focus_place(None)

    def card_at(self, place: str) -> Card | None:
        """Return the card of a place in the hand."""
        return self._cards().get(place)

    @property
    def is_passing(self) -> bool:
        """Whether South still has to pass."""
        state = self._model.game.state
        return state.phase is Phase.PASSING and not state.passes[Seat.SOUTH]

    @property
    def reachable_cards(self) -> list[str]:
        """The places of the cards that can be tapped now, from the left."""
        if self.pointed is not None:
            return []
        passing, legal = self.is_passing, self._legal()
        return [place for place, card in self._cards().items() if passing or card in legal]

    @property
    def buttons(self) -> list[str]:
        """The buttons on the table."""
        pills = (self._furniture.button, self._furniture.offer)
        return [pill.place for pill in pills if pill.isVisible()]

    @property
    def focus_is_reachable(self) -> bool:
        """Whether the place with the focus can be tapped."""
        return self.focus in (*self.reachable_cards, *self.buttons)

    def marks(self) -> Mapping[str, Mark]:
        """Return the marks of the hand's cards by place."""
        if self.pointed is not None:
            position = self._model.position
            return {position[card].place: mark for card, mark in self.pointed.items()}
        legal, passing = self._legal(), self.is_passing
        if not passing and not legal:
            return {}
        return {
            place: self._mark(place, card, legal, passing) for place, card in self._cards().items()
        }

    def show(self) -> None:
        """Show the marks of the cards and the state of the buttons."""
        self._scene.set_marks(self.marks())
        for pill in (self._furniture.button, self._furniture.offer):
            pill.set_state(hovered=self.hover == pill.place, focused=self.focus == pill.place)

    def set_focus(self, place: str | None) -> None:
        """Move the keyboard focus to a place, or remove it."""
        self.focus = place
        self.show()
        self._scene.set_focus_place(place)

    def move_focus(self, dx: int, dy: int) -> None:
        """Move along the hand, or between the hand and the buttons."""
        cards, buttons = self.reachable_cards, self.buttons
        if dy and buttons and self.focus not in buttons and (dy < 0 or not cards):
            self.set_focus(buttons[0])
        elif dx and self.focus in buttons and len(buttons) > 1:
            self.set_focus(buttons[(buttons.index(self.focus) + dx) % len(buttons)])
        elif cards and self.focus not in cards:
            self.set_focus(cards[0 if dx >= 0 else -1])
        elif cards and dx and self.focus is not None:
            self.set_focus(cards[(cards.index(self.focus) + dx) % len(cards)])
        elif buttons:
            self.set_focus(buttons[0])

    def follow_focus(self) -> None:
        """Keep the focus near where it was: the cards have changed."""
        if self.focus is None:
            return
        cards, buttons = self.reachable_cards, self.buttons
        ring = None
        if self.focus in (*cards, *buttons):
            ring = self.focus
        elif cards:
            number = _number(self.focus)
            self.focus = ring = min(cards, key=lambda place: abs(_number(place) - number))
        elif buttons:
            self.focus = buttons[0]
        # While others play, the focus stays where it is, without a ring.
        self._scene.set_focus_place(ring)

    def place_of(self, card: Card) -> str | None:
        """Return where a card of the hand lies."""
        return next((place for place, held in self._cards().items() if held == card), None)

    def _cards(self) -> dict[str, Card]:
        hand = self._model.game.state.hand(Seat.SOUTH)
        return {f"{HAND}{number}": card for number, card in enumerate(hand, 1)}

    def _legal(self) -> tuple[Card, ...]:
        if self._model.trick_lies_full:
            return ()
        return self._model.game.view(Seat.SOUTH).legal_cards

    def _mark(self, place: str, card: Card, legal: tuple[Card, ...], passing: bool) -> Mark:
        under = place in (self.hover, self.focus)
        if card in self.chosen:
            return Mark.CHOSEN
        if passing:
            # Only chosen cards are lifted: a hint rings, and the pointer raises a little.
            if card in self.hinted:
                return Mark.PLAYABLE
            return Mark.OFFERED if under else Mark.NONE
        if card in legal and under:
            return Mark.RAISED
        if card in self.hinted:
            return Mark.HINTED
        return Mark.OFFERED if card in legal else Mark.DIMMED


def _number(place: str) -> int:
    number = place.removeprefix(HAND)
    return int(number) if number.isdigit() else 7
