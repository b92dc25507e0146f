"""The program's own icons: outlines in a box of 24 units, drawn in one colour at any size."""

import re
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

if TYPE_CHECKING:
    from collections.abc import Callable

DISABLED_OPACITY = 0.36
"""The opacity of a disabled icon."""

_BOX = 24.0
_HEART = (
    "M 0 .47 C -.07 .33 -.5 .14 -.5 -.19 C -.5 -.37 -.37 -.46 -.255 -.46"
    " C -.13 -.46 -.035 -.385 0 -.255 C .035 -.385 .13 -.46 .255 -.46"
    " C .37 -.46 .5 -.37 .5 -.19 C .5 .14 .07 .33 0 .47 Z"
)
_CARD = (
    "M 6.6 2.5 L 15.8 2.5 Q 18.2 2.5 18.2 4.9 L 18.2 19.1 Q 18.2 21.5 15.8 21.5"
    " L 6.6 21.5 Q 4.2 21.5 4.2 19.1 L 4.2 4.9 Q 4.2 2.5 6.6 2.5 Z"
)
_UNDO = (
    "M 5 9 L 14 9 C 18 9 20.5 11.5 20.5 14.5 C 20.5 17.5 18 20 14 20 L 9 20"
    " M 9.5 4.2 L 4.7 9 L 9.5 13.8"
)


class _Drawing(NamedTuple):
    """One icon.

    Attributes:
        lines: paths to stroke.
        areas: paths to fill.
        hearts: hearts to fill, each by its centre and width.
        width: of the lines.
        mirrored: whether left and right are swapped.
        outlined: whether hearts are stroked instead of filled.
    """

    lines: str = ""
    areas: str = ""
    hearts: tuple[tuple[float, float, float], ...] = ()
    width: float = 2.1
    mirrored: bool = False
    outlined: bool = False


