"""A game of Heart to Heart: its current state and its history."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final

from h2h.cards.transition import Cause, Transition
from h2h.heart_to_heart.engine import rules
from h2h.heart_to_heart.engine.deal_code import DealCode
from h2h.heart_to_heart.engine.rules import Draw, Move, Outcome, Redeal, State

UNDO_LIMIT: Final = 100
"""How many moves can be undone."""


class Game:
    """One deal being played, with undo and redo.

    Undo goes back to a stored state, so no move needs an inverse.
    """

    def __init__(self, code: DealCode) -> None:
        self._code = code
        self._state = rules.initial_state(code)
        self._history: list[Move] = []
        self._before: deque[State] = deque(maxlen=UNDO_LIMIT)
        self._undone: list[Move] = []
        self._outcome = rules.outcome(self._state)

    @classmethod
    def replay(
        cls,
        code: DealCode,
        history: Sequence[Move],
        undone: Iterable[Move] = (),
        undo_depth: int = UNDO_LIMIT,
    ) -> "Game":
        """Return the game that a record describes.

        Args:
            code: the deal.
            history: the moves from the start, in order.
            undone: the moves that redo would play, the next one last.
            undo_depth: how many of the moves in the history can be undone.

        Raises:
            IllegalMoveError: the record holds a move that can't be played there.
        """
        game = cls(code)
        for move in history:
            game.play(move)
        undone = list(undone)
        if undone:
            state = game._state
            for move in reversed(undone):
                state = rules.after(state, move)
            game._undone = undone
        while len(game._before) > max(undo_depth, 0):
            game._before.popleft()
        return game

    @property
    def code(self) -> DealCode:
        """The deal's code."""
        return self._code

    @property
    def state(self) -> State:
        """The current state."""
        return self._state

    @property
    def history(self) -> Sequence[Move]:
        """The moves from the start to the current state."""
        return self._history

    @property
    def undone(self) -> Sequence[Move]:
        """The moves that redo would play, the next one last."""
        return self._undone

    @property
    def undo_depth(self) -> int:
        """How many moves can be undone."""
        return 0 if self._outcome is Outcome.WON else len(self._before)

    @property
    def can_undo(self) -> bool:
        """Whether undo is possible: never once the game is won."""
        return self.undo_depth > 0

    @property
    def can_redo(self) -> bool:
        """Whether redo is possible: until the next move."""
        return bool(self._undone)

    @property
    def outcome(self) -> Outcome | None:
        """How the game has ended, or None while it goes on."""
        return self._outcome

    def free_places(self) -> list[int]:
        """Return the numbers (1–25) of the heart's free cards."""
        return rules.free_places(self._state)

    def legal_moves(self) -> list[Move]:
        """Return every move that can be played now."""
        return rules.legal_moves(self._state)

    def play(self, move: Move) -> Transition[State]:
        """Play a move.

        Raises:
            IllegalMoveError: the rules don't allow it; nothing has changed.
        """
        transition = self._step(_cause(move), move)
        self._undone.clear()
        return transition

    def undo(self) -> Transition[State]:
        """Take the last move back.

        Raises:
            IndexError: there is none.
        """
        if not self.can_undo:
            raise IndexError("nothing to undo")
        self._undone.append(self._history.pop())
        return self._go(Cause.UNDO, self._before.pop())

    def redo(self) -> Transition[State]:
        """Play the last undone move again.

        Raises:
            IndexError: there is none.
        """
        if not self._undone:
            raise IndexError("nothing to redo")
        transition = self._step(Cause.REDO, self._undone[-1])
        self._undone.pop()
        return transition

    def _step(self, cause: Cause, move: Move) -> Transition[State]:
        after = rules.after(self._state, move)
        self._before.append(self._state)
        self._history.append(move)
        return self._go(cause, after)

    def _go(self, cause: Cause, after: State) -> Transition[State]:
        transition = Transition(cause, self._state, after)
        self._state = after
        self._outcome = rules.outcome(after)
        return transition


def _cause(move: Move) -> Cause:
    match move:
        case Draw():
            return Cause.DRAW
        case Redeal():
            return Cause.REDEAL
        case _:
            return Cause.PAIR
