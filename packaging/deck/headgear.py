"""What the suits of the court cards wear: crown, tiara and feathered cap.

The origin is the middle of the brow line.
"""

from drawing import (
    FACE,
    GOLD,
    GOLD_LIGHT,
    INK_BLACK,
    RED,
    WINE,
    WINE_DARK,
    Sheet,
    circle,
    gold,
    path,
    segment,
)
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath


def _lozenge(x: float, y: float, width: float, height: float) -> str:
    return f"M {x - width} {y} L {x} {y - height} L {x + width} {y} L {x} {y + height} Z"


def crown(sheet: Sheet) -> None:
    """The king's."""
    sheet.outlined(
        path("M -.165 0 C -.175 -.12 -.09 -.175 0 -.175 C .09 -.175 .175 -.12 .165 0 Z"), WINE
    )
    for x in (-0.085, 0, 0.085):
        sheet.line(segment(x * 0.95, -0.02, x * 0.6, -0.165), WINE_DARK, 0.006)
    sheet.outlined(
        path(
            "M -.165 .0 L -.205 -.15 C -.175 -.095 -.15 -.075 -.125 -.075"
            " C -.105 -.085 -.1 -.13 -.108 -.18 C -.085 -.115 -.065 -.085 -.045 -.085"
            " C -.022 -.09 -.008 -.15 0 -.225 C .008 -.15 .022 -.09 .045 -.085"
            " C .065 -.085 .085 -.115 .108 -.18 C .1 -.13 .105 -.085 .125 -.075"
            " C .15 -.075 .175 -.095 .205 -.15 L .165 0 Z"
        ),
        gold(-0.2, 0.2),
    )
    for x, y in ((-0.205, -0.162), (-0.108, -0.195), (0.108, -0.195), (0.205, -0.162)):
        sheet.outlined(circle(x, y, 0.020), GOLD_LIGHT)
    sheet.outlined(path(_lozenge(0, -0.252, 0.026, 0.040)), RED)
    for x in (-0.118, 0.118):
        sheet.outlined(circle(x, -0.045, 0.0135), RED, 0.006)
    sheet.outlined(path(_lozenge(0, -0.046, 0.022, 0.029)), RED, 0.006)
    sheet.outlined(
        path(
            "M -.17 -.012 C -.08 .018 .08 .018 .17 -.012"
            " L .165 .042 C .08 .068 -.08 .068 -.165 .042 Z"
        ),
        gold(-0.17, 0.17),
    )
    for x, y in ((-0.125, 0.021), (0, 0.036), (0.125, 0.021)):
        sheet.outlined(path(_lozenge(x, y, 0.019, 0.0155)), RED, 0.005)
    for x in (-0.063, 0.063):
        sheet.fill(circle(x, 0.032, 0.0105), INK_BLACK)


def tiara(sheet: Sheet) -> None:
    """The queen's: five lancets on an arched band."""

    def band(x: float) -> float:
        return -0.012 - 0.045 * (1 - (x / 0.205) ** 2)

    for x, h, w in (
        (-0.165, 0.075, 0.030),
        (0.165, 0.075, 0.030),
        (-0.098, 0.130, 0.037),
        (0.098, 0.130, 0.037),
        (0.0, 0.205, 0.050),
    ):
        y = band(x) + 0.004
        tip = y - h
        sheet.outlined(
            path(
                f"M {x - w} {y}"
                f" C {x - w * 1.3} {y - h * 0.5} {x - w * 0.4} {y - h * 0.72} {x} {tip}"
                f" C {x + w * 0.4} {y - h * 0.72} {x + w * 1.3} {y - h * 0.5} {x + w} {y} Z"
            ),
            gold(-0.2, 0.2),
        )
        _drop(sheet, x, y - h * 0.06, w, h)
        if sheet.fine:
            sheet.fill(circle(x - w * 0.14, y - h * 0.38, w * 0.11, h * 0.07), 0xFFF7B8BE)
        sheet.outlined(circle(x, tip - 0.014, 0.0165 if x else 0.023), FACE, 0.008)
    for x in (-0.049, 0.049, -0.131, 0.131):
        sheet.outlined(circle(x, band(x) - 0.030, 0.0115), FACE, 0.0065)
    sheet.outlined(
        path(
            "M -.205 .005 C -.12 -.075 .12 -.075 .205 .005 C .20 .03 .185 .05 .17 .058"
            " C .10 -.012 -.10 -.012 -.17 .058 C -.185 .05 -.20 .03 -.205 .005 Z"
        ),
        gold(-0.2, 0.2),
    )
    for x in (-0.155, -0.105, -0.053, 0.053, 0.105, 0.155):
        y = -0.031 + 0.052 * (x / 0.155) ** 2
        sheet.outlined(circle(x, y, 0.0105), RED if abs(x) == 0.105 else FACE, 0.006)
    sheet.outlined(path(_lozenge(0, -0.031, 0.019, 0.021)), RED, 0.006)


