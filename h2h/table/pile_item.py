"""The place of a pile: its outline when empty, and its number of cards."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.table.art.icons import draw_icon
from h2h.table.art.pictures import Pictures
from h2h.table.card_item import GLOW_REACH
from h2h.table.layout import RATIO, Spot

_LABEL_MOST = 1.45
"""The maximum width of a label in card widths; a wider one is shown without its word."""


class PileItem(QGraphicsItem):
    """An outline for an empty pile and a label above it.

    Attributes:
        place: the pile's name.
    """

    def __init__(self, place: str, pictures: Pictures) -> None:
        super().__init__()
        self.place = place
        self._pictures = pictures
        self._spot = Spot(0, 0, 1)
        self._number = ""
        self._word = ""
        self._empty = False
        self._arrow = False
        self._hinted = False

    def put(self, spot: Spot) -> None:
        """Move to a spot."""
        if spot != self._spot:
            self.prepareGeometryChange()
            self._spot = spot
            self.setPos(spot.x, spot.y)

    def set_label(self, number: str, word: str, *, empty: bool) -> None:
        """Set the label: the number of cards and a word.

        Args:
            number: the number as it is shown.
            word: the pile's name.
            empty: whether to show the outline.
        """
        if (number, word) != (self._number, self._word):
            self._number, self._word, self._empty = number, word, empty
            self.update()

    def set_arrow(self, shown: bool) -> None:
        """Show or hide the arrow of a redeal."""
        if shown != self._arrow:
            self._arrow = shown
            self.update()

    @property
    def hinted(self) -> bool:
        """Whether a hint outlines the empty place."""
        return self._hinted

    def set_hinted(self, hinted: bool) -> None:
        """Outline the empty place for a hint, or remove the outline."""
        if hinted != self._hinted:
            self._hinted = hinted
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the place with its label; the centre of the place is the origin."""
        w, h = self._spot.width, self._spot.width * RATIO
        above = h / 2 + 3 * self._em() + 8
        below = h / 2 + w * GLOW_REACH + 4
        return QRectF(-w, -above, 2 * w, above + below)

    def shape(self) -> QPainterPath:
        """Return the area for taps: the place without its label."""
        w = self._spot.width
        path = QPainterPath()
        path.addRect(-w / 2, -w * RATIO / 2, w, w * RATIO)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the outline, the arrow and the label."""
        if self._empty:
            outline = self._pictures.outline(self._spot.width)
            self._pictures.draw(painter, outline, self._spot.width)
        if self._hinted:
            halo = self._pictures.halo(self._spot.width, strong=True)
            self._pictures.draw(painter, halo, self._spot.width)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._arrow:
            self._draw_arrow(painter)
        self._draw_label(painter)

    def _draw_arrow(self, painter: QPainter) -> None:
        side = self._spot.width * 0.5
        colour = QColor(self._pictures.palette.text)
        colour.setAlphaF(0.75)
        draw_icon(painter, "redeal", QRectF(-side / 2, -side / 2, side, side), colour)

    def _draw_label(self, painter: QPainter) -> None:
        palette, em = self._pictures.palette, self._em()
        number, word = QFont(QApplication.font()), QFont(QApplication.font())
        number.setPixelSize(max(1, round(em * 1.15)))
        number.setBold(True)
        word.setPixelSize(max(1, round(em)))
        number_width = QFontMetricsF(number).horizontalAdvance(self._number)
        word_width = QFontMetricsF(word).horizontalAdvance(self._word)
        shown = self._word
        if number_width + em * 0.45 + word_width > _LABEL_MOST * self._spot.width:
            # It would extend beyond the window or under the cards beside it.
            shown, word_width = "", -em * 0.45
        x = -(number_width + em * 0.45 + word_width) / 2
        y = -self._spot.width * RATIO / 2 - em * 0.75 - self._spot.width * 0.024
        painter.setPen(QColor(palette.text))
        painter.setFont(number)
        painter.drawText(QPointF(x, y), self._number)
        painter.setPen(QColor(palette.quiet))
        painter.setFont(word)
        painter.drawText(QPointF(x + number_width + em * 0.45, y), shown)

    def _em(self) -> float:
        # Scale with the card, and with a system font that is larger than usual.
        usual = 13.0
        larger = max(1.0, QFontMetricsF(QApplication.font()).height() / 1.2 / usual)
        w = self._spot.width
        return min(max(16.0, w * 0.066), max(10.5, w * 0.095)) * larger
