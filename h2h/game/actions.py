"""The specification of a menu action."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

Texts = Mapping[str, str]
"""The text of each action in its menu, by the action's name."""


class ActionSpec(NamedTuple):
    """An action to build.

    Attributes:
        name: the object name of the QAction.
        menu: the menu it belongs to: "game", "move", "view", "settings" or "help".
        keys: its shortcuts, separated by spaces.
        checkable: whether it shows a state.
        setting: the setting that it switches, if it does nothing else.
        role: its place in the menus of macOS.
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
