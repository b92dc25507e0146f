"""The basic terms of the game: seats, passing, rules, the order of cards, points."""

from dataclasses import dataclass
from enum import Enum, IntEnum, auto

from h2h.cards.card import Card, Rank, Suit


class Seat(IntEnum):
    """A player, in clockwise order. The number is an index into tuples ordered by seat."""

    SOUTH = 0
    WEST = 1
    NORTH = 2
    EAST = 3

    @property
    def left(self) -> "Seat":
        """The next seat clockwise."""
        return Seat((self + 1) % 4)


class PassDirection(Enum):
    """Where three cards go before a round. The value is the number of seats, clockwise."""

    LEFT = 1
    RIGHT = 3
    ACROSS = 2
    HOLD = 0

    @property
    def next(self) -> "PassDirection":
        """The direction of the next round."""
        order = list(PassDirection)
        return order[(order.index(self) + 1) % 4]

    def receiver(self, giver: Seat) -> Seat:
        """Return who receives the cards of a giver."""
        return Seat((giver + self.value) % 4)

    def giver(self, receiver: Seat) -> Seat:
        """Return whose cards a receiver receives."""
        return Seat((receiver - self.value) % 4)


class QueenOfSpades(Enum):
    """When the queen of spades may be led."""

    ALWAYS = auto()
    AFTER_HEARTS_BROKEN = auto()


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a match.

    Attributes:
        queen_of_spades: when the queen of spades may be led.
        points_on_first_trick: whether hearts and the queen may be played to the first trick.
        play_to: the score that ends the match; 50, 100 and 150 are offered.
    """

    queen_of_spades: QueenOfSpades = QueenOfSpades.ALWAYS
    points_on_first_trick: bool = True
    play_to: int = 100


class Phase(Enum):
    """What a match is waiting for."""

    PASSING = auto()
    PLAYING = auto()
    ROUND_OVER = auto()
    MATCH_OVER = auto()


TWO_OF_CLUBS = Card(Rank.TWO, Suit.CLUBS)
QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)
POINTS_IN_A_ROUND = 26
SUITS = (Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES, Suit.HEARTS)
"""The order in which a hand is sorted."""


def strength(card: Card) -> int:
    """Return the rank order of a card in its suit, from 0 for a two to 12 for an ace."""
    return (card.rank - 2) % 13


def points(card: Card) -> int:
    """Return the penalty points a card is worth."""
    if card.suit is Suit.HEARTS:
        return 1
    return 13 if card == QUEEN_OF_SPADES else 0


def card_order(card: Card) -> tuple[int, int]:
    """Return the sort key of a hand: by suit, then by strength."""
    return SUITS.index(card.suit), strength(card)


DECK = tuple(sorted((Card(rank, suit) for suit in SUITS for rank in Rank), key=card_order))
"""All cards in the order before every shuffle. Match codes depend on it."""
