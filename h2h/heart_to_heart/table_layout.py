"""The layout of the table of Heart to Heart."""

import math
from typing import Final, NamedTuple

from h2h.cards.transition import PlacedCard
from h2h.heart_to_heart.engine.layout import PLACES, ROWS
from h2h.heart_to_heart.engine.places import HEART_NAMES, STOCK_NAME, WASTE_NAME
from h2h.table.layout import RATIO, Spot, row_of

# Proportions from the design drawings, in card widths unless stated.
_STEP: Final = 0.355  # from row to row, in card heights: the whole index stays visible
_STEP_MOST: Final = 0.50  # the same if the width limits the size of the cards
_GAP: Final = 0.025
_PILE_OUT: Final = 0.36
_THICKNESS: Final = 0.008
_BACKS: Final = 4  # how many cards of the stock are drawn


class HeartLayout(NamedTuple):
    """The heart in the middle, the stock at the lower left, the waste at the lower right."""

    card_width: float
    spots: dict[str, Spot]
    step: float

    @property
    def source(self) -> Spot:
        """The stock: all cards are dealt from there."""
        return self.spots[STOCK_NAME]

    def deal_order(self, place: str) -> int:
        """Deal row by row."""
        tops = {spot.y for name, spot in self.spots.items() if row_of(name) == "heart"}
        return sum(top < self.spots[place].y for top in tops)

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return the spot of a card; cards of a pile are offset to show its thickness."""
        spot = self.spots[placed.place]
        if placed.place == STOCK_NAME:
            return self._in_pile(spot, count - 1 - placed.depth, -1)
        if placed.place == WASTE_NAME:
            return self._in_pile(spot, count - 1 - placed.depth, 1)
        return spot

    def pile(self, place: str) -> Spot:
        """Return the spot of a pile, empty or not."""
        return self.spots[place]

    def _in_pile(self, spot: Spot, below: int, direction: int) -> Spot:
        shown = min(below, _BACKS - 1 if direction < 0 else 2)
        offset = direction * shown * max(1.0, self.card_width * _THICKNESS)
        return spot.moved(offset, offset)._replace(hidden=below > shown)


def heart_layout(width: float, height: float, ratio: float) -> HeartLayout:
    """Fit the heart into a table.

    Args:
        width: of the table.
        height: of the table.
        ratio: device pixels in a logical pixel; cards are placed on whole device pixels.
    """

    def snapped(length: float) -> float:
        return round(length * ratio) / ratio

    margin = max(6, round(0.021 * min(width, height)))
    room_x, room_y = max(width - 2 * margin, 1), max(height - 2 * margin, 1)
    steps, columns = len(ROWS) - 1, max(map(len, ROWS))
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

    spots = {
        name: place(left + column * pitch, top + row * step)
        for name, (row, column) in zip(HEART_NAMES, PLACES, strict=True)
    }
    out = max(0.0, min(_PILE_OUT * card, left - margin))
    bottom = top + whole_height - card_height
    spots[STOCK_NAME] = place(left - out, bottom)
    spots[WASTE_NAME] = place(left + whole_width - card + out, bottom)
    return HeartLayout(card, spots, step)
