"""Lets an opponent think between the table's pictures, so that nothing stutters meanwhile."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from h2h.hearts.bots.thinking import Thinking

_LOOK_AGAIN = 12
"""Milliseconds until it looks whether what moved has come to rest."""
_LOOKS = 30
"""How often at most: whoever taps without end must not keep the others from playing."""


class Thinker(QObject):
    """Thinks one thought at a time, a slice of it whenever there is nothing else to do."""

    def __init__(self, is_moving: Callable[[], bool], parent: QObject | None = None) -> None:
        """Have no thought yet.

        Args:
            is_moving: says whether something moves on the table; a thought can wait for it, but
                no picture should wait for a thought.
            parent: the owner.
        """
        super().__init__(parent)
        self._is_moving = is_moving
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._on_idle)
        self._looks = 0
        self._thinking: Thinking[Any] | None = None
        self._done: Callable[[Any], object] | None = None

    @property
    def running(self) -> bool:
        """Whether a thought is not finished."""
        return self._thinking is not None

    def start(self, thinking: Thinking[Any], done: Callable[[Any], object]) -> None:
        """Think, then call `done` with the answer; an unfinished thought is dropped."""
        self._thinking, self._done = thinking, done
        self._looks = 0
        self._timer.start(0)

    def stop(self) -> None:
        """Drop the thought."""
        self._timer.stop()
        self._thinking = None

    def _on_idle(self) -> None:
        thinking, done = self._thinking, self._done
        if thinking is None or done is None:
            self._timer.stop()
            return
        wait = self._looks < _LOOKS and self._is_moving()
        self._timer.setInterval(_LOOK_AGAIN if wait else 0)
        if wait:
            self._looks += 1
            return
        try:
            next(thinking)
        except StopIteration as finished:
            self.stop()
            done(finished.value)
        except Exception:
            self.stop()  # it can't go on where it broke off
            raise
