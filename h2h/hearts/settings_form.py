"""The settings of Hearts, a page of the settings dialog."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QLocale, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from h2h.hearts.words import HeartsWords
from h2h.storage.settings import (
    LEVELS,
    MOON,
    NAME_LENGTH,
    PASSING,
    PLAY_TO,
    QUEEN_OF_SPADES,
    Settings,
    clean_name,
)

_PAUSES = (0.6, 1.2, 2.0, 3.5)
_SEATS = ("west", "north", "east")


class HeartsSettings(QWidget):
    """Shows the settings of Hearts and emits each change.

    Signals:
        changed: a setting was changed; carries its name and value.
    """

    changed = Signal(str, object)

    def __init__(
        self,
        settings: Settings,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("heartsSettings")
        self._pauses = sorted({*_PAUSES, settings.trick_pause})
        self._words: dict[str, QLabel] = {}
        self.play_to = self._choice("play_to", PLAY_TO, settings.play_to)
        self.queen = self._choice("queen_of_spades", QUEEN_OF_SPADES, settings.queen_of_spades)
        self.pause = self._choice("trick_pause", self._pauses, settings.trick_pause)
        self.first_trick = self._switch("points_on_first_trick", settings.points_on_first_trick)
        self.breaks = self._switch("queen_breaks_hearts", settings.queen_breaks_hearts)
        self.jack = self._switch("jack_of_diamonds", settings.jack_of_diamonds)
        self.moon = self._choice("moon", MOON, settings.moon)
        self.passing = self._choice("passing", PASSING, settings.passing)
        self.take_back = self._switch("take_back", settings.take_back)
        self.cards_gone = self._switch("cards_gone", settings.cards_gone)
        self.only_card = self._switch("play_only_card", settings.play_only_card)
        self.four_colours = self._switch("four_colour_suits", settings.four_colour_suits)
        self.names = [self._name(i, settings.opponent_names) for i in range(3)]
        self.levels = [self._level(i, settings.opponent_levels) for i in range(3)]
        self._later = QLabel()
        self._later.setWordWrap(True)
        self._fill()
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _fill(self) -> None:
        form = QFormLayout()
        form.setSpacing(6)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        form.addRow(self._words["play_to"], self.play_to)
        form.addRow(self._words["queen_of_spades"], self.queen)
        form.addRow(self._words["passing"], self.passing)
        form.addRow(self._words["moon"], self.moon)
        for switch in (self.first_trick, self.breaks, self.jack):
            form.addRow(switch)
        for seat, name, level in zip(_SEATS, self.names, self.levels, strict=True):
            row = QHBoxLayout()
            row.addWidget(name, 1)
            row.addWidget(level)
            self._words[seat] = QLabel()
            self._words[seat].setBuddy(name)
            form.addRow(self._words[seat], row)
        form.addRow(self._words["trick_pause"], self.pause)
        form.addRow(self.only_card)
        form.addRow(self.take_back)
        form.addRow(self.cards_gone)
        form.addRow(self.four_colours)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.addLayout(form)
        column.addWidget(self._later)
        column.addStretch()

    def _choice(self, name: str, values: Sequence[object], value: object) -> QComboBox:
        box, label = QComboBox(), QLabel()
        box.setObjectName(name)
        box.addItems([str(each) for each in values])
        box.setCurrentIndex(values.index(value) if value in values else -1)
        box.currentIndexChanged.connect(lambda i: self.changed.emit(name, values[i]))
        label.setBuddy(box)
        self._words[name] = label
        return box

    def _switch(self, name: str, on: bool) -> QCheckBox:
        box = QCheckBox()
        box.setObjectName(name)
        box.setChecked(on)
        box.toggled.connect(lambda value: self.changed.emit(name, value))
        return box

    def _name(self, index: int, names: Sequence[str]) -> QLineEdit:
        field = QLineEdit(names[index])
        field.setObjectName(f"name-{_SEATS[index]}")
        field.setMaxLength(NAME_LENGTH)
        field.editingFinished.connect(self._on_names)
        return field

    def _level(self, index: int, levels: Sequence[str]) -> QComboBox:
        box = QComboBox()
        box.setObjectName(f"level-{_SEATS[index]}")
        box.addItems(LEVELS)
        box.setCurrentIndex(LEVELS.index(levels[index]))
        box.currentIndexChanged.connect(self._on_levels)
        return box

    def _on_names(self) -> None:
        for field in self.names:
            field.setText(clean_name(field.text()))
        self.changed.emit("opponent_names", tuple(field.text() for field in self.names))

    def _on_levels(self) -> None:
        levels = tuple(LEVELS[each.currentIndex()] for each in self.levels)
        self.changed.emit("opponent_levels", levels)

    def _retranslate(self) -> None:
        for name, text in {
            "play_to": self.tr("&Play to:"),
            "queen_of_spades": self.tr("&Queen of spades may be led:"),
            "passing": self.tr("Passing:"),
            "moon": self.tr("Shooting the moon:"),
            "trick_pause": self.tr("A completed trick &stays:"),
            "west": self.tr("At your &left:"),
            "north": self.tr("&Opposite:"),
            "east": self.tr("At your &right:"),
        }.items():
            self._words[name].setText(text)
        for field, name in zip(self.names, HeartsWords().names[1:], strict=True):
            field.setPlaceholderText(name)
        self.first_trick.setText(self.tr("Hearts and the queen may be played to the &first trick"))
        self.take_back.setText(self.tr("Take back cards (counted apart)"))
        self.cards_gone.setText(self.tr("Cards &gone can be looked at (key G)"))
        self.only_card.setText(self.tr("Play the only legal card &by itself"))
        self.four_colours.setText(self.tr("Four-&colour suits: blue diamonds, green clubs"))
        self._later.setText(self.tr("Changes to rules and levels apply from the next match."))
        self.breaks.setText(self.tr("The queen of spades breaks hearts"))
        self.jack.setText(self.tr("The jack of diamonds takes 10 points off"))
        passing = (
            self.tr("left, right, across, none"),
            self.tr("left, right, across"),
            self.tr("none"),
        )
        for i, text in enumerate(passing):
            self.passing.setItemText(i, text)
        moon = (
            self.tr("the others get 26 points"),
            self.tr("the shooter loses 26 points"),
            self.tr("whichever is better for the shooter"),
        )
        for i, text in enumerate(moon):
            self.moon.setItemText(i, text)
        for i, text in enumerate((self.tr("at any time"), self.tr("once hearts are broken"))):
            self.queen.setItemText(i, text)
        for i, limit in enumerate(PLAY_TO):
            self.play_to.setItemText(i, self.tr("%n points", "", limit))
        for i, pause in enumerate(self._pauses):
            number = QLocale().toString(pause, "f", 1)  # a widget's own stays as it was made
            self.pause.setItemText(i, self.tr("%1 seconds").replace("%1", number))
        levels = (
            (self.tr("easy"), self.tr("A beginner: counts no cards and often errs.")),
            (self.tr("normal"), self.tr("Plays by sound rules and counts the cards.")),
            (self.tr("hard"), self.tr("Tries each card in many deals that are possible.")),
        )
        for i, (text, what) in enumerate(levels):
            for box in self.levels:
                box.setItemText(i, text)
                box.setItemData(i, what, Qt.ItemDataRole.ToolTipRole)
        self._explain()

    def _explain(self) -> None:
        """Set a sentence about each house rule as a tooltip."""
        self.passing.setToolTip(
            self.tr("In which rounds three cards are passed, and to whom, in this order.")
        )
        self.moon.setToolTip(
            self.tr(
                "Better for the shooter: the others get 26 points if that leaves the shooter alone "
                "in the lead."
            )
        )
        self.breaks.setToolTip(self.tr("Hearts may be led once the queen has been played."))
        self.jack.setToolTip(
            self.tr("Whoever takes it. Shooting the moon needs the 26 penalty points only.")
        )
