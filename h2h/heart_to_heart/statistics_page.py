"""The statistics of Heart to Heart."""

from PySide6.QtWidgets import QWidget

from h2h.game.statistics_page import Figure, StatisticsPage, shown
from h2h.i18n import shown_time
from h2h.storage.settings import GameKind
from h2h.storage.summaries import Deals, Filter

_TIME_STEPS = (1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18000, 36000)
"""Seconds between the grid lines of a chart of times."""


class HeartToHeartStatistics(StatisticsPage):
    """Adds moves, and the times of games won; can show some deals alone."""

    @property
    def filter(self) -> Filter:
        """Which results the player wants to see."""
        return Filter(GameKind.HEART_TO_HEART, self._deals.currentData())

    def _add_filters(self) -> None:
        self._deals = self._add_filter(
            "dealsFilter",
            self.tr("Deals"),
            (
                (self.tr("Any deal"), Deals.ANY),
                (self.tr("Winnable deals only"), Deals.WINNABLE),
                (self.tr("Deals of the day"), Deals.DAILY),
            ),
        )

    def _own_figures(self) -> list[Figure]:
        found = self._found.summary
        median = shown(found.median_moves, self.number)
        return [
            (
                self.tr("Fewest moves of wins"),
                shown(found.best_moves, self.number),
                self.tr("median: %1").replace("%1", median),
            )
        ]

    def _own_chart(self) -> tuple[str, QWidget]:
        found = self._found.summary
        times = [each / 1000 for each in found.times]
        name = self.tr("Times of games won")
        return name, self.line_chart(
            name,
            times,
            found.won,
            lambda seconds: shown_time(int(seconds)),
            _TIME_STEPS,
            self.tr("median of 10"),
        )
