"""Indices and pips."""

from drawing import place, together
from glyphs import glyphs
from PySide6.QtGui import QPainterPath
from suits import suits

HEIGHT = 1.4

INDEX_X = 0.122
RANK_TOP, RANK_HEIGHT, RANK_MAX_WIDTH = 0.060, 0.220, 0.190
SUIT_Y, SUIT_WIDTH = 0.368, 0.142

# Rows are chosen for the overlapped heart, where the card below covers all from 0.355 of the height
# on: a pip is either wholly above that line or wholly below it, never cut to a sliver.
_LEFT, _MIDDLE, _RIGHT = 0.350, 0.500, 0.650
_TOP, _BETWEEN = 0.182, 0.272
_FOUR = [(_LEFT, _TOP), (_RIGHT, _TOP), (_LEFT, 1 - _TOP), (_RIGHT, 1 - _TOP)]
_SIX = [*_FOUR, (_LEFT, 0.5), (_RIGHT, 0.5)]
_NINE = [(x, y) for x in (0.342, 0.658) for y in (0.192, 0.419, 0.581, 0.808)]
_PIPS: dict[str, list[tuple[float, float]]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, 1 - _TOP)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, 0.5), (_MIDDLE, 1 - _TOP)],
    "4": _FOUR,
    "5": [*_FOUR, (_MIDDLE, 0.5)],
    "6": _SIX,
    "7": [*_SIX, (_MIDDLE, _BETWEEN)],
    "8": [*_SIX, (_MIDDLE, _BETWEEN), (_MIDDLE, 1 - _BETWEEN)],
    "9": [*_NINE, (_MIDDLE, 0.5)],
    "10": [*_NINE, (_MIDDLE, 0.290), (_MIDDLE, 0.710)],
}
_PIP_WIDTH = 0.205
_PIP_WIDTH_DENSE = 0.172

GLYPHS = glyphs()
SUITS = suits()


def index(rank: str, suit: str) -> QPainterPath:
    """Rank over suit in all four corners, the lower ones turned."""
    glyph, width = GLYPHS[rank]
    scale = RANK_HEIGHT / 100
    across = min(scale, RANK_MAX_WIDTH / width)
    corner = together(
        place(glyph, across, -width * across / 2, RANK_TOP, scale_y=scale),
        place(SUITS[suit], SUIT_WIDTH, 0, SUIT_Y),
    )
    upper = together(
        place(corner, dx=INDEX_X - 0.5, dy=-HEIGHT / 2),
        place(corner, dx=0.5 - INDEX_X, dy=-HEIGHT / 2),
    )
    return together(upper, place(upper, turn=180))


def pips(rank: str, suit: str) -> QPainterPath:
    """The pips of a number card; those below the middle are turned."""
    width = _PIP_WIDTH_DENSE if rank in ("9", "10") else _PIP_WIDTH
    return together(
        *(
            place(SUITS[suit], width, x - 0.5, (y - 0.5) * HEIGHT, 180 if y > 0.5 else 0)
            for x, y in _PIPS[rank]
        )
    )
