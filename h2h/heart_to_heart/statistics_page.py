"""The statistics of Heart to Heart."""

from PySide6.QtWidgets import QWidget

from h2h.game.statistics_page import Figure, StatisticsPage, shown
from h2h.i18n import shown_time
from h2h.storage.summaries import Summary

_TIME_STEPS = (1, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 18000, 36000)
"""Seconds between the grid lines of a chart of times."""


class HeartToHeartStatistics(StatisticsPage):
    """Adds moves, and the times of games won."""

    def _own_figures(self, found: Summary) -> list[Figure]:
        median = shown(found.median_moves, self.number)
        return [
            (
                self.tr("Fewest moves"),
                shown(found.best_moves, self.number),
                self.tr("median: %1").replace("%1", median),
            )
        ]

    def _own_chart(self) -> tuple[str, QWidget]:
        times = [each.milliseconds / 1000 for each in self._results if each.won]
        name = self.tr("Times of games won")
        return name, self.line_chart(
            name, times, lambda seconds: shown_time(int(seconds)), _TIME_STEPS
        )
