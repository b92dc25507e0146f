"""How to play: the rules of both games on a page each, with pictures drawn by the program."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from h2h.app import how_to_play_text as rules
from h2h.app.how_to_play_pictures import SKETCHES, WIDTH, draw
from h2h.game.charts import is_dark
from h2h.palette import Palette

_EXAMPLE = "HH1-N-AAAAAAM"
_CARD = 2.9
"""A card's width in the pictures, in heights of a line."""
_ON_LIGHT, _ON_DARK = "#8E1B3E", "#F0B8C4"
"""Headings, on the system's light and dark windows."""


class HowToPlayDialog(QDialog):
    """The rules of the two games.

    Signals:
        example_wanted: the reader would like to see the example played.
    """

    example_wanted = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        palette: Palette = Palette.WINE,
        four_colour: bool = False,
        hearts_first: bool = False,
    ) -> None:
        """Show the rules.

        Args:
            parent: the window.
            palette: the colours of the table in the pictures.
            four_colour: blue diamonds and green clubs in the pictures.
            hearts_first: begin with the page about Hearts.
        """
        super().__init__(parent)
        self.setObjectName("howToPlayDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look, self._four_colour = palette, four_colour
        self._tabs = QTabWidget()
        self._pages = [_Page(), _Page()]
        for page in self._pages:
            page.anchorClicked.connect(self._on_link)
            self._tabs.addTab(page, "")
        self._tabs.setCurrentIndex(int(hearts_first))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(buttons)
        self._write()
        self.resize(self.sizeHint())  # Qt alone would stop at two thirds of the screen
        self._pages[int(hearts_first)].setFocus()

    def sizeHint(self) -> QSize:
        """Return room for a comfortable line beside the pictures."""
        line = self.fontMetrics().height()
        wished = QSize(line * 50, line * 46)
        return wished.boundedTo(self.screen().availableSize() * 0.9)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language, the system's light or dark, and its font."""
        super().changeEvent(event)
        kinds = (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange, QEvent.Type.FontChange)
        if event.type() in kinds and hasattr(self, "_pages"):
            self._write()

    def _write(self) -> None:
        self.setWindowTitle(self.tr("How to play"))
        self._tabs.setTabText(0, self.tr("Heart to Heart"))
        self._tabs.setTabText(1, self.tr("Hearts"))
        link = self.tr("Watch this deal being played to its win")
        after = f'<p><a href="example">{link}</a></p>'
        self._fill(self._pages[0], rules.heart_to_heart(), after)
        self._fill(self._pages[1], rules.hearts(), "")

    def _fill(self, page: QTextBrowser, parts: Sequence[rules.Part], after: str) -> None:
        document = page.document()
        document.clear()
        card = self.fontMetrics().height() * _CARD
        for part in parts:
            picture = draw(
                SKETCHES[part.picture],
                card,
                self._look,
                self._four_colour,
                self.devicePixelRatioF(),
            )
            document.addResource(
                QTextDocument.ResourceType.ImageResource.value, QUrl(part.picture), picture
            )
        accent = _ON_DARK if is_dark(self.palette()) else _ON_LIGHT
        document.setDefaultStyleSheet(
            f"h3 {{ color: {accent}; margin: 0 0 0.3em 0; }} a {{ color: {accent}; }}"
            " p { margin: 0 0 0.5em 0; }"
        )
        width = round(WIDTH * card)
        rows = [
            f'<tr><td width="{width + 16}"><img src="{part.picture}" width="{width}"></td>'
            f"<td><h3>{part.heading}</h3><p>{part.text.replace('%1', _EXAMPLE)}</p>"
            f"{after if part is parts[-1] else ''}</td></tr>"
            for part in parts
        ]
        page.setHtml(f'<table width="100%" cellspacing="0" cellpadding="8">{"".join(rows)}</table>')

    def _on_link(self) -> None:
        self.example_wanted.emit()
        self.accept()


class _Page(QTextBrowser):
    """A page to read; a link on it leads nowhere by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
