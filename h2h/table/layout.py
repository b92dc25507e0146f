"""The layout of a table: where each card of each pile is. Lengths are logical pixels."""

import math
from functools import cache
from typing import Final, NamedTuple, Protocol

from h2h.cards.transition import PlacedCard

RATIO: Final = 1.4
"""A card's height in widths."""


class Spot(NamedTuple):
    """The position and size of a card.

    Attributes:
        x, y: the card's centre.
        width: the card's width.
        angle: degrees, clockwise.
        hidden: whether other cards of a pile cover it, so that it need not be drawn.
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
        """Return the spot moved by a distance."""
        return self._replace(x=self.x + dx, y=self.y + dy)

    def raised(self) -> "Spot":
        """Return the spot of the selected card, which is 4 % larger.

        It grows around a point a quarter below its top, so that it does not cover the index of
        the card above.
        """
        down = 0.04 * self.width * RATIO / 4
        return self._replace(y=self.y + down, width=self.width * 1.04)

    def lifted(self, part: float) -> "Spot":
        """Return the spot moved along the card, upwards by this part of its height."""
        if not part:
            return self
        distance, angle = part * self.width * RATIO, math.radians(self.angle)
        return self.moved(distance * math.sin(angle), -distance * math.cos(angle))


class Area(NamedTuple):
    """A rectangle on the table."""

    x: float
    y: float
    width: float
    height: float


@cache
def row_of(place: str) -> str:
    """Return the row that a place belongs to: ``"hand-south"`` for ``"hand-south-3"``."""
    return place.rpartition("-")[0] or place


class Layout(Protocol):
    """Where a game's piles are on a table of one size."""

    @property
    def card_width(self) -> float:
        """The usual width of a card."""
        ...

    @property
    def source(self) -> Spot:
        """Where dealt cards start."""
        ...

    @property
    def message(self) -> Area:
        """Where messages are shown: they must not cover an index."""
        ...

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return the spot of a card in a pile of `count` cards, in a row of `row` cards.

        Only the place and the depth of the card matter.
        """
        ...

    def deal_order(self, place: str) -> int:
        """Return when a place gets its card: 0 is first; equal numbers are dealt together."""
        ...

    def pile(self, place: str) -> Spot:
        """Return the spot of a pile, empty or not."""
        ...
