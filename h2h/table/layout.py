"""Where things lie on the table, for a given size of it. Lengths are logical pixels.

A game's layout answers one question: where does a card of this pile, at this depth, lie?
"""

import math
from typing import Final, NamedTuple, Protocol

from h2h.cards.transition import PlacedCard

RATIO: Final = 1.4
"""A card's height in widths."""


class Spot(NamedTuple):
    """Where a card lies.

    Attributes:
        x, y: the card's centre.
        width: the card's width.
        angle: degrees, clockwise.
        hidden: whether it lies so deep in a pile that it need not be drawn.
    """

    x: float
    y: float
    width: float
    angle: float = 0.0
    hidden: bool = False

    @property
    def top(self) -> float:
        """The upper edge of an upright card here."""
        return self.y - self.width * RATIO / 2

    def moved(self, dx: float, dy: float) -> "Spot":
        """Return the spot shifted."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def raised(self) -> "Spot":
        """Return the spot of the card when it is selected: larger by 4 %.

        The point a quarter down from its top stays put, so that it grows downwards and never over
        the index of the card above.
        """
        down = 0.04 * self.width * RATIO / 4
        return self._replace(y=self.y + down, width=self.width * 1.04)

    def lifted(self, part: float) -> "Spot":
        """Return the spot shifted upwards along the card by this part of its height."""
        way, angle = part * self.width * RATIO, math.radians(self.angle)
        return self.moved(way * math.sin(angle), -way * math.cos(angle))


class Area(NamedTuple):
    """A rectangle on the table."""

    x: float
    y: float
    width: float
    height: float


def row_of(place: str) -> str:
    """Return the row that a place belongs to: ``"hand-south"`` for ``"hand-south-3"``."""
    return place.rpartition("-")[0] or place


class Layout(Protocol):
    """Where a game's piles lie on a table of one size."""

    @property
    def card_width(self) -> float:
        """The width of an ordinary card."""
        ...

    @property
    def source(self) -> Spot:
        """Where cards come from when they are dealt."""
        ...

    @property
    def message(self) -> Area:
        """Where messages are shown: they must not cover an index."""
        ...

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return where a card lies in a pile of `count` cards, in a row of `row` cards."""
        ...

    def deal_order(self, place: str) -> int:
        """Return when a place is dealt to: 0 first; places of one number together."""
        ...

    def pile(self, place: str) -> Spot:
        """Return where a pile lies, whether or not it holds cards."""
        ...
