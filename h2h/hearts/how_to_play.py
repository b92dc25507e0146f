"""How to play Hearts."""

from PySide6.QtCore import QCoreApplication

from h2h.game.how_to_play import WIDTH, Part, Piece, Sketch, hand


def how_to_play() -> list[Part]:
    """Return the rules in a few words, in the current language."""
    return [
        Part(
            _POINTS,
            QCoreApplication.translate("HowToPlay", "The aim"),
            QCoreApplication.translate(
                "HowToPlay",
                "Take as few penalty points as possible, against three opponents: each heart "
                "counts 1 point, the queen of spades 13.",
            ),
        ),
        Part(
            _PASSING,
            QCoreApplication.translate("HowToPlay", "Passing"),
            QCoreApplication.translate(
                "HowToPlay",
                "Before each round everyone passes three cards: to the left, in the next round to "
                "the right, then across. In the fourth round nobody passes; then it begins again.",
            ),
        ),
        Part(
            _TRICK,
            QCoreApplication.translate("HowToPlay", "Tricks"),
            QCoreApplication.translate(
                "HowToPlay",
                "Whoever holds the two of clubs leads it. All follow suit if they can; if not, "
                "they may play any card. The highest card of the suit led takes the trick, and its "
                "player leads the next one. The ace is the highest.",
            ),
        ),
        Part(
            _BREAKING,
            QCoreApplication.translate("HowToPlay", "Breaking hearts"),
            QCoreApplication.translate(
                "HowToPlay",
                "A heart may not be led until hearts are broken, that is, until one was played to "
                "a trick of another suit – unless the leader has nothing else. Whether the queen "
                "of spades has to wait as well is a setting, and so are points on the first trick.",
            ),
        ),
        Part(
            _MOON,
            QCoreApplication.translate("HowToPlay", "Shooting the moon"),
            QCoreApplication.translate(
                "HowToPlay",
                "Whoever takes all 13 hearts and the queen of spades gets 0 points, and each of "
                "the three others 26.",
            ),
        ),
        Part(
            _SCORES,
            QCoreApplication.translate("HowToPlay", "The end"),
            QCoreApplication.translate(
                "HowToPlay",
                "When someone reaches 100 points – or 50 or 150, as set – the lowest score wins. "
                "If two or more share it, play goes on, round by round, until one alone has it.",
            ),
        ),
        Part(
            _REVIEW,
            QCoreApplication.translate("HowToPlay", "Review"),
            QCoreApplication.translate(
                "HowToPlay",
                "When a round is over, Review in the menu Move goes through it card by card. Only "
                "if you ask, it shows what your decisions cost, judged by what you could know "
                "then: 3.2 ± 0.4 means that the card cost about 3.2 points more than the best one, "
                "and 0.4 is the standard error. What lies within two of those is not counted. The "
                "rest of the round’s points is luck. Points stand for your lead over the others: a "
                "moon counts, and near the end of a match the places do. You can play the same "
                "cards again as practice, which does not count.",
            ),
        ),
        Part(
            _JACK,
            QCoreApplication.translate("HowToPlay", "House rules"),
            QCoreApplication.translate(
                "HowToPlay",
                "The settings have more rules that people play by: the jack of diamonds takes 10 "
                "points off, the queen of spades breaks hearts, whoever shoots the moon loses 26 "
                "points instead, cards are passed in every round or in none. They apply from the "
                "next match, and the score sheet names them.",
            ),
        ),
    ]


def _trick(north: str, east: str, south: str, west: str, glowing: str) -> Sketch:
    x, y = WIDTH / 2, 1.22
    places = ((north, 0, -0.36), (east, 0.95, 0), (west, -0.95, 0), (south, 0, 0.36))
    return Sketch(
        2.44,
        [Piece(card, x + dx, y + dy, 0.86, glows=card == glowing) for card, dx, dy in places],
    )


_POINTS = Sketch(1.9, hand(("5H", "9H", "QS", "KH"), 1.0))
_PASSING = Sketch(
    1.9, [Piece("pass", 0.55, 0.95, 0.6, 180), *hand(("QS", "KD", "AH"), 1.0, 0.62, 5.0)]
)
_TRICK = _trick("KC", "5C", "2C", "9C", "KC")
_BREAKING = _trick("10D", "6H", "4D", "JD", "6H")
_MOON = Sketch(1.9, hand(("QS", "AH", "KH", "QH", "JH", "10H"), 1.02, 0.42, 6.0))
_JACK = Sketch(1.9, hand(("10D", "JD", "QS"), 1.0))
_REVIEW = Sketch(1.5, [Piece("review", WIDTH / 2, 0.75, 0.95)])
_SCORES = Sketch(1.5, [Piece("scores", WIDTH / 2, 0.75, 0.95)])
