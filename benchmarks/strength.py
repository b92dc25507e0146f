"""How well the hard opponent plays: against U, and in positions that version 1.0 got wrong."""

from statistics import fmean

from benchmarks.arena import play_deal
from benchmarks.engine import Figure
from h2h.hearts.bots.hard import Hard
from h2h.hearts.engine import Rules
from tests.hearts.bots.puzzles import PUZZLES

_DEALS = 50
"""Each is played four times, once with the hard opponent at each seat."""
_SEEDS = 3


def figures() -> list[Figure]:
    """Measure both."""
    deals = [play_deal(number, ("hard", "u", "u", "u"), Rules()) for number in range(_DEALS)]
    hard = fmean(fmean(deal["hard"].scores) for deal in deals)
    rule = fmean(fmean(deal["u"].scores) for deal in deals)
    solved = [
        str(Hard(seed).choose_play(puzzle.view)) in puzzle.better.split()
        for puzzle in PUZZLES
        for seed in range(_SEEDS)
    ]
    return [
        Figure("hard among three U, 200 hands: its points a hand", hard, "", "≤ 4.8"),
        Figure("U in the same hands", rule, "", ""),
        Figure("positions that 1.0 got wrong, now right", 100 * fmean(solved), "%", "≥ 40"),
    ]
