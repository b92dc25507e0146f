"""A pen and paper for the deck: paths, boolean work on them, and a sheet that keeps what is drawn.

Lengths are in card widths, the origin is the middle of the card, y grows downwards.
"""

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF, QTransform

from h2h.table.art.deck_file import Fill, Gradient, Line, Op

RED = 0xFFC4122F
RED_DARK = 0xFFA80E27
INK_BLACK = 0xFF231A20
GOLD = 0xFFC8963A
GOLD_LIGHT = 0xFFEBC878
GOLD_DARK = 0xFF8E611C
WINE = 0xFF6E1B39
WINE_DARK = 0xFF4A1027
FACE = 0xFFFFFDF8
CREAM = 0xFFFBF3E2
STEEL = 0xFFF4EEE4

_SCALE = 1024.0


def alpha(colour: int, opacity: float) -> int:
    return colour & 0xFFFFFF | round(opacity * 255) << 24


def gold(x0: float, x1: float, y0: float = 0.0, y1: float = 0.0) -> Gradient:
    stops = ((0.0, GOLD), (0.38, GOLD_LIGHT), (0.62, 0xFFDDB25A), (1.0, 0xFFB07E2B))
    return Gradient((x0, y0), (x1, y1), 0.0, stops)


def path(spec: str) -> QPainterPath:
    """Read ``M``, ``L``, ``Q``, ``C`` with their points, and ``Z``."""
    result = QPainterPath()
    calls: dict[str, Callable[..., None]] = {
        "M": result.moveTo,
        "L": result.lineTo,
        "Q": result.quadTo,
        "C": result.cubicTo,
        "Z": result.closeSubpath,
    }
    for command, numbers in re.findall("([MLQCZ])([^MLQCZ]*)", spec):
        calls[command](*map(float, numbers.split()))
    return result


def polygon(*points: tuple[float, float]) -> QPainterPath:
    result = QPainterPath()
    result.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    result.closeSubpath()
    return result


def circle(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    result = QPainterPath()
    result.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return result


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    result = QPainterPath()
    result.addRoundedRect(x, y, width, height, radius, radius)
    return result


def segment(x0: float, y0: float, x1: float, y1: float) -> QPainterPath:
    result = QPainterPath(QPointF(x0, y0))
    result.lineTo(x1, y1)
    return result


def place(
    shape: QPainterPath,
    scale: float = 1.0,
    dx: float = 0.0,
    dy: float = 0.0,
    turn: float = 0.0,
    scale_y: float | None = None,
) -> QPainterPath:
    """A shape scaled, then turned (degrees), then moved."""
    move = QTransform().translate(dx, dy).rotate(turn)
    return move.scale(scale, scale if scale_y is None else scale_y).map(shape)


def mirrored(shape: QPainterPath) -> QPainterPath:
    return QTransform().scale(-1, 1).map(shape)


def _turned_left(shape: QPainterPath) -> bool:
    outline = shape.toFillPolygon()
    points = [outline.at(i) for i in range(outline.count())]
    pairs = zip(points, [*points[1:], points[0]], strict=True)
    return sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs) < 0


def solid(*shapes: QPainterPath, holes: Sequence[QPainterPath] = ()) -> QPainterPath:
    """Several overlapping shapes as one area; a hole is cut only where one shape lies.

    Each shape and hole is a single outline. The edges of two shapes may cross or touch, but not
    run along each other on the same side: smoothed twice, they would stand out. No boolean work is
    needed (it would break curves up into many short lines): all outlines turn the same way, holes
    the other, and windings are counted.
    """
    result = QPainterPath()
    for shape in shapes:
        result.addPath(shape.toReversed() if _turned_left(shape) else shape)
    for hole in holes:
        result.addPath(hole if _turned_left(hole) else hole.toReversed())
    result.setFillRule(Qt.FillRule.WindingFill)
    return result


def common(first: QPainterPath, second: QPainterPath) -> QPainterPath:
    """What lies in both; enlarged for the work, since curves become lines of a fixed fineness."""
    up = QTransform().scale(_SCALE, _SCALE)
    down = QTransform().scale(1 / _SCALE, 1 / _SCALE)
    return down.map(up.map(first).intersected(up.map(second)))


def stroked(shape: QPainterPath, width: float) -> QPainterPath:
    """The area that a round pen of this width covers."""
    up = QTransform().scale(_SCALE, _SCALE)
    stroker = QPainterPathStroker()
    stroker.setWidth(width * _SCALE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return QTransform().scale(1 / _SCALE, 1 / _SCALE).map(stroker.createStroke(up.map(shape)))


@dataclass
class Sheet:
    """What is drawn, in order; neighbours of one colour become one operation.

    Attributes:
        fine: whether the picture is for cards of 100 px and more; below, finer work would blur.
    """

    fine: bool = True
    ops: list[Op] = field(default_factory=list)
    _transform: QTransform = field(default_factory=QTransform)

    @contextmanager
    def at(
        self, dx: float = 0.0, dy: float = 0.0, turn: float = 0.0, scale: float = 1.0
    ) -> Iterator[None]:
        """Draw moved, then turned (degrees), then scaled."""
        before = QTransform(self._transform)
        self._transform.translate(dx, dy).rotate(turn).scale(scale, scale)
        yield
        self._transform = before

    def fill(self, shape: QPainterPath, fill: Fill) -> None:
        """Fill without an outline."""
        self._add(shape, fill, None)

    def outlined(
        self, shape: QPainterPath, fill: Fill, width: float = 0.009, colour: int = INK_BLACK
    ) -> None:
        """Fill, with a dark outline; a small picture has a bolder one."""
        width = width if self.fine else max(width, 0.0105)
        self._add(shape, fill, Line(colour, width))

    def line(self, shape: QPainterPath, colour: int, width: float, *, rounded: bool = True) -> None:
        """Draw along a path."""
        self._add(shape, None, Line(colour, width, rounded))

    def _add(self, shape: QPainterPath, fill: Fill, line: Line | None) -> None:
        factor = math.sqrt(abs(self._transform.determinant()))
        if line is not None:
            line = Line(line.colour, line.width * factor, line.round)
        if isinstance(fill, Gradient):
            fill = Gradient(
                self._map(*fill.start),
                self._map(*fill.end),
                fill.radius * factor,
                fill.stops,
            )
        op = Op((self._transform.map(shape),), fill, line)
        before = self._mergeable(op)
        if before is None:
            self.ops.append(op)
        else:
            self.ops[before] = Op(self.ops[before].paths + op.paths, fill, line)

    def _map(self, x: float, y: float) -> tuple[float, float]:
        point = self._transform.map(QPointF(x, y))
        return point.x(), point.y()

    def _mergeable(self, op: Op) -> int | None:
        """The last operation that looks the same, unless something between is in the way."""
        reach = _reach(op.paths[0], op.line)
        for at in reversed(range(len(self.ops))):
            other = self.ops[at]
            if other.fill == op.fill and other.line == op.line:
                return at
            if any(_reach(path, other.line).intersects(reach) for path in other.paths):
                return None
        return None


def _reach(path: QPainterPath, line: Line | None) -> QRectF:
    margin = line.width / 2 + 1e-3 if line else 1e-3
    return path.boundingRect().adjusted(-margin, -margin, margin, margin)
