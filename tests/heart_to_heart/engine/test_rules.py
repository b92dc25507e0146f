"""The rules, one table a rule."""

import pytest

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    Draw,
    IllegalMove,
    IllegalMoveError,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    State,
    parse_move,
)
from h2h.heart_to_heart.engine.rules import (
    after,
    free_places,
    initial_state,
    is_free,
    legal_moves,
    outcome,
    pairs,
)
from tests.heart_to_heart.engine.positions import laid_out, play_at_random, ranks_of
from tests.heart_to_heart.engine.second_opinion import COVERED_BY

FULL = dict.fromkeys(range(1, 26), "K")
LAST_ROWS = {20: "2", 21: "3", 22: "2", 23: "4", 24: "4", 25: "4"}


def test_a_deal_starts_with_25_26_and_1_cards_and_nothing_counted() -> None:
    start = initial_state(DealCode(0))
    assert (len(start.heart), len(start.stock), len(start.waste)) == (25, 26, 1)
    assert (start.moves, start.score) == (0, 0)


@pytest.mark.parametrize("place", COVERED_BY)
def test_a_card_is_free_when_all_that_covered_it_are_gone(place: int) -> None:
    heart = dict(FULL)
    for below in COVERED_BY[place]:
        assert not is_free(laid_out(heart), place)
        del heart[below]
    assert is_free(laid_out(heart), place)
    assert place in free_places(laid_out(heart))


@pytest.mark.parametrize(
    ("gone", "free"),
    [
        ((), [25]),
        ((25,), [23, 24]),
        ((25, 23), [20, 24]),
        ((25, 24), [22, 23]),
        ((25, 24, 23), [20, 21, 22]),
        ((25, 24, 22), [19, 23]),
        ((25, 23, 20), [16, 24]),
        (range(11, 26), [5, 6, 7, 8, 9, 10]),
        (range(5, 26), [1, 2, 3, 4]),
        (range(1, 26), []),
    ],
)
def test_which_cards_are_free(gone: range, free: list[int]) -> None:
    state = laid_out({place: "K" for place in FULL if place not in gone})
    assert free_places(state) == free
    assert [place for place in range(1, 26) if is_free(state, place)] == free


def test_of_the_waste_only_the_top_can_be_played() -> None:
    assert not is_free(laid_out(FULL, stock="4"), WASTE)
    assert is_free(laid_out(FULL, waste="4 5"), WASTE)
    assert str(laid_out(FULL, waste="4 5").card_at(WASTE)) == "5H"


@pytest.mark.parametrize("place", [-1, 26, 1000])
def test_where_no_place_is_no_card_lies(place: int) -> None:
    state = laid_out(FULL)
    assert state.card_at(place) is None
    assert not is_free(state, place)


PAIRS = {
    "two free cards": ({23: "4", 24: "4"}, "", "", ["23+24"]),
    "another rank": ({23: "4", 24: "5"}, "", "", []),
    "a free card and the waste": ({25: "4"}, "", "4", ["25+0"]),
    "a covered card and its cover": ({23: "4", 25: "4"}, "", "", []),
    "a covered card and the waste": ({23: "4", 25: "5"}, "", "4", []),
    "the waste under its top": ({25: "4"}, "", "4 5", []),
    "the stock": ({25: "4"}, "4", "", []),
    "two cards of the waste": ({25: "5"}, "", "4 4", []),
    "three free cards of a rank": (
        {20: "4", 21: "4", 22: "4"},
        "",
        "",
        ["20+21", "20+22", "21+22"],
    ),
    "two free cards and the waste": ({23: "4", 24: "4"}, "", "4", ["23+24", "23+0", "24+0"]),
    "two ranks": ({1: "4", 2: "5", 3: "4", 4: "5"}, "", "", ["1+3", "2+4"]),
}


@pytest.mark.parametrize(("heart", "stock", "waste", "found"), PAIRS.values(), ids=PAIRS)
def test_what_is_a_pair(heart: dict[int, str], stock: str, waste: str, found: list[str]) -> None:
    assert [str(pair) for pair in pairs(laid_out(heart, stock, waste))] == found


