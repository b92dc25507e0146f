"""Rounds that are over, as they were played: for a review."""

from collections.abc import Iterable
from dataclasses import dataclass

from h2h.cards.card import Card
from h2h.cards.transition import Cause
from h2h.hearts.engine import play
from h2h.hearts.engine.game import Game
from h2h.hearts.engine.moves import Move, NextRound, PassCards, PlayCard
from h2h.hearts.engine.rules import Phase, Seat
from h2h.hearts.engine.scoring import RoundResult
from h2h.hearts.engine.state import PlayerView, State, legal_cards


@dataclass(frozen=True, slots=True)
class Step:
    """One change in a round.

    Attributes:
        cause: all passes, a card, or a trick taken.
        seat: who played the card or took the trick; South for the passes.
        cards: South's pass or the card played.
        after: the state that it led to.
    """

    cause: Cause
    seat: Seat
    cards: tuple[Card, ...]
    after: State


@dataclass(frozen=True, slots=True)
class Decision:
    """What South chose where there was a choice.

    Attributes:
        step: the number of the step.
        view: what South could know.
        chosen: the three cards passed, or the card played.
    """

    step: int
    view: PlayerView
    chosen: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that is over.

    Attributes:
        start: the state in which it began.
        steps: what happened.
    """

    start: State
    steps: tuple[Step, ...]

    @property
    def states(self) -> tuple[State, ...]:
        """The states, one more than steps."""
        return self.start, *(step.after for step in self.steps)

    @property
    def result(self) -> RoundResult:
        """How it ended."""
        return self.steps[-1].after.rounds[-1]

    @property
    def decisions(self) -> list[Decision]:
        """South's decisions: the pass, and each card where more than one was legal."""
        found = []
        for number, (before, step) in enumerate(zip(self.states, self.steps, strict=False)):
            if step.seat is not Seat.SOUTH or step.cause is Cause.TAKE:
                continue
            hand = before.hand(Seat.SOUTH)
            if before.phase is Phase.PASSING or len(legal_cards(before, hand)) > 1:
                found.append(Decision(number, before.view(Seat.SOUTH), step.cards))
        return found


def round_of(game: Game, number: int) -> PlayedRound:
    """Return a round of a match, which must be over; the first is number 1."""
    moves: list[tuple[Seat, Move]] = []
    rounds_before = number - 1
    for seat, move in game.history:
        if isinstance(move, NextRound):
            rounds_before -= 1
        elif rounds_before == 0:
            moves.append((seat, move))
    return played(game.starts[number - 1], moves)


def played(start: State, moves: Iterable[tuple[Seat, Move]]) -> PlayedRound:
    """Return the round that moves lead to; they must be legal and play it to its end."""
    steps: list[Step] = []
    state = start
    for seat, move in moves:
        match move:
            case PassCards(cards):
                state = play.pass_cards(state, seat, cards)
                if state.phase is Phase.PLAYING:
                    given = state.passes[Seat.SOUTH]
                    steps.append(Step(Cause.PASS, Seat.SOUTH, given, state))
            case PlayCard(card):
                state = play.play_card(state, seat, card)
                steps.append(Step(Cause.PLAY, seat, (card,), state))
                taken = play.take_trick(state)
                if taken is not state:
                    state = taken
                    steps.append(Step(Cause.TAKE, state.tricks[-1].winner, (), state))
    return PlayedRound(start, tuple(steps))
