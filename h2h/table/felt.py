"""The table's surface: light from above, and a grain that is barely there."""

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from h2h.table.palettes import Palette

_LARGE = 3_000_000
"""Pixels."""
_GRAIN_SIDE = 128
_GRAIN_MOST = 8
"""The most alpha of a grain, of 255."""


def felt(width: int, height: int, palette: Palette) -> QImage:
    """Return the surface for a table of this many device pixels.

    It is the largest picture of all, so three bytes a pixel do; but on a very large table what
    counts is the time to copy it, and that is shorter with four.
    """
    formats = QImage.Format
    large = width * height > _LARGE
    image = QImage(width, height, formats.Format_RGB32 if large else formats.Format_RGB888)
    painter = QPainter(image)
    area = QRectF(0, 0, width, height)
    if palette.centre == palette.edge:
        painter.fillRect(area, QColor(palette.centre))
    else:
        centre, edge = QColor(palette.centre), QColor(palette.edge)
        light = QRadialGradient(QPointF(width / 2, height * 0.40), math.hypot(width, height) * 0.56)
        light.setColorAt(0, centre)
        light.setColorAt(0.58, _mixed(centre, edge, 0.55))
        light.setColorAt(1, edge)
        painter.fillRect(area, light)
    if palette.grain:
        painter.drawTiledPixmap(area, _grain())
    painter.end()
    return image


def _mixed(a: QColor, b: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        a.redF() + (b.redF() - a.redF()) * part,
        a.greenF() + (b.greenF() - a.greenF()) * part,
        a.blueF() + (b.blueF() - a.blueF()) * part,
    )


def _grain() -> QPixmap:
    """Return a tile of light and dark specks; also hides the banding of the gradient."""
    # Translating bytes is faster than painting pixels.
    noise = Random(1).randbytes(_GRAIN_SIDE * _GRAIN_SIDE)
    alphas = [round(_GRAIN_MOST * (abs(i - 127.5) / 127.5) ** 2) for i in range(256)]
    light = [i > 127 for i in range(256)]
    pixels = bytearray(4 * len(noise))
    for channel, part in enumerate((0.86, 0.92, 1.0)):  # blue, green, red of a warm white
        table = bytes(round(a * part) if on else 0 for a, on in zip(alphas, light, strict=True))
        pixels[channel::4] = noise.translate(table)
    pixels[3::4] = noise.translate(bytes(alphas))
    image = QImage(
        bytes(pixels), _GRAIN_SIDE, _GRAIN_SIDE, QImage.Format.Format_ARGB32_Premultiplied
    )
    return QPixmap.fromImage(image)