def test_a_draw_turns_the_next_card_onto_the_waste() -> None:
    drawn = after(laid_out(FULL, stock="2 3 4", waste="A"), Draw())
    assert (ranks_of(drawn.stock), ranks_of(drawn.waste)) == ([3, 4], [1, 2])
    assert (drawn.moves, drawn.score) == (1, 0)


def test_a_redeal_gives_the_same_order_again() -> None:
    state = laid_out(FULL, stock="2 3 4", waste="A")
    whole = state.waste + state.stock
    for _ in range(3):
        state = after(state, Draw())
    state = after(state, Redeal())
    assert (state.stock, state.waste) == (whole, ())
    turned = []
    while state.stock:
        state = after(state, Draw())
        turned.append(state.waste[-1])
    assert tuple(turned) == whole
    assert (state.moves, state.score) == (8, 0)


def test_a_pair_of_the_heart_scores_20_and_leaves_empty_places() -> None:
    state = laid_out({18: "K", 23: "4", 24: "4"}, stock="5", waste="6")
    rest = after(state, RemovePair(23, 24))
    assert [n for n in range(1, 26) if rest.card_at(n)] == [18]
    assert (rest.moves, rest.score) == (1, 20)
    assert (rest.stock, rest.waste) == (state.stock, state.waste)


@pytest.mark.parametrize("pair", [RemovePair(25, WASTE), RemovePair(WASTE, 25)], ids=str)
def test_a_pair_with_the_waste_scores_10_and_shows_the_card_below(pair: RemovePair) -> None:
    rest = after(laid_out({1: "K", 25: "4"}, stock="7", waste="5 6 4"), pair)
    assert rest.card_at(25) is None
    assert (ranks_of(rest.stock), ranks_of(rest.waste)) == ([7], [5, 6])
    assert (rest.moves, rest.score) == (1, 10)


def test_the_last_pair_wins_even_with_cards_in_the_stock() -> None:
    won = after(
        laid_out({25: "4"}, stock="4 5 6", waste="4")._replace(score=240), RemovePair(25, 0)
    )
    assert (won.is_won, won.score, outcome(won), legal_moves(won)) == (True, 250, Outcome.WON, [])


REFUSED = [
    (laid_out({}, stock="4", waste="5"), Draw(), IllegalMove.GAME_WON),
    (laid_out({}, waste="5"), Redeal(), IllegalMove.GAME_WON),
    (laid_out({}, waste="5"), RemovePair(25, WASTE), IllegalMove.GAME_WON),
    (laid_out(FULL, waste="5"), Draw(), IllegalMove.STOCK_EMPTY),
    (laid_out(FULL, stock="4", waste="5"), Redeal(), IllegalMove.STOCK_NOT_EMPTY),
    (laid_out(FULL, stock="4"), Redeal(), IllegalMove.STOCK_NOT_EMPTY),
    (laid_out(FULL), Draw(), IllegalMove.STOCK_EMPTY),
    (laid_out(FULL), Redeal(), IllegalMove.NOTHING_TO_REDEAL),
    (laid_out({24: "4"}, waste="4"), RemovePair(25, 24), IllegalMove.NO_CARD),
    (laid_out({24: "4"}, waste="4"), RemovePair(WASTE, 25), IllegalMove.NO_CARD),
    (laid_out({24: "4"}, stock="4"), RemovePair(24, WASTE), IllegalMove.NO_CARD),
    (laid_out({24: "4"}, waste="4"), RemovePair(24, 26), IllegalMove.NO_CARD),
    (laid_out({24: "4"}, waste="4"), RemovePair(-1, 24), IllegalMove.NO_CARD),
    (laid_out(LAST_ROWS, waste="4"), RemovePair(23, WASTE), IllegalMove.COVERED),
    (laid_out(LAST_ROWS, waste="4"), RemovePair(WASTE, 23), IllegalMove.COVERED),
    (laid_out(LAST_ROWS, waste="4"), RemovePair(24, 25), IllegalMove.COVERED),
    (laid_out(LAST_ROWS, waste="4"), RemovePair(25, 24), IllegalMove.COVERED),
    (laid_out(LAST_ROWS, waste="4"), RemovePair(23, 24), IllegalMove.COVERED),
    (laid_out({24: "4"}, waste="4"), RemovePair(24, 24), IllegalMove.SAME_CARD),
    (laid_out({24: "4"}, waste="4 4"), RemovePair(WASTE, WASTE), IllegalMove.SAME_CARD),
    (laid_out({24: "4"}, waste="5"), RemovePair(24, WASTE), IllegalMove.DIFFERENT_RANKS),
    (laid_out({23: "4", 24: "5"}), RemovePair(23, 24), IllegalMove.DIFFERENT_RANKS),
]


