"""A player's name plate: name, points of the round, total, and whose turn it is."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Suit
from h2h.table.art.icons import draw_icon
from h2h.table.art.lettering import draw_words, font, width_of
from h2h.table.art.pictures import Pictures

HEART_RED = "#E2455E"
"""Hearts on dark panels."""


@dataclass(frozen=True, slots=True)
class PlateText:
    """The content of a plate.

    Attributes:
        name: of the player.
        points: of this round.
        total: the score of the match, in words.
        note: a word at the upper right, such as "led".
        ringed: whether there is a ring around the plate.
        turn: whether it is this player's turn, shown by an arrow after the name.
    """

    name: str = ""
    points: str = ""
    total: str = ""
    note: str = ""
    ringed: bool = False
    turn: bool = False


class PlateItem(QGraphicsItem):
    """A name plate. Taps go through it to the item below.

    Attributes:
        place: its name for screen readers.
    """

    def __init__(self, place: str, pictures: Pictures) -> None:
        super().__init__()
        self.place = place
        self._pictures = pictures
        self._text = PlateText()
        self._box = QRectF()
        self._em = 13.5
        self.setZValue(2400)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def text(self) -> PlateText:
        """The current content."""
        return self._text

    def put(self, box: QRectF, em: float) -> None:
        """Use a rectangle, with text of this height."""
        self.prepareGeometryChange()
        self._box, self._em = box, em

    def set_text(self, text: PlateText) -> None:
        """Set the content."""
        if text != self._text:
            self._text = text
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the plate with its glow."""
        return self._box.adjusted(-12, -12, 12, 12)

    def shape(self) -> QPainterPath:
        """Return the plate without its glow."""
        path = QPainterPath()
        path.addRect(self._box)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the plate."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = min(12.0, self._box.height() * 0.22)
        draw_panel(painter, self._pictures, self._box, radius, ringed=self._text.ringed)
        pad = self._em * (1.15 if self._box.width() > 11 * self._em else 0.75)
        inner = self._box.adjusted(pad, 0, -pad, 0)
        half = inner.height() * 0.43
        self._draw_name(painter, QRectF(inner.left(), inner.top() + 3, inner.width(), half))
        self._draw_points(
            painter, QRectF(inner.left(), inner.bottom() - half - 2, inner.width(), half)
        )

    def _draw_name(self, painter: QPainter, room: QRectF) -> None:
        palette, text, em = self._pictures.palette, self._text, self._em
        small = font(em * 0.9, bold=True)
        name = font(em * 1.15, bold=True)
        note = width_of(text.note, small) if text.note else 0.0
        # The name is more important than the note, whose information is shown elsewhere too.
        least = min(width_of(text.name, name), room.width() * 0.55)
        if note and note + least + em * 0.3 <= room.width():
            draw_words(painter, text.note, small, palette.glow, room, Qt.AlignmentFlag.AlignRight)
            room = room.adjusted(0, 0, -note - em * 0.3, 0)
        arrow = em * 0.95 if text.turn else 0.0
        taken = draw_words(
            painter, text.name, name, palette.text, room.adjusted(0, 0, -arrow * 1.6, 0)
        )
        if arrow:
            box = QRectF(
                room.left() + taken + em * 0.55, room.center().y() - arrow / 2, arrow, arrow
            )
            draw_icon(painter, "turn", box, QColor(palette.glow))

    def _draw_points(self, painter: QPainter, room: QRectF) -> None:
        palette, em = self._pictures.palette, self._em
        painter.save()
        painter.translate(room.left() + em * 0.5, room.center().y())
        painter.scale(em, em)
        heart = self._pictures.art.suit_shape(Suit.HEARTS)
        painter.fillPath(heart, QColor(HEART_RED))
        painter.restore()
        after = room.adjusted(em * 1.35, 0, 0, 0)
        points = font(em * 1.05, bold=True)
        taken = draw_words(painter, self._text.points, points, palette.text, after)
        after.adjust(taken + em * 0.5, 0, 0, 0)
        total = font(em * 0.97)
        right = Qt.AlignmentFlag.AlignRight
        draw_words(painter, self._text.total, total, palette.quiet, after, right)


def draw_panel(
    painter: QPainter,
    pictures: Pictures,
    box: QRectF,
    radius: float,
    *,
    ringed: bool = False,
    opacity: float = 0.9,
) -> None:
    """Draw the dark panel behind words on the table, with a golden ring if `ringed`."""
    palette = pictures.palette
    ground, edge = QColor(palette.bar), QColor(palette.text)
    ground.setAlphaF(opacity)
    edge.setAlphaF(0.9 if palette.high_contrast else 0.16)
    if ringed:
        glow = QColor(palette.glow)
        glow.setAlphaF(0.05)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for step in range(6, 0, -1):
            painter.setPen(QPen(glow, 2 + step * 3))
            painter.drawRoundedRect(box, radius, radius)
    painter.setPen(QPen(QColor(palette.glow), 2.5 * palette.ring) if ringed else QPen(edge, 1))
    painter.setBrush(ground)
    painter.drawRoundedRect(box, radius, radius)
