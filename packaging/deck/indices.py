"""Indices and pips."""

from drawing import Sheet, place
from glyphs import glyphs
from suits import suits

from h2h.table.art.deck_file import INK

HEIGHT = 1.4

INDEX_X = 0.122
RANK_TOP, RANK_HEIGHT, RANK_MAX_WIDTH = 0.060, 0.220, 0.190
SUIT_Y, SUIT_WIDTH = 0.368, 0.142

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
SUITS = suits()


def index(sheet: Sheet, rank: str, suit: str) -> None:
    """Rank over suit in all four corners, the lower ones turned."""
    glyph, width = GLYPHS[rank]
    scale = RANK_HEIGHT / 100
    across = min(scale, RANK_MAX_WIDTH / width)
    rank_shape = place(glyph, across, -width * across / 2, scale_y=scale)
    # The wide 10 keeps the distance of the others from the edge.
    inset = INDEX_X + (0.005 if rank == "10" else 0)
    for turn in (0, 180):
        for side in (-1, 1):
            with sheet.at(turn=turn):
                with sheet.at(side * (0.5 - inset), RANK_TOP - HEIGHT / 2):
                    sheet.fill(rank_shape, INK)
                with sheet.at(side * (0.5 - INDEX_X), SUIT_Y - HEIGHT / 2, scale=SUIT_WIDTH):
                    sheet.fill(SUITS[suit], INK)


def pips(sheet: Sheet, rank: str, suit: str) -> None:
    """The pips of a number card; those below the middle are turned."""
    width = _PIP_WIDTHS.get(rank, 0.205)
    for x, y in _PIPS[rank]:
        with sheet.at(x - 0.5, (y - 0.5) * HEIGHT, 180 if y > 0.5 else 0, width):
            sheet.fill(SUITS[suit], INK)
