"""The surface of golden buttons."""

from PySide6.QtGui import QColor, QLinearGradient

from h2h.palette import GOLD, GOLD_LIGHT

_BRIGHTER = 113
"""Percent of the usual lightness under the pointer."""


def golden(top: float, bottom: float, *, bright: bool) -> QLinearGradient:
    """Return the gradient of a button between two heights, brighter under the pointer."""
    light = _BRIGHTER if bright else 100
    gradient = QLinearGradient(0, top, 0, bottom)
    gradient.setColorAt(0, QColor(GOLD_LIGHT).lighter(light))
    gradient.setColorAt(1, QColor(GOLD).lighter(light))
    return gradient
