"""Names of cards by what one sees: "the 8 at the left edge", never by numbers of places."""

from collections.abc import Iterable

from PySide6.QtCore import QLocale, QObject

from h2h.heart_to_heart.engine import WASTE, State
from h2h.heart_to_heart.engine.layout import PLACES, ROWS

_MIDDLE = 2.5
"""The column of the tip, which is in the middle."""


class PlaceWords(QObject):
    """Names cards of the table in the current language."""

    def card(self, state: State, place: int) -> str:
        """Name a card of the heart or the top of the waste, such as "the 8 at the tip"."""
        card = state.card_at(place)
        symbol = card.rank.symbol if card else ""
        return self._pattern(place).replace("%1", symbol)

    def pair(self, state: State, first: int, second: int) -> str:
        """Name the two cards of a pair."""
        return (
            self.tr("%1 and %2")
            .replace("%1", self.card(state, first))
            .replace("%2", self.card(state, second))
        )

    def cards(self, state: State, places: Iterable[int]) -> str:
        """Name several cards."""
        return QLocale().createSeparatedList([self.card(state, place) for place in places])

    def _pattern(self, place: int) -> str:
        if place == WASTE:
            return self.tr("the waste’s %1")
        row, column = PLACES[place - 1]
        columns = ROWS[row]
        if row == 0:
            left = column < _MIDDLE
            return self.tr("the %1 at the top left") if left else self.tr("the %1 at the top right")
        if len(columns) == 1:
            return self.tr("the %1 at the tip")
        if column == columns[0]:
            return self.tr("the %1 at the left edge")
        if column == columns[-1]:
            return self.tr("the %1 at the right edge")
        if column == _MIDDLE:
            return self.tr("the %1 in the middle")
        if column < _MIDDLE:
            return self.tr("the %1 left of the middle")
        return self.tr("the %1 right of the middle")
