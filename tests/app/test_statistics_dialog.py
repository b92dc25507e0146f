"""The statistics dialog and its charts."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import TypeVar

import pytest
import shiboken6
from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QScrollArea,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app.statistics_dialog import StatisticsDialog
from h2h.game.bar_chart import Bar, BarChart
from h2h.game.charts import LineChart, Series, accent, four_colours, ticks
from h2h.game.statistics_page import bars_over_time, running_medians
from h2h.i18n import shown_time
from h2h.storage.keeper import Keeper
from h2h.storage.results import ResultOutcome
from h2h.storage.settings import GameKind
from h2h.storage.statistics import FILE_NAME, Statistics
from h2h.storage.summaries import DayCount, Filter
from tests.storage.test_statistics import match_result, result
from tests.windows import OpenTable

T = TypeVar("T")
ENGLISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedStates)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(ENGLISH)
    yield
    QLocale.setDefault(before)


@pytest.fixture
def keeper(qapp: QApplication, tmp_path: Path) -> Iterator[Keeper]:
    kept = Keeper(tmp_path)
    yield kept
    kept.close()


@pytest.fixture
def statistics(keeper: Keeper) -> Statistics:
    kept = keeper.statistics
    for number in range(3):
        kept.record(result(number))
    kept.record(result(3, ResultOutcome.NO_MOVES))
    kept.record(match_result(10))
    return kept


def shown(
    qtbot: QtBot, keeper: Keeper, game: GameKind = GameKind.HEART_TO_HEART
) -> StatisticsDialog:
    dialog = StatisticsDialog(keeper, keeper.statistics.overview(Filter(game)), game)
    keeper.flush()  # the other page is read
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def figures(dialog: StatisticsDialog, page: int) -> dict[str, tuple[str, str]]:
    """Return the value and the smaller line of each figure by its name."""
    tabs = dialog.findChild(QTabWidget)
    assert tabs
    widget = tabs.widget(page)
    assert widget
    found = {}
    for large in widget.findChildren(QLabel, "figure"):
        box = large.parentWidget()
        assert box
        name, value, more = (label.text() for label in box.findChildren(QLabel))
        found[name] = (value, more)
    return found


def test_the_figures_of_both_games(qtbot: QtBot, statistics: Statistics, keeper: Keeper) -> None:
    dialog = shown(qtbot, keeper)
    assert dialog.objectName() == "statisticsDialog"
    assert figures(dialog, 0) == {
        "Played": ("4", ""),
        "Won": ("3", ""),
        "Win rate": ("75%", ""),
        "Wins in a row": ("0", "longest: 3"),
        "Best time of wins": ("1:30", "median: 1:30"),
        "Fewest moves of wins": ("70", "median: 70"),
    }
    hearts = figures(dialog, 1)
    assert hearts["Mean points"] == ("40", "a round: 4")
    assert hearts["Places 1 to 4"] == ("1 · 0 · 0 · 0", "")
    assert hearts["Moons shot"] == ("1", "")


def test_nothing_played_yet(qtbot: QtBot, keeper: Keeper) -> None:
    dialog = shown(qtbot, keeper)
    assert figures(dialog, 0)["Win rate"] == ("–", "")
    assert figures(dialog, 0)["Best time of wins"] == ("–", "median: –")
    dialog.grab()


@pytest.mark.parametrize("language", ["en", "bg", "ru"])
@pytest.mark.parametrize("room", [600, 400])
def test_nothing_is_cut_sideways_on_a_narrow_screen(
    qtbot: QtBot,
    keeper: Keeper,
    monkeypatch: pytest.MonkeyPatch,
    english_afterwards: None,
    language: str,
    room: int,
) -> None:
    i18n.use(language)
    screen = QGuiApplication.primaryScreen().availableSize().width()
    monkeypatch.setattr("h2h.game.statistics_page._AROUND", screen - room)
    dialog = shown(qtbot, keeper)
    for area in dialog.findChildren(QScrollArea):
        if (content := area.widget()) is not None:
            assert content.minimumSizeHint().width() <= room + 2 * 11  # with its margins


def test_the_page_of_the_game_being_played_is_in_front(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    dialog = shown(qtbot, keeper, GameKind.HEARTS)
    tabs = dialog.findChild(QTabWidget)
    assert tabs
    assert tabs.tabText(tabs.currentIndex()) == "Hearts"


def test_numbers_are_written_as_the_language_does(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    QLocale.setDefault(QLocale("bg_BG"))
    lost = match_result(11)
    assert lost.match
    statistics.record(result(4))
    dialog = shown(qtbot, keeper)
    assert figures(dialog, 0)["Win rate"] == ("80%", "")


def test_export_writes_the_file_that_was_chosen(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper, tmp_path: Path
) -> None:
    dialog = shown(qtbot, keeper)
    button = dialog.findChild(QPushButton, "exportResults")
    assert button
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QFileDialog, "open", lambda _: None)  # not the system's own window
        button.click()
    ask = dialog.findChild(QFileDialog, "exportDialog")
    assert ask
    ask.fileSelected.emit(str(tmp_path / "out.csv"))
    assert not button.isEnabled()
    note = dialog.findChild(QLabel, "statisticsNote")
    assert note
    qtbot.waitUntil(note.isVisible)
    assert button.isEnabled()
    assert (tmp_path / "out.csv").read_text().count("\n") == 6
    assert "out.csv" in note.text()
    ask.close()


def test_an_export_that_fails_says_so(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper, tmp_path: Path
) -> None:
    dialog = shown(qtbot, keeper)
    dialog.export_to(str(tmp_path))
    qtbot.waitUntil(lambda: dialog.findChild(QMessageBox, "problemDialog") is not None)
    problem = dialog.findChild(QMessageBox, "problemDialog")
    assert problem
    problem.close()


@pytest.mark.parametrize(("button", "left"), [("resetNow", "0"), (None, "4")])
def test_reset_asks_first_and_keeps_a_copy(
    qtbot: QtBot,
    statistics: Statistics,
    keeper: Keeper,
    tmp_path: Path,
    button: str | None,
    left: str,
) -> None:
    dialog = shown(qtbot, keeper)
    reset = dialog.findChild(QPushButton, "resetResults")
    assert reset
    reset.click()
    ask = dialog.findChild(QMessageBox, "resetDialog")
    assert ask
    assert figures(dialog, 0)["Played"][0] == "4"
    chosen = ask.findChild(QPushButton, button) if button else ask.defaultButton()
    assert chosen
    chosen.click()
    qtbot.waitUntil(lambda: figures(dialog, 0)["Played"][0] == left)
    copies = [path for path in tmp_path.iterdir() if path.name.startswith(f"{FILE_NAME}.before-")]
    assert len(copies) == (1 if button else 0)


def test_escape_leaves_everything_as_it_is(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    dialog = shown(qtbot, keeper)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert len(statistics.results(GameKind.HEART_TO_HEART)) == 4


def test_a_damaged_database_is_said(open_table: OpenTable) -> None:
    table = open_table()
    (table.window.keeper.data_folder / FILE_NAME).write_bytes(b"damaged")
    table.choose("statistics")
    problem = table.dialog("problemDialog")
    assert isinstance(problem, QMessageBox)
    assert "unreadable" in problem.informativeText()


def choose(dialog: StatisticsDialog, name: str, index: int) -> None:
    """Choose an item of a filter by the keyboard."""
    box = dialog.findChild(QComboBox, name)
    assert box
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    for _ in range(index):
        QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.currentIndex() == index


def played_on(dialog: StatisticsDialog, page: int) -> str:
    """Return how many games a page counts."""
    return figures(dialog, page)["Played"][0]


def test_heart_to_heart_by_its_deals(qtbot: QtBot, statistics: Statistics, keeper: Keeper) -> None:
    day = date(2026, 12, 1)
    statistics.record(replace(result(5), winnable=True))
    statistics.record(replace(result(6, ResultOutcome.NO_MOVES), daily=day))
    statistics.record(replace(result(3), daily=day))
    dialog = shown(qtbot, keeper)
    for index, played in ((1, "1"), (2, "2"), (0, "6")):
        choose(dialog, "dealsFilter", index)
        qtbot.waitUntil(lambda: played_on(dialog, 0) == played)  # noqa: B023 (waits here)
        assert played_on(dialog, 1) == "1"


LENGTH, RULES, OPPONENTS = "lengthFilter", "rulesFilter", "opponentsFilter"
FILTERED = [
    ({}, "3"),
    ({LENGTH: 1}, "1"),
    ({LENGTH: 2}, "2"),
    ({LENGTH: 3}, "0"),
    ({RULES: 1}, "1"),
    ({RULES: 2}, "2"),
    ({OPPONENTS: 1}, "1"),
    ({OPPONENTS: 3}, "0"),
    ({OPPONENTS: 4}, "2"),
    ({LENGTH: 2, RULES: 2, OPPONENTS: 4}, "1"),
    ({LENGTH: 1, RULES: 1}, "0"),
]


def test_hearts_by_length_rules_and_opponents(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    facts = match_result(10).match
    assert facts
    for number, changed in enumerate(
        (
            replace(facts, play_to=50, house_rules="moon=BETTER", levels="EASY EASY EASY"),
            replace(facts, house_rules="jack_of_diamonds"),
            replace(facts, play_to=150, levels="HARD HARD HARD", taken_back=True),
        ),
        20,
    ):
        statistics.record(replace(match_result(number), match=changed))
    dialog = shown(qtbot, keeper, GameKind.HEARTS)
    for filters, played in FILTERED:
        for name in (LENGTH, RULES, OPPONENTS):
            choose(dialog, name, filters.get(name, 0))
        qtbot.waitUntil(lambda: played_on(dialog, 1) == played)  # noqa: B023 (waits here)


def test_matches_taken_back_stay_apart_behind_a_filter(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    facts = match_result(10).match
    assert facts
    taken_back = replace(facts, play_to=50, taken_back=True)
    statistics.record(replace(match_result(11), match=taken_back))
    dialog = shown(qtbot, keeper, GameKind.HEARTS)
    assert figures(dialog, 1)["With cards taken back"] == ("1", "won: 1")
    choose(dialog, "lengthFilter", 2)
    qtbot.waitUntil(lambda: "With cards taken back" not in figures(dialog, 1))
    choose(dialog, "lengthFilter", 1)
    qtbot.waitUntil(lambda: figures(dialog, 1)["Played"][0] == "0")
    assert figures(dialog, 1)["With cards taken back"] == ("1", "won: 1")


def test_a_filter_stays_chosen_after_a_reset(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    dialog = shown(qtbot, keeper)
    choose(dialog, "dealsFilter", 2)
    dialog.reset()
    qtbot.waitUntil(lambda: figures(dialog, 1)["Played"][0] == "0")
    box = dialog.findChild(QComboBox, "dealsFilter")
    assert box
    assert box.currentIndex() == 2


def test_of_filters_changed_in_haste_the_last_counts(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An earlier answer that comes late is not shown."""
    answers = list[Callable[[], object]]()
    dialog = shown(qtbot, keeper)

    def later(read: Callable[[Statistics], T], then: Callable[[T], object], _: QObject) -> None:
        found = read(statistics)
        answers.append(lambda: then(found))

    monkeypatch.setattr(keeper, "read_results", later)
    choose(dialog, "dealsFilter", 2)
    choose(dialog, "dealsFilter", 0)
    for answer in answers:
        answer()
        assert figures(dialog, 0)["Played"][0] == "4"


