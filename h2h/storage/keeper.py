"""What outlives the window: settings, games in progress, results."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.storage import files
from h2h.storage import settings as settings_file
from h2h.storage.document import Loaded
from h2h.storage.problem import Problem
from h2h.storage.settings import Settings
from h2h.storage.writer import Disk

if TYPE_CHECKING:
    from h2h.storage.results import GameResult
    from h2h.storage.statistics import Statistics

T = TypeVar("T")

_TRY_AGAIN_AFTER = 20_000
"""Milliseconds after a save that failed."""
_PREPARE_AFTER = 500
"""Milliseconds after a move that nothing followed."""


class Keeper(QObject):
    """Keeps things, and says when something can't be kept.

    Threads write, since a disk may take longer to sync than a frame lasts. Of the games at most one
    write is under way: a move that comes before it has ended waits, so that a crash loses no more
    than that move, and a game that says it is counted is written after its result. For settings
    nothing waits.

    Signals:
        problem: something that the player should be told about a file; carries a Problem. Those
            found before `tell_problems` wait for it.
    """

    problem = Signal(object)
    _tried = Signal(object, object)
    _done = Signal(object)

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
        self._games, self._results, self._disk = Disk(), Disk(), Disk()
        self._found: list[Problem] | None = []
        self._settings, problem = settings_file.load(self._settings_path)
        self._report(problem)
        self._latest: dict[Path, bytes] = {}
        self._written: dict[Path, bytes] = {}
        self._failing: set[Path] = set()
        self._statistics: Statistics | None = None
        self._again = QTimer(self, singleShot=True, interval=_TRY_AGAIN_AFTER)
        self._again.timeout.connect(self._write_games)
        self._soon = QTimer(self, singleShot=True, interval=_PREPARE_AFTER)
        self._soon.timeout.connect(self._prepare)
        self._tried.connect(self._on_tried)
        self._done.connect(self._report)

    @property
    def data_folder(self) -> Path:
        """Where games and results are kept."""
        return self._data

    def tell_problems(self) -> None:
        """From now on there is someone to hear of problems."""
        found, self._found = self._found or [], None
        for problem in found:
            self.problem.emit(problem)

    def do(self, work: Callable[[], object]) -> None:
        """Do something else that waits for the disk."""
        self._disk.do(work)

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
            path = self._settings_path
            self.do(lambda: self._done.emit(settings_file.save(changed, path)))
        return self._settings

    # Games in progress

    def load(self, read: Callable[[Path], Loaded[T]]) -> T | None:
        """Return the game in progress that `read` finds in the data folder, if there is one."""
        loaded = read(self._data)
        self._report(loaded.problem)
        return loaded.saved

    def save(self, file_name: str, data: bytes) -> None:
        """Write a game in progress, once the save before it is finished."""
        self._games.wait()
        path = self._data / file_name
        self._latest[path] = data
        self._games.do(partial(self._write, path))
        if self._statistics is None:
            self._soon.start()

    def flush(self) -> bool:
        """Write what has not been written, wait until all is done; say whether games are kept."""
        self._write_games()
        self._games.wait()
        self._results.wait()
        self._disk.wait()
        return self._written == self._latest

    def _write_games(self) -> None:
        for path in self._latest:
            self._games.do(partial(self._write, path))

    def _write(self, path: Path) -> None:
        """Write the latest state of a game, if that has not been done; runs in the thread."""
        self._results.wait()  # a game that says it is counted comes after its result
        data = self._latest[path]
        if self._written.get(path) != data:
            problem = files.write_whole(path, data)
            if problem is None:
                self._written[path] = data
            self._tried.emit(path, problem)

    def _on_tried(self, path: Path, problem: Problem | None) -> None:
        """Say once when a game can't be written, and go on trying."""
        if problem is None:
            self._failing.discard(path)
            return
        self._again.start()
        if path not in self._failing:
            self._failing.add(path)
            self._report(problem)

    # Results

    @property
    def statistics(self) -> "Statistics":
        """The results of all games, once those that ended are counted."""
        self._results.wait()
        return self._prepare()

    def record(self, result: "GameResult") -> None:
        """Count a game that came to an end or was left."""
        statistics = self._prepare()
        self._results.do(lambda: self._done.emit(statistics.record(result)))

    def read_results(self, read: Callable[["Statistics"], object]) -> None:
        """Call `read` in the thread that records, after everything recorded so far."""
        statistics = self._prepare()
        self._results.do(lambda: read(statistics))

    def _prepare(self) -> "Statistics":
        """Load what results need; called in a pause, so that no game's end stutters."""
        if self._statistics is None:
            from h2h.storage.statistics import Statistics

            self._statistics = Statistics(self._data)
        return self._statistics

    def _report(self, problem: Problem | None) -> None:
        if problem is None:
            return
        if self._found is None:
            self.problem.emit(problem)
        else:
            self._found.append(problem)
