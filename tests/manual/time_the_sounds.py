"""Measure when a sound is heard after the tap that caused it: a check by hand, for Linux.

It starts a PulseAudio of its own with a device that plays to nobody, records what would be heard,
and taps the real window. It needs Debian's pulseaudio and pulseaudio-utils::

    QT_QPA_PLATFORM=offscreen python -m tests.manual.time_the_sounds

It measures each of these several times, since another program may take the processor at any moment:

- the time from a tap to the first sample of its sound, with the device closed and with it open; it
  judges the median;
- in 20 sounds within two seconds, the largest step from sample to sample, of which a larger one
  than in the sounds themselves is a click; it judges the median;
- there, the longest gap: the device was given nothing in time, or the next tap came late. It judges
  the shortest, since a fault of the program shows each time.

At the end it counts what is left at rest: streams, threads and connections. The exit status is 0 if
the delays are at most 60 ms, nothing clicks, and nothing is left.
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
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEventLoop, QPoint, QPointF, Qt, QTimer
from PySide6.QtTest import QTest

from h2h import resources

RATE = 44100
GOAL = 60
"""Milliseconds."""
_TIMES = 5
"""How often each is measured."""
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
            return _measure(Recorder(Path(folder)), Path(folder))
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


def _measure(recorder: Recorder, folder: Path) -> int:
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

    def timed(place: str, rest: int) -> float:
        begin = tap(place)
        _wait(700)
        heard = recorder.heard_after(begin)
        _wait(rest)
        return math.inf if heard is None else (heard - begin) * 1000

    moves = solver.solution(DealCode.parse("HH1-N-AAAAAAM")) or []
    pairs = [move for move in moves if isinstance(move, RemovePair)]
    first = pairs[0]
    place = f"heart-{first.first}" if first.first <= 25 and first.first > 0 else "waste"
    closed = []
    for _ in range(_TIMES):
        closed.append(timed(place, 100))
        tap(place)  # deselect
        _wait(2600)
    timed("stock", 100)
    opened = [timed("stock", 60) for _ in range(_TIMES)]
    for what, delays in (("closed", closed), ("open", opened)):
        each = ", ".join(f"{delay:.1f}" for delay in delays)
        print(f"device {what}: median {median(delays):.1f} ms of {each}")
        failures += median(delays) > GOAL
    print("20 sounds in two seconds …")
    peaks, steps, gaps = [], [], []
    most = 2 * max(_largest_step(_file(name)) for name in ("draw", "redeal"))
    for _ in range(_TIMES):
        begin = time.monotonic()
        for _ in range(20):
            tap("stock")
            _wait(100)
        _wait(800)
        samples = recorder.stretch(begin)
        peaks.append(max(map(abs, samples)))
        steps.append(_largest_step(samples))
        gaps.append(_longest_gap(samples))
    print(f"    peak {max(peaks)} of 32767")
    print(f"    largest step: median {median(steps):.0f} of {steps}; {most} is no click")
    print(f"    longest gap: from {min(gaps) * 1000:.1f} to {max(gaps) * 1000:.1f} ms")
    failures += median(steps) > most or max(peaks) >= 32767 or min(gaps) > GAP
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
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
