"""A record is enough to be back in the game it came from."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import (
    DealCode,
    Draw,
    Game,
    IllegalMove,
    IllegalMoveError,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    parse_move,
    solver,
)
from tests.heart_to_heart.engine.positions import play_at_random

TWELVE = DealCode(12)


def record_of(game: Game) -> tuple[DealCode, list[Move], list[Move], int]:
    """Take down what a saved game holds, the moves as text and back."""
    played = [parse_move(str(move)) for move in game.history]
    undone = [parse_move(str(move)) for move in game.undone]
    return game.code, played, undone, game.undo_depth


def assert_same(one: Game, other: Game) -> None:
    assert one.state == other.state
    assert record_of(one) == record_of(other)
    assert (one.can_undo, one.can_redo, one.outcome) == (
        other.can_undo,
        other.can_redo,
        other.outcome,
    )


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Return a game with moves taken back and made again."""
    number, chance = draw(st.integers(0, 2**35 - 1)), draw(st.integers(0, 2**64 - 1))
    moves = draw(st.integers(0, 180))
    *_, game = play_at_random(number, SplitMix64(chance), moves, pairs_in_ten=8)
    for _ in range(draw(st.integers(0, 120))):
        if game.can_undo:
            game.undo()
    for _ in range(draw(st.integers(0, 20))):
        if game.can_redo:
            game.redo()
    return game


@profile(max_examples=25)
@given(games())
def test_a_replayed_game_is_the_game_it_came_from(game: Game) -> None:
    expect_the_same_after_a_replay(game)


@pytest.mark.thorough
@profile(max_examples=300)
@given(games())
def test_so_are_many_games(game: Game) -> None:
    expect_the_same_after_a_replay(game)


def expect_the_same_after_a_replay(game: Game) -> None:
    again = Game.replay(*record_of(game))
    assert_same(again, game)
    while game.can_undo:
        assert again.undo() == game.undo()
        assert_same(again, game)
    while game.can_redo:
        assert again.redo() == game.redo()
    assert_same(again, game)


def test_a_won_game_is_replayed_as_won() -> None:
    game = Game.replay(TWELVE, solver.solution(TWELVE) or [])
    assert game.outcome is Outcome.WON
    assert_same(Game.replay(*record_of(game)), game)


def test_undo_goes_no_deeper_after_a_replay_than_before_it() -> None:
    game = Game.replay(TWELVE, [Draw()] * 5, undo_depth=2)
    game.undo()
    game.undo()
    assert not game.can_undo
    assert game.state.moves == 3
    assert [str(move) for move in game.undone] == ["D", "D"]


@pytest.mark.parametrize(("asked", "given_"), [(0, 0), (-1, 0), (3, 3), (5, 5), (1000, 5)])
def test_undo_is_as_deep_as_the_record_can_hold(asked: int, given_: int) -> None:
    assert Game.replay(TWELVE, [Draw()] * 5, undo_depth=asked).undo_depth == given_


def test_a_game_keeps_no_hold_of_the_record_it_was_made_from() -> None:
    played: list[Move] = [Draw(), Draw()]
    undone: list[Move] = [Draw()]
    game = Game.replay(TWELVE, played, undone)
    played.clear()
    undone.clear()
    assert (len(game.history), len(game.undone)) == (2, 1)


PAIR = RemovePair(25, 0)
WRONG: dict[str, tuple[list[Move], list[Move], IllegalMove]] = {
    "a pair of two ranks": ([PAIR], [], IllegalMove.DIFFERENT_RANKS),
    "a draw too many": ([Draw()] * 27, [], IllegalMove.STOCK_EMPTY),
    "a redeal too early": ([Draw(), Redeal()], [], IllegalMove.STOCK_NOT_EMPTY),
    "a pair taken twice": ([*[Draw()] * 9, PAIR, PAIR], [], IllegalMove.NO_CARD),
    "a covered card": ([RemovePair(23, 24)], [], IllegalMove.COVERED),
    "redo of what can't be played": ([Draw()], [PAIR], IllegalMove.DIFFERENT_RANKS),
    "redo in the wrong order": ([Draw()] * 8, [Draw(), PAIR], IllegalMove.DIFFERENT_RANKS),
    "the last redo impossible": ([Draw()] * 25, [Draw(), Draw()], IllegalMove.STOCK_EMPTY),
    "a move after the win": (
        [*(solver.solution(TWELVE) or []), Draw()],
        [],
        IllegalMove.GAME_WON,
    ),
    "a redo after the win": (solver.solution(TWELVE) or [], [Draw()], IllegalMove.GAME_WON),
}


@pytest.mark.parametrize(("played", "undone", "reason"), WRONG.values(), ids=WRONG)
def test_a_record_of_what_never_happened_is_refused(
    played: Sequence[Move], undone: Sequence[Move], reason: IllegalMove
) -> None:
    with pytest.raises(IllegalMoveError) as refusal:
        Game.replay(TWELVE, played, undone)
    assert refusal.value.reason is reason


def test_redo_in_the_right_order_is_accepted() -> None:
    game = Game.replay(TWELVE, [Draw()] * 8, [PAIR, Draw()])
    game.redo()
    assert game.redo().after.score == 10
