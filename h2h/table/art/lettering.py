"""Text painted on the table, in the system's font."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

_SMALLEST = 7


def font(pixels: float, *, bold: bool = False) -> QFont:
    """Return the system's font at a size."""
    result = QFont(QApplication.font())
    result.setPixelSize(max(1, round(pixels)))
    result.setBold(bold)
    return result


def width_of(text: str, letters: QFont) -> float:
    """Return the width of a text."""
    return QFontMetricsF(letters).horizontalAdvance(text)


def fitted(text: str, pixels: float, room: float, *, bold: bool = False) -> QFont:
    """Return the system's font at a size, reduced until a text fits into a width."""
    letters = font(pixels, bold=bold)
    while letters.pixelSize() > _SMALLEST and width_of(text, letters) > room:
        letters.setPixelSize(letters.pixelSize() - 1)
    return letters


def draw_words(
    painter: QPainter,
    text: str,
    letters: QFont,
    colour: QColor | str,
    room: QRectF,
    alignment: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Draw a line of text, vertically centred in a rectangle and elided to its width.

    Returns:
        The width of the drawn text.
    """
    metrics = QFontMetricsF(letters)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() + 1)
    taken = metrics.horizontalAdvance(shown)
    x = room.left()
    if alignment is Qt.AlignmentFlag.AlignRight:
        x = room.right() - taken
    elif alignment is Qt.AlignmentFlag.AlignHCenter:
        x = room.center().x() - taken / 2
    baseline = room.center().y() + (metrics.capHeight() / 2)
    painter.setFont(letters)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x, baseline), shown)
    return taken
