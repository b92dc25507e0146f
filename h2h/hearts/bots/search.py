"""Returns the choice with the best mean result over many possible worlds."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from h2h.hearts.bots.thinking import Thinking

W = TypeVar("W")
C = TypeVar("C")

SLICE = 12
"""Playouts between two yields: two or three milliseconds."""
SURE = 3.0
"""A choice this many standard errors behind the best is dropped at once."""


def best_of(
    choices: Sequence[C],
    draw_world: Callable[[], W],
    value: Callable[[W, C], float],
    playouts: int,
) -> Thinking[tuple[C, float]]:
    """Return the choice of the highest mean value and that value, found by halving.

    Each world is tried with every choice still in the running, so luck is the same for all; after
    each stage the worse half drops out, and whatever is surely worse. The budget is a number of
    playouts, not a time: the same question has the same answer on every machine.
    """
    values: list[list[float]] = [[] for _ in choices]
    alive = list(range(len(choices)))
    stages = max(3, len(choices).bit_length())
    since_yield = 0
    for _ in range(stages):
        for _ in range(max(1, playouts // stages // len(alive))):
            world = draw_world()
            for index in alive:
                values[index].append(value(world, choices[index]))
            since_yield += len(alive)
            if since_yield >= SLICE:
                since_yield = 0
                yield
        alive.sort(key=lambda index: sum(values[index]), reverse=True)
        leader = values[alive[0]]
        half = alive[: max(2, (len(alive) + 1) // 2)]
        alive = [index for index in half if not _surely_behind(values[index], leader)]
        if len(alive) == 1:
            break
    best = alive[0]
    return choices[best], sum(values[best]) / len(values[best])


def _surely_behind(values: Sequence[float], leader: Sequence[float]) -> bool:
    """Say whether the same worlds leave no doubt that the leader is better."""
    gaps = [best - other for best, other in zip(leader, values, strict=True)]
    total, count = sum(gaps), len(gaps)
    squares = sum(gap * gap for gap in gaps)
    # total / count > SURE * sqrt(variance / count), squared and without a division.
    return total > 0 and total * total > SURE * SURE * (squares - total * total / count)
