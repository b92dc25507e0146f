import random

import pytest

from h2h.cards.transition import Cause
from h2h.hearts.engine import Game, Phase, PlayCard, Seat, remaining_is_decided
from tests.hearts.engine.texts import cards, game, view


def test_nothing_is_decided_at_the_start() -> None:
    match = game(south="2C")
    assert not remaining_is_decided(match.view(Seat.SOUTH))


def test_thirteen_clubs_are_decided_at_once() -> None:
    match = game(south="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")
    assert remaining_is_decided(match.view(Seat.SOUTH))
    match.finish_round()
    assert match.state.rounds[0].moon is Seat.SOUTH


@pytest.mark.parametrize("missing", ["3C", "AC"])
def test_the_first_lead_is_the_two_of_clubs_and_may_lose(missing: str) -> None:
    clubs = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC".replace(missing, "AS")
    assert not remaining_is_decided(game(south=clubs).view(Seat.SOUTH))


ELEVEN_CLUBS = "E: 2C 5C 6C 7C / S: 8C 9C 10C JC / W: QC KC AC 2D / S:"


@pytest.mark.parametrize(
    ("hand", "decided"),
    [
        ("AS KS", True),
        ("AS QS", False),
        ("AS KS 2S", False),
        ("AS AH AD", True),
        ("KH", False),
        # Only 3C and 4C are out: one lead draws one of them at the worst.
        ("4C", True),
        ("AS 4C", True),
        ("3C", False),
    ],
)
def test_cards_from_the_top_are_decided(hand: str, decided: bool) -> None:
    assert remaining_is_decided(view(hand, ELEVEN_CLUBS)) is decided


@pytest.mark.parametrize(
    ("hand", "decided"),
    [
        ("AC 3C", False),
        ("AC KC 3C", True),
        ("AC KC QC 3C", True),
        ("AC QC 4C", False),
        ("AC KC 4C", True),
        ("4C", False),
    ],
)
def test_low_cards_win_once_the_others_are_drawn(hand: str, decided: bool) -> None:
    # Of 3C 4C QC KC AC those are out that the hand does not hold.
    table = "E: 2C 5C 6C 7C / S: 8C 9C 10C JC / E:"
    assert remaining_is_decided(view(hand, table)) is decided


def test_only_the_leader_may_claim() -> None:
    assert not remaining_is_decided(view("AS KS", "E: 2C 5C 6C 7C / W: 8C 9C"))


@pytest.mark.parametrize("games", [15, pytest.param(60, marks=pytest.mark.thorough)])
def test_all_points_taken_is_decided_for_everybody(games: int) -> None:
    decided = 0
    for number in range(games):
        match, chance = Game(number), random.Random(number)
        while match.phase in (Phase.PASSING, Phase.PLAYING) and match.turn is not None:
            if match.phase is Phase.PLAYING and sum(match.state.points) == 26:
                decided += 1
                assert all(remaining_is_decided(match.view(seat)) for seat in Seat)
                scores = match.state.points
                match.finish_round()
                assert match.state.rounds[0].points == scores
                break
            match.play(match.turn, chance.choice(match.legal_moves(match.turn)))
    assert decided > games // 6


@pytest.mark.parametrize("games", [40, pytest.param(400, marks=pytest.mark.thorough)])
def test_a_decided_rest_holds_against_any_defence(games: int) -> None:
    """Whoever may claim takes every trick left, however the others play."""
    claims = 0
    for number in range(games):
        match, chance = Game(number), random.Random(number)
        while match.phase in (Phase.PASSING, Phase.PLAYING):
            seat = match.turn
            assert seat is not None
            if remaining_is_decided(match.view(seat)) and sum(match.state.points) < 26:
                claims += 1
                _assert_takes_the_rest(match, seat, chance)
                break
            match.play(seat, chance.choice(match.legal_moves(seat)))
    assert claims > games // 40


def _assert_takes_the_rest(match: Game, seat: Seat, chance: random.Random) -> None:
    left = len(match.view(seat).hand)
    others = sum(match.state.points) - match.state.points[seat]
    twin = Game.replay(match.number, match.rules, match.history)
    twin.finish_round()
    while match.phase is Phase.PLAYING and match.turn is not None:
        moves = match.legal_moves(match.turn)
        if match.turn is seat:
            moves = [max(moves, key=lambda m: isinstance(m, PlayCard) and (m.card.rank - 2) % 13)]
        match.play(match.turn, chance.choice(moves))
    assert all(trick.winner is seat for trick in match.state.tricks[-left:])
    assert sum(match.state.points) - match.state.points[seat] == others
    assert twin.state.points == match.state.points


def test_finishing_takes_ordinary_moves() -> None:
    match = game(south="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")
    steps = match.finish_round()
    assert [step.cause for step in steps] == [*[Cause.PLAY] * 4, Cause.TAKE] * 13
    assert len(match.history) == 52
    assert match.finish_round() == []
    assert cards("2C")[0] == steps[0].after.tricks[0].cards[0]
