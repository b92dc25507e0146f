"""What must not grow or stutter over hours: sizes gone through, games played one after another."""

import ctypes
import gc
import time

from PySide6.QtWidgets import QApplication

from benchmarks.engine import Figure
from benchmarks.table import Watch, open_window, private_memory, wait
from h2h.app.main_window import MainWindow
from h2h.app.start import application
from tests.pages import solitaire

_FIRST = (480, 360)
_SIZES = [(480 + 14 * i, 360 + 7 * i) for i in range(1, 101)]
_SHARP = 400
"""Milliseconds after which a window that keeps its size has been painted sharply."""


def figures() -> list[Figure]:
    """Go through sizes and games."""
    application([])
    return [*resizing(), *playing()]


def resizing() -> list[Figure]:
    """Go through 100 sizes in one sweep, and stay at some of them."""
    watch = Watch()
    with open_window(*_FIRST) as window:
        longest, stays = _sweep(window, watch), _stays(window, watch)
        before = _memory()
        for _ in range(2):
            longest += _sweep(window, watch)
            stays += _stays(window, watch)
        grown = _memory() - before
    return [
        Figure("resizing: longest frame of 300", max(longest), "ms", "≤ 50"),
        Figure("resizing: longest frame of 45 stays", max(stays), "ms", "≤ 50"),
        Figure("resizing: memory grown in 2 rounds after the first", grown, "MiB", "≤ 2"),
    ]


def _sweep(window: MainWindow, watch: Watch) -> list[float]:
    """Return the CPU time of each size: layout and picture."""
    found = []
    for size in _SIZES:
        begin = time.thread_time()
        painted = len(watch.frames)
        window.resize(*size)
        while len(watch.frames) == painted:
            QApplication.processEvents()
        found.append((time.thread_time() - begin) * 1000)
    window.resize(*_FIRST)
    wait(_SHARP)
    return found


def _stays(window: MainWindow, watch: Watch) -> list[float]:
    """Return the CPU time of the longest frame at each of some sizes, drawn sharply."""
    found = []
    for size in (*_SIZES[6::7], _FIRST):
        window.resize(*size)
        frames = watch.during(lambda: wait(_SHARP))
        found.append(max(frame.cpu for frame in frames))
    return found


def playing(games: int = 1000) -> list[Figure]:
    """Deal, draw, undo and leave, a thousand times."""
    with open_window(1280, 800) as window:
        page, scene = solitaire(window), window.table.scene
        scene.speed = 0.0

        def play(count: int) -> None:
            for _ in range(count):
                page.session.new_game()
                for _ in range(3):
                    page.controller.draw()
                page.controller.undo()
                page.controller.hint()
                QApplication.processEvents()

        play(100)  # all cards have been seen, the allocators have what they need
        before, items = _memory(), len(scene.items())
        play(games)
        grown, more = _memory() - before, len(scene.items()) - items
    return [
        Figure(f"memory grown in {games} games", grown, "MiB", "≤ 2"),
        Figure("items of the scene more than before", more, "", "≤ 0"),
    ]


def _memory() -> float:
    """Return the memory in use, without what the allocator keeps of what was freed."""
    QApplication.processEvents()
    gc.collect()
    ctypes.CDLL(None).malloc_trim(0)
    return private_memory()
