"""All cards beside each other, for eyes."""

from pathlib import Path

from PySide6.QtGui import QColor, QImage, QPainter

from h2h.cards.card import Card, Rank, Suit
from h2h.table.art.card_art import CardArt, height, margin

WIDTHS = (60, 120, 360)
_TABLE = QColor("#4A1A30")


def make(folder: Path) -> None:
    """Write a sheet for each width: 52 cards, the back, and the suits that four colours change."""
    folder.mkdir(parents=True, exist_ok=True)
    two, four = CardArt(), CardArt(four_colour=True)
    rows = [
        *((two, suit) for suit in (Suit.HEARTS, Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS)),
        *((four, suit) for suit in (Suit.DIAMONDS, Suit.CLUBS)),
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
                if rank is None and y > 0:
                    continue
                picture = art.back(width) if rank is None else art.face(Card(rank, suit), width)
                left, top = gap + x * across - margin(width), gap + y * down - margin(width)
                painter.drawPixmap(left, top, picture)
        painter.end()
        sheet.save(str(folder / f"deck-{width}.png"))
