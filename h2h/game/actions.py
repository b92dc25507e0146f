"""What an action of the menus is: its name, its menu, its shortcuts."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

Texts = Mapping[str, str]
"""The text of each action in its menu, by the action's name."""


class ActionSpec(NamedTuple):
    """An action to build.

    Attributes:
        name: the name of the QAction.
        menu: the menu it belongs to: "game", "move", "view", "settings" or "help".
        keys: its shortcuts, separated by blanks.
        checkable: whether it shows a state.
        setting: the setting that it switches, if that is all it does.
        role: where macOS puts it.
    """

    name: str
    menu: str
    keys: str = ""
    checkable: bool = False
    setting: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    def build(self, parent: QObject) -> QAction:
        """Return the action, disabled until something is connected to it."""
        action = QAction(parent)
        action.setObjectName(self.name)
        action.setCheckable(self.checkable or bool(self.setting))
        action.setEnabled(False)
        if self.keys:
            action.setShortcuts([QKeySequence(keys) for keys in self.keys.split(" ")])
        action.setMenuRole(self.role)
        return action
