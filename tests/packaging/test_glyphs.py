"""The digits and letters of the index are smooth: corners only where they are meant."""

import importlib
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

FOLDER = Path(__file__).parents[2] / "packaging" / "deck"
CORNERS = {
    "A": 11, "2": 6, "3": 7, "4": 13, "5": 9, "6": 3, "7": 6, "8": 2, "9": 3, "10": 6, "J": 6,
    "Q": 8, "K": 11,
}  # fmt: skip
"""How many corners each has, seen from outside and inside."""


@pytest.fixture(scope="module")
def glyphs() -> Iterator[ModuleType]:
    before = set(sys.modules)
    sys.path.insert(0, str(FOLDER))
    yield importlib.import_module("glyphs")
    sys.path.pop(0)
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", "").startswith(str(FOLDER)):
            del sys.modules[name]


def corners(path: QPainterPath) -> list[tuple[int, int]]:
    """Return where the outline of an area turns sharply within two units."""
    scale = 40
    outline = QTransform().scale(scale, scale).map(path).simplified()
    found = []
    for polygon in outline.toSubpathPolygons():
        points = _even([polygon.at(i) for i in range(polygon.count())], scale / 2)
        count = len(points)
        turns = [
            abs(_turn(points[i - 1], points[i], points[(i + 1) % count])) for i in range(count)
        ]
        for i, turn in enumerate(turns):
            near = [turns[(i + k) % count] for k in range(-3, 4)]
            if turn + max(turns[i - 1], turns[(i + 1) % count]) > 35 and turn == max(near):
                found.append((round(points[i].x() / scale), round(points[i].y() / scale)))
    return found


def _even(points: list[QPointF], step: float) -> list[QPointF]:
    """Return points of a closed line at even distances."""
    result, left = [], 0.0
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        length = math.hypot(b.x() - a.x(), b.y() - a.y())
        at = left
        while at < length:
            result.append(a + (b - a) * (at / length))
            at += step
        left = at - length
    return result


def _turn(a: QPointF, b: QPointF, c: QPointF) -> float:
    one = math.atan2(b.y() - a.y(), b.x() - a.x())
    other = math.atan2(c.y() - b.y(), c.x() - b.x())
    return math.degrees((other - one + math.pi) % (2 * math.pi) - math.pi)


@pytest.mark.parametrize("rank", CORNERS)
def test_a_glyph_has_no_spurs_and_no_kinks(glyphs: ModuleType, rank: str) -> None:
    path, _ = glyphs.glyphs()[rank]
    assert len(corners(path)) == CORNERS[rank], corners(path)
