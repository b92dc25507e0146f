"""A short message on the table that disappears by itself."""

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)

from h2h.table.art.pictures import Pictures
from h2h.table.layout import Area

_WRAPPED = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
_SHOWN_FOR = 2600
"""Milliseconds."""
_LINE = 1.3
"""The height of the pill, in lines."""
_SMALLEST = 10
"""Pixels: the smallest letters before a message wraps."""


class MessageItem(QGraphicsItem):
    """A few words in a pill, within an area of the table."""

    def __init__(self, pictures: Pictures, scene: QGraphicsScene) -> None:
        super().__init__()
        self._pictures = pictures
        self._text = ""
        self._font = QFont()
        self._size = QRectF()
        self._timer = QTimer(scene, singleShot=True, interval=_SHOWN_FOR)
        self._timer.timeout.connect(self.hide)
        self.setZValue(4000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()
        scene.addItem(self)

    @property
    def text(self) -> str:
        """The current message, or the last one."""
        return self._text

    def show_text(self, text: str, area: Area) -> None:
        """Show a message for a moment, as large as fits into an area.

        If even small letters don't fit into one line, it grows upwards.
        """
        self.prepareGeometryChange()
        self._text = text
        self._font = font = _font(area.height / _LINE)
        while _size(text, font).width() > area.width and font.pixelSize() > _SMALLEST:
            font.setPixelSize(font.pixelSize() - 1)
        line = QFontMetricsF(font).height()
        room = QRectF(0, 0, area.width - line, 10 * line)
        words = QFontMetricsF(font).boundingRect(room, _WRAPPED, text)
        width, height = words.width() + 1.4 * line, words.height() + 0.25 * line
        self._size = QRectF(-width / 2, -height / 2, width, height)
        y = min(area.y + area.height / 2, area.y + area.height - height / 2)
        self.setPos(area.x + area.width / 2, y)
        self.show()
        self.update()
        self._timer.start()

    def clear(self) -> None:
        """Hide the message."""
        self._timer.stop()
        self.hide()

    def boundingRect(self) -> QRectF:
        """Return the panel; its centre is the origin."""
        return self._size.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel and the words."""
        palette = self._pictures.palette
        line = QFontMetricsF(self._font).height()
        radius = min(self._size.height() / 2, line)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(palette.glow), 1.2))
        painter.setBrush(QColor(palette.bar))
        painter.drawRoundedRect(self._size, radius, radius)
        painter.setPen(QColor(palette.text))
        painter.setFont(self._font)
        painter.drawText(self._size.adjusted(line / 2, 0, -line / 2, 0), _WRAPPED, self._text)


def _font(height: float) -> QFont:
    """Return the system's font, at most as large as a line of a height allows."""
    font = QFont(QApplication.font())
    usual = QFontMetricsF(font).height() / 1.2 * 1.15
    font.setPixelSize(max(round(min(usual, height / 1.2)), _SMALLEST))
    return font


def _size(text: str, font: QFont) -> QRectF:
    line = QFontMetricsF(font).height()
    return QRectF(0, 0, QFontMetricsF(font).horizontalAdvance(text) + 1.4 * line, line)
