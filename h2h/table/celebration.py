"""The win: hearts rise from where the heart was, and settle into one."""

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

LASTS = 2500
"""Milliseconds at the usual speed."""

_SCATTERED_UNTIL = 0.85
"""When the last rising heart has faded, as a part of the whole time."""
_GATHERING = 0.3
"""How long a heart that stays takes to its place, as a part of the whole time."""
_ROWS = (
    (0.5, 1.5, 3.5, 4.5),
    (0, 1, 2, 3, 4, 5),
    (0.5, 1.5, 2.5, 3.5, 4.5),
    (1, 2, 3, 4),
    (1.5, 2.5, 3.5),
    (2, 3),
    (2.5,),
)
"""The columns of the hearts that stay: the shape of the deal."""
_GOLDEN = {(1, 2), (1, 3), (2, 1.5), (2, 2.5), (2, 3.5), (3, 2), (3, 3), (4, 2.5)}
"""Rows and columns of the golden ones: a small heart within the large one."""
_ROW = 0.84
"""From row to row, in widths of a heart."""
_PANEL_PART = 0.2
_PANEL_LEAST = 122.0
"""The room that the panel below takes: a part of the height, and at least these pixels."""

_COLOURS = (
    ("#F0566C", "#C4122F", "#8C0B24"),
    ("#FBE3A6", "#E2B857", "#A8752A"),
    ("#FCE3E4", "#EFB3BC", "#D07F90"),
    ("#9C3156", "#7A2144", "#541430"),
)
_MASK = 256
"""Points in a row of the mask; a multiple of four, like the rows of a QImage."""
_WEIGHTS = (66, 14, 11, 9)
# Size and number: large hearts first, then smaller ones into the space between them.
_SIZES = ((0.52, 5), (0.39, 9), (0.29, 18), (0.21, 30), (0.155, 44), (0.11, 50))


