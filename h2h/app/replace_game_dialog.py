"""The question before another deal replaces a game in progress."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from h2h.game.dialog import remove_button_icons


class ReplaceGameDialog(QMessageBox):
    """Asks once, and offers not to ask again.

    Accepted means: replace the game.
    """

    def __init__(self, act: str, parent: QWidget | None = None) -> None:
        """Ask the question.

        Args:
            act: the text of the button that replaces the game, such as "New game".
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName("replaceGameDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Game in progress"))
        self.setText(self.tr("Leave the game in progress?"))
        self.setInformativeText(self.tr("Its moves will be lost."))
        replace = self.addButton(act, QMessageBox.ButtonRole.AcceptRole)
        keep = self.addButton(self.tr("&Go on playing"), QMessageBox.ButtonRole.RejectRole)
        replace.setObjectName("replaceGame")
        self.setDefaultButton(keep)  # a key pressed in haste must not lose the game
        self.setEscapeButton(keep)
        remove_button_icons(self)
        self._never = QCheckBox(self.tr("Do not ask again"))
        self._never.setObjectName("doNotAskAgain")
        self.setCheckBox(self._never)

    @property
    def never_again(self) -> bool:
        """Whether the player chose not to be asked again."""
        return self._never.isChecked()
