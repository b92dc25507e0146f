"""The deals that were played: every result of each, and playing one again."""

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from h2h.app.problem_dialog import ProblemDialog
from h2h.game.dialog import Dialog
from h2h.game.statistics_page import shown
from h2h.i18n import shown_milliseconds
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.storage.results import SOUTH, GameResult, ResultOutcome
from h2h.storage.statistics import Statistics
from h2h.storage.summaries import MOST_DEALS, DealSummary, Filter

_DEAL, _RESULT, _TIME, _MOVES, _POINTS = range(5)
_CODE = Qt.ItemDataRole.UserRole


class DealsDialog(Dialog):
    """Lists deals, the latest on top; a deal opens to its results.

    Signals:
        code_chosen: the player wants to play a deal again; carries its code.
    """

    code_chosen = Signal(str)

    def __init__(
        self, keeper: Keeper, wanted: Filter, game: str, parent: QWidget | None = None
    ) -> None:
        """Show deals.

        Args:
            keeper: reads results.
            wanted: which deals.
            game: the game's name.
            parent: the statistics.
        """
        super().__init__("dealsDialog", parent)
        self.setWindowTitle(self.tr("Results: %1").replace("%1", game))
        self._keeper, self._wanted = keeper, wanted
        self._problem: Problem | None = None
        self.field = QLineEdit()
        self.field.setObjectName("findDeal")
        self.field.setPlaceholderText(self.tr("Find a deal by a part of its code"))
        self.field.setAccessibleName(self.field.placeholderText())
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._read)
        self.tree = self._make_tree()
        self._note = QLabel(
            self.tr("The latest %n deals; a part of the code finds others.", "", MOST_DEALS)
        )
        self._note.setWordWrap(True)
        self._note.hide()
        column = QVBoxLayout(self)
        for widget in (self.field, self.tree, self._note, self._buttons()):
            column.addWidget(widget)
        self._again.setDefault(True)
        self.tree.setFocus()
        self._read()

    def sizeHint(self) -> QSize:
        """Return room for some deals."""
        return super().sizeHint().expandedTo(QSize(620, 420))

    def _make_tree(self) -> QTreeWidget:
        tree = QTreeWidget()
        tree.setObjectName("deals")
        tree.setAccessibleName(self.tr("Deals and their results"))
        tree.setHeaderLabels(
            [
                self.tr("Deal"),
                self.tr("Result"),
                self.tr("Time"),
                self.tr("Moves"),
                self.tr("Points"),
            ]
        )
        tree.setUniformRowHeights(True)
        tree.setMinimumHeight(4 * self.fontMetrics().lineSpacing())
        header = tree.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(_DEAL, QHeaderView.ResizeMode.Stretch)
        tree.itemExpanded.connect(self._on_expanded)
        tree.currentItemChanged.connect(lambda item: self._again.setEnabled(item is not None))
        return tree

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        self._again = QPushButton(self.tr("&Play again"))
        self._again.setObjectName("playAgain")
        self._again.setEnabled(False)
        self._again.clicked.connect(self._on_again)
        buttons.addButton(self._again, QDialogButtonBox.ButtonRole.ActionRole)
        return buttons

    def _read(self) -> None:
        wanted = self._wanted._replace(code=self.field.text().strip().upper())

        def read(statistics: Statistics) -> tuple[list[DealSummary], Problem | None]:
            return statistics.deals(wanted), statistics.problem()

        def show(found: tuple[list[DealSummary], Problem | None]) -> None:
            if wanted.code == self.field.text().strip().upper():  # else more has been typed
                deals, problem = found
                self._show(deals)
                if problem and problem != self._problem:
                    self._problem = problem  # said once, not at each letter
                    ProblemDialog(problem, self).open()

        self._keeper.read_results(read, show, self)

    def _show(self, deals: Sequence[DealSummary]) -> None:
        items, count = [], self.locale().toString
        for deal in deals:
            best = shown(deal.best_milliseconds, shown_milliseconds)
            won = self.tr("won %1 of %2").replace("%1", count(deal.won))
            won = won.replace("%2", count(deal.played))
            moves = shown(deal.best_moves, lambda number: count(int(number)))
            points = shown(deal.best_points, lambda number: count(int(number)))
            item = _item(deal.code, [deal.code, won, best, moves, points])
            item.setChildIndicatorPolicy(QTreeWidgetItem.ChildIndicatorPolicy.ShowIndicator)
            items.append(item)
        self.tree.clear()
        self.tree.addTopLevelItems(items)
        # Points say nothing of a solitaire, nor moves of a match.
        are_matches = any(deal.best_points is not None for deal in deals)
        self.tree.setColumnHidden(_MOVES, are_matches)
        self.tree.setColumnHidden(_POINTS, not are_matches)
        self._note.setVisible(len(deals) == MOST_DEALS)
        if items:
            self.tree.setCurrentItem(items[0])
        self._again.setEnabled(bool(items))

    def _on_expanded(self, item: QTreeWidgetItem) -> None:
        """Read the results of a deal when it is opened for the first time."""
        if item.childCount():
            return
        code = item.data(_DEAL, _CODE)

        def show(results: list[GameResult]) -> None:
            # The list may have been filled anew since.
            for at in range(self.tree.topLevelItemCount()):
                found = self.tree.topLevelItem(at)
                if found and found.data(_DEAL, _CODE) == code and not found.childCount():
                    found.addChildren([self._child(code, each) for each in reversed(results)])

        self._keeper.read_results(lambda statistics: statistics.results_of(code), show, self)

    def _child(self, code: str, result: GameResult) -> QTreeWidgetItem:
        ended = QDateTime.fromSecsSinceEpoch(int(result.ended.timestamp()))
        count = self.locale().toString
        return _item(
            code,
            [
                self.locale().toString(ended, QLocale.FormatType.ShortFormat),
                self._outcome(result),
                shown_milliseconds(result.milliseconds),
                count(result.moves),
                count(result.match.scores[SOUTH] if result.match else result.score),
            ],
        )

    def _outcome(self, result: GameResult) -> str:
        match result.outcome:
            case ResultOutcome.WON:
                return self.tr("won")
            case ResultOutcome.NO_MOVES:
                return self.tr("no more moves")
            case ResultOutcome.ABANDONED:
                return self.tr("abandoned")
            case ResultOutcome.LOST:
                place = result.match.place if result.match else 0
                return self.tr("place %1").replace("%1", self.locale().toString(place))

    def _on_again(self) -> None:
        item = self.tree.currentItem()
        if item:
            self.accept()
            self.code_chosen.emit(item.data(_DEAL, _CODE))


def _item(code: str, texts: list[str]) -> QTreeWidgetItem:
    item = QTreeWidgetItem(texts)
    item.setData(_DEAL, _CODE, code)
    for column in (_TIME, _MOVES, _POINTS):
        item.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item
