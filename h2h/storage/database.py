"""The SQLite file of the results: it is opened only if it is ours, whole and of our version.

`PRAGMA user_version` holds the version, `PRAGMA application_id` distinguishes it from other
programs' databases. Results keep the order in which they were first recorded, which is that of
SQLite's rowid: the computer's clock may be changed between two games. Every function may raise
sqlite3.Error and OSError; `statistics` turns them into values.
"""

import os
import sqlite3
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path, PurePath
from typing import Final
from urllib.parse import quote

from h2h.storage.files import free_name, read_start, retried, set_aside, write_whole
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import COLUMNS, TEXTS, GameResult, as_row, from_row

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
    # A score can be negative, and matches of Hearts have house rules.
    """
    ALTER TABLE results RENAME TO before;
    CREATE TABLE results (
        id TEXT NOT NULL PRIMARY KEY,
        game TEXT NOT NULL,
        code TEXT NOT NULL,
        started TEXT NOT NULL,
        ended TEXT NOT NULL,
        milliseconds INTEGER NOT NULL CHECK (milliseconds >= 0),
        moves INTEGER NOT NULL CHECK (moves >= 0),
        score INTEGER NOT NULL,
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
        levels TEXT,
        house_rules TEXT,
        taken_back INTEGER
    );
    INSERT INTO results
        SELECT *, CASE game WHEN 'hearts' THEN '' END, CASE game WHEN 'hearts' THEN 0 END
        FROM before ORDER BY rowid;
    DROP TABLE before
    """,
    # A deal of the day names its day, and every deal the date on which it was begun.
    """
    ALTER TABLE results ADD COLUMN daily TEXT;
    ALTER TABLE results ADD COLUMN begun TEXT
    """,
    # Whether a deal was dealt while only deals that can be won were dealt.
    "ALTER TABLE results ADD COLUMN winnable INTEGER",
)
"""To version 1, from there to 2, and so on. Never change one that was released."""

_HEADER = 100
_SALVAGE_SECONDS = 5
_LINES = 1000


@contextmanager
def connected(path: Path, *, only_read: bool = False) -> Iterator[sqlite3.Connection]:
    """Open the file and close it again; use `transaction` to change it."""
    uri = f"{uri_of(path.absolute())}?mode={'ro' if only_read else 'rw'}"
    with closing(sqlite3.connect(uri, uri=True, timeout=1.0, isolation_level=None)) as connection:
        _configure(connection)
        yield connection


def uri_of(path: PurePath) -> str:
    """Return the URI of an absolute path; SQLite takes no server's name, so a share is a path."""
    return "file:///" + quote(os.fsencode(path.as_posix().removeprefix("/")), safe="/:")


