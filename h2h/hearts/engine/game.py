"""A match: the current state and the moves that led to it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, assert_never

from h2h.cards.card import Card
from h2h.cards.transition import Cause, Transition
from h2h.hearts.engine import play
from h2h.hearts.engine.claim import closing_card
from h2h.hearts.engine.match_code import Hands, MatchCode, deal
from h2h.hearts.engine.moves import Move, NextRound, PassCards, PlayCard
from h2h.hearts.engine.rules import DECK, PassDirection, Phase, Rules, Seat
from h2h.hearts.engine.scoring import Outcome, match_outcome
from h2h.hearts.engine.state import PlayerView, State

Step = Transition[State]


class _Decision(NamedTuple):
    """A decision of South.

    Attributes:
        moves: how many moves were made before it.
        state: in which it was made.
    """

    moves: int
    state: State


class Game:
    """A match of Hearts from its number: round after round until one seat has won.

    The number, the rules and the history are the match: `replay` returns the same one. A round
    that is over waits for `next_round`, so there is time to look at the scores.

    Attributes:
        code: the match code; its number deals all rounds.
        state: the current state, a frozen value.
    """

    def __init__(self, number: int, rules: Rules | None = None) -> None:
        """Start a match.

        Args:
            number: 0 … 2³⁵−1.
            rules: of this match; the usual rules by default.
        """
        self.code = MatchCode(number)
        rules = rules or Rules()
        self.state = play.start_round(rules, deal(self.code, 1), rules.passing.direction(1))
        self._starts = [self.state]
        self._history: list[tuple[Seat, Move]] = []
        self._decisions: list[_Decision] = []
        self._undone: list[list[tuple[Seat, Move]]] = []

    @classmethod
    def from_hands(
        cls,
        hands: Mapping[Seat, Iterable[Card]] | Sequence[Iterable[Card]],
        pass_direction: PassDirection = PassDirection.HOLD,
        rules: Rules | None = None,
    ) -> "Game":
        """Start a match whose first round has these hands by seat; number 0 deals the others.

        Raises:
            ValueError: the hands are not the 52 cards, thirteen each.
        """
        south, west, north, east = (tuple(hands[seat]) for seat in Seat)
        given: Hands = south, west, north, east
        if set(map(len, given)) != {13} or {c for hand in given for c in hand} != set(DECK):
            raise ValueError("the hands are not the 52 cards, thirteen each")
        game = cls(0, rules)
        return cls.from_state(game.code, play.start_round(game.rules, given, pass_direction))

    @classmethod
    def from_state(cls, code: MatchCode, state: State) -> "Game":
        """Return a match that goes on from a state; what led there can't be undone."""
        game = cls(code.number, state.rules)
        game.state = state
        game._starts = [state]
        return game

    @classmethod
    def replay(cls, number: int, rules: Rules, history: Iterable[tuple[Seat, Move]]) -> "Game":
        """Return the match that these moves lead to.

        Raises:
            IllegalMoveError: the moves don't fit the match.
        """
        game = cls(number, rules)
        for seat, move in history:
            game.play(seat, move)
        return game

    @property
    def number(self) -> int:
        """The number that deals all rounds."""
        return self.code.number

    @property
    def rules(self) -> Rules:
        """The rules of this match."""
        return self.state.rules

    @property
    def history(self) -> tuple[tuple[Seat, Move], ...]:
        """All moves of the match with their seats."""
        return tuple(self._history)

    @property
    def starts(self) -> tuple[State, ...]:
        """The states in which the rounds began."""
        return tuple(self._starts)

    @property
    def phase(self) -> Phase:
        """What the match is waiting for."""
        return self.state.phase

    @property
    def turn(self) -> Seat | None:
        """Who has to move; None once the match is over."""
        return self.state.turn

    @property
    def scores(self) -> dict[Seat, int]:
        """Each seat's score after the finished rounds."""
        return dict(zip(Seat, self.state.scores, strict=True))

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended; None until one seat alone has won."""
        return match_outcome(self.state.scores, self.rules)

    def view(self, seat: Seat) -> PlayerView:
        """Return what a seat knows: its hand and what everybody sees."""
        return self.state.view(seat)

    def legal_moves(self, seat: Seat) -> list[Move]:
        """Return every legal move of a seat; none unless the match is waiting for it."""
        return play.legal_moves(self.state, seat)

    def play(self, seat: Seat, move: Move) -> Step:
        """Make a move. The next lead also removes a complete trick that is still on the table.

        Raises:
            IllegalMoveError: the rules forbid it; nothing has changed.
        """
        play.check(self.state, seat, move)
        self._undone.clear()
        self._note_decision(seat, move)
        return self._make(seat, move)

    @property
    def can_undo(self) -> bool:
        """Whether South has a decision to take back: in this round, and in an unfinished match."""
        return bool(self._decisions) and self.outcome is None

    @property
    def can_redo(self) -> bool:
        """Whether something was undone, and nothing has been played since."""
        return bool(self._undone)

    def undo(self) -> Step:
        """Go back to South's last decision: to pass, or to play one of several cards.

        The pass can be taken back until the first card of the round is led.

        Raises:
            IndexError: there is none.
        """
        if not self.can_undo:
            raise IndexError("nothing to undo")
        decision = self._decisions.pop()
        self._undone.append(self._history[decision.moves :])
        del self._history[decision.moves :]
        return self._step(Cause.UNDO, decision.state)

    def redo(self) -> Step:
        """Make the moves again that the last undo took back.

        Raises:
            IndexError: there are none.
        """
        if not self._undone:
            raise IndexError("nothing to redo")
        before, moves = self.state, self._undone.pop()
        self._decisions.append(_Decision(len(self._history), before))
        for seat, move in moves:
            self._make(seat, move)
        return Transition(Cause.REDO, before, self.state)

    def _note_decision(self, seat: Seat, move: Move) -> None:
        state = self.state
        match move:
            case NextRound():
                self._decisions.clear()
            case PlayCard() if not state.tricks[0].cards:
                self._decisions.clear()  # the pass has become final
        if seat is not Seat.SOUTH or isinstance(move, NextRound):
            return
        if isinstance(move, PassCards) or len(play.legal_moves(state, seat)) > 1:
            self._decisions.append(_Decision(len(self._history), state))

    def _make(self, seat: Seat, move: Move) -> Step:
        self._history.append((seat, move))
        match move:
            case PassCards(cards):
                return self._step(Cause.PASS, play.pass_cards(self.state, seat, cards))
            case PlayCard(card):
                return self._step(Cause.PLAY, play.play_card(self.state, seat, card))
            case NextRound():
                self._starts.append(self._dealt())
                return self._step(Cause.DEAL, self._starts[-1])
        assert_never(move)

    def take_trick(self) -> Step | None:
        """Move a complete trick from the table to its winner; return None if there is none.

        This changes only where the cards are, so it is not a move and not in the history.
        """
        after = play.take_trick(self.state)
        return None if after is self.state else self._step(Cause.TAKE, after)

    def next_round(self) -> Step:
        """Deal the next round.

        Raises:
            IllegalMoveError: the round is not over, or the match is.
        """
        return self.play(Seat.SOUTH, NextRound())

    def finish_round(self) -> list[Step]:
        """Play the rest of a decided round (see `remaining_is_decided`) by ordinary moves.

        Returns:
            The steps, including the removal of each trick; none if no round is being played.
        """
        steps: list[Step] = []
        decisions = [*self._decisions, _Decision(len(self._history), self.state)]
        winner = self.turn
        while self.phase is Phase.PLAYING and self.turn is not None:
            card = closing_card(self.view(self.turn), wins=self.turn is winner)
            steps.append(self.play(self.turn, PlayCard(card)))
            taken = self.take_trick()
            if taken:
                steps.append(taken)
        if steps:
            self._decisions = decisions  # one undo takes back the rest of the round
        return steps

    def _dealt(self) -> State:
        state = self.state
        hands = deal(self.code, state.round_number + 1)
        return play.start_round(self.rules, hands, state.next_direction, state.rounds)

    def _step(self, cause: Cause, after: State) -> Step:
        before, self.state = self.state, after
        return Transition(cause, before, after)
