"""Match codes. A code stands for the hands of all rounds of a match, in every version.

``HT1-N-`` and seven symbols, read and written as Heart to Heart's deal codes are. The stream is
`SplitMix64` from the state ``(0x485431 << 35) | number``. Each round shuffles the sorted deck
(clubs, diamonds, spades, hearts, each from two to ace) with the next numbers of that stream and
gives the first thirteen cards to South, the next to West, then North, then East.
"""

from dataclasses import dataclass

from h2h.cards.card import Card
from h2h.cards.code_text import NUMBERS, CodeError, read_code, write_code
from h2h.cards.shuffle import SplitMix64, shuffled
from h2h.hearts.engine.rules import DECK

GAME = "HT"

_HT1 = int.from_bytes(b"HT1")
"""A constant of this format: its name, read as a number."""

Hand = tuple[Card, ...]
Hands = tuple[Hand, Hand, Hand, Hand]

MatchCodeError = CodeError
"""Raised for a text that is not a match code; its ``reason`` is an enum."""


@dataclass(frozen=True, slots=True)
class MatchCode:
    """The code of a match.

    Attributes:
        number: 0 … 2³⁵−1.

    Raises:
        ValueError: the number is outside that range.
    """

    number: int

    def __post_init__(self) -> None:
        if not 0 <= self.number < NUMBERS:
            raise ValueError(f"no match has the number {self.number}")

    def __str__(self) -> str:
        return write_code(GAME, self.number)

    @classmethod
    def parse(cls, text: str) -> "MatchCode":
        """Read a code as people type it: any case, blanks, dashes, look-alike letters.

        Raises:
            MatchCodeError: the text can't be read as a code of this game.
        """
        return cls(read_code(text, GAME))


def deal(code: MatchCode, round_number: int) -> Hands:
    """Return the hands of a round by seat, before the pass; rounds count from 1."""
    stream = SplitMix64((_HT1 << 35) | code.number)
    # A shuffle may take any count of numbers from the stream, so none can be skipped.
    for _ in range(round_number - 1):
        shuffled(DECK, stream)
    deck = tuple(shuffled(DECK, stream))
    return deck[:13], deck[13:26], deck[26:39], deck[39:]
