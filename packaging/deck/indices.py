"""Indices and pips."""

from typing import NamedTuple

from drawing import Sheet, place
from glyphs import glyphs
from suits import outlines

from h2h.table.art.deck_file import INK

HEIGHT = 1.4


class Index(NamedTuple):
    """Where an index stands: distances from the card's upper corner, in card widths."""

    x: float
    rank_top: float
    rank_height: float
    rank_max_width: float
    suit_y: float
    suit_width: float


STANDARD = Index(0.122, 0.060, 0.220, 0.190, 0.368, 0.142)
# 41 % higher, and still above what the card below covers in the heart, with its ring.
LARGE = Index(0.158, 0.034, 0.310, 0.262, 0.418, 0.118)
LARGE_PIP = 0.42

# Rows are chosen for the overlapped heart, where the card below covers all from 0.355 of the height
# on: a pip is either wholly above that line or wholly below it, never cut to a sliver.
_LEFT, _MIDDLE, _RIGHT = 0.350, 0.500, 0.650
_TOP, _BETWEEN = 0.176, 0.278
_FOUR = [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, 1 - _TOP), (_RIGHT, 1 - _TOP)]
_SIX = [*_FOUR, (_LEFT, 0.5), (_RIGHT, 0.5)]


def _columns(x: float, first: float, second: float) -> list[tuple[float, float]]:
    rows = (first, second, 1 - second, 1 - first)
    return [(column, y) for column in (x, 1 - x) for y in rows]


_PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, 1 - _TOP)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, 0.5), (_MIDDLE, 1 - _TOP)],
    "4": _FOUR,
    "5": [*_FOUR, (_MIDDLE, 0.5)],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, _BETWEEN)],
    "8": [*_SIX, (_MIDDLE, _BETWEEN), (_MIDDLE, 1 - _BETWEEN)],
    "9": [*_columns(0.332, 0.205, 0.419), (_MIDDLE, 0.5)],
    "10": [*_columns(0.340, 0.187, 0.419), (_MIDDLE, 0.290), (_MIDDLE, 0.710)],
}
_PIP_WIDTHS = {"7": 0.190, "8": 0.190, "9": 0.172, "10": 0.172}

GLYPHS = glyphs()
SUITS = outlines()


def ranks(sheet: Sheet, rank: str, form: Index) -> None:
    """The rank in both upper corners."""
    glyph, width = GLYPHS[rank]
    scale = form.rank_height / 100
    across = min(scale, form.rank_max_width / width)
    shape = place(glyph, across, -width * across / 2, scale_y=scale)
    # The wide 10 keeps the distance of the others from the edge.
    inset = form.x + (0.005 if rank == "10" else 0)
    for side in (-1, 1):
        with sheet.at(side * (0.5 - inset), form.rank_top - HEIGHT / 2):
            sheet.fill(shape, INK)


def suits(sheet: Sheet, suit: str, form: Index) -> None:
    """The suit under the rank in both upper corners."""
    for side in (-1, 1):
        with sheet.at(side * (0.5 - form.x), form.suit_y - HEIGHT / 2, scale=form.suit_width):
            sheet.fill(SUITS[suit], INK)


def pips(sheet: Sheet, rank: str, suit: str) -> None:
    """The pips of a number card; those below the middle are turned."""
    width = _PIP_WIDTHS.get(rank, 0.205)
    for x, y in _PIPS[rank]:
        with sheet.at(x - 0.5, (y - 0.5) * HEIGHT, 180 if y > 0.5 else 0, width):
            sheet.fill(SUITS[suit], INK)


def large_pip(sheet: Sheet, suit: str) -> None:
    """The one pip of a number card with large indices: wholly below the line above."""
    with sheet.at(scale=LARGE_PIP):
        sheet.fill(SUITS[suit], INK)
