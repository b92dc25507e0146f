"""A player at the window: taps what can be seen, presses keys, reads what is written."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.cards.card import Card
from h2h.table.card_item import CardItem, Mark
from h2h.table.message_item import MessageItem

_W = TypeVar("_W", bound=QWidget)


class Player:
    """Plays through the window alone; what both games have in common."""

    def __init__(self, window: MainWindow, bot: QtBot) -> None:
        self.window = window
        self.view = window.table.view
        self.scene = window.table.scene
        self._bot = bot

    # Acting

    def point_of(self, place: str) -> QPoint:
        """Return where to tap a place."""
        raise NotImplementedError

    def click_at(self, point: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Click a point of the table."""
        QTest.mouseClick(self.view.viewport(), button, pos=point)

    def tap(self, *places: str) -> None:
        """Tap places, one after another."""
        for place in places:
            self.click_at(self.point_of(place))

    def press(self, *keys: str) -> None:
        """Press keys, such as ``"Ctrl+Z"``, in the widget that has the window's focus."""
        if QApplication.activeWindow() is None:
            # After a dialog a window manager does this; the offscreen platform has none.
            self.window.activateWindow()
        self._bot.waitUntil(self.window.isActiveWindow)
        self.press_in(self.window, *keys)

    def press_in(self, window: QWidget, *keys: str) -> None:
        """Press keys in a dialog."""
        for key in keys:
            self._bot.keySequence(window.focusWidget() or window, key)

    def choose(self, name: str) -> None:
        """Choose a menu's entry by the action's name."""
        self.action(name).trigger()

    def click(self, name: str, inside: QWidget | None = None) -> None:
        """Click a button by its name."""
        button = self.found(QAbstractButton, name, inside)
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click_button(self, action: str) -> None:
        """Click the bar's button for an action."""
        (button,) = [
            button
            for button in self.window.table.bar.findChildren(QAbstractButton)
            if button.accessibleName() == self.action(action).toolTip() and not button.isHidden()
        ]
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def click_label(self, name: str) -> None:
        """Click a label of the bar."""
        QTest.mouseClick(self.found(QLabel, name), Qt.MouseButton.LeftButton)

    def wait_until(self, happens: Callable[[], object], milliseconds: int = 10_000) -> None:
        """Wait for something that is about to happen."""
        self._bot.waitUntil(lambda: bool(happens()), timeout=milliseconds)

    # Looking

    def action(self, name: str) -> QAction:
        """Return an action of the window."""
        action = self.window.findChild(QAction, name)
        assert isinstance(action, QAction), name
        return action

    def found(self, kind: type[_W], name: str, inside: QWidget | None = None) -> _W:
        """Return a widget by its name."""
        widget = (inside or self.window).findChild(kind, name)
        assert isinstance(widget, kind), name
        return widget

    def reads(self, name: str) -> str:
        """Return what a label says."""
        return self.found(QLabel, name).text()

    def dialogs(self, name: str) -> list[QDialog]:
        """Return the dialogs of a name that can be seen now."""
        self._bot.wait(5)
        return [d for d in self.window.findChildren(QDialog, name) if d.isVisible()]

    def dialog(self, name: str) -> QDialog:
        """Return the one dialog of a name, as soon as it is there."""
        self._bot.waitUntil(lambda: bool(self.dialogs(name)), timeout=5000)
        (dialog,) = self.dialogs(name)
        return dialog

    def message(self) -> str:
        """Return the current message on the table."""
        (item,) = [item for item in self.scene.items() if isinstance(item, MessageItem)]
        return item.text if item.isVisible() else ""

    def item(self, place: str) -> CardItem:
        """Return the card at a place."""
        item = self.scene.card_item(place)
        assert item is not None, place
        return item

    def cards(self) -> list[CardItem]:
        """Return the items of all cards, visible or not."""
        return [item for item in self.scene.items() if isinstance(item, CardItem)]

    def shown(self) -> dict[str, Card]:
        """Return the cards that can be seen, by place; of a pile the top one."""
        seen = [item for item in self.cards() if item.isVisible()]
        seen.sort(key=lambda item: item.zValue())
        return {item.place: item.card for item in seen}

    def marked(self, mark: Mark) -> set[str]:
        """Return the places whose card has a mark."""
        return {c.place for c in self.cards() if c.isVisible() and c.mark is mark}
