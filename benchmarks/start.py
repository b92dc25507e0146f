"""How long a start takes: from the process to the first picture of the dealt table.

The floor and the program take turns, since other work on the machine comes and goes; what is held
to a goal is their ratio.
"""

import time
from collections.abc import Sequence
from pathlib import Path
from shutil import rmtree
from statistics import median
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtGui import QGuiApplication

from benchmarks.engine import Figure
from benchmarks.programs import DEAL, FLOOR, H2H, Running, frozen
from benchmarks.screen import Pixel

_CARD = (640, 660)
"""A pixel that is white in the lowest card of the heart, and in a card of the floor."""
_SETTLE = 0.9
"""Seconds after which a start has done all that it put off."""


class _Start(NamedTuple):
    shown: float  # milliseconds
    cpu: float  # milliseconds, when it was shown
    settled_cpu: float
    pss: float  # MiB


def figures(rounds: int = 25) -> list[Figure]:
    """Start the floor, the program without and with its cache, and the packaged one, by turns."""
    QGuiApplication([])
    pixel = Pixel(*_CARD)
    packaged = frozen()
    starts: dict[str, list[_Start]] = {"floor": [], "cold": [], "warm": [], "packaged": []}
    with TemporaryDirectory() as name:
        home = Path(name)
        # Compiles the sources, and leaves a game that has a number on the tip in its file.
        _start((*H2H, *DEAL), home, pixel)
        for _ in range(rounds):
            starts["floor"].append(_start(FLOOR, home, pixel))
            rmtree(home / ".cache", ignore_errors=True)
            starts["cold"].append(_start(H2H, home, pixel))
            starts["warm"].append(_start(H2H, home, pixel))
            if packaged:
                starts["packaged"].append(_start(packaged, home, pixel))
    return _figures_of(starts)


def _start(command: Sequence[str], home: Path, pixel: Pixel) -> _Start:
    pixel.wait(white=False)
    program = Running(command, home)
    try:
        shown = pixel.wait(white=True) - program.began
        cpu = program.cpu()
        time.sleep(_SETTLE)
        return _Start(shown * 1000, cpu, program.cpu(), program.pss())
    finally:
        program.end()


def _figures_of(starts: dict[str, list[_Start]]) -> list[Figure]:
    def best(kind: str, what: str) -> float:
        # Other work only ever adds to a time: the lower quartile is the steadiest.
        values = sorted(getattr(start, what) for start in starts[kind])
        return float(values[len(values) // 4])

    found = []
    for kind in starts:
        if starts[kind]:
            pss = median(start.pss for start in starts[kind])
            found += [
                Figure(f"{kind}: first picture", best(kind, "shown"), "ms", ""),
                Figure(f"{kind}: CPU until then", best(kind, "cpu"), "ms", ""),
                Figure(f"{kind}: CPU until settled", best(kind, "settled_cpu"), "ms", ""),
                Figure(f"{kind}: PSS", pss, "MiB", ""),
            ]
    more = median(start.pss for start in starts["warm"]) - median(
        start.pss for start in starts["floor"]
    )
    found += [
        _ratio("first picture", best("warm", "shown"), best("floor", "shown"), "≤ 1.35"),
        _ratio("CPU until then", best("warm", "cpu"), best("floor", "cpu"), "≤ 1.5"),
        Figure("start: PSS above the floor", more, "MiB", "≤ 14"),
    ]
    if starts["packaged"]:
        shown = best("packaged", "shown") / best("warm", "shown")
        found.append(Figure("packaged: first picture / from source", shown, "×", "≤ 1.1"))
    return found


def _ratio(what: str, value: float, floor: float, goal: str) -> Figure:
    return Figure(f"start: {what} / floor", value / floor, "×", goal)
