"""Cards of both games."""

from enum import Enum, IntEnum
from typing import NamedTuple


class Suit(Enum):
    """A suit; the value is its letter in text forms."""

    __hash__ = object.__hash__  # Enum's own is written in Python; cards are hashed all the time

    CLUBS = "C"
    DIAMONDS = "D"
    SPADES = "S"
    HEARTS = "H"


class Rank(IntEnum):
    """A rank as a number, ace 1 to king 13; Hearts orders aces high by itself."""

    __hash__ = int.__hash__

    ACE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13

    @property
    def symbol(self) -> str:
        """The index printed on the card: A, 2 … 10, J, Q, K."""
        return _SYMBOLS[self - 1]


_SYMBOLS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


class Card(NamedTuple):
    """One physical card.

    Attributes:
        rank: 1 (ace) to 13 (king).
        suit: the suit.
        copy: distinguishes equal cards. Heart to Heart has four copies (0–3) of each heart; in
            Hearts every card has copy 0.
    """

    rank: Rank
    suit: Suit
    copy: int = 0

    def __str__(self) -> str:
        return f"{self.rank.symbol}{self.suit.value}"

    @classmethod
    def parse(cls, text: str) -> "Card":
        """Read a text form such as ``"QS"`` or ``"10H"``.

        Raises:
            ValueError: the text names no card.
        """
        symbol, letter = text[:-1], text[-1:]
        if symbol not in _SYMBOLS:
            raise ValueError(f"not a card: {text!r}")
        return cls(Rank(_SYMBOLS.index(symbol) + 1), Suit(letter))
