"""How to play Heart to Heart."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from h2h.game.how_to_play import WIDTH, Part, Piece, Sketch
from h2h.heart_to_heart.engine import deal
from h2h.heart_to_heart.engine.places import name_of
from h2h.heart_to_heart.example_player import CODE as EXAMPLE
from h2h.heart_to_heart.table_layout import heart_layout


def how_to_play() -> list[Part]:
    """Return the rules in a few words, in the current language."""
    return [
        Part(
            _HEART,
            QCoreApplication.translate("HowToPlay", "The aim"),
            QCoreApplication.translate(
                "HowToPlay",
                "Remove the 25 cards of the heart in pairs of equal rank. All cards are hearts: "
                "only the rank matters.",
            ),
        ),
        Part(
            _FREE,
            QCoreApplication.translate("HowToPlay", "Free cards"),
            QCoreApplication.translate(
                "HowToPlay",
                "A card is free when all cards that covered it are gone. At the start only the tip "
                "is free. All cards of the heart can be seen, so you know in advance what you will "
                "free; only the stock is hidden.",
            ),
        ),
        Part(
            _PAIR,
            QCoreApplication.translate("HowToPlay", "Pairs"),
            QCoreApplication.translate(
                "HowToPlay",
                "A pair is two cards of equal rank: two free cards of the heart, or one free card "
                "and the top of the waste. Tap one card to select it, then the other to remove "
                "both, or drag one onto the other. A second tap on the selected card deselects it; "
                "a card of another rank is selected in its place.",
            ),
        ),
        Part(
            _PILES,
            QCoreApplication.translate("HowToPlay", "Stock and waste"),
            QCoreApplication.translate(
                "HowToPlay",
                "A tap on the stock turns its top card onto the waste. When the stock is empty, a "
                "tap puts the whole waste back in the same order, as often as you like. Each card "
                "turned and each redeal counts as a move.",
            ),
        ),
        Part(
            _END,
            QCoreApplication.translate("HowToPlay", "Score and end"),
            QCoreApplication.translate(
                "HowToPlay",
                "Each card removed from the heart counts 10 points. The game is won when the heart "
                "is gone, even with cards left in the stock: always 250 points. When no free card "
                "has a partner anywhere, there are no more possible moves: undo some, or start a "
                "new game.",
            ),
        ),
        Part(
            _REVIEW,
            QCoreApplication.translate("HowToPlay", "Review"),
            QCoreApplication.translate(
                "HowToPlay",
                "When a game has ended, Review in the menu Move goes through it move by move. Only "
                "if you ask, it shows until when the deal could be won and which pair would have "
                "kept the win. From each position you can play on as practice, which does not "
                "count.",
            ),
        ),
        Part(
            _EXAMPLE,
            QCoreApplication.translate("HowToPlay", "An example"),
            QCoreApplication.translate(
                "HowToPlay",
                "In the deal %1 the 10♥ at the top left is covered: a tap on it has no effect. The "
                "tip is 4♥. The ninth card turned is 4♥ as well: the tip and the top of the waste "
                "are removed together at move 10, and the two cards that the tip covered, 8♥ and "
                "9♥, are free.",
            ).replace("%1", str(EXAMPLE)),
            "watchExample",
            QCoreApplication.translate("HowToPlay", "Watch this deal being won"),
        ),
    ]


def _heart(first: int, glowing: Sequence[int], card: float, top: float) -> list[Piece]:
    """Return the published heart from a place on; its cards' width and its upper edge."""
    # Laid out as the table does it, with room to spare on both sides.
    layout = heart_layout(100.0, 100.0, 1.0)
    cards = deal(EXAMPLE).heart
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


def _piles(waste: str, *, glowing: bool = False, y: float) -> list[Piece]:
    return [
        Piece("back", 0.62, y, 0.8),
        Piece("back", 0.65, y + 0.03, 0.8),
        Piece(waste, WIDTH - 0.65, y, 0.8, glows=glowing),
    ]


_HEART = Sketch(3.1, _heart(1, (25,), 0.6, 0.23))
_FREE = Sketch(2.6, _heart(20, (25,), 0.9, 0.22))
_PAIR = Sketch(1.9, [Piece("4H", 1.55, 0.95, glows=True), Piece("4H", 2.85, 0.95, glows=True)])
_PILES = Sketch(
    1.9,
    [
        Piece("back", 0.95, 0.95),
        Piece("back", 0.98, 0.98),
        Piece("pass", WIDTH / 2, 0.95, 0.55),
        Piece("AH", WIDTH - 0.95, 0.95),
    ],
)
_END = Sketch(1.9, [Piece("10H", 1.55, 0.95, glows=True), Piece("10H", 2.85, 0.95, glows=True)])
_REVIEW = Sketch(
    1.9,
    [
        Piece("8H", 0.95, 0.95),
        Piece("pass", WIDTH / 2, 0.95, 0.55),
        Piece("8H", WIDTH - 0.95, 0.95, glows=True),
    ],
)
_EXAMPLE = Sketch(2.35, [*_heart(20, (25,), 0.8, 0.2), *_piles("4H", glowing=True, y=1.55)])
