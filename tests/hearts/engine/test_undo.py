"""Back to South's last decision, and forward again."""

from random import Random

import pytest

from h2h.cards.transition import Cause
from h2h.hearts.engine import Game, NextRound, PassCards, PassDirection, Phase, PlayCard, Seat
from h2h.hearts.engine.rules import DECK
from tests.hearts.engine.texts import cards, game, play

SUITS = {seat: DECK[seat * 13 : seat * 13 + 13] for seat in Seat}


def test_a_card_is_taken_back_with_all_that_followed() -> None:
    match = game(south="2C 5D 6D", west="3C AD", north="4C 2D", east="5C 3D")
    assert not match.can_undo
    play(match, "2C 3C 4C 5C")
    assert not match.can_undo  # the two of clubs was no decision
    state = match.state
    first = match.legal_moves(Seat.EAST)[0]
    match.play(Seat.EAST, first)
    while match.turn is not Seat.SOUTH:
        assert match.turn is not None
        match.play(match.turn, match.legal_moves(match.turn)[0])
    decision = match.state
    choices = match.legal_moves(Seat.SOUTH)
    assert len(choices) > 1
    history = match.history
    match.play(Seat.SOUTH, choices[0])
    assert match.turn is not None
    match.play(match.turn, match.legal_moves(match.turn)[0])
    step = match.undo()
    assert step.cause is Cause.UNDO
    assert step.after is match.state is decision
    assert match.history == history
    assert not match.can_undo
    assert state is not decision


def test_a_pass_can_be_taken_back_until_the_first_card_is_led() -> None:
    match = Game(7)
    for seat in Seat:
        match.play(seat, match.legal_moves(seat)[0])
    assert match.can_undo
    step = match.undo()
    assert step.after.phase is Phase.PASSING
    assert match.turn is Seat.SOUTH
    step = match.redo()
    assert step.after.phase is Phase.PLAYING
    assert match.turn is not None
    match.play(match.turn, match.legal_moves(match.turn)[0])
    if match.history[-1][0] is not Seat.SOUTH:
        assert not match.can_undo
    with pytest.raises(IndexError):
        match.undo()


def test_nothing_is_taken_back_across_a_deal() -> None:
    match = Game.from_hands(SUITS, PassDirection.HOLD)
    while match.phase is Phase.PLAYING:
        assert match.turn is not None
        match.play(match.turn, match.legal_moves(match.turn)[-1])
    assert match.can_undo
    match.play(Seat.SOUTH, NextRound())
    assert not match.can_undo
    assert not match.can_redo


def test_a_finished_round_is_taken_back_at_once() -> None:
    match = game(south="2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC")
    match.finish_round()
    assert match.phase is Phase.ROUND_OVER
    match.undo()
    assert match.history == ()
    match.redo()
    assert match.phase is Phase.ROUND_OVER
    assert len(match.history) == 52


def test_another_card_forgets_what_was_undone() -> None:
    match = Game(7)
    passed = cards(" ".join(map(str, match.view(Seat.SOUTH).hand[:3])))
    match.play(Seat.SOUTH, PassCards(passed))
    match.undo()
    assert match.can_redo
    match.play(Seat.SOUTH, match.legal_moves(Seat.SOUTH)[-1])
    assert not match.can_redo
    with pytest.raises(IndexError):
        match.redo()


@pytest.mark.parametrize("matches", [3, pytest.param(30, marks=pytest.mark.thorough)])
def test_undo_and_redo_anywhere_keep_the_match_replayable(matches: int) -> None:
    for number in range(matches):
        match, chance = Game(number), Random(number)
        for _ in range(400):
            if match.turn is None:
                break
            jump = chance.random()
            if jump < 0.08 and match.can_undo:
                before = match.state
                match.undo()
                moves = match.legal_moves(Seat.SOUTH)
                assert len(moves) > 1 or isinstance(moves[0], PassCards | PlayCard)
                if jump < 0.04:
                    match.redo()
                    match.take_trick() if before.trick is None else None
                    assert match.state.hands == before.hands
                    assert match.state.tricks == before.tricks
                continue
            match.play(match.turn, chance.choice(match.legal_moves(match.turn)))
        again = Game.replay(match.number, match.rules, match.history)
        again.take_trick()
        match.take_trick()
        assert again.state == match.state


def test_a_match_that_is_over_takes_nothing_back() -> None:
    match = Game(5)
    while match.turn is not None:
        match.play(match.turn, match.legal_moves(match.turn)[0])
    assert not match.can_undo
