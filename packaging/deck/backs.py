"""The backs: a field in a gold frame, the same either way up."""

import math
from collections.abc import Callable

from drawing import (
    GOLD,
    GOLD_LIGHT,
    Sheet,
    alpha,
    circle,
    gold,
    path,
    place,
    rounded,
    segment,
)
from indices import SUITS
from PySide6.QtGui import QPainterPath

from h2h.deck import Back
from h2h.table.art.deck_file import Gradient

_WINE_DEEP = 0xFF551430
_HEART = 0xFFCB7A92
_COLUMNS, _ROWS = 6, 9
_WIDTH, _HEIGHT = 0.81, 1.21  # of the field inside the frame


def _framed(sheet: Sheet, light: int, deep: int, draw: Callable[[Sheet], None]) -> None:
    """A coloured field with a gold frame of two lines, and what is drawn on it."""
    colour = Gradient((0, 0), (0, 0), 0.85, ((0.0, light), (1.0, deep)))
    sheet.fill(rounded(-0.455, -0.655, 0.91, 1.31, 0.035), colour)
    draw(sheet)
    sheet.line(rounded(-0.428, -0.628, 0.856, 1.256, 0.022), GOLD, 0.012)
    sheet.line(rounded(-0.408, -0.608, 0.816, 1.216, 0.012), alpha(GOLD_LIGHT, 0.75), 0.0045)


def _medallion(sheet: Sheet, deep: int) -> None:
    """Two gold hearts, tip to tip, in a ring."""
    sheet.outlined(circle(0, 0, 0.168), deep, 0.010, GOLD)
    sheet.line(circle(0, 0, 0.150), alpha(GOLD_LIGHT, 0.9), 0.0045)
    for turn in (0, 180):
        with sheet.at(turn=turn):
            sheet.fill(place(SUITS["H"], 0.135, dy=-0.066), gold(-0.07, 0.07))
            sheet.fill(circle(0.105, 0, 0.012), GOLD_LIGHT)


def lattice(sheet: Sheet) -> None:
    """Small hearts in a lattice, on wine."""

    def field(sheet: Sheet) -> None:
        _lattice(sheet)
        _medallion(sheet, _WINE_DEEP)

    _framed(sheet, 0xFF7E2142, _WINE_DEEP, field)


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


def rosette(sheet: Sheet) -> None:
    """A large flower of leaves, and a spray in each corner, on evergreen."""
    _framed(sheet, 0xFF2F6B50, 0xFF143629, _rosette)


def _rosette(sheet: Sheet) -> None:
    leaf = path("M 0 0 C -.34 -.28 -.34 -.72 0 -1 C .34 -.72 .34 -.28 0 0 Z")
    vein = segment(0, -0.18, 0, -0.78)
    pale = 0xFF9CC7AE
    for count, length, colour in ((16, 0.365, alpha(GOLD, 0.85)), (8, 0.26, GOLD_LIGHT)):
        for i in range(count):
            with sheet.at(turn=360 * i / count):
                sheet.line(place(leaf, length), colour, 0.0065)
                if count == 16:
                    sheet.line(place(vein, length), alpha(pale, 0.55), 0.0045)
                    sheet.fill(circle(0, -length * 1.045, 0.0105), GOLD_LIGHT)
    for x in (-1, 1):
        for y in (-1, 1):
            with sheet.at(x * 0.392, y * 0.592):
                # A quarter of a flower that grows from the corner.
                for turn, length in ((-20, 0.20), (0, 0.26), (20, 0.20)):
                    with sheet.at(turn=math.degrees(math.atan2(-x, y)) + turn):
                        sheet.line(place(leaf, length), alpha(GOLD, 0.85), 0.0065)
                        sheet.fill(circle(0, -length * 1.055, 0.0105), GOLD_LIGHT)
    _medallion(sheet, 0xFF143629)


def waves(sheet: Sheet) -> None:
    """Rows of waves that meet in the middle, on the blue of a night."""
    _framed(sheet, 0xFF30507A, 0xFF15243C, _waves)


def _waves(sheet: Sheet) -> None:
    radius = _WIDTH / 12
    light, deep = 0xFFA9C3E0, 0xFF223A5C
    rows = 14
    for turn in (0, 180):
        with sheet.at(turn=turn):
            # From the edge to the middle: each row covers the lower part of the one before.
            for row in range(rows):
                y = -_HEIGHT / 2 + radius + row * (_HEIGHT / 2 - radius) / (rows - 1)
                for i in range(-3, 4):
                    x = 2 * radius * i + (radius if row % 2 else 0)
                    if abs(x) > _WIDTH / 2 + 1e-6:
                        continue
                    half = 0 if abs(x) + radius < _WIDTH / 2 + 1e-6 else -math.copysign(1, x)
                    sheet.outlined(_arch(x, y, radius, half), deep, 0.005, alpha(light, 0.9))
                    for part in (0.68, 0.36):
                        sheet.line(_arch(x, y, radius * part, half), alpha(light, 0.6), 0.0045)
    _medallion(sheet, 0xFF15243C)


def _arch(x: float, y: float, radius: float, half: float) -> QPainterPath:
    """The upper half of a circle, or with -1 or 1 only its left or right half."""
    k = 0.5523 * radius
    left = f"M {x - radius} {y} C {x - radius} {y - k} {x - k} {y - radius} {x} {y - radius}"
    right = f"C {x + k} {y - radius} {x + radius} {y - k} {x + radius} {y}"
    if half < 0:
        return path(f"{left} L {x} {y}")
    return path(f"M {x} {y} L {x} {y - radius} {right}" if half else f"{left} {right}")


def kites(sheet: Sheet) -> None:
    """Kites in two colours with a gold dot where they meet, on black."""
    _framed(sheet, 0xFF40323B, 0xFF1C1419, _kites)


def _kites(sheet: Sheet) -> None:
    across, down = _WIDTH / 5, _HEIGHT / 5
    red, ash = 0xFF96122B, 0xFF6B5560
    for j in range(-5, 6):
        for i in range(-5, 6):
            if (i + j) % 2:
                continue
            x, y = i * across / 2, j * down / 2
            if abs(x) + across / 2 > _WIDTH / 2 + 1e-6 or abs(y) + down / 2 > _HEIGHT / 2 + 1e-6:
                continue
            colour = red if j % 2 == 0 else ash
            kite = path(
                f"M {x} {y - down / 2} L {x + across / 2} {y} L {x} {y + down / 2}"
                f" L {x - across / 2} {y} Z"
            )
            sheet.fill(place(kite, 0.86, dx=x * 0.14, dy=y * 0.14), colour)
            sheet.line(place(kite, 0.62, dx=x * 0.38, dy=y * 0.38), alpha(GOLD_LIGHT, 0.7), 0.0045)
            with sheet.at(x, y, 0 if y <= 0 else 180, 0.034):
                sheet.fill(SUITS["H"], alpha(GOLD_LIGHT, 0.8))
    _medallion(sheet, 0xFF1C1419)


BACKS: dict[Back, Callable[[Sheet], None]] = {
    Back.LATTICE: lattice,
    Back.ROSETTE: rosette,
    Back.WAVES: waves,
    Back.KITES: kites,
}
