"""Said when the program met an error of its own."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from h2h.game.dialog import remove_button_icons


class CrashDialog(QMessageBox):
    """Shows the error, and copies its details for a report."""

    def __init__(self, details: str, *, saved: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("crashDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._details = details
        self.setIcon(QMessageBox.Icon.Critical)
        self.setWindowTitle(self.tr("An error in the program"))
        text = self.tr("Something went wrong in the program.")
        if saved:
            text = self.tr("Something went wrong in the program. Your game has been saved.")
        self.setText(text)
        last_line = details.strip().rsplit("\n", 1)[-1]
        self.setInformativeText(
            self.tr(
                "%1\n\nYou can go on playing. If it happens again, the details will help to fix it."
            ).replace("%1", last_line[:300])
        )
        copy = self.addButton(self.tr("&Copy details"), QMessageBox.ButtonRole.ActionRole)
        copy.setObjectName("copyDetails")
        # A button of a message box closes it; copying should not.
        copy.clicked.disconnect()
        copy.clicked.connect(self._copy)
        self.setDefaultButton(self.addButton(QMessageBox.StandardButton.Close))
        remove_button_icons(self)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._details)
