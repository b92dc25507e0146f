"""Chevrons that point from the button to the player who receives the cards."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.table.art.pictures import Pictures

_MOST = 5
_STEP = 24.0
_SHAPE = ((0, 0), (12, -11), (18, -11), (6, 0), (18, 11), (12, 11))
"""A chevron that points to the left, in pixels of the design drawing."""


class ChevronsItem(QGraphicsItem):
    """A row of chevrons, the brightest at the receiver."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._start, self._end = QPointF(), QPointF()
        self._scale = 1.0
        self.setZValue(2300)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, start: QPointF, end: QPointF, em: float) -> None:
        """Use a line that starts at the receiver."""
        self.prepareGeometryChange()
        self._start, self._end, self._scale = start, end, em / 13.5

    def boundingRect(self) -> QRectF:
        """Return the area around the line."""
        room = 14 * self._scale
        return QRectF(self._start, self._end).normalized().adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw as many chevrons as fit, at most five."""
        line = self._end - self._start
        length = math.hypot(line.x(), line.y()) / self._scale
        count = min(_MOST, int((length - 18) / _STEP))
        if count < 2:
            return
        chevron = QPainterPath(QPointF(*_SHAPE[0]))
        for x, y in _SHAPE[1:]:
            chevron.lineTo(x, y)
        chevron.closeSubpath()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self._start)
        painter.rotate(math.degrees(math.atan2(line.y(), line.x())))
        painter.scale(self._scale, self._scale)
        # Centre them on the line, but stay close to the receiver.
        painter.translate(min(28, (length - count * _STEP) / 2), 0)
        for i in range(count):
            colour = QColor(self._pictures.palette.glow)
            colour.setAlphaF(0.75 - 0.13 * i)
            painter.fillPath(chevron, colour)
            painter.translate(_STEP, 0)
