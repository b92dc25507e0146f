"""Descriptions of the table and of moves, for screen readers."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from h2h.cards.card import Card
from h2h.cards.transition import Cause, PlacedCard, Position, Transition
from h2h.game.card_names import CardNames
from h2h.heart_to_heart.controller import HeartToHeartController
from h2h.heart_to_heart.engine import WASTE, IllegalMove, State, rules
from h2h.heart_to_heart.engine.layout import COVERED_BY, PLACES
from h2h.heart_to_heart.engine.places import STOCK_NAME, WASTE_NAME, name_of, place_of
from h2h.heart_to_heart.model import HeartToHeartModel
from h2h.table.accessible import PlaceDescription


class HeartToHeartDescription(QObject):
    """Describes the table in the current language; a `h2h.table.accessible.TableDescription`."""

    def __init__(
        self,
        model: HeartToHeartModel,
        controller: HeartToHeartController,
        parent: QObject | None = None,
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
        """Return the name of the table."""
        return self.tr("The heart, the stock and the waste")

    def summary(self) -> str:
        """Return how many cards are left."""
        left = sum(card is not None for card in self._state.heart)
        return self.tr("%n cards are left in the heart", "", left)

    def places(self) -> Sequence[str]:
        """Return the cards of the heart row by row, then the piles."""
        heart = [name_of(place) for place, card in enumerate(self._state.heart, 1) if card]
        return [*heart, WASTE_NAME, STOCK_NAME]

    def describe(self, place: str) -> PlaceDescription:
        """Describe the card or pile at a place."""
        number = place_of(place)
        if number is None:
            return self._stock()
        return self._waste() if number == WASTE else self._heart(number)

    def _heart(self, place: int) -> PlaceDescription:
        card = self._state.card_at(place)
        if card is None:
            return PlaceDescription("", reachable=False)
        free = rules.is_free(self._state, place)
        row = PLACES[place - 1][0]
        number = sum(1 for each in PLACES[:place] if each[0] == row)
        where = self.tr("Row %1, card %2").replace("%1", str(row + 1)).replace("%2", str(number))
        words = [self._names.card(card), self.tr("free") if free else self.tr("covered")]
        return PlaceDescription(
            self._with_marks(words, place), where, free, self._is_selected(place)
        )

    def _waste(self) -> PlaceDescription:
        count, top = len(self._state.waste), self._state.card_at(WASTE)
        if top is None:
            return PlaceDescription(self.tr("Waste, empty"), reachable=False)
        words = [self.tr("Waste: %1").replace("%1", self._names.card(top))]
        where = self.tr("%n cards", "", count)
        name, live = self._with_marks(words, WASTE), not self._state.is_won
        return PlaceDescription(name, where, live, self._is_selected(WASTE))

    def _stock(self) -> PlaceDescription:
        count, live = len(self._state.stock), not self._state.is_won
        if count:
            return PlaceDescription(
                self.tr("Stock, %n cards", "", count), self.tr("Turns a card"), live
            )
        live = live and bool(self._state.waste)
        return PlaceDescription(
            self.tr("Stock, empty"), self.tr("Puts the waste back") if live else "", live
        )

    def _with_marks(self, words: list[str], place: int) -> str:
        if self._controller.shows_as_playable(place):
            words.append(self.tr("can be paired"))
        if self._is_selected(place):
            words.append(self.tr("selected"))
        return ", ".join(words)

    def _is_selected(self, place: int) -> bool:
        return self._controller.selected == place

    # Moves

    def deal(self) -> str:
        """Announce a new deal."""
        return self.tr("New deal: %1").replace("%1", str(self._model.game.code))

    def step(self, transition: Transition[Position]) -> str:
        """Describe what a move did."""
        match transition.cause:
            case Cause.DRAW:
                top = self._state.waste[-1]
                return self.tr("Turned: %1").replace("%1", self._names.card(top))
            case Cause.REDEAL:
                return self.tr("The waste is the stock again: %n cards", "", len(self._state.stock))
            case Cause.PAIR:
                return self._pair(
                    [p for c, p in transition.before.items() if c not in transition.after]
                )
            case Cause.UNDO:
                return self.tr("The move is taken back")
            case Cause.REDO:
                return self.tr("The move is played again")
        return ""

    def _pair(self, gone: Sequence[PlacedCard]) -> str:
        text = self.tr("Removed: %1").replace("%1", self._listed(placed.card for placed in gone))
        left = {place_of(placed.place) for placed in gone}
        freed = [
            card
            for place in self._model.game.free_places()
            if not left.isdisjoint(below + 1 for below in COVERED_BY[place - 1])
            and (card := self._state.card_at(place))
        ]
        if freed:
            text += ". " + self.tr("Free now: %1").replace("%1", self._listed(freed))
        return text

    def _listed(self, cards: Iterable[Card]) -> str:
        return ", ".join(map(self._names.card, cards))

    def hint(self, places: Iterable[int]) -> str:
        """Name the cards that a hint points at."""
        cards = [card for place in places if (card := self._state.card_at(place))]
        return self.tr("Can be paired: %1").replace("%1", self._listed(cards))

    def refusal(self, refusal: IllegalMove) -> str:
        """Explain why a tap had no effect."""
        match refusal:
            case IllegalMove.COVERED:
                return self.tr("Covered: free it first")
            case IllegalMove.DIFFERENT_RANKS:
                return self.tr("Must be of the same rank")
        return ""
