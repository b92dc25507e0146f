"""The calendar of a game: how the deal of each day stands, and streaks of days won."""

from collections.abc import Iterable
from datetime import date

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from h2h.game.calendar import DayState, MonthPage
from h2h.game.dialog import Dialog
from h2h.game.streaks import Streaks, streaks
from h2h.storage.results import GameResult


class CalendarDialog(Dialog):
    """Shows the days of one game; a day that is chosen closes it.

    Signals:
        day_chosen: the player wants to play a day; carries its date.
    """

    day_chosen = Signal(object)

    def __init__(
        self,
        game: str,
        today: date,
        results: Iterable[GameResult],
        begun: date | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Show the month of today.

        Args:
            game: the game's name.
            today: the player's date.
            results: the results of its deals of the day.
            begun: the day whose deal is on the table, if a move has been made.
            parent: the window.
        """
        super().__init__("calendarDialog", parent)
        self.setWindowTitle(self.tr("Calendar: %1").replace("%1", game))
        states = day_states(results)
        if begun:
            states.setdefault(begun, DayState.PLAYED)
        won = [day for day, state in states.items() if state is DayState.WON_ON_ITS_DAY]
        self.month = MonthPage(today, lambda day: states.get(day, DayState.EMPTY), self)
        self.month.day_chosen.connect(self._on_day_chosen)
        streak = QLabel(self._words(streaks(won, today)))
        streak.setObjectName("streaks")
        streak.setWordWrap(True)
        legend = QLabel(self.tr("Gold: won on its day. Red: won later. Grey: played."))
        legend.setWordWrap(True)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.month, 1)
        for widget in (streak, legend, buttons):
            column.addWidget(widget)
        self.month.focus_today()

    def sizeHint(self) -> QSize:
        """Return a width in which the hearts are large enough to be seen well."""
        return super().sizeHint().expandedTo(QSize(440, 0))

    def _on_day_chosen(self, day: date) -> None:
        self.accept()
        self.day_chosen.emit(day)

    def _words(self, found: Streaks) -> str:
        current = self.tr("Streak: %n days won on their day", "", found.current)
        longest = self.tr("longest: %n days", "", found.longest)
        return f"{current}  ·  {longest}"


def day_states(results: Iterable[GameResult]) -> dict[date, DayState]:
    """Return how each day stands: by its best result."""
    states: dict[date, DayState] = {}
    for result in results:
        if result.daily:
            before = states.get(result.daily, DayState.EMPTY)
            states[result.daily] = max(before, _state(result), key=lambda state: state.value)
    return states


def _state(result: GameResult) -> DayState:
    if not result.won:
        return DayState.PLAYED
    return DayState.WON_ON_ITS_DAY if result.begun == result.daily else DayState.WON
