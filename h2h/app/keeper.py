"""What outlives the window: settings, games in progress, results. The one user of storage."""

from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.storage import files, saved_game
from h2h.storage import settings as settings_file
from h2h.storage.problem import Problem
from h2h.storage.saved_game import SavedGame
from h2h.storage.settings import Settings

if TYPE_CHECKING:
    from h2h.storage.results import GameResult
    from h2h.storage.saved_match import SavedMatch
    from h2h.storage.statistics import Statistics

_TRY_AGAIN_AFTER = 20_000
"""Milliseconds after a save that failed."""
_PREPARE_AFTER = 500
"""Milliseconds after a move that nothing followed."""


class Keeper(QObject):
    """Keeps things, and says once when something can't be kept.

    Games are written by a thread, since a disk may take longer to sync than a frame lasts. At most
    one write is under way: a move that comes before it has ended waits, so that a crash loses no
    more than that move.

    Attributes:
        found: what was wrong with files at the start.

    Signals:
        problem: something that the player should be told about a file; carries a Problem.
    """

    problem = Signal(object)
    _written = Signal(object)

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
        self._settings, problem = settings_file.load(self._settings_path)
        self.found: list[Problem] = [problem] if problem else []
        self._unsaved: dict[Path, bytes] = {}
        self._writer: Thread | None = None
        self._failing = False
        self._statistics: Statistics | None = None
        self._again = QTimer(self, singleShot=True, interval=_TRY_AGAIN_AFTER)
        self._again.timeout.connect(self.flush)
        self._soon = QTimer(self, singleShot=True, interval=_PREPARE_AFTER)
        self._soon.timeout.connect(self._prepare)
        self._written.connect(self._on_written)

    @property
    def data_folder(self) -> Path:
        """Where games and results are kept."""
        return self._data

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
            self._report(settings_file.save(changed, self._settings_path))
        return self._settings

    # Games in progress

    def load_game(self) -> SavedGame | None:
        """Return the game of Heart to Heart in progress, if there is one."""
        loaded = saved_game.load(self._data)
        if loaded.problem:
            self.found.append(loaded.problem)
        return loaded.saved

    def load_match(self) -> "SavedMatch | None":
        """Return the match of Hearts in progress, if there is one."""
        from h2h.storage import saved_match

        loaded = saved_match.load(self._data)
        self._report(loaded.problem)
        return loaded.saved

    def save_game(self, saved: SavedGame) -> None:
        """Keep the game of Heart to Heart in progress."""
        self._save(self._data / saved_game.FILE_NAME, saved_game.encode(saved))

    def save_match(self, saved: "SavedMatch") -> None:
        """Keep the match of Hearts in progress."""
        from h2h.storage import saved_match

        self._save(self._data / saved_match.FILE_NAME, saved_match.encode(saved))

    def flush(self) -> None:
        """Write what has not been written, and wait for it."""
        for path, data in list(self._unsaved.items()):
            self._save(path, data)
        if self._writer is not None:
            self._writer.join()

    def _save(self, path: Path, data: bytes) -> None:
        if self._writer is not None:
            self._writer.join()
        self._unsaved[path] = data
        if self._statistics is None:
            self._soon.start()

        def write() -> None:
            self._written.emit((path, data, files.write_whole(path, data)))

        self._writer = Thread(target=write, name="save")
        self._writer.start()

    def _on_written(self, done: tuple[Path, bytes, Problem | None]) -> None:
        path, data, problem = done
        if problem is None:
            if self._unsaved.get(path) is data:
                del self._unsaved[path]
            self._failing = bool(self._unsaved) and self._failing
            return
        self._again.start()
        if not self._failing:
            self._failing = True
            self._report(problem)

    # Results

    @property
    def statistics(self) -> "Statistics":
        """The results of all games."""
        if self._statistics is None:
            from h2h.storage.statistics import Statistics

            self._statistics = Statistics(self._data)
        return self._statistics

    def _prepare(self) -> None:
        """Load what recording a result needs in a pause, so that no game's end stutters."""
        self.statistics  # noqa: B018

    def record(self, result: "GameResult") -> None:
        """Count a game that came to an end or was left."""
        self._report(self.statistics.record(result))

    def _report(self, problem: Problem | None) -> None:
        if problem is not None:
            self.problem.emit(problem)
