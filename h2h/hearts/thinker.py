"""Runs the opponents' thinking in slices, so that no frame is late."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from h2h.hearts.bots.thinking import Thinking

_RETRY = 12
"""Milliseconds until it checks again whether an animation still runs."""
_RETRIES = 30
"""The most checks in a row: endless taps must not keep the others from playing."""


class Thinker(QObject):
    """Runs one search at a time, a slice whenever the event loop is idle."""

    def __init__(self, is_moving: Callable[[], bool], parent: QObject | None = None) -> None:
        """Build a thinker without a search.

        Args:
            is_moving: returns whether an animation runs. Thinking pauses meanwhile, so that no
                frame is late.
            parent: the owner.
        """
        super().__init__(parent)
        self._is_moving = is_moving
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_idle)
        self._retries = 0
        self._thinking: Thinking[Any] | None = None
        self._done: Callable[[Any], object] | None = None

    @property
    def running(self) -> bool:
        """Whether a search is unfinished."""
        return self._thinking is not None

    def start(self, thinking: Thinking[Any], done: Callable[[Any], object]) -> None:
        """Run a search, then call `done` with its answer; cancel an unfinished one."""
        self._thinking, self._done = thinking, done
        self._retries = 0
        self._timer.start(0)

    def stop(self) -> None:
        """Cancel the search."""
        self._timer.stop()
        self._thinking = None

    def _on_idle(self) -> None:
        thinking, done = self._thinking, self._done
        if thinking is None or done is None:
            self._timer.stop()
            return
        wait = self._retries < _RETRIES and self._is_moving()
        self._timer.setInterval(_RETRY if wait else 0)
        if wait:
            self._retries += 1
            return
        try:
            next(thinking)
        except StopIteration as finished:
            self.stop()
            done(finished.value)
        except Exception:
            self.stop()  # a generator that raised can't continue
            raise
