"""The statistics of all games, with export and reset."""

from datetime import date
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDir, QSize, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QLabel,
    QMessageBox,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from h2h.app.games import GAMES
from h2h.app.problem_dialog import ProblemDialog
from h2h.game.dialog import Dialog, ask_where_to_save
from h2h.game.statistics_page import StatisticsPage
from h2h.storage.files import from_qt
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.storage.settings import GameKind
from h2h.storage.statistics import Statistics
from h2h.storage.summaries import Overview


class StatisticsDialog(Dialog):
    """Shows the statistics, a page for each game.

    Signals:
        code_chosen: the player wants to play a deal again; carries its code.
    """

    code_chosen = Signal(str)

    def __init__(
        self,
        keeper: Keeper,
        found: Overview,
        game: GameKind = GAMES[0].kind,
        parent: QWidget | None = None,
    ) -> None:
        """Show the statistics.

        Args:
            keeper: reads results, exports and resets them.
            found: all results of the game whose page is in front; the others are read meanwhile.
            game: that game.
            parent: the window.
        """
        super().__init__("statisticsDialog", parent)
        self.setWindowTitle(self.tr("Statistics"))
        self._keeper = keeper
        self._tabs = QTabWidget()
        self._pages = [game.statistics_page() for game in GAMES]
        for info, page in zip(GAMES, self._pages, strict=True):
            in_front = info.kind is game
            page.show_overview(found if in_front else Overview())
            page.filter_changed.connect(partial(self._read, page))
            self._tabs.addTab(page, info.title())
            if not in_front:
                self._read(page)
        self._tabs.setCurrentIndex([each.kind for each in GAMES].index(game))
        self._note = QLabel()
        self._note.setObjectName("statisticsNote")
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._note.hide()
        column = QVBoxLayout(self)
        column.addWidget(self._tabs, 1)
        column.addWidget(self._note)
        column.addWidget(self._buttons())

    def sizeHint(self) -> QSize:
        """Return a size that shows everything without scrolling."""
        return super().sizeHint().expandedTo(QSize(820, 520))

    def minimumSizeHint(self) -> QSize:
        """Return a size that fits the smallest window."""
        return QSize(360, 240)

    def export_to(self, path: str) -> None:
        """Write all results into a file and show whether it worked, later."""
        report = self._keeper.report

        def show(problem: Problem | None) -> None:
            if not isValid(self):  # closed meanwhile
                report(problem)
                return
            self._export.setEnabled(True)
            if problem is None:
                text = self.tr("All results were written to %1")
                self._say(text.replace("%1", QDir.toNativeSeparators(path)))
            self._show_problem(problem)

        self._export.setEnabled(False)
        self._keeper.read_results(lambda statistics: statistics.export_csv(from_qt(path)), show)

    def reset(self) -> None:
        """Reset the statistics without asking, and show where the copy is, later."""

        def show(done: Path | Problem) -> None:
            if isinstance(done, Problem):
                self._show_problem(done)
            else:
                text = self.tr("The old contents are kept as %1")
                self._say(text.replace("%1", QDir.toNativeSeparators(str(done))))
            for page in self._pages:
                self._read(page)

        self._keeper.read_results(lambda statistics: statistics.reset(), show, self)

    def _read(self, page: StatisticsPage) -> None:
        """Show what the filter of a page lets pass, once it is read."""
        wanted = page.filter

        def read(statistics: Statistics) -> tuple[Overview, Problem | None]:
            return statistics.overview(wanted), statistics.problem()

        def show(found: tuple[Overview, Problem | None]) -> None:
            if wanted == page.filter:  # else a later choice is being read
                page.show_overview(found[0])
                self._show_problem(found[1])

        self._keeper.read_results(read, show, self)

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        for text, name, slot in (
            (self.tr("Re&sults…"), "listResults", self._on_results),
            (self.tr("&Export…"), "exportResults", self._on_export),
            (self.tr("&Reset…"), "resetResults", self._on_reset),
        ):
            button = QPushButton(text)
            button.setObjectName(name)
            button.setAutoDefault(False)
            button.clicked.connect(slot)
            buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
            if name == "exportResults":
                self._export = button
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        return buttons

    def _on_results(self) -> None:
        from h2h.app.deals_dialog import DealsDialog

        at = self._tabs.currentIndex()
        dialog = DealsDialog(self._keeper, self._pages[at].filter, GAMES[at].title(), self)
        dialog.code_chosen.connect(self._on_code_chosen)
        dialog.open()

    def _on_code_chosen(self, code: str) -> None:
        self.accept()
        self.code_chosen.emit(code)

    def _on_export(self) -> None:
        ask_where_to_save(
            self,
            "exportDialog",
            self.tr("Export the results"),
            self.tr("Table (*.csv)"),
            QStandardPaths.StandardLocation.DocumentsLocation,
            f"h2h-{date.today().isoformat()}.csv",
            self.export_to,
        )

    def _on_reset(self) -> None:
        ask = QMessageBox(self)
        ask.setObjectName("resetDialog")
        ask.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        ask.setIcon(QMessageBox.Icon.Question)
        ask.setWindowTitle(self.tr("Reset the statistics"))
        ask.setText(self.tr("Reset the statistics of both games?"))
        ask.setInformativeText(self.tr("A copy of the results is kept beside them."))
        go_on = ask.addButton(self.tr("&Reset"), QMessageBox.ButtonRole.AcceptRole)
        go_on.setObjectName("resetNow")
        cancel = ask.addButton(QMessageBox.StandardButton.Cancel)
        ask.setDefaultButton(cancel)
        ask.setEscapeButton(cancel)
        go_on.clicked.connect(self.reset)
        ask.open()

    def _say(self, text: str) -> None:
        self._note.setText(text)
        self._note.show()

    def _show_problem(self, problem: Problem | None) -> None:
        if problem is not None:
            ProblemDialog(problem, self).open()
