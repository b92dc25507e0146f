"""The place for South's card in the trick."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.table.art.icons import draw_icon
from h2h.table.art.lettering import draw_words, fitted
from h2h.table.art.pictures import Pictures
from h2h.table.layout import RATIO, Spot


class WaitingItem(QGraphicsItem):
    """A dashed golden outline with words, and an arrow that points to the hand.

    Attributes:
        place: its name for drops; it covers the whole trick.
    """

    place = "trick"

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._words = ""
        self._box = QRectF()
        self._trick = QRectF()
        self._em = 13.5
        self.setZValue(-1)

    def put(self, spot: Spot, trick: QRectF, em: float) -> None:
        """Move to the card's spot in the rectangle of the trick, with text of this height."""
        self.prepareGeometryChange()
        w, h = spot.width, spot.width * RATIO
        self._box, self._em = QRectF(spot.x - w / 2, spot.y - h / 2, w, h), em
        self._trick = trick

    def set_text(self, words: str) -> None:
        """Set the words."""
        self._words = words
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the outline with the rectangle of the trick."""
        return self._box.adjusted(-2, -2, 2, 2) | self._trick

    def shape(self) -> QPainterPath:
        """Return the area for drops."""
        path = QPainterPath()
        path.addRect(self._trick)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the outline and the words."""
        palette, box, em = self._pictures.palette, self._box, self._em
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line, ground = QColor(palette.glow), QColor(palette.glow)
        line.setAlphaF(0.85)
        ground.setAlphaF(0.05)
        pen = QPen(line, 2)
        pen.setDashPattern([4, 4])
        painter.setPen(pen)
        painter.setBrush(ground)
        radius = box.width() * 0.06
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), radius, radius)
        # Raised cards of the hand may cover the lower edge; put the words above them.
        middle = box.bottom() - em * 3.2
        room = QRectF(box.left() + 3, middle - em, box.width() - 6, 2 * em)
        centred = Qt.AlignmentFlag.AlignHCenter
        letters = fitted(self._words, em * 1.08, room.width(), bold=True)
        draw_words(painter, self._words, letters, palette.glow, room, centred)
        side = em * 0.9
        painter.save()
        painter.translate(box.center().x(), middle + em * 1.6)
        painter.rotate(90)
        draw_icon(painter, "turn", QRectF(-side / 2, -side / 2, side, side), QColor(palette.glow))
        painter.restore()
