"""The statistics of Hearts."""

from PySide6.QtWidgets import QWidget

from h2h.game.statistics_page import Figure, StatisticsPage, shown
from h2h.storage.settings import PLAY_TO, GameKind
from h2h.storage.summaries import Filter, Opponents


class HeartsStatistics(StatisticsPage):
    """Adds points, places and moons; can show matches of some length, rules or opponents alone."""

    columns = 4

    @property
    def filter(self) -> Filter:
        """Which results the player wants to see."""
        return Filter(
            GameKind.HEARTS,
            play_to=self._play_to.currentData(),
            house_rules=self._rules.currentData(),
            opponents=self._opponents.currentData(),
        )

    def _add_filters(self) -> None:
        self._play_to = self._add_filter(
            "lengthFilter",
            self.tr("Length of the match"),
            (
                (self.tr("Any length"), None),
                *((self.tr("To %n points", "", limit), limit) for limit in PLAY_TO),
            ),
        )
        self._rules = self._add_filter(
            "rulesFilter",
            self.tr("Rules"),
            (
                (self.tr("Any rules"), None),
                (self.tr("Classic rules"), False),
                (self.tr("House rules"), True),
            ),
        )
        self._opponents = self._add_filter(
            "opponentsFilter",
            self.tr("Opponents"),
            (
                (self.tr("Any opponents"), None),
                (self.tr("Easy opponents"), Opponents.EASY),
                (self.tr("Normal opponents"), Opponents.NORMAL),
                (self.tr("Hard opponents"), Opponents.HARD),
                (self.tr("Mixed opponents"), Opponents.MIXED),
            ),
        )

    def _own_figures(self) -> list[Figure]:
        matches = self._found.matches
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
        matches = self._found.matches
        if not matches.taken_back:
            return []
        return [
            (
                self.tr("With cards taken back"),
                self.locale().toString(matches.taken_back),
                self.tr("won: %1").replace("%1", self.locale().toString(matches.taken_back_won)),
            )
        ]

    def _own_chart(self) -> tuple[str, QWidget]:
        matches = self._found.matches
        name = self.tr("Points of matches played out")
        return name, self.line_chart(name, matches.points, matches.played_out, self.number)