def test_filters_have_names_for_screen_readers(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    dialog = shown(qtbot, keeper)
    names = {box.objectName(): box.accessibleName() for box in dialog.findChildren(QComboBox)}
    assert names == {
        "dealsFilter": "Deals",
        "lengthFilter": "Length of the match",
        "rulesFilter": "Rules",
        "opponentsFilter": "Opponents",
    }


def test_a_dialog_closed_while_results_are_read_is_no_error(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper, tmp_path: Path
) -> None:
    dialog = StatisticsDialog(keeper, statistics.overview(Filter(GameKind.HEART_TO_HEART)))
    dialog.export_to(str(tmp_path / "out.csv"))
    choose(dialog, "dealsFilter", 2)
    shiboken6.delete(dialog)
    keeper.flush()
    assert (tmp_path / "out.csv").exists()


def test_an_export_that_fails_after_the_dialog_was_closed_says_so(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper, tmp_path: Path
) -> None:
    dialog = StatisticsDialog(keeper, statistics.overview(Filter(GameKind.HEART_TO_HEART)))
    dialog.export_to(str(tmp_path))
    shiboken6.delete(dialog)
    keeper.report_problems()
    with qtbot.waitSignal(keeper.problem) as said:
        keeper.flush()
    assert said.args is not None
    assert said.args[0].path == tmp_path


@pytest.mark.parametrize(
    ("values", "medians"),
    [
        ([], []),
        ([5.0] * 9, []),
        ([1.0, 2, 3, 4, 5, 6, 7, 8, 9, 100], [5.5]),
        ([100.0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0], [5.5, 4.5]),
    ],
)
def test_running_medians(values: list[float], medians: list[float]) -> None:
    assert running_medians(values) == medians


@pytest.mark.parametrize(("wins", "described"), [(9, False), (10, True), (130, True)])
def test_the_trend_of_times_is_described(
    qtbot: QtBot, keeper: Keeper, wins: int, *, described: bool
) -> None:
    kept = keeper.statistics
    for number in range(wins):
        kept._load_waiting()[f"{number:032x}"] = replace(result(number), milliseconds=60_000)
    kept.write()
    dialog = shown(qtbot, keeper)
    tabs = dialog.findChild(QTabWidget)
    assert tabs
    page = tabs.widget(0)
    assert page
    chart = page.findChild(QWidget, "valuesChart")
    assert chart
    assert chart.accessibleDescription().startswith("1:00, 1:00")
    assert chart.accessibleDescription().endswith("median of 10: 1:00") == described


def test_charts_tell_screen_readers_what_they_show(
    qtbot: QtBot, statistics: Statistics, keeper: Keeper
) -> None:
    dialog = shown(qtbot, keeper)
    tabs = dialog.findChild(QTabWidget)
    assert tabs
    page = tabs.widget(0)
    assert page
    chart = page.findChild(QWidget, "gamesChart")
    assert chart
    assert chart.accessibleName() == "Games over time"
    assert ": 3 + 1" in chart.accessibleDescription()


@pytest.mark.parametrize(
    ("highest", "at_most", "expected"),
    [
        (0, 5, [0, 1]),
        (1, 5, [0, 1]),
        (7, 5, [0, 2, 4, 6, 8]),
        (104, 5, [0, 50, 100, 150]),
        (100, 2, [0, 50, 100]),
        (3, 1, [0, 5]),
    ],
)
def test_ticks_are_round(highest: float, at_most: int, expected: list[float]) -> None:
    assert ticks(highest, at_most) == expected


def test_ticks_beyond_the_largest_step() -> None:
    assert ticks(95, 3, (1, 10)) == [0, 40, 80, 120]


@pytest.mark.parametrize(
    "values", [None, [], [0], [5], [0, 0, 0], [1, 2, 3], list(range(3000)), [0.5, 1e9]]
)
@pytest.mark.parametrize("size", [(1, 1), (60, 20), (340, 190), (2000, 30)])
def test_any_line_can_be_drawn(
    qtbot: QtBot, values: list[float] | None, size: tuple[int, int]
) -> None:
    names = ("South", "West", "North", "East", "") if values is not None else ()
    series = [Series(name, "#A32A4B", values or []) for name in names]
    if values:
        series.append(Series("trend", "#1F66A8", values[1:], 1, is_trend=True))
    chart = LineChart(series, first=0)
    qtbot.addWidget(chart)
    chart.resize(*size)
    assert not chart.grab().isNull()


@pytest.mark.parametrize("count", [0, 1, 14, 1000])
@pytest.mark.parametrize("size", [(1, 1), (60, 20), (340, 190)])
def test_any_bars_can_be_drawn(qtbot: QtBot, count: int, size: tuple[int, int]) -> None:
    chart = BarChart([Bar(str(at), at, at % 3) for at in range(count)], "won", "not won")
    qtbot.addWidget(chart)
    chart.resize(*size)
    assert not chart.grab().isNull()


@pytest.mark.parametrize("window", ["#FFFFFF", "#EFEFEF", "#202020", "#000000"])
def test_charts_are_seen_on_light_and_dark(window: str) -> None:
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Window, QColor(window))
    for colour in (accent(palette), *map(QColor, four_colours(palette))):
        assert contrast(colour, QColor(window)) > 4.5


