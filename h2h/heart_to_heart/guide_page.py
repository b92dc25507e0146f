"""The guided first minute: the player makes the first moves of a deal, one sentence at a time."""

from typing import Final

from PySide6.QtCore import QObject, Qt

from h2h.cards.transition import Transition
from h2h.game.table import Table
from h2h.heart_to_heart.demonstration import Demonstration
from h2h.heart_to_heart.engine import DealCode, Game, IllegalMove, RemovePair, rules
from h2h.heart_to_heart.engine.places import STOCK_NAME, name_of
from h2h.i18n import shown_number
from h2h.table.table_input import TableInput

CODE: Final = DealCode.parse("HH1-N-AAAAGCX")
"""Its first three pairs come within three draws; the third is within the heart."""
_PAIRS: Final = 3
"""The guide ends after this many pairs."""


class GuidePage(Demonstration):
    """A game in which each position comes with a sentence and outlines the next taps.

    Everything follows from the position, so the player may also do something else.
    """

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(Game(CODE), "guide", table, parent)
        self._model.stepped.connect(self._on_stepped)
        self._controller.refused.connect(self._on_refused)
        self._stop = self.strip.add_button("guideStop", "stop", self.finished.emit)

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return self._controller

    def open(self) -> None:
        """Show the first position."""
        super().open()
        self.retranslate()
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        super().retranslate()
        text = self.tr("&Play") if self._is_over else self.tr("St&op")
        self._stop.show_as(text, "resume" if self._is_over else "stop")
        self._show()

    @property
    def _pairs_removed(self) -> int:
        return sum(isinstance(move, RemovePair) for move in self._model.game.history)

    @property
    def _is_over(self) -> bool:
        return self._pairs_removed >= _PAIRS or self._model.game.outcome is not None

    def _on_stepped(self, _transition: Transition[object]) -> None:
        self._table.clear_message()
        if self._is_over:
            self.retranslate()
            self._stop.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._show()

    def _on_refused(self, refusal: IllegalMove) -> None:
        self._table.show_message(self._words.refusal(refusal))

    def _show(self) -> None:
        state = self._model.game.state
        pair = next(rules.pairs(state), None)
        if self._is_over:
            self._say(
                self.tr(
                    "That is all: remove the whole heart to win. When the stock is empty, a tap on "
                    "it puts the waste back, as often as you like."
                )
            )
        elif pair is not None:
            self._controller.point_at((name_of(pair.first), name_of(pair.second)))
            named = self._place_words.pair(state, pair.first, pair.second)
            text = self.tr("%1 are a pair: tap one of them, then the other.").replace("%1", named)
            self._say(text[:1].upper() + text[1:])
        else:
            free = rules.free_places(state)
            self._controller.point_at([STOCK_NAME, *map(name_of, free)])
            named = self._place_words.cards(state, free)
            if self._pairs_removed == 0:
                text = self.tr(
                    "Only uncovered cards are free: now %1 alone. Tap the stock until the waste "
                    "shows a card of the same rank."
                )
            else:
                text = self.tr(
                    "Free now: %1. Tap the stock until the waste shows a card of the same rank."
                )
            self._say(text.replace("%1", named))
        figures = self.tr("%1 of %2 pairs").replace("%2", shown_number(_PAIRS))
        self.strip.figures.setText(figures.replace("%1", shown_number(self._pairs_removed)))
        self.strip.fit()
