"""A thread for what waits for a disk: syncing a file may take longer than a frame lasts."""

import sys
from collections import deque
from collections.abc import Callable
from threading import Lock, Thread


class Disk:
    """Does one thing after another, in order; there is no thread while there is nothing to do."""

    def __init__(self) -> None:
        self._lock = Lock()
        self._work: deque[Callable[[], object]] = deque()
        self._thread: Thread | None = None

    def do(self, work: Callable[[], object]) -> None:
        """Do this after all that was asked for before."""
        with self._lock:
            self._work.append(work)
            if self._thread is None or not self._thread.is_alive():
                self._thread = Thread(target=self._run, name="disk")
                self._thread.start()

    def wait(self) -> None:
        """Return once all of it is done."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join()

    def _run(self) -> None:
        while work := self._next():
            try:
                work()
            except Exception:  # told like any other; what comes after it is done all the same
                sys.excepthook(*sys.exc_info())

    def _next(self) -> Callable[[], object] | None:
        with self._lock:
            if self._work:
                return self._work.popleft()
            self._thread = None  # whoever comes now starts another
            return None
