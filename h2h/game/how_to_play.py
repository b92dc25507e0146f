"""How to play: what a page of rules is made of, and the drawing of its pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from h2h.cards.card import Card
from h2h.palette import Palette
from h2h.table.art.icons import draw_icon
from h2h.table.art.pictures import Picture, Pictures

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


class Part(NamedTuple):
    """A piece of the rules.

    Attributes:
        sketch: the picture beside the text.
        heading, text: what to read.
        action: an action of the window that a link below the text triggers, if there is one.
        link: the text of that link.
    """

    sketch: Sketch
    heading: str
    text: str
    action: str = ""
    link: str = ""


WIDTH = 4.4
"""How wide each picture is, in card widths."""


def draw(sketch: Sketch, card: float, pictures: Pictures) -> QPixmap:
    """Return a sketch as a picture.

    Args:
        sketch: what to draw.
        card: a card's width in logical pixels.
        pictures: of the cards, for the screen in use.
    """
    ratio = pictures.ratio
    width, height = round(WIDTH * card), round(sketch.height * card)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(0, 0, 0, 0))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _draw_table(painter, QRectF(0, 0, width, height), pictures.palette, _ROUND * card)
    for piece in sketch.pieces:
        draw_piece(painter, piece, card, pictures)
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


def draw_piece(painter: QPainter, piece: Piece, card: float, pictures: Pictures) -> None:
    """Draw one thing; `card` is the width of a card."""
    painter.save()
    painter.translate(QPointF(piece.x * card, piece.y * card))
    painter.rotate(piece.angle)
    _draw_in_place(painter, piece, piece.width * card, pictures)
    painter.restore()


def _draw_in_place(painter: QPainter, piece: Piece, width: float, pictures: Pictures) -> None:
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


def hand(cards: Sequence[str], y: float, step: float = 0.5, turn: float = 7.0) -> list[Piece]:
    """Return a fan of cards around a height."""
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
