"""Days: the deal of the day in both games, the calendar, streaks and midnight."""

import json
from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel

from h2h.app import dialogs
from h2h.app.calendar_dialog import CalendarDialog, day_states
from h2h.app.problem_dialog import ProblemDialog
from h2h.game.calendar import DayButton, DayState
from h2h.heart_to_heart import page as heart_to_heart_page
from h2h.heart_to_heart import session as heart_to_heart_session
from h2h.heart_to_heart.engine import solver
from h2h.heart_to_heart.engine.daily import daily_deal
from h2h.hearts import page as hearts_page
from h2h.hearts import session as hearts_session
from h2h.hearts.engine import MatchCode, Moon, Rules
from h2h.hearts.engine.daily import daily_match
from h2h.storage import database
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult, ResultOutcome
from h2h.storage.settings import GameKind
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.hearts.player import MATCH
from tests.player import Player
from tests.storage.test_days import of_day
from tests.storage.test_statistics import result
from tests.windows import OpenHearts, OpenTable

TODAY = date(2026, 12, 10)
DEAL = daily_deal(2026, 12, 10)

SetDate = Callable[[date], None]


@pytest.fixture(autouse=True)
def set_date(monkeypatch: pytest.MonkeyPatch) -> SetDate:
    """Sets the date of the computer's clock; it begins with TODAY."""

    def to(day: date) -> None:
        class Day(date):
            @classmethod
            def today(cls) -> date:  # type: ignore[override]
                return day

        class Moment(datetime):
            @classmethod
            def now(cls, tz: object = None) -> datetime:  # type: ignore[override]
                return datetime(day.year, day.month, day.day, 12)  # local, wherever this runs

        for module in (dialogs, heart_to_heart_page, hearts_page):
            monkeypatch.setattr(module, "date", Day)
        for module in (heart_to_heart_session, hearts_session):
            monkeypatch.setattr(module, "datetime", Moment)

    to(TODAY)
    return to


def calendar_of(table: Player) -> CalendarDialog:
    table.choose("calendar")
    dialog = table.dialog("calendarDialog")
    assert isinstance(dialog, CalendarDialog)
    return dialog


def button_of(dialog: QDialog, day: date) -> DayButton:
    (found,) = [
        button
        for button in dialog.findChildren(DayButton)
        if button.isVisibleTo(dialog) and button.day == day
    ]
    return found


def streak(table: Player, dialog: QDialog) -> str:
    return table.found(QLabel, "streaks", dialog).text()


def win(table: HeartToHeartPlayer) -> None:
    table.play_last(*(solver.solution(table.game.code) or []))
    table.wait_until(lambda: table.dialogs("wonDialog"))
    for dialog in table.dialogs("wonDialog"):
        dialog.close()


def results(table: Player, kind: GameKind) -> list[GameResult]:
    return table.window.keeper.statistics.results(kind, only_daily=True)


def test_the_deal_of_the_day_is_won_on_its_day(table: HeartToHeartPlayer) -> None:
    table.choose("dealOfTheDay")
    assert table.reads("dealCode") == str(DEAL)
    win(table)
    (kept,) = results(table, GameKind.HEART_TO_HEART)
    assert (kept.daily, kept.begun, kept.won) == (TODAY, TODAY, True)
    dialog = calendar_of(table)
    assert "won on its day" in button_of(dialog, TODAY).accessibleName()
    assert "1" in streak(table, dialog)


