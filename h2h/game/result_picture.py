"""The picture of a result to share: the table on the left, the result in words on the right."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QPen

from h2h.deck import DeckLook
from h2h.game.how_to_play import Piece, draw_piece
from h2h.palette import GOLD, Palette
from h2h.table.art.felt import Felt
from h2h.table.art.icons import draw_icon
from h2h.table.art.lettering import draw_words, fitted, font, width_of
from h2h.table.art.pictures import Pictures

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that previews of links have, so that it is shown whole."""
CARDS: Final = 760
"""The width of the part with the cards, from the left."""

_PANEL = QRectF(784, 32, 384, 566)
_INSIDE = _PANEL.adjusted(32, 28, -32, -30)
_CODE_HEIGHT = 52.0
_LINES = 190.0
"""The height that all lines share."""
_LINE_MOST = 60.0
_PLACE = 36.0
_SMALLEST = 0.65
"""How far letters shrink, as a part of their usual size, before a text is cut off."""


class Line(NamedTuple):
    """A line of the result.

    Attributes:
        text: at the left.
        value: at the right.
        place: before the text; may be empty.
        stands_out: whether it has the colour of a winner.
    """

    text: str
    value: str
    place: str = ""
    stands_out: bool = False


class Words(NamedTuple):
    """What the picture says.

    Attributes:
        game: the game's name.
        headline: the result in a few words.
        lines: the result.
        note: more about the game, in smaller letters; may be empty.
        code: the code of the deal.
    """

    game: str
    headline: str
    lines: tuple[Line, ...]
    note: str
    code: str


class SharedResult(NamedTuple):
    """A result as it can be shared.

    Attributes:
        text: the result as one line of text.
        words: what its picture says.
        pieces: returns the cards of the picture: in pixels, not in card widths.
    """

    text: str
    words: Words
    pieces: Callable[[], Sequence[Piece]]


class ResultPicture(NamedTuple):
    """A finished picture.

    Attributes:
        image: to be shown and copied.
        png: the contents of its file.
    """

    image: QImage
    png: bytes


def draw(shared: SharedResult, palette: Palette, look: DeckLook) -> ResultPicture:
    """Draw the picture of a result, in any thread: it takes longer than a frame lasts.

    Args:
        shared: the result.
        palette: the colours of the table.
        look: how the cards look.
    """
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    Felt(WIDTH, HEIGHT, 1.0, palette).paint(painter, image.rect())
    pictures = Pictures(palette, look)
    for piece in shared.pieces():
        draw_piece(painter, piece, 1.0, pictures)
    _draw_panel(painter, shared.words, palette)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return ResultPicture(image, bytes(data.data()))


def _draw_panel(painter: QPainter, words: Words, palette: Palette) -> None:
    """Draw the words on a panel like that of a win."""
    painter.setPen(QPen(QColor(GOLD), 2.0))
    painter.setBrush(QColor(palette.bar))
    painter.drawRoundedRect(_PANEL, 24, 24)
    left, width = _INSIDE.left(), _INSIDE.width()
    y = _INSIDE.top()
    draw_icon(painter, "points", QRectF(left, y, 34, 34), QColor(palette.glow))
    _draw_fitted(painter, words.game, QRectF(left + 46, y, width - 46, 34), palette.quiet, 27)
    y += 44
    _draw_fitted(painter, words.headline, QRectF(left, y, width, 62), palette.text, 50, bold=True)
    y += 74
    painter.setPen(QPen(QColor(GOLD), 1.5))
    painter.drawLine(QPointF(left, y), QPointF(left + width, y))
    y += 12
    high = min(_LINES / len(words.lines), _LINE_MOST)
    for line in words.lines:
        _draw_line(painter, line, QRectF(left, y, width, high), palette)
        y += high
    code = QRectF(left, _INSIDE.bottom() - _CODE_HEIGHT, width, _CODE_HEIGHT)
    _draw_note(painter, words.note, QRectF(left, y, width, code.top() - y - 14), palette)
    line_colour = QColor(palette.text)
    line_colour.setAlphaF(0.35)
    painter.setPen(QPen(line_colour, 1.5))
    painter.setBrush(QColor(palette.edge))
    painter.drawRoundedRect(code, 10, 10)
    letters = fitted(words.code, 30, width - 28)
    draw_words(painter, words.code, letters, palette.text, code, Qt.AlignmentFlag.AlignHCenter)


def _draw_line(painter: QPainter, line: Line, room: QRectF, palette: Palette) -> None:
    colour = palette.glow if line.stands_out else palette.text
    letters = font(31, bold=True)
    draw_words(painter, line.value, letters, colour, room, Qt.AlignmentFlag.AlignRight)
    left = 0.0
    if line.place:
        draw_words(painter, line.place, font(31, bold=line.stands_out), colour, room)
        left = _PLACE
    rest = room.adjusted(left, 0, -width_of(line.value, letters) - 16, 0)
    _draw_fitted(painter, line.text, rest, colour, 31, bold=line.stands_out)


def _draw_fitted(
    painter: QPainter, text: str, room: QRectF, colour: str, pixels: float, *, bold: bool = False
) -> None:
    letters = fitted(text, pixels, room.width(), bold=bold)
    letters.setPixelSize(max(letters.pixelSize(), round(_SMALLEST * pixels)))
    draw_words(painter, text, letters, colour, room)


def _draw_note(painter: QPainter, text: str, room: QRectF, palette: Palette) -> None:
    """Draw a text that wraps, in the largest letters with which it fits."""
    flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    pixels = 24
    while pixels > 10:
        needed = QFontMetricsF(font(pixels)).boundingRect(room, flags, text)
        if needed.height() <= room.height():
            break
        pixels -= 1
    painter.setFont(font(pixels))
    painter.setPen(QColor(palette.quiet))
    painter.drawText(room, flags, text)
