"""The table's surface: light from above, and a grain that is barely there."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from h2h.table.palettes import Palette

_GRAIN_SIDE = 128
_GRAIN_MOST = 24
"""The most that a grain differs from the darkest one, of 255."""


class Felt:
    """A surface, made once for a size in device pixels and their ratio to logical ones.

    It is the largest picture of all, so only its shade is kept, one byte a pixel, to be laid over
    one colour: as quick to paint as a picture with all colours, in a quarter of the memory.

    Attributes:
        made_for: width and height in device pixels, and the ratio.
    """

    def __init__(self, width: int, height: int, ratio: float, palette: Palette) -> None:
        self.made_for = width, height, ratio
        self._light = QColor(palette.centre)
        self._shade = QImage()
        if palette.centre != palette.edge:
            self._cast(palette)
            self._shade.setDevicePixelRatio(ratio)

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Paint it onto an area that begins at 0, 0, in logical pixels."""
        painter.fillRect(area, self._light)
        painter.drawImage(0, 0, self._shade)

    def _cast(self, palette: Palette) -> None:
        """Let it get darker towards the edges, and give it its grain.

        What darkens all channels alike comes within three of 255 of the edge's own colour.
        """
        grain = _GRAIN_MOST if palette.grain else 0
        lighter = 1 / (1 - grain / 2 / 255)  # the grain's mean darkens
        self._light = self._light.lighter(round(100 * lighter))
        darkest = 1 - _brightness(palette.edge) / _brightness(palette.centre)
        width, height, _ = self.made_for
        self._shade = QImage(width, height, QImage.Format.Format_Alpha8)
        area = QRectF(0, 0, width, height)
        light = QRadialGradient(QPointF(width / 2, height * 0.40), math.hypot(width, height) * 0.56)
        for place, part in ((0, 0.0), (0.58, 0.55), (1, 1.0)):
            light.setColorAt(place, QColor.fromRgbF(0, 0, 0, darkest * part / lighter))
        painter = QPainter(self._shade)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        painter.fillRect(area, light)
        if grain:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
            painter.drawTiledPixmap(area, _grain())
        painter.end()


def _brightness(name: str) -> int:
    colour = QColor(name)
    return colour.red() + colour.green() + colour.blue()


def _grain() -> QPixmap:
    """Return a tile of specks, most of them near the mean; it also hides the gradient's bands."""
    # Translating bytes is faster than painting pixels.
    noise = Random(1).randbytes(_GRAIN_SIDE * _GRAIN_SIDE)
    middle = 127.5
    away = [(i - middle) / middle for i in range(256)]
    shades = bytes(round(_GRAIN_MOST / 2 * (1 + a * abs(a))) for a in away)
    alpha = QImage.Format.Format_Alpha8
    return QPixmap.fromImage(
        QImage(noise.translate(shades), _GRAIN_SIDE, _GRAIN_SIDE, _GRAIN_SIDE, alpha)
    )
