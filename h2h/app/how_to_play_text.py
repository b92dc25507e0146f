"""The rules of both games in a few words, each part with the name of its picture."""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication


class Part(NamedTuple):
    """A heading, what there is to say, and the picture beside it."""

    picture: str
    heading: str
    text: str


def heart_to_heart() -> list[Part]:
    """Return how Heart to Heart is played."""
    return [
        Part(
            "heart",
            QCoreApplication.translate("HowToPlay", "The aim"),
            QCoreApplication.translate(
                "HowToPlay",
                "Remove the 25 cards of the heart in pairs of equal rank. All cards are hearts: "
                "only the rank matters.",
            ),
        ),
        Part(
            "free",
            QCoreApplication.translate("HowToPlay", "Free cards"),
            QCoreApplication.translate(
                "HowToPlay",
                "A card is free when all cards that covered it are gone. At the start only the tip "
                "is free. All cards of the heart can be seen, so you know in advance what you will "
                "free; only the stock is hidden.",
            ),
        ),
        Part(
            "pair",
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
            "piles",
            QCoreApplication.translate("HowToPlay", "Stock and waste"),
            QCoreApplication.translate(
                "HowToPlay",
                "A tap on the stock turns its top card onto the waste. When the stock is empty, a "
                "tap puts the whole waste back in the same order, as often as you like. Each card "
                "turned and each redeal counts as a move.",
            ),
        ),
        Part(
            "end",
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
            "example",
            QCoreApplication.translate("HowToPlay", "An example"),
            QCoreApplication.translate(
                "HowToPlay",
                "In the deal %1 the card at position 1, 10♥, is covered: a tap on it has no "
                "effect. The tip is 4♥. The ninth card turned is 4♥ as well: the tip and the top "
                "of the waste are removed together at move 10, and the two cards that the tip "
                "covered, 8♥ and 9♥ at positions 23 and 24, are free.",
            ),
        ),
    ]


def hearts() -> list[Part]:
    """Return how Hearts is played."""
    return [
        Part(
            "points",
            QCoreApplication.translate("HowToPlay", "The aim"),
            QCoreApplication.translate(
                "HowToPlay",
                "Take as few penalty points as possible, against three opponents: each heart "
                "counts 1 point, the queen of spades 13.",
            ),
        ),
        Part(
            "passing",
            QCoreApplication.translate("HowToPlay", "Passing"),
            QCoreApplication.translate(
                "HowToPlay",
                "Before each round everyone passes three cards: to the left, in the next round to "
                "the right, then across. In the fourth round nobody passes; then it begins again.",
            ),
        ),
        Part(
            "trick",
            QCoreApplication.translate("HowToPlay", "Tricks"),
            QCoreApplication.translate(
                "HowToPlay",
                "Who holds the two of clubs leads it. All follow suit if they can; if not, they "
                "may play any card. The highest card of the suit led takes the trick, and its "
                "player leads the next one. The ace is the highest.",
            ),
        ),
        Part(
            "breaking",
            QCoreApplication.translate("HowToPlay", "Breaking hearts"),
            QCoreApplication.translate(
                "HowToPlay",
                "A heart may not be led until hearts are broken, that is, until one was played to "
                "a trick of another suit – unless the leader has nothing else. Whether the queen "
                "of spades has to wait as well is a setting, and so are points on the first trick.",
            ),
        ),
        Part(
            "moon",
            QCoreApplication.translate("HowToPlay", "Shooting the moon"),
            QCoreApplication.translate(
                "HowToPlay",
                "Who takes all 13 hearts and the queen of spades gets 0 points, and each of the "
                "three others 26.",
            ),
        ),
        Part(
            "scores",
            QCoreApplication.translate("HowToPlay", "The end"),
            QCoreApplication.translate(
                "HowToPlay",
                "When someone reaches 100 points – or 50 or 150, as set – the lowest score wins. "
                "If two or more share it, play goes on, round by round, until one alone has it.",
            ),
        ),
    ]
