"""What outlives the window: settings, games in progress, results."""

from collections import deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from shiboken6 import isValid

from h2h.storage import files
from h2h.storage import settings as settings_file
from h2h.storage.document import Loaded
from h2h.storage.files import WholeFile
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.settings import Settings
from h2h.storage.writer import Writer

if TYPE_CHECKING:
    from h2h.storage.results import GameResult
    from h2h.storage.statistics import Statistics

T = TypeVar("T")

Encode = Callable[[], bytes]
"""Returns the contents of a file; called in a thread."""

_TRY_AGAIN_AFTER = 20_000
"""Milliseconds after a write that failed."""
_PREPARE_AFTER = 500
"""Milliseconds after a move that nothing followed."""
_CLOSING_SECONDS = 10
"""A disk that takes longer hangs, and should not keep the program from ending."""


class Keeper(QObject):
    """Reads and writes what is kept, and reports what can't be.

    Threads write, since a disk may take longer to sync than a frame lasts. Of the games at most one
    write is under way: a move that comes before it has ended waits, so that a crash loses no more
    than that move, and a new deal is written after the result of the game that it replaces.

    What can't be written is reported once, then tried again every 20 seconds and at the end.

    Signals:
        problem: the player should know of a problem with a file; carries a Problem. Those found
            before `report_problems` wait for it.
    """

    problem = Signal(object)
    _posted = Signal()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Read the settings.

        Args:
            folder: where everything is kept instead of where the system wants it.
            parent: the owner.
        """
        super().__init__(parent)
        self._settings_path = (folder or files.config_folder()) / "settings.ini"
        self._data = folder or files.data_folder()
        self.cache_folder = folder / "cache" if folder else files.cache_folder()
        self._game_writer, self._result_writer, self._writer = Writer(), Writer(), Writer()
        self._reader = Writer()
        self._found: list[Problem] | None = []
        self._post_box: deque[Callable[[], object]] = deque()
        self._posted.connect(self._deliver)
        self._failing: set[Path] = set()
        self._settings, problem = settings_file.load(self._settings_path)
        self._on_read(self._settings_path, problem)
        self._changed: frozenset[str] = frozenset()
        self._kept_settings: Settings | None = None
        self._games: dict[Path, WholeFile] = {}
        self._latest: dict[Path, Encode] = {}
        self._kept: dict[Path, Encode] = {}
        self._written: dict[Path, bytes] = {}
        self._statistics: Statistics | None = None
        self._uncounted: list[Callable[[], object]] = []
        self._again = QTimer(self, singleShot=True, interval=_TRY_AGAIN_AFTER)
        self._again.timeout.connect(self._try_again)
        self._soon = QTimer(self, singleShot=True, interval=_PREPARE_AFTER)
        self._soon.timeout.connect(self._prepare)

    @property
    def data_folder(self) -> Path:
        """Where games and results are kept."""
        return self._data

    def report_problems(self) -> None:
        """Emit the problems found so far, and from now on each as it is found."""
        found, self._found = self._found or [], None
        for problem in found:
            self.problem.emit(problem)

    def do(self, work: Callable[[], object]) -> None:
        """Do something else that waits for the disk."""
        self._writer.do(work)

    def ask(self, work: Callable[[], T], then: Callable[[T], object]) -> None:
        """Do something that takes longer than a frame, in a thread.

        Args:
            work: called in the thread.
            then: called later with what `work` returned.
        """
        self._writer.do(lambda: self._post(partial(then, work())))

    def export(self, path: Path, data: bytes, ending: str) -> Problem | None:
        """Write a file that the player chose, in any thread, but never over one of our own.

        Args:
            path: the file.
            data: its contents.
            ending: the ending of such files.
        """
        folders = (self._data, self._settings_path.parent, self.cache_folder)
        if files.is_own(path, folders, ending):
            return Problem(ProblemKind.OWN_FILE, path)
        return files.write_whole(path, data)

    def tidy_up(self) -> None:
        """Remove what writes that were killed have left."""
        for folder in {self._data, self._settings_path.parent, self.cache_folder}:
            self.do(partial(files.remove_parts, folder))

    # Settings

    @property
    def settings(self) -> Settings:
        """The player's preferences."""
        return self._settings

    def change(self, **changes: object) -> Settings:
        """Change settings for good; return them."""
        changed = self._settings._replace(**changes)  # type: ignore[arg-type]
        if changed != self._settings:
            self._settings = changed
            self._changed |= changes.keys()
            self._writer.do(self._write_settings)
        return self._settings

    def _write_settings(self) -> None:
        """Write the current settings, unless that has been done; runs in a thread."""
        settings, path = self._settings, self._settings_path
        if self._kept_settings is not settings:
            problem = settings_file.save(settings, path, self._changed)
            if problem is None or problem.kept_as:
                self._kept_settings = settings
            self._post(partial(self._on_written, path, problem))

    # Games in progress

    def load(self, read: Callable[[Path], Loaded[T]]) -> T | None:
        """Return the game in progress that `read` finds in the data folder, if there is one."""
        loaded = read(self._data)
        if loaded.problem:
            path = loaded.problem.path
            self._games[path] = WholeFile(path, loaded.problem)
            self._on_read(path, loaded.problem)
        return loaded.saved

    def save(self, file_name: str, encode: Encode) -> None:
        """Write a game in progress, once the save before it is finished."""
        self._game_writer.wait()
        path = self._data / file_name
        self._latest[path] = encode
        self._game_writer.do(partial(self._write_game, path))
        if self._statistics is None:
            self._soon.start()

    def contents_of(self, file_name: str) -> Encode:
        """Return a function that returns a game in progress, to be called in any thread.

        What it returns is empty if there is no such game.
        """
        path = self._data / file_name

        def read() -> bytes:
            data = files.read_whole(path)
            return data if isinstance(data, bytes) else b""

        return self._latest.get(path, read)

    def _write_game(self, path: Path) -> None:
        """Write the latest state of a game, unless that has been done; runs in a thread."""
        self._result_writer.wait()
        encode = self._latest[path]
        if self._kept.get(path) is encode:
            return
        data, problem = encode(), None
        if self._written.get(path) != data:
            problem = self._games.setdefault(path, WholeFile(path)).write(data)
            self._post(partial(self._on_written, path, problem))
        if problem is None or problem.kept_as:
            self._written[path], self._kept[path] = data, encode

    # Results

    @property
    def statistics(self) -> "Statistics":
        """The results of all games, once those that ended are counted."""
        self._result_writer.wait()
        return self._prepare()

    def record(self, result: "GameResult", counted: Callable[[], object]) -> None:
        """Count a game that came to an end or was left.

        Args:
            result: the game's result.
            counted: called once the result is on the disk, however long that takes.
        """
        self._result_writer.do(partial(self._write_results, self._prepare(), result, counted))

    def _write_results(
        self,
        statistics: "Statistics",
        result: "GameResult | None" = None,
        counted: Callable[[], object] | None = None,
    ) -> None:
        """Write a result, and those that could not be written before; runs in a thread."""
        problem = statistics.record(result) if result else statistics.write()
        if counted:
            self._uncounted.append(counted)
        self._post(partial(self._on_written, statistics.path, problem))
        if statistics.is_safe:
            for each in self._uncounted:
                self._post(each)
            self._uncounted.clear()

    def read_results(
        self,
        read: Callable[["Statistics"], T],
        then: Callable[[T], object],
        context: QObject | None = None,
    ) -> None:
        """Read results without blocking, after everything recorded so far is counted.

        No save of a game waits for this.

        Args:
            read: called in a thread.
            then: called later with what `read` returned.
            context: `then` is not called once this is deleted.
        """
        statistics = self._prepare()

        def work() -> None:
            self._result_writer.wait()
            found = read(statistics)
            self._post(lambda: then(found) if context is None or isValid(context) else None)

        self._reader.do(work)

    def with_results(self, work: Callable[["Statistics"], T], then: Callable[[T], object]) -> None:
        """Do something long with all results, in a thread that no game waits for.

        Args:
            work: called in the thread.
            then: called later with what `work` returned.
        """
        statistics = self._prepare()

        def after_those_recorded() -> T:
            self._result_writer.wait()
            return work(statistics)

        self.ask(after_those_recorded, then)

    def _prepare(self) -> "Statistics":
        """Load what results need; called in a pause, so that no game's end stutters."""
        if self._statistics is None:
            from h2h.storage.statistics import Statistics

            self._statistics = Statistics(self._data)
        return self._statistics

    # All of them

    def flush(self) -> bool:
        """Write what has not been written and wait for it; return whether the games are kept."""
        self._try_again()
        self._wait()
        self._deliver()  # a game whose result is counted now is saved again
        self._wait()
        self._deliver()
        return self._kept == self._latest

    def close(self) -> None:
        """Write everything for the last time, and report nothing more."""
        self._found = []
        self.flush()
        self._again.stop()
        self._soon.stop()

    def _wait(self) -> None:
        for writer in (self._result_writer, self._game_writer, self._reader, self._writer):
            writer.wait(_CLOSING_SECONDS)

    def _try_again(self) -> None:
        for path in self._latest:
            self._game_writer.do(partial(self._write_game, path))
        if self._changed:
            self._writer.do(self._write_settings)
        if self._statistics is not None:
            self._result_writer.do(partial(self._write_results, self._statistics))

    def _on_read(self, path: Path, problem: Problem | None) -> None:
        """Report a problem; one that will also keep the file from being written, only here."""
        if problem and problem.kept_as is None:
            self._failing.add(path)
        self.report(problem)

    def _on_written(self, path: Path, problem: Problem | None) -> None:
        """Report once when a file can't be written, and try again later."""
        if problem and problem.kind is not ProblemKind.NEWER_VERSION:
            self._again.start()
        if problem is None or problem.kept_as:
            self._failing.discard(path)
            self.report(problem)
        elif path not in self._failing:
            self._failing.add(path)
            self.report(problem)

    def _post(self, call: Callable[[], object]) -> None:
        """Have the window's thread call something soon, or when it next waits for this one."""
        self._post_box.append(call)
        with suppress(RuntimeError):  # the window is deleted: nobody waits for an answer
            self._posted.emit()

    def _deliver(self) -> None:
        while self._post_box:
            self._post_box.popleft()()

    def report(self, problem: Problem | None) -> None:
        """Tell the player of a problem, if there is one."""
        if problem is None:
            return
        if self._found is None:
            self.problem.emit(problem)
        else:
            self._found.append(problem)
