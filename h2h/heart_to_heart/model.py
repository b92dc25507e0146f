"""The current game of Heart to Heart, with Qt signals."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from h2h.cards.transition import Cause, Position, Transition
from h2h.heart_to_heart import engine
from h2h.heart_to_heart.engine import DealCode, Game, Move, Outcome, State


class Status(NamedTuple):
    """What the bar and the menus show of a game."""

    code: DealCode
    score: int
    moves: int
    can_undo: bool
    can_redo: bool
    outcome: Outcome | None


class HeartToHeartModel(QObject):
    """Owns the current game and emits its changes.

    Signals:
        reset: another game has started; carries its Position.
        stepped: a move was played, undone or redone; carries a Transition of Positions.
        status_changed: emitted after each reset and step; carries the new Status.
        finished: the game was just won or has no more moves; carries the Outcome.
    """

    reset = Signal(object)
    stepped = Signal(object)
    status_changed = Signal(object)
    finished = Signal(object)

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._position: Position = engine.position(game.state)

    @property
    def game(self) -> Game:
        """The game, to read; to play, call the model's methods."""
        return self._game

    @property
    def position(self) -> Position:
        """Where each card lies."""
        return self._position

    @property
    def status(self) -> Status:
        """What the bar and the menus show."""
        game = self._game
        return Status(
            game.code,
            game.state.score,
            game.state.moves,
            game.can_undo,
            game.can_redo,
            game.outcome,
        )

    def start(self, game: Game) -> None:
        """Replace the game: by a new deal, the same deal again or a resumed game."""
        self._game = game
        self._position = engine.position(game.state)
        self.reset.emit(self._position)
        self.status_changed.emit(self.status)
        self._emit_finished(None)

    def show(self, game: Game, cause: Cause) -> None:
        """Replace the game by one in another position of the same deal, with an animation."""
        self._game = game
        before, self._position = self._position, engine.position(game.state)
        self.stepped.emit(Transition(cause, before, self._position))
        self.status_changed.emit(self.status)

    def play(self, move: Move) -> None:
        """Play a move.

        Raises:
            IllegalMoveError: the rules don't allow it; nothing has changed.
        """
        before = self._game.outcome
        self._show(self._game.play(move))
        self._emit_finished(before)

    def undo(self) -> None:
        """Take the last move back, if there is one."""
        if self._game.can_undo:
            self._show(self._game.undo())

    def redo(self) -> None:
        """Play the last undone move again, if there is one."""
        if self._game.can_redo:
            before = self._game.outcome
            self._show(self._game.redo())
            self._emit_finished(before)

    def _emit_finished(self, before: Outcome | None) -> None:
        # Emit an outcome once: a draw in a game without pairs doesn't end it again.
        outcome = self._game.outcome
        if outcome is not None and outcome is not before:
            self.finished.emit(outcome)

    def _show(self, transition: Transition[State]) -> None:
        before, self._position = self._position, engine.position(transition.after)
        self.stepped.emit(Transition(transition.cause, before, self._position))
        self.status_changed.emit(self.status)
