"""The pictures of cards, painted once for each size from the deck's shapes.

All widths are card widths in device pixels, and pictures have a device pixel ratio of 1. A card is
``height(width)`` high. Each picture is larger than the card by a margin on all four sides, which
the docstring of its method names.
"""

import math
import zlib
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from h2h import resources
from h2h.cards.card import Card, Suit
from h2h.deck import DeckLook, DeckStyle
from h2h.table.art.deck_cache import DeckCache

if TYPE_CHECKING:
    from collections.abc import Callable

    from h2h.table.art.deck_file import Deck

MARGIN = 0.06
"""Transparent margin of faces and backs in card widths: the extent of the shadow."""
CORNER = 0.06
"""Radius of a card's corners in card widths."""

_RED, _INK, _BLUE, _GREEN = (QColor(c) for c in ("#C4122F", "#231A20", "#1F57B0", "#1B7A45"))
TWO_COLOURS = {Suit.HEARTS: _RED, Suit.DIAMONDS: _RED, Suit.SPADES: _INK, Suit.CLUBS: _INK}
FOUR_COLOURS = TWO_COLOURS | {Suit.DIAMONDS: _BLUE, Suit.CLUBS: _GREEN}
FACE = (QColor("#FFFDF8"), QColor("#FBF6EC"))
"""The face's colours, top and bottom."""

_PAINTING = 3  # increase when the same shapes are painted differently
_SMALL = 100  # below this width, use the drawing for small cards if there is one
_DECK = "deck/deck.bin"


def height(width: int) -> int:
    """Return a card's height."""
    return round(1.4 * width)


def margin(width: int) -> int:
    """Return the margin of faces and backs in pixels."""
    return math.ceil(MARGIN * width)


def ring(width: int, *, strong: bool, ratio: float = 1.0) -> float:
    """Return the width of a halo's ring in pixels; ``ratio`` is the device pixel ratio."""
    return max(round(0.02 * width), 2 * ratio) * (1.4 if strong else 1.0)


def halo_margin(width: int, *, strong: bool, ratio: float = 1.0) -> int:
    """Return the margin of ``CardArt.halo`` in pixels."""
    return math.ceil(ring(width, strong=strong, ratio=ratio) + _reach(width, strong=strong)) + 1


def focus_margin(width: int, ratio: float = 1.0) -> int:
    """Return the margin of ``CardArt.focus`` in pixels."""
    return math.ceil(ring(width, strong=False, ratio=ratio) + 5 * _unit(width, ratio))


def _unit(width: int, ratio: float) -> float:
    """Return the width of a thin line in whole pixels: a logical pixel, more on a large card."""
    return max(ratio, round(width / 170))


def _reach(width: int, *, strong: bool) -> float:
    return width * (0.095 if strong else 0.062)


