"""A golden button on the table."""

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.palette import GOLD_LIGHT, GOLD_RIM, ON_GOLD
from h2h.table.art.gold import golden
from h2h.table.art.icons import draw_icon
from h2h.table.art.lettering import draw_words, fitted, width_of
from h2h.table.art.pictures import Pictures

_DARK_QUIET = "#5A2A22"
_BESIDE_WORDS = 1.55
"""The room for the icon and the ends, in heights."""


@dataclass(frozen=True, slots=True)
class PillText:
    """The content of the button.

    Attributes:
        title: what it does.
        more: a second line.
        icon: the icon in the disc on the left.
        turn: the icon's rotation in degrees.
        above: a headline above the button.
        below: a line below the button.
        ready: whether it is enabled.
    """

    title: str = ""
    more: str = ""
    icon: str = "pass"
    turn: float = 0.0
    above: str = ""
    below: str = ""
    ready: bool = True


class PillItem(QGraphicsItem):
    """The button.

    Attributes:
        place: its name for taps.
    """

    def __init__(self, place: str, pictures: Pictures) -> None:
        super().__init__()
        self.place = place
        self._pictures = pictures
        self._text = PillText()
        self._anchor = QPointF()
        self._from_left = False
        self._height = 64.0
        self._min_width, self._max_width = 0.0, math.inf
        self._hovered = self._focused = False
        self.setZValue(2500)

    @property
    def text(self) -> PillText:
        """The current content."""
        return self._text

    def put(
        self,
        anchor: QPointF,
        height: float,
        *,
        min_width: float = 0.0,
        max_width: float = math.inf,
        from_left: bool = False,
    ) -> None:
        """Move to a point.

        Args:
            anchor: the button's centre, or its left end.
            height: of the button.
            min_width: of the button.
            max_width: of the button; its letters shrink to keep it.
            from_left: whether the anchor is the left end.
        """
        self.prepareGeometryChange()
        self._anchor, self._height = anchor, height
        self._min_width, self._max_width = min_width, max_width
        self._from_left = from_left

    def set_text(self, text: PillText) -> None:
        """Set the content."""
        if text != self._text:
            self.prepareGeometryChange()
            self._text = text
            self.update()

    def set_state(self, *, hovered: bool, focused: bool) -> None:
        """Show whether it is under the pointer or has the keyboard focus."""
        if (hovered, focused) != (self._hovered, self._focused):
            self._hovered, self._focused = hovered, focused
            self.update()

    @property
    def box(self) -> QRectF:
        """The button's rectangle."""
        h = self._height
        title, more = self._fonts()
        words = max(width_of(self._text.title, title), width_of(self._text.more, more))
        width = max(self._min_width, words + h * _BESIDE_WORDS)
        left = self._anchor.x() if self._from_left else self._anchor.x() - width / 2
        return QRectF(left, self._anchor.y() - h / 2, width, h)

    def boundingRect(self) -> QRectF:
        """Return the button with its shadow and the line below."""
        below = self._height * 0.9 if self._text.below else 8
        above = self._height * 0.9 if self._text.above else 8
        side = self._height * 3 if self._text.above else self._height * 1.5
        side = side if self._text.above or self._text.below else 8
        return self.box.adjusted(-side, -above, side, below)

    def shape(self) -> QPainterPath:
        """Return the area for taps."""
        path = QPainterPath()
        path.addRoundedRect(self.box, self._height / 2, self._height / 2)
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the button."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box, ready = self.box, self._text.ready
        if ready:
            self._draw_gold(painter, box)
        else:
            self._draw_empty(painter, box)
        palette = self._pictures.palette
        self._draw_disc(painter, box)
        title, more = self._fonts()
        h = box.height()
        room = box.adjusted(h * 1.12, 0, -h * 0.3, 0)
        middle = room.center().y()
        first = QRectF(room.left(), middle - h * 0.36, room.width(), h * 0.42)
        second = QRectF(room.left(), middle + h * 0.04, room.width(), h * 0.34)
        if not self._text.more:
            first.moveCenter(room.center())
        draw_words(painter, self._text.title, title, ON_GOLD if ready else palette.text, first)
        draw_words(painter, self._text.more, more, _DARK_QUIET if ready else palette.quiet, second)
        if self._text.above:
            self._draw_headline(painter, box)
        if self._text.below:
            line = QRectF(box.left() - h, box.bottom() + h * 0.2, box.width() + 2 * h, h * 0.4)
            centred = Qt.AlignmentFlag.AlignHCenter
            draw_words(painter, self._text.below, more, palette.quiet, line, centred)

    def _draw_headline(self, painter: QPainter, box: QRectF) -> None:
        h = box.height()
        room = QRectF(box.left() - 3 * h, box.top() - h * 0.9, box.width() + 6 * h, h * 0.8)
        letters = fitted(self._text.above, h * 0.46, box.width(), bold=True)
        centred = Qt.AlignmentFlag.AlignHCenter
        draw_words(painter, self._text.above, letters, self._pictures.palette.glow, room, centred)

    def _draw_gold(self, painter: QPainter, box: QRectF) -> None:
        radius = box.height() / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(10, 2, 6, 12))
        for i in range(8):
            grown = box.adjusted(-4 + i * 0.5, 2 + i * 0.5, 4 - i * 0.5, 6 - i * 0.5)
            painter.drawRoundedRect(grown, grown.height() / 2, grown.height() / 2)
        painter.setBrush(golden(box.top(), box.bottom(), bright=self._hovered))
        rim = QColor(GOLD_RIM)
        rim.setAlphaF(0.8)
        painter.setPen(QPen(rim, 1.2))
        painter.drawRoundedRect(box, radius, radius)
        self._draw_focus(painter, box)

    def _draw_empty(self, painter: QPainter, box: QRectF) -> None:
        """Draw a disabled button: an outline on the colour of panels."""
        ground, line = QColor(self._pictures.palette.bar), QColor(GOLD_LIGHT)
        ground.setAlphaF(0.9)
        line.setAlphaF(0.55)
        painter.setPen(QPen(line, 1.4))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        self._draw_focus(painter, box)

    def _draw_focus(self, painter: QPainter, box: QRectF) -> None:
        if self._focused:
            pen = QPen(QColor("#FFFFFF"), 2.2)
            pen.setDashPattern([3, 2.2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            outer = box.adjusted(-4, -4, 4, 4)
            painter.drawRoundedRect(outer, outer.height() / 2, outer.height() / 2)

    def _draw_disc(self, painter: QPainter, box: QRectF) -> None:
        h = box.height()
        centre = QPointF(box.left() + h / 2, box.center().y())
        painter.setPen(Qt.PenStyle.NoPen)
        if self._text.ready:
            painter.setBrush(QColor("#3A1020"))
            painter.drawEllipse(centre, h / 2 - h * 0.11, h / 2 - h * 0.11)
        side = h * 0.56
        painter.save()
        painter.translate(centre)
        painter.rotate(self._text.turn)
        arrow = QColor(GOLD_LIGHT)
        draw_icon(painter, self._text.icon, QRectF(-side / 2, -side / 2, side, side), arrow)
        painter.restore()

    def _fonts(self) -> tuple[QFont, QFont]:
        h, text = self._height, self._text
        room = self._max_width - h * _BESIDE_WORDS
        return fitted(text.title, h * 0.295, room, bold=True), fitted(text.more, h * 0.211, room)
