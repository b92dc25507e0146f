"""A finished match of Hearts as it can be shared: in words, and as a picture with its totals."""

import math
from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication

from h2h.game.how_to_play import Piece
from h2h.game.result_picture import CARDS, HEIGHT, Line, SharedResult, Words
from h2h.hearts.engine import MatchCode, Rules, Seat
from h2h.hearts.engine.scoring import Outcome
from h2h.hearts.words import HeartsWords
from h2h.i18n import shown_day, shown_number

_FAN = ("back", "2C", "JD", "QS", "KH", "AH")
"""Cards that matter in Hearts, of all four suits."""
_WIDTH = 184.0
_TURN = 13.0
"""Degrees from card to card."""
_RADIUS = 415.0


def shared_result(
    code: MatchCode, rules: Rules, outcome: Outcome, daily: date | None, words: HeartsWords
) -> SharedResult:
    """Return a finished match in the current language.

    Args:
        code: the match's code.
        rules: its rules.
        outcome: how it ended.
        daily: the day whose match it is.
        words: the names of the players and of the rules.
    """
    names = (QCoreApplication.translate("SharedResult", "Me"), *words.names[1:])
    order = sorted(Seat, key=lambda seat: (outcome.scores[seat], seat))
    lines = tuple(
        Line(
            names[seat],
            shown_number(outcome.scores[seat]),
            str(outcome.place(seat)),
            stands_out=seat is outcome.winner,
        )
        for seat in order
    )
    place = outcome.place(Seat.SOUTH)
    headline = QCoreApplication.translate("SharedResult", "Match won")
    if outcome.winner is not Seat.SOUTH:
        headline = QCoreApplication.translate("SharedResult", "Place %1 of 4")
        headline = headline.replace("%1", str(place))
    notes = []
    if daily:
        note = QCoreApplication.translate("SharedResult", "Match of the day, %1")
        notes.append(note.replace("%1", shown_day(daily)))
    house = words.rules(rules)
    if house:
        note = QCoreApplication.translate("SharedResult", "House rules: %1")
        notes.append(note.replace("%1", ", ".join(house)))
    totals = "  ·  ".join(f"{names[seat]} {shown_number(outcome.scores[seat])}" for seat in order)
    text = (
        QCoreApplication.translate("SharedResult", "Hearts, match %1: %2")
        .replace("%1", str(code))
        .replace("%2", totals)
    )
    said = Words(
        QCoreApplication.translate("Games", "Hearts"), headline, lines, "\n".join(notes), str(code)
    )
    return SharedResult("\n".join([text, *notes]), said, _pieces)


def _pieces() -> Sequence[Piece]:
    """Return a fan of cards."""
    middle = (len(_FAN) - 1) / 2
    found = []
    for number, card in enumerate(_FAN):
        angle = (number - middle) * _TURN
        x = CARDS / 2 + 8 + _RADIUS * math.sin(math.radians(angle))
        y = HEIGHT / 2 + _RADIUS * (1 - math.cos(math.radians(angle)))
        found.append(Piece(card, x, y - 42, _WIDTH, angle))
    return found
