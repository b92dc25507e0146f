"""Rounds that are over, step by step."""

import random

import pytest

from h2h.cards.transition import Cause
from h2h.hearts.engine import Game, Passing, Phase, Rules, Seat
from h2h.hearts.engine.rounds import PlayedRound, round_of
from h2h.hearts.engine.state import State


def random_match(number: int, rounds: int, rules: Rules | None = None) -> tuple[Game, list[State]]:
    """Play some rounds at random; return the match and each of its states."""
    chance = random.Random(number)
    game = Game(number, rules)
    states = [game.state]
    while len(game.state.rounds) < rounds and game.turn is not None:
        game.play(game.turn, chance.choice(game.legal_moves(game.turn)))
        states.append(game.state)
        if game.take_trick():
            states.append(game.state)
    return game, states


@pytest.mark.parametrize("number", range(6))
def test_the_states_are_those_of_the_match(number: int) -> None:
    game, states = random_match(number, 4)
    assert len(game.starts) == len(game.state.rounds)
    for round_number, result in enumerate(game.state.rounds, 1):
        played = round_of(game, round_number)
        assert played.result == result
        assert played.start.round_number == round_number
        assert set(played.states) <= set(states)
        of_this_round = [s for s in states if s.round_number == round_number]
        while_passing = sum(s.phase is Phase.PASSING for s in of_this_round)
        assert len(played.states) == len(of_this_round) - max(while_passing - 1, 0)


@pytest.mark.parametrize("rules", [Rules(), Rules(passing=Passing.NONE)])
def test_each_decision_is_what_south_saw_and_did(rules: Rules) -> None:
    game, _ = random_match(3, 1, rules)
    played = round_of(game, 1)
    causes = [step.cause for step in played.steps]
    assert causes.count(Cause.PLAY) == 52
    assert causes.count(Cause.TAKE) == 13
    assert causes.count(Cause.PASS) == (rules.passing is not Passing.NONE)
    for decision in played.decisions:
        before, step = played.states[decision.step], played.steps[decision.step]
        assert decision.view == before.view(Seat.SOUTH)
        assert decision.chosen == step.cards
        assert step.seat is Seat.SOUTH
        assert len(decision.view.legal_cards) != 1
    forced = [
        step
        for before, step in zip(played.states, played.steps, strict=False)
        if step.seat is Seat.SOUTH
        and step.cause is Cause.PLAY
        and len(before.view(Seat.SOUTH).legal_cards) == 1
    ]
    cards = causes.count(Cause.PASS) + 13
    assert len(played.decisions) == cards - len(forced)


def test_a_match_from_given_hands_has_its_own_start() -> None:
    dealt, _ = random_match(9, 0)
    game = Game.from_hands(dict(zip(Seat, dealt.state.hands, strict=True)))
    chance = random.Random(1)
    while game.phase is Phase.PLAYING and game.turn is not None:
        game.play(game.turn, chance.choice(game.legal_moves(game.turn)))
    played: PlayedRound = round_of(game, 1)
    assert played.result == game.state.rounds[0]


def test_a_match_can_go_on_from_any_state() -> None:
    game, states = random_match(5, 2)
    for state in states[::7]:
        again = Game.from_state(game.code, state)
        assert again.state is state
        assert not again.can_undo
        if state.turn is not None:
            again.play(state.turn, again.legal_moves(state.turn)[0])
