"""Shows the state of a match on the plates, the buttons and the marks of the table."""

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject

from h2h.cards.card import Card, Suit
from h2h.hearts.engine import PassDirection, Phase, Seat, State, Trick
from h2h.hearts.engine.counting import played_cards, void_suits
from h2h.hearts.model import HeartsModel
from h2h.hearts.table.cards_gone_item import CardsGone
from h2h.hearts.table.furniture import HeartsFurniture
from h2h.hearts.table.last_trick_item import LastTrick
from h2h.hearts.table.pill_item import PillText
from h2h.hearts.table.plate_item import PlateText
from h2h.hearts.table.round_points_item import RoundPoints
from h2h.hearts.words import HeartsWords, signed_number
from h2h.i18n import shown_number

_TURNS = {PassDirection.LEFT: 180.0, PassDirection.RIGHT: 0.0, PassDirection.ACROSS: -90.0}
"""Degrees by which the arrow on the button is turned."""


class HeartsPresenter(QObject):
    """Fills the plates, the button and the marks.

    Attributes:
        dealing: whether the cards are still on their way to the hands.
        round_ending: whether a round is over and its score sheet is still to come.
        replaying: whether a round is replayed: there is nothing to press.
    """

    def __init__(
        self, model: HeartsModel, furniture: HeartsFurniture, words: HeartsWords, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._furniture = furniture
        self._words = words
        self.dealing = False
        self.round_ending = False
        self.replaying = False
        self._counted = 1.0

    @property
    def counted(self) -> float:
        """The share of the last round's points that the totals include, 0 to 1."""
        return self._counted

    @counted.setter
    def counted(self, share: float) -> None:
        self._counted = share
        self._show_plates(self._model.game.state, self._model.trick_lies_full)

    def round_points(self) -> RoundPoints:
        """Return what flies to the plates at the end of a round."""
        result = self._model.game.state.rounds[-1]
        points = {
            seat.name.lower(): signed_number(result.scores[seat])
            for seat in Seat
            if result.scores[seat]
        }
        return RoundPoints(points, "" if result.moon is None else self._words.moon(result.moon))

    def show(self, chosen: Collection[Card]) -> None:
        """Show the match as it stands.

        Args:
            chosen: the cards that South is about to give away.
        """
        state, full = self._model.game.state, self._model.trick_lies_full
        furniture = self._furniture
        self._show_plates(state, full)
        playing = state.phase is Phase.PLAYING
        furniture.waiting.set_text(self.tr("Your turn"))
        furniture.waiting.setVisible(playing and state.turn is Seat.SOUTH and not full)
        furniture.broken.set_text(self.tr("Hearts broken"))
        furniture.broken.setVisible(playing and state.hearts_broken)
        passing = state.phase is Phase.PASSING and not state.passes[Seat.SOUTH]
        if passing:
            receiver = state.pass_direction.receiver(Seat.SOUTH)
            furniture.point_to(receiver.name.lower())
            furniture.button.set_text(self._pass_button(state, receiver, len(chosen)))
        elif state.phase is Phase.ROUND_OVER:
            furniture.button.set_text(self._next_button(state))
        elif state.phase is Phase.MATCH_OVER:
            furniture.button.set_text(self._end_button(state))
        over = state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        passing = passing and not self.dealing
        furniture.chevrons.setVisible(passing)
        furniture.button.setVisible(passing or (over and not full and not self.round_ending))
        self._show_offer(state)
        if self.replaying:
            for item in (furniture.waiting, furniture.chevrons, furniture.button, furniture.offer):
                item.hide()

    def show_last_trick(self, trick: Trick | None) -> None:
        """Show a trick in the panel, or hide the panel."""
        panel = self._furniture.last_trick
        panel.setVisible(trick is not None)
        if trick is not None:
            panel.show_trick(
                LastTrick(
                    self.tr("Last trick"),
                    {seat.name.lower(): card for seat, card in trick.plays},
                    trick.winner.name.lower(),
                    self._words.took(trick),
                    self._words.led(trick),
                )
            )

    def show_cards_gone(self, *, on: bool) -> None:
        """Show or hide the panel with the cards that have been played."""
        self._furniture.cards_gone.setVisible(on)
        if on:
            view = self._model.game.view(Seat.SOUTH)
            voids = void_suits(view)
            self._furniture.cards_gone.show_cards(
                CardsGone(
                    self.tr("Cards gone"),
                    played_cards(view),
                    view.hand,
                    {suit: self._void(suit, voids) for suit in Suit},
                )
            )

    def _void(self, suit: Suit, voids: Mapping[Seat, Collection[Suit]]) -> str:
        names = [self._words.names[seat] for seat in Seat if seat and suit in voids[seat]]
        return self.tr("None left: %1").replace("%1", ", ".join(names)) if names else ""

    def _show_plates(self, state: State, full: bool) -> None:
        totals, points = self._totals(state, full), self._points(state)
        for seat in Seat:
            plate = self._plate(state, seat, full, points[seat], totals[seat])
            self._furniture.plates[seat.name.lower()].set_text(plate)

    def _totals(self, state: State, full: bool) -> tuple[int, ...]:
        """Return the totals to show; the points of a round that is over are counted at its end."""
        if state.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return state.scores
        share, last = 0.0 if full else self._counted, state.rounds[-1].scores
        return tuple(
            score - points + round(points * share)
            for score, points in zip(state.scores, last, strict=True)
        )

    def _plate(self, state: State, seat: Seat, full: bool, points: str, total: int) -> PlateText:
        note, ringed, turn = "", False, False
        trick = state.trick
        match state.phase:
            case Phase.PASSING if not state.passes[Seat.SOUTH]:
                ringed = seat is state.pass_direction.receiver(Seat.SOUTH)
                note = self.tr("receives") if ringed else ""
            case Phase.PLAYING if not full:
                ringed = turn = seat is state.turn
        if trick and full:
            ringed = seat is trick.winner
            note = self.tr("took it") if ringed else ""
        elif trick and trick.cards and seat is trick.leader:
            note = self.tr("led")
        return PlateText(
            self._words.names[seat],
            points,
            self.tr("total %1").replace("%1", shown_number(total)),
            note,
            ringed,
            turn,
        )

    def _points(self, state: State) -> list[str]:
        """Return the points of the round by seat, with a mark for the jack of diamonds."""
        points = [shown_number(taken) for taken in state.points]
        if state.jack is not None:
            points[state.jack] += " ♦"
        return points

    def _pass_button(self, state: State, receiver: Seat, chosen: int) -> PillText:
        return PillText(
            self.tr("Pass to %1").replace("%1", self._words.names[receiver]),
            self.tr("%1 of 3 cards chosen").replace("%1", str(chosen)),
            turn=_TURNS[state.pass_direction],
            below=self.tr("Tap a card to choose it or to take it back"),
            ready=chosen == 3,
        )

    def _next_button(self, state: State) -> PillText:
        direction = state.next_direction
        return PillText(
            self.tr("Next round"), self._words.direction(direction), _icon(direction),
            _TURNS.get(direction, 0.0),
        )  # fmt: skip

    def _end_button(self, state: State) -> PillText:
        winner = Seat(state.scores.index(min(state.scores)))
        return PillText(self.tr("New match"), icon="new", above=self._words.won(state, winner))

    def _show_offer(self, state: State) -> None:
        offer = self._furniture.offer
        left = len(state.hand(Seat.SOUTH))
        # The last trick is played as fast by one tap.
        wanted = left > 1 and self._model.can_claim
        offer.setVisible(wanted)
        if wanted and not state.all_points_taken:
            offer.set_text(
                PillText(
                    self.tr("The rest are mine"), self.tr("Take all %n tricks", "", left), "check"
                )
            )
        elif wanted:
            offer.set_text(
                PillText(self.tr("Finish the round"), self.tr("No points are left in it"), "check")
            )


def _icon(direction: PassDirection) -> str:
    return "new" if direction is PassDirection.HOLD else "pass"
