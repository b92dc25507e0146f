"""One sitting at Hearts: builds model, table and controller, and owns the clock."""

import os
from dataclasses import replace
from datetime import datetime

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from h2h.cards.code_text import NUMBERS
from h2h.game import motion
from h2h.game.play_clock import PlayClock
from h2h.hearts.bots import Level, make
from h2h.hearts.controller import HeartsController
from h2h.hearts.engine import (
    Game,
    MatchCode,
    QueenOfSpades,
    Rules,
    Seat,
)
from h2h.hearts.model import HeartsModel, Status
from h2h.hearts.saved_match import SavedMatch
from h2h.hearts.table.layout import HeartsLayout, hearts_layout
from h2h.storage.document import new_id
from h2h.storage.settings import Settings
from h2h.table.table_scene import TableScene

_USUAL_LINE = 15.6
"""Pixels: the height of a line in the font that the table's words are drawn for."""


class HeartsSession(QObject):
    """The match on the table, its clock and what becomes of it.

    Signals:
        changed: something is worth saving.
        ended: a match was decided, or left after a move; carries the SavedMatch.
        round_over: the last trick of a round has left the table: time to show the scores.
        match_over: the same at the end of a match.
    """

    changed = Signal()
    ended = Signal(object)
    round_over = Signal()
    match_over = Signal()

    def __init__(
        self,
        scene: TableScene,
        saved: SavedMatch | None,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.clock = PlayClock(self)
        self._settings = settings
        self._saved = saved = saved or self._dealt(MatchCode(_random_number()))
        self.model = HeartsModel(saved.game, self)
        self.controller = HeartsController(self.model, scene, self)
        self._take_up(saved)
        self.model.stepped.connect(self._on_stepped)
        self.model.finished.connect(self._on_finished)
        self.controller.cleared.connect(self._on_cleared)
        self.controller.new_match_wanted.connect(self.new_game)
        self.apply(settings)

    @property
    def status(self) -> Status:
        """How the match stands."""
        return self.model.status

    @property
    def is_in_progress(self) -> bool:
        """Whether moves of the player would be lost if another match took its place."""
        game = self.model.game
        return game.outcome is None and any(seat is Seat.SOUTH for seat, _ in game.history)

    @property
    def saved(self) -> SavedMatch:
        """The match as it is to be kept."""
        return replace(self._saved, milliseconds=self.clock.milliseconds)

    @staticmethod
    def layout_for(width: float, height: float, ratio: float) -> HeartsLayout:
        """Return the table's layout for a size."""
        line = QFontMetricsF(QApplication.font()).height()
        return hearts_layout(width, height, ratio, max(1.0, line / _USUAL_LINE / 1.1))

    def apply(self, settings: Settings) -> None:
        """Follow the settings; rules and levels hold from the next match on."""
        self._settings = settings
        self.controller.words.set_names(settings.opponent_names)
        at_once = motion.asked() == 0.0
        self.controller.turns.set_pause(0.0 if at_once else settings.trick_pause)
        self.controller.refresh()

    def open(self) -> None:
        """Put the match on the table as it stands."""
        self.controller.open()
        if self.model.game.outcome is not None and not self._saved.recorded:
            self._record()  # the program ended between the last move and the count
            self.changed.emit()

    def close(self) -> None:
        """Leave the table to the other game."""
        self.controller.close()

    # What the player does

    def new_game(self) -> None:
        """Deal a match at random."""
        self.deal(MatchCode(_random_number()))

    def restart(self) -> None:
        """Play the same match again from its first round."""
        self.deal(self.model.game.code)

    def deal(self, code: MatchCode) -> None:
        """Deal the match that a code names."""
        self.leave()
        saved = self._dealt(code)
        self._take_up(saved)
        self.model.start(saved.game)
        self.changed.emit()

    def leave(self) -> None:
        """Count the match as left, if the player made a move and nothing was counted yet."""
        if self.is_in_progress and not self._saved.recorded:
            self._record()

    def hint(self) -> None:
        """Show what the hard opponent would do."""
        self.controller.hint(make(Level.HARD, self.model.game.number))

    # Inside

    def _dealt(self, code: MatchCode) -> SavedMatch:
        settings = self._settings
        rules = Rules(
            QueenOfSpades[settings.queen_of_spades],
            settings.points_on_first_trick,
            settings.play_to,
        )
        game = Game(code.number, rules)
        return SavedMatch(new_id(), game, settings.opponent_levels, 0, datetime.now().astimezone())

    def _take_up(self, saved: SavedMatch) -> None:
        self._saved = saved
        game = saved.game
        opponents = (Seat.WEST, Seat.NORTH, Seat.EAST)
        self.controller.turns.set_bots(
            {
                seat: make(Level[level], 4 * game.number + seat)
                for seat, level in zip(opponents, saved.levels, strict=True)
            }
        )
        started = game.outcome is None and any(seat is Seat.SOUTH for seat, _ in game.history)
        self.clock.set(saved.milliseconds, started=started)

    def _on_stepped(self) -> None:
        if not self.clock.started and self.is_in_progress:
            self.clock.start()
        self.changed.emit()

    def _on_finished(self) -> None:
        self.clock.stop()
        self._record()
        self.changed.emit()

    def _on_cleared(self) -> None:
        over = self.model.game.outcome is not None
        (self.match_over if over else self.round_over).emit()

    def _record(self) -> None:
        self._saved = replace(self._saved, recorded=True)
        self.ended.emit(self.saved)


def _random_number() -> int:
    return int.from_bytes(os.urandom(8), "big") % NUMBERS
