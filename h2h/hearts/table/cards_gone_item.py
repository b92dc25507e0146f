"""The cards that have been played, and who is void in which suit, in a panel over the table."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Card, Rank, Suit
from h2h.hearts.engine.rules import SUITS, strength
from h2h.hearts.table.plate_item import HEART_RED, draw_panel
from h2h.table.art.lettering import draw_words, fitted, font
from h2h.table.art.pictures import Pictures

_RANKS = sorted(Rank, key=lambda rank: strength(Card(rank, Suit.CLUBS)))


@dataclass(frozen=True, slots=True)
class CardsGone:
    """What the panel shows.

    Attributes:
        title: its headline.
        played: the cards played.
        held: the player's own cards.
        voids: for each suit who has failed to follow it, in words.
    """

    title: str = ""
    played: Collection[Card] = ()
    held: Collection[Card] = ()
    voids: Mapping[Suit, str] = field(default_factory=dict)


class CardsGoneItem(QGraphicsItem):
    """The panel: a line for each suit, from two to ace.

    Cards in other hands are bright, the player's own have a frame, played ones are faint and
    struck through.

    Attributes:
        place: its name for taps.
    """

    place = "cards-gone"

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self._shown = CardsGone()
        self._box = QRectF()
        self._em = 13.5
        self.setZValue(2700)

    @property
    def shown(self) -> CardsGone:
        """What it shows."""
        return self._shown

    def put(self, centre: QPointF, table: QRectF, em: float) -> None:
        """Lie around a point of a table, with words of this height."""
        self.prepareGeometryChange()
        self._em = em
        width, height = min(em * 36, table.width() - 16), em * 17.5
        self._box = QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)

    def show_cards(self, shown: CardsGone) -> None:
        """Show other cards."""
        if shown != self._shown:
            self._shown = shown
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the panel."""
        return self._box.adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the panel."""
        em, box, palette = self._em, self._box, self._pictures.palette
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_panel(painter, self._pictures, box, 14, ringed=True, opacity=1.0)
        title = QRectF(box.left(), box.top() + em * 0.6, box.width(), em * 1.6)
        centred = Qt.AlignmentFlag.AlignHCenter
        draw_words(
            painter, self._shown.title, font(em * 1.15, bold=True), palette.glow, title, centred
        )
        top, line = box.top() + em * 2.8, em * 3.5
        for row, suit in enumerate(SUITS):
            self._draw_suit(painter, suit, top + row * line)

    def _draw_suit(self, painter: QPainter, suit: Suit, top: float) -> None:
        em, box, palette, shown = self._em, self._box, self._pictures.palette, self._shown
        left, step = box.left() + em * 2.6, (box.width() - em * 3.6) / len(_RANKS)
        painter.save()
        painter.translate(box.left() + em * 1.5, top + em * 0.85)
        painter.scale(em * 1.1, em * 1.1)
        red = suit in (Suit.HEARTS, Suit.DIAMONDS)
        colour = QColor(HEART_RED if red else palette.text)
        painter.fillPath(self._pictures.art.suit_shape(suit), colour)
        painter.restore()
        for column, rank in enumerate(_RANKS):
            card = Card(rank, suit)
            cell = QRectF(left + column * step, top, step, em * 1.7)
            self._draw_rank(painter, card, cell)
        words = shown.voids.get(suit, "")
        room = QRectF(left, top + em * 1.75, box.right() - left - em, em * 1.4)
        letters = fitted(words, em * 0.92, room.width())
        draw_words(painter, words, letters, palette.quiet, room)

    def _draw_rank(self, painter: QPainter, card: Card, cell: QRectF) -> None:
        em, palette, shown = self._em, self._pictures.palette, self._shown
        played = card in shown.played
        letters = font(min(em * 1.1, cell.width() * 0.72), bold=not played)
        colour = QColor(palette.text)
        if played:
            colour.setAlphaF(0.32)
        draw_words(painter, card.rank.symbol, letters, colour, cell, Qt.AlignmentFlag.AlignHCenter)
        frame = cell.adjusted(cell.width() * 0.08, em * 0.08, -cell.width() * 0.08, -em * 0.08)
        if played:
            painter.setPen(colour)
            y = cell.center().y()
            painter.drawLine(QPointF(frame.left() + 2, y), QPointF(frame.right() - 2, y))
        elif card in shown.held:
            painter.setPen(QColor(palette.glow))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame, 4, 4)
