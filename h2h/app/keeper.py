"""What outlives the window: settings, the game in progress, results. The one user of storage."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.storage import files, saved_game
from h2h.storage import settings as settings_file
from h2h.storage.problem import Problem
from h2h.storage.saved_game import SavedGame
from h2h.storage.settings import Settings

_TRY_AGAIN_AFTER = 20_000
"""Milliseconds after a save that failed."""


class Keeper(QObject):
    """Keeps things, and says once when something can't be kept.

    Signals:
        problem: something that the player should be told about a file; carries a Problem.
    """

    problem = Signal(object)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Read the settings.

        Args:
            folder: where everything is kept instead of where the system wants it.
            parent: the owner.
        """
        super().__init__(parent)
        self._config = folder or files.config_folder()
        self._data = folder or files.data_folder()
        self.cache_folder = folder / "cache" if folder else files.cache_folder()
        self._settings, found = settings_file.load(self._config / "settings.ini")
        self.found: list[Problem] = [found] if found else []
        """What was wrong with files at the start."""
        self._unsaved: SavedGame | None = None
        self._failing = False
        self._again = QTimer(self, singleShot=True, interval=_TRY_AGAIN_AFTER)
        self._again.timeout.connect(self.save_again)

    @property
    def data_folder(self) -> Path:
        """Where games and results are kept."""
        return self._data

    @property
    def settings(self) -> Settings:
        """The player's preferences."""
        return self._settings

    def change(self, **changes: object) -> Settings:
        """Change settings for good; return them."""
        self._settings = replace(self._settings, **changes)  # type: ignore[arg-type]
        self._report(settings_file.save(self._settings, self._config / "settings.ini"))
        return self._settings

    def load_game(self) -> SavedGame | None:
        """Return the game of Heart to Heart in progress, if there is one."""
        loaded = saved_game.load(self._data)
        if loaded.problem:
            self.found.append(loaded.problem)
        return loaded.saved

    def save_game(self, saved: SavedGame) -> None:
        """Keep the game in progress; where that fails, say so once and try again later."""
        self._unsaved = saved
        self.save_again()

    def record(self, result: object) -> None:
        """Count a game that came to an end or was left."""

    def save_again(self) -> None:
        """Try to keep what could not be kept."""
        if self._unsaved is None:
            return
        problem = saved_game.save(self._unsaved, self._data)
        if problem is None:
            self._unsaved = None
            self._failing = False
        else:
            self._again.start()
            if not self._failing:
                self._failing = True
                self._report(problem)

    def _report(self, problem: Problem | None) -> None:
        if problem is not None:
            self.problem.emit(problem)
