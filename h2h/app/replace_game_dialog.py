"""Asked before another deal takes the place of a game in progress."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget


class ReplaceGameDialog(QMessageBox):
    """One question, and a way never to be asked again.

    Accepted means: replace the game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("replaceGameDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Question)
        self.setWindowTitle(self.tr("Game in progress"))
        self.setText(self.tr("Leave the game in progress?"))
        self.setInformativeText(self.tr("Its moves will be lost."))
        replace = self.addButton(self.tr("&Leave it"), QMessageBox.ButtonRole.AcceptRole)
        keep = self.addButton(self.tr("&Go on playing"), QMessageBox.ButtonRole.RejectRole)
        replace.setObjectName("replaceGame")
        self.setDefaultButton(keep)  # quick keys should lose nothing
        self.setEscapeButton(keep)
        self._never = QCheckBox(self.tr("Do not ask again"))
        self._never.setObjectName("doNotAskAgain")
        self.setCheckBox(self._never)

    @property
    def never_again(self) -> bool:
        """Whether the player does not want to be asked again."""
        return self._never.isChecked()
