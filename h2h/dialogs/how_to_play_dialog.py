"""How to play: short, with small pictures drawn by the program."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget


class HowToPlayDialog(QDialog):
    """The rules on one page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("howToPlayDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("How to play"))
        page = QTextBrowser()
        page.setHtml(self._heart_to_heart())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(page)
        column.addWidget(buttons)
        em = self.fontMetrics().averageCharWidth()
        self.resize(em * 90, em * 80)

    def _heart_to_heart(self) -> str:
        parts = (
            self.tr("Remove the 25 cards of the heart in pairs of equal rank."),
            self.tr(
                "A card is free when no card lies over it; at the start only the tip is. "
                "A pair is two free cards of the heart, or one free card and the top of the waste."
            ),
            self.tr(
                "A tap on the stock turns its top card onto the waste. When the stock is empty, "
                "a tap puts the whole waste back in the same order, as often as you like."
            ),
            self.tr(
                "Tap a free card to select it, then another of the same rank to remove both. "
                "A tap on the selected card lets it go."
            ),
            self.tr(
                "Each card removed from the heart counts 10 points. The game is won when the heart "
                "is gone, even with cards left in the stock."
            ),
        )
        return "".join(f"<p>{part}</p>" for part in parts)
