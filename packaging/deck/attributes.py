"""What the court cards bear: sword, halberd and rose, along the x axis, across the middle."""

import math

from drawing import (
    GOLD,
    GOLD_LIGHT,
    INK_BLACK,
    RED,
    RED_DARK,
    STEEL,
    WINE,
    Sheet,
    circle,
    gold,
    path,
    segment,
)
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


def sword(sheet: Sheet) -> None:
    """The king's; the hilt is at the left."""
    blade = "M -.215 -.020 L .34 -.0165 L .405 0 L .34 .0165 L -.215 .020 Z"
    sheet.outlined(path(blade), STEEL, 0.0085)
    sheet.line(segment(-0.2, 0, 0.33, 0), INK_BLACK, 0.005)
    grip = "M -.335 -.0155 L -.23 -.0155 L -.23 .0155 L -.335 .0155 Z"
    sheet.outlined(path(grip), RED, 0.0075)
    for x in (-0.312, -0.288, -0.264):
        sheet.line(segment(x - 0.006, -0.013, x + 0.006, 0.013), GOLD_LIGHT, 0.007)
    sheet.outlined(
        path(
            "M -.236 -.088 C -.215 -.085 -.215 -.05 -.208 -.02"
            " L -.208 .02 C -.215 .05 -.215 .085 -.236 .088"
            " C -.252 .085 -.245 .05 -.242 .02 L -.242 -.02"
            " C -.245 -.05 -.252 -.085 -.236 -.088 Z"
        ),
        gold(0, 0, -0.09, 0.09),
        0.0075,
    )
    sheet.outlined(circle(-0.356, 0, 0.027), gold(-0.38, -0.33), 0.0075)
    sheet.fill(circle(-0.356, 0, 0.010), RED)


def halberd(sheet: Sheet) -> None:
    """The jack's; the head is at the right, its axe on the lower side, away from the suit."""
    shaft = "M -.40 -.0115 L .36 -.0115 L .36 .0115 L -.40 .0115 Z"
    sheet.outlined(path(shaft), WINE, 0.007)
    for x in (-0.34, -0.31, 0.155, 0.18):
        sheet.line(segment(x, -0.009, x, 0.009), GOLD_LIGHT, 0.0085)
    point = "M .32 -.018 L .365 -.016 L .455 0 L .365 .016 L .32 .018 Z"
    sheet.outlined(path(point), STEEL, 0.0075)
    sheet.outlined(
        path(
            "M .255 .010 L .268 .042 C .252 .062 .228 .072 .210 .088"
            " C .265 .124 .345 .124 .392 .086 C .372 .072 .350 .060 .338 .042 L .350 .010 Z"
        ),
        STEEL,
        0.0075,
    )
    sheet.line(path("M .233 .088 C .275 .109 .335 .109 .369 .086"), INK_BLACK, 0.0045)
    beak = (
        "M .270 -.012 L .330 -.012 C .328 -.035 .318 -.060 .290 -.074"
        " C .296 -.050 .285 -.030 .270 -.012 Z"
    )
    sheet.outlined(path(beak), STEEL, 0.0075)
    socket = "M .245 -.021 L .355 -.021 L .355 .021 L .245 .021 Z"
    sheet.outlined(path(socket), gold(0, 0, -0.03, 0.03), 0.0075)
    sheet.outlined(circle(-0.405, 0, 0.019), GOLD_LIGHT, 0.0075)


def rose(sheet: Sheet) -> None:
    """The queen's; the bloom is at the right."""
    stem = path("M -.185 .030 C -.12 -.012 -.05 -.026 .04 -.018 L .24 .005")
    sheet.line(stem, INK_BLACK, 0.022)
    sheet.line(stem, GOLD, 0.010)
    _leaf(sheet, -0.075, -0.018, -156, 0.115)
    _leaf(sheet, 0.085, -0.012, -30, 0.095)
    with sheet.at(0.318, 0.010, scale=0.86):
        _bloom(sheet)


def _leaf(sheet: Sheet, x: float, y: float, turn: float, length: float) -> None:
    with sheet.at(x, y, turn):
        e = length
        sheet.outlined(
            path(
                f"M 0 0 C {e * 0.25} {-e * 0.42} {e * 0.7} {-e * 0.36} {e} 0"
                f" C {e * 0.7} {e * 0.36} {e * 0.25} {e * 0.42} 0 0 Z"
            ),
            INK_BLACK,
            0.006,
        )
        sheet.line(segment(0.012, 0, e * 0.86, 0), GOLD_LIGHT, 0.006)
        for t in (0.3, 0.5, 0.68) if sheet.fine else ():
            for side in (-1, 1):
                vein = segment(e * t, 0, e * (t + 0.12), side * e * 0.17)
                sheet.line(vein, GOLD_LIGHT, 0.006)


def _bloom(sheet: Sheet) -> None:
    for turn in (150, 180, 210):
        with sheet.at(turn=turn):
            sepal = "M .06 -.022 C .1 -.02 .13 -.01 .148 .0 C .13 .01 .1 .02 .06 .022 Z"
            sheet.outlined(path(sepal), GOLD, 0.006)
    petal = path(
        "M 0 0 C .02 -.075 .08 -.095 .112 -.052"
        " C .128 -.02 .128 .02 .112 .052 C .08 .095 .02 .075 0 0 Z"
    )
    for i in range(5):
        with sheet.at(turn=72 * i + 18):
            sheet.outlined(petal, RED, 0.0075)
    for i in range(5):
        with sheet.at(turn=72 * i + 54, scale=0.66):
            sheet.outlined(petal, RED_DARK, 0.0095)
    sheet.outlined(circle(0, 0, 0.034), RED, 0.007)
    if sheet.fine:
        sheet.line(_spiral(0.004, 0.026, 1.5), GOLD_LIGHT, 0.0065)
    else:
        sheet.fill(circle(0, 0, 0.014), GOLD_LIGHT)


def _spiral(inner: float, outer: float, turns: float) -> QPainterPath:
    steps = 40
    spiral = QPainterPath(QPointF(inner, 0))
    for i in range(1, steps + 1):
        radius = inner + (outer - inner) * i / steps
        angle = 2 * math.pi * turns * i / steps
        spiral.lineTo(radius * math.cos(angle), radius * math.sin(angle))
    return spiral
