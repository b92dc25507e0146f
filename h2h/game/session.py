"""Base of sessions: the clock, the saved form and the result of a game."""

import os
from datetime import date
from typing import Any

from PySide6.QtCore import QObject, Signal

from h2h.cards.code_text import NUMBERS
from h2h.game.play_clock import PlayClock


class GameSession(QObject):
    """The current game with its clock; knows whether its result is recorded.

    Signals:
        changed: there is something new to save.
        ended: the game was decided, or left after a move; carries what to count, and a function
            to call once that is on the disk.
    """

    changed = Signal()
    ended = Signal(object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = PlayClock(self)
        self.clock.set_paused(paused=True)  # until its page is open
        self._recorded = False
        self._reported: object = None

    @property
    def saved(self) -> object:
        """What the game's file should hold."""
        raise NotImplementedError

    @property
    def daily(self) -> date | None:
        """The day whose deal it is; None for any other deal."""
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

    def deal_of(self, day: date) -> None:
        """Deal what everybody plays on a day."""
        raise NotImplementedError

    def take(self, saved: Any) -> None:
        """Go on with a game that was begun on another machine, as its file describes it."""
        raise NotImplementedError

    def resume(self) -> None:
        """Count a game that was decided just before the program ended."""
        if self.is_over:
            self.leave()

    def leave(self) -> None:
        """Count the game as it stands, unless its result has been reported already."""
        if self._reported is None:
            self._record()

    def _set_recorded(self, recorded: bool) -> None:
        """Begin with another game, which may be in the statistics already."""
        self._recorded, self._reported = recorded, recorded or None

    def _record(self) -> None:
        """Report the result. The game says that it is counted only once that is true."""
        if self.has_begun:
            self._recorded = False
            self._reported = saved = self.saved
            self.ended.emit(saved, lambda: self._on_counted(saved))

    def _on_counted(self, saved: object) -> None:
        if self._reported is saved:  # not a later result, or another game
            self._recorded = True
            self.changed.emit()


def random_number() -> int:
    """Return the number of a random deal."""
    return int.from_bytes(os.urandom(8), "big") % NUMBERS
