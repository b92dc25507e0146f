"""Tells the player what went wrong with a file, and where it is."""

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from h2h.game.dialog import remove_button_icons
from h2h.storage.files import to_qt
from h2h.storage.problem import Problem, ProblemKind


class ProblemDialog(QMessageBox):
    """A problem with a file in the player's words; the program goes on."""

    def __init__(self, problem: Problem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("A file needs your attention"))
        self.setText(self._sentence(problem))
        where = QDir.toNativeSeparators(to_qt(problem.path))
        if problem.kept_as is not None:
            kept = QDir.toNativeSeparators(to_qt(problem.kept_as))
            self.setInformativeText(
                self.tr("%1\n\nThe old contents are kept as\n%2")
                .replace("%1", where)
                .replace("%2", kept)
            )
        else:
            self.setInformativeText(where)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setStandardButtons(QMessageBox.StandardButton.Ok)
        remove_button_icons(self)

    def _sentence(self, problem: Problem) -> str:
        match problem.kind:
            case ProblemKind.NO_ACCESS if problem.kept_as is None:
                return self.tr(
                    "This file can’t be read or written; until it can, nothing is kept there:"
                )
            case ProblemKind.UNREADABLE | ProblemKind.NO_ACCESS:
                return self.tr("This file could not be read, so the program starts without it:")
            case ProblemKind.NEWER_VERSION:
                return self.tr("A newer version of the program wrote this file:")
            case ProblemKind.DISK_FULL:
                return self.tr("The disk is full, so this file could not be written:")
            case ProblemKind.OWN_FILE:
                return self.tr("The program keeps files of its own there; choose another place:")
