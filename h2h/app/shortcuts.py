"""Letter shortcuts on keyboards without Latin letters.

On X11 and Wayland, Qt finds the Z of Ctrl+Z in the user's keyboard layouts. After a change to
Cyrillic or Greek as the only layout there is none. A key that nothing else has handled is then
taken for the Latin letter at its position, as Windows and macOS do.
"""

import sys

from PySide6.QtCore import QEvent, QKeyCombination, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QMenu, QWidget

_ROWS = {24: "QWERTYUIOP", 38: "ASDFGHJKL", 52: "ZXCVBNM"}
"""The letters of each row, by the code of its first key in XKB's evdev keycodes."""
_LETTERS = {first + i: letter for first, row in _ROWS.items() for i, letter in enumerate(row)}
_MODIFIERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.ShiftModifier
    | Qt.KeyboardModifier.MetaModifier
)


def latin_combination(event: QKeyEvent) -> QKeyCombination | None:
    """Return the Latin letter at a key's position, with modifiers; None if the key is no letter.

    A Latin letter of another layout, such as AZERTY, needs no replacement: return None as well.
    """
    letter, key = _LETTERS.get(event.nativeScanCode()), event.key()
    if letter is None or not 0x80 <= key <= sys.maxunicode or not chr(key).isalpha():
        return None
    return QKeyCombination(event.modifiers() & _MODIFIERS, Qt.Key(ord(letter)))


def follow_positions(window: QWidget) -> None:
    """Make letter shortcuts work by position while a window exists, where Qt does not."""
    app = QApplication.instance()
    if isinstance(app, QApplication) and sys.platform not in ("win32", "darwin"):
        _PositionShortcuts(app, window)


class _PositionShortcuts(QObject):
    """Triggers shortcuts by the position of a key, in every window of the program."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        app.focusChanged.connect(self._on_focus_changed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle a key in an open menu, or one that no widget of a window has used."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        combination = latin_combination(event)
        if combination is None or not isinstance(watched, QWidget):
            return False
        if isinstance(watched, QMenu):
            return not _has_mnemonic(watched, event.key()) and _send(watched, combination)
        return _trigger(watched, combination) or _send_to_field(watched, combination)

    def _on_focus_changed(self, _old: QWidget | None, new: QWidget | None) -> None:
        if new is not None:
            # Installing a filter again does no harm.
            for widget in (new.window(), *new.window().findChildren(QMenu)):
                widget.installEventFilter(self)


def _trigger(window: QWidget, combination: QKeyCombination) -> bool:
    """Trigger the action, button, menu, tab or label with a shortcut; return whether one has it."""
    from PySide6.QtWidgets import QAbstractButton, QLabel, QMenuBar, QTabBar

    wanted = QKeySequence(combination)
    for action in window.findChildren(QAction):
        if action.isEnabled() and wanted in action.shortcuts():
            action.trigger()
            return True
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.isEnabled() and button.shortcut() == wanted:
            button.animateClick()
            return True
    for bar in window.findChildren(QMenuBar):
        for action in bar.actions():
            if action.isEnabled() and QKeySequence.mnemonic(action.text()) == wanted:
                bar.setActiveAction(action)
                return True
    for tabs in window.findChildren(QTabBar):
        for index in range(tabs.count()):
            if tabs.isVisible() and QKeySequence.mnemonic(tabs.tabText(index)) == wanted:
                tabs.setCurrentIndex(index)
                return True
    for label in window.findChildren(QLabel):
        buddy = label.buddy()
        if buddy and label.isVisible() and QKeySequence.mnemonic(label.text()) == wanted:
            buddy.setFocus(Qt.FocusReason.ShortcutFocusReason)
            return True
    return False


def _has_mnemonic(menu: QMenu, key: int) -> bool:
    """Return whether an entry of an open menu has this very letter."""
    wanted = QKeySequence(QKeyCombination(Qt.KeyboardModifier.AltModifier, Qt.Key(key)))
    return any(QKeySequence.mnemonic(action.text()) == wanted for action in menu.actions())


def _send_to_field(window: QWidget, combination: QKeyCombination) -> bool:
    """Send a combination such as Ctrl+V to the field that has the focus."""
    focused = window.focusWidget()
    control = combination.keyboardModifiers() & Qt.KeyboardModifier.ControlModifier
    return bool(focused and control) and _send(focused, combination)


def _send(widget: QWidget, combination: QKeyCombination) -> bool:
    """Send a widget the Latin letter instead; return whether it has used it."""
    key, modifiers = combination.key(), combination.keyboardModifiers()
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, chr(key).lower())
    event.ignore()
    return QApplication.sendEvent(widget, event) and event.isAccepted()
