from collections.abc import Callable
from random import Random

import pytest

from h2h.hearts.bots.search import SLICE, best_of
from h2h.hearts.bots.thinking import answer


def counted(
    value: Callable[[float, float], float],
) -> tuple[Callable[[float, float], float], list[int]]:
    calls: list[int] = []

    def counting(world: float, choice: float) -> float:
        calls.append(1)
        return value(world, choice)

    return counting, calls


@pytest.mark.parametrize("count", [1, 2, 3, 8, 30])
def test_the_best_is_found_within_the_budget(count: int) -> None:
    random = Random(1)
    value, calls = counted(lambda world, choice: choice + world * random.gauss(0, 4))
    choices = list(map(float, range(count)))
    best, mean = answer(best_of(choices, random.random, value, 4000))
    assert best == count - 1
    assert mean == pytest.approx(best, abs=0.5)
    assert len(calls) <= 4000


def test_a_plain_case_is_soon_decided() -> None:
    random = Random(1)
    value, calls = counted(lambda world, choice: 10 * choice + world)
    best, _ = answer(best_of([0.0, 1.0], random.random, value, 3000))
    assert best == 1
    assert len(calls) <= 1000


def test_equal_choices_take_the_whole_budget_and_no_more() -> None:
    random = Random(1)
    value, calls = counted(lambda world, _: world)
    answer(best_of([0.0, 1.0, 2.0], random.random, value, 3000))
    assert 2500 <= len(calls) <= 3000


def test_it_yields_between_slices() -> None:
    random = Random(1)
    value, calls = counted(lambda world, choice: random.random())
    sizes = []
    for _ in best_of([0.0, 1.0, 2.0], random.random, value, 3000):
        sizes.append(len(calls))
        calls.clear()
    assert len(sizes) >= 30
    assert max(sizes) <= SLICE + 3
