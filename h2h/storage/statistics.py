"""The results of all games played, one row each; how they are counted is told in `results`.

A result that can't be written now waits: in memory, and in a small file if that can be written,
and each later call tries again. Import this late: it loads SQLite.
"""

import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final, TypeVar

from h2h.storage import database, document
from h2h.storage.document import Values
from h2h.storage.files import data_folder, write_whole
from h2h.storage.problem import Problem, ProblemKind, problem_of
from h2h.storage.results import COLUMNS, GameResult, as_row, from_row
from h2h.storage.settings import GameKind

FILE_NAME: Final = "statistics.db"
WAITING_NAME: Final = "statistics-waiting.json"
WAITING_FORMAT: Final = "h2h-results"
WAITING_VERSION: Final = 1

T = TypeVar("T")


class Statistics:
    """Keeps results and gives them back.

    Nothing is opened before the first call that needs it, and nothing stays open after it.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / FILE_NAME
        self._waiting_path = self._path.with_name(WAITING_NAME)
        self._waiting: dict[str, GameResult] | None = None
        self._checked = False
        self._set_aside: Problem | None = None
        self._obstacle: Problem | None = None

    def record(self, result: GameResult) -> Problem | None:
        """Keep a result; a second one of the same game takes the place of the first.

        Returns:
            What the player should be told; the result waits where it can't be written.
        """
        waiting = self._load_waiting()
        waiting[result.id] = _later(waiting.get(result.id), result)
        if self._write_waiting():
            values = {"results": [as_row(each) for each in waiting.values()]}
            document.write(self._waiting_path, WAITING_FORMAT, WAITING_VERSION, values)
        return self.problem()

    def results(self, game: GameKind) -> list[GameResult]:
        """Return the results of one game in the order they ended; `problem` may say more."""
        waiting = self._load_waiting()
        self._write_waiting()
        stored = self._with_database(self._read)
        known = {} if isinstance(stored, Problem) else {each.id: each for each in stored}
        for each in waiting.values():
            known[each.id] = _later(known.get(each.id), each)
        mine = (each for each in known.values() if each.game is game)
        return sorted(mine, key=lambda each: each.ended)

    def export_csv(self, path: Path) -> Problem | None:
        """Write all results as a table for other programs."""
        import csv
        import io

        results: list[GameResult] = []
        for game in GameKind:
            results += self.results(game)
            if self._obstacle:  # half a table would look like a whole one
                return self._obstacle
        text = io.StringIO()
        table = csv.DictWriter(text, COLUMNS)
        table.writeheader()
        table.writerows(map(as_row, results))
        return write_whole(path, text.getvalue().encode())

    def reset(self) -> Path | Problem:
        """Begin anew; what there was stays in a copy.

        Returns:
            Where the copy is, or why nothing has been changed.
        """
        problem = self._write_waiting() or self._with_database(lambda _: None)
        if problem:
            return problem
        kept_as = database.set_database_aside(self._path, "before-reset")
        return kept_as or Problem(ProblemKind.NO_ACCESS, self._path)

    def problem(self) -> Problem | None:
        """Return what the player should be told after the last call.

        A file that has been set aside is told once, an obstacle as long as it lasts.
        """
        told, self._set_aside = self._set_aside or self._obstacle, None
        return told

    def _load_waiting(self) -> dict[str, GameResult]:
        if self._waiting is None:
            loaded = document.load(
                self._waiting_path, WAITING_FORMAT, WAITING_VERSION, _read_waiting
            )
            self._waiting = loaded.saved or {}
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
        with suppress(OSError):
            self._waiting_path.unlink(missing_ok=True)
        return None

    @staticmethod
    def _read(connection: sqlite3.Connection) -> list[GameResult]:
        return list(database.read_all(connection))

    def _with_database(self, work: Callable[[sqlite3.Connection], T]) -> T | Problem:
        """Do some work on the database, and remember what stands in the way."""
        done = self._try(work)
        self._obstacle = done if isinstance(done, Problem) else None
        return done

    def _try(self, work: Callable[[sqlite3.Connection], T]) -> T | Problem:
        """Do some work on the database; it is checked before, and again if it turns out damaged."""
        first_time = not self._checked
        try:
            problem = self._check()
            if problem:
                return problem
            with database.connected(self._path) as connection:
                return work(connection)
        except OSError as error:
            return problem_of(error, self._path)
        except sqlite3.Error as error:
            if first_time or not database.is_damage(error):
                return _problem_of(error, self._path)
        self._checked = False
        return self._try(work)

    def _check(self) -> Problem | None:
        """Return why the database can't be used; what has been set aside is told later."""
        if self._checked and self._path.exists():
            return None
        problem = database.prepare(self._path)
        if problem and not problem.kept_as:
            return problem
        self._set_aside = problem or self._set_aside
        self._checked = True
        return None


def _later(first: GameResult | None, second: GameResult) -> GameResult:
    """Return which of two results of one game counts: the second, but a win stays."""
    return first if first and first.won else second


def _read_waiting(values: Values) -> dict[str, GameResult]:
    rows = values.items("results")
    results = [from_row(row) for row in rows if isinstance(row, dict)]
    return {result.id: result for result in results}


def _problem_of(error: sqlite3.Error, path: Path) -> Problem:
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL:
        return Problem(ProblemKind.DISK_FULL, path)
    kind = ProblemKind.UNREADABLE if database.is_damage(error) else ProblemKind.NO_ACCESS
    return Problem(kind, path)
