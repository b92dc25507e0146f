"""What results come to: SQL says the same as plain Python, for any results and any filter."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from itertools import groupby, product
from pathlib import Path
from statistics import mean, median
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.storage import database, summaries
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import COLUMNS, SOUTH, GameResult, ResultOutcome
from h2h.storage.settings import GameKind
from h2h.storage.statistics import FILE_NAME, Statistics
from h2h.storage.summaries import (
    DayCount,
    Deals,
    DealSummary,
    Filter,
    MatchSummary,
    Opponents,
    Overview,
    Summary,
)
from tests.storage.test_statistics import match_result, result

HH, HT = GameKind.HEART_TO_HEART, GameKind.HEARTS
WON, NO_MOVES, LOST, ABANDONED = ResultOutcome
LETTERS = {"w": WON, "n": NO_MOVES, "a": ABANDONED}
FILTERS = [
    *(Filter(HH, deals) for deals in Deals),
    *(
        Filter(HT, play_to=play_to, house_rules=rules, opponents=opponents)
        for play_to, rules, opponents in product(
            (None, 50, 100), (None, False, True), (None, *Opponents)
        )
    ),
]


def found(results: Sequence[GameResult], wanted: Filter) -> Overview:
    """Return what SQL says."""
    with closing(database.empty_in_memory()) as connection:
        database.write_all(connection, results)
        return summaries.overview(connection, wanted)


def passes(each: GameResult, wanted: Filter) -> bool:
    if each.game is not wanted.game:
        return False
    match = each.match
    if match is None:
        return {Deals.ANY: True, Deals.WINNABLE: each.winnable, Deals.DAILY: bool(each.daily)}[
            wanted.deals
        ]
    levels = set(match.levels.split())
    opponents = Opponents(levels.pop()) if len(levels) == 1 else Opponents.MIXED
    return (
        wanted.play_to in (None, match.play_to)
        and wanted.house_rules in (None, bool(match.house_rules))
        and wanted.opponents in (None, opponents)
    )


def plain(results: Sequence[GameResult], wanted: Filter) -> Overview:
    """Return the same without SQL."""
    chosen = [each for each in results if passes(each, wanted)]
    apart = [each for each in chosen if each.match and each.match.taken_back]
    counted = [each for each in chosen if each not in apart]
    won = [each for each in counted if each.won]
    streaks = [len(list(run)) for is_won, run in groupby(counted, lambda e: e.won) if is_won]
    times, moves = [each.milliseconds for each in won], [each.moves for each in won]
    days = sorted({each.ended.astimezone().date() for each in counted})
    summary = Summary(
        len(counted),
        len(won),
        streaks[-1] if counted and counted[-1].won else 0,
        max(streaks, default=0),
        min(times, default=None),
        median(times) if times else None,
        min(moves, default=None),
        median(moves) if moves else None,
        tuple(
            DayCount(
                day,
                *(
                    sum(each.ended.astimezone().date() == day for each in counted if each.won is on)
                    for on in (True, False)
                ),
            )
            for day in days
        ),
        tuple(times[-summaries.LATEST :]),
    )
    matches = [(each.outcome is not ABANDONED, each.match) for each in counted if each.match]
    ended = [match for played_out, match in matches if played_out]
    points = [match.scores[SOUTH] for match in ended]
    rounds = sum(match.rounds for _, match in matches)
    first, second, third, fourth = (sum(m.place == at for m in ended) for at in (1, 2, 3, 4))
    return Overview(
        summary,
        MatchSummary(
            (first, second, third, fourth),
            mean(points) if points else None,
            sum(match.scores[SOUTH] for _, match in matches) / rounds if rounds else None,
            sum(match.moons for _, match in matches),
            tuple(points[-summaries.LATEST :]),
            len(apart),
            sum(each.won for each in apart),
        ),
    )


def assert_the_same(first: Overview, second: Overview) -> None:
    assert first.summary == second.summary
    mean_points = first.matches.mean_points
    assert mean_points == pytest.approx(second.matches.mean_points)
    assert replace(first.matches, mean_points=None) == replace(second.matches, mean_points=None)


@st.composite
def played(draw: st.DrawFn) -> list[GameResult]:
    """Return results of both games, in any order of their times."""
    results = []
    for number in range(draw(st.integers(0, 30))):
        common: dict[str, Any] = {
            "milliseconds": draw(st.integers(0, 10**7)),
            "ended": datetime(2026, 1, 1, tzinfo=UTC) + timedelta(hours=draw(st.integers(0, 999))),
        }
        if draw(st.booleans()):
            each = replace(
                result(number, draw(st.sampled_from([WON, NO_MOVES, ABANDONED]))),
                moves=draw(st.integers(0, 200)),
                winnable=draw(st.booleans()),
                daily=draw(st.sampled_from([None, date(2026, 1, 1)])),
                **common,
            )
        else:
            each = _match(draw, number, **common)
        results.append(each)
    return results


def _match(draw: st.DrawFn, number: int, **common: Any) -> GameResult:
    each = match_result(number)
    assert each.match
    facts = replace(
        each.match,
        scores=(draw(st.integers(-30, 150)), *each.match.scores[1:]),
        place=draw(st.integers(1, 4)),
        rounds=draw(st.integers(0, 20)),
        moons=draw(st.integers(0, 2)),
        play_to=draw(st.sampled_from([50, 100, 150])),
        levels=draw(
            st.sampled_from(["EASY EASY EASY", "HARD HARD HARD", "EASY HARD HARD"])
            | st.just("NORMAL NORMAL NORMAL")
        ),
        house_rules=draw(st.sampled_from(["", "jack_of_diamonds"])),
        taken_back=draw(st.booleans()),
    )
    outcome = draw(st.sampled_from([WON, LOST, ABANDONED]))
    return replace(each, match=facts, outcome=outcome, **common)


@profile(max_examples=25, deadline=None)
@given(played(), st.sampled_from(FILTERS))
def test_sql_says_what_plain_python_says(results: list[GameResult], wanted: Filter) -> None:
    assert_the_same(found(results, wanted), plain(results, wanted))


@pytest.mark.thorough
@profile(max_examples=300, deadline=None)
@given(played(), st.sampled_from(FILTERS))
def test_sql_says_so_of_many_results(results: list[GameResult], wanted: Filter) -> None:
    assert_the_same(found(results, wanted), plain(results, wanted))


@pytest.mark.parametrize("game", GameKind)
def test_nothing_played(game: GameKind) -> None:
    assert found([], Filter(game)) == Overview()
    assert Summary().rate is None


@pytest.mark.parametrize(
    ("games", "current", "longest"),
    [("w", 1, 1), ("n", 0, 0), ("wwn", 0, 2), ("wwnw", 1, 2), ("wawww", 3, 3), ("aaa", 0, 0)],
)
def test_streaks(games: str, current: int, longest: int) -> None:
    results = [result(at, LETTERS[each]) for at, each in enumerate(games)]
    summary = found(results, Filter(HH)).summary
    assert (summary.current_streak, summary.longest_streak) == (current, longest)
    assert summary.rate == games.count("w") / len(games)


def test_best_and_median_are_of_games_won() -> None:
    games = [
        replace(result(at, outcome), milliseconds=time, moves=moves)
        for at, (outcome, time, moves) in enumerate(
            [(WON, 9000, 70), (NO_MOVES, 10, 1), (WON, 5000, 90), (WON, 7000, 60), (WON, 6000, 75)]
        )
    ]
    summary = found(games, Filter(HH)).summary
    assert (summary.best_milliseconds, summary.median_milliseconds) == (5000, 6500)
    assert (summary.best_moves, summary.median_moves) == (60, 72.5)
    assert summary.times == (9000, 5000, 7000, 6000)


def test_the_latest_values_are_kept_in_their_order() -> None:
    count = summaries.LATEST + 30
    games = [replace(result(at), milliseconds=at) for at in range(count)]
    assert found(games, Filter(HH)).summary.times == tuple(range(30, count))


def test_matches() -> None:
    first, second, third = (match_result(number) for number in range(3))
    assert second.match
    assert third.match
    lost = replace(second.match, scores=(80, 20, 110, 90), place=2, moons=0)
    left = replace(third.match, scores=(12, 8, 6, 0), place=4, rounds=1, moons=0)
    results = [
        first,
        replace(second, outcome=LOST, match=lost),
        replace(third, outcome=ABANDONED, match=left),
    ]
    matches = found(results, Filter(HT)).matches
    assert matches.places == (1, 1, 0, 0)
    assert matches.mean_points == 60
    assert matches.mean_round_points == (40 + 80 + 12) / 21
    assert matches.moons == 1
    assert matches.points == (40, 80)


@pytest.mark.parametrize(
    "ended", ["0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00", "no date", "", "1999-99-99"]
)
def test_a_clock_that_was_wrong_by_any_time_costs_no_other_day(ended: str) -> None:
    with closing(database.empty_in_memory()) as connection:
        database.write_all(connection, [result(1), result(2)])
        connection.execute("UPDATE results SET ended = ? WHERE rowid = 1", (ended,))
        summary = summaries.overview(connection, Filter(HH)).summary
    assert summary.days[-1] == DayCount(result(2).ended.astimezone().date(), 1, 0)
    assert summary.played == 2


@pytest.mark.parametrize("value", ["text", 0.5, 1 << 62, -5, b"\xff", None])
def test_values_of_any_kind_raise_nothing(value: object) -> None:
    """SQLite lets each column hold any kind of value, and damage may put it there."""
    with closing(database.empty_in_memory()) as connection:
        database.write_all(connection, [result(1), match_result(2), match_result(3)])
        connection.execute("PRAGMA ignore_check_constraints = ON")
        for column in COLUMNS:
            connection.execute("BEGIN")
            # A check of NOT NULL is not ignored; the check of a file notices such a value.
            with suppress(sqlite3.IntegrityError):
                connection.execute(f"UPDATE results SET {column} = ? WHERE rowid < 3", (value,))
            summaries.overview(connection, Filter(HH))
            matches = summaries.overview(connection, Filter(HT))
            assert matches.summary.played >= 1, column
            list(database.csv_parts(connection))
            connection.execute("ROLLBACK")


def test_deals_are_the_latest_first_and_not_all(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(0))
    count = summaries.MOST_DEALS + 20
    with database.connected(tmp_path / FILE_NAME) as connection:
        database.write_all(
            connection,
            (replace(result(at), code=f"HH1-N-{at:07}") for at in range(1, count)),
        )
    deals = statistics.deals(Filter(HH))
    assert [deal.code for deal in deals] == [
        f"HH1-N-{at:07}" for at in range(count - 1, count - 1 - summaries.MOST_DEALS, -1)
    ]
    assert statistics.deals(Filter(HT)) == []
    (only,) = statistics.deals(Filter(HH, code="AAM"))
    assert only == DealSummary("HH1-N-AAAAAAM", 1, 1, 90_500, 70, None)
    assert statistics.results_of(only.code) == [result(0)]


def test_what_waits_is_summarised_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(1))
    full = Problem(ProblemKind.DISK_FULL, tmp_path / FILE_NAME)
    with monkeypatch.context() as patch:
        patch.setattr(Statistics, "_write_waiting", lambda _: full)
        statistics.record(result(2))
        statistics.record(match_result(3))
        assert [statistics.overview(Filter(game)).summary.played for game in (HH, HT)] == [2, 1]
    assert statistics.overview(Filter(HH)).summary.played == 2


def test_without_the_database_what_waits_is_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = Problem(ProblemKind.DISK_FULL, tmp_path / FILE_NAME)
    monkeypatch.setattr(database, "prepare", lambda *_, **__: full)
    statistics = Statistics(tmp_path)
    statistics.record(result(1))
    assert statistics.overview(Filter(HH)).summary.won == 1
    assert statistics.problem() == full


def test_damage_that_a_reading_does_not_meet_is_set_aside_before_a_result_is_written(
    tmp_path: Path,
) -> None:
    path = tmp_path / FILE_NAME
    Statistics(tmp_path).record(result(1))
    whole = path.read_bytes()
    damaged = whole[:8192] + b"\xaa" * 4096 + whole[12288:]  # the index
    path.write_bytes(damaged)
    statistics = Statistics(tmp_path)
    assert statistics.overview(Filter(HH)).summary.played == 1
    assert statistics.problem() is None
    problem = statistics.record(result(2))
    assert problem
    assert problem.kept_as
    assert problem.kept_as.read_bytes() == damaged
    assert statistics.overview(Filter(HH)).summary.played == 2


def test_damage_since_the_check_is_set_aside(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    for number in range(200):
        statistics._load_waiting()[f"{number:032x}"] = result(number)
    assert statistics.write() is None
    path = tmp_path / FILE_NAME
    whole = path.read_bytes()
    middle = len(whole) // 2 // 4096 * 4096
    path.write_bytes(whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :])
    assert statistics.overview(Filter(HH)).summary.played > 120
    problem = statistics.problem()
    assert problem
    assert problem.kept_as