@pytest.mark.parametrize(
    ("state", "move", "reason"),
    REFUSED,
    ids=[f"{reason.name} {move}" for _, move, reason in REFUSED],
)
def test_what_the_rules_forbid_is_refused_with_the_reason(
    state: State, move: Move, reason: IllegalMove
) -> None:
    with pytest.raises(IllegalMoveError) as refusal:
        after(state, move)
    assert refusal.value.reason is reason
    assert isinstance(refusal.value, ValueError)
    assert move not in legal_moves(state)


def test_every_reason_to_refuse_has_been_seen() -> None:
    assert {reason for _, _, reason in REFUSED} == set(IllegalMove)


LEGAL = {
    "pairs, then a draw": ({23: "4", 24: "4"}, "5", "4", "23+24 23+0 24+0 D"),
    "a redeal once the stock is empty": ({25: "4"}, "", "4 5", "R"),
    "nothing to turn": ({25: "4"}, "", "", ""),
    "nothing once the game is won": ({}, "4", "5", ""),
}


@pytest.mark.parametrize(("heart", "stock", "waste", "moves"), LEGAL.values(), ids=LEGAL)
def test_what_can_be_played(heart: dict[int, str], stock: str, waste: str, moves: str) -> None:
    assert " ".join(map(str, legal_moves(laid_out(heart, stock, waste)))) == moves


def can_be_played(state: State, move: Move) -> bool:
    try:
        after(state, move)
    except IllegalMoveError:
        return False
    return True


@pytest.mark.parametrize(
    "number", [*range(5), *(pytest.param(n, marks=pytest.mark.thorough) for n in range(5, 20))]
)
def test_of_all_moves_there_are_only_the_legal_ones_can_be_played(number: int) -> None:
    every_pair = [RemovePair(first, second) for first in range(-1, 27) for second in range(-1, 27)]
    for game in play_at_random(number, SplitMix64(number), 150, pairs_in_ten=10):
        if not isinstance([Draw(), *game.history][-1], RemovePair):
            continue
        legal = set(game.legal_moves())
        assert {m for m in (Draw(), Redeal()) if can_be_played(game.state, m)} == {
            m for m in legal if not isinstance(m, RemovePair)
        }
        playable = {(m.first, m.second) for m in every_pair if can_be_played(game.state, m)}
        pairs_found = {(m.first, m.second) for m in legal if isinstance(m, RemovePair)}
        assert playable == pairs_found | {(second, first) for first, second in pairs_found}


@pytest.mark.parametrize("move", [Draw(), Redeal(), RemovePair(25, 0), RemovePair(9, 10)], ids=str)
def test_a_move_is_read_as_it_is_written(move: Move) -> None:
    assert parse_move(str(move)) == move


NO_MOVES = [
    "",
    "d",
    "DD",
    "25",
    "25+",
    "+0",
    "1+2+3",
    "1 + 2",
    "-1+2",
    "²+1",
    "1+2000",
    "1,2",
    "D\0",
]


@pytest.mark.parametrize("text", NO_MOVES, ids=repr)
def test_a_text_that_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a move"):
        parse_move(text)
