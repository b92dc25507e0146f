"""The letters and digits of the index, drawn with one elliptical pen: no font is needed.

A glyph stands in a box 100 high; stems are 18 wide, horizontals 14, round shapes are superellipses.
"""

import math
from collections.abc import Iterator
from typing import NamedTuple

from drawing import path, place, polygon, solid
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

STEM, BAR = 18.0, 14.0


def _pen(spec: str) -> QPainterPath:
    """Draw along a path without corners with the elliptical pen.

    QPainterPathStroker makes flat spots in small bends; here each piece of a curve gets the exact
    positions and directions of its two edges at its ends.
    """
    narrow = QTransform().scale(BAR / STEM, 1)  # in which the pen is a circle
    left, right = QPainterPath(), []
    for curve in _curves(narrow.map(path(spec))):
        for i in range(_PIECES):
            ends = (_Edge.at(curve, (i + k) / _PIECES) for k in (0, 1))
            start, end = ends
            one, other = (_joined(start, end, side * BAR / 2) for side in (1, -1))
            if left.isEmpty():
                left.moveTo(one[0])
            left.cubicTo(*one[1:])
            right.append(other)
    left.lineTo(right[-1][3])
    for a, b, c, _ in reversed(right):
        left.cubicTo(c, b, a)
    left.closeSubpath()
    return narrow.inverted()[0].map(left)


_PIECES = 4
_Curve = tuple[QPointF, QPointF, QPointF, QPointF]


def _curves(drawn: QPainterPath) -> Iterator[_Curve]:
    """The curves of a path; a line is a straight curve."""
    at, i = QPointF(), 0
    while i < drawn.elementCount():
        element = drawn.elementAt(i)
        to = QPointF(element.x, element.y)
        if element.isLineTo():
            yield at, at + (to - at) / 3, to - (to - at) / 3, to
        elif element.isCurveTo():
            more = [drawn.elementAt(i + k) for k in (1, 2)]
            second, last = (QPointF(each.x, each.y) for each in more)
            yield at, to, second, last
            to, i = last, i + 2
        at, i = to, i + 1


class _Edge(NamedTuple):
    """A point of a curve, its first derivative, and how sharply it bends to the left there."""

    point: QPointF
    speed: QPointF
    bend: float

    @classmethod
    def at(cls, curve: _Curve, t: float) -> "_Edge":
        a, b, c, d = curve
        u = 1 - t
        point = a * u**3 + b * 3 * u * u * t + c * 3 * u * t * t + d * t**3
        speed = (b - a) * 3 * u * u + (c - b) * 6 * u * t + (d - c) * 3 * t * t
        change = (c - b * 2 + a) * 6 * u + (d - c * 2 + b) * 6 * t
        length = math.hypot(speed.x(), speed.y())
        return cls(point, speed, (speed.x() * change.y() - speed.y() * change.x()) / length**3)

    def beside(self, distance: float) -> tuple[QPointF, QPointF]:
        """The point at a distance to the left, and how fast it moves."""
        length = math.hypot(self.speed.x(), self.speed.y())
        normal = QPointF(-self.speed.y(), self.speed.x()) / length
        return self.point + normal * distance, self.speed * (1 - distance * self.bend)


def _joined(start: _Edge, end: _Edge, distance: float) -> _Curve:
    """The edge of the pen's stroke between two near points of a curve."""
    (a, a_speed), (b, b_speed) = start.beside(distance), end.beside(distance)
    third = 1 / (3 * _PIECES)
    return a, a + a_speed * third, b - b_speed * third, b


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
    return solid(
        _pen(
            "M 9 32 C 9 15 18 7 31 7 C 44 7 52.5 15 52.5 29"
            " C 52.5 45 41 54 29 65.5 C 19 75 9.3 83 9.3 96 L 9.3 100"
        ),
        polygon((18.3, 86), (62, 86), (62, 100), (18.3, 100)),
    )


def _three() -> QPainterPath:
    return solid(
        _pen(
            "M 8.5 27 C 9.5 14 18 7 30.5 7 C 43.5 7 51.5 14.5 51.5 26.5"
            " C 51.5 39.5 42.5 47 30 47 L 21 47"
        ),
        _pen("M 30 47 C 45 47 54 56 54 69.5 C 54 84.5 44.5 93 30.5 93 C 17 93 8.5 85.5 8 72"),
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
    return path(
        "M 12 0 L 58 0 L 58 14 L 27 14 L 25.4 37.2 C 29 34.3 33.2 33 37.5 33"
        " C 52.8 33 63 46 63 65.5 C 63 86.2 50.2 100 31 100 C 12.4 100 1.2 90 0 73.5"
        " L 18 72.3 C 18.8 81.2 23.6 86 31 86 C 38.8 86 45 77.2 45 66"
        " C 45 55.4 39.5 47 32.5 47 C 27.5 47 24 49.2 22.4 53.8 L 8.2 53.8 Z"
    )


def _six() -> QPainterPath:
    outline = path(
        "M 62.5 26.5 C 61 9.5 50.5 0 35.5 0 C 11.5 0 0 24 0 62 C 0 86 12.8 100 32 100"
        " C 51.2 100 64 87 64 67.5 C 64 48 52.5 35 36.5 35 C 30 35 24 37.5 19.8 42"
        " C 21 22.5 26.5 14 35.5 14 C 41 14 44 18.6 44.7 27.7 Z"
    )
    return solid(outline, holes=[_oval(18, 49, 46, 86, 0.56)])


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
        _pen("M 45 13 L 45 64 C 45 84 39 93 27 93 C 15 93 9 85 9 68"),
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
