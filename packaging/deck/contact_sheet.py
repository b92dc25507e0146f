"""All cards beside each other, for eyes."""

from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from h2h.cards.card import Card, Rank, Suit
from h2h.deck import Back, DeckLook, DeckStyle
from h2h.table.art.card_art import CardArt, height, margin

WIDTHS = (60, 120, 360)
_TABLE = QColor("#4A1A30")


def make(folder: Path) -> None:
    """Write a sheet for each width: all faces with all backs beside them."""
    folder.mkdir(parents=True, exist_ok=True)
    two, four = CardArt(), CardArt(DeckLook(four_colour=True))
    large = CardArt(DeckLook(DeckStyle.LARGE))
    backs = [CardArt(DeckLook(back=back)) for back in Back]
    rows = [
        *((two, suit) for suit in (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)),
        *((four, suit) for suit in (Suit.DIAMONDS, Suit.CLUBS)),
        *((large, suit) for suit in (Suit.HEARTS, Suit.SPADES)),
    ]
    for width in WIDTHS:
        gap = max(6, width // 10)
        across, down = width + gap, height(width) + gap
        sheet = QImage(
            14 * across + gap, len(rows) * down + gap, QImage.Format.Format_ARGB32_Premultiplied
        )
        sheet.fill(_TABLE)
        painter = QPainter(sheet)
        for y, (art, suit) in enumerate(rows):
            for x, rank in enumerate([*Rank, None]):
                if rank is not None:
                    picture = art.face(Card(rank, suit), width)
                elif y < len(backs):
                    picture = backs[y].back(width)
                else:
                    continue
                left, top = gap + x * across - margin(width), gap + y * down - margin(width)
                painter.drawPixmap(left, top, picture)
        painter.end()
        sheet.save(str(folder / f"deck-{width}.png"))
