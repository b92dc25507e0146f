"""What the program does while nothing happens: how often its threads wake, and their CPU time."""

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from benchmarks.engine import Figure
from benchmarks.table import open_window, wait
from h2h.app.main_window import MainWindow
from tests.pages import solitaire

_SECONDS = 10


def figures() -> list[Figure]:
    """Look at a fresh deal, a running clock, a window left alone and one put away."""
    QApplication([])
    with open_window(1280, 800) as window:
        return [
            *_at_rest(window, "before the first move", lambda: None, 0),
            *_at_rest(window, "with the clock", solitaire(window).controller.draw, 1),
            *_at_rest(window, "put away", window.showMinimized, 0),
        ]


def _at_rest(
    window: MainWindow, what: str, action: Callable[[], object], most: int
) -> list[Figure]:
    action()
    wait(4000)  # motions, messages and the first pictures are over
    running = solitaire(window).session.clock.running
    assert running == (most > 0), f"the clock {running=} {what}"
    ticks: list[int] = []
    solitaire(window).session.clock.ticked.connect(ticks.append)
    wakeups, busy = _wakeups(), time.process_time()
    wait(_SECONDS * 1000)
    wakeups, busy = _wakeups() - wakeups - 1, time.process_time() - busy  # one was our own
    # The X server answers each picture of the clock, and each answer wakes two threads.
    return [
        Figure(f"timers {what}", len(ticks) / _SECONDS, "1/s", f"≤ {most * 1.1:g}"),
        Figure(f"wake-ups {what}, X's answers too", wakeups / _SECONDS, "1/s", f"≤ {most * 3.3:g}"),
        Figure(f"CPU {what}", busy / _SECONDS * 100, "%", f"≤ {0.02 + 0.28 * most:g}"),
    ]


def _wakeups() -> int:
    """Return how often the threads of this process went to sleep of their own accord.

    Being woken by each picture that the X server confirms counts too.
    """
    texts = [status.read_text() for status in Path("/proc/self/task").glob("*/status")]
    return sum(int(t.partition("\nvoluntary_ctxt_switches:")[2].split()[0]) for t in texts)
