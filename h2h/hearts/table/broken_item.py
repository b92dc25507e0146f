"""The sign that hearts are broken: a heart in two halves, with words."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Suit
from h2h.hearts.table.plate_item import HEART_RED, draw_panel
from h2h.table.art.lettering import draw_words, fitted, width_of
from h2h.table.art.pictures import Pictures

# The crack in heart widths; a polygon around the left half continues from it.
_CRACK = ((0, -1), (0.07, -0.28), (-0.16, -0.08), (0.13, 0.09), (-0.06, 0.25), (0, 1))


class BrokenItem(QGraphicsItem):
    """A panel in a corner of the table."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._words = ""
        self._room = QRectF()
        self._em = 13.5
        self.setZValue(2400)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        crack = [QPointF(x, y) for x, y in (*_CRACK, (-2, 1), (-2, -1))]
        self._left = QPainterPath()
        self._left.addPolygon(QPolygonF(crack))

    def put(self, room: QRectF, em: float) -> None:
        """Use the right end of a rectangle, with text of this height."""
        self.prepareGeometryChange()
        self._room, self._em = room, em

    def set_text(self, words: str) -> None:
        """Set the words."""
        self._words = words
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the rectangle with a margin for the outline."""
        return self._room.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel, the heart and the words."""
        em = self._em
        letters = fitted(self._words, em, self._room.width() - em * 4.4)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = min(self._room.width(), width_of(self._words, letters) + em * 4.4)
        box = QRectF(self._room.right() - width, self._room.top(), width, self._room.height())
        draw_panel(painter, self._pictures, box, min(10.0, box.height() * 0.3))
        whole = self._pictures.art.suit_shape(Suit.HEARTS)
        centre = QPointF(box.left() + em * 1.6, box.center().y())
        for half, side in ((whole & self._left, -1), (whole - self._left, 1)):
            place = QTransform.fromTranslate(centre.x() + side * em * 0.11, centre.y())
            place.rotate(7 * side).scale(em * 1.5, em * 1.5)
            painter.fillPath(place.map(half), QColor(HEART_RED))
        draw_words(
            painter,
            self._words,
            letters,
            self._pictures.palette.text,
            box.adjusted(em * 2.9, 0, -em * 0.8, 0),
        )
