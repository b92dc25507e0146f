"""The statistics of Hearts."""

from PySide6.QtWidgets import QWidget

from h2h.game.statistics_page import Figure, StatisticsPage, shown
from h2h.storage.results import SOUTH, ResultOutcome
from h2h.storage.summaries import Summary, match_summary


class HeartsStatistics(StatisticsPage):
    """Adds points, places and moons, and the points of matches played out."""

    columns = 4

    def _own_figures(self, found: Summary) -> list[Figure]:
        matches = match_summary(self._results)
        a_round = self.tr("a round: %1")
        return [
            (
                self.tr("Mean points"),
                shown(matches.mean_points, self.number),
                a_round.replace("%1", shown(matches.mean_round_points, self.number)),
            ),
            (
                self.tr("Places 1 to 4"),
                " · ".join(self.locale().toString(each) for each in matches.places),
                "",
            ),
            (self.tr("Moons shot"), self.locale().toString(matches.moons), ""),
        ]

    def _own_chart(self) -> tuple[str, QWidget]:
        ended = (each for each in self._results if each.outcome is not ResultOutcome.ABANDONED)
        points = [each.match.scores[SOUTH] for each in ended if each.match]
        name = self.tr("Points of matches played out")
        return name, self.line_chart(name, points, self.number)
