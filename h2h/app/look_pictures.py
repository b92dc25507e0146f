"""The pictures in the menus of the look. Imported when such a menu opens: QStyle costs 0.7 MiB."""

from enum import Enum

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QRadialGradient
from PySide6.QtWidgets import QApplication, QMenu, QProxyStyle, QStyle, QStyleOption, QWidget

from h2h.deck import Back, DeckLook
from h2h.palette import GOLD, Palette
from h2h.table.art.card_art import CardArt

_ICON = QSize(34, 48)


def make_room(menu: QMenu) -> None:
    """Let a menu show its icons as large as the pictures."""
    style = _LargeIcons(QApplication.style().name())
    style.setParent(menu)
    menu.setStyle(style)


def icon(choice: Enum) -> QIcon:
    """Return the picture of a table's colours or of a card's back."""
    if isinstance(choice, Back):
        return QIcon(CardArt(DeckLook(back=choice)).back(_ICON.width()))
    assert isinstance(choice, Palette)
    return QIcon(_swatch(choice))


def _swatch(palette: Palette) -> QPixmap:
    picture = QPixmap(_ICON)
    light = QRadialGradient(QPointF(_ICON.width() / 2, _ICON.height() * 0.4), _ICON.height() * 0.6)
    light.setColorAt(0, QColor(palette.centre))
    light.setColorAt(1, QColor(palette.edge))
    painter = QPainter(picture)
    painter.fillRect(picture.rect(), light)
    painter.setPen(QColor(GOLD))
    painter.drawRect(picture.rect().adjusted(0, 0, -1, -1))
    painter.end()
    return picture


class _LargeIcons(QProxyStyle):
    """The usual style, with icons as large as the pictures."""

    def pixelMetric(
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        """Return the size of icons, or what is usual."""
        if metric is QStyle.PixelMetric.PM_SmallIconSize:
            return _ICON.height()
        return super().pixelMetric(metric, option, widget)