class Celebration(QGraphicsItem):
    """Many hearts rise and fade; if it stays, 25 hearts gather and settle into one large heart."""

    def __init__(self, heart: QPainterPath, area: QRectF, ratio: float, *, stays: bool) -> None:
        """Scatter the hearts.

        Args:
            heart: the outline of a heart, one unit wide, around the origin.
            area: where the cards were.
            ratio: device pixels in a logical pixel.
            stays: whether 25 hearts settle and stay.
        """
        super().__init__()
        self._heart, self._ratio, self._stays = heart, ratio, stays
        self._part = 0.0
        self._sprites: dict[tuple[float, tuple[str, str, str]], QPixmap] = {}
        self.setZValue(2000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.set_area(area, ratio)

    @property
    def is_over(self) -> bool:
        """Whether nothing of it stays."""
        return self.is_settled and not self._stays

    @property
    def is_settled(self) -> bool:
        """Whether only the hearts that stay are left."""
        return self._part >= 1.0

    def set_area(self, area: QRectF, ratio: float) -> None:
        """Follow another layout of the table."""
        self.prepareGeometryChange()
        self._area, self._ratio = area, ratio
        self._sprites.clear()
        self._hearts = [] if self.is_settled else _scattered(self._heart, area)
        self._settled = _gathered(area) if self._stays else []
        self.update()

    def show_at(self, milliseconds: float) -> None:
        """Show the hearts as they are this long after the start."""
        self._part = min(1.0, milliseconds / LASTS)
        if self.is_settled:
            self._hearts = []
        self.update()

    def boundingRect(self) -> QRectF:
        """Return everything that the hearts may pass over."""
        a = self._area
        return a.adjusted(-a.width() * 0.2, -a.height() * 1.4, a.width() * 0.2, a.height() * 0.3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the hearts."""
        for x, y, size, colours, start, speed, sway in self._hearts:
            t = self._part * 1.25 - start
            if t <= 0:
                continue
            grown = min(1.0, t / 0.12)
            fade = min(1.0, max(0.0, (_SCATTERED_UNTIL - self._part) / 0.35))
            rise = max(0.0, t - 0.1) ** 1.6 * speed * self._area.height() * 1.5
            painter.setOpacity(grown * fade)
            sprite = self._sprite(size * self._area.width() / 4, colours)
            w = sprite.width() / sprite.devicePixelRatio()
            left = x + math.sin(t * 5 + sway) * w * 0.16 - w / 2
            painter.drawPixmap(QPointF(left, y - rise - w / 2), sprite)
        for each in self._settled:
            t = (self._part - each.start) / _GATHERING
            if t <= 0:
                continue
            eased = 1 - (1 - min(t, 1.0)) ** 3
            painter.setOpacity(min(1.0, t * 2.5))
            sprite = self._sprite(each.width, each.colours)
            w = sprite.width() / sprite.devicePixelRatio()
            x = each.x + each.from_x * (1 - eased)
            y = each.y + each.from_y * (1 - eased)
            painter.drawPixmap(QPointF(x - w / 2, y - w / 2), sprite)
        painter.setOpacity(1.0)

    def _sprite(self, side: float, colours: tuple[str, str, str]) -> QPixmap:
        """Return a heart, drawn when it first appears: all at once would take too long."""
        sprite = self._sprites.get((side, colours))
        if sprite is None:
            sprite = _drawn(self._heart, side, colours, self._ratio)
            self._sprites[side, colours] = sprite
        return sprite


class _Settling(NamedTuple):
    """One of the hearts that stay.

    Attributes:
        x, y: its centre at the end.
        width: its width.
        colours: light, middle and dark.
        start: when it appears, as a part of the whole time.
        from_x, from_y: where it comes from, relative to its place.
    """

    x: float
    y: float
    width: float
    colours: tuple[str, str, str]
    start: float
    from_x: float
    from_y: float


def _gathered(area: QRectF) -> list[_Settling]:
    """Return 25 hearts in the shape of the deal, above the room of the panel."""
    height = area.height() - max(_PANEL_PART * area.height(), _PANEL_LEAST)
    rows = len(_ROWS) - 1
    unit = min(height / (rows * _ROW + 0.95), area.width() / 6)
    left = area.center().x() - 2.5 * unit
    top = area.top() + (height - (rows * _ROW + 0.95) * unit) / 2 + unit * 0.47
    chance = random.Random(25)  # the same at each win
    found = []
    for row, columns in enumerate(_ROWS):
        for column in columns:
            inner = column not in (columns[0], columns[-1]) and row > 0
            golden = (row, column) in _GOLDEN
            found.append(
                _Settling(
                    left + column * unit,
                    top + row * _ROW * unit,
                    unit * 0.97,
                    _COLOURS[1 if golden else 2 if inner else 0],
                    0.3 + 0.04 * (rows - row) + chance.uniform(0, 0.1),
                    chance.uniform(-1.2, 1.2) * unit,
                    chance.uniform(0.8, 2.2) * unit,
                )
            )
    return found


_Heart = tuple[float, float, float, tuple[str, str, str], float, float, float]


def _scattered(heart: QPainterPath, area: QRectF) -> list[_Heart]:
    chance = random.Random(41)  # the same arrangement at each win
    inside = _mask(heart)
    found: list[_Heart] = []
    taken: list[tuple[float, float, float]] = []
    unit = area.width() / 4
    for size, count in _SIZES:
        side = size * unit
        placed = tries = 0
        while placed < count and tries < 400:
            tries += 1
            u, v = chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5)
            m = side * 0.42 / area.width()
            if max(abs(u), abs(v)) + m >= 0.5 or not all(
                inside[int((v + dv + 0.5) * _MASK) * _MASK + int((u + du + 0.5) * _MASK)]
                for du, dv in ((m, 0), (-m, 0), (0, m), (0, -m))
            ):
                continue
            x = area.center().x() + u * area.width()
            y = area.center().y() + v * area.height()
            if any(math.hypot(x - a, y - b) < (side + c) * 0.42 for a, b, c in taken):
                continue
            taken.append((x, y, side))
            placed += 1
            colours = chance.choices(_COLOURS, _WEIGHTS)[0]
            start = 0.28 * (0.5 - v) + chance.uniform(0, 0.08)
            speed = chance.uniform(0.75, 1.25)
            found.append((x, y, size, colours, start, speed, chance.uniform(0, 6.3)))
    return sorted(found, key=lambda each: each[2])


def _mask(heart: QPainterPath) -> bytes:
    """Return a heart as a bitmap of bytes, which is faster to query than its outline."""
    image = QImage(_MASK, _MASK, QImage.Format.Format_Alpha8)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(_MASK / 2, _MASK / 2)
    painter.scale(_MASK, _MASK)
    painter.fillPath(heart, Qt.GlobalColor.black)
    painter.end()
    return bytes(image.constBits())


def _drawn(
    heart: QPainterPath, side: float, colours: tuple[str, str, str], ratio: float
) -> QPixmap:
    pixels = math.ceil(side * ratio) + 2
    pixmap = QPixmap(pixels, pixels)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(pixels / 2, pixels / 2)
    painter.scale(side * ratio, side * ratio)
    light = QLinearGradient(-0.4, -0.5, 0.35, 0.5)
    for at, colour in zip((0.0, 0.5, 1.0), colours, strict=True):
        light.setColorAt(at, QColor(colour))
    painter.fillPath(heart, light)
    line = QColor("#FFF4DC")
    line.setAlphaF(0.5)
    painter.setPen(QPen(line, 0.02))
    painter.scale(0.84, 0.84)
    painter.drawPath(heart)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
