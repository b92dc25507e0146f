"""Running a program and asking the system what it takes (Linux)."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

SOURCE = Path(__file__).parents[1]
DEAL = ("--deal", "HH1-N-AAAAAAM")
FLOOR = (sys.executable, str(SOURCE / "benchmarks" / "floor.py"))
H2H = (sys.executable, "-m", "h2h")
"""Without arguments, as it is started from a desktop."""


def frozen() -> tuple[str, ...] | None:
    """Return the command of the packaged program, if one was built."""
    for program in sorted((SOURCE / "dist").glob("**/h2h")):
        if program.is_file() and os.access(program, os.X_OK):
            return (str(program),)
    return None


class Running:
    """A program that was just started, with a home of its own."""

    def __init__(self, command: Sequence[str], home: Path, **more: str) -> None:
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("XDG_", "QT_", "H2H_", "PYTHON"))
        }
        # A bus that a program would have to start first is part of no program's own start.
        environment |= {"HOME": str(home), "DBUS_SESSION_BUS_ADDRESS": "disabled:", **more}
        self.began = time.perf_counter()
        self._process = subprocess.Popen(command, cwd=SOURCE, env=environment)
        self._proc = Path(f"/proc/{self._process.pid}")

    def cpu(self) -> float:
        """Return the milliseconds that all its threads have been running."""
        tasks = self._proc.glob("task/*/schedstat")
        return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6

    def pss(self) -> float:
        """Return its memory in MiB, shared pages counted by its part of them."""
        text = (self._proc / "smaps_rollup").read_text()
        return int(text.partition("\nPss:")[2].split()[0]) / 1024

    def wakeups(self) -> int:
        """Return how often its threads went to sleep of their own accord."""
        texts = [status.read_text() for status in self._proc.glob("task/*/status")]
        return sum(int(t.partition("\nvoluntary_ctxt_switches:")[2].split()[0]) for t in texts)

    @property
    def pid(self) -> int:
        """The number of its process."""
        return self._process.pid

    def end(self) -> None:
        """End it."""
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()
