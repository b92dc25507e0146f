"""The back: a wine lattice of small hearts in a gold frame, the same either way up."""

from drawing import (
    GOLD,
    GOLD_LIGHT,
    Sheet,
    alpha,
    circle,
    gold,
    place,
    rounded,
    segment,
)
from indices import SUITS

from h2h.table.art.deck_file import Gradient

_WINE_LIGHT, _WINE_DEEP = 0xFF7E2142, 0xFF551430
_HEART = 0xFFCB7A92
_COLUMNS, _ROWS = 6, 9
_WIDTH, _HEIGHT = 0.81, 1.21  # of the lattice


def draw(sheet: Sheet) -> None:
    wine = Gradient((0, 0), (0, 0), 0.85, ((0.0, _WINE_LIGHT), (1.0, _WINE_DEEP)))
    sheet.fill(rounded(-0.455, -0.655, 0.91, 1.31, 0.035), wine)
    _lattice(sheet)
    sheet.outlined(circle(0, 0, 0.168), _WINE_DEEP, 0.010, GOLD)
    sheet.line(circle(0, 0, 0.150), alpha(GOLD_LIGHT, 0.9), 0.0045)
    for turn in (0, 180):
        with sheet.at(turn=turn):
            sheet.fill(place(SUITS["H"], 0.135, dy=-0.066), gold(-0.07, 0.07))
            sheet.fill(circle(0.105, 0, 0.012), GOLD_LIGHT)
    sheet.line(rounded(-0.428, -0.628, 0.856, 1.256, 0.022), GOLD, 0.012)
    sheet.line(rounded(-0.408, -0.608, 0.816, 1.216, 0.012), alpha(GOLD_LIGHT, 0.75), 0.0045)


def _lattice(sheet: Sheet) -> None:
    cell_x, cell_y = _WIDTH / _COLUMNS, _HEIGHT / _ROWS
    half = _HEIGHT / 2
    for i in range(-16, 17):
        for slope in (-1, 1):
            # The line through x = i cells on the middle line, as far as the sides allow.
            at, tilt = i * cell_x, slope * cell_x / cell_y
            ends = sorted((y for y in (-half, half)), key=lambda y: at + tilt * y)
            points = []
            for y, side in zip(ends, (-_WIDTH / 2, _WIDTH / 2), strict=True):
                x = at + tilt * y
                points.append((side, (side - at) / tilt) if abs(x) > _WIDTH / 2 else (x, y))
            (x0, y0), (x1, y1) = points
            if x0 < x1 and abs(y0) <= half and abs(y1) <= half:
                sheet.line(segment(x0, y0, x1, y1), alpha(GOLD, 0.55), 0.0055, rounded=False)
    for j in range(-12, 13):
        for i in range(-8, 9):
            x, y = i * cell_x / 2, j * cell_y / 2
            if (i + j) % 2 and abs(x) <= 0.385 and abs(y) <= 0.585:
                upright = j < 0 or (j == 0 and i < 0)
                with sheet.at(x, y, 0 if upright else 180, 0.054):
                    sheet.fill(SUITS["H"], _HEART)
