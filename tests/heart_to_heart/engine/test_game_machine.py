"""Any player, any order of moves: what always holds of a game."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from h2h.cards.card import Card
from h2h.heart_to_heart.engine import (
    UNDO_LIMIT,
    DealCode,
    Draw,
    Game,
    IllegalMoveError,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    State,
)
from h2h.heart_to_heart.engine.rules import after

PLACES = st.integers(-1, 26)
ANY_MOVE = st.just(Draw()) | st.just(Redeal()) | st.builds(RemovePair, PLACES, PLACES)


class AnyGame(RuleBasedStateMachine):
    """Plays at random beside the simplest history there is: a list of states and an index."""

    @initialize(number=st.integers(0, 2**35 - 1))
    def deal(self, number: int) -> None:
        self.game = Game(DealCode(number))
        self.cards = set(self._on_table())
        self.states: list[State] = [self.game.state]
        self.now = 0
        self.oldest = 0

    def _on_table(self) -> list[Card]:
        state = self.game.state
        return [card for card in (*state.heart, *state.stock, *state.waste) if card]

    def _history(self, expected: State) -> None:
        self.states = [*self.states[: self.now + 1], expected]
        self.now += 1
        self.oldest = max(self.oldest, self.now - UNDO_LIMIT)

    @precondition(lambda self: self.game.legal_moves())
    @rule(data=st.data())
    def play_a_legal_move(self, data: st.DataObject) -> None:
        move = data.draw(st.sampled_from(self.game.legal_moves()))
        expected = after(self.game.state, move)
        transition = self.game.play(move)
        assert (transition.before, transition.after) == (self.states[self.now], expected)
        self._history(expected)

    @precondition(lambda self: any(isinstance(m, RemovePair) for m in self.game.legal_moves()))
    @rule(data=st.data())
    def take_a_pair(self, data: st.DataObject) -> None:
        pairs = [m for m in self.game.legal_moves() if isinstance(m, RemovePair)]
        self._history(self.game.play(data.draw(st.sampled_from(pairs))).after)

    @precondition(lambda self: self.game.outcome is None)
    @rule(times=st.integers(2, 60))
    def turn_the_stock_for_a_while(self, times: int) -> None:
        for _ in range(times):
            self._history(self.game.play(Draw() if self.game.state.stock else Redeal()).after)

    @rule(move=ANY_MOVE)
    def try_any_move(self, move: Move) -> None:
        legal = self.game.legal_moves()
        mirrored = RemovePair(move.second, move.first) if isinstance(move, RemovePair) else move
        try:
            self._history(self.game.play(move).after)
            assert move in legal or mirrored in legal
        except IllegalMoveError:
            assert move not in legal
            assert mirrored not in legal

    @rule(times=st.integers(1, 110))
    def undo(self, times: int) -> None:
        for _ in range(times):
            if not self.game.can_undo:
                break
            self.now -= 1
            assert self.game.undo().after == self.states[self.now]

    @rule(times=st.integers(1, 110))
    def redo(self, times: int) -> None:
        for _ in range(times):
            if not self.game.can_redo:
                break
            self.now += 1
            assert self.game.redo().after == self.states[self.now]

    @rule()
    def close_and_resume(self) -> None:
        game = self.game
        self.game = Game.replay(game.code, game.history, game.undone, game.undo_depth)

    @invariant()
    def it_stands_where_it_should(self) -> None:
        assert self.game.state == self.states[self.now]
        assert self.game.can_redo == (self.now < len(self.states) - 1)
        won = self.game.outcome is Outcome.WON
        assert self.game.undo_depth == (0 if won else self.now - self.oldest)

    @invariant()
    def no_card_is_lost_or_doubled(self) -> None:
        on_table = self._on_table()
        removed = self.cards - set(on_table)
        assert len(self.cards) == 52 == len(on_table) + len(removed)
        assert {*on_table, *removed} == self.cards
        by_rank = Counter(card.rank for card in removed)
        assert all(count in (2, 4) for count in by_rank.values())

    @invariant()
    def ten_points_for_each_card_removed_from_the_heart(self) -> None:
        assert self.game.state.score == 10 * self.game.state.heart.count(None)

    @invariant()
    def each_move_counts_one(self) -> None:
        assert self.game.state.moves == self.now == len(self.game.history)

    @invariant()
    def all_that_is_legal_can_be_played(self) -> None:
        for move in self.game.legal_moves():
            assert after(self.game.state, move).moves == self.now + 1

    @invariant()
    def only_a_finished_game_is_without_a_pair_for_ever(self) -> None:
        if any(isinstance(move, RemovePair) for move in self.game.legal_moves()):
            assert self.game.outcome is None
        assert (self.game.outcome is Outcome.WON) == (self.game.state.score == 250)


@pytest.mark.parametrize("games", [10, pytest.param(60, marks=pytest.mark.thorough)])
def test_any_game(games: int) -> None:
    run_state_machine_as_test(
        AnyGame, settings=settings(max_examples=games, stateful_step_count=40)
    )
