"""Base of sessions: the clock, the saved form and the result of a game."""

import os

from PySide6.QtCore import QObject, Signal

from h2h.cards.code_text import NUMBERS
from h2h.game.play_clock import PlayClock


class GameSession(QObject):
    """The current game with its clock; knows whether its result is recorded.

    Signals:
        changed: there is something to save.
        ended: the game was decided, or left after a move; carries what to record.
    """

    changed = Signal()
    ended = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = PlayClock(self)
        self.clock.set_paused(paused=True)  # until its page is open
        self._recorded = False

    @property
    def saved(self) -> object:
        """What the game's file should hold."""
        raise NotImplementedError

    @property
    def has_begun(self) -> bool:
        """Whether the player has made a move; only then is a game recorded."""
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game is decided."""
        raise NotImplementedError

    @property
    def is_in_progress(self) -> bool:
        """Whether a new deal would lose moves."""
        return self.has_begun and not self.is_over

    def resume(self) -> None:
        """Record a game that was decided just before the program ended."""
        if self.is_over and not self._recorded:
            self._record()
            self.changed.emit()

    def leave(self) -> None:
        """Record the game as abandoned, unless it is recorded already."""
        if not self._recorded:
            self._record()

    def _record(self) -> None:
        if self.has_begun:
            self._recorded = True
            self.ended.emit(self.saved)


def random_number() -> int:
    """Return the number of a random deal."""
    return int.from_bytes(os.urandom(8), "big") % NUMBERS
