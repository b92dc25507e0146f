"""The choices of the look: their names, and submenus with pictures in the view menu."""

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu

from h2h.deck import Back, DeckStyle
from h2h.palette import Palette
from h2h.storage.settings import Settings


def palette_names() -> dict[Enum, str]:
    """Return the names of the tables, each with the letter that chooses it in a menu."""
    return {
        Palette.WINE: QCoreApplication.translate("Look", "&Wine"),
        Palette.EVERGREEN: QCoreApplication.translate("Look", "&Evergreen"),
        Palette.SLATE: QCoreApplication.translate("Look", "&Slate"),
        Palette.HIGH_CONTRAST: QCoreApplication.translate("Look", "&High contrast"),
    }


def back_names() -> dict[Enum, str]:
    """Return the names of the backs, each with the letter that chooses it in a menu."""
    return {
        Back.LATTICE: QCoreApplication.translate("Look", "&Lattice of hearts"),
        Back.ROSETTE: QCoreApplication.translate("Look", "&Rosette"),
        Back.WAVES: QCoreApplication.translate("Look", "&Waves"),
        Back.KITES: QCoreApplication.translate("Look", "&Kites"),
    }


def style_names() -> dict[Enum, str]:
    """Return the names of the styles of the faces, each with a letter for a menu."""
    return {
        DeckStyle.STANDARD: QCoreApplication.translate("Look", "&Usual indices"),
        DeckStyle.LARGE: QCoreApplication.translate("Look", "&Large indices"),
    }


class LookMenus(QObject):
    """Submenus for the table's colours, the backs and the faces.

    Signals:
        chosen: the player chose something; carries the setting's name and value.
    """

    chosen = Signal(str, object)

    def __init__(self, view: QMenu, parent: QObject) -> None:
        super().__init__(parent)
        self._choices = {
            "table": _Choice(view, palette_names, pictured=True),
            "deck_style": _Choice(view, style_names, pictured=False),
            "card_back": _Choice(view, back_names, pictured=True),
        }
        for name, choice in self._choices.items():
            choice.menu.setObjectName(f"{name}Menu")
            for value, action in choice.actions.items():
                action.triggered.connect(
                    lambda _=False, name=name, value=value: self.chosen.emit(name, value)
                )

    def apply(self, settings: Settings) -> None:
        """Check the current choices."""
        for name, choice in self._choices.items():
            choice.actions[getattr(settings, name)].setChecked(True)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        for name, title in {
            "table": self.tr("&Table"),
            "deck_style": self.tr("&Cards"),
            "card_back": self.tr("Card &backs"),
        }.items():
            self._choices[name].menu.setTitle(title)
        for choice in self._choices.values():
            choice.retranslate()


class _Choice:
    """A submenu of which one entry is checked; its pictures are drawn when it is first opened."""

    def __init__(
        self,
        view: QMenu,
        names: Callable[[], Mapping[Enum, str]],
        *,
        pictured: bool,
    ) -> None:
        self._names = names
        self.menu = view.addMenu("")
        group = QActionGroup(self.menu)
        self.actions: dict[Enum, QAction] = {}
        for value in names():
            action = self.actions[value] = self.menu.addAction("")
            action.setObjectName(value.name)
            action.setCheckable(True)
            group.addAction(action)
        self._left = list(self.actions) if pictured else []
        self.menu.aboutToShow.connect(self._draw_next)

    def retranslate(self) -> None:
        for value, name in self._names().items():
            self.actions[value].setText(name)

    def _draw_next(self) -> None:
        """Draw one picture at a time: all at once would block the window."""
        if not self._left:
            return
        from h2h.app import look_pictures

        if len(self._left) == len(self.actions):
            look_pictures.make_room(self.menu)
        value = self._left.pop(0)
        self.actions[value].setIcon(look_pictures.icon(value))
        QTimer.singleShot(0, self.menu, self._draw_next)
