"""All settings in one place; each takes effect at once."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from h2h.palette import Palette
from h2h.storage.settings import Settings

_SPEEDS = (0.0, 0.5, 1.0, 2.0)


class SettingsDialog(QDialog):
    """Shows settings and tells each change.

    Signals:
        changed: a setting was changed; carries its name and value.
    """

    changed = Signal(str, object)

    def __init__(
        self,
        settings: Settings,
        languages: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Show settings.

        Args:
            settings: as they are.
            languages: the code and the name of each language to choose from.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("settingsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._switches: dict[str, QCheckBox] = {}
        self._choices: dict[str, QComboBox] = {}
        self._words: dict[str, QLabel] = {}
        self._tabs = QTabWidget()
        self._build(settings, languages)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        self._column = column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(self.buttons)
        self._retranslate()

    def bring(self, page: QWidget) -> None:
        """Show a page that was added."""
        self._tabs.setCurrentWidget(page)

    def add_page(self, page: QWidget) -> None:
        """Add another page, such as that of the other game; its window title names it."""
        self._tabs.addTab(page, page.windowTitle())
        page.windowTitleChanged.connect(
            lambda title: self._tabs.setTabText(self._tabs.indexOf(page), title)
        )
        # Tab goes to what was put in last; that should stay the buttons.
        self.buttons.setParent(None)
        self._column.addWidget(self.buttons)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _build(self, settings: Settings, languages: Sequence[tuple[str, str]]) -> None:
        game = QVBoxLayout()
        for name in ("placement_help", "move_errors", "winnable_only", "ask_before_replacing"):
            game.addWidget(self._switch(name, getattr(settings, name)))
        game.addStretch()
        look = QFormLayout()
        look.addRow(*self._choice("table", list(Palette), settings.table))
        look.addRow(*self._choice("animation_speed", _SPEEDS, settings.animation_speed))
        codes = ["", *(code for code, _ in languages)]
        look.addRow(*self._choice("language", codes, settings.language))
        for i, (_, name) in enumerate(languages, 1):
            self._choices["language"].setItemText(i, name)
        look.addRow(self._switch("show_clock", settings.show_clock))
        for layout in (game, look):
            layout.setContentsMargins(16, 16, 16, 16)
            layout.setSpacing(10)
            page = QWidget()
            page.setLayout(layout)
            self._tabs.addTab(page, "")

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
        self._tabs.setTabText(0, self.tr("Heart to Heart"))
        self._tabs.setTabText(1, self.tr("Look and language"))
        for name, text in {
            "placement_help": self.tr("&Placement help: outline the cards that can be paired"),
            "move_errors": self.tr("&Move errors: say why nothing is removed"),
            "winnable_only": self.tr("&Winnable deals only"),
            "ask_before_replacing": self.tr("&Ask before leaving a game in progress"),
            "show_clock": self.tr("Show the &clock"),
        }.items():
            self._switches[name].setText(text)
        for name, text in {
            "table": self.tr("&Table:"),
            "animation_speed": self.tr("&Animations:"),
            "language": self.tr("&Language:"),
        }.items():
            self._words[name].setText(text)
        for name, texts in {
            "table": (
                self.tr("Wine"),
                self.tr("Evergreen"),
                self.tr("Slate"),
                self.tr("High contrast"),
            ),
            "animation_speed": (
                self.tr("Off"),
                self.tr("Slow"),
                self.tr("Normal"),
                self.tr("Fast"),
            ),
            "language": (self.tr("As the system"),),
        }.items():
            for i, text in enumerate(texts):
                self._choices[name].setItemText(i, text)
