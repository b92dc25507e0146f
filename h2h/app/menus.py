"""The menus of the window and their actions."""

import sys
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

from h2h.app.games import GAMES
from h2h.app.look_menus import LookMenus
from h2h.game.actions import ActionSpec
from h2h.game.page import Page
from h2h.storage.settings import GameKind

# On macOS F11 is the system's: it shows the desktop.
_FULL_SCREEN = "Ctrl+Meta+F" if sys.platform == "darwin" else "F11"

_SPECS = (
    ActionSpec("newGame", "game", "Ctrl+N F2"),
    ActionSpec("restartDeal", "game", "Ctrl+R"),
    ActionSpec("dealOfTheDay", "game"),
    ActionSpec("calendar", "game"),
    ActionSpec("enterDealCode", "game", "Ctrl+D"),
    ActionSpec("copyDealCode", "game", "Ctrl+C"),
    *(
        ActionSpec(game.action, "game", f"Ctrl+{number}", checkable=True)
        for number, game in enumerate(GAMES, 1)
    ),
    ActionSpec("statistics", "game"),
    ActionSpec("share", "game"),
    ActionSpec("saveEverything", "game"),
    ActionSpec("readEverything", "game"),
    ActionSpec("quit", "game", "Ctrl+Q", role=QAction.MenuRole.QuitRole),
    ActionSpec("undo", "move", "Ctrl+Z"),
    ActionSpec("redo", "move", "Ctrl+Shift+Z Ctrl+Y"),
    ActionSpec("hint", "move", "H"),
    ActionSpec("review", "move", "Ctrl+E"),
    ActionSpec("fullScreen", "view", _FULL_SCREEN, checkable=True),
    ActionSpec("mute", "settings", "M", checkable=True),
    ActionSpec("settings", "settings", "Ctrl+,", role=QAction.MenuRole.PreferencesRole),
    ActionSpec("howToPlay", "help", "F1"),
    ActionSpec("about", "help", role=QAction.MenuRole.AboutRole),
)
_OF_GAMES = "*"
"""Where the entries of the games stand in a menu."""
_MENUS = {
    "game": (
        "newGame", "restartDeal", "dealOfTheDay", "calendar", "",
        "enterDealCode", "copyDealCode", "",
        *(game.action for game in GAMES), "",
        "statistics", "share", "", "saveEverything", "readEverything", "", "quit",
    ),
    "move": ("undo", "redo", "", "hint", _OF_GAMES, "review"),
    "view": ("fullScreen",),
    "settings": (_OF_GAMES, "mute", "", "settings"),
    "help": ("howToPlay", _OF_GAMES, "", "about"),
}  # fmt: skip


class Menus(QObject):
    """Builds the menus and follows the page that is shown.

    Attributes:
        actions: every action by its name.
        look: the entries that show what they change.
    """

    def __init__(self, bar: QMenuBar, parent: QObject) -> None:
        super().__init__(parent)
        specs = [*_SPECS, *(spec for game in GAMES for spec in game.actions)]
        self.actions: dict[str, QAction] = {spec.name: spec.build(parent) for spec in specs}
        self.settings = {spec.name: spec.setting for spec in specs if spec.setting}
        self._of_games = {spec.name for game in GAMES for spec in game.actions}
        self._menus: dict[str, QMenu] = {}
        group = QActionGroup(self)
        for game in GAMES:
            group.addAction(self.actions[game.action])
        for menu_name, entries in _MENUS.items():
            menu = self._menus[menu_name] = bar.addMenu("")
            for entry in entries:
                if entry == _OF_GAMES:
                    for spec in specs:
                        if spec.name in self._of_games and spec.menu == menu_name:
                            menu.addAction(self.actions[spec.name])
                elif entry:
                    menu.addAction(self.actions[entry])
                else:
                    menu.addSeparator()

        self._menus["view"].addSeparator()
        self.look = LookMenus(self._menus["view"], self)

    def connect_to(self, calls: Mapping[str, Callable[[], object]]) -> None:
        """Connect actions to what they do, and enable them."""
        for name, call in calls.items():
            self.actions[name].setEnabled(True)
            self.actions[name].triggered.connect(lambda _=False, call=call: call())

    def show_entries_of(self, kind: GameKind) -> None:
        """Hide the entries that only other games have, and check the game's own entry."""
        for game in GAMES:
            self.actions[game.action].setChecked(game.kind is kind)
            for spec in game.actions:
                self.actions[spec.name].setVisible(game.kind is kind)

    def context_menu(self, page: Page, parent: QWidget) -> QMenu:
        """Return a menu with what can be done on a page now."""
        menu = QMenu(parent)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in (*page.actions, "", *page.deals):
            if not name:
                menu.addSeparator()
            elif self.actions[name].isVisible():
                menu.addAction(self.actions[name])
        return menu

    def disconnect_page(self, page: Page) -> None:
        """Disconnect and disable the actions of a page that leaves the table."""
        for name in (*page.actions, *page.deals):
            self.actions[name].triggered.disconnect()
            self.actions[name].setEnabled(False)

    def enable_dealing(self, enabled: bool) -> None:
        """Enable what needs a game of the player's own on the table."""
        for name in (
            "enterDealCode",
            "calendar",
            "readEverything",
            *(name for game in GAMES for name in game.extra_pages),
        ):
            self.actions[name].setEnabled(enabled)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self.look.retranslate()
        for name, title in {
            "game": self.tr("&Game"),
            "move": self.tr("&Move"),
            "view": self.tr("&View"),
            "settings": self.tr("&Settings"),
            "help": self.tr("&Help"),
        }.items():
            self._menus[name].setTitle(title)
        for name, text in {
            "newGame": self.tr("&New game"),
            "restartDeal": self.tr("&Restart this deal"),
            "dealOfTheDay": self.tr("Deal of the da&y"),
            "calendar": self.tr("C&alendar…"),
            "enterDealCode": self.tr("Enter &deal code…"),
            "copyDealCode": self.tr("&Copy deal code"),
            "statistics": self.tr("&Statistics…"),
            "share": self.tr("Share the resul&t…"),
            "saveEverything": self.tr("Sa&ve everything…"),
            "readEverything": self.tr("Read fro&m another computer…"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "hint": self.tr("&Hint"),
            "review": self.tr("Re&view"),
            "fullScreen": self.tr("&Full screen"),
            "mute": self.tr("M&ute"),
            "settings": self.tr("&All settings…"),
            "howToPlay": self.tr("&How to play"),
            "about": self.tr("&About Heart to Heart"),
        }.items():
            self.actions[name].setText(text)
        for name, text in {
            "newGame": self.tr("New"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Hint"),
        }.items():
            self.actions[name].setIconText(text)
        for game in GAMES:
            self.actions[game.action].setText(game.menu_text())
            for name, text in game.action_texts().items():
                self.actions[name].setText(text)
            for name, text in game.button_texts().items():
                self.actions[name].setIconText(text)
