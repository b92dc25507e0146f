"""The program's window inside of this process, and a watch on what it paints."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from h2h.app.main_window import MainWindow
from h2h.table.table_view import TableView

DEAL = "HH1-N-AAAAAAM"


class Frame(NamedTuple):
    """One painting of the table.

    Attributes:
        ended: the time of `perf_counter` when it was done.
        busy: the milliseconds that its thread had been busy in all until then.
        cpu: the milliseconds that its thread was busy with it.
        wall: the milliseconds that passed, other programs' turns included.
    """

    ended: float
    busy: float
    cpu: float
    wall: float


class Watch:
    """Knows every painting of every table from now on."""

    def __init__(self) -> None:
        self.frames: list[Frame] = []

        def paint(view: TableView, event: QPaintEvent) -> None:
            cpu, wall = time.thread_time() * 1000, time.perf_counter()
            QGraphicsView.paintEvent(view, event)
            ended, busy = time.perf_counter(), time.thread_time() * 1000
            self.frames.append(Frame(ended, busy, busy - cpu, (ended - wall) * 1000))

        TableView.paintEvent = paint  # type: ignore[assignment, method-assign]

    def during(self, action: Callable[[], object]) -> list[Frame]:
        """Return the paintings during an action."""
        before = len(self.frames)
        action()
        return self.frames[before:]


@contextmanager
def open_window(
    width: int, height: int, prepare: Callable[[Path], object] = lambda folder: None
) -> Iterator[MainWindow]:
    """Open the program's window with files of its own, which `prepare` may write before."""
    with TemporaryDirectory() as name:
        prepare(Path(name))
        window = MainWindow(str(DEAL), Path(name))
        window.resize(width, height)
        window.show()
        window.activateWindow()
        wait(500)
        window.settle_in()
        _play_to_nobody(window)
        yield window
        window.close()
        window.deleteLater()
        wait(50)


def _play_to_nobody(window: MainWindow) -> None:
    """Mix the sounds as for a player, on a machine with or without a sound device."""
    from h2h.table.sound.device import Device
    from h2h.table.sound.mixer import RATE

    window.sounds.start(lambda read: Device(read, RATE, ("null",)))


def wait(milliseconds: int) -> None:
    """Let the program run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def wait_until_still(window: MainWindow) -> None:
    """Let the program run until nothing moves on its table, and what then changes is painted."""
    while window.table.scene.animator.running:
        wait(10)
    QApplication.processEvents()


def private_memory() -> float:
    """Return this process's own memory in MiB."""
    text = Path("/proc/self/smaps_rollup").read_text()
    rows = (row.split() for row in text.splitlines() if row.startswith("Private_"))
    return sum(int(row[1]) for row in rows) / 1024
