"""Where arrow keys move the keyboard focus."""

import math
from collections.abc import Mapping

from h2h.table.layout import Spot


def beyond(spots: Mapping[str, Spot], here: str, dx: int, dy: int) -> str:
    """Return the place that an arrow key moves the focus to.

    If nothing lies further to the left or right, the focus continues in reading order, so that
    every place can be reached.

    Args:
        spots: the places in reading order.
        here: the place that has the focus.
        dx: -1 for the left, 1 for the right, else 0.
        dy: -1 for up, 1 for down, else 0.
    """
    start = spots[here]

    def cost(place: str) -> float:
        spot = spots[place]
        along = (spot.x - start.x) * dx + (spot.y - start.y) * dy
        across = abs((spot.x - start.x) * dy) + abs((spot.y - start.y) * dx)
        return along + 2 * across if along > 1 else math.inf

    best = min(spots, key=cost)
    if cost(best) < math.inf:
        return best
    order = list(spots)
    return order[(order.index(here) + dx) % len(order)]


def nearest(spots: Mapping[str, Spot], gone: Spot) -> str:
    """Return the place nearest to a spot that has gone."""
    return min(
        spots, key=lambda place: math.hypot(spots[place].x - gone.x, spots[place].y - gone.y)
    )
