import pytest

from h2h.hearts.bots.hard import Hard
from tests.hearts.bots.puzzles import PUZZLES, Puzzle


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.hand)
def test_a_puzzle_offers_what_it_names(puzzle: Puzzle) -> None:
    legal = {str(card) for card in puzzle.view.legal_cards}
    assert {puzzle.poor, *puzzle.better.split()} <= legal


# Those that hard gets right with every seed.
SOLVED = [PUZZLES[1], PUZZLES[2]]


@pytest.mark.parametrize("puzzle", SOLVED, ids=lambda puzzle: puzzle.hand)
@pytest.mark.parametrize("seeds", [2, pytest.param(10, marks=pytest.mark.thorough)])
def test_hard_gets_right_what_it_got_wrong_in_1_0(puzzle: Puzzle, seeds: int) -> None:
    for seed in range(seeds):
        assert str(Hard(seed).choose_play(puzzle.view)) in puzzle.better.split()
