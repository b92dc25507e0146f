"""Help, Watch an example: the published deal, played to its win beside the player's own game."""

from PySide6.QtCore import QLocale, QObject

from h2h.cards.card import Card
from h2h.game.page import Page
from h2h.game.table import Table
from h2h.heart_to_heart.controller import HeartToHeartController
from h2h.heart_to_heart.description import HeartToHeartDescription
from h2h.heart_to_heart.engine import WASTE, Game
from h2h.heart_to_heart.engine.places import HEART_NAMES, STOCK_NAME, WASTE_NAME
from h2h.heart_to_heart.example_player import CODE, ExamplePlayer, Kind, Step
from h2h.heart_to_heart.example_strip import ExamplePanel
from h2h.heart_to_heart.model import HeartToHeartModel
from h2h.heart_to_heart.table_layout import heart_layout
from h2h.i18n import shown_number
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_input import NoInput, TableInput
from h2h.table.table_view import LayoutFor

_TIP = 25


class ExamplePage(Page):
    """A game that plays itself: nothing is saved, timed or counted."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(table, parent)
        self._model = HeartToHeartModel(Game(CODE), self)
        self._controller = HeartToHeartController(self._model, table.scene, self)
        self._controller.labels_wanted.connect(self._on_labels)
        self.player = ExamplePlayer(self._model, self._controller, self)
        self.player.told.connect(self._on_told)
        self.player.tapped.connect(self._show_figures)
        self.panel = ExamplePanel(table.scene.pictures.palette)
        self.panel.pause_wanted.connect(self.player.set_paused)
        self.panel.step_wanted.connect(self.player.step)
        self.panel.stop_wanted.connect(self.finished)
        self.player.paused_changed.connect(self.panel.show_paused)
        self._step = Step(Kind.INTRODUCTION)
        self._words = HeartToHeartDescription(self._model, self._controller, self)

    @property
    def kind(self) -> GameKind:
        """Which game it shows."""
        return GameKind.HEART_TO_HEART

    @property
    def layout_for(self) -> LayoutFor:
        """Return the layout of the table for a size."""
        return heart_layout

    @property
    def code(self) -> str:
        """The code of the published deal."""
        return str(CODE)

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return _ExampleInput(self)

    def open(self) -> None:
        """Take the table and begin."""
        self._table.bar.deal_code.setText(self.code)
        self._table.show_below(self.panel)
        self._table.view.set_description(lambda: self._words)
        self._controller.open()
        self.panel.take_focus()
        self.player.start()
        self.retranslate()

    def close(self) -> None:
        """Give the table back."""
        self.player.stop()
        self._controller.close()
        self._table.view.set_description(None)
        self.panel.setParent(None)
        self.panel.deleteLater()
        self.deleteLater()

    def set_paused(self, paused: bool) -> None:
        """Pause while the window is in the background."""
        self.player.set_suspended(paused)

    def apply(self, settings: Settings) -> None:
        """Follow the table's colours."""
        self.panel.set_look(self._table.scene.pictures.palette)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self.panel.retranslate()
        state = self._model.game.state
        self._on_labels(len(state.stock), len(state.waste))
        self._say(self._step)

    # What the player tells

    def _on_labels(self, stock: int, waste: int) -> None:
        pile = self._table.scene.pile_item
        pile(STOCK_NAME).set_label(shown_number(stock), self.tr("stock"), empty=not stock)
        pile(WASTE_NAME).set_label(shown_number(waste), self.tr("waste"), empty=not waste)

    def _on_told(self, step: Step) -> None:
        self._step = step
        self._say(step)
        if step.kind is Kind.END:
            self.panel.show_end()
            self._table.scene.celebrate(HEART_NAMES)

    def _say(self, step: Step) -> None:
        sentence = self._sentence(step)
        self.panel.say(sentence)
        self._table.view.announce(lambda: sentence)
        self._show_figures()

    def _show_figures(self) -> None:
        state = self._model.game.state
        self.panel.show_figures(
            self.tr("%n moves", "", state.moves), self.tr("%n points", "", state.score)
        )

    def _sentence(self, step: Step) -> str:
        match step.kind:
            case Kind.INTRODUCTION:
                return self.tr(
                    "The deal %1. Positions are counted row by row: 10♥ at the upper left is 1, "
                    "the tip is 25. Only the tip, 4♥, is free."
                ).replace("%1", self.code)
            case Kind.DRAWS:
                return self._drawn(step)
            case Kind.REDEAL:
                return self.tr(
                    "Move %1: the stock is empty. A tap on it puts the whole waste back, in the "
                    "same order."
                ).replace("%1", shown_number(step.first))
            case Kind.PAIR:
                return " ".join(filter(None, (self._paired(step), self._freed(step))))
            case Kind.END:
                return self.tr(
                    "Won in %n moves: the heart is gone. Cards left in the stock and the waste do "
                    "not matter.",
                    "",
                    step.last,
                )

    def _drawn(self, step: Step) -> str:
        if not step.rank and step.first == step.last:
            text = self.tr("Move %1: the last card of the stock is turned.")
        elif not step.rank:
            text = self.tr("Moves %1–%2: the rest of the stock is turned.")
        elif step.first == step.last:
            text = self.tr("Move %1: a card of the stock is turned, and the waste shows %3.")
        else:
            text = self.tr("Moves %1–%2: the stock is turned until the waste shows %3.")
        for mark, figure in (("%1", step.first), ("%2", step.last)):
            text = text.replace(mark, shown_number(figure))
        return text.replace("%3", step.rank)

    def _paired(self, step: Step) -> str:
        first, second = step.places
        if (first, second) == (_TIP, WASTE):
            text = self.tr("Move %1: the tip and the top of the waste, both %4: a pair.")
        elif second == WASTE:
            text = self.tr("Move %1: position %2 and the top of the waste, both %4: a pair.")
        else:
            text = self.tr("Move %1: positions %2 and %3, both %4: a pair within the heart.")
        for mark, figure in (("%1", step.first), ("%2", first), ("%3", second)):
            text = text.replace(mark, shown_number(figure))
        return text.replace("%4", step.rank)

    def _freed(self, step: Step) -> str:
        if not step.freed:
            return ""
        cards = [f"{_shown(card)} ({shown_number(place)})" for place, card in step.freed]
        listed = QLocale().createSeparatedList(cards)
        return self.tr("Free now: %1.").replace("%1", listed)


class _ExampleInput(NoInput):
    """Escape ends the example; Enter and Space show its next step."""

    def __init__(self, page: ExamplePage) -> None:
        self._page = page

    def activate(self) -> None:
        """Show the next step."""
        self._page.player.step()

    def escape(self) -> bool:
        """End the example."""
        self._page.finished.emit()
        return True


def _shown(card: Card) -> str:
    return f"{card.rank.symbol}♥"
