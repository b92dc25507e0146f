"""Measure when a sound is heard after the tap that caused it: a check by hand, for Linux.

It starts a PulseAudio of its own with a device that plays to nobody, records what would be heard,
and taps the real window. It needs Debian's pulseaudio and pulseaudio-utils::

    QT_QPA_PLATFORM=offscreen python -m tests.manual.time_the_sounds

It measures each of these several times and judges the median:

- the time from a tap to the first sample of its sound, with the device closed and with it open;
- in 20 sounds within two seconds, the largest step from sample to sample, of which a larger one
  than in the sounds themselves is a click, and the longest gap: the device was given nothing in
  time.

At the end it counts what is left at rest: streams, threads and connections.

The exit status is 0 if all is well: the delays are at most 60 ms, nothing clicks, nothing is left.
It is 1 if not, and 2 if not while other programs had the processor, which says nothing of this one.
"""

import math
import os
import struct
import subprocess
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TypeVar

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest

from h2h import resources

T = TypeVar("T")

RATE = 44100
GOAL = 60
"""Milliseconds."""
_TIMES = 5
"""How often each is measured."""
_WAITED = 0.3
"""Seconds that all threads together may wait for a processor in one measurement.

On a quiet computer of two cores they wait 0.1 to 0.2 s for each other.
"""
SILENT = 12
"""Of 32768: a louder sample is part of a sound."""
GAP = 0.002
"""Seconds of nothing within overlapping sounds: the device was given nothing in time."""
_HEAD = struct.Struct("<dI")


def main() -> int:
    """Measure, print, and tell whether all was as it should be."""
    with TemporaryDirectory() as folder:
        server = _server(Path(folder))
        try:
            return _measure(Recorder(Path(folder)), server.pid, Path(folder))
        finally:
            server.terminate()
            server.wait()


def _server(folder: Path) -> "subprocess.Popen[bytes]":
    os.environ |= {"XDG_RUNTIME_DIR": str(folder), "PULSE_SERVER": f"unix:{folder}/native"}
    os.environ |= {"H2H_ANIMATION": "1", "HOME": str(folder)}
    command = [
        *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
        *("--disable-shm=yes", f"--load=module-null-sink sink_name=nobody rate={RATE}"),
        f"--load=module-native-protocol-unix socket={folder}/native auth-anonymous=1",
    ]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    for _ in range(100):
        if subprocess.run(["pactl", "info"], capture_output=True, check=False).returncode == 0:
            return server
        time.sleep(0.1)
    raise SystemExit("PulseAudio does not answer")


_STAMP = """
import os, struct, sys, time
while data := os.read(0, 4096):
    os.write(1, struct.pack("<dI", time.monotonic(), len(data)) + data)
"""


