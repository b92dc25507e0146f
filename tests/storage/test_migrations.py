"""Databases of older versions are copied, then brought up to ours."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from h2h.storage import database
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import COLUMNS, MatchFacts, as_row
from h2h.storage.settings import GameKind
from h2h.storage.statistics import FILE_NAME, Statistics
from tests.storage.disks import fill
from tests.storage.test_statistics import ids, numbers, result

CURRENT = len(database.MIGRATIONS)
NEXT = "ALTER TABLE results ADD COLUMN weather TEXT"


@pytest.fixture
def next_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "MIGRATIONS", (*database.MIGRATIONS, NEXT))


def test_a_released_migration_never_changes() -> None:
    """Databases were made by it; put a new one behind it instead."""
    digests = [sha256(" ".join(each.split()).encode()).hexdigest() for each in database.MIGRATIONS]
    assert digests[:1] == ["829681eaec0694787dae63840516f3fac002ef26f8bae203d90070cecb5e9c5c"]


def test_an_older_version_is_copied_and_brought_up(
    tmp_path: Path, filled: bytes, next_version: None
) -> None:
    (tmp_path / FILE_NAME).write_bytes(filled)
    statistics = Statistics(tmp_path)
    assert ids(statistics) == numbers(*range(12))
    assert statistics.problem() is None
    (copy,) = (path for path in tmp_path.iterdir() if f"version-{CURRENT}" in path.name)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (CURRENT,)
        assert connection.execute("SELECT count(*) FROM results").fetchone() == (12,)
    statistics.record(result(50))
    assert ids(Statistics(tmp_path)) == numbers(*range(12), 50)
    assert len(list(tmp_path.iterdir())) == 2


def test_a_fresh_database_passes_for_a_migrated_one(tmp_path: Path, next_version: None) -> None:
    Statistics(tmp_path).record(result(1))
    statistics = Statistics(tmp_path)
    assert ids(statistics) == numbers(1)
    assert statistics.problem() is None


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, filled: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = (*database.MIGRATIONS, NEXT, "ALTER TABLE nowhere ADD COLUMN x TEXT")
    monkeypatch.setattr(database, "MIGRATIONS", bad)
    path = tmp_path / FILE_NAME
    path.write_bytes(filled)
    statistics = Statistics(tmp_path)
    assert statistics.record(result(50))
    assert path.read_bytes()[60:64] == filled[60:64]
    monkeypatch.undo()
    assert ids(Statistics(tmp_path)) == numbers(*range(12), 50)


@pytest.mark.skipif(os.name == "nt", reason="needs a small disk")
def test_without_room_for_the_copy_nothing_is_migrated(
    small_disk: Path, filled: bytes, next_version: None
) -> None:
    path = small_disk / FILE_NAME
    path.write_bytes(filled)
    fill(small_disk)
    problem = Statistics(small_disk).record(result(50))
    assert problem == Problem(ProblemKind.DISK_FULL, path)
    assert path.read_bytes() == filled


def test_version_1_is_brought_up_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its results keep their order, and its matches are by the classic rules."""
    added = ("house_rules", "taken_back", "daily", "begun", "winnable")
    first = {name: name for name in COLUMNS if name not in added}
    with monkeypatch.context() as patch:
        patch.setattr(database, "MIGRATIONS", database.MIGRATIONS[:1])
        database.create(tmp_path / FILE_NAME)
    rows = [as_row(result(number)) for number in (3, 1, 2)]
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        names = ", ".join(first)
        values = ", ".join(f":{name}" for name in first)
        connection.executemany(f"INSERT INTO results ({names}) VALUES ({values})", rows)
        connection.commit()
    statistics = Statistics(tmp_path)
    assert sorted(ids(statistics)) == sorted(numbers(1, 2, 3))
    assert statistics.problem() is None
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        kept = connection.execute("SELECT id, house_rules FROM results ORDER BY rowid").fetchall()
    assert kept == [(row["id"], row["house_rules"]) for row in rows]


def test_a_score_can_be_negative(tmp_path: Path) -> None:
    facts = MatchFacts(
        (-10, 3, 13, 10), 1, 1, 0, 50, "ALWAYS", True, "EASY EASY EASY", "moon=BETTER"
    )
    match = replace(result(1), game=GameKind.HEARTS, score=-10, match=facts)
    Statistics(tmp_path).record(match)
    (kept,) = Statistics(tmp_path).results(GameKind.HEARTS)
    assert (kept.score, kept.match) == (-10, facts)
