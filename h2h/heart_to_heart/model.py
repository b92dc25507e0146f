"""The game of Heart to Heart that is being played, as Qt sees it."""

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from h2h.cards.transition import Position, Transition
from h2h.heart_to_heart import engine
from h2h.heart_to_heart.engine import DealCode, Game, Move, Outcome, State


class Status(NamedTuple):
    """What the window says of a game beside the cards."""

    code: DealCode
    score: int
    moves: int
    can_undo: bool
    can_redo: bool
    outcome: Outcome | None


class HeartToHeartModel(QObject):
    """Holds the live game and tells what happens to it.

    Signals:
        reset: another deal lies on the table; carries its Position.
        stepped: something changed; carries a Transition of Positions.
        status_changed: carries the new Status; follows each reset and step.
        finished: the game was won or ran out of moves just now; carries the Outcome.
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
        """The game, to look at; to play, use the model's own calls."""
        return self._game

    @property
    def position(self) -> Position:
        """Where each card lies."""
        return self._position

    @property
    def status(self) -> Status:
        """What the window says of the game."""
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
        """Put another game on the table: a new deal, the same again, or a resumed one."""
        self._game = game
        self._position = engine.position(game.state)
        self.reset.emit(self._position)
        self.status_changed.emit(self.status)
        self._tell_end(None)

    def play(self, move: Move) -> None:
        """Play a move.

        Raises:
            IllegalMoveError: the rules don't allow it; nothing has changed.
        """
        before = self._game.outcome
        self._show(self._game.play(move))
        self._tell_end(before)

    def undo(self) -> None:
        """Take the last move back, if there is one."""
        if self._game.can_undo:
            self._show(self._game.undo())

    def redo(self) -> None:
        """Play the last move undone again, if there is one."""
        if self._game.can_redo:
            before = self._game.outcome
            self._show(self._game.redo())
            self._tell_end(before)

    def _tell_end(self, before: Outcome | None) -> None:
        # A draw in a game that has no more moves leads to no new end.
        outcome = self._game.outcome
        if outcome is not None and outcome is not before:
            self.finished.emit(outcome)

    def _show(self, transition: Transition[State]) -> None:
        before, self._position = self._position, engine.position(transition.after)
        self.stepped.emit(Transition(transition.cause, before, self._position))
        self.status_changed.emit(self.status)