class Recorder:
    """Takes down what is heard, and when; in processes that do not wait for the program's."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "heard"
        command = [
            *("parec", "-d", "nobody.monitor", "--raw", "--format=s16le", f"--rate={RATE}"),
            *("--channels=1", "--latency-msec=2"),
        ]
        self._parec = subprocess.Popen(command, stdout=subprocess.PIPE)
        with self._file.open("wb") as file:
            stamp = [sys.executable, "-c", _STAMP]
            self._stamper = subprocess.Popen(stamp, stdin=self._parec.stdout, stdout=file)

    @property
    def processes(self) -> tuple[int, int]:
        """What records."""
        return self._parec.pid, self._stamper.pid

    def stop(self) -> None:
        """End the recording."""
        self._parec.terminate()
        self._parec.wait()
        self._stamper.wait()

    def heard_after(self, begin: float) -> float | None:
        """Return when the first sample of a sound arrived."""
        for at, samples in self._chunks(begin):
            if max(map(abs, samples)) > SILENT:
                return at
        return None

    def stretch(self, begin: float) -> "array[int]":
        """Return what was heard since a time."""
        whole = array("h")
        for _, samples in self._chunks(begin):
            whole.extend(samples)
        return whole

    def _chunks(self, begin: float) -> "Iterator[tuple[float, array[int]]]":
        data, place = self._file.read_bytes(), 0
        while place + _HEAD.size < len(data):
            at, length = _HEAD.unpack_from(data, place)
            place += _HEAD.size + length
            if at >= begin:
                yield at, array("h", data[place - length : place])


class Waiting:
    """Tells how long processes have waited for a processor that others had."""

    def __init__(self, *processes: int) -> None:
        self._processes = processes

    def seconds(self) -> float:
        """Return the time that all their threads have waited until now."""
        total = 0
        for process in self._processes:
            for file in Path(f"/proc/{process}/task").glob("*/schedstat"):
                with suppress(OSError):  # a thread that has just ended
                    total += int(file.read_text().split()[1])
        return total / 1e9


def _file(name: str) -> "array[int]":
    with wave.open(str(resources.path(f"sounds/{name}.wav"))) as file:
        return array("h", file.readframes(file.getnframes()))


def _largest_step(samples: "array[int]") -> int:
    return max(abs(a - b) for a, b in pairwise(samples))


def _longest_gap(samples: "array[int]") -> float:
    """Return the seconds of the longest silence within what is heard."""
    loud = [i for i, sample in enumerate(samples) if sample]
    return max(b - a for a, b in pairwise(loud)) / RATE


def _wait(milliseconds: int) -> None:
    """Let the program run as it does by itself; QTest.qWait would not let other threads run."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def _measure(recorder: Recorder, server: int, folder: Path) -> int:
    from h2h.app.main_window import MainWindow
    from h2h.app.start import application
    from h2h.heart_to_heart.engine import DealCode, RemovePair, solver

    app = application(sys.argv[:1])
    window = MainWindow("HH1-N-AAAAAAM", folder / "data")
    window.resize(1280, 800)
    window.show()
    _wait(3000)  # the recording begins two seconds late
    window.settle_in()
    window.change("volume", 1.0)
    _wait(300)
    layout = window.table.scene.current_layout
    assert layout is not None

    def tap(place: str) -> float:
        spot = layout.pile(place)
        at = QPointF(spot.x - spot.width * 0.4, spot.top + spot.width * 0.15)
        point: QPoint = window.table.view.mapFromScene(at)
        begin = time.monotonic()
        QTest.mouseClick(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        return begin

    failures = 0
    waiting = Waiting(os.getpid(), server, *recorder.processes)
    waited: list[float] = []

    def several(measure: Callable[[], T]) -> list[T]:
        found: list[T] = []
        for _ in range(_TIMES):
            before = waiting.seconds()
            found.append(measure())
            waited.append(waiting.seconds() - before)
        return found

    def delay(place: str) -> float:
        begin = tap(place)
        _wait(700)
        heard = recorder.heard_after(begin)
        return math.inf if heard is None else (heard - begin) * 1000

    def delay_from_closed() -> float:
        _wait(2700)  # the device is closed
        found = delay(place)
        tap(place)  # deselect
        return found

    def twenty() -> tuple[int, int, float]:
        begin = time.monotonic()
        for _ in range(20):
            tap("stock")
            _wait(100)
        _wait(800)
        samples = recorder.stretch(begin)
        return max(map(abs, samples)), _largest_step(samples), _longest_gap(samples)

    moves = solver.solution(DealCode.parse("HH1-N-AAAAAAM")) or []
    pairs = [move for move in moves if isinstance(move, RemovePair)]
    first = pairs[0]
    place = f"heart-{first.first}" if first.first <= 25 and first.first > 0 else "waste"
    closed = several(delay_from_closed)
    opened = several(lambda: delay("stock"))
    twenties = several(twenty)
    for what, delays in (("closed", closed), ("open", opened)):
        each = ", ".join(f"{delay:.1f}" for delay in delays)
        print(f"device {what}: median {median(delays):.1f} ms of {each}")
        failures += median(delays) > GOAL
    peaks, steps, gaps = zip(*twenties, strict=True)
    most = 2 * max(_largest_step(_file(name)) for name in ("draw", "redeal"))
    print(f"20 sounds in two seconds: peak {max(peaks)} of 32767")
    print(f"    largest step: median {median(steps):.0f} of {steps}; {most} is no click")
    print(f"    longest gap: median {median(gaps) * 1000:.1f} ms of {len(gaps)}")
    failures += median(steps) > most or max(peaks) >= 32767 or median(gaps) > GAP
    _wait(2500)
    outputs = subprocess.run(["pactl", "list", "short", "sink-inputs"], capture_output=True)
    left = [thread.name for thread in threading.enumerate() if thread.name == "sound"]
    clients = subprocess.run(["pactl", "list", "clients"], capture_output=True, text=True).stdout
    print(f"at rest: {len(outputs.stdout.splitlines())} streams, {len(left)} threads,")
    print(f"    {clients.count('Heart to Heart')} connections")
    failures += bool(outputs.stdout.strip()) + len(left) + clients.count('= "Heart to Heart"')
    window.close()
    recorder.stop()
    del app
    if failures and max(waited) > _WAITED:
        print(f"the computer is too busy to tell: up to {max(waited):.2f} s waited for a processor")
        return 2
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
