"""The shuffle of deal codes: the same on every platform and in every version.

Python does not guarantee the result of its own shuffle, so the generator is written here:
SplitMix64 (Steele, Lea and Flood 2014), bounded by Lemire's multiply-high method (2019), and
Fisher–Yates from the back. It is part of a file format: a change needs a new code version.
"""

from collections.abc import Iterable
from typing import TypeVar

_MASK = (1 << 64) - 1

T = TypeVar("T")


class SplitMix64:
    """A generator of 64-bit numbers that depends only on its initial state."""

    __slots__ = ("_state",)

    def __init__(self, state: int) -> None:
        self._state = state & _MASK

    def next(self) -> int:
        """Return the next number, 0 … 2⁶⁴−1."""
        self._state = z = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """Return a number from 0 to n−1, each equally likely."""
        reject_below = (1 << 64) % n
        while True:
            product = self.next() * n
            if product & _MASK >= reject_below:
                return product >> 64


def shuffled(items: Iterable[T], stream: SplitMix64) -> list[T]:
    """Return the items, shuffled with numbers from the stream."""
    deck = list(items)
    for i in range(len(deck) - 1, 0, -1):
        j = stream.below(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck
