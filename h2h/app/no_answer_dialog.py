"""Shown by a second start while the first program does not answer."""

from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QMessageBox

from h2h.storage.files import to_qt


class NoAnswerDialog(QMessageBox):
    """Says why no window opens; the answer is Retry or Close."""

    def __init__(self, lock: Path) -> None:
        """Build the dialog.

        Args:
            lock: the file that says that the program runs.
        """
        super().__init__()
        self.setObjectName("noAnswerDialog")
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("Heart to Heart"))
        self.setText(self.tr("The program is already running, but it does not answer."))
        self.setInformativeText(
            self.tr(
                "Try again in a moment. If it still does not answer, end it in the system’s list "
                "of programs. It is running according to this file:\n%1"
            ).replace("%1", QDir.toNativeSeparators(to_qt(lock)))
        )
        self.setStandardButtons(QMessageBox.StandardButton.Retry | QMessageBox.StandardButton.Close)
