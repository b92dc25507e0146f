"""Says what went wrong with a file, and where."""

from PySide6.QtCore import QDir, Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from h2h.game.dialog import remove_button_icons
from h2h.storage.problem import Problem, ProblemKind


class ProblemDialog(QMessageBox):
    """A problem with a file in the player's words; the program goes on."""

    def __init__(self, problem: Problem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("problemDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.Warning)
        self.setWindowTitle(self.tr("A file needs your attention"))
        self.setText(self._sentence(problem.kind))
        where = QDir.toNativeSeparators(str(problem.path))
        if problem.kept_as is not None:
            kept = QDir.toNativeSeparators(str(problem.kept_as))
            self.setInformativeText(
                self.tr("%1\n\nWhat was there is kept as\n%2")
                .replace("%1", where)
                .replace("%2", kept)
            )
        else:
            self.setInformativeText(where)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setStandardButtons(QMessageBox.StandardButton.Ok)
        remove_button_icons(self)

    def _sentence(self, kind: ProblemKind) -> str:
        match kind:
            case ProblemKind.UNREADABLE:
                return self.tr("This file could not be read, so the program starts without it:")
            case ProblemKind.NEWER_VERSION:
                return self.tr("A newer version of the program wrote this file:")
            case ProblemKind.NO_ACCESS:
                return self.tr(
                    "This file can't be read or written; until it can, nothing is kept there:"
                )
            case ProblemKind.DISK_FULL:
                return self.tr("The disk is full, so this file could not be written:")