_DRAWINGS = {
    "new": _Drawing(_CARD, hearts=((11.2, 12.2, 8.4),)),
    "undo": _Drawing(_UNDO, width=2.3),
    "redo": _Drawing(_UNDO, width=2.3, mirrored=True),
    "restart": _Drawing(
        "M 19.5 12 C 19.5 16.2 16.2 19.5 12 19.5 C 7.8 19.5 4.5 16.2 4.5 12"
        " C 4.5 7.8 7.8 4.5 12 4.5 C 14.8 4.5 17 5.8 18.6 8 M 19.2 3.6 L 18.9 8.4 L 14.1 8.1",
        width=2.3,
    ),
    "redeal": _Drawing(
        "M 4.2 11 C 4.7 7 7.9 4.2 12 4.2 C 15 4.2 17.4 5.6 18.8 8 M 19.4 3.4 L 19 8.2 L 14.2 7.8"
        " M 19.8 13 C 19.3 17 16.1 19.8 12 19.8 C 9 19.8 6.6 18.4 5.2 16"
        " M 4.6 20.6 L 5 15.8 L 9.8 16.2",
        width=1.9,
    ),
    "clock": _Drawing(
        "M 12 3 C 17 3 21 7 21 12 C 21 17 17 21 12 21 C 7 21 3 17 3 12 C 3 7 7 3 12 3 Z"
        " M 12 6.8 L 12 12 L 15.6 14.2"
    ),
    "points": _Drawing(hearts=((12, 12.5, 19),)),
    "heart_outline": _Drawing(hearts=((12, 12.5, 18),), width=1.2, outlined=True),
    "moves": _Drawing(
        "M 3.5 8 L 19 8 M 15 4 L 19.5 8 L 15 12 M 20.5 16.5 L 5 16.5 M 9 12.5 L 4.5 16.5 L 9 20.5"
    ),
    "copy": _Drawing(
        "M 10 8 L 18 8 Q 20 8 20 10 L 20 19 Q 20 21 18 21 L 10 21 Q 8 21 8 19 L 8 10 Q 8 8 10 8 Z"
        " M 4.5 15.5 L 4.5 5 Q 4.5 3.5 6 3.5 L 15 3.5",
        width=2.0,
    ),
    "share": _Drawing(
        "M 12 15 L 12 3.8 M 7.2 8.4 L 12 3.6 L 16.8 8.4"
        " M 7 11.5 L 4.5 11.5 L 4.5 20.5 L 19.5 20.5 L 19.5 11.5 L 17 11.5"
    ),
    "check": _Drawing("M 4.5 12.8 L 9.6 18 L 19.5 6.5", width=2.6),
    "hint": _Drawing(
        "M 9 17 L 9 15.6 C 9 14 5.8 12.4 5.8 8.8 C 5.8 5.2 8.6 2.6 12 2.6"
        " C 15.4 2.6 18.2 5.2 18.2 8.8 C 18.2 12.4 15 14 15 15.6 L 15 17 Z M 9.8 20.8 L 14.2 20.8"
    ),
    "pause": _Drawing("M 8 5 L 8 19 M 16 5 L 16 19", width=3.6),
    "resume": _Drawing(
        areas="M 7.9 4 L 18.6 11 Q 20 12 18.6 13 L 7.9 20"
        " Q 6.4 20.8 6.4 19.2 L 6.4 4.8 Q 6.4 3.2 7.9 4 Z"
    ),
    "step": _Drawing(
        "M 17.5 5.5 L 17.5 18.5",
        areas="M 5.4 4.4 L 14 11 Q 15.2 12 14 13 L 5.4 19.6 Q 4 20.6 4 19 L 4 5 Q 4 3.4 5.4 4.4 Z",
        width=3.2,
    ),
    "stop": _Drawing(
        areas="M 7 5 L 17 5 Q 19 5 19 7 L 19 17 Q 19 19 17 19 L 7 19 Q 5 19 5 17 L 5 7 Q 5 5 7 5 Z"
    ),
    "review": _Drawing(
        "M 3 12 C 6.5 5.5 17.5 5.5 21 12 C 17.5 18.5 6.5 18.5 3 12 Z", hearts=((12, 12.2, 6.4),)
    ),
    "first": _Drawing("M 6 5 L 6 19", areas="M 19 4 L 8.5 12 L 19 20 Z", width=2.6),
    "back": _Drawing(areas="M 17 4 L 6 12 L 17 20 Z", width=0.0),
    "forward": _Drawing(areas="M 7 4 L 18 12 L 7 20 Z", width=0.0),
    "last": _Drawing("M 18 5 L 18 19", areas="M 5 4 L 15.5 12 L 5 20 Z", width=2.6),
    "last_trick": _Drawing(
        "M 3.2 6.6 L 9.4 5 Q 10.8 4.7 11.2 6 L 11.6 7.6 M 9.4 21 L 7.4 21.5 Q 6 21.8 5.6 20.5"
        " L 2.4 8.2 Q 2.1 6.9 3.2 6.6"
        " M 13.2 6.6 L 20 7.8 Q 21.4 8.1 21.2 9.5 L 19.2 20.4 Q 18.9 21.8 17.5 21.6"
        " L 11 20.4 Q 9.6 20.1 9.8 18.7 L 11.7 7.8 Q 12 6.4 13.2 6.6 Z"
    ),
    "scores": _Drawing("M 3.5 3.5 L 3.5 20.5 L 20.5 20.5 M 7 15.5 L 11.4 10 L 14.8 13 L 20 5.5"),
    "pass": _Drawing("M 3.5 12 L 19.5 12 M 13 5 L 20.2 12 L 13 19", width=2.6),
    "turn": _Drawing(areas="M 21 12 L 4.5 3.5 L 8.7 12 L 4.5 20.5 Z", width=0.0),
}


def draw_icon(painter: QPainter, name: str, box: QRectF, colour: QColor) -> None:
    """Draw an icon into a box; the painter should use antialiasing.

    Raises:
        KeyError: there is no such icon.
    """
    drawing = _DRAWINGS[name]
    lines, areas = _shapes(name)
    painter.save()
    painter.translate(box.topLeft())
    painter.scale(box.width() / _BOX, box.height() / _BOX)
    if not areas.isEmpty():
        painter.fillPath(areas, colour)
    if not lines.isEmpty():
        pen = QPen(colour, drawing.width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(lines, pen)
    painter.restore()


@cache
def _shapes(name: str) -> tuple[QPainterPath, QPainterPath]:
    """Return the lines and areas of an icon."""
    drawing = _DRAWINGS[name]
    areas, lines = _path(drawing.areas), _path(drawing.lines)
    for x, y, width in drawing.hearts:
        heart = QTransform().translate(x, y).scale(width, width).map(_path(_HEART))
        (lines if drawing.outlined else areas).addPath(heart)
    if drawing.mirrored:
        turn = QTransform().translate(_BOX, 0).scale(-1, 1)
        lines, areas = turn.map(lines), turn.map(areas)
    return lines, areas


def _path(spec: str) -> QPainterPath:
    """Return a path from SVG's commands ``M``, ``L``, ``Q``, ``C`` and ``Z``."""
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
