"""The basic terms of the game: seats, passing, rules, the order of cards, points."""

from dataclasses import dataclass, field
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
        return IN_TURN[self][1]


IN_TURN = tuple(tuple(Seat((first + i) % 4) for i in range(4)) for first in Seat)
"""For each seat, all four clockwise from it. Looking up is quicker than `Seat(number)`."""


class PassDirection(Enum):
    """Where three cards go before a round. The value is the number of seats, clockwise."""

    LEFT = 1
    RIGHT = 3
    ACROSS = 2
    HOLD = 0

    def receiver(self, giver: Seat) -> Seat:
        """Return who receives the cards of a giver."""
        return IN_TURN[giver][self.value]

    def giver(self, receiver: Seat) -> Seat:
        """Return whose cards a receiver receives."""
        return IN_TURN[receiver][-self.value]


class QueenOfSpades(Enum):
    """When the queen of spades may be led."""

    ALWAYS = auto()
    AFTER_HEARTS_BROKEN = auto()


class Moon(Enum):
    """What shooting the moon does to the scores."""

    OTHERS_ADD = auto()
    """The others get 26 points each."""
    SHOOTER_SUBTRACTS = auto()
    """The shooter loses 26 points."""
    BETTER = auto()
    """The others get 26 if that leaves the shooter alone in the lead; else the shooter loses 26."""


class Passing(Enum):
    """In which rounds cards are passed, and where; the value is the order of directions."""

    WITH_HOLD = (
        PassDirection.LEFT,
        PassDirection.RIGHT,
        PassDirection.ACROSS,
        PassDirection.HOLD,
    )
    WITHOUT_HOLD = (PassDirection.LEFT, PassDirection.RIGHT, PassDirection.ACROSS)
    NONE = (PassDirection.HOLD,)

    def direction(self, round_number: int) -> PassDirection:
        """Return the direction of a round; rounds count from 1."""
        order: tuple[PassDirection, ...] = self.value
        return order[(round_number - 1) % len(order)]

    def after(self, direction: PassDirection) -> PassDirection:
        """Return the direction of the round after one with this direction."""
        order: tuple[PassDirection, ...] = self.value
        return order[(order.index(direction) + 1) % len(order)] if direction in order else order[0]


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of a match. The defaults are the classic rules.

    Attributes:
        queen_of_spades: when the queen of spades may be led.
        points_on_first_trick: whether hearts and the queen may be played to the first trick.
        play_to: the score that ends the match; 50, 100 and 150 are offered.
        queen_breaks_hearts: whether the queen of spades breaks hearts as a heart does.
        jack_of_diamonds: whether the jack of diamonds takes 10 points off its taker's score.
        moon: what shooting the moon does to the scores.
        passing: in which rounds cards are passed.
    """

    queen_of_spades: QueenOfSpades = QueenOfSpades.ALWAYS
    points_on_first_trick: bool = True
    play_to: int = 100
    # Not in the text of the rules, which seeds the opponents: their classic play stays the same.
    queen_breaks_hearts: bool = field(default=False, repr=False)
    jack_of_diamonds: bool = field(default=False, repr=False)
    moon: Moon = field(default=Moon.OTHERS_ADD, repr=False)
    passing: Passing = field(default=Passing.WITH_HOLD, repr=False)

    @property
    def is_classic(self) -> bool:
        """Whether there are no house rules: nothing beside what the first three fields say."""
        return self == Rules(self.queen_of_spades, self.points_on_first_trick, self.play_to)


class Phase(Enum):
    """What a match is waiting for."""

    PASSING = auto()
    PLAYING = auto()
    ROUND_OVER = auto()
    MATCH_OVER = auto()


TWO_OF_CLUBS = Card(Rank.TWO, Suit.CLUBS)
QUEEN_OF_SPADES = Card(Rank.QUEEN, Suit.SPADES)
JACK_OF_DIAMONDS = Card(Rank.JACK, Suit.DIAMONDS)
POINTS_IN_A_ROUND = 26
POINTS_OF_THE_JACK = -10
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
