"""The statistics of Hearts."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from h2h.game.statistics_page import Figure, StatisticsPage, shown
from h2h.storage.results import SOUTH, GameResult, ResultOutcome
from h2h.storage.summaries import Summary, match_summary


class HeartsStatistics(StatisticsPage):
    """Adds points, places and moons, and the points of matches played out."""

    columns = 4

    def __init__(self, results: Sequence[GameResult], parent: QWidget | None = None) -> None:
        """Show results; matches in which a card was taken back have a figure of their own."""
        self._taken_back = [each for each in results if each.match and each.match.taken_back]
        counted = [each for each in results if not (each.match and each.match.taken_back)]
        super().__init__(counted, parent)

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
            *self._taken_back_figure(),
        ]

    def _taken_back_figure(self) -> list[Figure]:
        """Return how many matches with cards taken back were won; nothing without any."""
        if not self._taken_back:
            return []
        won = sum(each.won for each in self._taken_back)
        return [
            (
                self.tr("With cards taken back"),
                self.locale().toString(len(self._taken_back)),
                self.tr("won: %1").replace("%1", self.locale().toString(won)),
            )
        ]

    def _own_chart(self) -> tuple[str, QWidget]:
        ended = (each for each in self._results if each.outcome is not ResultOutcome.ABANDONED)
        points = [each.match.scores[SOUTH] for each in ended if each.match]
        name = self.tr("Points of matches played out")
        return name, self.line_chart(name, points, self.number)
