"""The review of a game against a search that tries every pair, with and without partners."""

from collections.abc import Sequence

import pytest

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    Draw,
    Game,
    Move,
    Outcome,
    RemovePair,
    State,
    review,
    rules,
    solver,
)
from tests.heart_to_heart.engine.second_opinion import COVERED_BY

Left = frozenset[int]


class EveryPair:
    """Whether the rest of a heart can be removed, found by trying every pair.

    A free card goes with a free card of its rank or with any card of it outside the heart: redeals
    are unlimited, so each comes to the top of the waste.
    """

    def __init__(self, code: DealCode) -> None:
        state = rules.initial_state(code)
        self.ranks = {n: int(card.rank) for n, card in enumerate(state.heart, 1) if card}
        self.known: dict[Left, bool] = {}

    def wins(self, left: Left, outside: tuple[int, ...]) -> bool:
        """Return whether the cards left can all be removed."""
        if not left:
            return True
        if left not in self.known:
            self.known[left] = any(self.wins(*rest) for rest in self.steps(left, outside))
        return self.known[left]

    def steps(self, left: Left, outside: tuple[int, ...]) -> list[tuple[Left, tuple[int, ...]]]:
        """Return everything that one pair leads to."""
        free = [place for place in left if not any(below in left for below in COVERED_BY[place])]
        found = []
        for i, place in enumerate(free):
            rank = self.ranks[place]
            if outside[rank]:
                fewer = tuple(n - (r == rank) for r, n in enumerate(outside))
                found.append((left - {place}, fewer))
            found += [
                (left - {place, other}, outside)
                for other in free[i + 1 :]
                if self.ranks[other] == rank
            ]
        return found

    def can_win(self, state: State) -> bool:
        """Return whether a game can be won from a state on."""
        left = frozenset(n for n, card in enumerate(state.heart, 1) if card)
        piles = [int(card.rank) for card in (*state.stock, *state.waste)]
        return self.wins(left, tuple(piles.count(rank) for rank in range(14)))


def random_game(seed: int) -> Game:
    """Return a game played at random until it ends or has 150 moves."""
    stream = SplitMix64(seed)
    game = Game(DealCode(stream.below(2**35)))
    while game.outcome is None and len(game.history) < 150:
        pairs = list(rules.pairs(game.state))
        # Most pairs are taken when they come.
        if pairs and stream.below(10):
            game.play(pairs[stream.below(len(pairs))])
        else:
            game.play(next(m for m in game.legal_moves() if not isinstance(m, RemovePair)))
    return game


@pytest.mark.parametrize(
    "seeds",
    [range(30), pytest.param(range(30, 300), marks=pytest.mark.thorough)],
    ids=["some", "many"],
)
def test_each_verdict_is_what_trying_everything_shows(seeds: range) -> None:
    lost_on_the_way = 0
    for seed in seeds:
        game = random_game(seed)
        states = review.states(game.code, game.history)
        verdict = review.verdict(states, game.history)
        every = EveryPair(game.code)
        winnable = [every.can_win(state) for state in states]
        last = max((n for n, can in enumerate(winnable) if can), default=None)
        assert verdict.last_winnable == last, seed
        assert winnable == [last is not None and n <= last for n in range(len(states))]
        if last is not None and last < len(game.history):
            lost_on_the_way += 1
            assert isinstance(game.history[last], RemovePair)
            assert verdict.kept_by is not None
            _assert_keeps_the_win(every, states[last], verdict.kept_by)
    assert lost_on_the_way


def _assert_keeps_the_win(every: EveryPair, state: State, kept_by: tuple[int, int]) -> None:
    """See that the two cards go together in a game that is won."""
    card, other = (state.card_at(place) for place in kept_by)
    assert card is not None
    if kept_by[1] != WASTE:
        assert other is not None
        assert card.rank == other.rank
    winning = solver.winning_pairs(state)
    assert winning is not None
    assert kept_by in winning or kept_by[::-1] in winning


def test_winning_pairs_win() -> None:
    for seed in range(40):
        game = random_game(seed)
        states = review.states(game.code, game.history)
        last = review.verdict(states, game.history).last_winnable
        if last is None:
            continue
        copy = Game.replay(game.code, game.history[:last])
        for first, second in solver.winning_pairs(states[last]) or []:
            if second == WASTE:
                _turn_until(copy, first)
            copy.play(RemovePair(first, second))
        assert copy.outcome is Outcome.WON


def _turn_until(game: Game, place: int) -> None:
    card = game.state.card_at(place)
    assert card is not None
    while (top := game.state.card_at(WASTE)) is None or top.rank != card.rank:
        game.play(next(m for m in game.legal_moves() if not isinstance(m, RemovePair)))


TWELVE = DealCode(12)


def test_a_deal_that_can_not_be_won_says_so() -> None:
    code = next(code for code in map(DealCode, range(100)) if not solver.is_winnable(code))
    history: list[Move] = [Draw(), Draw()]
    assert review.verdict(review.states(code, history), history).last_winnable is None


def test_a_won_game_without_detours_has_no_needless_moves() -> None:
    history = solver.solution(TWELVE)
    assert history
    verdict = review.verdict(review.states(TWELVE, history), history)
    assert verdict.last_winnable == len(history)
    assert verdict.kept_by is None
    assert verdict.needless == frozenset()


def test_moves_past_an_open_pair_are_needless() -> None:
    history: list[Move] = list(solver.solution(TWELVE) or [])
    first = next(n for n, move in enumerate(history) if isinstance(move, RemovePair))
    # Once around the whole stock, back to the same card.
    around = Game.replay(TWELVE, history[:first])
    detour: list[Move] = []
    start = around.state
    while not detour or (around.state.stock, around.state.waste) != (start.stock, start.waste):
        move = next(m for m in around.legal_moves() if not isinstance(m, RemovePair))
        around.play(move)
        detour.append(move)
    longer: Sequence[Move] = [*history[:first], *detour, *history[first:]]
    verdict = review.verdict(review.states(TWELVE, longer), longer)
    assert verdict.needless == frozenset(range(first, first + len(detour)))
