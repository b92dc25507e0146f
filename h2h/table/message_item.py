"""A short message on the table that disappears by itself."""

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from h2h.table.art.pictures import Pictures

_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_SHOWN_FOR = 2600
"""Milliseconds."""


class MessageItem(QGraphicsItem):
    """A few words on a rounded panel around a point."""

    def __init__(self, pictures: Pictures, scene: QGraphicsScene) -> None:
        super().__init__()
        self._pictures = pictures
        self._text = ""
        self._size = QRectF()
        self._away = QTimer(scene, singleShot=True, interval=_SHOWN_FOR)
        self._away.timeout.connect(self.hide)
        self.setZValue(4000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        scene.addItem(self)

    @property
    def text(self) -> str:
        """The message, or the last one."""
        return self._text

    def show_text(self, text: str, at: QPointF) -> None:
        """Show a message around a point for a short time."""
        self.prepareGeometryChange()
        metrics = QFontMetricsF(self._font())
        line = metrics.height()
        room = QRectF(0, 0, self.scene().sceneRect().width() - 3 * line, 10 * line)
        words = metrics.boundingRect(room, _WRAPPED, text)
        width, height = words.width() + 2 * line, words.height() + line
        self._text = text
        self._size = QRectF(-width / 2, -height / 2, width, height)
        self.setPos(at)
        self.show()
        self.update()
        self._away.start()

    def clear(self) -> None:
        """Hide the message: it is out of date."""
        self._away.stop()
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return the panel; its centre is the origin."""
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel and the words."""
        palette = self._pictures.palette
        line = QFontMetricsF(self._font()).height()
        radius = min(self._size.height() / 2, line)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.glow), 1.2))
        painter.setBrush(QColor(palette.bar))
        painter.drawRoundedRect(self._size, radius, radius)
        painter.setPen(QColor(palette.text))
        painter.setFont(self._font())
        painter.drawText(self._size.adjusted(line / 2, 0, -line / 2, 0), _WRAPPED, self._text)

    def _font(self) -> QFont:
        font = QFont(QApplication.font())
        font.setPointSizeF(max(font.pointSizeF(), 9.0) * 1.15)
        return font
