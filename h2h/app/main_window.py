"""The window: menus, bar and table around the game being played."""

import os
from dataclasses import replace

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QVBoxLayout, QWidget

from h2h.app.actions import Actions
from h2h.app.heart_to_heart_session import HeartToHeartSession
from h2h.app.info_bar import InfoBar
from h2h.controllers.heart_to_heart import Hint
from h2h.engine.heart_to_heart import DealCode, Refusal
from h2h.model.heart_to_heart import Status
from h2h.storage import saved_game
from h2h.storage import settings as settings_file
from h2h.storage.settings import Settings
from h2h.table.message_item import MessageItem
from h2h.table.palettes import Table
from h2h.table.pictures import Pictures
from h2h.table.table_scene import TableScene
from h2h.table.table_view import TableView

_LOW_BELOW = 600
"""Window height under which bars take less of it."""


class MainWindow(QMainWindow):
    """The program's one window."""

    def __init__(self, code: DealCode | None = None) -> None:
        """Build the window around a resumed game, or a new deal.

        Args:
            code: a deal to start with instead of the saved game.
        """
        super().__init__()
        self._settings, _ = settings_file.load()
        table = Table[self._settings.table.name]
        self._pictures = Pictures(table.palette, four_colour=self._settings.four_colour_suits)
        self._scene = TableScene(self._pictures, self)
        self._message = MessageItem(self._pictures)
        self._scene.addItem(self._message)
        self.session = HeartToHeartSession(self._scene, saved_game.load().saved, code, parent=self)
        self.view = TableView(self._scene, self.session.layout_for)
        self.bar = InfoBar(table.palette)
        self._clock_figure = self.bar.add_figure("clock", "clock", "00:00")
        self._score_figure = self.bar.add_figure("score", "points", "250")
        self._moves_figure = self.bar.add_figure("moves", "moves", "000")
        self.actions_ = Actions(self)
        self.actions_.fill(self.menuBar())
        for name, icon in (("newGame", "new"), ("undo", "undo"), ("redo", "redo")):
            self.bar.add_button(self.actions_[name], icon)
        centre = QWidget()
        column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        self.setCentralWidget(centre)
        self.setMinimumSize(480, 360)
        self.resize(1280, 800)
        self._connect()
        self._retranslate()
        self._apply(self._settings)
        self.session.show()
        self._on_status(self.session.status)
        self.view.setFocus()

    @property
    def settings(self) -> Settings:
        """The player's preferences as they are."""
        return self._settings

    def _connect(self) -> None:
        session, controller, view = self.session, self.session.controller, self.view
        self.actions_.connect_to(
            {
                "newGame": lambda: self._ask_before(session.new_game),
                "dealOfTheDay": lambda: self._ask_before(session.deal_of_the_day),
                "restartDeal": lambda: self._ask_before(session.restart),
                "enterDealCode": self._enter_code,
                "copyDealCode": self._copy_code,
                "quit": self.close,
                "undo": controller.undo,
                "redo": controller.redo,
                "draw": controller.draw,
                "hint": self._hint,
                "fullScreen": self._toggle_full_screen,
                "placementHelp": lambda: self._change(
                    placement_help=self.actions_["placementHelp"].isChecked()
                ),
                "moveErrors": lambda: self._change(
                    move_errors=self.actions_["moveErrors"].isChecked()
                ),
                "settings": self._open_settings,
                "howToPlay": self._open_how_to_play,
                "about": self._open_about,
            }
        )
        self.bar.code_clicked.connect(self._copy_code)
        view.tapped.connect(controller.tap)
        view.arrow.connect(controller.move_focus)
        view.activated.connect(controller.activate)
        view.escaped.connect(controller.deselect)
        controller.refused.connect(self._on_refused)
        controller.labels_wanted.connect(self._on_labels)
        session.model.status_changed.connect(self._on_status)
        session.clock.ticked.connect(self._on_clock)
        session.changed.connect(self._save_game)
        session.won.connect(self._on_won)
        session.stuck.connect(self._on_stuck)

    # Words

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Heart to Heart"))
        self.actions_.retranslate()
        self._clock_figure.value.setToolTip(self.tr("Time"))
        self._score_figure.set_word(self.tr("points"))
        self._moves_figure.set_word(self.tr("moves"))
        self.bar.deal_code.setToolTip(self.tr("Deal code: a click copies it"))
        state = self.session.model.game.state
        self._on_labels(len(state.stock), len(state.waste))
        self._on_clock(self.session.clock.milliseconds // 1000)

    def _say(self, text: str) -> None:
        size = self.view.viewport().size()
        self._message.say(text, QPointF(size.width() / 2, size.height() * 0.5))

    def _on_labels(self, stock: int, waste: int) -> None:
        number = self.locale().toString
        self._scene.pile_item("stock").set_label(number(stock), self.tr("stock"))
        self._scene.pile_item("waste").set_label(number(waste), self.tr("waste"))

    def _on_status(self, status: Status) -> None:
        number = self.locale().toString
        self._score_figure.value.setText(number(status.score))
        self._moves_figure.value.setText(number(status.moves))
        self.bar.deal_code.setText(str(status.code))
        self.actions_["undo"].setEnabled(status.can_undo)
        self.actions_["redo"].setEnabled(status.can_redo)

    def _on_clock(self, seconds: int) -> None:
        self._clock_figure.value.setText(shown_time(seconds))

    def _on_refused(self, refusal: Refusal) -> None:
        if refusal is Refusal.DIFFERENT_RANKS and self._settings.move_errors:
            self._say(self.tr("Must be of the same rank"))

    def _hint(self) -> None:
        hint = self.session.hint()
        if hint is Hint.STOCK:
            self._say(self.tr("No pair in sight: turn a card of the stock"))

    # Deals

    def _ask_before(self, deal) -> None:  # type: ignore[no-untyped-def]
        """Do what replaces the game, after asking where moves would be lost."""
        if not (self.session.is_in_progress and self._settings.ask_before_replacing):
            deal()
            return
        from h2h.dialogs.replace_game_dialog import ReplaceGameDialog

        dialog = ReplaceGameDialog(self)

        def decided() -> None:
            if dialog.never_again:
                self._change(ask_before_replacing=False)
            deal()

        dialog.accepted.connect(decided)
        dialog.open()

    def _enter_code(self) -> None:
        from h2h.dialogs.deal_code_dialog import DealCodeDialog

        dialog = DealCodeDialog("HH", "HH1-N-AAAAAAM", self)

        def entered() -> None:
            if dialog.code is not None:
                code = DealCode.parse(dialog.code)
                self._ask_before(lambda: self.session.deal(code))

        dialog.accepted.connect(entered)
        dialog.open()

    def _copy_code(self) -> None:
        code = str(self.session.status.code)
        QGuiApplication.clipboard().setText(code)
        self._say(self.tr("%1 copied").replace("%1", code))

    # Ends

    def _on_won(self) -> None:
        from h2h.dialogs.won_dialog import WonDialog

        status, palette = self.session.status, self._pictures.palette
        facts = "   ·   ".join(
            (
                self.tr("%n points", "", status.score),
                shown_time(self.session.clock.milliseconds // 1000),
                self.tr("%n moves", "", status.moves),
            )
        )
        dialog = WonDialog(facts, (palette.bar, palette.text, palette.quiet), self.view)
        dialog.finished.connect(self.view.setFocus)
        self.session.model.reset.connect(dialog.close)
        dialog.accepted.connect(self.session.new_game)
        dialog.show()
        dialog.setFocus()

    def _on_stuck(self) -> None:
        from h2h.dialogs.no_moves_dialog import NoMovesChoice, NoMovesDialog

        dialog = NoMovesDialog(can_undo=self.session.status.can_undo, parent=self)
        calls = {
            NoMovesChoice.UNDO: self.session.controller.undo,
            NoMovesChoice.NEW_GAME: self.session.new_game,
            NoMovesChoice.RESTART: self.session.restart,
        }
        dialog.accepted.connect(lambda: calls[dialog.choice]())
        dialog.open()

    # Settings

    def _change(self, **changes: object) -> None:
        """Change settings, at once and for good."""
        self._settings = replace(self._settings, **changes)  # type: ignore[arg-type]
        settings_file.save(self._settings)
        self._apply(self._settings)

    def _apply(self, settings: Settings) -> None:
        self._scene.speed = (
            float(os.environ["H2H_ANIMATION"])
            if "H2H_ANIMATION" in os.environ
            else settings.animation_speed
        )
        self.actions_["placementHelp"].setChecked(settings.placement_help)
        self.actions_["moveErrors"].setChecked(settings.move_errors)
        self.session.controller.set_placement_help(settings.placement_help)
        self.session.set_winnable_only(settings.winnable_only)
        self._clock_figure.setVisible(settings.show_clock)

    def _open_settings(self) -> None:
        pass

    def _open_how_to_play(self) -> None:
        pass

    def _open_about(self) -> None:
        pass

    # What Qt calls

    def changeEvent(self, event: QEvent) -> None:
        """Rest the clock while the window is away; follow the language."""
        super().changeEvent(event)
        match event.type():
            case QEvent.Type.ActivationChange | QEvent.Type.WindowStateChange:
                self._rest()
                self.actions_["fullScreen"].setChecked(self.isFullScreen())
            case QEvent.Type.LanguageChange:
                self._retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spend less height on the bar in a small window."""
        super().resizeEvent(event)
        self.bar.set_low(self.height() < _LOW_BELOW)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game."""
        self._save_game()
        super().closeEvent(event)

    def _rest(self) -> None:
        away = self.isMinimized() or not self.isActiveWindow()
        self.session.clock.rest(away or QApplication.activeModalWidget() is not None)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _save_game(self) -> None:
        saved_game.save(self.session.saved)


def shown_time(seconds: int) -> str:
    """Return a playing time as minutes and seconds, with hours where there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