def test_the_match_of_the_day_has_the_same_rules_and_opponents_for_all(
    open_hearts: OpenHearts, tmp_path: Path
) -> None:
    levels = ("EASY", "HARD", "EASY")
    table = open_hearts(MATCH, play_to=50, moon="BETTER", opponent_levels=levels)
    table.choose("dealOfTheDay")
    saved = table.session.saved
    assert table.window.code == str(daily_match(2026, 12, 10))
    assert (saved.game.rules, saved.levels) == (Rules(), ("NORMAL",) * 3)
    assert saved.daily == TODAY
    table.choose("levelHard")  # from the next match on
    assert table.session.saved.levels == ("NORMAL",) * 3
    table.act()
    table.choose("newGame")
    table.click("replaceGame", table.dialog("replaceGameDialog"))
    saved = table.session.saved
    assert (saved.daily, saved.levels) == (None, ("HARD",) * 3)
    assert saved.game.rules == Rules(play_to=50, moon=Moon.BETTER)
    (kept,) = results(table, GameKind.HEARTS)
    assert (kept.daily, kept.begun, kept.outcome) == (TODAY, TODAY, ResultOutcome.ABANDONED)
    dialog = calendar_of(table)
    assert "played" in button_of(dialog, TODAY).accessibleName()
    assert dialog.windowTitle() == "Calendar: Hearts"


def test_the_same_code_typed_is_no_deal_of_the_day(open_table: OpenTable) -> None:
    table = open_table(str(DEAL))
    table.tap("stock")
    assert table.window.page(GameKind.HEART_TO_HEART).session.daily is None


@pytest.mark.parametrize("kind", GameKind)
def test_a_restart_of_it_is_still_it_and_a_new_deal_is_not(
    open_table: OpenTable, kind: GameKind
) -> None:
    table = open_table()
    table.window.play(kind)
    session = table.window.page(kind).session
    for action, daily in (("dealOfTheDay", TODAY), ("restartDeal", TODAY), ("newGame", None)):
        table.choose(action)
        assert session.daily == daily


@pytest.mark.parametrize("kind", GameKind)
def test_it_goes_on_after_a_start(open_table: OpenTable, kind: GameKind) -> None:
    table = open_table()
    table.window.play(kind)
    table.choose("dealOfTheDay")
    code = table.window.code
    table.window.close()
    again = open_table(None)
    session = again.window.page(kind).session
    assert (again.window.code, session.daily) == (code, TODAY)
    assert session.saved.started.date() == TODAY  # type: ignore[attr-defined]


def test_a_past_day_is_played_from_the_calendar(table: HeartToHeartPlayer) -> None:
    past = date(2026, 11, 30)
    dialog = calendar_of(table)
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_PageUp)
    for _ in range(20):
        QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Right)
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Return)
    assert table.dialogs("calendarDialog") == []
    assert table.reads("dealCode") == str(daily_deal(2026, 11, 30))
    win(table)
    (kept,) = results(table, GameKind.HEART_TO_HEART)
    assert (kept.daily, kept.begun) == (past, TODAY)
    dialog = calendar_of(table)
    QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_PageUp)
    assert "won later" in button_of(dialog, past).accessibleName()
    assert "Streak: 0 days" in streak(table, dialog)


def test_a_past_match_is_played_from_the_calendar(open_hearts: OpenHearts) -> None:
    table = open_hearts()
    button_of(calendar_of(table), date(2026, 12, 2)).click()
    assert table.window.code == str(daily_match(2026, 12, 2))
    assert table.session.daily == date(2026, 12, 2)
    assert MatchCode.parse(table.window.code) == table.game.code


def test_a_game_in_progress_is_asked_for_before_a_day_replaces_it(
    table: HeartToHeartPlayer,
) -> None:
    table.tap("stock")
    button_of(calendar_of(table), TODAY).click()
    question = table.dialog("replaceGameDialog")
    assert table.reads("dealCode") == EXAMPLE
    table.click("replaceGame", question)
    assert table.reads("dealCode") == str(DEAL)


def test_a_day_in_progress_is_a_day_played(table: HeartToHeartPlayer) -> None:
    table.choose("dealOfTheDay")
    dialog = calendar_of(table)
    assert "not played yet" in button_of(dialog, TODAY).accessibleName()
    dialog.reject()
    table.tap("stock")
    dialog = calendar_of(table)
    assert button_of(dialog, TODAY).accessibleName().endswith(", played")


