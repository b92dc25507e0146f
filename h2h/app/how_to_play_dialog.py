"""How to play: the rules of each game on a page, with pictures drawn by the program."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, QUrl, Signal
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from h2h.app.games import GAMES
from h2h.deck import DeckLook
from h2h.game.charts import is_dark
from h2h.game.dialog import Dialog
from h2h.game.how_to_play import WIDTH, Part, draw
from h2h.palette import Palette
from h2h.storage.settings import GameKind
from h2h.table.art.pictures import Pictures

_CARD = 2.9
"""The width of a card in the pictures, in line heights."""
_ON_LIGHT, _ON_DARK = "#8E1B3E", "#F0B8C4"
"""The colour of headings on a light and on a dark window."""


class HowToPlayDialog(Dialog):
    """The rules of the games.

    Signals:
        action_wanted: the reader followed a link; carries the name of an action of the window.
    """

    action_wanted = Signal(str)

    def __init__(
        self,
        first: GameKind = GAMES[0].kind,
        parent: QWidget | None = None,
        *,
        palette: Palette = Palette.WINE,
        look: DeckLook = DeckLook(),  # noqa: B008 (it is frozen)
    ) -> None:
        """Show the rules.

        Args:
            first: the game whose page is in front.
            parent: the window.
            palette: the colours of the table in the pictures.
            look: how the cards in the pictures look.
        """
        super().__init__("howToPlayDialog", parent)
        self._pictures = Pictures(palette, look)
        self._tabs = QTabWidget()
        self._pages = {game.kind: _Page() for game in GAMES}
        self._unfilled = set(self._pages)
        for page in self._pages.values():
            page.anchorClicked.connect(self._on_link)
            self._tabs.addTab(page, "")
        self._tabs.setCurrentWidget(self._pages[first])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self._tabs)
        column.addWidget(buttons)
        self._write()
        self._tabs.currentChanged.connect(self._fill_current)
        self._pages[first].setFocus()

    def sizeHint(self) -> QSize:
        """Return room for lines of comfortable length beside the pictures."""
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
        for index, game in enumerate(GAMES):
            self._tabs.setTabText(index, game.title())
        self._unfilled = set(self._pages)
        self._fill_current()

    def _fill_current(self) -> None:
        """Fill the page in front: its pictures take long."""
        game = GAMES[self._tabs.currentIndex()]
        if game.kind in self._unfilled:
            self._unfilled.remove(game.kind)
            self._fill(self._pages[game.kind], game.how_to_play())

    def _fill(self, page: QTextBrowser, parts: Sequence[Part]) -> None:
        document = page.document()
        document.clear()
        card = self.fontMetrics().height() * _CARD
        self._pictures.ratio = self.devicePixelRatioF()
        for number, part in enumerate(parts):
            picture = draw(part.sketch, card, self._pictures)
            image = QTextDocument.ResourceType.ImageResource.value
            document.addResource(image, QUrl(str(number)), picture)
        accent = _ON_DARK if is_dark(self.palette()) else _ON_LIGHT
        document.setDefaultStyleSheet(
            f"h3 {{ color: {accent}; margin: 0 0 0.3em 0; }} a {{ color: {accent}; }}"
            " p { margin: 0 0 0.5em 0; }"
        )
        width = round(WIDTH * card)
        rows = [
            f'<tr><td width="{width + 16}"><img src="{number}" width="{width}"></td>'
            f"<td><h3>{part.heading}</h3><p>{part.text}</p>{_link(part)}</td></tr>"
            for number, part in enumerate(parts)
        ]
        page.setHtml(f'<table width="100%" cellspacing="0" cellpadding="8">{"".join(rows)}</table>')

    def _on_link(self, link: QUrl) -> None:
        self.action_wanted.emit(link.toString())
        self.accept()


def _link(part: Part) -> str:
    return f'<p><a href="{part.action}">{part.link}</a></p>' if part.action else ""


class _Page(QTextBrowser):
    """A page to read; the dialog handles its links."""

    def __init__(self) -> None:
        super().__init__()
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
