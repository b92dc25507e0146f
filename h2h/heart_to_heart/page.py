"""Heart to Heart at the window: its figures in the bar, its words, its dialogs."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from h2h.cards.transition import Position, Transition
from h2h.heart_to_heart.controller import Hint
from h2h.heart_to_heart.engine import DealCode, Outcome, Refusal
from h2h.heart_to_heart.model import Status
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.heart_to_heart.session import HeartToHeartSession
from h2h.i18n import shown_number, shown_time
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_view import LayoutFor

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow
    from h2h.heart_to_heart.description import HeartToHeartReading


class HeartToHeartDesk(QObject):
    """Connects a session with the window's bar, table and dialogs."""

    def __init__(self, window: "MainWindow", code: DealCode | None) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.keeper.settings
        self.session = HeartToHeartSession(
            window.scene, window.keeper.load_game(), code, parent=self
        )
        bar = window.bar
        self._clock = bar.add_figure("clock", "clock", "00:00")
        self._score = bar.add_figure("score", "points", "250")
        self._moves = bar.add_figure("moves", "moves", "000")
        self._buttons = [bar.add_button(window.actions_[n], n) for n in ("undo", "redo")]
        session, controller = self.session, self.session.controller
        self._reading: HeartToHeartReading | None = None
        controller.changed.connect(lambda: window.view.tell_changes())
        controller.refused.connect(self._on_refused)
        controller.labels_wanted.connect(self._on_labels)
        session.model.status_changed.connect(self._on_status)
        session.model.stepped.connect(self._on_stepped)
        session.model.reset.connect(lambda _: window.hush())
        session.model.reset.connect(lambda _: window.view.announce(self._words.deal))
        session.clock.ticked.connect(self._on_clock)
        session.changed.connect(self.save)
        session.won.connect(self._on_won)
        session.stuck.connect(self._on_stuck)
        session.ended.connect(self._on_ended)
        self._show_parts(shown=False)

    # What the window asks (see Desk)

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return GameKind.HEART_TO_HEART

    @property
    def layout_for(self) -> LayoutFor:
        """Lays the table out for a size."""
        return self.session.layout_for

    @property
    def code(self) -> str:
        """The deal's code."""
        return str(self.session.status.code)

    @property
    def is_in_progress(self) -> bool:
        """Whether moves would be lost if another deal took its place."""
        return self.session.is_in_progress

    @property
    def actions(self) -> Mapping[str, Callable[[], object]]:
        """What the window's actions do."""
        ask_before, session = self._window.ask_before, self.session
        return {
            "newGame": lambda: ask_before(session.new_game),
            "dealOfTheDay": lambda: ask_before(session.deal_of_the_day),
            "restartDeal": lambda: ask_before(session.restart),
            "undo": session.controller.undo,
            "redo": session.controller.redo,
            "draw": session.controller.draw,
            "hint": self.hint,
        }

    @property
    def table_calls(self) -> Mapping[str, Callable[..., object]]:
        """What the table's signals do."""
        controller = self.session.controller
        return {
            "tapped": controller.tap_by_hand,
            "tapped_again": controller.tap_by_hand,
            "dropped": controller.drop,
            "arrow": controller.move_focus,
            "activated": controller.activate,
            "escaped": controller.escape,
            "focus_wanted": controller.focus_on,
        }

    def open(self) -> None:
        """Take the table and the bar."""
        self._window.view.set_reading(lambda: self._words)
        self._show_parts(shown=True)
        self.session.open()
        self.retranslate()

    def close(self) -> None:
        """Give them back, keeping the game."""
        self.rest(resting=True)
        self.save()
        self._window.view.set_reading(None)
        self._show_parts(shown=False)
        self.session.close()

    def save(self) -> None:
        """Keep the game in progress."""
        self._window.keeper.save_game(self.session.saved)

    def rest(self, resting: bool) -> None:
        """Rest the clock."""
        self.session.clock.rest(resting)

    def apply(self, settings: Settings) -> None:
        """Follow the settings."""
        self._settings = settings
        self.session.controller.set_placement_help(settings.placement_help)
        self.session.set_winnable_only(settings.winnable_only)
        self._clock.setVisible(settings.show_clock)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._clock.set_word("", self.tr("Time"))
        self._window.bar.deal_code.setToolTip(self.tr("Deal code: a click copies it"))
        state = self.session.model.game.state
        self._on_labels(len(state.stock), len(state.waste))
        self._on_clock(self.session.clock.milliseconds // 1000)
        self._on_status(self.session.status)

    def new_game(self) -> None:
        """Deal at random."""
        self.session.new_game()

    def restart(self) -> None:
        """Deal the same cards again."""
        self.session.restart()

    def deal(self, code: str) -> None:
        """Deal what a code names."""
        self.session.deal(DealCode.parse(code))

    def hint(self) -> None:
        """Point at a pair, or at the stock."""
        match self.session.hint():
            case Hint.PAIR:
                places = sorted(self.session.controller.hinted)
                self._window.view.announce(lambda: self._words.hint(places))
            case Hint.STOCK:
                if self.session.model.game.state.stock:
                    self._window.say(self.tr("No pair in sight: turn a card of the stock"))
                else:
                    self._window.say(self.tr("No pair in sight: put the waste back"))
            case None if not self.session.model.game.state.is_won:
                self._window.say(self.tr("No more possible moves"))

    def _show_parts(self, *, shown: bool) -> None:
        for part in (self._clock, self._score, self._moves, *self._buttons):
            part.setVisible(shown)

    @property
    def _words(self) -> "HeartToHeartReading":
        """The game in words, made when the first is wanted."""
        if self._reading is None:
            from h2h.heart_to_heart.description import HeartToHeartReading

            self._reading = HeartToHeartReading(self.session.model, self.session.controller, self)
        return self._reading

    # What the session tells

    def _on_stepped(self, transition: Transition[Position]) -> None:
        self._window.hush()
        self._window.view.announce(lambda: self._words.step(transition))

    def _on_labels(self, stock: int, waste: int) -> None:
        pile = self._window.scene.pile_item
        pile("stock").set_label(shown_number(stock), self.tr("stock"), empty=not stock)
        pile("waste").set_label(shown_number(waste), self.tr("waste"), empty=not waste)

    def _on_status(self, status: Status) -> None:
        self._score.value.setText(shown_number(status.score))
        self._score.set_word(self.tr("points", "", status.score), self.tr("Score"))
        self._moves.value.setText(shown_number(status.moves))
        self._moves.set_word(self.tr("moves", "", status.moves), self.tr("Moves"))
        self._window.bar.deal_code.setText(str(status.code))
        self._window.actions_["undo"].setEnabled(status.can_undo)
        self._window.actions_["redo"].setEnabled(status.can_redo)
        won = status.outcome is Outcome.WON
        for name in ("draw", "hint"):
            self._window.actions_[name].setEnabled(not won)

    def _on_clock(self, seconds: int) -> None:
        self._clock.value.setText(shown_time(seconds))

    def _on_refused(self, refusal: Refusal) -> None:
        if refusal is Refusal.DIFFERENT_RANKS and self._settings.move_errors:
            self._window.say(self.tr("Must be of the same rank"))
        else:
            self._window.view.announce(lambda: self._words.refusal(refusal))

    def _on_ended(self, saved: SavedGame) -> None:
        from h2h.storage.results import of_game

        self._window.keeper.record(of_game(saved))

    def _on_won(self) -> None:
        from h2h.heart_to_heart.won_dialog import WonDialog

        window = self._window
        won = self.tr("You won: %1").replace("%1", self._facts())
        window.view.announce(lambda: won, urgent=True)
        window.scene.celebrate(f"heart-{place}" for place in range(1, 26))
        palette = window.scene.pictures.palette
        dialog = WonDialog(self._facts, (palette.bar, palette.text, palette.quiet), window.view)
        self.session.model.reset.connect(dialog.close)
        self.session.closed.connect(dialog.close)
        # The keyboard is the table's once it has been clicked: there, too, Enter deals again.
        window.view.activated.connect(dialog.accept)
        dialog.accepted.connect(self.session.new_game)
        dialog.finished.connect(lambda: window.view.setFocus(Qt.FocusReason.OtherFocusReason))
        dialog.show()
        dialog.setFocus(Qt.FocusReason.OtherFocusReason)

    def _facts(self) -> str:
        status = self.session.status
        parts = (
            self.tr("%n points", "", status.score),
            shown_time(self.session.clock.milliseconds // 1000),
            self.tr("%n moves", "", status.moves),
        )
        return "   ·   ".join(parts)

    def _on_stuck(self) -> None:
        from h2h.heart_to_heart.no_moves_dialog import NoMovesChoice, NoMovesDialog

        self._window.view.announce(lambda: self.tr("No more possible moves"), urgent=True)
        status = self.session.status
        dialog = NoMovesDialog(
            can_undo=status.can_undo, can_restart=status.moves > 0, parent=self._window
        )
        calls = {
            NoMovesChoice.UNDO: self.session.controller.undo,
            NoMovesChoice.NEW_GAME: self.session.new_game,
            NoMovesChoice.RESTART: self.session.restart,
        }
        dialog.accepted.connect(lambda: calls[dialog.choice]())
        self.session.model.reset.connect(dialog.reject)
        self.session.closed.connect(dialog.reject)
        dialog.open()
