"""The end of a round: its points fly to the plates, after a moon if somebody shot it."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Suit
from h2h.hearts.table.plate_item import HEART_RED, draw_panel
from h2h.table.art.gold import golden
from h2h.table.art.lettering import draw_words, fitted, font, width_of
from h2h.table.art.pictures import Pictures

_MOON = 1300.0
"""Milliseconds that the moon is shown."""
_FLIGHT = 480.0
_COUNTING = 320.0


@dataclass(frozen=True, slots=True)
class RoundPoints:
    """What is shown.

    Attributes:
        points: the text that flies to each seat's plate; a seat without one gets nothing.
        headline: who shot the moon; empty if nobody did.
    """

    points: Mapping[str, str]
    headline: str = ""


class RoundPointsItem(QGraphicsItem):
    """Draws the points at a moment of their flight."""

    def __init__(
        self,
        shown: RoundPoints,
        start: QPointF,
        ends: Mapping[str, QPointF],
        table: QRectF,
        em: float,
        pictures: Pictures,
    ) -> None:
        """Build an item that is not visible until `show_at` is called.

        Args:
            shown: the points and the headline.
            start: where the points come from.
            ends: the middle of each seat's plate.
            table: the whole table.
            em: the height of words.
            pictures: the palette and the shape of a heart.
        """
        super().__init__()
        self._shown = shown
        self._start, self._ends = start, ends
        self._table, self._em = table, em
        self._pictures = pictures
        self._moon_time = _MOON if shown.headline else 0.0
        self._now = 0.0
        self.setZValue(2600)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def duration(self) -> float:
        """Milliseconds until the totals are complete."""
        return self._moon_time + _FLIGHT + _COUNTING

    def counted(self, milliseconds: float) -> float:
        """Return the share of the points that the totals include at a moment, 0 to 1."""
        since = milliseconds - self._moon_time - _FLIGHT
        return min(1.0, max(0.0, since / _COUNTING))

    def show_at(self, milliseconds: float) -> None:
        """Show a moment."""
        self._now = milliseconds
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the whole table."""
        return self._table

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the moon, or the points on their way."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._now < self._moon_time:
            self._draw_moon(painter, self._now / self._moon_time)
            return
        part = min(1.0, (self._now - self._moon_time) / _FLIGHT)
        if part < 1.0:
            eased = part * part * (3 - 2 * part)
            painter.setOpacity(min(1.0, part / 0.15, (1.0 - part) / 0.12))
            for seat, text in self._shown.points.items():
                self._draw_points(
                    painter, text, self._start + (self._ends[seat] - self._start) * eased
                )
            painter.setOpacity(1.0)

    def _draw_points(self, painter: QPainter, text: str, centre: QPointF) -> None:
        em = self._em * 1.5
        letters = font(em * 1.15, bold=True)
        width = width_of(text, letters) + em * 2.6
        box = QRectF(centre.x() - width / 2, centre.y() - em, width, em * 2)
        draw_panel(painter, self._pictures, box, em, ringed=True)
        painter.save()
        painter.translate(box.left() + em * 1.1, centre.y())
        painter.scale(em * 0.95, em * 0.95)
        painter.fillPath(self._pictures.art.suit_shape(Suit.HEARTS), QColor(HEART_RED))
        painter.restore()
        words = box.adjusted(em * 1.8, 0, 0, 0)
        draw_words(painter, text, letters, self._pictures.palette.text, words)

    def _draw_moon(self, painter: QPainter, part: float) -> None:
        """Draw a golden crescent that rises, with the headline below it."""
        palette, em, table = self._pictures.palette, self._em, self._table
        painter.setOpacity(min(1.0, part / 0.18, (1.0 - part) / 0.15))
        radius = min(em * 5.5, table.height() * 0.14)
        rise = (1 - min(1.0, part / 0.5)) ** 3
        centre = self._start + QPointF(0, radius * (rise * 1.2 - 0.4))
        light = QRadialGradient(centre, radius * 2.6)
        glow = QColor(palette.glow)
        for at, alpha in ((0.0, 0.34), (0.4, 0.16), (1.0, 0.0)):
            glow.setAlphaF(alpha)
            light.setColorAt(at, glow)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(light)
        painter.drawEllipse(centre, radius * 2.6, radius * 2.6)
        disc, shadow = QPainterPath(), QPainterPath()
        disc.addEllipse(centre, radius, radius)
        dark = centre + QPointF(radius * 0.46, -radius * 0.2)
        shadow.addEllipse(dark, radius * 0.84, radius * 0.84)
        painter.setBrush(golden(centre.y() - radius, centre.y() + radius, bright=False))
        painter.drawPath(disc - shadow)
        letters = fitted(self._shown.headline, em * 1.9, table.width() * 0.8, bold=True)
        width = width_of(self._shown.headline, letters) + em * 3
        box = QRectF(self._start.x() - width / 2, self._start.y() + radius * 1.1, width, em * 3.4)
        draw_panel(painter, self._pictures, box, em * 1.2)
        centred = Qt.AlignmentFlag.AlignHCenter
        draw_words(painter, self._shown.headline, letters, palette.glow, box, centred)
        painter.setOpacity(1.0)