def _drop(sheet: Sheet, x: float, y: float, w: float, h: float) -> None:
    """The ruby in a lancet, standing on y."""
    top, upper, lower, low = y - h * 0.70, y - h * 0.50, y - h * 0.34, y - h * 0.13
    drop = QPainterPath(QPointF(x, top))
    drop.cubicTo(x + w * 0.30, upper, x + w * 0.72, lower, x + w * 0.52, low)
    drop.cubicTo(x + w * 0.3, y, x - w * 0.3, y, x - w * 0.52, low)
    drop.cubicTo(x - w * 0.72, lower, x - w * 0.30, upper, x, top)
    drop.closeSubpath()
    sheet.outlined(drop, RED, 0.006)


def cap(sheet: Sheet) -> None:
    """The jack's: a hunter's cap with a pointed brim, and one feather."""
    _feather(sheet)
    sheet.outlined(
        path(
            "M -.165 .012 C -.185 -.07 -.135 -.150 -.045 -.172 C .01 -.185 .05 -.168 .075 -.135"
            " C .105 -.095 .135 -.06 .170 .012 Z"
        ),
        RED,
    )
    for fold in (
        "M -.055 -.165 C -.025 -.13 -.02 -.09 -.03 -.055",
        "M .055 -.155 C .045 -.12 .055 -.08 .085 -.045",
    ):
        sheet.line(path(fold), 0xFF8E0C22, 0.007)
    sheet.outlined(
        path(
            "M -.225 -.098 C -.195 -.045 -.12 -.022 -.01 -.022 C .085 -.022 .17 -.012 .262 .046"
            " C .19 .066 .09 .078 -.02 .072 C -.135 .066 -.225 .03 -.225 -.098 Z"
        ),
        gold(-0.23, 0.26),
    )
    sheet.line(
        path("M -.2 -.035 C -.175 .025 -.10 .045 -.01 .049 C .07 .052 .14 .048 .2 .038"),
        GOLD,
        0.006,
    )
    sheet.outlined(circle(-0.095, -0.012, 0.032), WINE)
    sheet.fill(circle(-0.095, -0.012, 0.0155), GOLD_LIGHT)


def _feather(sheet: Sheet) -> None:
    vane = path(
        "M -.085 -.02 C -.135 -.07 -.205 -.12 -.222 -.20 C -.232 -.245 -.225 -.275 -.205 -.305"
        " C -.19 -.275 -.165 -.262 -.14 -.225 L -.128 -.232 C -.112 -.20 -.10 -.175 -.095 -.15"
        " L -.083 -.156 C -.072 -.12 -.07 -.08 -.075 -.02 Z"
    )
    sheet.outlined(vane, FACE)
    quill = path("M -.082 -.015 C -.105 -.11 -.15 -.20 -.20 -.285")
    sheet.line(quill, GOLD, 0.009)
