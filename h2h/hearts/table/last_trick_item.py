"""The last trick, in a panel over the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Card
from h2h.hearts.table.plate_item import draw_panel
from h2h.table.art.lettering import draw_words, font, width_of
from h2h.table.art.pictures import Pictures

_AROUND = {"south": (0.0, 0.74), "west": (-1.2, 0.0), "north": (0.0, -0.74), "east": (1.2, 0.0)}
"""The position of each seat's card relative to the centre, in card widths."""


@dataclass(frozen=True, slots=True)
class LastTrick:
    """The content of the panel.

    Attributes:
        title: the headline.
        cards: the cards by seat.
        winner: the seat that took the trick.
        caption: who took the trick and its points.
        note: the line below, such as who led.
    """

    title: str = ""
    cards: Mapping[str, Card] = field(default_factory=dict)
    winner: str = ""
    caption: str = ""
    note: str = ""


class LastTrickItem(QGraphicsItem):
    """The panel.

    Attributes:
        place: its name for taps.
    """

    place = "last-trick"

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._shown = LastTrick()
        self._centre = QPointF()
        self._card = 90.0
        self._em = 13.5
        self.setZValue(2700)

    @property
    def shown(self) -> LastTrick:
        """The current content."""
        return self._shown

    def put(self, centre: QPointF, card: float, em: float) -> None:
        """Move to a point, with cards of this width and text of this height."""
        self.prepareGeometryChange()
        self._centre, self._card, self._em = centre, card, em

    def show_trick(self, trick: LastTrick) -> None:
        """Show a trick."""
        self.prepareGeometryChange()
        self._shown = trick
        self.update()

    @property
    def _box(self) -> QRectF:
        w, em = self._card, self._em
        words = max(
            width_of(self._shown.caption, font(em * 1.05, bold=True)),
            width_of(self._shown.note, font(em)),
        )
        width, height = max(3.4 * w, words) + 3 * em, 2.9 * w + 8.4 * em
        return QRectF(self._centre.x() - width / 2, self._centre.y() - height / 2, width, height)

    def boundingRect(self) -> QRectF:
        """Return the panel with its glow."""
        return self._box.adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel, the cards and the words."""
        em, box, palette, shown = self._em, self._box, self._pictures.palette, self._shown
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self._pictures, box, 14, ringed=True, opacity=1.0)
        centred = Qt.AlignmentFlag.AlignHCenter
        title = QRectF(box.left(), box.top() + em * 0.7, box.width(), em * 1.6)
        draw_words(painter, shown.title, font(em * 1.15, bold=True), palette.glow, title, centred)
        middle = QPointF(box.center().x(), box.top() + em * 3 + self._card * 1.45)
        for seat, card in shown.cards.items():
            dx, dy = _AROUND[seat]
            painter.save()
            painter.translate(self._snapped(middle, dx, dy))
            self._pictures.draw(painter, self._pictures.face(card, self._card), self._card)
            if seat == shown.winner:
                ring = self._pictures.halo(self._card, strong=False)
                self._pictures.draw(painter, ring, self._card)
            painter.restore()
        line = QRectF(box.left(), box.bottom() - em * 4.6, box.width(), em * 1.9)
        caption = font(em * 1.05, bold=True)
        draw_words(painter, shown.caption, caption, palette.text, line, centred)
        line.translate(0, em * 1.8)
        draw_words(painter, shown.note, font(em), palette.quiet, line, centred)

    def _snapped(self, middle: QPointF, dx: float, dy: float) -> QPointF:
        """Return the centre of a card, aligned so that its corner is on a whole device pixel."""
        w, ratio = self._card, self._pictures.ratio
        left = round((middle.x() + dx * w - w / 2) * ratio) / ratio
        top = round((middle.y() + dy * w - w * 0.7) * ratio) / ratio
        return QPointF(left + w / 2, top + w * 0.7)
