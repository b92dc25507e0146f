"""The score sheet of a match of Hearts: all rounds, the totals, and a chart of these."""

from collections.abc import Sequence
from itertools import accumulate, pairwise

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from h2h.game.charts import LineChart, Series, four_colours
from h2h.game.dialog import Body, Dialog
from h2h.hearts.engine import RoundResult, Seat
from h2h.i18n import shown_number

_ROWS = 8
"""The number of rows visible without scrolling."""


class ScoreSheetDialog(Dialog):
    """Shows the scores; accepting it starts the next round or another match.

    Signals:
        review_wanted: the button to review a round was clicked.
        share_wanted: the button to share the result was clicked.
    """

    review_wanted = Signal()
    share_wanted = Signal()

    def __init__(
        self,
        names: Sequence[str],
        rounds: Sequence[RoundResult],
        headline: str,
        note: str = "",
        go_on: str = "",
        parent: QWidget | None = None,
    ) -> None:
        """Show the scores.

        Args:
            names: the players' by seat.
            rounds: how each finished round ended.
            headline: in large letters.
            note: a line below it.
            go_on: the text of the button that accepts; without it there is only "Close".
            parent: the window.
        """
        super().__init__("scoreSheetDialog", parent)
        self.setWindowTitle(self.tr("Scores"))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setSpacing(10)
        column.setContentsMargins(0, 0, 0, 0)
        title = QLabel(headline)
        title.setObjectName("scoreSheetHeadline")
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.5)
        font.setBold(True)
        title.setFont(font)
        column.addWidget(title)
        if note:
            below = QLabel(note)
            below.setObjectName("scoreSheetNote")
            below.setWordWrap(True)
            column.addWidget(below)
        self.sheet = self._sheet(names, rounds)
        column.addWidget(self.sheet)
        self.chart = self._chart(names, rounds)
        column.addWidget(self.chart, 1)
        outer = QVBoxLayout(self)
        outer.addWidget(Body(content), 1)
        self._box = self._buttons(go_on, can_review=bool(rounds))
        outer.addWidget(self._box)

    def offer_sharing(self) -> None:
        """Add a button to share the result."""
        share = self._box.addButton(self.tr("Shar&e…"), QDialogButtonBox.ButtonRole.ActionRole)
        share.setObjectName("shareResult")
        share.setAutoDefault(False)
        share.clicked.connect(self.share_wanted)
        # A button that is added later leaves others out of the chain of Tab.
        for one, next_one in pairwise(self._box.buttons()):
            self.setTabOrder(one, next_one)

    def sizeHint(self) -> QSize:
        """Return room for a chart that is wide enough to be read."""
        hint = super().sizeHint()
        return QSize(self.fontMetrics().averageCharWidth() * 78, hint.height())

    def _sheet(self, names: Sequence[str], rounds: Sequence[RoundResult]) -> QTableWidget:
        sheet = QTableWidget(len(rounds) + 1, len(names) + 1)
        sheet.setObjectName("scoreSheet")
        sheet.setHorizontalHeaderLabels([self.tr("Round"), *names])
        sheet.verticalHeader().hide()
        sheet.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        sheet.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        sheet.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        sheet.setShowGrid(False)
        sheet.setAlternatingRowColors(True)
        sheet.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        sheet.horizontalHeader().setHighlightSections(False)
        sheet.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        for row, result in enumerate(rounds):
            _write(sheet, row, 0, str(row + 1))
            for seat in Seat:
                score = shown_number(result.scores[seat])
                if seat is result.moon:
                    score = self.tr("%1, moon").replace("%1", score)
                if seat is result.jack:
                    score = self.tr("%1, J♦").replace("%1", score)
                _write(sheet, row, seat + 1, score)
        totals = [sum(result.scores[seat] for result in rounds) for seat in Seat]
        _write(sheet, len(rounds), 0, self.tr("Total"), bold=True)
        for seat in Seat:
            _write(sheet, len(rounds), seat + 1, shown_number(totals[seat]), bold=True)
        line = sheet.fontMetrics().height() + 8
        sheet.verticalHeader().setDefaultSectionSize(line)
        shown = min(len(rounds) + 1, _ROWS)
        sheet.setMinimumHeight(min(shown, 3) * line + line + 8)
        sheet.setFixedHeight(shown * line + sheet.horizontalHeader().sizeHint().height() + 4)
        sheet.scrollToBottom()
        return sheet

    def _chart(self, names: Sequence[str], rounds: Sequence[RoundResult]) -> LineChart:
        colours = four_colours(self.palette())
        series = [
            Series(name, colour, [0, *accumulate(result.scores[seat] for result in rounds)])
            for seat, name, colour in zip(Seat, names, colours, strict=True)
        ]
        chart = LineChart(series if rounds else (), first=0)
        chart.empty_text = self.tr("The totals of all rounds will be drawn here.")
        chart.setAccessibleName(self.tr("Chart of the totals"))
        chart.setMinimumHeight(chart.fontMetrics().height() * 9)
        return chart

    def _buttons(self, go_on: str, *, can_review: bool) -> QDialogButtonBox:
        buttons = QDialogButtonBox()
        close = buttons.addButton(QDialogButtonBox.StandardButton.Close)
        close.setObjectName("closeScores")
        buttons.rejected.connect(self.reject)
        if can_review:
            review = buttons.addButton(
                self.tr("Re&view the round"), QDialogButtonBox.ButtonRole.ActionRole
            )
            review.setObjectName("reviewRound")
            review.setAutoDefault(False)
            review.clicked.connect(self.review_wanted)
        if go_on:
            button = buttons.addButton(go_on, QDialogButtonBox.ButtonRole.AcceptRole)
            button.setObjectName("goOn")
            button.setDefault(True)
            button.setFocus()
            buttons.accepted.connect(self.accept)
        return buttons


def _write(sheet: QTableWidget, row: int, column: int, text: str, *, bold: bool = False) -> None:
    item = QTableWidgetItem(text)
    item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
    if bold:
        font = item.font()
        font.setBold(True)
        item.setFont(font)
    sheet.setItem(row, column, item)
