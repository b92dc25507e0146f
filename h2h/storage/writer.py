"""A thread for what waits for a disk: syncing a file may take longer than a frame lasts."""

import sys
from collections import deque
from collections.abc import Callable
from threading import Lock, Thread


class Writer:
    """Does one thing after another, in order; there is no thread while there is nothing to do."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._work: deque[Callable[[], object]] = deque()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], object]) -> None:
        """Do this after everything that was asked for before."""
        with self._lock:
            self._work.append(work)
            if self._thread is None or not self._thread.is_alive():
                # A daemon, so that a disk that hangs can't keep the program from ending; the
                # window waits for its threads before it closes.
                self._thread = Thread(target=self._run, name="writer", daemon=True)
                self._thread.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until everything is done; return False if that takes longer than `seconds`."""
        with self._lock:
            thread = self._thread
        if thread is None:
            return True
        thread.join(seconds)
        return not thread.is_alive()

    def _run(self) -> None:
        while work := self._next():
            try:
                work()
            except Exception:  # reported like any other; the work after it is still done
                sys.excepthook(*sys.exc_info())

    def _next(self) -> Callable[[], object] | None:
        with self._lock:
            if self._work:
                return self._work.popleft()
            self._thread = None  # the next call of `do` starts another
            return None