class CardArt:
    """The pictures of one deck, each painted at its first use and kept."""

    def __init__(
        self,
        look: DeckLook = DeckLook(),  # noqa: B008 (it is frozen)
        *,
        high_contrast: bool = False,
        cache_dir: Path | None = None,
    ) -> None:
        """Read the deck's file; nothing is painted yet.

        Args:
            look: how faces and backs are drawn.
            high_contrast: a white edge with a black line around it instead of the hairline.
            cache_dir: the folder for pictures between starts.
        """
        data = resources.path(_DECK).read_bytes()
        self._inks = FOUR_COLOURS if look.four_colour else TWO_COLOURS
        self._suffix = "+" if look.style is DeckStyle.LARGE else ""
        self._back = look.back.value
        self._high_contrast = high_contrast
        self._blanks: dict[int, QImage] = {}
        self._pictures: dict[tuple[object, ...], QPixmap] = {}
        self._cache: DeckCache | None = None
        if cache_dir is not None:
            # Without the back: choosing another one must not make all faces be painted again.
            mark = f"{look.four_colour:d}{high_contrast:d}{self._suffix}"
            self._cache = DeckCache(cache_dir, f"{_PAINTING} {zlib.crc32(data):08x} {mark}")

    @cached_property
    def _deck(self) -> "Deck":
        # Most starts find all pictures in the cache and need no shapes.
        from h2h.table.art.deck_file import Deck

        return Deck(resources.path(_DECK).read_bytes())

    def suit_shape(self, suit: Suit) -> QPainterPath:
        """Return a suit's outline, one unit wide, around the origin."""
        return self._deck.shapes[suit.value]

    def ink(self, suit: Suit) -> QColor:
        """Return the colour of a suit."""
        return self._inks[suit]

    def face(self, card: Card, width: int) -> QPixmap:
        """Return a card's face. Its margin is ``margin(width)``."""
        return self._card(self._name(card), width, self._inks[card.suit])

    def back(self, width: int) -> QPixmap:
        """Return the back of every card. Its margin is ``margin(width)``."""
        return self._card(self._back, width, _INK)

    def has(self, card: Card | None, width: int) -> bool:
        """Return whether the face of a card, or the back for None, has been painted."""
        return (width, self._name(card)) in self._pictures

    def halo(self, width: int, strong: bool, colour: QColor, *, ratio: float = 1.0) -> QPixmap:
        """Return the ring and glow around a card, with a hole where the card is.

        Draw it after the card, whose shadow would darken the ring. The margin is
        ``halo_margin(width, strong=strong, ratio=ratio)``.
        """
        key = (width, "halo", strong, colour.rgba(), ratio)
        picture = self._pictures.get(key)
        if picture is None:
            picture = self._pictures[key] = self._paint_halo(width, strong, colour, ratio)
        return picture

    def dimmed(self, card: Card | None, width: int, colour: QColor, opacity: float) -> QPixmap:
        """Return a face, or the back for None, under a veil, which is faster than drawing both."""
        key = (width, self._name(card), "dimmed", colour.rgba(), opacity)
        picture = self._pictures.get(key)
        if picture is None:
            plain = self.back(width) if card is None else self.face(card, width)
            veil = QColor(colour)
            veil.setAlphaF(opacity)
            picture = plain.copy()
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(margin(width), margin(width))
            painter.fillPath(_edge(width, 0), veil)
            painter.end()
            self._pictures[key] = picture
        return picture

    def outline(self, width: int, colour: QColor | None = None, *, ratio: float = 1.0) -> QPixmap:
        """Return the outline of an empty place, without a margin; the default is 20 % white."""
        line = QColor(255, 255, 255, 51) if colour is None else colour
        key = (width, "outline", line.rgba(), ratio)
        picture = self._pictures.get(key)
        if picture is None:
            image, painter = _canvas(width, 0)
            thickness = 1.5 * ratio
            painter.setPen(QPen(line, thickness))
            painter.drawPath(_edge(width, -thickness / 2))
            picture = self._pictures[key] = _finish(image, painter)
        return picture

    def focus(self, width: int, *, ratio: float = 1.0) -> QPixmap:
        """Return the ring of the keyboard focus: white dashes on a dark line, outside a halo.

        The margin is ``focus_margin(width, ratio)``.
        """
        key = (width, "focus", ratio)
        picture = self._pictures.get(key)
        if picture is None:
            around = focus_margin(width, ratio)
            image, painter = _canvas(width, around)
            unit = _unit(width, ratio)
            path = _edge(width, ring(width, strong=False, ratio=ratio) + 2.5 * unit)
            painter.setPen(QPen(QColor(20, 8, 14), 4 * unit))
            painter.drawPath(path)
            dashes = QPen(QColor(255, 255, 255), 2 * unit)
            dashes.setCapStyle(Qt.PenCapStyle.FlatCap)
            dashes.setDashPattern([4, 2.5])
            painter.setPen(dashes)
            painter.drawPath(path)
            picture = self._pictures[key] = _finish(image, painter)
        return picture

    def keep_only(self, widths: Collection[int]) -> None:
        """Drop the pictures of all other widths."""
        self._pictures = {key: p for key, p in self._pictures.items() if key[0] in widths}
        self._blanks = {width: image for width, image in self._blanks.items() if width in widths}
        if self._cache is not None:
            self._cache.keep_only(widths)

    def cache_saving(self) -> "Callable[[], None] | None":
        """Return a function that saves new pictures, to be called in any thread; None if none."""
        return self._cache.saving() if self._cache is not None else None

    def _name(self, card: Card | None) -> str:
        """Return the name of a face's picture in the deck's file, or the back's for None."""
        return self._back if card is None else f"{card}{self._suffix}"

    def _card(self, name: str, width: int, ink: QColor) -> QPixmap:
        key = (width, name)
        picture = self._pictures.get(key)
        if picture is None:
            image = None
            if self._cache is not None:
                around = 2 * margin(width)
                size = (width + around, height(width) + around)
                image = self._cache.get(width, name, size)
            if image is None:
                image = self._paint(name, width, ink)
                if self._cache is not None:
                    self._cache.put(width, name, image)
            picture = self._pictures[key] = QPixmap.fromImage(image)
        return picture

    def _paint(self, name: str, width: int, ink: QColor) -> QImage:
        small = name + "-"
        drawing = small if width < _SMALL and self._deck.has(small) else name
        image = self._blank(width).copy()
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(image.width() / 2, image.height() / 2)
        painter.scale(width, width)  # uniform: Qt strokes that much faster
        self._deck.paint(painter, drawing, ink)
        painter.end()
        return image

    def _blank(self, width: int) -> QImage:
        """Return an empty card with its shadow, shared by all cards of a size."""
        image = self._blanks.get(width)
        if image is None:
            image, painter = _canvas(width, margin(width))
            _paint_shadow(painter, width)
            face = QLinearGradient(0, 0, 0, height(width))
            face.setColorAt(0, FACE[0])
            face.setColorAt(1, FACE[1])
            if self._high_contrast:
                painter.fillPath(_edge(width, 1), QColor(0, 0, 0))
            painter.fillPath(_edge(width, 0), face)
            if self._high_contrast:
                painter.setPen(QPen(QColor(255, 255, 255), 2))
                painter.drawPath(_edge(width, -1))
            else:
                painter.setPen(QPen(QColor(70, 30, 45, 120), 1))
                painter.drawPath(_edge(width, -0.5))
            painter.end()
            self._blanks[width] = image
        return image

    def _paint_halo(self, width: int, strong: bool, colour: QColor, ratio: float) -> QPixmap:
        line = ring(width, strong=strong, ratio=ratio)
        reach, full = _reach(width, strong=strong), 0.5 if strong else 0.42
        image, painter = _canvas(width, halo_margin(width, strong=strong, ratio=ratio))
        # One step for each pixel, so that the glow has no bands. Each step replaces the one outside
        # it, because adding such thin layers would round them to bands.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        steps = math.ceil(reach)
        veil = QColor(colour)
        for i in range(steps, 0, -1):
            veil.setAlphaF(full * (1 - i / (steps + 1)) ** 1.3)
            painter.fillPath(_edge(width, line + reach * i / steps), veil)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        # A dark line around the ring: gold alone is hardly visible next to a white card.
        thin = _unit(width, ratio)
        painter.setPen(QPen(QColor(60, 22, 8, 120), thin))
        painter.drawPath(_edge(width, line + thin / 2))
        painter.setPen(QPen(colour, line))
        painter.drawPath(_edge(width, line / 2))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.fillPath(_edge(width, -0.5), QColor(0, 0, 0))
        return _finish(image, painter)


