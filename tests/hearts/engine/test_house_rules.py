"""House rules at work: what may be led, what is decided, which way cards are passed."""

import pytest

from h2h.cards.card import Card
from h2h.hearts.engine import (
    Game,
    PassDirection,
    Passing,
    Phase,
    QueenOfSpades,
    Rules,
    Seat,
    remaining_is_decided,
)
from tests.hearts.engine.texts import game, play, play_out, view

WAITS = QueenOfSpades.AFTER_HEARTS_BROKEN


@pytest.mark.parametrize(
    ("rules", "broken"),
    [(Rules(), False), (Rules(queen_breaks_hearts=True), True)],
)
def test_the_queen_breaks_hearts_where_the_rules_say_so(rules: Rules, broken: bool) -> None:
    table = "S: 2C 3C 5C AC / S: AD QS 2D 3D / S:"
    seen = view("3H 4C", table, rules=rules)
    assert seen.hearts_broken is broken
    assert (Card.parse("3H") in seen.legal_cards) is broken


def test_a_queen_that_breaks_hearts_may_still_have_to_wait_to_be_led() -> None:
    rules = Rules(queen_of_spades=WAITS, queen_breaks_hearts=True)
    seen = view("QS 3H 4C", "S: 2C 3C 5C AC / E:", rules=rules)
    assert seen.legal_cards == (Card.parse("4C"),)


def test_with_points_gone_the_jack_keeps_a_round_open() -> None:
    taken = (
        "S: 2C 3C 4C 5C / E: 2H 3H 4H 5H / N: 6H 7H 8H 9H / W: 10H JH QH KH / S: AH QS 2D 3D / S:"
    )
    assert remaining_is_decided(view("4D 5D", taken, rules=Rules()))
    rules = Rules(jack_of_diamonds=True)
    assert not remaining_is_decided(view("4D 5D", taken, rules=rules))
    gone = taken.replace("2D 3D", "JD 3D")
    assert remaining_is_decided(view("4D 5D", gone, rules=rules))
    assert view("4D 5D", gone, rules=rules).jack is Seat.SOUTH


@pytest.mark.parametrize(
    ("passing", "directions"),
    [
        (Passing.WITH_HOLD, "LEFT RIGHT ACROSS HOLD LEFT"),
        (Passing.WITHOUT_HOLD, "LEFT RIGHT ACROSS LEFT RIGHT"),
        (Passing.NONE, "HOLD HOLD HOLD HOLD HOLD"),
    ],
)
def test_cards_are_passed_in_the_order_agreed(passing: Passing, directions: str) -> None:
    match, found = Game(3, Rules(passing=passing, play_to=150)), []
    for _ in range(5):
        found.append(match.state.pass_direction.name)
        assert (match.phase is Phase.PLAYING) == (found[-1] == "HOLD")
        while match.phase in (Phase.PASSING, Phase.PLAYING) and match.turn is not None:
            match.play(match.turn, match.legal_moves(match.turn)[0])
        match.next_round()
    assert found == directions.split()


def test_a_first_round_of_another_direction_goes_on_in_the_order_agreed() -> None:
    assert Passing.NONE.after(PassDirection.LEFT) is PassDirection.HOLD
    assert Passing.WITHOUT_HOLD.after(PassDirection.HOLD) is PassDirection.LEFT


def test_the_jack_goes_to_who_takes_its_trick() -> None:
    rules = Rules(jack_of_diamonds=True)
    match = game(south="2C JD", west="3C", north="4C", east="5C", rules=rules)
    play(match, "2C 3C 4C 5C")
    play_out(match)
    (result,) = match.state.rounds
    (trick,) = (t for t in match.state.tricks if Card.parse("JD") in t.cards)
    assert result.jack is trick.winner
    assert result.scores[trick.winner] == result.points[trick.winner] - 10


def test_classic_rules_are_told_from_house_rules() -> None:
    assert Rules(queen_of_spades=WAITS, points_on_first_trick=False, play_to=50).is_classic
    assert not Rules(passing=Passing.NONE).is_classic
