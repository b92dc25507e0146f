"""The settings dialog; each change takes effect at once."""

from collections.abc import Mapping, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from h2h.app.games import GAMES
from h2h.app.look_menus import back_names, palette_names, style_names
from h2h.deck import Back, DeckStyle
from h2h.game.dialog import Body, Dialog
from h2h.palette import Palette
from h2h.storage.settings import VOLUMES, GameKind, Settings

_SPEEDS = (0.0, 0.5, 1.0, 2.0)


class SettingsDialog(Dialog):
    """Shows settings and emits each change.

    Signals:
        changed: a setting was changed; carries its name and value.
    """

    changed = Signal(str, object)

    def __init__(
        self,
        settings: Settings,
        languages: Sequence[tuple[str, str]],
        first: GameKind = GAMES[0].kind,
        parent: QWidget | None = None,
    ) -> None:
        """Show settings.

        Args:
            settings: the current ones.
            languages: the code and the name of each language to choose from.
            first: the game whose page is in front.
            parent: the window.
        """
        super().__init__("settingsDialog", parent)
        self._choices: dict[str, QComboBox] = {}
        self._words: dict[str, QLabel] = {}
        self._switches: dict[str, QCheckBox] = {}
        self._tabs = QTabWidget()
        self._forms = {game.kind: game.settings_form(settings, self.changed.emit) for game in GAMES}
        self._look = self._look_page(settings, languages)
        pages = list(self._forms.values())
        for page in (pages[0], self._look, *pages[1:]):
            self._tabs.addTab(Body(page), "")
        self._tabs.setCurrentIndex(self._index_of(self._forms[first]))
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(self.buttons)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _look_page(self, settings: Settings, languages: Sequence[tuple[str, str]]) -> QWidget:
        page = QWidget()
        form = QFormLayout(page)
        form.setContentsMargins(16, 16, 16, 16)
        form.setSpacing(10)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(*self._choice("table", list(Palette), settings.table))
        form.addRow(*self._choice("deck_style", list(DeckStyle), settings.deck_style))
        form.addRow(*self._choice("card_back", list(Back), settings.card_back))
        form.addRow(*self._choice("animation_speed", _SPEEDS, settings.animation_speed))
        form.addRow(self._switch("sounds", settings.sounds is not False))
        form.addRow(*self._choice("volume", VOLUMES, settings.volume))
        codes = ["", *(code for code, _ in languages)]
        form.addRow(*self._choice("language", codes, settings.language))
        for i, (_, name) in enumerate(languages, 1):
            self._choices["language"].setItemText(i, name)
        form.addRow(self._switch("show_clock", settings.show_clock))
        return page

    def _index_of(self, page: QWidget) -> int:
        bodies = (self._tabs.widget(index) for index in range(self._tabs.count()))
        return [body.widget() for body in bodies if isinstance(body, Body)].index(page)

    def _switch(self, name: str, on: bool) -> QCheckBox:
        box = QCheckBox()
        box.setObjectName(name)
        box.setChecked(on)
        box.toggled.connect(lambda value, name=name: self.changed.emit(name, value))
        self._switches[name] = box
        return box

    def _choice(
        self, name: str, values: Sequence[object], value: object
    ) -> tuple[QLabel, QComboBox]:
        label, box = QLabel(), QComboBox()
        box.setObjectName(name)
        for each in values:
            box.addItem("", each)
        # By position: findData would compare enums through Qt.
        box.setCurrentIndex(values.index(value) if value in values else -1)
        box.currentIndexChanged.connect(
            lambda i, name=name, values=values: self.changed.emit(name, values[i])
        )
        label.setBuddy(box)
        self._choices[name], self._words[name] = box, label
        return label, box

    def _retranslate(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._tabs.setTabText(self._index_of(self._look), self.tr("Look and language"))
        for game in GAMES:
            self._tabs.setTabText(self._index_of(self._forms[game.kind]), game.title())
        self._switches["sounds"].setText(self.tr("&Sounds"))
        self._switches["show_clock"].setText(self.tr("Show the &clock"))
        for name, text in {
            "table": self.tr("&Table:"),
            "deck_style": self.tr("Ca&rds:"),
            "card_back": self.tr("Card &back:"),
            "animation_speed": self.tr("&Animations:"),
            "volume": self.tr("&Volume:"),
            "language": self.tr("&Language:"),
        }.items():
            self._words[name].setText(text)
        for name, texts in {
            "table": _plain(palette_names()),
            "deck_style": _plain(style_names()),
            "card_back": _plain(back_names()),
            "animation_speed": (
                self.tr("Off"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
            ),
            "volume": (self.tr("Low"), self.tr("Medium"), self.tr("High")),
            "language": (self.tr("As the system"),),
        }.items():
            for i, text in enumerate(texts):
                self._choices[name].setItemText(i, text)


def _plain(names: Mapping[Enum, str]) -> tuple[str, ...]:
    """Return names without the marks of the letters that choose them in a menu."""
    return tuple(name.replace("&", "") for name in names.values())
