"""Exact solver: can a deal be won? Used by tests, the setting "Winnable deals only" and the review.

With unlimited redeals each card of stock and waste can be brought to the top of the waste, so only
two things matter: which cards of the heart are left, and how many cards of each rank lie outside
it. A rank with at least as many cards outside as in the heart never blocks: each of its cards can
be removed as soon as it is free. Only ranks with three or four cards in the heart leave a choice,
so the search is small. Cards leave in pairs, so the places left determine the counts outside: a
set of places identifies a node of the search.
"""

from collections.abc import Sequence

from h2h.heart_to_heart.engine.deal_code import DealCode
from h2h.heart_to_heart.engine.game import Game
from h2h.heart_to_heart.engine.layout import COVERED_BY
from h2h.heart_to_heart.engine.places import WASTE
from h2h.heart_to_heart.engine.rules import Draw, Move, Redeal, RemovePair, State

_COVER_MASKS = tuple(sum(1 << below for below in covers) for covers in COVERED_BY)
_OUTSIDE = WASTE - 1
"""In a plan: the partner is any card of the same rank outside the heart."""

_Step = tuple[int, int]


def is_winnable(deal: Game | DealCode) -> bool:
    """Return whether a deal, or a game from its current state on, can be won."""
    return _plan(_as_game(deal).state) is not None


def solution(code: DealCode) -> list[Move] | None:
    """Return moves that win a deal, or None if it can't be won."""
    return solution_from(Game(code))


def solution_from(game: Game) -> list[Move] | None:
    """Return moves that win a game from its current state, or None if it can't be won."""
    plan = _plan(game.state)
    if plan is None:
        return None
    copy = Game.replay(game.code, game.history)
    start = len(copy.history)
    for first, second in plan:
        if second == _OUTSIDE:
            _bring_partner(copy, first)
            second = WASTE
        copy.play(RemovePair(first, second))
    return list(copy.history[start:])


def can_be_won(state: State) -> bool:
    """Return whether a game can be won from a state on."""
    return _plan(state) is not None


def last_winnable(states: Sequence[State]) -> int | None:
    """Return the index of the last state of a game that can be won, or None if none can.

    A state before a winnable one is winnable too, so a few of them need to be searched. Dead ends
    found in one search hold for all: they are states of one deal.
    """
    dead: set[int] = set()
    low, high = -1, len(states)
    while high - low > 1:
        middle = (low + high) // 2
        if _plan(states[middle], dead) is not None:
            low = middle
        else:
            high = middle
    return low if low >= 0 else None


def winning_pairs(state: State) -> list[tuple[int, int]] | None:
    """Return pairs of places that win a game from a state on, or None if it can't be won.

    They are in order; `WASTE` stands for any card of the same rank outside the heart.
    """
    plan = _plan(state)
    return plan and [(first, max(second, WASTE)) for first, second in plan]


def _as_game(deal: Game | DealCode) -> Game:
    return Game(deal) if isinstance(deal, DealCode) else deal


def _bring_partner(game: Game, place: int) -> None:
    card = game.state.card_at(place)
    while True:
        top = game.state.card_at(WASTE)
        if card and top and top.rank == card.rank:
            return
        game.play(Draw() if game.state.stock else Redeal())


def _plan(state: State, dead: set[int] | None = None) -> list[_Step] | None:
    ranks = [int(card.rank) if card else 0 for card in state.heart]
    inside = [ranks.count(rank) for rank in range(14)]
    outside = [0] * 14
    for card in (*state.stock, *state.waste):
        outside[card.rank] += 1
    left = sum(1 << i for i, rank in enumerate(ranks) if rank)
    return _search(left, ranks, inside, outside, set() if dead is None else dead)


def _search(
    left: int, ranks: list[int], inside: list[int], outside: list[int], dead: set[int]
) -> list[_Step] | None:
    """Return the steps that empty the heart; `left` has a bit for each card left in it."""
    inside, outside = inside.copy(), outside.copy()
    steps: list[_Step] = []
    safe = True
    while safe:
        free = [i for i, m in enumerate(_COVER_MASKS) if left >> i & 1 and not left & m]
        safe = False
        for i in free:
            rank = ranks[i]
            if outside[rank] >= inside[rank]:
                left ^= 1 << i
                inside[rank] -= 1
                outside[rank] -= 1
                steps.append((i + 1, _OUTSIDE))
                safe = True
    if not left:
        return steps
    if left in dead:
        return None
    for n, i in enumerate(free):
        rank = ranks[i]
        for j in [j for j in free[n + 1 :] if ranks[j] == rank] + [-1] * (outside[rank] > 0):
            took_inside = 1 if j < 0 else 2
            inside[rank] -= took_inside
            outside[rank] -= 2 - took_inside
            rest = left ^ (1 << i) ^ (1 << j if j >= 0 else 0)
            found = _search(rest, ranks, inside, outside, dead)
            if found is not None:
                return [*steps, (i + 1, j + 1 if j >= 0 else _OUTSIDE), *found]
            inside[rank] += took_inside
            outside[rank] += 2 - took_inside
    dead.add(left)
    return None
