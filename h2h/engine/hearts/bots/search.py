"""Which of some choices does best over many possible worlds."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from h2h.engine.hearts.bots.thinking import Thinking

W = TypeVar("W")
C = TypeVar("C")

SLICE = 80
"""Playouts between two yields: two or three milliseconds."""


def best_of(
    choices: Sequence[C],
    draw_world: Callable[[], W],
    value: Callable[[W, C], float],
    playouts: int,
) -> Thinking[tuple[C, float]]:
    """Return the choice of the highest mean value, found by halving, and that value.

    Each world is tried with every choice still in the running, so luck is the same for all; after
    each stage the worse half drops out. The budget is a number of playouts, not a time: the same
    question has the same answer on every machine.
    """
    totals = dict.fromkeys(range(len(choices)), 0.0)
    alive = list(totals)
    stages = max(1, (len(choices) - 1).bit_length())
    worlds = since_yield = 0
    for _ in range(stages):
        for _ in range(max(1, playouts // stages // len(alive))):
            worlds += 1
            world = draw_world()
            for index in alive:
                totals[index] += value(world, choices[index])
            since_yield += len(alive)
            if since_yield >= SLICE:
                since_yield = 0
                yield
        alive.sort(key=totals.__getitem__, reverse=True)
        alive = alive[: (len(alive) + 1) // 2]
    return choices[alive[0]], totals[alive[0]] / worlds