def contrast(first: QColor, second: QColor) -> float:
    def luminance(colour: QColor) -> float:
        linear = [
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (colour.redF(), colour.greenF(), colour.blueF())
        ]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("span", [0, 1, 13, 14, 40, 90, 91, 365, 366, 3000, 370_000])
def test_bars_count_each_game_once_at_any_span(span: int) -> None:
    first = date(1980, 1, 31)
    days = [DayCount(first, 1, 0), DayCount(first + timedelta(span), 1, 1)]
    bars = bars_over_time(days, ENGLISH)
    assert len(bars) <= 14
    assert bars[-1].upper == 1
    if span <= 3000:
        assert sum(bar.lower + bar.upper for bar in bars) == 3


def test_days_without_games_have_empty_bars() -> None:
    start = date(2026, 11, 1)
    bars = bars_over_time([DayCount(start, 1, 0), DayCount(start + timedelta(3), 1, 0)], ENGLISH)
    assert [bar.label for bar in bars] == ["11/1", "11/2", "11/3", "11/4"]
    assert [bar.lower for bar in bars] == [1, 0, 0, 1]
    assert bars_over_time([], ENGLISH) == []


@pytest.mark.parametrize(
    ("locale", "label"),
    [
        ("bg_BG", "1.11"),
        ("ru_RU", "1.11"),
        ("de_DE", "1.11"),
        ("en_US", "11/1"),
        ("en_GB", "1/11"),
        ("en_AU", "1/11"),
        ("fr_FR", "1/11"),
        ("nl_NL", "1-11"),
        ("sv_SE", "11-1"),
        ("ja_JP", "11/1"),
    ],
)
def test_days_are_written_as_the_locale_does(locale: str, label: str) -> None:
    (bar,) = bars_over_time([DayCount(date(2026, 11, 1), 1, 0)], QLocale(locale))
    assert bar.label == label


@pytest.mark.parametrize(
    ("locale", "label"),
    [("en_GB", "May 2026"), ("ru_RU", "май 2026"), ("bg_BG", "май 2026")],
)
def test_months_stand_alone_with_a_whole_year(locale: str, label: str) -> None:
    days = [DayCount(date(2026, 5, 26), 1, 0), DayCount(date(2027, 3, 1), 1, 0)]
    labels = [bar.label for bar in bars_over_time(days, QLocale(locale))]
    assert labels[0] == label


@pytest.mark.parametrize(
    ("seconds", "text"), [(0, "0:00"), (59, "0:59"), (60, "1:00"), (3600, "1:00:00")]
)
def test_playing_time(seconds: int, text: str) -> None:
    assert shown_time(seconds) == text
