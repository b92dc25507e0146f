"""Deal codes of Heart to Heart: a code always names the same deal."""

from dataclasses import dataclass

from h2h.cards.card import Card, Rank, Suit
from h2h.cards.code_text import NUMBERS, CodeError, read_code, write_code
from h2h.cards.shuffle import SplitMix64, shuffled

GAME = "HH"

# The original app's shuffle is not public. This is the smallest number for which deal 12 shows
# every fact published of HH1-N-AAAAAAM (a 10 at places 1 and 2, a 4 on the tip, an ace on the
# waste, the first 4 of the stock in ninth place) and can be won.
_HH1 = 1268838

_DECK = tuple(Card(rank, Suit.HEARTS, copy) for rank in Rank for copy in range(4))

DealCodeError = CodeError
"""Raised for a text that is not a deal code; its ``reason`` says what is wrong."""


@dataclass(frozen=True, slots=True)
class DealCode:
    """The name of a deal.

    Attributes:
        number: 0 … 2³⁵−1.

    Raises:
        ValueError: the number is outside that range.
    """

    number: int

    def __post_init__(self) -> None:
        """Refuse a number that names no deal."""
        if not 0 <= self.number < NUMBERS:
            raise ValueError(f"no deal has the number {self.number}")

    def __str__(self) -> str:
        return write_code(GAME, self.number)

    @classmethod
    def parse(cls, text: str) -> "DealCode":
        """Read a code as people write it: any case, blanks, dashes, look-alike letters.

        Raises:
            DealCodeError: the text can't be read as a code of this game.
        """
        return cls(read_code(text, GAME))


@dataclass(frozen=True, slots=True)
class Deal:
    """A starting layout.

    Attributes:
        heart: the 25 cards of the heart, place 1 first.
        stock: the 26 cards of the stock, the first to be turned first.
        waste: the card on the waste.
    """

    heart: tuple[Card, ...]
    stock: tuple[Card, ...]
    waste: Card


def deal(code: DealCode) -> Deal:
    """Return the cards that a code deals."""
    deck = shuffled(_DECK, SplitMix64((_HH1 << 35) | code.number))
    return Deal(tuple(deck[:25]), tuple(deck[25:51]), deck[51])