def test_midnight_begins_nothing(table: HeartToHeartPlayer, set_date: SetDate) -> None:
    """A deal that is begun before midnight and won after it is won on its day."""
    table.choose("dealOfTheDay")
    table.tap("stock")
    table.choose("undo")
    set_date(TODAY + timedelta(1))
    table.window.save()
    assert table.reads("dealCode") == str(DEAL)
    win(table)
    (kept,) = results(table, GameKind.HEART_TO_HEART)
    assert (kept.daily, kept.begun) == (TODAY, TODAY)
    table.choose("dealOfTheDay")
    assert table.reads("dealCode") == str(daily_deal(2026, 12, 11))


def test_midnight_while_the_calendar_is_open(table: HeartToHeartPlayer, set_date: SetDate) -> None:
    dialog = calendar_of(table)
    set_date(TODAY + timedelta(1))
    button_of(dialog, TODAY).click()
    assert table.reads("dealCode") == str(DEAL)
    win(table)
    (kept,) = results(table, GameKind.HEART_TO_HEART)
    assert day_states([kept]) == {TODAY: DayState.WON}


@pytest.mark.parametrize(
    "today",
    [
        TODAY,
        pytest.param(TODAY + timedelta(1), marks=pytest.mark.thorough),
        pytest.param(TODAY - timedelta(5), marks=pytest.mark.thorough),
    ],
)
def test_a_streak_of_three_days(open_table: OpenTable, set_date: SetDate, today: date) -> None:
    """It lasts until tomorrow ends, also if the clock is set back."""
    table = open_table()
    for back in (2, 1, 0):
        set_date(TODAY - timedelta(back))
        table.choose("dealOfTheDay")
        win(table)
    set_date(today)
    assert streak(table, calendar_of(table)) == (
        "Streak: 3 days won on their day  ·  longest: 3 days"
    )


def test_a_day_stands_as_its_best_result() -> None:
    later = TODAY + timedelta(1)
    lost = of_day(result(1, ResultOutcome.NO_MOVES))
    day = lost.daily
    assert day
    on_its_day, won_later = of_day(result(2)), of_day(result(3), later)
    assert day_states([result(4)]) == {}
    assert day_states([lost]) == {day: DayState.PLAYED}
    for results_of_day in ([lost, won_later], [won_later, lost]):
        assert day_states(results_of_day) == {day: DayState.WON}
    for results_of_day in ([on_its_day, won_later, lost], [won_later, lost, on_its_day]):
        assert day_states(results_of_day) == {day: DayState.WON_ON_ITS_DAY}


def test_asked_for_twice_it_opens_once(table: HeartToHeartPlayer) -> None:
    table.choose("calendar")
    table.choose("calendar")
    table.dialog("calendarDialog")
    table.window.keeper.flush()
    assert len(table.dialogs("calendarDialog")) == 1


def test_results_that_can_not_be_read_are_said(
    table: HeartToHeartPlayer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    problem = Problem(ProblemKind.NO_ACCESS, tmp_path / "statistics.db")
    monkeypatch.setattr(database, "prepare", lambda *_, **__: problem)
    dialog = calendar_of(table)
    (said,) = dialog.findChildren(ProblemDialog)
    said.close()


def test_it_closes_with_escape_and_deals_nothing(table: HeartToHeartPlayer) -> None:
    table.press_in(calendar_of(table), "Escape")
    assert table.dialogs("calendarDialog") == []
    assert table.reads("dealCode") == EXAMPLE


def test_while_the_example_is_on_the_table_there_is_no_calendar(table: HeartToHeartPlayer) -> None:
    table.choose("watchExample")
    assert not table.action("calendar").isEnabled()
    assert not table.action("dealOfTheDay").isEnabled()


def test_the_save_names_the_day(table: HeartToHeartPlayer, tmp_path: Path) -> None:
    table.choose("dealOfTheDay")
    table.window.save()
    saved = json.loads((tmp_path / "heart_to_heart.json").read_bytes())
    assert (saved["version"], saved["daily"]) == (2, "2026-12-10")
