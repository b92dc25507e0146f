"""The table of Hearts in words, for screen readers."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from h2h.cards.transition import Cause, Position, Transition
from h2h.game.card_names import CardNames
from h2h.hearts.controller import HeartsController
from h2h.hearts.engine import Phase, Seat, State
from h2h.hearts.hand import HAND
from h2h.hearts.model import HeartsModel
from h2h.table.accessible import PlaceDescription

_PLATE, _TRICK, _HELD = "plate-", "trick-", "hand-"
_AROUND = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)


class HeartsDescription(QObject):
    """Describes the table and each move; see `h2h.table.accessible.TableDescription`."""

    def __init__(
        self, model: HeartsModel, controller: HeartsController, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._controller = controller
        self._names = CardNames(self)

    @property
    def _state(self) -> State:
        return self._model.game.state

    # The table

    def title(self) -> str:
        """Return the table's name."""
        return self.tr("The players, the trick and your hand")

    def summary(self) -> str:
        """Return how far the match has come."""
        return self._controller.words.headline(self._model.status)

    def places(self) -> Sequence[str]:
        """Return the players, the cards of the trick, the hand and the buttons."""
        trick = self._state.trick
        played = [f"{_TRICK}{seat.name.lower()}" for seat, _ in trick.plays] if trick else []
        hand = [f"{HAND}{number}" for number, _ in enumerate(self._state.hand(Seat.SOUTH), 1)]
        plates = [f"{_PLATE}{seat.name.lower()}" for seat in _AROUND]
        others = []
        if self._model.open_hands:
            seats = (seat for seat in _AROUND if seat is not Seat.SOUTH)
            others = [
                f"{_HELD}{seat.name.lower()}-{number}"
                for seat in seats
                for number, _ in enumerate(self._state.hand(seat), 1)
            ]
        return [*plates, *others, *played, *hand, *self._controller.hand.buttons]

    def describe(self, place: str) -> PlaceDescription:
        """Return the description of a place."""
        if place.startswith(HAND):
            return self._hand(place)
        if place.startswith(_HELD):
            return self._held(place)
        if place.startswith(_PLATE):
            return self._plate(place.removeprefix(_PLATE))
        if place.startswith(_TRICK):
            return self._played(Seat[place.removeprefix(_TRICK).upper()])
        return self._button(place)

    def _hand(self, place: str) -> PlaceDescription:
        hand = self._controller.hand
        card = hand.card_at(place)
        if card is None:
            return PlaceDescription("", reachable=False)
        words = [self._names.card(card)]
        live, chosen = place in hand.reachable_cards, card in hand.chosen
        if chosen:
            words.append(self.tr("chosen"))
        elif card in hand.hinted:
            words.append(self.tr("suggested"))
        elif hand.reachable_cards and not live:
            words.append(self.tr("can’t be played now"))
        if card in self._state.received(Seat.SOUTH) and not self._state.taken:
            words.append(self.tr("received"))
        where = self.tr("Card %1 of %2").replace("%1", place.removeprefix(HAND))
        where = where.replace("%2", str(len(self._state.hand(Seat.SOUTH))))
        return PlaceDescription(", ".join(words), where, live, chosen)

    def _held(self, place: str) -> PlaceDescription:
        """Describe a card of another player's open hand."""
        cards = [p.card for p in self._model.position.values() if p.place == place]
        seat = Seat[place.split("-")[1].upper()]
        name = self._controller.words.names[seat]
        text = f"{name}: {self._names.card(cards[0])}" if cards else ""
        return PlaceDescription(text, reachable=False)

    def _plate(self, seat: str) -> PlaceDescription:
        text = self._controller.furniture.plates[seat].text
        points = self.tr("%1: %n points", "", self._state.points[Seat[seat.upper()]])
        points = points.replace("%1", text.name)
        turn = self.tr("to play") if text.turn else ""
        return PlaceDescription(
            ", ".join(filter(None, (points, text.total, text.note, turn))), reachable=False
        )

    def _played(self, seat: Seat) -> PlaceDescription:
        trick = self._state.trick
        cards = [card for player, card in trick.plays if player is seat] if trick else []
        if not cards:
            return PlaceDescription("", reachable=False)
        name = self._controller.words.names[seat]
        return PlaceDescription(
            f"{name}: {self._names.card(cards[0])}", self.tr("In the trick"), False
        )

    def _button(self, place: str) -> PlaceDescription:
        furniture = self._controller.furniture
        for pill in (furniture.button, furniture.offer):
            if pill.place == place:
                more = ", ".join(filter(None, (pill.text.more, pill.text.below)))
                return PlaceDescription(pill.text.title, more)
        return PlaceDescription("", reachable=False)

    # What happens

    def deal(self) -> str:
        """Return the announcement of another match."""
        code = str(self._model.game.code)
        return self.tr("New match: %1").replace("%1", code) + f". {self.summary()}"

    def step(self, transition: Transition[Position]) -> str:
        """Return what a move did, and whether it is the player's turn now."""
        words = [self._change(transition)]
        if self._is_my_turn:
            words.append(self.tr("Your turn"))
        return ". ".join(filter(None, words))

    @property
    def _is_my_turn(self) -> bool:
        return (
            self._state.phase is Phase.PLAYING
            and self._state.turn is Seat.SOUTH
            and not self._model.trick_lies_full
        )

    def _change(self, transition: Transition[Position]) -> str:
        state, words = self._state, self._controller.words
        match transition.cause:
            case Cause.PLAY if state.trick:
                seat, card = state.trick.plays[-1]
                return f"{words.names[seat]}: {self._names.card(card)}"
            case Cause.TAKE if state.last_trick:
                return words.took(state.last_trick)
            case Cause.PASS if state.phase is Phase.PLAYING:
                cards = ", ".join(map(self._names.card, state.received(Seat.SOUTH)))
                return self.tr("You received: %1").replace("%1", cards)
            case Cause.DEAL:
                return self.summary()
            case Cause.UNDO:
                return self.tr("Taken back")
            case Cause.REDO:
                return self.tr("Played again")
        return ""
