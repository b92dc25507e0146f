"""The moves of a player, their text form, and the reasons why a move is illegal."""

from dataclasses import dataclass
from enum import Enum, auto

from h2h.cards.card import Card, Suit
from h2h.hearts.engine.rules import card_order


@dataclass(frozen=True, slots=True)
class PassCards:
    """Pass three cards before the round, in any order."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        # Sorted, so that moves compare equal whatever the order of the cards.
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=card_order)))

    def __str__(self) -> str:
        return " ".join(map(str, self.cards))


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play one card to the trick."""

    card: Card

    def __str__(self) -> str:
        return str(self.card)


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal the next round: South's move once a round is over."""

    def __str__(self) -> str:
        return "next"


Move = PassCards | PlayCard | NextRound


def parse_move(text: str) -> Move:
    """Read the text form of a move: ``"QS"``, ``"QS KS AS"`` or ``"next"``.

    Raises:
        ValueError: the text is no move.
    """
    if text == "next":
        return NextRound()
    cards = tuple(map(Card.parse, text.split()))
    match cards:
        case (card,):
            return PlayCard(card)
        case (_, _, _):
            return PassCards(cards)
    raise ValueError(f"not a move: {text!r}")


class IllegalMove(Enum):
    """Why a move is illegal."""

    NOT_YOUR_TURN = auto()
    NOT_IN_HAND = auto()
    PASS_THREE_CARDS = auto()
    NOT_PASSING = auto()
    MUST_LEAD_TWO_OF_CLUBS = auto()
    FOLLOW_SUIT = auto()
    HEARTS_NOT_BROKEN = auto()
    QUEEN_NOT_BROKEN = auto()
    NO_POINTS_ON_FIRST_TRICK = auto()
    ROUND_NOT_OVER = auto()
    ROUND_OVER = auto()
    MATCH_OVER = auto()


class IllegalMoveError(ValueError):
    """An illegal move. Nothing has changed.

    Attributes:
        reason: the rule that forbids it.
        suit: the suit to follow, if that is the reason.
    """

    def __init__(self, reason: IllegalMove, suit: Suit | None = None) -> None:
        super().__init__(reason.name)
        self.reason = reason
        self.suit = suit
