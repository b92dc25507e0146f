"""The dialog shown when no pair can be made any more."""

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from h2h.game.dialog import Dialog


class NoMovesChoice(Enum):
    """What the player chose; closing the dialog changes nothing."""

    BACK = auto()
    UNDO = auto()
    NEW_GAME = auto()
    RESTART = auto()
    EXPLAIN = auto()
    """Show in the review what went wrong."""


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
        explain = QPushButton(self.tr("&Show what went wrong"))
        explain.setObjectName("noMovesExplain")
        explain.setAutoDefault(False)
        explain.setEnabled(can_restart)  # without a move there is nothing to show
        explain.clicked.connect(lambda: self._choose(NoMovesChoice.EXPLAIN))
        column = QVBoxLayout(self)
        for widget in (title, text, explain, self.buttons):
            column.addWidget(widget)
        column.setAlignment(explain, Qt.AlignmentFlag.AlignLeft)
        column.setSpacing(8)

    def keep_clear_of(self, areas: Sequence[QRect]) -> None:
        """Move to where the dialog covers least of some areas of the screen."""
        parent = self.parentWidget()
        if parent is None:
            return
        window, screen = parent.frameGeometry(), self.screen().availableGeometry()
        size = self.frameGeometry().size()
        x, y = window.center().x() - size.width() // 2, window.center().y() - size.height() // 2
        spots = (
            QPoint(x, y),
            QPoint(x, window.top()),
            QPoint(x, window.bottom() - size.height()),
            QPoint(window.left() - size.width(), y),
            QPoint(window.right() + 1, y),
            QPoint(x, window.bottom() + 1),
            QPoint(x, window.top() - size.height()),
        )
        places = [QRect(spot, size) for spot in spots]
        on_screen = [place for place in places if screen.contains(place)] or places[:1]
        best = min(on_screen, key=lambda place: sum(_overlap(place, area) for area in areas))
        self.move(best.topLeft())

    def _choose(self, choice: NoMovesChoice) -> None:
        self.choice = choice
        self.accept()


def _overlap(one: QRect, other: QRect) -> int:
    common = one.intersected(other)
    return common.width() * common.height() if common.isValid() else 0
