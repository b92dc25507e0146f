import pytest

from h2h.hearts.bots.knowledge import know
from h2h.hearts.bots.payoff import MOONED, PLACE, payoff
from h2h.hearts.engine import RoundResult, Rules
from h2h.hearts.engine.scoring import BySeat
from tests.hearts.engine.texts import view

HAND = "3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC AD"


def at(scores: BySeat) -> float:
    """Return what taking nothing of a round is worth to South at these scores."""
    rounds = (RoundResult(scores, scores, None),)
    return payoff((0, 13, 13, 0), know(view(HAND, rounds=rounds, rules=Rules(play_to=100))))


@pytest.mark.parametrize(
    ("taken", "worth"),
    [
        ((0, 13, 13, 0), 26 / 3),
        ((13, 13, 0, 0), 13 / 3 - 13),
        ((26, 0, 0, 0), 26),
        ((0, 26, 0, 0), MOONED),
    ],
)
def test_early_in_the_match_points_alone_count(taken: BySeat, worth: float) -> None:
    assert payoff(taken, know(view(HAND))) == pytest.approx(worth)


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((10, 70, 20, 30), 0),  # the match goes on
        ((10, 90, 20, 30), 3),  # it ends, South first
        ((80, 90, 20, 30), -1),  # South third
        ((20, 90, 7, 20), 0),  # the lowest score is shared: it goes on
    ],
)
def test_near_the_end_places_count(scores: BySeat, places: int) -> None:
    assert at(scores) == pytest.approx(26 / 3 + PLACE * places)


def test_a_moon_that_ends_the_match_behind_another_is_worth_less() -> None:
    rounds = (RoundResult((50, 80, 3, 60), (50, 80, 3, 60), None),)
    ends_second = know(view(HAND, rounds=rounds))
    assert payoff((26, 0, 0, 0), ends_second) == pytest.approx(26 + PLACE * 1)
