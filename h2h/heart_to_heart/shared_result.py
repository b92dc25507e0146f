"""A won game of Heart to Heart as it can be shared: in words, and with its deal as a picture."""

from collections.abc import Sequence
from datetime import date
from functools import partial

from PySide6.QtCore import QCoreApplication

from h2h.game.how_to_play import Piece
from h2h.game.result_picture import CARDS, HEIGHT, Line, SharedResult, Words
from h2h.heart_to_heart.engine import DealCode, deal
from h2h.heart_to_heart.engine.places import HEART_NAMES, STOCK_NAME, WASTE_NAME
from h2h.heart_to_heart.model import Status
from h2h.heart_to_heart.table_layout import heart_layout
from h2h.i18n import shown_day, shown_number

_BACKS = 3
"""How many cards of the stock are drawn."""
_THICKNESS = 1.5
_AROUND = 18
"""Pixels around the cards."""


def shared_result(text: str, status: Status, time: str, daily: date | None) -> SharedResult:
    """Return a won game in the current language.

    Args:
        text: the result in a sentence.
        status: what the bar shows of it.
        time: what its clock shows.
        daily: the day whose deal it is.
    """
    note = ""
    if daily:
        note = QCoreApplication.translate("SharedResult", "Deal of the day, %1")
        note = note.replace("%1", shown_day(daily))
    words = Words(
        QCoreApplication.translate("Games", "Heart to Heart"),
        QCoreApplication.translate("SharedResult", "Won"),
        (
            Line(QCoreApplication.translate("SharedResult", "Time"), time),
            Line(QCoreApplication.translate("SharedResult", "Moves"), shown_number(status.moves)),
            Line(QCoreApplication.translate("SharedResult", "Points"), shown_number(status.score)),
        ),
        note,
        str(status.code),
    )
    return SharedResult(text, words, partial(_pieces, status.code))


def _pieces(code: DealCode) -> Sequence[Piece]:
    """Return the cards of a deal as the table shows them at its start."""
    layout, cards = heart_layout(CARDS - 2 * _AROUND, HEIGHT - 2 * _AROUND, 1.0), deal(code)

    def piece(what: str, place: str, raised: float = 0.0) -> Piece:
        spot = layout.pile(place).moved(_AROUND - raised, _AROUND - raised)
        return Piece(what, spot.x, spot.y, layout.card_width)

    stock = [piece("back", STOCK_NAME, n * _THICKNESS) for n in range(_BACKS)]
    heart = [piece(str(card), place) for place, card in zip(HEART_NAMES, cards.heart, strict=True)]
    return [*stock, piece(str(cards.waste), WASTE_NAME), *heart]
