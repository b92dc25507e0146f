"""The letters and digits of the index, drawn with one elliptical pen: no font is needed.

A glyph stands in a box 100 high; stems are 18 wide, horizontals 14, round shapes are superellipses.
"""

from drawing import path, place, polygon, solid
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

STEM, BAR = 18.0, 14.0


def _pen(spec: str) -> QPainterPath:
    """Draw along a path with the elliptical pen."""
    narrow = BAR / STEM
    stroker = QPainterPathStroker()
    stroker.setWidth(BAR)
    stroker.setCapStyle(Qt.PenCapStyle.FlatCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    stroker.setCurveThreshold(0.1)
    stroke = stroker.createStroke(QTransform().scale(narrow, 1).map(path(spec)))
    return QTransform().scale(1 / narrow, 1).map(stroke)


def _oval(x0: float, y0: float, x1: float, y1: float, handle: float) -> QPainterPath:
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    hx, hy = (x1 - x0) / 2 * handle, (y1 - y0) / 2 * handle
    oval = QPainterPath(QPointF(cx, y0))
    oval.cubicTo(cx + hx, y0, x1, cy - hy, x1, cy)
    oval.cubicTo(x1, cy + hy, cx + hx, y1, cx, y1)
    oval.cubicTo(cx - hx, y1, x0, cy + hy, x0, cy)
    oval.cubicTo(x0, cy - hy, cx - hx, y0, cx, y0)
    oval.closeSubpath()
    return oval


def _ring(
    x0: float, y0: float, x1: float, y1: float, stem: float = STEM
) -> tuple[QPainterPath, QPainterPath]:
    """Outline and hole."""
    hole = _oval(x0 + stem, y0 + BAR, x1 - stem, y1 - BAR, 0.56)
    return _oval(x0, y0, x1, y1, 0.60), hole


def _ace() -> QPainterPath:
    outline = polygon(
        (0, 100), (26, 0), (46, 0), (72, 100), (52.5, 100), (47.6, 80), (24.4, 80), (19.5, 100)
    )
    return solid(outline, holes=[polygon((36, 27), (27.4, 67), (44.6, 67))])


def _two() -> QPainterPath:
    return _pen(
        "M 9 32 C 9 15 18 7 31 7 C 44 7 52.5 15 52.5 29"
        " C 52.5 45 41 54 29 65.5 C 19 75 10 84 9.6 93 L 62 93"
    )


def _three() -> QPainterPath:
    return solid(
        _pen(
            "M 8.5 27 C 9.5 14 18 7 30.5 7 C 43.5 7 51.5 14.5 51.5 26.5"
            " C 51.5 39.5 42.5 47 30 47 L 21 47"
        ),
        _pen(
            "M 21 47 L 30 47 C 45 47 54 56 54 69.5 C 54 84.5 44.5 93 30.5 93 C 17 93 8.5 85.5 8 72"
        ),
    )


def _four() -> QPainterPath:
    outline = polygon(
        (35, 0),
        (57, 0),
        (57, 64),
        (67, 64),
        (67, 78),
        (57, 78),
        (57, 100),
        (39, 100),
        (39, 78),
        (0, 78),
        (0, 65),
    )
    return solid(outline, holes=[polygon((39, 21), (39, 64), (16.5, 64))])


def _five() -> QPainterPath:
    return solid(
        polygon((12, 0), (58, 0), (58, 14), (12, 14)),
        polygon((12, 0), (28, 0), (25.5, 50), (9, 54)),
        _pen(
            "M 12 50 C 17 42 23 39 31 39 C 45 39 54 49.5 54 65.5"
            " C 54 83 44.5 93 30 93 C 17 93 9 86 8 73"
        ),
    )


def _six() -> QPainterPath:
    bowl, hole = _ring(0, 35, 64, 100)
    return solid(bowl, _pen("M 9 66 C 9 26 18 7 35 7 C 46 7 53 14 54 27"), holes=[hole])


def _ten() -> QPainterPath:
    """Drawn for its place: as wide as a card allows, with the stems of the other digits."""
    one = polygon((7, 0), (24, 0), (24, 100), (7, 100), (7, 22), (0, 25), (0, 10))
    zero, hole = _ring(31, 0, 86, 100, 17.5)
    return solid(one, zero, holes=[hole])


def glyphs() -> dict[str, tuple[QPainterPath, float]]:
    """Each glyph and its width, by the symbol of its rank."""
    six = _six()
    seven = polygon((0, 0), (60, 0), (60, 14), (33, 100), (13.5, 100), (40, 14.5), (0, 14.5))
    king = solid(
        polygon((0, 0), (18, 0), (18, 100), (0, 100)),
        polygon((17, 47), (45, 0), (67, 0), (17, 78)),
        polygon((26, 57), (38, 42), (70, 100), (48.5, 100)),
    )
    bowl, hole = _ring(0, 0, 72, 100)
    queen = solid(bowl, polygon((36, 70), (51, 62), (77, 97), (62, 105)), holes=[hole])
    upper, upper_hole = _ring(3, 0, 61, 52.5)
    lower, lower_hole = _ring(0, 40.5, 64, 100)
    eight = solid(upper, lower, holes=[upper_hole, lower_hole])
    jack = solid(
        _pen("M 45 0 L 45 64 C 45 84 39 93 27 93 C 15 93 9 85 9 68"),
        polygon((22, 0), (54, 0), (54, 13), (22, 13)),
    )
    return {
        "A": (_ace(), 72),
        "2": (_two(), 62),
        "3": (_three(), 63),
        "4": (_four(), 67),
        "5": (_five(), 63),
        "6": (six, 64),
        "7": (seven, 60),
        "8": (eight, 64),
        "9": (place(six, dx=64, dy=100, turn=180), 64),
        "10": (_ten(), 86),
        "J": (jack, 54),
        "Q": (queen, 74),
        "K": (king, 70),
    }
