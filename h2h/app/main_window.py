"""The window: menus, and the table with the page that is shown."""

from collections.abc import Callable, Mapping
from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QResizeEvent,
    QWindowStateChangeEvent,
)
from PySide6.QtWidgets import QApplication, QDialog, QMainWindow, QMenuBar

from h2h import i18n
from h2h.app.dialogs import Dialogs
from h2h.app.games import GAMES, game_of, game_of_code
from h2h.app.menus import Menus
from h2h.app.shortcuts import follow_positions
from h2h.app.window_place import WindowPlace
from h2h.cards.code_text import CodeError, full_code
from h2h.game import motion
from h2h.game.page import GamePage, Page
from h2h.game.sounds import Sounds
from h2h.game.table import Table
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.storage.settings import GameKind, Settings
from h2h.table.art.pictures import Pictures

_LOW_BELOW = 600
"""Window height under which bars take less of it."""


class MainWindow(QMainWindow):
    """The program's one window.

    Attributes:
        keeper: settings and saved games.
        table: what the pages use: scene, view and bar.
        menus: the menus and their actions.
        sounds: what is heard.

    Signals:
        closed: the window has been closed, and everything is saved.
    """

    closed = Signal()

    def __init__(self, code: str | None = None, folder: Path | None = None) -> None:
        """Build the window around the game in progress, or a new deal.

        Args:
            code: a deal to start with; it asks before it replaces a game in progress.
            folder: where everything is kept instead of where the system wants it.
        """
        super().__init__()
        self.keeper = Keeper(folder, self)
        settings = self.keeper.settings
        i18n.use(settings.language)
        pictures = Pictures(
            settings.table,
            settings.deck_look,
            cache_dir=self.keeper.cache_folder,
        )
        self._less_motion = False
        self._place = WindowPlace(self)
        self._is_ending = False
        self._unsaid: list[Problem] = []
        self._problem_dialog: QDialog | None = None
        self.table = Table(pictures)
        self.sounds = Sounds(self.table.scene, settings, self)
        self.setCentralWidget(self.table)
        self.setMinimumSize(480, 360)
        menu_bar = QMenuBar()
        self.setMenuBar(menu_bar)
        self.menus = Menus(menu_bar, self)
        self.table.bar.add_button(self.menus.actions["newGame"], "new")
        self.table.bar.code_clicked.connect(self._copy_code)
        self._pages: dict[GameKind, GamePage] = {}
        first = game_of_code(code).kind if code else settings.last_game
        self.keeper.change(last_game=first)
        self._page: Page = self.page(first, code)
        self._game_page = self.page(first)
        self._connect()
        follow_positions(self)
        self._place.restore(settings.window_geometry)
        self._retranslate()
        self.table.scene.speed = motion.speed(settings, less=self._less_motion)
        self._open(self._page)
        self.table.view.setFocus()
        if code is not None and code != self.code:
            # A game in progress came first: ask before the deal replaces it.
            QTimer.singleShot(0, self, lambda: self.deal_asking(code))

    def _connect(self) -> None:
        dialogs = Dialogs(self.keeper, self.table.scene.pictures, self)
        self.sounds.changed.connect(self._show_mute)
        dialogs.setting_changed.connect(self.change)
        self.menus.look.chosen.connect(self.change)
        dialogs.code_entered.connect(self.deal_asking)
        dialogs.day_chosen.connect(self.deal_of_asking)
        dialogs.game_taken.connect(self.take)
        dialogs.settings_taken.connect(self.change_all)
        calls: dict[str, Callable[[], object]] = {
            "enterDealCode": lambda: dialogs.enter_code(self.kind),
            "copyDealCode": self._copy_code,
            "quit": self.close,
            "fullScreen": self._place.toggle_full_screen,
            "mute": lambda: self.change("sounds", not self.menus.actions["mute"].isChecked()),
            "settings": lambda: dialogs.open_settings(self.kind, sounds_on=self.sounds.on),
            "calendar": lambda: dialogs.open_calendar(self.page(self.kind)),
            "saveEverything": lambda: self._save_everything(dialogs),
            "readEverything": lambda: dialogs.moving.read(),
            "statistics": lambda: dialogs.open_statistics(self.kind),
            "howToPlay": lambda: dialogs.open_how_to_play(self.kind),
            "about": dialogs.open_about,
        }
        for game in GAMES:
            calls[game.action] = partial(self.play, game.kind)
            for name, make in game.extra_pages.items():
                calls[name] = partial(self._show_extra, make)
        for name, setting in self.menus.settings.items():
            calls[name] = partial(self._switch, name, setting)
        dialogs.action_wanted.connect(lambda name: calls[name]())
        self.menus.connect_to(calls)
        self.keeper.problem.connect(self._on_problem)

    # Pages

    def page(self, kind: GameKind, code: str | None = None) -> GamePage:
        """Return the page of a game, which is built when it is first needed.

        Args:
            kind: the game.
            code: what a new page deals if no game is in progress.
        """
        if kind not in self._pages:
            make = game_of(kind).page
            page = make(self.table, self.keeper, self.menus.actions, self, code)
            page.page_wanted.connect(self._show_extra)
            self._pages[kind] = page
        return self._pages[kind]

    def play(self, kind: GameKind) -> None:
        """Show a game as it was left."""
        if self._page is not self.page(kind):
            self._show(self.page(kind))
            self.change("last_game", kind)

    @property
    def kind(self) -> GameKind:
        """Which game is on the table."""
        return self._page.kind

    @property
    def code(self) -> str:
        """The code of what is on the table."""
        return self._page.code

    def _show(self, page: Page) -> None:
        """Show a page in place of the current one."""
        self.menus.disconnect_page(self._page)
        self._page.close()
        # No card or pile of one game has a place in the layout of another.
        self.table.scene.show_position({})
        self.table.scene.set_piles(())
        self._page = page
        if isinstance(page, GamePage):
            self._game_page = page
        self._open(page)
        self._pause_if_away()

    def _open(self, page: Page) -> None:
        self.table.view.set_layout_for(page.layout_for)
        self.table.view.set_input(page.input)
        self.menus.connect_to(page.actions)
        self.menus.connect_to({name: partial(self._deal, page, name) for name in page.deals})
        is_game = isinstance(page, GamePage)
        self.menus.enable_dealing(is_game)
        self.menus.show_entries_of(page.kind)
        self._show_title()
        page.open()
        self._apply(self.keeper.settings)

    def _deal(self, page: Page, name: str) -> None:
        call, text = page.deals[name]
        self.ask_before(call, text)

    def _show_extra(self, make: Callable[[Table, QObject], Page]) -> None:
        """Show a page that goes back to the player's game when it is finished."""
        page = make(self.table, self)

        def go_back() -> None:
            self._show(self._game_page)
            self.table.view.setFocus(Qt.FocusReason.OtherFocusReason)

        page.finished.connect(go_back)
        self._show(page)

    def save(self) -> bool:
        """Save the game in progress now; return whether that was possible."""
        self._page.save()
        return self.keeper.flush()

    def prepare_to_end(self) -> None:
        """Save the game, and ask nothing when the window is closed."""
        self._is_ending = True
        self.save()

    def go_on(self) -> None:
        """Undo `prepare_to_end`: the session did not end. Say what was found in the meantime."""
        self._is_ending = False
        unsaid, self._unsaid = self._unsaid, []
        for problem in unsaid:
            self._on_problem(problem)

    def end(self) -> None:
        """Close the window without questions."""
        self.prepare_to_end()
        self.close()

    def settle_in(self) -> None:
        """Do what can wait until the first picture is on the screen."""
        self.keeper.report_problems()
        self.keeper.tidy_up()
        motion.ask_system(self._on_less_motion, self)
        self.sounds.start()
        self._save_pictures()

    def _on_less_motion(self) -> None:
        self._less_motion = True
        self._apply(self.keeper.settings)

    def _save_pictures(self) -> None:
        if saving := self.table.scene.pictures.art.cache_saving():
            self.keeper.do(saving)

    def come_to_front(self, code: str) -> None:
        """Answer another start of the program, which may have asked for a deal."""
        self._place.bring_to_front()
        try:
            wished = full_code(code, "HH")
        except CodeError:
            return
        while isinstance(dialog := QApplication.activeModalWidget(), QDialog):
            dialog.reject()  # it would lie over the new deal
        self.deal_asking(wished)

    # Words

    def _retranslate(self) -> None:
        self.menus.retranslate()
        self._show_title()

    def _show_title(self) -> None:
        name, program = game_of(self.kind).title(), self.tr("Heart to Heart")
        self.setWindowTitle(program if name == program else f"{name} — {program}")

    def _on_problem(self, problem: Problem) -> None:
        if self._is_ending:
            self._unsaid.append(problem)  # nobody may be there to read it
            return
        from h2h.app.problem_dialog import ProblemDialog

        self._problem_dialog = ProblemDialog(problem, self)
        self._problem_dialog.open()

    # Deals

    def ask_before(self, deal: Callable[[], object], act: str) -> None:
        """Call `deal`, which replaces the game; ask first if moves would be lost.

        Args:
            deal: replaces the game.
            act: names that on the button.
        """
        if not (self._page.is_in_progress and self.keeper.settings.ask_before_replacing):
            deal()
            return
        from h2h.app.replace_game_dialog import ReplaceGameDialog

        dialog = ReplaceGameDialog(act, self)

        def decided() -> None:
            if dialog.never_again:
                self.change("ask_before_replacing", value=False)
            deal()

        dialog.accepted.connect(decided)
        dialog.open()

    def deal_asking(self, code: str) -> None:
        """Deal what a code of either game names, after asking where moves would be lost."""
        kind = game_of_code(code).kind
        self.play(kind)
        self.ask_before(lambda: self.page(kind).deal(code), self.tr("&Deal it"))

    def deal_of_asking(self, kind: GameKind, day: date) -> None:
        """Deal what everybody plays on a day, after asking where moves would be lost."""
        self.play(kind)
        self.ask_before(lambda: self.page(kind).deal_of(day), self.tr("&Deal it"))

    def take(self, kind: GameKind, saved: object) -> None:
        """Go on with a game of another machine; the game on the table stays there."""
        before = self.kind
        self.play(kind)
        self.page(kind).take(saved)
        self.play(before)

    def _save_everything(self, dialogs: Dialogs) -> None:
        self._page.save()
        dialogs.moving.save()

    def _copy_code(self) -> None:
        code = self._page.code
        QGuiApplication.clipboard().setText(code)
        self.table.show_message(self.tr("%1 copied").replace("%1", code))

    # Settings

    def change(self, name: str, value: object) -> None:
        """Change one setting, at once and for good."""
        self.change_all({name: value})

    def change_all(self, changes: Mapping[str, object]) -> None:
        """Change settings, at once and for good."""
        before = self.keeper.settings
        settings = self.keeper.change(**changes)
        if settings.language != before.language:
            i18n.use(settings.language)
        self._apply(settings)

    def _switch(self, name: str, setting: str) -> None:
        self.change(setting, self.menus.actions[name].isChecked())

    def _show_mute(self) -> None:
        self.menus.actions["mute"].setChecked(not self.sounds.on)

    def _apply(self, settings: Settings) -> None:
        self.table.scene.speed = motion.speed(settings, less=self._less_motion)
        palette = settings.table
        pictures = self.table.scene.pictures
        if pictures.palette is not palette or pictures.look != settings.deck_look:
            pictures.set_look(palette, settings.deck_look)
            self.table.view.refresh()
            self.table.bar.set_look(palette)
        for name, setting in self.menus.settings.items():
            self.menus.actions[name].setChecked(getattr(settings, setting))
        self.menus.look.apply(settings)
        self.sounds.apply(settings)
        self._page.apply(settings)

    # What Qt calls

    def changeEvent(self, event: QEvent) -> None:
        """Pause the clock while the window is in the background; follow the language."""
        super().changeEvent(event)
        if isinstance(event, QWindowStateChangeEvent):
            self._place.follow(event.oldState())
        match event.type():
            case QEvent.Type.ActivationChange | QEvent.Type.WindowStateChange:
                self._pause_if_away()
                self.menus.actions["fullScreen"].setChecked(self.isFullScreen())
            case QEvent.Type.LanguageChange:
                self._retranslate()
                self._page.retranslate()

    def _pause_if_away(self) -> None:
        away = self.isMinimized() or not self.isActiveWindow()
        self._page.set_paused(away or QApplication.activeModalWidget() is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave full screen with Escape where the table has no use for the key; F10: the menus."""
        match event.key():
            case Qt.Key.Key_Escape if self.isFullScreen():
                self._place.toggle_full_screen()
            case Qt.Key.Key_F10:
                bar = self.menuBar()
                bar.setActiveAction(bar.actions()[0])
            case _:
                super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Show what the bar and the menus offer for this page."""
        self.menus.context_menu(self._page, self).popup(event.globalPos())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Spend less height on the bar in a small window."""
        super().resizeEvent(event)
        self.table.bar.set_low(self.height() < _LOW_BELOW)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Save everything; the window closes after the player has read what can't be saved."""
        self._page.save()
        self._problem_dialog = None
        self.keeper.flush()
        if self._problem_dialog is not None and not self._is_ending:
            self._is_ending = True
            self._problem_dialog.finished.connect(self.close)
            event.ignore()
            return
        for page in self._pages.values():
            page.stop()
        self._save_pictures()
        self.keeper.change(window_geometry=self._place.saved())
        self.keeper.close()
        super().closeEvent(event)
        self.closed.emit()
