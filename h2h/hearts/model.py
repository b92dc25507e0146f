"""The current match, with signals for its changes."""

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal

from h2h.cards.transition import Cause, Position, Transition
from h2h.hearts import engine
from h2h.hearts.engine import (
    Game,
    MatchCode,
    Move,
    Outcome,
    PassDirection,
    Phase,
    Rules,
    Seat,
    State,
    remaining_is_decided,
)


@dataclass(frozen=True, slots=True)
class Status:
    """What the bar shows of a match."""

    code: MatchCode
    phase: Phase
    round_number: int
    pass_direction: PassDirection
    trick_number: int
    rules: Rules
    has_last_trick: bool
    can_undo: bool
    can_redo: bool
    outcome: Outcome | None


class HeartsModel(QObject):
    """Holds the current match and emits its changes.

    Signals:
        reset: another match has begun; carries its Position.
        stepped: a move was made, or a trick was taken; carries a Transition of Positions.
        status_changed: emitted after each reset and step; carries the new Status.
        finished: the match was decided by the last step; carries the Outcome.
    """

    reset = Signal(object)
    stepped = Signal(object)
    status_changed = Signal(object)
    finished = Signal(object)

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._open_hands = False
        self._position: Position = engine.position(game.state)

    @property
    def game(self) -> Game:
        """The match, for reading; change it by the model's methods only."""
        return self._game

    @property
    def position(self) -> Position:
        """Where each card lies."""
        return self._position

    @property
    def open_hands(self) -> bool:
        """Whether all hands lie face up."""
        return self._open_hands

    @property
    def trick_lies_full(self) -> bool:
        """Whether a complete trick lies on the table."""
        trick = self._game.state.trick
        return trick is not None and trick.is_complete

    @property
    def can_claim(self) -> bool:
        """Whether the rest of the round is certain, as far as South can know."""
        return not self.trick_lies_full and remaining_is_decided(self._game.view(Seat.SOUTH))

    @property
    def status(self) -> Status:
        """What the bar shows of the match."""
        state = self._game.state
        return Status(
            self._game.code,
            state.phase,
            state.round_number,
            state.pass_direction,
            min(state.taken + 1, 13) if state.tricks else 0,
            state.rules,
            state.last_trick is not None,
            self._game.can_undo,
            self._game.can_redo,
            self._game.outcome,
        )

    def start(self, game: Game) -> None:
        """Begin another match."""
        self._game, self._open_hands = game, False
        self._position = engine.position(game.state)
        self.reset.emit(self._position)
        self.status_changed.emit(self.status)

    def show(self, game: Game, cause: Cause, *, open_hands: bool = False) -> None:
        """Show another state of the match, as a review does."""
        before, self._game, self._open_hands = self._game.state, game, open_hands
        self._show(Transition(cause, before, game.state))

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move.

        Raises:
            IllegalMoveError: the rules don't allow it; nothing has changed.
        """
        self._show(self._game.play(seat, move))
        if self._game.outcome is not None:
            self.finished.emit(self._game.outcome)

    def undo(self) -> None:
        """Go back to South's last decision, if there is one."""
        if self._game.can_undo:
            self._show(self._game.undo())

    def redo(self) -> None:
        """Make the moves again that the last undo took back, if there are any."""
        if self._game.can_redo:
            self._show(self._game.redo())

    def take_trick(self) -> None:
        """Move a complete trick to its winner, if one lies on the table."""
        step = self._game.take_trick()
        if step is not None:
            self._show(step)

    def finish_round(self) -> None:
        """Play the rest of a decided round as one step."""
        if not self.can_claim:
            return
        steps = self._game.finish_round()
        if steps:
            self._show(Transition(Cause.TAKE, steps[0].before, steps[-1].after))
        if self._game.outcome is not None:
            self.finished.emit(self._game.outcome)

    def _show(self, transition: Transition[State]) -> None:
        before = self._position
        after = engine.position(transition.after, open_hands=self._open_hands)
        # Cards move only with the last of the four passes.
        self._position = before if after == before else after
        self.stepped.emit(Transition(transition.cause, before, self._position))
        self.status_changed.emit(self.status)
