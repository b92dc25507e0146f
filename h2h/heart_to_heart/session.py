"""One sitting at Heart to Heart: builds model, table and controller, and owns the clock."""

import os
from datetime import date, datetime

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.cards.code_text import NUMBERS
from h2h.game.play_clock import PlayClock
from h2h.heart_to_heart.controller import HeartToHeartController, Hint
from h2h.heart_to_heart.engine import DealCode, Game, Outcome
from h2h.heart_to_heart.engine.layout import ROWS
from h2h.heart_to_heart.model import HeartToHeartModel, Status
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage.document import new_id
from h2h.table.layout import HeartLayout, heart_layout
from h2h.table.table_scene import TableScene


class HeartToHeartSession(QObject):
    """The game on the table, its clock and what becomes of it.

    Signals:
        changed: something is worth saving.
        closed: the other game takes the table.
        ended: a game was won, has run out of moves, or was left after a move; carries it as a
            SavedGame.
        won, stuck: the same, once the table has come to rest: time to say so.
    """

    changed = Signal()
    closed = Signal()
    ended = Signal(object)
    won = Signal()
    stuck = Signal()

    def __init__(
        self,
        scene: TableScene,
        saved: SavedGame | None,
        code: DealCode | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._scene = scene
        self.clock = PlayClock(self)
        self._winnable_only = False
        self._untold: Outcome | None = None
        if saved is None or (code is not None and not _in_progress(saved.game)):
            saved = _dealt(code or _random_code())
        self._id, self._started, self._recorded = saved.id, saved.started, saved.recorded
        self.model = HeartToHeartModel(saved.game, self)
        self.controller = HeartToHeartController(self.model, scene, self)
        self.model.stepped.connect(self._on_stepped)
        self.model.finished.connect(self._on_finished)
        scene.settled.connect(self._tell_end_soon)
        self._set_clock(saved)

    @property
    def status(self) -> Status:
        """How the game stands."""
        return self.model.status

    @property
    def is_in_progress(self) -> bool:
        """Whether moves would be lost if another deal took its place."""
        return _in_progress(self.model.game)

    @property
    def saved(self) -> SavedGame:
        """The game as it is to be kept."""
        return SavedGame(
            self._id,
            self.model.game,
            self.clock.milliseconds,
            self._started,
            self._recorded,
        )

    @staticmethod
    def layout_for(width: float, height: float, ratio: float) -> HeartLayout:
        """Return the table's layout for a size."""
        return heart_layout(ROWS, width, height, ratio)

    def set_winnable_only(self, on: bool) -> None:
        """Draw new games among the deals that can be won."""
        self._winnable_only = on

    def close(self) -> None:
        """Leave the table to the other game."""
        self._untold = None
        self.controller.close()
        self.closed.emit()

    def open(self) -> None:
        """Put the game on the table as it stands."""
        self.controller.open()
        self._untold = self.model.game.outcome
        if self._untold is not None and not self._recorded:
            self._record()  # the program ended between the last move and the count
            self.changed.emit()
        self._tell_end_soon()

    # What the player does

    def new_game(self) -> None:
        """Deal at random."""
        code = _random_code()
        if self._winnable_only:
            from h2h.heart_to_heart.engine.solver import is_winnable

            while not is_winnable(code):
                code = _random_code()
        self.deal(code)

    def deal_of_the_day(self) -> None:
        """Deal what everyone gets today: the deal whose number is the date as YYYYMMDD."""
        self.deal(DealCode(int(f"{date.today():%Y%m%d}")))

    def restart(self) -> None:
        """Deal the same cards again."""
        self.deal(self.model.game.code)

    def deal(self, code: DealCode) -> None:
        """Deal what a code names."""
        self.leave()
        saved = _dealt(code)
        self._id, self._started, self._recorded = saved.id, saved.started, saved.recorded
        self._set_clock(saved)
        self.model.start(saved.game)
        self.changed.emit()
        if saved.game.outcome is not None:
            self._on_finished(saved.game.outcome)

    def leave(self) -> None:
        """Count the game as left, if a move was made and nothing was counted of it yet."""
        if not self._recorded:
            self._record()

    def hint(self) -> Hint | None:
        """Point at a pair, or else at the stock."""
        return self.controller.hint()

    # Inside

    def _set_clock(self, saved: SavedGame) -> None:
        game = saved.game
        started = game.state.moves > 0 and game.outcome is not Outcome.WON
        self.clock.set(saved.milliseconds, started=started)

    def _on_stepped(self) -> None:
        if self.model.game.outcome is Outcome.WON:
            return  # to be saved once it is counted
        if not self.clock.started:
            self.clock.start()
        self.changed.emit()

    def _on_finished(self, outcome: Outcome) -> None:
        if outcome is Outcome.WON:
            self.clock.stop()
        self._record()
        self.changed.emit()
        self._untold = outcome
        self._tell_end_soon()

    def _tell_end_soon(self) -> None:
        if self._untold is not None:
            # Later, since the tap that ended a motion may be an undo that makes this untrue.
            QTimer.singleShot(0, self, self._tell_end)

    def _tell_end(self) -> None:
        """Tell an end once, when the table is at rest and if it is still true."""
        if self._untold is None or self._scene.animator.running:
            return
        outcome, self._untold = self._untold, None
        if self.model.game.outcome is outcome:
            (self.won if outcome is Outcome.WON else self.stuck).emit()

    def _record(self) -> None:
        if not self.model.game.state.moves:  # a deal without any move is no game
            return
        self.ended.emit(self.saved)
        self._recorded = True


def _in_progress(game: Game) -> bool:
    return game.state.moves > 0 and game.outcome is None


def _dealt(code: DealCode) -> SavedGame:
    return SavedGame(new_id(), Game(code), 0, datetime.now().astimezone())


def _random_code() -> DealCode:
    """Return a deal at random; one in ten has no move at all, and those are left out."""
    while True:
        number = int.from_bytes(os.urandom(8), "big")
        code = DealCode(number % NUMBERS)
        if Game(code).outcome is None:
            return code
