"""The dialog shown when no pair can be made any more."""

from enum import Enum, auto

from PySide6.QtWidgets import QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from h2h.game.dialog import Dialog


class NoMovesChoice(Enum):
    """What the player chose; closing the dialog changes nothing."""

    BACK = auto()
    UNDO = auto()
    NEW_GAME = auto()
    RESTART = auto()


class NoMovesDialog(Dialog):
    """Offers undo, a new game or a restart.

    Attributes:
        choice: what was chosen.
    """

    def __init__(self, *, can_undo: bool, can_restart: bool, parent: QWidget | None = None) -> None:
        super().__init__("noMovesDialog", parent)
        self.choice = NoMovesChoice.BACK
        self.setWindowTitle(self.tr("No more possible moves"))
        title = QLabel(self.tr("No more possible moves"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.3)
        font.setBold(True)
        title.setFont(font)
        text = QLabel(
            self.tr(
                "No free card has a partner, neither in the heart nor in the stock or the waste."
            )
        )
        text.setWordWrap(True)
        text.setMinimumWidth(text.fontMetrics().averageCharWidth() * 40)
        self.buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        for choice, name, label in (
            (NoMovesChoice.UNDO, "noMovesUndo", self.tr("&Undo")),
            (NoMovesChoice.NEW_GAME, "noMovesNewGame", self.tr("&New game")),
            (NoMovesChoice.RESTART, "noMovesRestart", self.tr("&Restart this deal")),
        ):
            button = self.buttons.addButton(label, role.ActionRole)
            button.setObjectName(name)
            button.setAutoDefault(True)
            button.clicked.connect(lambda _=False, chosen=choice: self._choose(chosen))
            if choice is NoMovesChoice.UNDO:
                button.setEnabled(can_undo)
            if choice is NoMovesChoice.RESTART:
                button.setEnabled(can_restart)  # the same deal would have no move either
            if choice is (NoMovesChoice.UNDO if can_undo else NoMovesChoice.NEW_GAME):
                button.setDefault(True)
                button.setFocus()
        column = QVBoxLayout(self)
        for widget in (title, text, self.buttons):
            column.addWidget(widget)
        column.setSpacing(12)

    def _choose(self, choice: NoMovesChoice) -> None:
        self.choice = choice
        self.accept()
