"""Small charts in the colours of the system, light or dark.

They contain no words: the caller passes names and formats values. Lines differ in their markers and
have their names beside them, not only in colour.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

_MARK = 3.5
# A circle, a square, a diamond and a triangle.
_MARKS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.4), (1.4, 0), (0, 1.4), (-1.4, 0)),
    ((0, -1.3), (1.3, 1), (-1.3, 1)),
)


class Series(NamedTuple):
    """One line of a chart.

    Attributes:
        name: stands beside its end, unless it is empty.
        colour: its colour.
        values: from left to right.
        start: how many places to the right the first value lies.
        is_trend: a broad line without markers, over the others.
    """

    name: str
    colour: str
    values: Sequence[float]
    start: int = 0
    is_trend: bool = False


WHOLE_STEPS = tuple(step * 10.0**power for power in range(7) for step in (1, 2, 5))
"""Distances between grid lines for whole numbers."""


def ticks(highest: float, at_most: int, steps: Sequence[float] = WHOLE_STEPS) -> list[float]:
    """Return round values from 0 up to at least the highest value.

    Args:
        highest: the highest value to show.
        at_most: the most values, not counting 0.
        steps: the distances to choose from, in ascending order.
    """
    least = highest / at_most
    step = next((each for each in steps if each >= least), None)
    if step is None:  # use a multiple of the largest step
        step = steps[-1] * math.ceil(least / steps[-1])
    return [step * number for number in range(max(1, math.ceil(highest / step)) + 1)]


def accent(palette: QPalette) -> QColor:
    """Return the colour of wins, readable on a light or dark window."""
    return QColor("#E8688B" if is_dark(palette) else "#A32A4B")


def four_colours(palette: QPalette) -> tuple[str, str, str, str]:
    """Return a colour for each of four lines, readable on a light or dark window."""
    if is_dark(palette):
        return "#E8688B", "#6FB1EA", "#6CC68F", "#E3B04B"
    return "#A32A4B", "#1F66A8", "#1E7040", "#855600"


def is_dark(palette: QPalette) -> bool:
    """Return whether windows are dark."""
    return palette.color(QPalette.ColorRole.Window).lightness() < 128


class Chart(QWidget):
    """Base of charts: values on the left, grid lines, a text if there is no data."""

    def __init__(self, value_text: Callable[[float], str], parent: QWidget | None) -> None:
        super().__init__(parent)
        self.value_text = value_text
        self.steps: Sequence[float] = WHOLE_STEPS
        self.empty_text = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return a comfortable size."""
        return QSize(340, 190)

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(180, 110)

    def quiet(self, alpha: int) -> QColor:
        """Return the text colour with an alpha value."""
        colour = self.palette().color(QPalette.ColorRole.WindowText)
        colour.setAlpha(alpha)
        return colour

    def begin(self, *, empty: bool) -> QPainter:
        """Return a painter; draw the placeholder text if there is no data."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.quiet(190))
        if empty:
            flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
            painter.drawText(self.rect(), flags, self.empty_text)
        return painter

    def draw_grid(self, painter: QPainter, area: QRectF, values: Sequence[float]) -> None:
        """Draw a grid line and a label for each value, the first at the bottom, the last on top."""
        height = self.fontMetrics().height()
        for value in values:
            y = height_of(value, area, values)
            painter.setPen(QPen(self.quiet(110 if value == 0 else 45), 1))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(self.quiet(190))
            place = QRectF(0, y - height / 2, area.left() - 6, height)
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, right, self.value_text(value))

    def scale(self, highest: float, height: float, lowest: float = 0.0) -> list[float]:
        """Return the values of the grid lines, as many as fit into a height."""
        lines = max(1, min(5, int(height / (self.fontMetrics().height() * 1.8))))
        if lowest >= 0:
            return ticks(highest, lines, self.steps)
        step = ticks(max(highest, 0) - lowest, lines, self.steps)[1]
        return [
            step * at
            for at in range(math.floor(lowest / step), max(0, math.ceil(highest / step)) + 1)
        ]

    def widest(self, texts: Sequence[str]) -> int:
        """Return the width of the widest text."""
        return max((self.fontMetrics().horizontalAdvance(text) for text in texts), default=0)


class LineChart(Chart):
    """Lines over a common axis from 0 or less, such as the totals of four players."""

    def __init__(
        self,
        series: Sequence[Series] = (),
        value_text: Callable[[float], str] = "{:.0f}".format,
        steps: Sequence[float] = WHOLE_STEPS,
        first: int = 1,
        parent: QWidget | None = None,
    ) -> None:
        """Show lines.

        Args:
            series: the lines, each with its values from left to right.
            value_text: formats a value.
            steps: the distances between grid lines to choose from.
            first: the number of the leftmost value.
            parent: the owner.
        """
        super().__init__(value_text, parent)
        self._series = series
        self.steps = steps
        self._first = first

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart."""
        count = max((each.start + len(each.values) for each in self._series), default=0)
        painter = self.begin(empty=count == 0)
        if count == 0:
            return
        line = self.fontMetrics().height()
        top, bottom = line / 2 + 4, self.height() - line * 1.4 - _MARK
        values = [value for each in self._series for value in each.values]
        scale = self.scale(max(values), bottom - top, min(values))
        left = self.widest([self.value_text(value) for value in scale]) + 8.0
        names = [each.name for each in self._series if each.name]
        right = self.width() - (self.widest(names) + 28.0 if names else 8.0)
        area = QRectF(left, top, max(right - left, 1), max(bottom - top, 1))
        self.draw_grid(painter, area, scale)
        self._draw_numbers(painter, area, count)
        ends = []
        for index, each in enumerate(self._series):
            points = self._points(each, area, count, scale)
            self._draw_line(painter, points, each, index)
            if points:
                ends.append((points[-1].y(), index))
        self._draw_names(painter, area, sorted(ends))

    def _points(
        self, series: Series, area: QRectF, count: int, scale: Sequence[float]
    ) -> list[QPointF]:
        across = area.width() / max(count - 1, 1)
        start = area.left() + (area.width() / 2 if count == 1 else 0)
        return [
            QPointF(start + across * at, height_of(value, area, scale))
            for at, value in enumerate(series.values, series.start)
        ]

    def _draw_line(
        self, painter: QPainter, points: Sequence[QPointF], series: Series, index: int
    ) -> None:
        colour = QColor(series.colour)
        pen = QPen(colour, 3.5 if series.is_trend else 2)
        pen.setCapStyle(Qt.PenCapStyle.SquareCap)
        painter.setPen(pen)
        # Each part by itself: a wide polyline of 120 points that crosses itself takes 100 ms.
        painter.drawLines([QLineF(a, b) for a, b in pairwise(points)])
        if series.is_trend:
            return
        # Draw markers only if there is room for them, but always the last one.
        roomy = len(points) < 2 or points[1].x() - points[0].x() > 4 * _MARK
        for point in points if roomy else points[-1:]:
            _draw_mark(painter, point, colour, index)

    def _draw_names(
        self, painter: QPainter, area: QRectF, ends: Sequence[tuple[float, int]]
    ) -> None:
        """Draw the names beside the ends of their lines without overlap."""
        line = float(self.fontMetrics().height())
        lowest = area.bottom() - line * (len(ends) - 1)
        y = line / 2
        for end, index in ends:
            y = min(max(end, y), max(lowest, line / 2))
            if self._series[index].name:
                colour = QColor(self._series[index].colour)
                _draw_mark(painter, QPointF(area.right() + 14, y), colour, index)
            place = QRectF(area.right() + 22, y - line / 2, self.width() - area.right() - 22, line)
            painter.setPen(self.quiet(255))
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(place, left, self._series[index].name)
            y += line
            lowest += line

    def _draw_numbers(self, painter: QPainter, area: QRectF, count: int) -> None:
        """Draw as many numbers below the axis as fit."""
        last = self._first + count - 1
        room = self.widest([str(last)]) + 14
        every = max(1, math.ceil(room * max(count - 1, 1) / area.width()))
        every = int(ticks(every, 1)[1]) if every > 1 else 1
        numbers = [n for n in range(self._first, last + 1) if n % every == 0 or n == last == 1]
        painter.setPen(self.quiet(190))
        across = area.width() / max(count - 1, 1)
        start = area.left() + (area.width() / 2 if count == 1 else 0)
        for number in numbers:
            x = start + across * (number - self._first)
            below = area.bottom() + _MARK  # below the marker of a value at 0
            place = QRectF(x - room, below, 2 * room, self.height() - below)
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self.locale().toString(number))


def height_of(value: float, area: QRectF, scale: Sequence[float]) -> float:
    """Return where a value lies in an area from the first to the last value of a scale."""
    return area.bottom() - area.height() * (value - scale[0]) / (scale[-1] - scale[0])


def _draw_mark(painter: QPainter, point: QPointF, colour: QColor, index: int) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    corners = _MARKS[index % len(_MARKS)]
    if corners:
        polygon = [QPointF(point.x() + _MARK * x, point.y() + _MARK * y) for x, y in corners]
        painter.drawPolygon(QPolygonF(polygon))
    else:
        painter.drawEllipse(point, _MARK, _MARK)
