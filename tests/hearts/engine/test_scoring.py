import pytest

from h2h.hearts.engine import Moon, Outcome, Rules, Seat
from h2h.hearts.engine.scoring import BySeat, RoundResult, match_outcome, round_result, total


@pytest.mark.parametrize(
    ("taken", "scores", "moon"),
    [
        ((26, 0, 0, 0), (0, 26, 26, 26), Seat.SOUTH),
        ((0, 0, 26, 0), (26, 26, 0, 26), Seat.NORTH),
        ((16, 10, 0, 0), (16, 10, 0, 0), None),
        ((25, 0, 0, 1), (25, 0, 0, 1), None),
        ((13, 13, 0, 0), (13, 13, 0, 0), None),
    ],
)
def test_only_26_is_the_moon(taken: BySeat, scores: BySeat, moon: Seat | None) -> None:
    assert round_result(taken, Rules()) == RoundResult(taken, scores, moon)


@pytest.mark.parametrize(
    ("scores", "play_to", "winner"),
    [
        ((49, 49, 3, 2), 50, None),
        ((50, 40, 3, 2), 50, Seat.EAST),
        ((50, 2, 3, 2), 50, None),
        ((50, 50, 50, 50), 50, None),
        ((120, 99, 98, 97), 100, Seat.EAST),
        ((99, 0, 0, 0), 100, None),
        ((100, 26, 26, 0), 100, Seat.EAST),
        ((149, 0, 1, 2), 150, None),
        ((1, 150, 150, 5), 150, Seat.SOUTH),
    ],
)
def test_the_match_ends_when_one_alone_is_lowest(
    scores: BySeat, play_to: int, winner: Seat | None
) -> None:
    outcome = match_outcome(scores, Rules(play_to=play_to))
    assert outcome == (None if winner is None else Outcome(winner, scores))


def test_scores_add_up() -> None:
    rounds = [round_result((26, 0, 0, 0), Rules()), round_result((1, 2, 10, 13), Rules())]
    assert total(rounds) == (1, 28, 36, 39)


def test_places_are_shared() -> None:
    outcome = Outcome(Seat.WEST, (50, 10, 50, 101))
    assert [outcome.place(seat) for seat in Seat] == [2, 1, 2, 4]


@pytest.mark.parametrize(
    ("taken", "jack", "scores"),
    [
        ((1, 2, 10, 13), Seat.WEST, (1, -8, 10, 13)),
        ((0, 0, 13, 13), Seat.SOUTH, (-10, 0, 13, 13)),
        ((26, 0, 0, 0), Seat.SOUTH, (-10, 26, 26, 26)),
        ((26, 0, 0, 0), Seat.WEST, (0, 16, 26, 26)),
        ((16, 0, 10, 0), Seat.NORTH, (16, 0, 0, 0)),
    ],
)
def test_the_jack_of_diamonds_takes_ten_off(taken: BySeat, jack: Seat, scores: BySeat) -> None:
    result = round_result(taken, Rules(jack_of_diamonds=True), jack)
    assert result.scores == scores
    assert result.jack is jack
    assert result.moon is (Seat.SOUTH if taken[0] == 26 else None)


@pytest.mark.parametrize(
    ("moon", "before", "jack", "scores"),
    [
        (Moon.OTHERS_ADD, (90, 80, 80, 80), None, (26, 0, 26, 26)),
        (Moon.SHOOTER_SUBTRACTS, (90, 80, 80, 80), None, (0, -26, 0, 0)),
        # West would be alone in the lead.
        (Moon.BETTER, (90, 80, 80, 80), None, (26, 0, 26, 26)),
        # It would not: 50 + 26 is less than 80, or no more.
        (Moon.BETTER, (50, 80, 80, 80), None, (0, -26, 0, 0)),
        (Moon.BETTER, (54, 80, 80, 80), None, (0, -26, 0, 0)),
        (Moon.BETTER, (55, 80, 80, 80), None, (26, 0, 26, 26)),
        # The jack decides.
        (Moon.BETTER, (55, 80, 80, 80), Seat.SOUTH, (-10, -26, 0, 0)),
        (Moon.BETTER, (50, 80, 80, 80), Seat.WEST, (26, -10, 26, 26)),
    ],
)
def test_what_the_moon_does(moon: Moon, before: BySeat, jack: Seat | None, scores: BySeat) -> None:
    rules = Rules(moon=moon, jack_of_diamonds=jack is not None)
    assert round_result((0, 26, 0, 0), rules, jack, before).scores == scores
