"""Hearts while its opponents think: does what moves on the table stutter?

Qt moves things every 16 ms; what a slice of a thought takes comes on top. So the same is measured
with opponents that hardly think.
"""

import time
from itertools import pairwise
from statistics import median

from PySide6.QtCore import QTimer

from benchmarks.engine import Figure
from benchmarks.figures import slowest
from benchmarks.table import Frame, Watch, open_window, wait
from h2h.app.main_window import MainWindow
from h2h.app.start import application
from h2h.hearts.bots import Level, make
from h2h.hearts.bots.thinking import answer
from h2h.hearts.engine import PassCards, Phase, PlayCard, Seat
from h2h.hearts.thinker import Thinker
from h2h.storage.settings import GameKind
from tests.pages import hearts

_SECONDS = 20


def figures() -> list[Figure]:
    """Let a match play itself against opponents of two levels."""
    application([])
    watch, slices = Watch(), _time_slices()
    found = []
    for level in ("HARD", "EASY"):
        slices.clear()
        with open_window(1920, 1080) as window:
            moves, frames = _play(window, watch, level)
        pairs = [
            pair
            for start, end in moves
            for pair in pairwise(f for f in frames if start <= f.ended <= end)
        ]
        passed = [(b.ended - a.ended) * 1000 for a, b in pairs]
        busy = [b.busy - a.busy for a, b in pairs]
        painting = [frame.cpu for frame in frames]
        found += [
            Figure(f"{level}: frame to frame, median", median(passed), "ms", ""),
            Figure(f"{level}: frame to frame, slowest 1 %", slowest(passed, 1), "ms", "≤ 16.7"),
            Figure(f"{level}: busy between, most 1 %", slowest(busy, 1), "ms", "≤ 16.7"),
            Figure(f"{level}: painting, slowest 1 %", slowest(painting, 1), "ms", ""),
        ]
        if level == "HARD":
            found.append(Figure("slice of a thought, slowest 1 %", slowest(slices, 1), "ms", ""))
    return found


def _time_slices() -> list[float]:
    """Return a list that gets the CPU time of each slice of thinking from now on."""
    found: list[float] = []
    think = Thinker._on_idle

    def timed(thinker: Thinker) -> None:
        busy = time.thread_time()
        think(thinker)
        found.append((time.thread_time() - busy) * 1000)

    Thinker._on_idle = timed  # type: ignore[assignment, method-assign]
    return found


def _play(
    window: MainWindow, watch: Watch, level: str
) -> tuple[list[tuple[float, float]], list[Frame]]:
    """Play for a while; return when each motion began and ended, and all frames."""
    window.change("opponent_levels", (level,) * 3)
    window.change("trick_pause", 0.3)
    window.play(GameKind.HEARTS)
    session = hearts(window).session
    session.deal(session.model.game.code)
    south = make(Level.EASY, 1)
    moves: list[tuple[float, float]] = []
    begun: list[float] = []

    def look() -> None:
        running = window.table.scene.animator.running
        if running and not begun:
            begun.append(time.perf_counter())
        elif begun and not running:
            moves.append((begun.pop(), time.perf_counter()))
        game = session.model.game
        if running or session.model.trick_lies_full:
            return
        if game.state.phase is Phase.PASSING and not game.state.passes[Seat.SOUTH]:
            cards = answer(south.think_pass(game.view(Seat.SOUTH)))
            session.model.play(Seat.SOUTH, PassCards(cards))
        elif game.state.phase is Phase.PLAYING and game.state.turn is Seat.SOUTH:
            card = answer(south.think_play(game.view(Seat.SOUTH)))
            session.model.play(Seat.SOUTH, PlayCard(card))

    timer = QTimer(window)
    timer.timeout.connect(look)
    timer.start(5)
    frames = watch.during(lambda: wait(_SECONDS * 1000))
    timer.stop()
    return moves, frames