def _configure(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    # Damaged text must not keep the rows after it from being read.
    connection.text_factory = lambda data: data.decode(errors="replace")
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA temp_store = MEMORY")


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit the changes of a block, or none of them if it raises."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    except BaseException:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    connection.execute("COMMIT")


def prepare(path: Path, *, whole: bool = True) -> Problem | None:
    """Make sure that there is a database of our version at a path, whatever there was before.

    Args:
        path: where it lies.
        whole: check every page of the file, which takes a third of a second for 100,000 results.
            Without it damage can turn up while the file is read, but must not be written to.

    Returns:
        None if there is one. Otherwise what the player should know; the file can still be used if
        what was wrong has been set aside.
    """
    head = read_start(path, _HEADER)
    if head is None:
        return create(path)
    problem = head if isinstance(head, Problem) else _problem_of_header(head, path)
    if problem is None:
        # Opening it rolls back a migration that was killed.
        with connected(path) as connection:
            problem = _check(connection, path, whole=whole)
            if problem is None:
                return migrate(connection, path)
    if problem.kind is ProblemKind.NEWER_VERSION:
        return problem
    return _replace_damaged(problem)


def create(path: Path) -> Problem | None:
    """Create an empty database; it appears whole, so an empty file is always a damaged one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(empty_in_memory()) as connection:
        connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        data = connection.serialize()
    _journal(path).unlink(missing_ok=True)  # of another database, which is gone
    return write_whole(path, data)


def migrate(connection: sqlite3.Connection, path: Path) -> Problem | None:
    """Bring an older version up to ours, after writing a copy of it beside it."""
    version = _version(connection)
    if version == len(MIGRATIONS):
        return None
    problem = write_whole(free_name(path, f"version-{version}"), connection.serialize())
    if problem:
        return Problem(problem.kind, path)
    with transaction(connection):
        _apply(connection, version)
    return None


def copy_in_memory(connection: sqlite3.Connection) -> sqlite3.Connection:
    """Return a connection to a copy, which can be read at length while the file is written.

    Raises:
        sqlite3.Error: the file is damaged or locked.
    """
    copy = sqlite3.connect(":memory:", isolation_level=None)
    try:
        _configure(copy)
        # A backup waits for ever while another program locks the file; this read does not.
        connection.execute("BEGIN")
        connection.execute("SELECT 1 FROM results LIMIT 1").fetchone()
        connection.backup(copy)
        connection.execute("COMMIT")
    except sqlite3.Error:
        copy.close()
        raise
    return copy


def empty_in_memory() -> sqlite3.Connection:
    """Return a connection to a database without results."""
    connection = sqlite3.connect(":memory:", isolation_level=None)
    _configure(connection)
    _apply(connection, 0)
    return connection


def read_all(
    connection: sqlite3.Connection, condition: str = "TRUE", values: tuple[str, ...] = ()
) -> Iterator[GameResult]:
    """Yield results in the order they were recorded, without rows that make no sense."""
    query = f"SELECT * FROM results WHERE {condition} ORDER BY rowid"
    for row in connection.execute(query, values):
        with suppress(ValueError):
            yield from_row(dict(row))


def ids(connection: sqlite3.Connection) -> frozenset[str]:
    """Return the ids of all results."""
    return frozenset(row["id"] for row in connection.execute("SELECT id FROM results"))


def csv_parts(connection: sqlite3.Connection) -> Iterator[str]:
    """Yield all results as a table with commas, many lines at a time.

    SQLite puts the lines together. Python's csv takes three times as long, and fetching each row
    alone takes for ever while another thread is busy: it may have to wait for it each time.
    """
    yield ",".join(COLUMNS) + "\r\n"
    # %w doubles the quotes inside a text; NULL is an empty field.
    form = ",".join('"%w"' if name in TEXTS else "%s" for name in COLUMNS)
    columns = ", ".join(f"coalesce({name}, '')" for name in COLUMNS)
    query = f"""
        SELECT max(number), group_concat(line, '') FROM (
            SELECT rowid AS number, printf('{form}', {columns}) || char(13, 10) AS line
            FROM results WHERE rowid > ? ORDER BY rowid LIMIT {_LINES}
        )
    """
    last: int | None = -(1 << 63)
    while last is not None:
        last, lines = connection.execute(query, (last,)).fetchone()
        yield lines or ""


def write_all(connection: sqlite3.Connection, results: Iterable[GameResult]) -> None:
    """Add results in one transaction. One with a known id replaces the old one, unless it won."""
    _insert(connection, results, "results.outcome <> 'won'")


def merge(connection: sqlite3.Connection, results: Iterable[GameResult]) -> int:
    """Add results with a new id in one transaction; only a win replaces one that did not win.

    Returns:
        How many were added or replaced.
    """
    before = connection.total_changes
    _insert(connection, results, "results.outcome <> 'won' AND excluded.outcome = 'won'")
    return connection.total_changes - before


def _insert(connection: sqlite3.Connection, results: Iterable[GameResult], replaced: str) -> None:
    changes = ", ".join(f"{name} = excluded.{name}" for name in COLUMNS)
    with transaction(connection):
        connection.executemany(
            f"INSERT INTO results ({', '.join(COLUMNS)}) VALUES (:{', :'.join(COLUMNS)})"
            f" ON CONFLICT (id) DO UPDATE SET {changes} WHERE {replaced}",
            map(as_row, results),
        )


def set_database_aside(path: Path, reason: str) -> Path | None:
    """Rename the database, and with it the journal that a kill may have left."""
    kept_as = set_aside(path, reason)
    if kept_as:
        with suppress(OSError):
            retried(lambda: _journal(path).rename(_journal(kept_as)))
    return kept_as


def _problem_of_header(head: bytes, path: Path) -> Problem | None:
    """Check a file without SQLite, which might change what a later version wrote."""
    if not head.startswith(b"SQLite format 3\0") or len(head) < _HEADER:
        return Problem(ProblemKind.UNREADABLE, path)
    version, application = int.from_bytes(head[60:64]), int.from_bytes(head[68:72])
    if application != APPLICATION_ID or version == 0:
        return Problem(ProblemKind.UNREADABLE, path)
    if version > len(MIGRATIONS):
        return Problem(ProblemKind.NEWER_VERSION, path)
    return None


def _check(connection: sqlite3.Connection, path: Path, *, whole: bool) -> Problem | None:
    """Check the tables' definitions, and the structure of all pages if `whole`."""
    try:
        answer = "ok"
        if whole:
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
    """Return whether an error means that the file is damaged, rather than out of reach."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR}


def _replace_damaged(problem: Problem) -> Problem:
    """Set a damaged database aside, and copy what can still be read into a new one."""
    kept_as = set_database_aside(problem.path, "unreadable")
    if kept_as:
        obstacle = create(problem.path)
        if obstacle:
            return obstacle
        # What can't be read now still lies there to be looked at: no reason to fail.
        with suppress(OSError):
            saved = _salvage(kept_as, problem.path) if kept_as.is_file() else []
            if saved:
                with connected(problem.path) as connection:
                    write_all(connection, saved)
    return Problem(problem.kind, problem.path, kept_as)


def _salvage(damaged: Path, fresh: Path) -> list[GameResult]:
    """Read what can still be read of a damaged database, in the order of recording."""
    with suppress(sqlite3.Error), connected(damaged, only_read=True) as connection:
        found = _readable(connection)
        if found:
            return found
    # The first page says where the rest is, and is the same in all our databases.
    first, rest = fresh.read_bytes(), damaged.read_bytes()
    size = int.from_bytes(first[16:18])
    pages = len(rest) // size
    with (
        suppress(sqlite3.Error, OverflowError),
        closing(sqlite3.connect(":memory:", isolation_level=None)) as connection,
    ):
        connection.deserialize(first[:28] + pages.to_bytes(4) + first[32:size] + rest[size:])
        _configure(connection)
        return _readable(connection)
    return []


def _readable(connection: sqlite3.Connection) -> list[GameResult]:
    found: dict[int, GameResult] = {}
    deadline = time.monotonic() + _SALVAGE_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > deadline, 10_000)
    # From both ends: reading stops at the first page that is damaged.
    for order in ("ASC", "DESC"):
        query = f"SELECT rowid AS number, * FROM results ORDER BY rowid {order}"
        with suppress(sqlite3.Error):
            for row in connection.execute(query):
                with suppress(ValueError):
                    found[row["number"]] = from_row(dict(row))
    return [found[number] for number in sorted(found)]


def _apply(connection: sqlite3.Connection, first: int, last: int | None = None) -> None:
    for statements in MIGRATIONS[first:last]:
        for statement in statements.split(";"):
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
