"""The small pictures in How to play: pieces of the table, drawn by the program itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from h2h.cards.card import Card, Rank, Suit
from h2h.heart_to_heart.engine.deal_code import DealCode, deal
from h2h.heart_to_heart.engine.places import name_of
from h2h.heart_to_heart.table_layout import heart_layout
from h2h.palette import Palette
from h2h.table.art.icons import draw_icon
from h2h.table.art.pictures import Picture, Pictures

_EXAMPLE = DealCode.parse("HH1-N-AAAAAAM")
_ROUND = 0.12
"""Radius of a picture's corners, in card widths."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing in a picture; lengths are in card widths.

    Attributes:
        what: a card such as ``"QS"``, ``"back"``, or the name of an icon.
        x, y: its centre.
        width: its width.
        angle: degrees, clockwise.
        glows: whether it is marked as playable.
    """

    what: str
    x: float
    y: float
    width: float = 1.0
    angle: float = 0.0
    glows: bool = False


@dataclass(frozen=True, slots=True)
class Sketch:
    """A picture's content and its height; all are equally wide."""

    height: float
    pieces: Sequence[Piece]


WIDTH = 4.4
"""How wide each picture is, in card widths."""


def draw(sketch: Sketch, card: float, palette: Palette, four_colour: bool, ratio: float) -> QPixmap:
    """Return a sketch as a picture.

    Args:
        sketch: what to draw.
        card: a card's width in logical pixels.
        palette: the colours of the table.
        four_colour: blue diamonds and green clubs.
        ratio: device pixels in a logical pixel.
    """
    width, height = round(WIDTH * card), round(sketch.height * card)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    pictures = Pictures(palette, four_colour=four_colour)
    pictures.ratio = ratio
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _draw_table(painter, QRectF(0, 0, width, height), palette, _ROUND * card)
    for piece in sketch.pieces:
        painter.save()
        painter.translate(QPointF(piece.x * card, piece.y * card))
        painter.rotate(piece.angle)
        _draw_piece(painter, piece, piece.width * card, pictures)
        painter.restore()
    painter.end()
    return pixmap


def _draw_table(painter: QPainter, area: QRectF, palette: Palette, radius: float) -> None:
    path = QPainterPath()
    path.addRoundedRect(area, radius, radius)
    light = QRadialGradient(area.center(), area.width() * 0.75)
    light.setColorAt(0, QColor(palette.centre))
    light.setColorAt(1, QColor(palette.edge))
    painter.fillPath(path, light)
    painter.setClipPath(path)


def _draw_piece(painter: QPainter, piece: Piece, width: float, pictures: Pictures) -> None:
    picture: Picture
    if piece.what == "back":
        picture = pictures.back(width)
    elif piece.what[0].islower():
        side = QRectF(-width / 2, -width / 2, width, width)
        draw_icon(painter, piece.what, side, QColor(pictures.palette.text))
        return
    else:
        picture = pictures.face(Card.parse(piece.what), width)
    pictures.draw(painter, picture, width)
    if piece.glows:
        pictures.draw(painter, pictures.halo(width, strong=False), width)


def _heart(first: int, glowing: Sequence[int], card: float, top: float) -> list[Piece]:
    """Return the published heart from a place on; its cards' width and its upper edge."""
    # Laid out as the table does it, with room to spare on both sides.
    layout = heart_layout(100.0, 100.0, 1.0)
    cards = deal(_EXAMPLE).heart
    scale = card / layout.card_width
    upper = layout.pile(name_of(first)).top
    return [
        Piece(
            str(cards[place - 1]),
            WIDTH / 2 + (spot.x - 50.0) * scale,
            top + (spot.y - upper) * scale,
            card,
            glows=place in glowing,
        )
        for place in range(first, 26)
        for spot in (layout.pile(name_of(place)),)
    ]


def _hand(cards: Sequence[str], y: float, step: float = 0.5, turn: float = 7.0) -> list[Piece]:
    """Return a fan of cards."""
    middle = (len(cards) - 1) / 2
    return [
        Piece(
            card,
            WIDTH / 2 + (n - middle) * step,
            y + abs(n - middle) ** 2 * 0.035,
            angle=(n - middle) * turn,
        )
        for n, card in enumerate(cards)
    ]


def _trick(north: str, east: str, south: str, west: str, glowing: str) -> Sketch:
    x, y = WIDTH / 2, 1.22
    places = ((north, 0, -0.36), (east, 0.95, 0), (west, -0.95, 0), (south, 0, 0.36))
    return Sketch(
        2.44,
        [Piece(card, x + dx, y + dy, 0.86, glows=card == glowing) for card, dx, dy in places],
    )


def _piles(waste: str, *, glowing: bool = False, y: float) -> list[Piece]:
    return [
        Piece("back", 0.62, y, 0.8),
        Piece("back", 0.65, y + 0.03, 0.8),
        Piece(waste, WIDTH - 0.65, y, 0.8, glows=glowing),
    ]


_TEN = str(Card(Rank.TEN, Suit.HEARTS))

SKETCHES: dict[str, Sketch] = {
    "heart": Sketch(3.1, _heart(1, (25,), 0.6, 0.23)),
    "free": Sketch(2.6, _heart(20, (25,), 0.9, 0.22)),
    "pair": Sketch(1.9, [Piece("4H", 1.55, 0.95, glows=True), Piece("4H", 2.85, 0.95, glows=True)]),
    "piles": Sketch(
        1.9,
        [
            Piece("back", 0.95, 0.95),
            Piece("back", 0.98, 0.98),
            Piece("pass", WIDTH / 2, 0.95, 0.55),
            Piece("AH", WIDTH - 0.95, 0.95),
        ],
    ),
    "end": Sketch(1.9, [Piece(_TEN, 1.55, 0.95, glows=True), Piece(_TEN, 2.85, 0.95, glows=True)]),
    "example": Sketch(2.35, [*_heart(20, (25,), 0.8, 0.2), *_piles("4H", glowing=True, y=1.55)]),
    "points": Sketch(1.9, _hand(("5H", "9H", "QS", "KH"), 1.0)),
    "passing": Sketch(
        1.9, [Piece("pass", 0.55, 0.95, 0.6, 180), *_hand(("QS", "KD", "AH"), 1.0, 0.62, 5.0)]
    ),
    "trick": _trick("KC", "5C", "2C", "9C", "KC"),
    "breaking": _trick("10D", "6H", "4D", "JD", "6H"),
    "moon": Sketch(1.9, _hand(("QS", "AH", "KH", "QH", "JH", "10H"), 1.02, 0.42, 6.0)),
    "scores": Sketch(1.5, [Piece("scores", WIDTH / 2, 0.75, 0.95)]),
}
