"""From a state and a move to the next state."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import assert_never

from h2h.cards.card import Card
from h2h.hearts.engine.match_code import Hand, Hands
from h2h.hearts.engine.moves import (
    IllegalMove,
    IllegalMoveError,
    Move,
    NextRound,
    PassCards,
    PlayCard,
)
from h2h.hearts.engine.rules import TWO_OF_CLUBS, PassDirection, Phase, Rules, Seat
from h2h.hearts.engine.scoring import RoundResult, match_outcome, round_result
from h2h.hearts.engine.state import State, legal_cards
from h2h.hearts.engine.trick import Trick, why_illegal

_NOTHING: tuple[Hand, Hand, Hand, Hand] = ((), (), (), ())


def start_round(
    rules: Rules,
    hands: Hands,
    direction: PassDirection,
    rounds: tuple[RoundResult, ...] = (),
) -> State:
    """Return the state in which a round begins."""
    state = State(
        rules=rules,
        rounds=rounds,
        round_number=len(rounds) + 1,
        pass_direction=direction,
        phase=Phase.PASSING,
        turn=Seat.SOUTH,
        tricks=(),
        taken=0,
        hands=hands,
        passes=_NOTHING,
    )
    return _start_play(state) if direction is PassDirection.HOLD else state


def legal_moves(state: State, seat: Seat) -> list[Move]:
    """Return every legal move of a seat."""
    match state.phase:
        case Phase.PASSING:
            if state.passes[seat]:
                return []
            return [PassCards(cards) for cards in combinations(state.hand(seat), 3)]
        case Phase.PLAYING:
            if seat is not state.turn:
                return []
            return [PlayCard(card) for card in legal_cards(state, state.hand(seat))]
        case Phase.ROUND_OVER:
            return [NextRound()] if seat is state.turn else []
        case Phase.MATCH_OVER:
            return []
    assert_never(state.phase)


def check(state: State, seat: Seat, move: Move) -> None:
    """Check that a move is legal.

    Raises:
        IllegalMoveError: it is not; `reason` says why.
    """
    match state.phase, move:
        case Phase.PASSING, PassCards(cards):
            _check_pass(state, seat, cards)
        case Phase.PLAYING, PlayCard(card):
            _check_play(state, seat, card)
        case Phase.ROUND_OVER, NextRound():
            if seat is not state.turn:
                raise IllegalMoveError(IllegalMove.NOT_YOUR_TURN)
        case Phase.MATCH_OVER, _:
            raise IllegalMoveError(IllegalMove.MATCH_OVER)
        case Phase.PASSING, PlayCard():
            raise IllegalMoveError(IllegalMove.PASS_THREE_CARDS)
        case Phase.PLAYING, PassCards():
            raise IllegalMoveError(IllegalMove.NOT_PASSING)
        case Phase.ROUND_OVER, _:
            raise IllegalMoveError(IllegalMove.ROUND_OVER)
        case _:
            raise IllegalMoveError(IllegalMove.ROUND_NOT_OVER)


def pass_cards(state: State, seat: Seat, cards: Sequence[Card]) -> State:
    """Return the state after a legal pass; the fourth pass moves all cards."""
    passes = _with(state.passes, seat, tuple(cards))
    waiting = [other for other in Seat if not passes[other]]
    if waiting:
        return replace(state, passes=passes, turn=waiting[0])
    hands = state.hands
    for giver in Seat:
        # A received card takes the place of a passed one, so the order of a hand reveals nothing.
        coming = iter(passes[state.pass_direction.giver(giver)])
        hand = [next(coming) if card in passes[giver] else card for card in state.hands[giver]]
        hands = _with(hands, giver, tuple(hand))
    return _start_play(replace(state, passes=passes, hands=hands))


def play_card(state: State, seat: Seat, card: Card) -> State:
    """Return the state after a legal card; the last card of a round scores it."""
    *before, trick = state.open_tricks
    trick = replace(trick, cards=(*trick.cards, card))
    hand = tuple(held for held in state.hands[seat] if held != card)
    state = replace(
        state,
        turn=trick.winner if trick.is_complete else trick.to_play,
        tricks=(*before, trick),
        taken=len(before),
        hands=_with(state.hands, seat, hand),
    )
    return state if any(state.hands) else _end_round(state)


def take_trick(state: State) -> State:
    """Return the state without a complete trick on the table; otherwise the same state."""
    trick = state.trick
    return replace(state, taken=len(state.tricks)) if trick and trick.is_complete else state


def _check_pass(state: State, seat: Seat, cards: tuple[Card, ...]) -> None:
    if state.passes[seat]:
        raise IllegalMoveError(IllegalMove.NOT_YOUR_TURN)
    if len(cards) != 3 or len(set(cards)) != 3:
        raise IllegalMoveError(IllegalMove.PASS_THREE_CARDS)
    if not set(cards) <= set(state.hands[seat]):
        raise IllegalMoveError(IllegalMove.NOT_IN_HAND)


def _check_play(state: State, seat: Seat, card: Card) -> None:
    if seat is not state.turn:
        raise IllegalMoveError(IllegalMove.NOT_YOUR_TURN)
    if card not in state.hands[seat]:
        raise IllegalMoveError(IllegalMove.NOT_IN_HAND)
    tricks = state.open_tricks
    reason = why_illegal(card, state.hands[seat], tricks, state.rules)
    if reason:
        suit = tricks[-1].led_suit if reason is IllegalMove.FOLLOW_SUIT else None
        raise IllegalMoveError(reason, suit)


def _start_play(state: State) -> State:
    leader = next(seat for seat in Seat if TWO_OF_CLUBS in state.hands[seat])
    return replace(state, phase=Phase.PLAYING, turn=leader, tricks=(Trick(leader),))


def _end_round(state: State) -> State:
    result = round_result(state.points, state.rules, state.jack, state.scores)
    state = replace(state, rounds=(*state.rounds, result))
    if match_outcome(state.scores, state.rules):
        return replace(state, phase=Phase.MATCH_OVER, turn=None)
    return replace(state, phase=Phase.ROUND_OVER, turn=Seat.SOUTH)


def _with(hands: Hands, seat: Seat, hand: Hand) -> Hands:
    south, west, north, east = (hand if s is seat else hands[s] for s in Seat)
    return south, west, north, east
