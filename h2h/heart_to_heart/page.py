"""The page of Heart to Heart: its counters in the bar, its messages and its dialogs."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QAction

from h2h.cards.transition import Cause, Position, Transition
from h2h.game.page import Calls, Deal, GamePage, Page
from h2h.game.table import Table
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.controller import HeartToHeartController, Hint
from h2h.heart_to_heart.engine import DealCode, IllegalMove, Outcome
from h2h.heart_to_heart.engine.places import HEART_NAMES, name_of
from h2h.heart_to_heart.labels import PileLabels
from h2h.heart_to_heart.model import Status
from h2h.heart_to_heart.saved_game import Encoder, SavedGame
from h2h.heart_to_heart.session import HeartToHeartSession, is_in_progress
from h2h.heart_to_heart.table_layout import HeartLayout, layout_for
from h2h.i18n import shown_number, shown_time
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind, Settings
from h2h.table.sound.cues import Sound
from h2h.table.table_input import TableInput
from h2h.table.table_view import LayoutFor

if TYPE_CHECKING:
    from h2h.heart_to_heart.description import HeartToHeartDescription
    from h2h.heart_to_heart.result import News
    from h2h.heart_to_heart.won_dialog import WonDialog
    from h2h.storage.statistics import Statistics


_BUTTONS = ("undo", "redo", "hint")


class HeartToHeartPage(GamePage):
    """Connects a session with the table, the bar and the dialogs.

    Signals:
        closed: another page is about to be shown; this page's dialogs close.
    """

    closed = Signal()

    def __init__(
        self,
        table: Table,
        keeper: Keeper,
        actions: Mapping[str, QAction],
        parent: QObject,
        code: str | None = None,
    ) -> None:
        """Continue the saved game, or deal the game of `code`, or a random one."""
        super().__init__(table, keeper, actions, parent)
        self._settings = keeper.settings
        self._pending_outcome: Outcome | None = None
        self._encoder = Encoder()
        wanted = DealCode.parse(code) if code else None
        saved = keeper.load(saved_game.load)
        if saved and wanted and not is_in_progress(saved.game):
            if saved.game.outcome is not None and saved.game.state.moves and not saved.recorded:
                self._on_ended(saved, lambda: None)  # decided just before the program ended
            saved = None
        self._session = session = HeartToHeartSession(saved, wanted, self)
        self.controller = controller = HeartToHeartController(session.model, table.scene, self)
        self._clock = table.bar.add_counter("clock", "clock", "00:00")
        self._score = table.bar.add_counter("score", "points", "250")
        self._moves = table.bar.add_counter("moves", "moves", "000")
        buttons = [table.bar.add_button(actions[name], name) for name in _BUTTONS]
        self._practice_note = table.bar.add_headline("practice")
        self._practice_note.hide()
        self._parts = [self._clock, self._score, self._moves, *buttons]
        self._won_dialog: WonDialog | None = None
        self._news: News | None = None
        self._labels = PileLabels(table.scene, self)
        # Earlier versions have no such setting, but leave a game.
        self._is_first_start = saved is None and keeper.settings.first_line
        self._description: HeartToHeartDescription | None = None
        controller.changed.connect(lambda: table.view.update_accessibility())
        controller.refused.connect(self._on_refused)
        controller.labels_wanted.connect(self._labels.show)
        session.model.status_changed.connect(self._on_status)
        session.model.stepped.connect(self._on_stepped)
        session.model.finished.connect(self._on_finished)
        session.model.reset.connect(lambda _: table.clear_message())
        session.model.reset.connect(lambda _: table.view.announce(self._words.deal))
        session.clock.ticked.connect(self._on_clock)
        session.changed.connect(self.save)
        session.ended.connect(self._on_ended)
        table.scene.settled.connect(self._announce_outcome_later)
        self._show_parts(shown=False)

    # Called by the window (see GamePage)

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return GameKind.HEART_TO_HEART

    @property
    def session(self) -> HeartToHeartSession:
        """The game with its clock and its save."""
        return self._session

    @property
    def layout_for(self) -> LayoutFor:
        """The layout of the table for a size."""
        return layout_for(self._settings.one_handed)

    @property
    def code(self) -> str:
        """The deal's code."""
        return str(self._session.status.code)

    @property
    def actions(self) -> Calls:
        """The actions of this page."""
        return {
            "undo": self.controller.undo,
            "redo": self.controller.redo,
            "draw": self.controller.draw,
            "hint": self.hint,
            "review": self.review,
            "share": self.share,
        }

    @property
    def deals(self) -> Mapping[str, Deal]:
        """Actions that replace the game."""
        return {
            "newGame": Deal(self._session.new_game, self.tr("&New game")),
            "dealOfTheDay": Deal(lambda: self.deal_of(date.today()), self.tr("&Deal it")),
            "restartDeal": Deal(self._session.restart, self.tr("&Restart")),
        }

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return self.controller

    def open(self) -> None:
        """Show the game."""
        super().open()
        self._table.view.set_description(lambda: self._words)
        self.controller.open()
        self._session.resume()
        self.retranslate()
        self._show_first_line()
        if self._session.model.game.outcome is Outcome.WON:
            self._table.scene.celebrate(HEART_NAMES, stays=True, again=True)
        if self._session.model.game.outcome is Outcome.NO_MOVES:
            self._pending_outcome = Outcome.NO_MOVES
            self._announce_outcome_later()

    def close(self) -> None:
        """Save the game and clear the table."""
        super().close()
        self._pending_outcome = None
        self.controller.close()
        self.closed.emit()

    def save(self) -> None:
        """Save the game in progress."""
        saved = self._session.saved
        if len(saved.game.history) <= saved_game.MOVES_LIMIT:
            self._keeper.save(saved_game.FILE_NAME, self._encoder.prepare(saved))

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        before, self._settings = self._settings, settings
        if self._won_dialog is not None:
            self._won_dialog.apply_style(settings.table)
        if before.one_handed != settings.one_handed:
            self._table.view.set_layout_for(self.layout_for)
        if self._table.first_line is not None:
            self._table.first_line.apply_style(settings.table)
        self.controller.set_placement_help(settings.placement_help)
        self._session.set_winnable_only(settings.winnable_only)
        self._clock.setVisible(settings.show_clock)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._clock.set_word("", self.tr("Time"))
        self._practice_note.setText(self.tr("Practice"))
        self._table.bar.deal_code.setToolTip(self.tr("Deal code: a tap copies it"))
        state = self._session.model.game.state
        self._labels.show(len(state.stock), len(state.waste))
        self._translate_first_line()
        self._on_clock(self._session.clock.milliseconds // 1000)
        self._on_status(self._session.status)

    def deal(self, code: str) -> None:
        """Deal the game of a code."""
        self._session.deal(DealCode.parse(code))

    def hint(self) -> None:
        """Show a pair, or the stock if there is none."""
        match self.controller.hint():
            case Hint.PAIR:
                places = sorted(self.controller.hinted)
                self._table.view.announce(lambda: self._words.hint(places))
            case Hint.STOCK:
                if self._session.model.game.state.stock:
                    self._table.show_message(self.tr("No pair: turn a card from the stock"))
                else:
                    self._table.show_message(self.tr("No pair: put the waste back"))
            case None if not self._session.model.game.state.is_won:
                self._table.show_message(self.tr("No more possible moves"))

    def review(self, *, explain: bool = False) -> None:
        """Show the finished game, or the one before if no move has been made since.

        Args:
            explain: begin at the move that lost the win.
        """
        game = self._session.game_to_review
        if game is None:
            return
        code, history = game.code, tuple(game.history)

        def build(table: Table, parent: QObject) -> Page:
            from h2h.heart_to_heart.review_page import ReviewPage

            return ReviewPage(
                code,
                history,
                table,
                self._actions,
                self._practice_note,
                lambda shown: self._keeper.change(review_verdict=shown),
                parent,
                explain=explain,
            )

        self.page_wanted.emit(build)

    def share(self) -> None:
        """Show the result of a won game as it can be shared."""
        from h2h.game.share_dialog import ShareDialog
        from h2h.heart_to_heart.shared_result import shared_result

        session = self._session
        status, time = session.status, shown_time(session.clock.milliseconds // 1000)
        text = (
            self.tr("Heart to Heart, deal %1: won with %2 in %3")
            .replace("%1", str(status.code))
            .replace("%2", self.tr("%n moves", "", status.moves))
            .replace("%3", time)
        )
        shared = shared_result(text, status, time, session.daily)
        pictures = self._table.scene.pictures
        ShareDialog(shared, pictures, self._keeper, self._table.window()).open()

    @property
    def _words(self) -> "HeartToHeartDescription":
        """Descriptions for screen readers, built at first use."""
        if self._description is None:
            from h2h.heart_to_heart.description import HeartToHeartDescription

            self._description = HeartToHeartDescription(self._session.model, self.controller, self)
        return self._description

    _first_line_setting = "first_line"
    _first_line_action = "showMe"

    def _first_line_texts(self) -> tuple[str, str]:
        return (
            self.tr("Remove pairs of equal rank. Only uncovered cards are free."),
            self.tr("Remove pairs of equal rank."),
        )

    # Signals of the session and the table

    def _on_stepped(self, transition: Transition[Position]) -> None:
        self._table.clear_message()
        self._table.view.announce(lambda: self._words.step(transition))
        self._end_first_line()
        if transition.cause is Cause.PAIR and self._settings.first_pair:
            self._keeper.change(first_pair=False)
            self._settings = self._keeper.settings

    def _on_status(self, status: Status) -> None:
        self._score.value.setText(shown_number(status.score))
        self._score.set_word(self.tr("points", "", status.score), self.tr("Score"))
        self._moves.value.setText(shown_number(status.moves))
        self._moves.set_word(self.tr("moves", "", status.moves), self.tr("Moves"))
        self._table.bar.deal_code.setText(str(status.code))
        self._actions["undo"].setEnabled(status.can_undo)
        self._actions["redo"].setEnabled(status.can_redo)
        won = status.outcome is Outcome.WON
        for name in ("draw", "hint"):
            self._actions[name].setEnabled(not won)
        self._actions["share"].setEnabled(won)
        self._actions["review"].setEnabled(self._session.game_to_review is not None)

    def _on_clock(self, seconds: int) -> None:
        self._clock.value.setText(shown_time(seconds))

    def _on_refused(self, refusal: IllegalMove) -> None:
        is_new = refusal is IllegalMove.COVERED and self._settings.first_pair
        if is_new or self._settings.move_errors:
            self._table.show_message(self._words.refusal(refusal))
        else:
            self._table.view.announce(lambda: self._words.refusal(refusal))

    def _on_ended(self, saved: SavedGame, counted: Callable[[], object]) -> None:
        from h2h.heart_to_heart.result import result_of

        self._keeper.record(result_of(saved), counted)

    # The end, once the table is at rest

    def _on_finished(self, outcome: Outcome) -> None:
        self._pending_outcome = outcome
        self._announce_outcome_later()

    def _announce_outcome_later(self) -> None:
        if self._pending_outcome is not None:
            # Later, since the tap that ended the animation may be an undo.
            QTimer.singleShot(0, self, self._announce_outcome)

    def _announce_outcome(self) -> None:
        """Announce the end once the animation ends, unless the outcome has changed."""
        if self._pending_outcome is None or self._table.scene.animator.running:
            return
        outcome, self._pending_outcome = self._pending_outcome, None
        if self._session.model.game.outcome is outcome:
            if outcome is Outcome.WON:
                self._on_won()
            else:
                self._on_stuck()

    def _on_won(self) -> None:
        from h2h.heart_to_heart.won_dialog import WonDialog

        scene, view = self._table.scene, self._table.view
        won = self.tr("You won: %1").replace("%1", self._facts())
        view.announce(lambda: won, urgent=True)
        scene.celebrate(HEART_NAMES, stays=True)
        self._news = None
        self._won_dialog = dialog = WonDialog(
            self._facts, self._news_text, self._panel_room, scene.pictures.palette, view
        )
        scene.laid_out.connect(dialog.place)
        dialog.same_deal_wanted.connect(self._session.restart)
        dialog.statistics_wanted.connect(self._actions["statistics"].trigger)
        dialog.share_wanted.connect(self._actions["share"].trigger)
        dialog.review_wanted.connect(self._actions["review"].trigger)
        dialog.finished.connect(self._forget_won_dialog)
        self._find_news()
        self._session.model.reset.connect(dialog.close)
        self.closed.connect(dialog.close)
        # The keyboard is the table's once it has been clicked: there, too, Enter deals again.
        view.activated.connect(dialog.accept)
        dialog.accepted.connect(self._session.new_game)
        dialog.finished.connect(lambda: view.setFocus(Qt.FocusReason.OtherFocusReason))
        dialog.show()
        dialog.setFocus(Qt.FocusReason.OtherFocusReason)

    def _panel_room(self) -> QRectF:
        layout = self._table.scene.current_layout
        return QRectF(*layout.panel) if isinstance(layout, HeartLayout) else QRectF()

    def _forget_won_dialog(self) -> None:
        self._won_dialog = None

    def _facts(self) -> str:
        status = self._session.status
        parts = (
            self.tr("%n points", "", status.score),
            shown_time(self._session.clock.milliseconds // 1000),
            self.tr("%n moves", "", status.moves),
        )
        return "   ·   ".join(parts)

    def _find_news(self) -> None:
        """Compare the win with earlier ones; reading them must not block the window."""
        from h2h.heart_to_heart.result import news_of, result_of
        from h2h.storage.summaries import Filter

        won, all_games = result_of(self._session.saved), Filter(GameKind.HEART_TO_HEART)

        def compare(statistics: "Statistics") -> "News":
            return news_of(won, statistics.overview(all_games, without=won.id).summary)

        self._keeper.read_results(compare, self._on_news)

    def _on_news(self, news: "News") -> None:
        self._news = news
        if self._won_dialog is not None:
            self._won_dialog.retranslate()

    def _news_text(self) -> str:
        news = self._news
        if news is None:
            return ""
        texts = (
            self.tr("First win") if news.first_win else "",
            self.tr("Best time") if news.best_time else "",
            self.tr("Fewest moves") if news.fewest_moves else "",
            self.tr("%n wins in a row", "", news.streak) if news.streak > 1 else "",
        )
        return "   ·   ".join(filter(None, texts))

    def _on_stuck(self) -> None:
        from h2h.heart_to_heart.no_moves_dialog import NoMovesChoice, NoMovesDialog

        self._table.scene.sound(Sound.LOSE)
        self._table.view.announce(lambda: self.tr("No more possible moves"), urgent=True)
        status = self._session.status
        dialog = NoMovesDialog(
            can_undo=status.can_undo, can_restart=status.moves > 0, parent=self._table.window()
        )
        calls: dict[NoMovesChoice, Callable[[], object]] = {
            NoMovesChoice.UNDO: self.controller.undo,
            NoMovesChoice.NEW_GAME: self._session.new_game,
            NoMovesChoice.RESTART: self._session.restart,
            NoMovesChoice.EXPLAIN: lambda: self.review(explain=True),
        }
        # The free cards are stuck: outline them, and keep the dialog away from them.
        stuck = [*map(name_of, self._session.model.game.free_places())]
        self.controller.point_at(stuck)

        def decide() -> None:
            self.controller.point_at(())
            calls[dialog.choice]()

        dialog.accepted.connect(decide)
        dialog.rejected.connect(lambda: self.controller.point_at(()))
        self._session.model.reset.connect(dialog.reject)
        self.closed.connect(dialog.reject)
        dialog.open()
        dialog.keep_clear_of([self._table.area_of(place) for place in stuck])
