"""Thumbnails of all cards to compare with; ``python -m tests.table.art.deck_reference`` makes them.

Make them anew only after looking at the contact sheets that the deck-making command writes.
"""

import os
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPixmap

from h2h.cards.card import Card, Rank, Suit
from h2h.deck import Back, DeckLook, DeckStyle
from h2h.table.art.card_art import CardArt

FILE = Path(__file__).with_name("deck_reference.png")
FORMAT = QImage.Format.Format_ARGB32_Premultiplied
WIDTH, HEIGHT = 24, 32
_COLUMNS = 14
_LARGE, _SMALL = 160, 96  # a card's width on an ordinary table; one with the smaller drawings


def thumbnails() -> dict[str, QImage]:
    """All pictures of the deck as they are now, made small."""
    two, four = CardArt(), CardArt(DeckLook(four_colour=True))
    large = CardArt(DeckLook(DeckStyle.LARGE))
    drawn: dict[str, QPixmap] = {
        back.name: CardArt(DeckLook(back=back)).back(_LARGE) for back in Back
    }
    for rank in Rank:
        for suit in Suit:
            drawn[f"{Card(rank, suit)}"] = two.face(Card(rank, suit), _LARGE)
        for suit in (Suit.DIAMONDS, Suit.CLUBS):
            drawn[f"{Card(rank, suit)} in four colours"] = four.face(Card(rank, suit), _LARGE)
    for rank in Rank:
        drawn[f"{rank.symbol} with large indices"] = large.face(Card(rank, Suit.SPADES), _LARGE)
    for rank in (Rank.ACE, Rank.JACK, Rank.QUEEN, Rank.KING):
        drawn[f"{rank.symbol} small"] = two.face(Card(rank, Suit.HEARTS), _SMALL)
    return {name: _thumbnail(picture) for name, picture in drawn.items()}


def stored() -> list[QImage]:
    """The thumbnails to compare with, in the same order."""
    sheet = QImage(str(FILE)).convertToFormat(FORMAT)
    return [
        sheet.copy(x, y, WIDTH, HEIGHT)
        for y in range(0, sheet.height(), HEIGHT)
        for x in range(0, sheet.width(), WIDTH)
    ]


def _thumbnail(picture: QPixmap) -> QImage:
    smooth = Qt.TransformationMode.SmoothTransformation
    scaled = picture.toImage().scaled(WIDTH, HEIGHT, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return scaled.convertToFormat(FORMAT)


def _write() -> None:
    images = list(thumbnails().values())
    sheet = QImage(_COLUMNS * WIDTH, -(-len(images) // _COLUMNS) * HEIGHT, FORMAT)
    sheet.fill(0)
    painter = QPainter(sheet)
    for at, image in enumerate(images):
        painter.drawImage(at % _COLUMNS * WIDTH, at // _COLUMNS * HEIGHT, image)
    painter.end()
    sheet.save(str(FILE))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication([])
    _write()
