"""The statistics of one game: figures above, two charts below."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta

from PySide6.QtCore import QDate, QLocale, QSize, Qt
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from h2h.game.bar_chart import Bar, BarChart
from h2h.game.charts import WHOLE_STEPS, LineChart, Series, accent
from h2h.i18n import shown_time
from h2h.storage.results import GameResult
from h2h.storage.summaries import Summary, summary

_NOTHING = "–"
_MOST_BARS = 14
_MOST_POINTS = 100
Figure = tuple[str, str, str]
"""A name, a value, and a second value in a smaller line."""


class StatisticsPage(QScrollArea):
    """The statistics of a game; each game adds figures and a chart of its own.

    Attributes:
        columns: how many figures stand in a row.
    """

    columns = 3

    def __init__(self, results: Sequence[GameResult], parent: QWidget | None = None) -> None:
        """Show results, given in the order of recording."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self._results = results
        found = summary(results)
        figures = [*self._figures(found), *self._own_figures(found)]
        self._content = content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(14)
        for at, figure in enumerate(figures):
            grid.addWidget(_figure(figure), at // self.columns, at % self.columns)
            grid.setColumnStretch(at % self.columns, 1)
        charts = QGridLayout()
        charts.setHorizontalSpacing(24)
        for at, (name, chart) in enumerate((self._games(), self._own_chart())):
            charts.addWidget(_heading(name), 0, at)
            charts.addWidget(chart, 1, at)
            charts.setColumnStretch(at, 1)
        grid.addLayout(charts, grid.rowCount(), 0, 1, self.columns)
        grid.setRowStretch(grid.rowCount() - 1, 1)
        self.setWidget(content)

    def _own_figures(self, found: Summary) -> Sequence[Figure]:
        """Return the figures that only this game has."""
        raise NotImplementedError

    def _own_chart(self) -> tuple[str, QWidget]:
        """Return the heading and the chart that only this game has."""
        raise NotImplementedError

    def sizeHint(self) -> QSize:
        """Return a width that fits the figures, also in large fonts."""
        hint = super().sizeHint()
        bar = self.verticalScrollBar().sizeHint().width()
        return hint.expandedTo(QSize(self._content.minimumSizeHint().width() + bar, 0))

    def _figures(self, found: Summary) -> list[Figure]:
        count = self.locale().toString
        rate = shown(
            found.rate, lambda rate: self.tr("%1%").replace("%1", count(round(rate * 100)))
        )
        longest = self.tr("longest: %1").replace("%1", count(found.longest_streak))
        median = shown(found.median_milliseconds, _time)
        return [
            (self.tr("Played"), count(found.played), ""),
            (self.tr("Won"), count(found.won), ""),
            (self.tr("Win rate"), rate, ""),
            (self.tr("Wins in a row"), count(found.current_streak), longest),
            (
                self.tr("Best time"),
                shown(found.best_milliseconds, _time),
                self.tr("median: %1").replace("%1", median),
            ),
        ]

    def _games(self) -> tuple[str, QWidget]:
        days = [(each.ended.astimezone().date(), each.won) for each in self._results]
        bars = bars_over_time(days, self.locale())
        chart = BarChart(bars, self.tr("won"), self.tr("not won"))
        chart.setObjectName("gamesChart")
        chart.empty_text = self.tr("No games yet")
        name = self.tr("Games over time")
        _describe(chart, name, (f"{bar.label}: {bar.lower} + {bar.upper}" for bar in bars))
        return name, chart

    def line_chart(
        self,
        name: str,
        values: Sequence[float],
        text: Callable[[float], str],
        steps: Sequence[float] = WHOLE_STEPS,
    ) -> QWidget:
        """Return a chart of the latest values.

        Args:
            name: its heading, for screen readers.
            values: all of them, in order.
            text: returns how a value is written.
            steps: the distances that grid lines may have.
        """
        first = max(0, len(values) - _MOST_POINTS)
        colour = accent(self.palette()).name()
        series = [Series("", colour, values[first:])] if values else []
        chart = LineChart(series, text, steps, first + 1)
        chart.setObjectName("valuesChart")
        chart.empty_text = self.tr("Nothing to show yet")
        _describe(chart, name, map(text, values[first:]))
        return chart

    def number(self, value: float) -> str:
        """Return a number in the current language, with a decimal unless it is whole."""
        return self.locale().toString(float(value), "f", 0 if value == int(value) else 1)


def _time(milliseconds: float) -> str:
    return shown_time(int(milliseconds / 1000))


def bars_over_time(days: Sequence[tuple[date, bool]], locale: QLocale) -> list[Bar]:
    """Return a bar for each day, week, month or year: the finest that fits."""
    if not days:
        return []
    first, last = min(day for day, _ in days), max(day for day, _ in days)
    span = (last - first).days
    # No step is longer than its unit, so no unit is skipped.
    step, begin, label = next(
        kind
        for kind in (
            (1, _day, _day_label),
            (7, _week, _day_label),
            (28, _month, _month_label),
            (365, _year, _year_label),
        )
        if span < kind[0] * (_MOST_BARS - 1) or kind[1] is _year
    )
    steps = (first + timedelta(at) for at in range(0, span + 1, step))
    starts = sorted({begin(day) for day in (*steps, last)})
    won = Counter(begin(day) for day, is_won in days if is_won)
    played = Counter(begin(day) for day, _ in days)
    return [
        Bar(
            label(start, locale),
            won[start],
            played[start] - won[start],
        )
        for start in starts[-_MOST_BARS:]
    ]


def _day(day: date) -> date:
    return day


def _week(day: date) -> date:
    return day - timedelta(day.weekday())


def _month(day: date) -> date:
    return day.replace(day=1)


def _year(day: date) -> date:
    return day.replace(month=1, day=1)


def _day_label(day: date, locale: QLocale) -> str:
    """Return a day without its year, in the locale's order and with its separators."""
    short = locale.dateFormat(QLocale.FormatType.ShortFormat)
    without_year = re.sub(r"[^dM]*y+[^dM]*", "", short)
    form = re.sub("d+", "d", re.sub("M+", "M", without_year))
    return locale.toString(QDate(day.year, day.month, day.day), form)


def _month_label(day: date, locale: QLocale) -> str:
    """Return a month and a year of four digits, which can't be taken for a day."""
    name = locale.standaloneMonthName(day.month, QLocale.FormatType.ShortFormat)
    return f"{name} {day.year}"


def _year_label(day: date, _locale: QLocale) -> str:
    return str(day.year)


def shown(value: float | None, text: Callable[[float], str]) -> str:
    """Return a value as text, or a dash where there is none."""
    return _NOTHING if value is None else text(value)


def _describe(chart: QWidget, name: str, values: Iterable[str]) -> None:
    """Describe a chart to screen readers."""
    chart.setAccessibleName(name)
    chart.setAccessibleDescription(", ".join(values))


def _heading(text: str) -> QLabel:
    label = QLabel(text)
    font = label.font()
    font.setBold(True)
    label.setFont(font)
    return label


def _figure(figure: Figure) -> QWidget:
    """Return a widget with a name, a large value and a small one below each other."""
    name, value, more = figure
    box = QWidget()
    column = QVBoxLayout(box)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(1)
    large = QLabel(value)
    font = large.font()
    font.setPointSizeF(font.pointSizeF() * 1.7)
    large.setFont(font)
    for label in (_heading(name), large, QLabel(more)):
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(label)
    large.setObjectName("figure")
    box.setAccessibleName(f"{name}: {value}. {more}")
    box.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    return box
