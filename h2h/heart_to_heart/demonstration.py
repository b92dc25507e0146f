"""Base of the pages with a game that is neither saved, timed nor recorded."""

from PySide6.QtCore import QObject

from h2h.game.page import Page
from h2h.game.strip import Strip
from h2h.game.table import Table
from h2h.heart_to_heart.controller import HeartToHeartController
from h2h.heart_to_heart.description import HeartToHeartDescription
from h2h.heart_to_heart.engine import Game
from h2h.heart_to_heart.labels import PileLabels
from h2h.heart_to_heart.model import HeartToHeartModel
from h2h.heart_to_heart.place_words import PlaceWords
from h2h.heart_to_heart.table_layout import layout_for
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_view import LayoutFor


class Demonstration(Page):
    """A game beside the player's own, with a strip below the table."""

    def __init__(self, game: Game, name: str, table: Table, parent: QObject) -> None:
        """Build a page that is not open yet.

        Args:
            game: what is on the table.
            name: what the object names of the strip begin with.
            table: shared by all pages.
            parent: the owner.
        """
        super().__init__(table, parent)
        self._one_handed = False
        self._model = HeartToHeartModel(game, self)
        self._controller = HeartToHeartController(self._model, table.scene, self)
        self._labels = PileLabels(table.scene, self)
        self._controller.labels_wanted.connect(self._labels.show)
        self._controller.changed.connect(lambda: table.view.update_accessibility())
        self._words = HeartToHeartDescription(self._model, self._controller, self)
        self._place_words = PlaceWords(self)
        self.strip = Strip(name, table.scene.pictures.palette)
        self.strip.escaped.connect(self.finished)

    @property
    def kind(self) -> GameKind:
        """Which game it shows."""
        return GameKind.HEART_TO_HEART

    @property
    def layout_for(self) -> LayoutFor:
        """The layout of the table for a size."""
        return layout_for(self._one_handed)

    @property
    def code(self) -> str:
        """The code of the deal on the table."""
        return str(self._model.game.code)

    def open(self) -> None:
        """Show the game and the strip."""
        self._table.bar.deal_code.setText(self.code)
        self._table.show_below(self.strip)
        self._table.view.set_description(lambda: self._words)
        self._controller.open()

    def close(self) -> None:
        """Remove the strip and the page."""
        self._table.clear_message()
        self._controller.close()
        self._table.view.set_description(None)
        self.strip.setParent(None)
        self.strip.deleteLater()
        self.deleteLater()

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self._controller.set_placement_help(settings.placement_help)
        self.strip.apply_style(settings.table)
        if self._one_handed != settings.one_handed:
            self._one_handed = settings.one_handed
            self._table.view.set_layout_for(self.layout_for)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        state = self._model.game.state
        self._labels.show(len(state.stock), len(state.waste))

    def _say(self, sentence: str) -> None:
        self.strip.say(sentence)
        self._table.view.announce(lambda: sentence)

    def _show_figures(self) -> None:
        state = self._model.game.state
        moves = self.tr("%n moves", "", state.moves)
        points = self.tr("%n points", "", state.score)
        self.strip.figures.setText(f"{moves}   ·   {points}")
        self.strip.fit()
