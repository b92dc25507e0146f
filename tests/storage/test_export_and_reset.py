"""Results taken elsewhere, and begun anew: nothing is lost on the way."""

import csv
import sqlite3
import sys
from contextlib import closing
from datetime import datetime
from pathlib import Path

import pytest

from h2h.storage import database
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import COLUMNS
from h2h.storage.statistics import FILE_NAME, Statistics
from tests.storage.test_statistics import ids, match_result, numbers, result


def test_export_holds_every_result(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(1))
    statistics.record(match_result(2))
    assert statistics.export_csv(tmp_path / "out.csv") is None
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == numbers(1, 2)
    assert rows[0]["outcome"] == "won"
    assert rows[0]["south"] == ""
    assert rows[1]["west"] == "103"
    assert datetime.fromisoformat(rows[0]["ended"]) == result(1).ended


def test_an_export_of_many_results_is_in_their_order(tmp_path: Path) -> None:
    """It is put together from several parts."""
    statistics = Statistics(tmp_path)
    statistics.record(result(0))
    with database.connected(tmp_path / FILE_NAME) as connection:
        database.write_all(connection, map(result, range(1, 2500)))
    assert statistics.export_csv(tmp_path / "out.csv") is None
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        assert [row["id"] for row in csv.DictReader(file)] == numbers(*range(2500))


def test_export_to_where_nothing_can_be_written_says_so(tmp_path: Path) -> None:
    problem = Statistics(tmp_path).export_csv(tmp_path)
    assert problem == Problem(ProblemKind.NO_ACCESS, tmp_path)


def test_export_of_what_cannot_be_read_writes_nothing(tmp_path: Path) -> None:
    statistics, out = Statistics(tmp_path), tmp_path / "out.csv"
    statistics.record(result(1))
    with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        problem = statistics.export_csv(out)
    assert problem == Problem(ProblemKind.NO_ACCESS, tmp_path / FILE_NAME)
    assert not out.exists()


def test_an_export_is_a_table_whatever_the_texts(tmp_path: Path) -> None:
    """A damaged file can hold any text and any kind of value."""
    statistics = Statistics(tmp_path)
    odd = 'a "quoted", text\r\nof two lines, = %s ♥'
    statistics.record(result(1))
    statistics.record(match_result(2))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
        connection.execute("UPDATE results SET code = ? WHERE rowid = 1", (odd,))
        connection.execute("UPDATE results SET west = 'none', levels = NULL WHERE rowid = 2")
        connection.commit()
    assert statistics.export_csv(tmp_path / "out.csv") is None
    with (tmp_path / "out.csv").open(newline="", encoding="utf-8") as file:
        first, second = csv.DictReader(file)
    assert tuple(first) == COLUMNS
    assert first["code"] == odd
    assert (second["west"], second["levels"], second["east"]) == ("none", "", "57")


def test_reset_keeps_a_copy(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(1))
    kept_as = statistics.reset()
    assert isinstance(kept_as, Path)
    assert "before-reset" in kept_as.name
    assert ids(statistics) == []
    statistics.record(result(2))
    assert ids(Statistics(tmp_path)) == numbers(2)
    kept_as.replace(tmp_path / FILE_NAME)
    assert ids(Statistics(tmp_path)) == numbers(1)


OWN = ["statistics.db", "STATISTICS.DB", "statistics-waiting.json", "heart_to_heart.json"]
OWN += ["hearts.json", "settings.ini", "errors.txt", "running/lock", "cache/deck.bin", "new-file"]


@pytest.mark.parametrize("name", OWN)
def test_an_export_never_replaces_a_file_of_the_program(tmp_path: Path, name: str) -> None:
    folder = tmp_path / "data"
    statistics = Statistics(folder)
    statistics.record(result(1))
    before = {path: path.read_bytes() for path in folder.iterdir() if path.is_file()}
    paths = [folder / name, tmp_path / "data" / ".." / "data" / name]
    if sys.platform != "win32":  # few users may make links there, and Wine shows them as files
        (tmp_path / "link.csv").symlink_to(folder / name)
        paths.append(tmp_path / "link.csv")
    for path in paths:
        assert statistics.export_csv(path) == Problem(ProblemKind.OWN_FILE, path)
    assert {path: path.read_bytes() for path in folder.iterdir() if path.is_file()} == before


def test_an_export_leaves_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "own.csv.part").write_text("mine")
    assert Statistics(tmp_path).export_csv(tmp_path / "own.csv") is None
    assert (tmp_path / "own.csv.part").read_text() == "mine"
