"""The texts on the table of Hearts."""

from typing import assert_never

from PySide6.QtCore import QObject

from h2h.cards.card import Suit
from h2h.hearts.engine import (
    IllegalMove,
    IllegalMoveError,
    Moon,
    PassDirection,
    Passing,
    Phase,
    QueenOfSpades,
    RoundResult,
    Rules,
    Seat,
    State,
    Trick,
)
from h2h.hearts.engine.reasons import Explanation, Reason
from h2h.hearts.model import Status
from h2h.i18n import shown_number


class HeartsWords(QObject):
    """Texts in the current language, and the players' names."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chosen_names = ("", "", "")

    def set_names(self, names: tuple[str, str, str]) -> None:
        """Set the names of West, North and East; an empty name stands for the built-in one."""
        self._chosen_names = names

    @property
    def names(self) -> tuple[str, str, str, str]:
        """The players' names by seat."""
        built_in = (self.tr("Mira"), self.tr("Oskar"), self.tr("Lena"))
        west, north, east = (
            chosen or name for chosen, name in zip(self._chosen_names, built_in, strict=True)
        )
        return self.tr("You"), west, north, east

    def headline(self, status: Status) -> str:
        """Return how far the match has come."""
        number = self.tr("Round %1").replace("%1", str(status.round_number))
        if status.outcome is not None:
            return self.tr("%1  ·  match over").replace("%1", number)
        if status.phase is Phase.ROUND_OVER:
            return self.tr("%1  ·  over").replace("%1", number)
        if status.trick_number:
            return (
                self.tr("%1  ·  trick %2 of 13")
                .replace("%1", number)
                .replace("%2", str(status.trick_number))
            )
        return f"{number}  ·  {self.direction(status.pass_direction)}"

    def direction(self, direction: PassDirection) -> str:
        """Return a passing direction in words."""
        match direction:
            case PassDirection.LEFT:
                return self.tr("pass to the left")
            case PassDirection.RIGHT:
                return self.tr("pass to the right")
            case PassDirection.ACROSS:
                return self.tr("pass across")
            case PassDirection.HOLD:
                return self.tr("no passing")

    def rules(self, rules: Rules) -> list[str]:
        """Return how the rules differ from the classic ones, a few words each."""
        found = []
        if rules.queen_of_spades is QueenOfSpades.AFTER_HEARTS_BROKEN:
            found.append(self.tr("Q♠ waits for hearts"))
        if not rules.points_on_first_trick:
            found.append(self.tr("no points on the first trick"))
        if rules.queen_breaks_hearts:
            found.append(self.tr("Q♠ breaks hearts"))
        if rules.jack_of_diamonds:
            found.append(self.tr("J♦ −10"))
        match rules.moon:
            case Moon.SHOOTER_SUBTRACTS:
                found.append(self.tr("moon −26"))
            case Moon.BETTER:
                found.append(self.tr("moon +26 or −26"))
        match rules.passing:
            case Passing.WITHOUT_HOLD:
                found.append(self.tr("always passing"))
            case Passing.NONE:
                found.append(self.tr("never passing"))
        return found

    def suit(self, suit: Suit) -> str:
        """Return the name of a suit."""
        return {
            Suit.CLUBS: self.tr("clubs"),
            Suit.DIAMONDS: self.tr("diamonds"),
            Suit.SPADES: self.tr("spades"),
            Suit.HEARTS: self.tr("hearts"),
        }[suit]

    def why_illegal(self, error: IllegalMoveError, state: State) -> str:
        """Return why a card can't be played."""
        match error.reason:
            case IllegalMove.FOLLOW_SUIT if error.suit:
                return self.tr("Follow suit: %1").replace("%1", self.suit(error.suit))
            case IllegalMove.MUST_LEAD_TWO_OF_CLUBS:
                return self.tr("The two of clubs is led first")
            case IllegalMove.HEARTS_NOT_BROKEN:
                return self.tr("Hearts are not broken yet")
            case IllegalMove.QUEEN_NOT_BROKEN:
                return self.tr("The queen of spades can’t be led before hearts are broken")
            case IllegalMove.NO_POINTS_ON_FIRST_TRICK:
                return self.tr("No points on the first trick")
        return self.waiting(state)

    def explanation(self, explanation: Explanation) -> str:
        """Return why a hint suggests a card."""
        suit = "" if explanation.suit is None else self.suit(explanation.suit)
        name = "" if explanation.seat is None else self.names[explanation.seat]
        match explanation.reason:
            case Reason.ONLY_CARD:
                return self.tr("The only legal card")
            case Reason.STOPS_MOON:
                return self.tr("Only %1 has points: this trick stops the moon").replace("%1", name)
            case Reason.TAKES_JACK:
                return self.tr("Takes the jack of diamonds")
            case Reason.SHEDS_QUEEN:
                return self.tr("Another player takes the queen of spades")
            case Reason.TAKES_NOTHING:
                return self.tr("Last to play and no points in the trick: take it high")
            case Reason.STAYS_UNDER:
                return self.tr("The highest card that does not take the trick")
            case Reason.ALL_HIGHER:
                return self.tr("All other %1 are higher").replace("%1", suit)
            case Reason.LEAVES_VOID:
                return self.tr("Leaves you without %1").replace("%1", suit)
        assert_never(explanation.reason)

    def waiting(self, state: State) -> str:
        """Return what the match is waiting for, for a player who can't act now."""
        match state.phase:
            case Phase.PASSING:
                return self.tr("The others are still choosing their cards")
            case Phase.PLAYING if state.turn is Seat.SOUTH:
                return self.tr("It is your turn")
            case Phase.PLAYING if state.turn is not None:
                return self.tr("It is %1’s turn").replace("%1", self.names[state.turn])
            case Phase.ROUND_OVER:
                return self.tr("The round is over")
        return self.tr("The match is over")

    def took(self, trick: Trick) -> str:
        """Return who took a trick and its points."""
        if trick.winner is Seat.SOUTH:
            return self.tr("You took %n points", "", trick.points)
        text = self.tr("%1 took %n points", "", trick.points)
        return text.replace("%1", self.names[trick.winner])

    def led(self, trick: Trick) -> str:
        """Return who led a trick."""
        if trick.leader is Seat.SOUTH:
            return self.tr("You led")
        return self.tr("%1 led").replace("%1", self.names[trick.leader])

    def won(self, state: State, winner: Seat) -> str:
        """Return who won the match."""
        if winner is Seat.SOUTH:
            return self.tr("You won the match")
        return self.tr("%1 won the match").replace("%1", self.names[winner])

    def round_won(self, result: RoundResult) -> str:
        """Return who won a round."""
        lowest = min(result.scores)
        winners = [seat for seat in Seat if result.scores[seat] == lowest]
        if winners == [Seat.SOUTH]:
            return self.tr("You won the round")
        if len(winners) == 1:
            return self.tr("%1 won the round").replace("%1", self.names[winners[0]])
        names = ", ".join(self.names[seat] for seat in winners)
        return self.tr("Winners of the round: %1").replace("%1", names)

    def moon(self, seat: Seat) -> str:
        """Return who shot the moon."""
        if seat is Seat.SOUTH:
            return self.tr("You shot the moon")
        return self.tr("%1 shot the moon").replace("%1", self.names[seat])


def signed_number(number: int) -> str:
    """Return a number with its sign, as it is added to a score."""
    return f"−{shown_number(-number)}" if number < 0 else f"+{shown_number(number)}"
