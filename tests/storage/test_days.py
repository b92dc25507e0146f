"""The day of a deal of the day, in saves and results, and files of before there were any."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone
from pathlib import Path

import pytest

from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.result import result_of
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.hearts import saved_match
from h2h.hearts.result import result_of as result_of_match
from h2h.hearts.saved_match import SavedMatch
from h2h.storage import database, document
from h2h.storage.document import Values, new_id
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult, as_row
from h2h.storage.settings import GameKind
from h2h.storage.statistics import FILE_NAME, WAITING_FORMAT, WAITING_NAME, Statistics
from h2h.storage.summaries import Deals, Filter
from tests.storage.games import ID, STARTED, heart_to_heart, match
from tests.storage.test_statistics import match_result, result

HH, HT = GameKind.HEART_TO_HEART, GameKind.HEARTS
DAY = date(2026, 12, 1)
LEVELS = ("NORMAL", "NORMAL", "NORMAL")


def of_day(each: GameResult, begun: date = DAY) -> GameResult:
    return replace(each, daily=DAY, begun=begun)


@pytest.mark.parametrize(
    ("daily", "winnable", "version"),
    [(None, False, 1), (DAY, False, 2), (None, True, 3)],
    ids=["any deal", "deal of the day", "winnable deal"],
)
def test_the_save_of_a_game(
    tmp_path: Path, daily: date | None, version: int, *, winnable: bool
) -> None:
    game = SavedGame(ID, heart_to_heart(), 0, STARTED, daily=daily, winnable=winnable)
    saved_game.save(game, tmp_path)
    path = tmp_path / saved_game.FILE_NAME
    assert json.loads(path.read_bytes())["version"] == version
    loaded = saved_game.load(tmp_path).saved
    assert loaded
    assert (loaded.daily, loaded.winnable) == (daily, winnable)
    assert result_of(loaded).winnable == winnable


@pytest.mark.parametrize("taken_back", [False, True])
@pytest.mark.parametrize("daily", [None, DAY], ids=["any match", "match of the day"])
def test_the_save_of_a_match(tmp_path: Path, daily: date | None, *, taken_back: bool) -> None:
    saved = SavedMatch(ID, match(), LEVELS, 0, STARTED, taken_back=taken_back, daily=daily)
    saved_match.save(saved, tmp_path)
    path = tmp_path / saved_match.FILE_NAME
    expected = 3 if daily else 2 if taken_back else 1
    assert json.loads(path.read_bytes())["version"] == expected
    loaded = saved_match.load(tmp_path).saved
    assert loaded
    assert (loaded.daily, loaded.taken_back) == (daily, taken_back)


@pytest.mark.parametrize(
    "text", ["", "20261201", "2026-W49-2", "2026-13-01", "2026-12-1", 5, [], {}]
)
def test_what_is_no_date_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        Values({"daily": text}).day("daily")
    with pytest.raises(ValueError, match=r"."):
        Values({"daily": text}).day_if_any("daily")


@pytest.mark.parametrize(
    "zone", [UTC, timezone(timedelta(hours=13)), timezone(timedelta(hours=-11))], ids=str
)
def test_a_game_is_begun_on_the_date_that_the_player_saw(tmp_path: Path, zone: timezone) -> None:
    """Also if it is saved, and ended somewhere else."""
    started = datetime(2026, 12, 1, 23, 30, tzinfo=zone)
    game = SavedGame(new_id(), heart_to_heart(), 0, started, daily=DAY)
    played = SavedMatch(new_id(), match(), LEVELS, 0, started, daily=DAY)
    saved_game.save(game, tmp_path)
    saved_match.save(played, tmp_path)
    loaded, loaded_match = saved_game.load(tmp_path).saved, saved_match.load(tmp_path).saved
    assert loaded
    assert loaded_match
    statistics = Statistics(tmp_path)
    statistics.record(result_of(loaded))
    statistics.record(result_of_match(loaded_match))
    for kind in GameKind:
        (kept,) = Statistics(tmp_path).results(kind)
        assert (kept.daily, kept.begun) == (DAY, DAY)


def test_only_deals_of_the_day_can_be_read(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    daily, hearts = of_day(result(2), date(2026, 12, 3)), of_day(match_result(4))
    for each in (result(1), daily, result(3), hearts, match_result(5)):
        statistics.record(each)
    assert statistics.results(HH, only_daily=True) == [daily]
    assert statistics.results(HT, only_daily=True) == [hearts]
    assert len(statistics.results(HH)) == 3


def test_also_while_they_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    full = Problem(ProblemKind.DISK_FULL, tmp_path / FILE_NAME)
    monkeypatch.setattr(database, "prepare", lambda *_, **__: full)
    for each in (result(1), of_day(result(2))):
        Statistics(tmp_path).record(each)
    assert Statistics(tmp_path).results(HH, only_daily=True) == [of_day(result(2))]
    monkeypatch.undo()
    assert Statistics(tmp_path).results(HH, only_daily=True) == [of_day(result(2))]


def test_results_that_an_earlier_version_could_not_write_are_read(tmp_path: Path) -> None:
    rows = [as_row(each) for each in (result(1), match_result(2))]
    for row in rows:
        del row["daily"], row["begun"], row["winnable"]
    data = document.encode(WAITING_FORMAT, 1, {"results": rows})
    (tmp_path / WAITING_NAME).write_bytes(data)
    statistics = Statistics(tmp_path)
    assert statistics.results(HH) == [result(1)]
    assert statistics.results(HT) == [match_result(2)]
    assert statistics.problem() is None


@pytest.mark.parametrize("version", [1, 2, 3])
def test_a_database_of_an_earlier_version_is_copied_and_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    path = tmp_path / FILE_NAME
    with monkeypatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", database.MIGRATIONS[:version])
        database.create(path)
    results = [result(3), result(1), match_result(2)]
    with closing(sqlite3.connect(path)) as connection:
        known = [row[1] for row in connection.execute("PRAGMA table_info(results)")]
        names = ", ".join(known)
        values = ", ".join(f":{name}" for name in known)
        rows = [as_row(each) for each in results]
        connection.executemany(f"INSERT INTO results ({names}) VALUES ({values})", rows)
        connection.commit()
    before = path.read_bytes()
    statistics = Statistics(tmp_path)
    assert statistics.results(HH) == results[:2]
    assert statistics.results(HT) == results[2:]
    assert statistics.problem() is None
    (copy,) = (each for each in tmp_path.iterdir() if f"version-{version}" in each.name)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (version,)
        assert connection.execute("SELECT count(*) FROM results").fetchone() == (3,)
    assert len(before) <= copy.stat().st_size
    assert statistics.overview(Filter(HH, Deals.WINNABLE)).summary.played == 0
    winnable = replace(of_day(result(9)), winnable=True)
    statistics.record(winnable)
    assert Statistics(tmp_path).results(HH, only_daily=True) == [winnable]
    assert statistics.overview(Filter(HH, Deals.WINNABLE)).summary.played == 1


def test_a_date_that_makes_no_sense_costs_that_row_alone(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    for each in (of_day(result(1)), of_day(result(2))):
        statistics.record(each)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("UPDATE results SET daily = 'someday' WHERE rowid = 1")
        connection.commit()
    assert Statistics(tmp_path).results(HH, only_daily=True) == [of_day(result(2))]
