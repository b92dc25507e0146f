"""Where things lie on the table, for a given size of it. Lengths are logical pixels.

A game's layout answers one question: where does a card of this pile, at this depth, lie?
"""

import math
from collections.abc import Sequence
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

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return where a card lies in a pile of `count` cards, in a row of `row` cards."""
        ...

    def deal_order(self, place: str) -> int:
        """Return when a place is dealt to: 0 first; places of one number together."""
        ...

    def pile(self, place: str) -> Spot:
        """Return where a pile lies, whether or not it holds cards."""
        ...


# From the drawings (docs: ARCHITECTURE, "Proportions"). In card widths unless said.
_STEP: Final = 0.355  # of a card's height: what of a row stays visible above the next
_STEP_MOST: Final = 0.50  # the same where the width is what limits
_GAP: Final = 0.025
_PILE_OUT: Final = 0.36
_THICKNESS: Final = 0.008
_BACKS: Final = 4  # so many cards of a pile are drawn


class HeartLayout(NamedTuple):
    """The table of Heart to Heart: the heart, the stock lower left, the waste lower right."""

    card_width: float
    spots: dict[str, Spot]
    step: float

    @property
    def source(self) -> Spot:
        """The stock, from which all is dealt."""
        return self.spots["stock"]

    def deal_order(self, place: str) -> int:
        """Deal row by row."""
        tops = {spot.y for name, spot in self.spots.items() if row_of(name) == "heart"}
        return sum(top < self.spots[place].y for top in tops)

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return where a card lies; a pile's thickness shows at its upper left."""
        spot = self.spots[placed.place]
        if placed.place == "stock":
            return self._in_pile(spot, count - 1 - placed.depth, -1)
        if placed.place == "waste":
            return self._in_pile(spot, count - 1 - placed.depth, 1)
        return spot

    def pile(self, place: str) -> Spot:
        """Return where a pile lies."""
        return self.spots[place]

    def _in_pile(self, spot: Spot, below: int, direction: int) -> Spot:
        shown = min(below, _BACKS - 1 if direction < 0 else 2)
        offset = direction * shown * max(1.0, self.card_width * _THICKNESS)
        return spot.moved(offset, offset)._replace(hidden=below > shown)


def heart_layout(
    rows: Sequence[Sequence[float]], width: float, height: float, ratio: float
) -> HeartLayout:
    """Fit the heart into a table.

    Args:
        rows: the columns of each row's cards, in card widths.
        width: of the table.
        height: of the table.
        ratio: device pixels in a logical pixel; cards are placed on whole device pixels.
    """

    def snapped(length: float) -> float:
        return round(length * ratio) / ratio

    margin = max(6, round(0.021 * min(width, height)))
    room_x, room_y = max(width - 2 * margin, 1), max(height - 2 * margin, 1)
    steps, columns = len(rows) - 1, max(len(row) for row in rows)
    by_height = room_y / (RATIO * (1 + steps * _STEP))
    by_width = room_x / (columns + (columns - 1) * _GAP)
    card = max(math.floor(min(by_height, by_width) * ratio), 20) / ratio
    card_height = snapped(card * RATIO)
    step = min(_STEP_MOST, max(_STEP, (room_y / card_height - 1) / steps)) * card_height
    pitch = card * (1 + _GAP)
    whole_width = columns * card + (columns - 1) * _GAP * card
    left = (width - whole_width) / 2
    whole_height = card_height + steps * step
    top = (height - whole_height) / 2

    def place(x: float, y: float) -> Spot:
        return Spot(snapped(x) + card / 2, snapped(y) + card_height / 2, card)

    spots = {}
    number = 0
    for row, row_columns in enumerate(rows):
        for column in row_columns:
            number += 1
            spots[f"heart-{number}"] = place(left + column * pitch, top + row * step)
    out = max(0.0, min(_PILE_OUT * card, left - margin))
    bottom = top + whole_height - card_height
    spots["stock"] = place(left - out, bottom)
    spots["waste"] = place(left + whole_width - card + out, bottom)
    return HeartLayout(card, spots, step)
