"""The SQLite file of the results: opening it only if it is ours, whole and of our version.

`PRAGMA user_version` holds the version, `PRAGMA application_id` tells it from other programs'
databases. Everything here may raise sqlite3.Error and OSError; `statistics` turns them into values.
"""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path, PurePath
from typing import Final
from urllib.parse import quote

from h2h.storage.files import free_name, read_start, set_aside
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import COLUMNS, GameResult, as_row, from_row

APPLICATION_ID: Final = int.from_bytes(b"H2H!")

MIGRATIONS: tuple[str, ...] = (
    """
    CREATE TABLE results (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        started TEXT NOT NULL,
        ended TEXT NOT NULL,
        milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
        moves INTEGER NOT NULL CHECK (moves >= 0),
        score INTEGER NOT NULL CHECK (score >= 0),
        outcome TEXT NOT NULL CHECK (outcome IN ('won', 'no_moves', 'lost', 'abandoned')),
        south INTEGER,
        west INTEGER,
        north INTEGER,
        east INTEGER,
        place INTEGER,
        rounds INTEGER,
        moons INTEGER,
        play_to INTEGER,
        queen_of_spades TEXT,
        points_on_first_trick INTEGER,
        levels TEXT
    )
    """,
)
"""From nothing to version 1, from there to 2, and so on. Never change one that was released."""

_HEADER = 100
_SALVAGE_SECONDS = 5


