"""Entering a deal code by hand or by pasting."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from h2h.cards.code_text import LENGTH, CodeError, CodeFault, find_code, full_code
from h2h.game.dialog import Dialog
from h2h.i18n import shown_time

if TYPE_CHECKING:
    from h2h.storage.summaries import DealSummary

_LONGEST = 20_000
"""Characters: more than any message that holds a code has; a longer text is not searched."""


class DealCodeDialog(Dialog):
    """Asks for a code of either game and checks it at each keystroke.

    Attributes:
        code: the code in its full form once it can be read, else None.

    Signals:
        code_found: a code can be read; carries it. `show_results` says how it was played.
    """

    code_found = Signal(str)

    def __init__(self, game: str, titles: Mapping[str, str], parent: QWidget | None = None) -> None:
        """Build the dialog.

        Args:
            game: the letters of the game on the table; seven symbols alone mean a code of it.
            titles: the name of each game by its letters.
            parent: the window.
        """
        super().__init__("dealCodeDialog", parent)
        example = f"{game}1-N-AAAAAAM"
        self.code: str | None = None
        self._game, self._titles = game, titles
        self.setWindowTitle(self.tr("Enter deal code"))
        prompt = QLabel(self.tr("The code of the deal, as in %1:").replace("%1", example))
        self.field = _CodeField()
        self.field.setObjectName("dealCodeField")
        self.field.setAccessibleName(self.tr("Deal code"))
        self.field.setPlaceholderText(example)
        prompt.setBuddy(self.field)
        self.reason = QLabel()
        self.reason.setObjectName("dealCodeReason")
        self.reason.setWordWrap(True)
        self.reason.setMinimumHeight(2 * self.reason.fontMetrics().lineSpacing() + 4)
        self.reason.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.results = QLabel()
        self.results.setObjectName("dealCodeResults")
        self.results.setMinimumHeight(self.results.fontMetrics().lineSpacing())
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._ok = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._ok.setText(self.tr("&Deal"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        for widget in (prompt, self.field, self.reason, self.results, self.buttons):
            column.addWidget(widget)
        self.field.setMinimumWidth(self.fontMetrics().averageCharWidth() * 48)
        self.field.textChanged.connect(self._on_text)
        self._offer_clipboard()
        self._on_text(self.field.text())

    def _offer_clipboard(self) -> None:
        """Fill in the code on the clipboard: it is most likely the one to enter."""
        found = find_code(QGuiApplication.clipboard().text()[:_LONGEST])
        if found:
            self.field.setText(found)
            self.field.selectAll()

    def show_results(self, code: str, deal: "DealSummary | None") -> None:
        """Say how the deal of a code was played, unless another code has been entered since."""
        if code == self.code:
            self.results.setText(self._played(deal) if deal else "")
            self._describe()

    def _played(self, deal: "DealSummary") -> str:
        match deal.played:
            case 1:
                text = self.tr("Played once")
            case 2:
                text = self.tr("Played twice")
            case _:
                text = self.tr("Played %n times", "", deal.played)
        if deal.best_points is not None:
            return self.tr("%1, best: %n points", "", deal.best_points).replace("%1", text)
        if deal.best_milliseconds is not None:
            best = shown_time(deal.best_milliseconds // 1000)
            return self.tr("%1, best %2").replace("%1", text).replace("%2", best)
        return self.tr("%1, not won yet").replace("%1", text)

    def _describe(self) -> None:
        """Give screen readers what stands below the field."""
        said = filter(None, (self.reason.text(), self.results.text()))
        self.field.setAccessibleDescription(" ".join(said))

    def _on_text(self, text: str) -> None:
        before, self.code = self.code, None
        try:
            self.code = full_code(text, self._game)
        except CodeError as error:
            found = find_code(text)
            if found:
                self.code = found
            self.reason.setText("" if found else self._sentence(error))
        else:
            self.reason.setText("")
        if self.code is not None:
            self.reason.setText(self._announcement(self.code, text))
        self._ok.setEnabled(self.code is not None)
        if self.code != before:
            self.results.clear()
            if self.code is not None:
                self.code_found.emit(self.code)
        self._describe()

    def _announcement(self, code: str, text: str) -> str:
        """Show what will be dealt, unless the text is the code itself."""
        letters = code[: len(self._game)]
        if letters != self._game:
            announced = self.tr("This will switch to %2 and deal %1.")
            return announced.replace("%1", code).replace("%2", self._titles[letters])
        return "" if code == text.strip() else self.tr("This will deal %1.").replace("%1", code)

    def _sentence(self, error: CodeError) -> str:
        match error.reason:
            case CodeFault.EMPTY:
                return self.tr("Type a code or paste text that contains one.")
            case CodeFault.WRONG_GAME:
                return self.tr("“%1” is not a game of this program.").replace("%1", error.found)
            case CodeFault.UNKNOWN_VERSION:
                return self.tr(
                    "Version %1 of these codes is not known here; a newer program may know it."
                ).replace("%1", error.found)
            case CodeFault.UNKNOWN_VARIANT:
                return self.tr("“%1” is not a known variant; a code has N in its middle.").replace(
                    "%1", error.found
                )
            case CodeFault.WRONG_LENGTH if error.place < LENGTH:
                return self.tr("%n of seven symbols so far.", "", error.place)
            case CodeFault.WRONG_LENGTH:
                return self.tr("A code ends in seven symbols; here are %n.", "", error.place)
            case CodeFault.WRONG_SYMBOL:
                return (
                    self.tr(
                        "“%1” in place %2 can’t be in a code: "
                        "a code has only letters A to Z and digits 2 to 7."
                    )
                    .replace("%1", _shown(error.found))
                    .replace("%2", str(error.place))
                )


class _CodeField(QLineEdit):
    """A line edit for a pasted text of any length."""

    def __init__(self) -> None:
        super().__init__()
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(self.font().pointSizeF() * 1.2)
        self.setFont(font)
        self.setMaxLength(_LONGEST)


def _shown(symbol: str) -> str:
    return symbol if symbol.isprintable() else f"U+{ord(symbol):04X}"
