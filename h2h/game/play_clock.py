"""The clock of a game: counts only the time that was played."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from h2h.storage.document import LONGEST_PLAY

_MOST_A_TICK = 2.0
"""Seconds. After a longer gap between ticks the computer was asleep; don't count it."""


class PlayClock(QObject):
    """Counts seconds while it is started and not paused.

    It reads a monotonic clock, so changes of the system time have no effect. Its timer fires once a
    second while it runs and is stopped otherwise.

    Signals:
        ticked: the number of whole seconds has changed.
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
        self._paused = False
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
        """Whether it counts while it is not paused."""
        return self._started

    def set(self, milliseconds: int, *, started: bool) -> None:
        """Set the time, started or stopped."""
        self._since = None
        self._counted = milliseconds / 1000
        self._started = started
        self._update()
        self.ticked.emit(int(self._counted))

    def start(self) -> None:
        """Count from now on."""
        self._started = True
        self._update()

    def stop(self) -> None:
        """Stop counting: the game has ended."""
        self._started = False
        self._update()

    def set_paused(self, paused: bool) -> None:
        """Pause while the window is in the background or a dialog is open."""
        self._paused = paused
        self._update()

    def _update(self) -> None:
        run = self._started and not self._paused
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
