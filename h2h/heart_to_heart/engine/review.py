"""A finished game looked at afterwards: its states, and where the win was lost.

The verdict is exact, since the solver is. Nothing here is used during play.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from h2h.heart_to_heart.engine import rules, solver
from h2h.heart_to_heart.engine.deal_code import DealCode
from h2h.heart_to_heart.engine.places import WASTE
from h2h.heart_to_heart.engine.rules import Move, Outcome, RemovePair, State


@dataclass(frozen=True, slots=True)
class Verdict:
    """Where a game could be won.

    Attributes:
        last_winnable: the number of moves after which the game could be won for the last time;
            None if the deal can't be won at all.
        kept_by: if the next move lost the win: a place that it emptied, and the place of the card
            that it should have been paired with; `WASTE` for a card of the stock or the waste.
        needless: the numbers of moves before which the next pair could already be taken and would
            have kept the win: draws and redeals that a won game did not need.
    """

    last_winnable: int | None
    kept_by: tuple[int, int] | None = None
    needless: frozenset[int] = frozenset()


def states(code: DealCode, history: Sequence[Move]) -> list[State]:
    """Return the states of a game, from the deal to the end.

    Raises:
        IllegalMoveError: a move can't be played there.
    """
    found = [rules.initial_state(code)]
    for move in history:
        found.append(rules.after(found[-1], move))
    return found


def verdict(states: Sequence[State], history: Sequence[Move]) -> Verdict:
    """Return where a game could be won.

    Args:
        states: of the game, one more than moves.
        history: its moves.
    """
    last = solver.last_winnable(states)
    if last is None:
        return Verdict(None)
    if last == len(history):
        is_won = rules.outcome(states[-1]) is Outcome.WON
        return Verdict(last, needless=_needless(states, history) if is_won else frozenset())
    return Verdict(last, kept_by=_partner_in_a_win(states[last], history[last]))


def _partner_in_a_win(state: State, lost: Move) -> tuple[int, int] | None:
    """Return a card of a lost pair with its partner in a way that wins."""
    pairs = solver.winning_pairs(state) or []
    for place in (lost.first, lost.second) if isinstance(lost, RemovePair) else ():
        for pair in pairs:
            if place in pair and place != WASTE:
                partner = pair[1] if pair[0] == place else pair[0]
                return place, partner
    return None


def _needless(states: Sequence[State], history: Sequence[Move]) -> frozenset[int]:
    """Return the draws and redeals before which the next pair already lay open.

    Pairs within the heart don't count: the draws before them may have been made for later pairs.
    """
    needless: set[int] = set()
    start = 0
    for number, move in enumerate(history):
        if not isinstance(move, RemovePair):
            continue
        if WASTE in (move.first, move.second):
            place = move.first if move.second == WASTE else move.second
            for at in range(start, number):
                if _can_take(states[at], place):
                    needless.update(range(at, number))
                    break
        start = number + 1
    return frozenset(needless)


def _can_take(state: State, place: int) -> bool:
    card, top = state.card_at(place), state.card_at(WASTE)
    if card is None or top is None or card.rank != top.rank or not rules.is_free(state, place):
        return False
    return solver.can_be_won(rules.after(state, RemovePair(place, WASTE)))