@contextmanager
def connected(path: Path, *, only_read: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the file and close it again; a transaction must be begun by hand."""
    uri = f"{uri_of(path.absolute())}?mode={'ro' if only_read else 'rw'}"
    with closing(sqlite3.connect(uri, uri=True, timeout=1.0, isolation_level=None)) as connection:
        connection.row_factory = sqlite3.Row
        # Damaged text must not keep the rows after it from being read.
        connection.text_factory = lambda data: data.decode(errors="replace")
        connection.execute("PRAGMA trusted_schema = OFF")
        yield connection


def uri_of(path: PurePath) -> str:
    """Return the URI of an absolute path; SQLite takes no server's name, so a share is a path."""
    return "file:///" + quote(os.fsencode(path.as_posix().removeprefix("/")), safe="/:")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Do all of it or nothing."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def prepare(path: Path) -> Problem | None:
    """Have a database of our version at a path, whatever there was before.

    Returns:
        None if all is well. Otherwise what the player should be told; the file can be used
        all the same if what was wrong has been set aside.
    """
    head = read_start(path, _HEADER)
    if head is None:
        create(path)
        return None
    problem = head if isinstance(head, Problem) else _problem_of_header(head, path)
    if problem is None:
        # A kill in the middle of a migration has been rolled back once it is open.
        with connected(path) as connection:
            problem = _check(connection, path)
            if problem is None:
                migrate(connection, path)
                return None
    if problem.kind is ProblemKind.NEWER_VERSION:
        return problem
    return _begin_anew(problem)


def create(path: Path) -> None:
    """Make an empty database; it appears whole, so an empty file is always a damaged one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(path.name + ".new")
    for leftover in (new, _journal(new), _journal(path)):
        leftover.unlink(missing_ok=True)
    new.touch()
    with connected(new) as connection, transaction(connection):
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        _apply(connection, 0)
    os.replace(new, path)


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring an older version up to ours; a copy of what it was stays beside it."""
    version = _version(connection)
    if version == len(MIGRATIONS):
        return
    copy = free_name(path, f"version-{version}")
    with closing(sqlite3.connect(copy)) as target:
        connection.backup(target)
    with transaction(connection):
        _apply(connection, version)


def read_all(connection: sqlite3.Connection) -> Iterator[GameResult]:
    """Yield the results in the order they ended, without rows that make no sense."""
    for row in connection.execute("SELECT * FROM results ORDER BY ended, rowid"):
        with suppress(ValueError):
            yield from_row(dict(row))


def write_all(connection: sqlite3.Connection, results: list[GameResult]) -> None:
    """Add results in one transaction. One of a known id takes its place, but a win stays."""
    rows = [as_row(result) for result in results]
    changes = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
    with transaction(connection):
        connection.executemany(
            f"INSERT INTO results ({', '.join(COLUMNS)}) VALUES (:{', :'.join(COLUMNS)})"
            f" ON CONFLICT (id) DO UPDATE SET {changes} WHERE results.outcome <> 'won'",
            rows,
        )


def set_database_aside(path: Path, reason: str) -> Path | None:
    """Rename the database, and with it what a kill may have left to be rolled back."""
    kept_as = set_aside(path, reason)
    if kept_as:
        with suppress(OSError):
            _journal(path).rename(_journal(kept_as))
    return kept_as


def _problem_of_header(head: bytes, path: Path) -> Problem | None:
    """Look at a file without SQLite, which might change what a later version wrote."""
    if not head.startswith(b"SQLite format 3\0") or len(head) < _HEADER:
        return Problem(ProblemKind.UNREADABLE, path)
    version, application = int.from_bytes(head[60:64]), int.from_bytes(head[68:72])
    if application != APPLICATION_ID or version == 0:
        return Problem(ProblemKind.UNREADABLE, path)
    if version > len(MIGRATIONS):
        return Problem(ProblemKind.NEWER_VERSION, path)
    return None


def _check(connection: sqlite3.Connection, path: Path) -> Problem | None:
    """Look for damage: in the structure, and in the tables' definitions."""
    try:
        (answer,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
            _apply(model, 0, _version(connection))
            sound = answer == "ok" and _definitions(connection) == _definitions(model)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        sound = False
    return None if sound else Problem(ProblemKind.UNREADABLE, path)


def is_damage(error: sqlite3.Error) -> bool:
    """Tell whether an error means that the file is damaged, rather than out of reach."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


def _begin_anew(problem: Problem) -> Problem:
    """Set a damaged database aside, and take over into a new one what can still be read."""
    kept_as = set_database_aside(problem.path, "unreadable")
    if kept_as:
        create(problem.path)
        # What can't be read now is still there to be looked at: no reason to fail.
        with suppress(OSError):
            saved = _salvage(kept_as, problem.path) if kept_as.is_file() else []
            if saved:
                with connected(problem.path) as connection:
                    write_all(connection, saved)
    return Problem(problem.kind, problem.path, kept_as)


def _salvage(damaged: Path, fresh: Path) -> list[GameResult]:
    """Read what can still be read of a damaged database."""
    found = _readable(damaged)
    if not found:
        # The first page tells where the rest is, and is the same in all our databases.
        first, rest = fresh.read_bytes(), damaged.read_bytes()
        size = int.from_bytes(first[16:18])
        pages = len(rest) // size
        mended = fresh.with_name(fresh.name + ".mended")
        mended.write_bytes(first[:28] + pages.to_bytes(4) + first[32:size] + rest[size:])
        found = _readable(mended)
        mended.unlink()
    return sorted(found.values(), key=lambda result: result.ended)


def _readable(path: Path) -> dict[str, GameResult]:
    found: dict[str, GameResult] = {}
    deadline = time.monotonic() + _SALVAGE_SECONDS
    with suppress(sqlite3.Error, OSError), connected(path, only_read=True) as connection:
        connection.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
        # From both ends: reading stops at the first page that is damaged.
        for order in ("ASC", "DESC"):
            with suppress(sqlite3.Error):
                for row in connection.execute(f"SELECT * FROM results ORDER BY rowid {order}"):
                    with suppress(ValueError):
                        result = from_row(dict(row))
                        found[result.id] = result
    return found


def _apply(connection: sqlite3.Connection, first: int, last: int | None = None) -> None:
    for statement in MIGRATIONS[first:last]:
        connection.execute(statement)
    version = len(MIGRATIONS) if last is None else last
    connection.execute(f"PRAGMA user_version = {version}")


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)


def _definitions(connection: sqlite3.Connection) -> list[tuple[object, ...]]:
    query = "SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name"
    return [tuple(row) for row in connection.execute(query)]


def _journal(path: Path) -> Path:
    return path.with_name(path.name + "-journal")
