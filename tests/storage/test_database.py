"""The database, wherever a system keeps it."""

import sqlite3
from contextlib import closing
from pathlib import Path, PurePath, PurePosixPath, PureWindowsPath

import pytest

from h2h.storage import database


@pytest.mark.parametrize(
    ("path", "uri"),
    [
        (PurePosixPath("/home/a b/r.sqlite"), "file:///home/a%20b/r.sqlite"),
        (
            PureWindowsPath(r"C:\Users\Мария\r.sqlite"),
            "file:///C:/Users/%D0%9C%D0%B0%D1%80%D0%B8%D1%8F/r.sqlite",
        ),
        (PureWindowsPath(r"\\server\share\r.sqlite"), "file:////server/share/r.sqlite"),
    ],
)
def test_the_uri_names_no_server(path: PurePath, uri: str) -> None:
    assert database.uri_of(path) == uri


@pytest.mark.parametrize("name", ["results", "50% of #1", "дом"])
def test_a_folder_of_any_name_will_do(tmp_path: Path, name: str) -> None:
    path = tmp_path / name / "r.sqlite"
    assert database.prepare(path) is None
    with database.connected(path) as connection:
        assert list(database.read_all(connection)) == []


def test_a_copy_that_fails_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    copy = sqlite3.connect(":memory:", isolation_level=None)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as without_results:
        monkeypatch.setattr(sqlite3, "connect", lambda *_, **__: copy)
        with pytest.raises(sqlite3.OperationalError, match="no such table"):
            database.copy_in_memory(without_results)
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        copy.execute("SELECT 1")
