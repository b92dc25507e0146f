"""The settings of Heart to Heart, a page of the settings dialog."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QCheckBox, QVBoxLayout, QWidget

from h2h.storage.settings import Settings

_SWITCHES = ("placement_help", "move_errors", "winnable_only", "one_handed", "ask_before_replacing")


class HeartToHeartSettings(QWidget):
    """Shows settings and emits each change.

    Signals:
        changed: a setting was changed; carries its name and value.
    """

    changed = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._switches = {name: QCheckBox() for name in _SWITCHES}
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        for name, box in self._switches.items():
            box.setObjectName(name)
            box.setChecked(getattr(settings, name))
            box.toggled.connect(lambda value, name=name: self.changed.emit(name, value))
            column.addWidget(box)
        column.addStretch()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _retranslate(self) -> None:
        for name, text in {
            "placement_help": self.tr("&Placement help: outline the cards that can be paired"),
            "move_errors": self.tr("&Move errors: say why nothing is removed"),
            "winnable_only": self.tr("&Winnable deals only"),
            "one_handed": self.tr("&Stock on the right, waste on the left"),
            "ask_before_replacing": self.tr("&Ask before leaving a game in progress"),
        }.items():
            self._switches[name].setText(text)
