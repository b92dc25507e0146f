"""Aces: one large ornate suit in a ring of rays."""

import math

from drawing import GOLD, GOLD_LIGHT, Sheet, circle, mirrored, path, place, segment
from indices import SUITS

from h2h.table.art.deck_file import INK

_LIGHT = 0xFFFBE9C6
_SIZE = {"H": (0.475, 0.012), "D": (0.45, 0.0), "S": (0.46, -0.005), "C": (0.45, -0.005)}


def ornament(sheet: Sheet) -> None:
    """Rays, rings and finials: the same on every ace."""
    count = 72 if sheet.fine else 36
    for i in range(count):
        angle = 2 * math.pi * i / count - math.pi / 2
        c, s = math.cos(angle), math.sin(angle)
        end = (0.382, 0.352, 0.366, 0.352)[i % 4]
        ray = segment(0.318 * c, 0.318 * s, end * c, end * s)
        sheet.line(ray, GOLD, 0.0058 if sheet.fine else 0.010)
        if i % 4 == 0:
            sheet.fill(circle(0.393 * c, 0.393 * s, 0.0085), GOLD)
    sheet.line(circle(0, 0, 0.306), GOLD, 0.010)
    sheet.line(circle(0, 0, 0.291), GOLD, 0.0045)
    scroll = path(
        "M 0 .012 C -.05 .012 -.095 -.005 -.105 -.04 C -.11 -.065 -.08 -.075 -.07 -.055"
        " C -.065 -.042 -.078 -.034 -.086 -.042"
    )
    for turn in (0, 180):
        with sheet.at(turn=turn), sheet.at(dy=-0.475):
            sheet.line(scroll, GOLD, 0.009)
            sheet.line(mirrored(scroll), GOLD, 0.009)
            sheet.fill(
                path("M 0 0 C -.02 -.025 -.02 -.055 0 -.09 C .02 -.055 .02 -.025 0 0 Z"), GOLD
            )
            sheet.fill(circle(0, 0.024, 0.010), GOLD)


def emblem(sheet: Sheet, suit: str) -> None:
    """The large suit with its inlay."""
    size, dy = _SIZE[suit]
    with sheet.at(dy=dy):
        sheet.fill(place(SUITS[suit], size), INK)
        if suit in "HD":
            inlay = place(SUITS[suit], size * 0.86, dy=-0.002 if suit == "H" else 0)
            sheet.line(inlay, GOLD_LIGHT, 0.0075)
        {"H": _heart, "D": _diamond, "S": _spade, "C": _club}[suit](sheet, size)


def _both(sheet: Sheet, spec: str, colour: int, width: float) -> None:
    half = path(spec)
    sheet.line(half, colour, width)
    sheet.line(mirrored(half), colour, width)


def _heart(sheet: Sheet, _size: float) -> None:
    _both(
        sheet,
        "M 0 .115 C -.03 .05 -.125 .03 -.125 -.05 C -.125 -.10 -.06 -.115 -.045 -.07"
        " C -.037 -.045 -.066 -.025 -.08 -.045",
        _LIGHT,
        0.0085,
    )
    _both(sheet, "M -.135 .0 C -.12 .04 -.07 .075 -.035 .115", _LIGHT, 0.007)
    leaf = "M 0 -.01 C -.035 -.045 -.03 -.075 0 -.105 C .03 -.075 .035 -.045 0 -.01 Z"
    sheet.fill(path(leaf), _LIGHT)
    for x, y, radius in ((0, 0.022, 0.011), (-0.155, -0.06, 0.008), (0.155, -0.06, 0.008)):
        sheet.fill(circle(x, y, radius), _LIGHT)


def _diamond(sheet: Sheet, _size: float) -> None:
    _both(
        sheet,
        "M 0 .135 C -.02 .06 -.085 .045 -.085 -.01 C -.085 -.05 -.035 -.055 -.03 -.02"
        " C -.027 0 -.05 .01 -.058 -.005",
        _LIGHT,
        0.0085,
    )
    leaf = "M 0 .03 C -.03 -.01 -.028 -.07 0 -.14 C .028 -.07 .03 -.01 0 .03 Z"
    sheet.fill(path(leaf), _LIGHT)


def _spade(sheet: Sheet, _size: float) -> None:
    _both(
        sheet,
        "M 0 -.165 C -.03 -.09 -.165 -.04 -.165 .06 C -.165 .115 -.095 .13 -.08 .08"
        " C -.072 .05 -.105 .035 -.115 .058",
        GOLD_LIGHT,
        0.0075,
    )
    leaf = "M 0 .10 C -.04 .05 -.035 -.02 0 -.085 C .035 -.02 .04 .05 0 .10 Z"
    sheet.fill(path(leaf), GOLD_LIGHT)
    sheet.fill(circle(0, 0.145, 0.010), GOLD_LIGHT)


def _club(sheet: Sheet, size: float) -> None:
    for x, y in ((0.0, -0.265), (-0.265, 0.115), (0.265, 0.115)):
        sheet.line(circle(x * size, y * size, 0.072), GOLD_LIGHT, 0.0075)
        sheet.fill(circle(x * size, y * size, 0.026), GOLD_LIGHT)
    sheet.fill(circle(0, 0, 0.016), GOLD_LIGHT)
