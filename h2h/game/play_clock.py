"""The clock of a game: it counts only what was played."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from h2h.storage.document import LONGEST_PLAY

_MOST_A_TICK = 2.0
"""Seconds. A longer gap between ticks is a computer that slept, not a player who thought."""


class PlayClock(QObject):
    """Counts seconds while it is started and nothing keeps it at rest.

    It reads a monotonic clock, so that a changed system time never shows, and it wakes the
    program once a second while it runs, never otherwise.

    Signals:
        ticked: the number of whole seconds changed, or was set.
    """

    ticked = Signal(int)

    def __init__(
        self, parent: QObject | None = None, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__(parent)
        self._now = now
        self._counted = 0.0
        self._since: float | None = None
        self._started = False
        self._resting = False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)

    @property
    def milliseconds(self) -> int:
        """What was counted so far; no more than a file may hold."""
        self._count()
        return min(int(self._counted * 1000), LONGEST_PLAY)

    @property
    def running(self) -> bool:
        """Whether it counts now."""
        return self._since is not None

    @property
    def started(self) -> bool:
        """Whether it counts when nothing keeps it at rest."""
        return self._started

    def set(self, milliseconds: int, *, started: bool) -> None:
        """Show a time, running or standing."""
        self._since = None
        self._counted = milliseconds / 1000
        self._started = started
        self._follow()
        self.ticked.emit(int(self._counted))

    def start(self) -> None:
        """Count from now on."""
        self._started = True
        self._follow()

    def stop(self) -> None:
        """Count no more: the game is over."""
        self._started = False
        self._follow()

    def rest(self, resting: bool) -> None:
        """Stand still while the window is away or a dialog is in front."""
        self._resting = resting
        self._follow()

    def _follow(self) -> None:
        run = self._started and not self._resting
        self._count()
        if run and self._since is None:
            self._since = self._now()
            self._wait()
        elif not run:
            self._since = None
            self._timer.stop()

    def _count(self) -> None:
        if self._since is not None:
            now = self._now()
            self._counted += min(max(now - self._since, 0.0), _MOST_A_TICK)
            self._since = now

    def _wait(self) -> None:
        self._timer.start(max(1, 1000 - int(self._counted * 1000) % 1000))

    def _on_tick(self) -> None:
        self._count()
        self.ticked.emit(int(self._counted))
        self._wait()
