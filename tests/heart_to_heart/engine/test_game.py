"""A game: play, undo, redo, and how far each goes."""

import pytest

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import (
    UNDO_LIMIT,
    WASTE,
    DealCode,
    Draw,
    Game,
    IllegalMove,
    IllegalMoveError,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    State,
    solver,
)
from tests.heart_to_heart.engine.positions import play_at_random

TWELVE = DealCode(12)


def won_game() -> Game:
    game = Game(TWELVE)
    for move in solver.solution(TWELVE) or []:
        game.play(move)
    return game


def turn_until_redeal(game: Game) -> None:
    while game.state.stock:
        game.play(Draw())
    game.play(Redeal())


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Redeal(), IllegalMove.STOCK_NOT_EMPTY),
        (RemovePair(25, WASTE), IllegalMove.DIFFERENT_RANKS),
        (RemovePair(24, WASTE), IllegalMove.COVERED),
        (RemovePair(25, 25), IllegalMove.SAME_CARD),
        (RemovePair(25, 26), IllegalMove.NO_CARD),
    ],
    ids=str,
)
def test_a_refused_move_changes_nothing(move: Move, reason: IllegalMove) -> None:
    game = Game(TWELVE)
    game.play(Draw())
    game.play(Draw())
    game.undo()
    before = (game.state, list(game.history), list(game.undone), game.undo_depth, game.outcome)
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(move)
    assert refusal.value.reason is reason
    after = (game.state, list(game.history), list(game.undone), game.undo_depth, game.outcome)
    assert after == before
    assert game.can_redo


def test_there_is_nothing_to_undo_or_redo_at_the_start() -> None:
    game = Game(TWELVE)
    assert not game.can_undo
    assert not game.can_redo
    with pytest.raises(IndexError):
        game.undo()
    with pytest.raises(IndexError):
        game.redo()


def test_undo_returns_cards_score_and_moves() -> None:
    game = Game(TWELVE)
    for _ in range(9):
        game.play(Draw())
    before = game.state
    game.play(RemovePair(25, WASTE))
    assert (game.state.moves, game.state.score) == (10, 10)
    game.undo()
    assert game.state == before
    assert (game.state.moves, game.state.score) == (9, 0)


def test_one_undo_brings_both_cards_back_and_what_they_cover_is_covered_again() -> None:
    game = Game(TWELVE)
    for _ in range(9):
        game.play(Draw())
    tip, top = game.state.card_at(25), game.state.card_at(WASTE)
    game.play(RemovePair(25, WASTE))
    game.undo()
    assert (game.state.card_at(25), game.state.card_at(WASTE)) == (tip, top)
    assert game.free_places() == [25]
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(RemovePair(23, 24))
    assert refusal.value.reason is IllegalMove.COVERED


def test_exactly_the_last_hundred_moves_can_be_undone() -> None:
    game = Game(TWELVE)
    states = [game.state]
    for _ in range(250):
        game.play(Draw() if game.state.stock else Redeal())
        states.append(game.state)
    for back in range(1, 101):
        game.undo()
        assert game.state == states[-1 - back]
    assert not game.can_undo
    with pytest.raises(IndexError):
        game.undo()
    assert game.state == states[150]


def test_redo_goes_all_the_way_back_to_where_undo_began() -> None:
    game = Game(TWELVE)
    for _ in range(250):
        game.play(Draw() if game.state.stock else Redeal())
    last = game.state
    for _ in range(UNDO_LIMIT):
        game.undo()
    while game.can_redo:
        game.redo()
    assert game.state == last
    assert game.undo_depth == UNDO_LIMIT
    with pytest.raises(IndexError):
        game.redo()


def test_redo_is_possible_until_the_next_move() -> None:
    game = Game(TWELVE)
    for _ in range(3):
        game.play(Draw())
    game.undo()
    game.undo()
    assert game.can_redo
    game.play(Draw())
    assert not game.can_redo


def test_redeal_fifty_times_and_undo_across_each() -> None:
    game = Game(TWELVE)
    turn_until_redeal(game)
    stock = game.state.stock
    for _ in range(50):
        turn_until_redeal(game)
        assert (game.state.stock, game.state.waste) == (stock, ())
        redealt = game.state
        game.undo()
        assert (game.state.stock, game.state.waste) == ((), stock)
        game.undo()
        assert (game.state.stock, game.state.waste) == (stock[-1:], stock[:-1])
        game.redo()
        game.redo()
        assert game.state == redealt
    # 26 draws, then 27 a round, and a redeal after each.
    assert game.state.moves == 27 + 50 * 28


def test_draw_undo_and_draw_again_turns_the_same_card() -> None:
    game = Game(TWELVE)
    for _ in range(60):
        move = Draw() if game.state.stock else Redeal()
        first: State = game.play(move).after
        game.undo()
        assert game.play(move).after == first


def test_a_won_game_scores_250_and_cannot_be_undone() -> None:
    game = won_game()
    assert game.outcome is Outcome.WON
    assert game.state.score == 250
    assert (game.can_undo, game.undo_depth) == (False, 0)
    with pytest.raises(IndexError):
        game.undo()


@pytest.mark.parametrize("move", [Draw(), Redeal(), RemovePair(1, WASTE)], ids=str)
def test_nothing_is_played_once_the_game_is_won(move: Move) -> None:
    game = won_game()
    assert game.legal_moves() == []
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(move)
    assert refusal.value.reason is IllegalMove.GAME_WON


def test_a_game_without_moves_can_still_be_undone() -> None:
    game = next(
        game
        for game in play_at_random(1, SplitMix64(1), moves=400, pairs_in_ten=10)
        if game.outcome is Outcome.NO_MOVES
    )
    game.undo()
    assert game.outcome is None
    game.redo()
    assert game.outcome is Outcome.NO_MOVES


def test_stock_and_waste_never_run_out_together() -> None:
    # 27 cards lie outside the heart and at most 25 of them can leave with one of the heart.
    for number in range(40):
        for game in play_at_random(number, SplitMix64(number), moves=300, pairs_in_ten=9):
            assert len(game.state.stock) + len(game.state.waste) >= 2
