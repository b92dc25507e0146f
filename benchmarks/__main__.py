"""Measure everything: `python -m benchmarks`, or `--only` some subjects.

Each subject is measured by a process of its own, so that none finds the caches of another warm.
Prints a table with the goal beside each figure and writes `build/bench.json`.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from benchmarks.engine import Figure
from benchmarks.figures import is_met, line
from benchmarks.screen import virtual_screen

_SUBJECTS = {
    "rules": None,
    "strength": None,
    "files": None,
    "results": (1366, 900),
    "pictures": None,
    "start": (1366, 900),
    "rest": (1366, 900),
    "frames": (3840, 2160),
    "hearts": (1920, 1080),
    "lasting": (1920, 1080),
}
"""The screen that each needs."""
_OUT = Path("build/bench.json")


def main() -> int:
    """Measure, print and write; the exit status is 1 where a subject could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks")
    parser.add_argument("--only", nargs="+", choices=_SUBJECTS, default=list(_SUBJECTS))
    parser.add_argument("--here", choices=_SUBJECTS, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.here:
        measure: Callable[[], list[Figure]] = import_module(f"benchmarks.{options.here}").figures
        print(json.dumps(measure()))
        return 0
    whole, failed = {}, False
    machine = f"{_processor()}, {os.cpu_count()} processors, {platform.platform()}"
    print(machine)
    for subject in options.only:
        load, begin = os.getloadavg()[0], time.perf_counter()
        found = _measured(subject)
        failed |= found is None
        print(f"\n{subject} ({time.perf_counter() - begin:.0f} s, load {load:.1f})")
        for figure in found or []:
            print("  " + line(figure))
        whole[subject] = {
            "load": load,
            "figures": [figure._asdict() | {"met": is_met(figure)} for figure in found or []],
        }
    _OUT.parent.mkdir(exist_ok=True)
    text = json.dumps({"machine": machine, "subjects": whole}, indent=1, ensure_ascii=False)
    _OUT.write_text(text, encoding="utf-8")
    return int(failed)


def _measured(subject: str) -> list[Figure] | None:
    size = _SUBJECTS[subject]
    with TemporaryDirectory() as home:
        environment = os.environ | {"HOME": home, "XDG_RUNTIME_DIR": home}
        if size is None:
            return _asked(subject, environment | {"QT_QPA_PLATFORM": "offscreen"})
        with virtual_screen(*size) as display:
            return _asked(subject, environment | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display})


def _asked(subject: str, environment: dict[str, str]) -> list[Figure] | None:
    command = [sys.executable, "-m", "benchmarks", "--here", subject]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        return None
    return [Figure(*figure) for figure in json.loads(done.stdout)]


def _processor() -> str:
    for row in Path("/proc/cpuinfo").read_text().splitlines():
        if row.startswith("model name"):
            return row.partition(": ")[2]
    return platform.processor()


if __name__ == "__main__":
    sys.exit(main())
