"""A chart of stacked bars, whose parts differ in pattern, not only in colour."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from h2h.game.charts import Chart, accent

_KEY = 10


class Bar(NamedTuple):
    """One bar: two stacked parts, and the label below."""

    label: str
    lower: int
    upper: int


class BarChart(Chart):
    """Stacked bars: the lower part is solid and the upper one hatched."""

    def __init__(
        self,
        bars: Sequence[Bar] = (),
        lower_name: str = "",
        upper_name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show bars.

        Args:
            bars: from left to right.
            lower_name: the meaning of the solid parts; without names there is no key.
            upper_name: the meaning of the hatched parts.
            parent: the owner.
        """
        super().__init__(lambda value: self.locale().toString(round(value)), parent)
        self._bars = bars
        self._names = (lower_name, upper_name)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the chart."""
        painter = self.begin(empty=not self._bars)
        if not self._bars:
            return
        line = self.fontMetrics().height()
        top = line * 1.6 if any(self._names) else line / 2 + 4
        bottom = self.height() - line * 1.4
        highest = max(bar.lower + bar.upper for bar in self._bars)
        scale = self.scale(highest, bottom - top)
        left = self.widest([self.value_text(value) for value in scale]) + 8.0
        area = QRectF(left, top, max(self.width() - left - 4, 1), max(bottom - top, 1))
        self.draw_grid(painter, area, scale)
        across = area.width() / len(self._bars)
        thick = min(across * 0.7, 36)
        for at, bar in enumerate(self._bars):
            x = area.left() + across * (at + 0.5) - thick / 2
            lower = area.height() * bar.lower / scale[-1]
            upper = area.height() * bar.upper / scale[-1]
            self._fill(painter, QRectF(x, area.bottom() - lower, thick, lower), 0)
            self._fill(painter, QRectF(x, area.bottom() - lower - upper, thick, upper), 1)
        self._draw_labels(painter, area)
        if any(self._names):
            self._draw_key(painter, left)

    def _fill(self, painter: QPainter, place: QRectF, part: int) -> None:
        if place.height() <= 0:
            return
        colour = accent(self.palette())
        painter.setPen(QPen(colour, 1))
        pattern = Qt.BrushStyle.SolidPattern if part == 0 else Qt.BrushStyle.BDiagPattern
        painter.setBrush(QBrush(colour, pattern))
        painter.drawRect(place)

    def _draw_labels(self, painter: QPainter, area: QRectF) -> None:
        painter.setPen(self.quiet(190))
        across = area.width() / len(self._bars)
        width = self.widest([bar.label for bar in self._bars])
        every = max(1, math.ceil((width + 10) / across))
        for at in range(len(self._bars) - 1, -1, -every):
            x = area.left() + across * (at + 0.5)
            x = min(max(x, width / 2), self.width() - width / 2)
            place = QRectF(x - width, area.bottom(), 2 * width, self.height() - area.bottom())
            painter.drawText(place, Qt.AlignmentFlag.AlignCenter, self._bars[at].label)

    def _draw_key(self, painter: QPainter, x: float) -> None:
        line = self.fontMetrics().height()
        for part, name in enumerate(self._names):
            self._fill(painter, QRectF(x, (line - _KEY) / 2, _KEY, _KEY), part)
            painter.setPen(self.quiet(230))
            painter.drawText(QPointF(x + 16, self.fontMetrics().ascent()), name)
            x += 16 + self.fontMetrics().horizontalAdvance(name) + 18
