"""The statistics of one game: filters, and below them figures and two charts."""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from datetime import date, timedelta
from statistics import median

from PySide6.QtCore import QDate, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from h2h.game.bar_chart import Bar, BarChart
from h2h.game.charts import WHOLE_STEPS, LineChart, Series, accent, four_colours
from h2h.i18n import shown_milliseconds
from h2h.storage.summaries import DayCount, Filter, Overview

_NOTHING = "–"
_MOST_BARS = 14
_MOST_POINTS = 100
Figure = tuple[str, str, str]
"""A name, a value, and a second value in a smaller line."""


_BETWEEN = 24
"""Pixels between columns."""
_AROUND = 72
"""Pixels that the dialog and a scroll bar take of a screen's width."""


class StatisticsPage(QWidget):
    """The statistics of a game; each game adds filters, figures and a chart of its own.

    Attributes:
        columns: how many figures stand in a row, if the screen is wide enough.

    Signals:
        filter_changed: the player has chosen other results; `show_overview` shows them.
    """

    columns = 3
    filter_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._filters = QHBoxLayout()
        self._area = QScrollArea()
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setWidgetResizable(True)
        # A viewport made here: PySide loads every widget class to find the type of a built-in one.
        self._area.setViewport(QWidget())
        self._area.viewport().setAutoFillBackground(False)
        self._found = Overview()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        self._filters.setContentsMargins(9, 0, 9, 0)
        column.addLayout(self._filters)
        self._add_filters()
        self._filters.addStretch()
        column.addWidget(self._area, 1)  # after the filters, for Tab

    @property
    def filter(self) -> Filter:
        """Which results the player wants to see."""
        raise NotImplementedError

    def show_overview(self, found: Overview) -> None:
        """Show figures and charts."""
        self._found = found
        figures = [_figure(figure) for figure in (*self._figures(), *self._own_figures())]
        charts = [(_heading(name), chart) for name, chart in (self._games(), self._own_chart())]
        room = self.screen().availableSize().width() - _AROUND
        columns = _columns([each.sizeHint().width() for each in figures], self.columns, room)
        widths = [max(part.minimumSizeHint().width() for part in chart) for chart in charts]
        abreast = _columns(widths, len(charts), room)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(_BETWEEN)
        grid.setVerticalSpacing(14)
        for at, figure in enumerate(figures):
            grid.addWidget(figure, at // columns, at % columns)
            grid.setColumnStretch(at % columns, 1)
        below = QGridLayout()
        below.setHorizontalSpacing(_BETWEEN)
        for at, (heading, chart) in enumerate(charts):
            row, column = 2 * (at // abreast), at % abreast
            below.addWidget(heading, row, column)
            below.addWidget(chart, row + 1, column)
            below.setColumnStretch(column, 1)
        grid.addLayout(below, grid.rowCount(), 0, 1, columns)
        grid.setRowStretch(grid.rowCount() - 1, 1)
        self._area.setWidget(content)  # this deletes the one before
        content.setAutoFillBackground(False)

    def sizeHint(self) -> QSize:
        """Return a width that fits the figures, also in large fonts."""
        hint, content = super().sizeHint(), self._area.widget()
        if content is None:
            return hint
        bar = self._area.verticalScrollBar().sizeHint().width()
        return hint.expandedTo(QSize(content.minimumSizeHint().width() + bar, 0))

    def _add_filters(self) -> None:
        """Call `_add_filter` for each filter of this game."""
        raise NotImplementedError

    def _own_figures(self) -> Sequence[Figure]:
        """Return the figures that only this game has."""
        raise NotImplementedError

    def _own_chart(self) -> tuple[str, QWidget]:
        """Return the heading and the chart that only this game has."""
        raise NotImplementedError

    def _add_filter(
        self, object_name: str, name: str, choices: Iterable[tuple[str, object]]
    ) -> QComboBox:
        """Add a filter.

        Args:
            object_name: the object's name.
            name: what it is, for screen readers.
            choices: texts, and the data of each.
        """
        box = QComboBox()
        box.setObjectName(object_name)
        box.setAccessibleName(name)
        box.setToolTip(name)
        for text, data in choices:
            box.addItem(text, data)
        # On a small screen the three of Hearts are narrower than their longest items.
        box.setMinimumWidth(10 * self.fontMetrics().averageCharWidth())
        box.currentIndexChanged.connect(self.filter_changed)
        self._filters.addWidget(box)
        return box

    def _figures(self) -> list[Figure]:
        count, found = self.locale().toString, self._found.summary
        rate = shown(
            found.rate, lambda rate: self.tr("%1%").replace("%1", count(round(rate * 100)))
        )
        longest = self.tr("longest: %1").replace("%1", count(found.longest_streak))
        median = shown(found.median_milliseconds, shown_milliseconds)
        return [
            (self.tr("Played"), count(found.played), ""),
            (self.tr("Won"), count(found.won), ""),
            (self.tr("Win rate"), rate, ""),
            (self.tr("Wins in a row"), count(found.current_streak), longest),
            (
                self.tr("Best time of wins"),
                shown(found.best_milliseconds, shown_milliseconds),
                self.tr("median: %1").replace("%1", median),
            ),
        ]

    def _games(self) -> tuple[str, QWidget]:
        bars = bars_over_time(self._found.summary.days, self.locale())
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
        count: int,
        text: Callable[[float], str],
        steps: Sequence[float] = WHOLE_STEPS,
        median_name: str = "",
    ) -> QWidget:
        """Return a chart of the latest values.

        Args:
            name: its heading, for screen readers.
            values: the latest ones, in order.
            count: how many there have been at all.
            text: returns how a value is written.
            steps: the distances that grid lines may have.
            median_name: the name of a second line with running medians; without it there is none.
        """
        latest = values[-_MOST_POINTS:]
        series = [Series("", accent(self.palette()).name(), latest)] if values else []
        medians = running_medians(values)[-_MOST_POINTS:] if median_name else []
        if medians:
            colour = four_colours(self.palette())[1]
            start = len(latest) - len(medians)
            series.append(Series(median_name, colour, medians, start, is_trend=True))
        chart = LineChart(series, text, steps, count - len(latest) + 1)
        chart.setObjectName("valuesChart")
        chart.empty_text = self.tr("Nothing to show yet")
        described = [text(value) for value in latest]
        if medians:
            described.append(f"{median_name}: {text(medians[-1])}")
        _describe(chart, name, described)
        return chart

    def number(self, value: float) -> str:
        """Return a number in the current language, with a decimal unless it is whole."""
        return self.locale().toString(float(value), "f", 0 if value == int(value) else 1)


def running_medians(values: Sequence[float], of: int = 10) -> list[float]:
    """Return the median of each value and those before it, from the first that has enough."""
    return [median(values[end - of : end]) for end in range(of, len(values) + 1)]


def bars_over_time(days: Sequence[DayCount], locale: QLocale) -> list[Bar]:
    """Return a bar for each day, week, month or year: the finest that fits."""
    if not days:
        return []
    first, last = min(each.day for each in days), max(each.day for each in days)
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
    won, not_won = Counter[date](), Counter[date]()
    for each in days:
        won[begin(each.day)] += each.won
        not_won[begin(each.day)] += each.not_won
    return [Bar(label(start, locale), won[start], not_won[start]) for start in starts[-_MOST_BARS:]]


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


def _columns(widths: Sequence[int], most: int, room: int) -> int:
    """Return in how many columns, of those wanted, widgets of these widths fit."""
    for count in range(most, 1, -1):
        if sum(max(widths[at::count]) for at in range(count)) + _BETWEEN * (count - 1) <= room:
            return count
    return 1
