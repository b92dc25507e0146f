"""The window: menus, bar and table around the game being played."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenuBar, QVBoxLayout, QWidget

from h2h import i18n
from h2h.app import window_place
from h2h.app.actions import Actions
from h2h.app.dialogs import Dialogs
from h2h.cards.code_text import CodeError, full_code
from h2h.game import motion
from h2h.game.info_bar import InfoBar
from h2h.game.page import Desk, GameDesk
from h2h.heart_to_heart.engine import DealCode
from h2h.heart_to_heart.page import HeartToHeartDesk
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.storage.settings import GameKind, Settings
from h2h.table.art.palettes import Table
from h2h.table.art.pictures import Pictures
from h2h.table.message_item import MessageItem
from h2h.table.table_scene import TableScene
from h2h.table.table_view import TableView

if TYPE_CHECKING:
    from h2h.hearts.page import HeartsDesk

_LOW_BELOW = 600
"""Window height under which bars take less of it."""


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        keeper: settings and saved games.
        scene, view: the table.
        bar: the bar above it.
        actions_: what can be done, by name.
    """

    def __init__(self, code: DealCode | None = None, folder: Path | None = None) -> None:
        """Build the window around the game in progress, or a new deal.

        Args:
            code: a deal to start with; it asks before it replaces a game in progress.
            folder: where everything is kept instead of where the system wants it.
        """
        super().__init__()
        self.keeper = Keeper(folder, self)
        settings = self.keeper.settings
        i18n.use(settings.language)
        palette = Table[settings.table.name].palette
        pictures = Pictures(
            palette,
            four_colour=settings.four_colour_suits,
            cache_dir=self.keeper.cache_folder,
        )
        self._less_motion = False
        self.scene = TableScene(pictures, self)
        self.scene.speed = motion.speed(settings, less=self._less_motion)
        self._message = MessageItem(pictures, self.scene)
        self.actions_ = Actions(self)
        menus = QMenuBar()
        self.setMenuBar(menus)
        self.actions_.fill(menus)
        self.bar = InfoBar(palette)
        self.bar.add_button(self.actions_["newGame"], "new")
        self.bar.code_clicked.connect(self._copy_code)
        self.heart_to_heart = HeartToHeartDesk(self, code)
        self._hearts: HeartsDesk | None = None
        first = GameKind.HEART_TO_HEART if code else settings.last_game
        self._desk: Desk = self._desk_of(first)
        self.view = TableView(self.scene, self._desk.layout_for)
        self._fill()
        self._connect()
        window_place.restore(self, settings.window_geometry)
        self._retranslate()
        self._open(self._desk)
        self._apply(settings)
        self.view.setFocus()
        if code is not None and str(code) != self.code:
            # A game in progress came first: the deal waits for the player's word.
            QTimer.singleShot(0, self, lambda: self.deal_asking(str(code)))

    def _fill(self) -> None:
        centre = QWidget()
        self._column = column = QVBoxLayout(centre)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)
        self.setCentralWidget(centre)
        self.setMinimumSize(480, 360)

    def _connect(self) -> None:
        dialogs = Dialogs(self)
        self.actions_.connect_to(
            {
                "enterDealCode": dialogs.enter_code,
                "copyDealCode": self._copy_code,
                "playHeartToHeart": lambda: self.play(GameKind.HEART_TO_HEART),
                "playHearts": lambda: self.play(GameKind.HEARTS),
                "quit": self.close,
                "fullScreen": self._toggle_full_screen,
                "placementHelp": lambda: self.change(
                    "placement_help", self.actions_["placementHelp"].isChecked()
                ),
                "moveErrors": lambda: self.change(
                    "move_errors", self.actions_["moveErrors"].isChecked()
                ),
                "settings": dialogs.open_settings,
                "statistics": dialogs.open_statistics,
                "howToPlay": dialogs.open_how_to_play,
                "watchExample": self._watch_example,
                "about": dialogs.open_about,
            }
        )
        self.keeper.problem.connect(self._on_problem)

    def show_below(self, panel: QWidget) -> None:
        """Show a strip below the table, until it is taken out of the window."""
        self._column.addWidget(panel)

    @property
    def hearts(self) -> "HeartsDesk":
        """The other game; it is loaded when it is first wanted."""
        if self._hearts is None:
            from h2h.hearts.page import HeartsDesk

            self._hearts = HeartsDesk(self)
        return self._hearts

    def _desk_of(self, kind: GameKind) -> GameDesk:
        return self.hearts if kind is GameKind.HEARTS else self.heart_to_heart

    def play(self, kind: GameKind) -> None:
        """Bring a game to the table, as it was left."""
        if self._desk is not self._desk_of(kind):
            self._bring(self._desk_of(kind))
            self.change("last_game", kind)

    def _bring(self, desk: Desk) -> None:
        """Put a game on the table in place of the one that lies there."""
        for name, call in self._desk.table_calls.items():
            getattr(self.view, name).disconnect(call)
        self.actions_.disconnect_from(self._desk.actions)
        self._desk.close()
        # Nothing of the one game has a place in the layout of the other.
        self.scene.show_position({})
        self.scene.set_piles(())
        self._desk = desk
        self.view.set_layout_for(desk.layout_for)
        self._open(desk)
        self._apply(self.keeper.settings)
        self._rest()

    def _open(self, desk: Desk) -> None:
        for name, call in desk.table_calls.items():
            getattr(self.view, name).connect(call)
        self.actions_.connect_to(desk.actions)
        for name in ("enterDealCode", "watchExample"):
            self.actions_[name].setEnabled(bool(desk.actions))  # not while an example is shown
        hearts = desk.kind is GameKind.HEARTS
        self.actions_["playHearts" if hearts else "playHeartToHeart"].setChecked(True)
        desk.open()

    @property
    def kind(self) -> GameKind:
        """Which game is on the table."""
        return self._desk.kind

    def _on_less_motion(self) -> None:
        self._less_motion = True
        self._apply(self.keeper.settings)

    @property
    def code(self) -> str:
        """The code of what is on the table."""
        return self._desk.code

    def save(self) -> bool:
        """Keep the game in progress, now; say whether that could be done."""
        self._desk.save()
        return self.keeper.flush()

    def settle_in(self) -> None:
        """Do what can wait until the first picture is on the screen."""
        self.keeper.tell_problems()
        motion.ask_system(self._on_less_motion, self)
        self._save_pictures()

    def _save_pictures(self) -> None:
        if saving := self.scene.pictures.art.cache_saving():
            self.keeper.do(saving)

    def come_to_front(self, code: str) -> None:
        """Answer to another start of the program, which may have wished for a deal."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        try:
            wished = full_code(code, "HH")
        except CodeError:
            return
        while isinstance(dialog := QApplication.activeModalWidget(), QDialog):
            dialog.reject()  # it would lie over the new deal
        self.deal_asking(wished)

    # Words

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Heart to Heart"))
        self.actions_.retranslate()

    def say(self, text: str, height: float = 0.07) -> None:
        """Show a short message on the table, at this part of its height, until the next move."""
        size = self.view.viewport().size()
        self.view.announce(lambda: text)
        self._message.say(text, QPointF(size.width() / 2, size.height() * height))

    def hush(self) -> None:
        """Take a message away that a move has made old."""
        self._message.hush()

    def _on_problem(self, problem: Problem) -> None:
        from h2h.app.problem_dialog import ProblemDialog

        ProblemDialog(problem, self).open()

    # Deals

    def ask_before(self, deal: Callable[[], object]) -> None:
        """Do what replaces the game, after asking where moves would be lost."""
        if not (self._desk.is_in_progress and self.keeper.settings.ask_before_replacing):
            deal()
            return
        from h2h.app.replace_game_dialog import ReplaceGameDialog

        dialog = ReplaceGameDialog(self)

        def decided() -> None:
            if dialog.never_again:
                self.change("ask_before_replacing", value=False)
            deal()

        dialog.accepted.connect(decided)
        dialog.open()

    def deal_asking(self, code: str) -> None:
        """Deal what a code of either game names, after asking where moves would be lost."""
        desk = self._desk_of(GameKind.HEARTS if code.startswith("HT") else GameKind.HEART_TO_HEART)
        self.play(desk.kind)
        self.ask_before(lambda: desk.deal(code))

    def _copy_code(self) -> None:
        code = self._desk.code
        QGuiApplication.clipboard().setText(code)
        self.say(self.tr("%1 copied").replace("%1", code))

    # Settings

    def change(self, name: str, value: object) -> None:
        """Change one setting, at once and for good."""
        before = self.keeper.settings
        settings = self.keeper.change(**{name: value})
        if settings.language != before.language:
            i18n.use(settings.language)
        self._apply(settings)

    def _apply(self, settings: Settings) -> None:
        self.scene.speed = motion.speed(settings, less=self._less_motion)
        palette = Table[settings.table.name].palette
        pictures = self.scene.pictures
        if pictures.palette is not palette or pictures.four_colour != settings.four_colour_suits:
            pictures.set_look(palette, four_colour=settings.four_colour_suits)
            self.view.refresh()
            self.bar.set_look(palette)
        self.actions_["placementHelp"].setChecked(settings.placement_help)
        self.actions_["moveErrors"].setChecked(settings.move_errors)
        self._desk.apply(settings)

    def _watch_example(self) -> None:
        from h2h.heart_to_heart.example_page import ExampleDesk

        example, before = ExampleDesk(self), self._desk

        def ended() -> None:
            self._bring(before)
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

        example.ended.connect(ended)
        self._bring(example)

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
                self._desk.retranslate()

    def _rest(self) -> None:
        away = self.isMinimized() or not self.isActiveWindow()
        self._desk.rest(away or QApplication.activeModalWidget() is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spend less height on the bar in a small window."""
        super().resizeEvent(event)
        self.bar.set_low(self.height() < _LOW_BELOW)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the game and the window's place."""
        self._desk.save()
        if self._hearts is not None:
            self._hearts.stop()
        self._save_pictures()
        self.keeper.change(window_geometry=bytes(self.saveGeometry().data()))
        self.keeper.flush()
        super().closeEvent(event)

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
