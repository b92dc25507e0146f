"""The pictures of the table at the sizes in use, for a screen of one device pixel ratio."""

from collections.abc import Callable, Collection
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from h2h.cards.card import Card
from h2h.deck import DeckLook
from h2h.palette import Palette
from h2h.table.art.card_art import CardArt

DIM = 0.32
"""Opacity of the veil; red keeps a contrast of 4 : 1 with every palette."""
FAINT = 0.12


_SMALLEST = 8


class Picture(NamedTuple):
    """A picture.

    Attributes:
        pixmap: the picture with its margin.
        card: the width of its card in device pixels.
    """

    pixmap: QPixmap
    card: int


class Pictures:
    """Returns pictures in device pixels for sizes in logical pixels.

    Attributes:
        ratio: the device pixel ratio.
        draft: whether to scale pictures of the nearest known size instead of painting new ones.
    """

    def __init__(
        self,
        palette: Palette,
        look: DeckLook = DeckLook(),  # noqa: B008 (it is frozen)
        *,
        cache_dir: Path | None = None,
    ) -> None:
        self.ratio = 1.0
        self.draft = False
        self._cache_dir = cache_dir
        self._sizes: set[int] = set()
        self._turned: dict[tuple[float, ...], QPixmap] = {}
        self.set_look(palette, look)

    @property
    def palette(self) -> Palette:
        """The table's colours."""
        return self._palette

    @property
    def look(self) -> DeckLook:
        """What the cards look like."""
        return self._look

    @property
    def art(self) -> CardArt:
        """The deck."""
        return self._art

    @property
    def are_used(self) -> bool:
        """Whether a picture of the current look has been requested."""
        return bool(self._sizes)

    def set_look(self, palette: Palette, look: DeckLook) -> None:
        """Use another palette or deck; everything is painted again."""
        self._palette = palette
        self._look = look
        self._art = CardArt(look, high_contrast=palette.high_contrast, cache_dir=self._cache_dir)
        self._sizes.clear()
        self._turned.clear()

    def face(self, card: Card, width: float) -> Picture:
        """Return the face of a card that is `width` logical pixels wide."""
        size = self._card_size(card, width)
        return Picture(self._art.face(card, size), size)

    def back(self, width: float) -> Picture:
        """Return the back of a card."""
        size = self._card_size(None, width)
        return Picture(self._art.back(size), size)

    def paint_ahead(self, card: Card | None, width: float) -> bool:
        """Paint a face, or the back for None, at its own size although drafts are shown.

        Returns:
            False if it was painted before.
        """
        size = self._pixels(width)
        if self._art.has(card, size):
            return False
        if card is None:
            self._art.back(size)
        else:
            self._art.face(card, size)
        return True

    def halo(self, width: float, *, strong: bool) -> Picture:
        """Return the ring around a card; the strong one marks the selected card."""
        size, glow = self._size(width), QColor(self._palette.glow)
        ratio = self.ratio * self._palette.ring
        return Picture(self._art.halo(size, strong, glow, ratio=ratio), size)

    def dimmed(self, card: Card | None, width: float, *, faint: bool) -> Picture:
        """Return a dimmed card, or its back for None; `faint` dims it less."""
        size = self._card_size(card, width)
        opacity = FAINT if faint else DIM
        return Picture(self._art.dimmed(card, size, QColor(self._palette.edge), opacity), size)

    def outline(self, width: float) -> Picture:
        """Return the outline of an empty place."""
        size, line = self._size(width), QColor(self._palette.text)
        line.setAlphaF(0.9 if self._palette.high_contrast else 0.2)
        return Picture(self._art.outline(size, line, ratio=self.ratio), size)

    def focus(self, width: float) -> Picture:
        """Return the ring of the keyboard focus."""
        size = self._size(width)
        return Picture(self._art.focus(size, ratio=self.ratio), size)

    def keep_only(self, widths: Collection[float]) -> None:
        """Drop the pictures of all other widths."""
        self._sizes = {self._pixels(width) for width in widths}
        self._art.keep_only(self._sizes)
        self._turned.clear()  # cards keep those that they show

    def turned_back(
        self, back: Picture, width: float, angle: float, paint: Callable[[], QPixmap]
    ) -> QPixmap:
        """Return the back of a tilted card. Turning takes long, and all cards share their back.

        Args:
            back: the upright picture, which may be a draft.
            width: of the card.
            angle: how far it is turned.
            paint: paints the picture.
        """
        key = (back.card, width, angle, self.ratio)
        if key not in self._turned:
            self._turned[key] = paint()
        return self._turned[key]

    def draw(self, painter: QPainter, picture: Picture, width: float) -> None:
        """Draw a picture around the origin so that its card has this width."""
        pixmap = picture.pixmap
        size = self._pixels(width)
        # At its own size, each pixel of the picture must be exactly one pixel of the screen.
        scale = 1 / self.ratio if size == picture.card else width / picture.card
        w, h = pixmap.width(), pixmap.height()
        painter.drawPixmap(
            QRectF(-w * scale / 2, -h * scale / 2, w * scale, h * scale),
            pixmap,
            QRectF(0, 0, w, h),
        )

    def _pixels(self, width: float) -> int:
        return max(_SMALLEST, round(width * self.ratio))

    def _card_size(self, card: Card | None, width: float) -> int:
        # A draft scales a size at which this very card has been painted.
        painted = [size for size in self._sizes if self._art.has(card, size)] if self.draft else []
        wished = width * self.ratio
        return min(painted, key=lambda size: abs(size - wished)) if painted else self._size(width)

    def _size(self, width: float) -> int:
        size = self._pixels(width)
        if self.draft and self._sizes:
            return min(self._sizes, key=lambda known: abs(known - size))
        self._sizes.add(size)
        return size
