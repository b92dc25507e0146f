"""The layout of the table of Heart to Heart."""

import math
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from h2h.cards.transition import PlacedCard
from h2h.heart_to_heart.engine.layout import PLACES, ROWS
from h2h.heart_to_heart.engine.places import HEART_NAMES, STOCK_NAME, WASTE_NAME
from h2h.table.layout import RATIO, Area, Spot, row_of

# Proportions from the design drawings, in card widths unless stated.
_STEP: Final = 0.355  # from row to row, in card heights: the whole index stays visible
_STEP_MOST: Final = 0.50  # the same if the width limits the size of the cards
_STEP_HIGH: Final = 0.62  # the same in a high window
_HIGH_FROM: Final = 1.2  # a window is high from this height on, in its widths
_LABEL: Final = 0.24  # room for the labels of piles below the tip, in card heights
_GAP: Final = 0.025
_PILE_OUT: Final = 0.36
_BESIDE_PILE: Final = 0.12  # between a pile and the panel
_THICKNESS: Final = 0.008
_BACKS: Final = 4  # how many cards of the stock are drawn

# The height of the room for messages below the tip: a part of the table's, and its limits.
_MESSAGE_PART: Final = 0.045
_MESSAGE_LEAST: Final = 20
_MESSAGE_MOST: Final = 34


class HeartLayout(NamedTuple):
    """The table of Heart to Heart: the heart, and the piles in the lower corners.

    Attributes:
        card_width: of all cards.
        spots: the places of the heart and the piles.
        step: the distance from row to row.
        message: the room for messages; no card lies there.
    """

    card_width: float
    spots: dict[str, Spot]
    step: float
    message: Area

    @property
    def source(self) -> Spot:
        """The stock: all cards are dealt from there."""
        return self.spots[STOCK_NAME]

    @property
    def panel(self) -> Area:
        """The room for the panel after a win, at its bottom: beside the piles, or above them."""
        w, h = self.card_width, self.card_width * RATIO
        tip, piles = self.spots[HEART_NAMES[-1]], [self.spots[STOCK_NAME], self.spots[WASTE_NAME]]
        left, right = sorted(pile.x for pile in piles)
        bottom = tip.y + h / 2
        if piles[0].top > bottom:
            xs = [self.spots[name].x for name in HEART_NAMES]
            left, right = min(xs) - w / 2, max(xs) + w / 2
        else:
            side = w * (0.5 + _BESIDE_PILE)
            left, right, bottom = left + side, right - side, piles[0].y + h / 2
        return Area(left, tip.y, right - left, bottom - tip.y)

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
        x, y = spot.x + offset, spot.y + offset
        return spot._replace(x=x, y=y, hidden=below > shown)


def layout_for(one_handed: bool) -> Callable[[float, float, float], HeartLayout]:
    """Return the function that lays out the table.

    Args:
        one_handed: the stock lies on the right and the waste on the left.
    """
    return partial(heart_layout, one_handed=one_handed)


def heart_layout(
    width: float, height: float, ratio: float, *, one_handed: bool = False
) -> HeartLayout:
    """Fit the heart into a table.

    In a high window the rows are further apart and the piles lie below the tip.

    Args:
        width: of the table.
        height: of the table.
        ratio: device pixels in a logical pixel; cards are placed on whole device pixels.
        one_handed: the stock lies on the right and the waste on the left.
    """

    def snapped(length: float) -> float:
        return round(length * ratio) / ratio

    high = height > _HIGH_FROM * width
    margin = max(6, round(0.021 * min(width, height)))
    message = min(max(_MESSAGE_PART * height, _MESSAGE_LEAST), _MESSAGE_MOST)
    room_x, room_y = max(width - 2 * margin, 1), max(height - margin - message, 1)
    steps, columns = len(ROWS) - 1, max(map(len, ROWS))
    below_tip = 1 + _LABEL if high else 0.0  # in card heights
    by_height = room_y / (RATIO * (1 + steps * _STEP + below_tip))
    by_width = room_x / (columns + (columns - 1) * _GAP)
    card = max(math.floor(min(by_height, by_width) * ratio), 20) / ratio
    card_height = snapped(card * RATIO)
    most = _STEP_HIGH if high else _STEP_MOST
    step = min(most, max(_STEP, (room_y / card_height - 1 - below_tip) / steps)) * card_height
    pitch = card * (1 + _GAP)
    whole_width = columns * card + (columns - 1) * _GAP * card
    left = (width - whole_width) / 2
    heart_height = card_height + steps * step
    whole_height = heart_height + below_tip * card_height
    top = margin + (room_y - whole_height) / 2
    bottom = top + whole_height

    def place(x: float, y: float) -> Spot:
        return Spot(snapped(x) + card / 2, snapped(y) + card_height / 2, card)

    spots = {
        name: place(left + column * pitch, top + row * step)
        for name, (row, column) in zip(HEART_NAMES, PLACES, strict=True)
    }
    if high:
        ends = left + pitch, left + whole_width - card - pitch
        piles_top = bottom - card_height
        area = Area(margin, bottom + 1, width - 2 * margin, message - 1)
    else:
        out = max(0.0, min(_PILE_OUT * card, left - margin))
        ends = left - out, left + whole_width - card + out
        piles_top = min(bottom + message, height - margin) - card_height
        between = ends[1] - ends[0] - pitch - _GAP * card
        area = Area(ends[0] + pitch, bottom + 1, between, message - 1)
    stock, waste = reversed(ends) if one_handed else ends
    spots[STOCK_NAME] = place(stock, piles_top)
    spots[WASTE_NAME] = place(waste, piles_top)
    return HeartLayout(card, spots, step, area)
