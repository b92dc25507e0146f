"""How long the pictures of a motion take to paint, and a tap to change what is seen.

A figure is the CPU time of the painting thread; beside it stands the time that passed, in which
other programs had their turns too. `python -m benchmarks.frames` compares the ways in which a
view can update its viewport.
"""

import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsView

from benchmarks.engine import Figure
from benchmarks.figures import slowest
from benchmarks.table import Frame, Watch, open_window, wait, wait_until_still
from h2h.app.main_window import MainWindow
from h2h.app.start import application
from h2h.heart_to_heart.engine import Redeal, RemovePair, rules, solver
from h2h.heart_to_heart.engine.places import HEART_NAMES
from tests.pages import solitaire

_SIZES = {(1920, 1080): "≤ 8", (3840, 2160): "≤ 16.7"}
_TIMES = {"deal": 6, "redeal": 12, "pair": 12, "win": 2}


class _Motion(NamedTuple):
    prepare: Callable[[], None]
    run: Callable[[], None]


def figures() -> list[Figure]:
    """Measure each motion at each size, and taps."""
    application([])
    watch = Watch()
    found = []
    for (width, height), goal in _SIZES.items():
        at = f"{width}×{height}"
        with open_window(width, height) as window:
            for name, motion in _motions(window).items():
                frames = _frames(watch, motion, _TIMES[name])
                found += [
                    Figure(f"{name} at {at}: slowest 1 %", _cpu(frames), "ms", goal),
                    Figure(f"{name} at {at}: the same, time passed", _wall(frames), "ms", ""),
                    Figure(f"{name} at {at}: median", median(f.cpu for f in frames), "ms", ""),
                ]
            cpu, wall = _taps(window, watch)
            found += [
                Figure(f"tap to picture at {at}: 95 %", slowest(cpu, 5), "ms", "≤ 16"),
                Figure(f"tap to picture at {at}: time passed", slowest(wall, 5), "ms", ""),
            ]
    return found


def _frames(watch: Watch, motion: _Motion, times: int) -> list[Frame]:
    found: list[Frame] = []
    for number in range(times + 1):
        motion.prepare()
        frames = watch.during(motion.run)
        if number:  # pictures that only this motion needs are painted once
            found += frames
    return found


def _cpu(frames: list[Frame]) -> float:
    return slowest([frame.cpu for frame in frames], 1)


def _wall(frames: list[Frame]) -> float:
    return slowest([frame.wall for frame in frames], 1)


def _motions(window: MainWindow) -> dict[str, _Motion]:
    page, scene = solitaire(window), window.table.scene
    model, draw = page.session.model, page.controller.draw

    def at_once(*actions: Callable[[], object]) -> None:
        scene.speed = 0.0
        for action in actions:
            action()
        scene.speed = 1.0
        wait(20)

    def turn_all() -> None:
        at_once(*[draw] * len(model.game.state.stock))

    def find_pair() -> None:
        at_once(page.session.restart)
        while not any(rules.pairs(model.game.state)):
            at_once(draw)

    def remove_pair() -> None:
        found = next(rules.pairs(model.game.state))
        model.play(RemovePair(found.first, found.second))

    def play_nearly_all() -> None:
        at_once(page.session.restart)
        way = solver.solution(model.game.code)
        assert way is not None
        at_once(*(partial(model.play, move) for move in way[:-1]))

    def win() -> None:
        scene.celebrate(HEART_NAMES)

    def still(action: Callable[[], object]) -> Callable[[], None]:
        def run() -> None:
            action()
            wait_until_still(window)

        return run

    def nothing() -> None: ...

    return {
        "deal": _Motion(nothing, still(page.session.restart)),
        "redeal": _Motion(turn_all, still(lambda: model.play(Redeal()))),
        "pair": _Motion(find_pair, still(remove_pair)),
        "win": _Motion(play_nearly_all, still(win)),
    }


def _taps(window: MainWindow, watch: Watch, count: int = 100) -> tuple[list[float], list[float]]:
    """Tap a card, tap it again, turn a card of the stock, and so on."""
    solitaire(window).session.restart()
    wait_until_still(window)
    cpu, wall = [], []
    for number in range(count):
        place = ("heart-25", "heart-25", "stock")[number % 3]
        point = _point(window, place)
        busy, begin, painted = time.thread_time(), time.perf_counter(), len(watch.frames)
        QTest.mouseClick(window.table.view.viewport(), Qt.MouseButton.LeftButton, pos=point)
        while len(watch.frames) == painted:
            QApplication.processEvents()
        cpu.append((time.thread_time() - busy) * 1000)
        wall.append((watch.frames[painted].ended - begin) * 1000)
        wait_until_still(window)
        wait(50)  # no hand is faster; the screen has the last picture by then
    return cpu, wall


def _point(window: MainWindow, place: str) -> QPoint:
    layout = window.table.scene.current_layout
    assert layout is not None
    spot = layout.pile(place)
    return window.table.view.mapFromScene(QPointF(spot.x, spot.y))


def main() -> None:
    """Print each motion's slowest 1 % and median by update mode, in CPU milliseconds."""
    application([])
    watch = Watch()
    modes = [mode for mode in QGraphicsView.ViewportUpdateMode if mode.name[0] != "N"]
    for width, height in _SIZES:
        with open_window(width, height) as window:
            for name, motion in _motions(window).items():
                for mode in modes:
                    window.table.view.setViewportUpdateMode(mode)
                    frames = _frames(watch, motion, _TIMES[name])
                    middle = median(frame.cpu for frame in frames)
                    worst = f"slowest 1 % {_cpu(frames):6.2f}  median {middle:6.2f}"
                    print(f"{width}×{height} {name:7} {mode.name:28} {worst} ({len(frames)})")


if __name__ == "__main__":
    main()