def _canvas(width: int, around: int) -> tuple[QImage, QPainter]:
    """Return a transparent picture and its painter; the card's top left corner is the origin."""
    size = (width + 2 * around, height(width) + 2 * around)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(around, around)
    return image, painter


def _finish(image: QImage, painter: QPainter) -> QPixmap:
    painter.end()
    return QPixmap.fromImage(image)


def _edge(width: int, outside: float) -> QPainterPath:
    """Return a card's edge, or a line at a distance outside it."""
    rect = QRectF(0, 0, width, height(width)).adjusted(-outside, -outside, outside, outside)
    radius = max(CORNER * width + outside, 0.5)
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def _paint_shadow(painter: QPainter, width: int) -> None:
    """Paint a soft shadow and a small dark one as stacked rounded rectangles.

    The dark one fills the narrow gap between two cards of a row, so that the card below is not
    visible through it.
    """
    steps = 14
    soft = QColor(20, 4, 12, int(255 * 0.42 / steps * 1.15))
    painter.save()
    painter.translate(0, 0.012 * width)
    for i in range(steps):
        spread = 0.045 * (1 - 2 * i / (steps - 1))
        painter.fillPath(_edge(width, spread * width), soft)
    painter.restore()
    for spread in (0.006, 0.012, 0.018):
        painter.fillPath(_edge(width, spread * width), QColor(20, 4, 12, 30))
