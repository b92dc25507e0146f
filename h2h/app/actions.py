"""What the window can do: one QAction each, with its shortcut and its words."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

_NAMES = (
    "newGame", "dealOfTheDay", "restartDeal", "enterDealCode", "copyDealCode",
    "playHeartToHeart", "playHearts", "statistics", "quit",
    "undo", "redo", "draw", "hint", "lastTrick", "scores",
    "fullScreen", "placementHelp", "moveErrors", "mute", "settings",
    "howToPlay", "watchExample", "about",
)  # fmt: skip
_CHECKABLE = (
    *("playHeartToHeart", "playHearts", "lastTrick"),
    *("fullScreen", "placementHelp", "moveErrors", "mute"),
)
_SHORTCUTS = {
    "newGame": "Ctrl+N",
    "restartDeal": "Ctrl+R",
    "enterDealCode": "Ctrl+D",
    "copyDealCode": "Ctrl+C",
    "quit": "Ctrl+Q",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z Ctrl+Y",
    "draw": "Space",
    "hint": "H",
    "lastTrick": "L",
    "scores": "S",
    "mute": "M",
    "fullScreen": "F11",
    "howToPlay": "F1",
    "settings": "Ctrl+,",
}
_ROLES = {
    "quit": QAction.MenuRole.QuitRole,
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
}


class Actions(QObject):
    """The window's actions, by object name, in menus."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions = {name: self._made(name, parent) for name in _NAMES}
        self._menus: dict[str, QMenu] = {}
        games = QActionGroup(self)
        for name in ("playHeartToHeart", "playHearts"):
            games.addAction(self._actions[name])

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def connect_to(self, calls: Mapping[str, Callable[[], object]]) -> None:
        """Say what each action does."""
        for name, call in calls.items():
            self._actions[name].setEnabled(True)
            self._actions[name].triggered.connect(lambda _=False, call=call: call())

    def disconnect_from(self, names: Iterable[str]) -> None:
        """Let actions do nothing, and be grey, while their game is not on the table."""
        for name in names:
            self._actions[name].triggered.disconnect()
            self._actions[name].setEnabled(False)

    def fill(self, bar: QMenuBar) -> None:
        """Build the menus."""
        menus = {
            "game": (
                "newGame", "dealOfTheDay", "restartDeal", "",
                "enterDealCode", "copyDealCode", "",
                "playHeartToHeart", "playHearts", "",
                "statistics", "", "quit",
            ),
            "move": ("undo", "redo", "", "draw", "hint", "", "lastTrick", "scores"),
            "view": ("fullScreen",),
            "settings": ("placementHelp", "moveErrors", "mute", "", "settings"),
            "help": ("howToPlay", "watchExample", "", "about"),
        }  # fmt: skip
        for menu_name, entries in menus.items():
            menu = bar.addMenu("")
            self._menus[menu_name] = menu
            for name in entries:
                if name:
                    menu.addAction(self._actions[name])
                else:
                    menu.addSeparator()

    def retranslate(self) -> None:
        """Write all words in the language of now."""
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
            "dealOfTheDay": self.tr("Deal of the da&y"),
            "restartDeal": self.tr("&Restart this deal"),
            "enterDealCode": self.tr("Enter &deal code…"),
            "copyDealCode": self.tr("&Copy deal code"),
            "playHeartToHeart": self.tr("&Heart to Heart"),
            "playHearts": self.tr("H&earts"),
            "statistics": self.tr("&Statistics…"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "draw": self.tr("&Draw or redeal"),
            "hint": self.tr("&Hint"),
            "lastTrick": self.tr("&Last trick"),
            "scores": self.tr("&Scores…"),
            "fullScreen": self.tr("&Full screen"),
            "placementHelp": self.tr("&Placement help"),
            "moveErrors": self.tr("&Move errors"),
            "mute": self.tr("M&ute"),
            "settings": self.tr("&All settings…"),
            "howToPlay": self.tr("&How to play"),
            "watchExample": self.tr("&Watch an example"),
            "about": self.tr("&About Heart to Heart"),
        }.items():
            self._actions[name].setText(text)
        # Short words for the bar's buttons.
        self._actions["newGame"].setIconText(self.tr("New"))
        self._actions["undo"].setIconText(self.tr("Undo"))
        self._actions["redo"].setIconText(self.tr("Redo"))
        self._actions["hint"].setIconText(self.tr("Hint"))
        self._actions["lastTrick"].setIconText(self.tr("Last trick"))
        self._actions["scores"].setIconText(self.tr("Scores"))

    def _made(self, name: str, parent: QObject) -> QAction:
        action = QAction(parent)
        action.setObjectName(name)
        action.setCheckable(name in _CHECKABLE)
        action.setEnabled(False)  # until something is connected to it
        if name in _SHORTCUTS:
            action.setShortcuts([QKeySequence(keys) for keys in _SHORTCUTS[name].split(" ")])
        action.setMenuRole(_ROLES.get(name, QAction.MenuRole.NoRole))
        return action
