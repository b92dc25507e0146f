"""What results come to."""

from dataclasses import replace

import pytest

from h2h.storage.results import ResultOutcome
from h2h.storage.summaries import MatchSummary, Summary, match_summary, summary
from tests.storage.test_statistics import match_result, result

WON, NO_MOVES, ABANDONED = ResultOutcome.WON, ResultOutcome.NO_MOVES, ResultOutcome.ABANDONED
LETTERS = {"w": WON, "n": NO_MOVES, "a": ABANDONED}


def test_nothing_played() -> None:
    assert summary([]) == Summary(0, 0, 0, 0, None, None, None, None)
    assert summary([]).rate is None
    assert match_summary([]) == MatchSummary((0, 0, 0, 0), None, None, 0)


@pytest.mark.parametrize(
    ("games", "current", "longest"),
    [("w", 1, 1), ("n", 0, 0), ("wwn", 0, 2), ("wwnw", 1, 2), ("wawww", 3, 3), ("aaa", 0, 0)],
)
def test_streaks(games: str, current: int, longest: int) -> None:
    found = summary([result(at, LETTERS[each]) for at, each in enumerate(games)])
    assert (found.current_streak, found.longest_streak) == (current, longest)
    assert found.rate == games.count("w") / len(games)


def test_best_and_median_are_of_games_won() -> None:
    games = [
        replace(result(at, outcome), milliseconds=time, moves=moves)
        for at, (outcome, time, moves) in enumerate(
            [(WON, 9000, 70), (NO_MOVES, 10, 1), (WON, 5000, 90), (WON, 7000, 60), (WON, 6000, 75)]
        )
    ]
    found = summary(games)
    assert (found.best_milliseconds, found.median_milliseconds) == (5000, 6500)
    assert (found.best_moves, found.median_moves) == (60, 72.5)


def test_matches() -> None:
    first, second, third = (match_result(number) for number in range(3))
    assert second.match
    assert third.match
    lost = replace(second.match, scores=(80, 20, 110, 90), place=2, moons=0)
    left = replace(third.match, scores=(12, 8, 6, 0), place=4, rounds=1, moons=0)
    found = match_summary(
        [
            first,
            replace(second, outcome=ResultOutcome.LOST, match=lost),
            replace(third, outcome=ABANDONED, match=left),
        ]
    )
    assert found.places == (1, 1, 0, 0)
    assert found.mean_points == 60
    assert found.mean_round_points == (40 + 80 + 12) / 21
    assert found.moons == 1
