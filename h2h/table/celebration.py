"""The animation of a win: hearts rise from where the cards were."""

import math
import random
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Suit
from h2h.table.animator import Animator
from h2h.table.art.pictures import Pictures
from h2h.table.layout import RATIO, Spot

LASTS = 2500
"""Milliseconds."""

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


def celebrate(
    scene: QGraphicsScene, pictures: Pictures, animator: Animator, spots: Iterable[Spot]
) -> None:
    """Let hearts rise from the area of some spots."""
    area = QRectF()
    for spot in spots:
        w, h = spot.width, spot.width * RATIO
        area |= QRectF(spot.x - w / 2, spot.y - h / 2, w, h)
    hearts = Celebration(pictures.art.suit_shape(Suit.HEARTS), area, pictures.ratio)
    scene.addItem(hearts)
    animator.run(hearts.show_at, LASTS)

    def done() -> None:
        animator.finished.disconnect(done)
        scene.removeItem(hearts)

    animator.finished.connect(done)


class Celebration(QGraphicsItem):
    """Many hearts in the shape of one; they rise and fade as time passes."""

    def __init__(self, heart: QPainterPath, area: QRectF, ratio: float) -> None:
        """Scatter the hearts.

        Args:
            heart: the outline of a heart, one unit wide, around the origin.
            area: the area that they fill at the start.
            ratio: the device pixel ratio.
        """
        super().__init__()
        self._heart, self._area, self._ratio = heart, area, ratio
        self._part = 0.0
        self._sprites: dict[tuple[float, tuple[str, str, str]], QPixmap] = {}
        self._hearts = _scattered(heart, area)
        self.setZValue(2000)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_at(self, milliseconds: float) -> None:
        """Show the hearts as they are this long after the start."""
        self._part = min(1.0, milliseconds / LASTS)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the area that the hearts pass over."""
        a = self._area
        return a.adjusted(-a.width() * 0.2, -a.height() * 1.4, a.width() * 0.2, 40)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the hearts."""
        for x, y, size, colours, start, speed, sway in self._hearts:
            t = self._part * 1.25 - start
            if t <= 0:
                continue
            grown = min(1.0, t / 0.12)
            fade = min(1.0, max(0.0, (1.0 - self._part) / 0.35))
            rise = max(0.0, t - 0.1) ** 1.6 * speed * self._area.height() * 1.5
            painter.setOpacity(grown * fade)
            sprite = self._sprite(size, colours)
            w = sprite.width() / sprite.devicePixelRatio()
            left = x + math.sin(t * 5 + sway) * w * 0.16 - w / 2
            painter.drawPixmap(QPointF(left, y - rise - w / 2), sprite)
        painter.setOpacity(1.0)

    def _sprite(self, size: float, colours: tuple[str, str, str]) -> QPixmap:
        """Return the picture of a heart, painted at first use: all at once would take too long."""
        sprite = self._sprites.get((size, colours))
        if sprite is None:
            side = size * self._area.width() / 4
            sprite = _drawn(self._heart, side, colours, self._ratio)
            self._sprites[size, colours] = sprite
        return sprite


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
