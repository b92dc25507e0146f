"""The results of all games played, one row each; `results` says how they are counted.

A result that can't be written now waits: in memory, and in a small file if that can be written,
and each later call tries again. Import this late: it loads SQLite.
"""

import io
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from threading import RLock
from typing import Final, TypeVar

from h2h.storage import database, document
from h2h.storage.files import (
    WholeFile,
    cache_folder,
    config_folder,
    data_folder,
    is_own,
    write_whole,
)
from h2h.storage.problem import Problem, ProblemKind, problem_of
from h2h.storage.results import GameResult, as_row, from_row
from h2h.storage.settings import GameKind
from h2h.storage.summaries import DealSummary, Filter, Overview, deals, overview

FILE_NAME: Final = "statistics.db"
WAITING_NAME: Final = "statistics-waiting.json"
WAITING_FORMAT: Final = "h2h-results"
WAITING_VERSION: Final = 3
"""Version 2 adds days and 3 `winnable`; results of earlier ones have none."""

T = TypeVar("T")


class Statistics:
    """Keeps results and returns them.

    Nothing is opened before the first call that needs it, and nothing stays open after it. May be
    used from several threads.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._lock = RLock()
        self.path = (folder or data_folder()) / FILE_NAME
        self._waiting_path = self.path.with_name(WAITING_NAME)
        self._waiting_file = WholeFile(self._waiting_path)
        self._waiting: dict[str, GameResult] | None = None
        self._is_safe = True
        self._opened = False
        self._checked = False
        self._set_aside: Problem | None = None
        self._obstacle: Problem | None = None

    def record(self, result: GameResult) -> Problem | None:
        """Keep a result; a second one of the same game replaces the first.

        Returns:
            What the player should know; the result waits where it can't be written.
        """
        with self._lock:
            waiting = self._load_waiting()
            waiting[result.id] = _later(waiting.get(result.id), result)
            self._is_safe = False
            return self.write()

    def write(self) -> Problem | None:
        """Write the results that wait into the database, or else into a small file.

        Returns:
            What the player should know.
        """
        with self._lock:
            obstacle = self._write_waiting()
            if obstacle is None:
                self._is_safe = True
            elif not self._is_safe:
                values = {"results": [as_row(each) for each in self._load_waiting().values()]}
                data = document.encode(WAITING_FORMAT, WAITING_VERSION, values)
                problem = self._waiting_file.write(data)
                self._is_safe = problem is None or problem.kept_as is not None
                self._set_aside = self._set_aside or (problem if self._is_safe else None)
            return self.problem()

    @property
    def is_safe(self) -> bool:
        """Whether every result is on the disk."""
        return self._is_safe

    def results(self, game: GameKind, *, only_daily: bool = False) -> list[GameResult]:
        """Return the results of one game in the order of recording; `problem` may say more.

        Args:
            game: which of the two games.
            only_daily: leave out the deals that are no deal of the day.
        """
        condition = "game = ? AND daily IS NOT NULL" if only_daily else "game = ?"
        return self._read(lambda copy: list(database.read_all(copy, condition, (game.value,))))

    def overview(self, wanted: Filter, *, without: str = "") -> Overview:
        """Summarise results; `problem` may say more.

        So that the statistics open at once, the file is neither copied, if that can be avoided,
        nor checked as a whole before.

        Args:
            wanted: which of them.
            without: the id of a game to leave out.
        """

        def work(connection: sqlite3.Connection) -> Overview:
            return overview(connection, wanted, without=without)

        with self._lock:
            self._write_waiting()
            if not self._load_waiting():  # else only a copy can have them all
                found = self._with_database(work, whole=False)
                if not isinstance(found, Problem):
                    return found
        return self._read(work, whole=False)

    def deals(self, wanted: Filter) -> list[DealSummary]:
        """Return the deals that pass a filter, the latest first; `problem` may say more."""
        return self._read(lambda copy: deals(copy, wanted))

    def results_of(self, code: str) -> list[GameResult]:
        """Return the results of one deal in the order of recording; `problem` may say more."""
        return self._read(lambda copy: list(database.read_all(copy, "code = ?", (code,))))

    def export_csv(self, path: Path) -> Problem | None:
        """Write all results as a table for other programs."""
        if self._is_ours(path):
            return Problem(ProblemKind.OWN_FILE, path)
        copy, obstacle = self._copy()
        with closing(copy):
            if obstacle:  # half a table would look like a whole one
                return obstacle
            text = io.BytesIO()
            for part in database.csv_parts(copy):
                text.write(part.encode())
        return write_whole(path, text.getvalue())

    def everything(self, work: Callable[[Iterator[GameResult]], T]) -> T | Problem:
        """Return what `work` makes of the results of both games, or why not all can be read."""
        return self._whole(lambda copy: work(database.read_all(copy)))

    def ids(self) -> frozenset[str] | Problem:
        """Return the ids of the results of both games, or why not all can be read."""
        return self._whole(database.ids)

    def _whole(self, work: Callable[[sqlite3.Connection], T]) -> T | Problem:
        """Do some work on a copy of all results, or return why not all can be read."""
        copy, obstacle = self._copy()
        with closing(copy):
            try:
                return obstacle or work(copy)
            except sqlite3.DatabaseError as error:
                self._checked = False  # damaged since: the next check sets it aside
                return _problem_of(error, self.path)

    def add(self, results: Iterable[GameResult]) -> int | Problem:
        """Add results that are not here yet, all or none.

        Of one that is here already the one here stays, unless only the other is a win.

        Returns:
            The number of results added, or why nothing has been changed.
        """
        with self._lock:
            problem = self._write_waiting()
            if problem:
                return problem
            return self._with_database(lambda connection: database.merge(connection, results))

    def reset(self) -> Path | Problem:
        """Start again without results; the old ones stay in a copy.

        Returns:
            The copy, or why nothing has been changed.
        """
        with self._lock:
            problem = self._write_waiting() or self._with_database(lambda _: None)
            if problem:
                return problem
            kept_as = database.set_database_aside(self.path, "before-reset")
            return kept_as or Problem(ProblemKind.NO_ACCESS, self.path)

    def problem(self) -> Problem | None:
        """Return what the player should know after the last call.

        A file that has been set aside is returned once, an obstacle as long as it lasts.
        """
        found, self._set_aside = self._set_aside or self._obstacle, None
        return found

    def _is_ours(self, path: Path) -> bool:
        """Return whether a file lies where the program keeps its own, none of which is a table."""
        folders = (self.path.parent, config_folder(), cache_folder())
        return is_own(path, folders, ".csv")

    def _read(self, work: Callable[[sqlite3.Connection], T], *, whole: bool = True) -> T:
        """Do some work on a copy of all results that can be read."""
        try:
            with closing(self._copy(whole=whole)[0]) as copy:
                return work(copy)
        except sqlite3.DatabaseError:
            # Not checked as a whole, or damaged since: the next check sets it aside.
            self._checked = False
        with closing(self._copy()[0]) as copy:
            return work(copy)

    def _copy(self, *, whole: bool = True) -> tuple[sqlite3.Connection, Problem | None]:
        """Return a copy of all results, and why those in the database are not in it.

        The lock is held only while the copy is made, so that reading much delays no result.
        """
        with self._lock:
            self._write_waiting()
            waiting = list(self._load_waiting().values())
            copy = self._with_database(database.copy_in_memory, whole=whole)
        obstacle = copy if isinstance(copy, Problem) else None
        connection = database.empty_in_memory() if isinstance(copy, Problem) else copy
        database.write_all(connection, waiting)
        return connection, obstacle

    def _load_waiting(self) -> dict[str, GameResult]:
        if self._waiting is None:
            loaded = document.load(self._waiting_path, _read_waiting)
            self._waiting = loaded.saved or {}
            self._waiting_file = WholeFile(self._waiting_path, loaded.problem)
            self._set_aside = loaded.problem or self._set_aside
        return self._waiting

    def _write_waiting(self) -> Problem | None:
        waiting = self._load_waiting()
        if not waiting:
            return None

        def write(connection: sqlite3.Connection) -> None:
            database.write_all(connection, list(waiting.values()))

        problem = self._with_database(write)
        if isinstance(problem, Problem):
            return problem
        waiting.clear()
        # Written twice is counted once, so a kill between these two lines does no harm.
        self._waiting_file.remove()
        return None

    def _with_database(
        self, work: Callable[[sqlite3.Connection], T], *, whole: bool = True
    ) -> T | Problem:
        """Do some work on the database, and remember why it could not be done."""
        done = self._try(work, whole=whole)
        self._obstacle = done if isinstance(done, Problem) else None
        return done

    def _try(self, work: Callable[[sqlite3.Connection], T], *, whole: bool) -> T | Problem:
        """Do some work on the database; it is checked before, and again if it turns out damaged."""
        first_time = whole and not self._checked
        try:
            problem = self._check(whole=whole)
            if problem:
                return problem
            with database.connected(self.path) as connection:
                return work(connection)
        except OSError as error:
            return problem_of(error, self.path)
        except sqlite3.Error as error:
            if first_time or not database.is_damage(error):
                return _problem_of(error, self.path)
        self._checked = False
        return self._try(work, whole=True)

    def _check(self, *, whole: bool) -> Problem | None:
        """Return why the database can't be used; `problem` returns what has been set aside."""
        if (self._checked or (self._opened and not whole)) and self.path.exists():
            return None
        problem = database.prepare(self.path, whole=whole)
        if problem and not problem.kept_as:
            return problem
        self._set_aside = problem or self._set_aside
        self._opened, self._checked = True, whole
        return None


def _later(first: GameResult | None, second: GameResult) -> GameResult:
    """Return which of two results of one game counts: the second, but a win stays."""
    return first if first and first.won else second


def _read_waiting(data: bytes) -> dict[str, GameResult]:
    rows = document.decode(data, WAITING_FORMAT, WAITING_VERSION).items("results")
    results = [from_row(row) for row in rows if isinstance(row, dict)]
    return {result.id: result for result in results}


def _problem_of(error: sqlite3.Error, path: Path) -> Problem:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return Problem(ProblemKind.DISK_FULL, path)
    kind = ProblemKind.UNREADABLE if database.is_damage(error) else ProblemKind.NO_ACCESS
    return Problem(kind, path)
