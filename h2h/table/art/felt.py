"""The table's surface: light from above, and a faint grain."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from h2h.palette import Palette

_LARGE = 3_000_000
"""Pixels above which speed matters more than memory."""
_GRAIN_SIDE = 128
_GRAIN_MOST = 24
"""The range of the grain, of 255."""


class Felt:
    """A surface, painted once for a size in device pixels and a device pixel ratio.

    It is the largest picture of all, so only its shade is kept, with one byte for each pixel, and
    painted over a single colour. For a very large table that takes longer than copying an RGB
    picture, so one is made there.

    Attributes:
        made_for: width and height in device pixels, and the ratio.
    """

    def __init__(self, width: int, height: int, ratio: float, palette: Palette) -> None:
        self.made_for = width, height, ratio
        self._ground: QColor | None = QColor(palette.centre)
        self._picture = QImage()
        if palette.centre != palette.edge:
            self._ground, self._picture = _light(palette), _shade(width, height, palette)
        if width * height > _LARGE:
            picture = QImage(width, height, QImage.Format.Format_RGB32)
            painter = QPainter(picture)
            self.paint(painter, picture.rect())
            painter.end()
            self._ground, self._picture = None, picture
        self._picture.setDevicePixelRatio(ratio)

    def paint(self, painter: QPainter, area: QRect) -> None:
        """Paint it onto an area at 0, 0, in logical pixels."""
        if self._ground is not None:
            painter.fillRect(area, self._ground)
        painter.drawImage(0, 0, self._picture)


def _mean_grain(palette: Palette) -> float:
    """Return how much the grain darkens the surface on average, as a fraction."""
    return _GRAIN_MOST / 2 / 255 if palette.grain else 0.0


def _light(palette: Palette) -> QColor:
    """Return a colour that the grain darkens to the centre's colour."""
    return QColor(palette.centre).lighter(round(100 / (1 - _mean_grain(palette))))


def _shade(width: int, height: int, palette: Palette) -> QImage:
    """Return the shade: darker towards the edges, with the grain.

    It darkens all channels equally, which differs from the edge's colour by at most 3 of 255.
    """
    light = QRadialGradient(QPointF(width / 2, height * 0.40), math.hypot(width, height) * 0.56)
    darkest = 1 - _brightness(palette.edge) / _brightness(palette.centre)
    darkest *= 1 - _mean_grain(palette)
    for place, part in ((0, 0.0), (0.58, 0.55), (1, 1.0)):
        light.setColorAt(place, QColor.fromRgbF(0, 0, 0, darkest * part))
    shade = QImage(width, height, QImage.Format.Format_Alpha8)
    area = QRectF(shade.rect())
    painter = QPainter(shade)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.fillRect(area, light)
    if palette.grain:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        painter.drawTiledPixmap(area, _grain())
    painter.end()
    return shade


def _brightness(name: str) -> int:
    colour = QColor(name)
    return colour.red() + colour.green() + colour.blue()


def _grain() -> QPixmap:
    """Return a tile of noise, mostly near the mean; it also hides banding of the gradient."""
    # Translating bytes is faster than painting pixels.
    noise = Random(1).randbytes(_GRAIN_SIDE * _GRAIN_SIDE)
    middle = 127.5
    away = [(i - middle) / middle for i in range(256)]
    shades = bytes(round(_GRAIN_MOST / 2 * (1 + a * abs(a))) for a in away)
    alpha = QImage.Format.Format_Alpha8
    return QPixmap.fromImage(
        QImage(noise.translate(shades), _GRAIN_SIDE, _GRAIN_SIDE, _GRAIN_SIDE, alpha)
    )
