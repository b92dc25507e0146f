"""Review: a finished game move by move, and practice from any of its positions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from h2h.cards.transition import Cause
from h2h.game.page import Calls
from h2h.game.steps import Steps
from h2h.game.table import Table
from h2h.heart_to_heart.demonstration import Demonstration
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    Draw,
    Game,
    Move,
    Outcome,
    RemovePair,
    review,
)
from h2h.heart_to_heart.engine.places import STOCK_NAME, name_of
from h2h.heart_to_heart.engine.review import Verdict
from h2h.i18n import shown_number
from h2h.palette import GLOW
from h2h.storage.settings import Settings
from h2h.table.table_input import NoInput, TableInput

_LOST: Final = "#8C6B78"
_NEEDLESS: Final = "#B9A1A8"


class ReviewPage(Demonstration):
    """Shows the positions of a game. Whether they could be won is shown only on request."""

    def __init__(
        self,
        code: DealCode,
        history: Sequence[Move],
        table: Table,
        actions: Mapping[str, QAction],
        practice_note: QWidget,
        remember: Callable[[bool], object],
        parent: QObject,
        *,
        explain: bool = False,
    ) -> None:
        """Build a page that is not open yet.

        Args:
            code: the deal.
            history: the moves of the game.
            table: shared by all pages.
            actions: the window's actions by name.
            practice_note: the part of the bar that marks practice.
            remember: keeps whether the player wants to see what could be won.
            parent: the owner.
            explain: begin at the move that lost the win, and show it.
        """
        self._history = tuple(history)
        super().__init__(Game.replay(code, self._history), "review", table, parent)
        self._actions = actions
        self._practice_note = practice_note
        self._remember = remember
        self._explain = explain
        self._states = review.states(code, self._history)
        self._at = len(self._history)
        self._verdict: Verdict | None = None
        self._practising = False
        self._browsing = _ReviewInput(self)
        self._model.stepped.connect(self._on_stepped)
        self._steps = Steps(self.strip, "review", self.back, self.forward)
        self._steps.show(self._at, len(self._history))
        self._steps.chosen.connect(self.go_to)
        add = self.strip.add_button
        self._switch = add("reviewVerdict", "check", self._toggle_verdict)
        self._switch.setCheckable(True)
        self._play = add("reviewPlay", "resume", self._toggle_practice)
        self._close = add("reviewClose", "stop", self.finished.emit)

    @property
    def position(self) -> int:
        """How many moves have been played in the position on the table."""
        return self._at

    @property
    def verdict(self) -> Verdict | None:
        """Where the game could be won; None unless the player asked."""
        return self._verdict

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return self._browsing

    @property
    def actions(self) -> Calls:
        """The actions of this page: undo and redo go through the game, or undo practice."""
        return {
            "undo": self.back,
            "redo": self.forward,
            "draw": self._controller.draw,
            "hint": self._controller.hint,
        }

    def open(self) -> None:
        """Show the end of the game, or the move that lost the win."""
        super().open()
        self._steps.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._explain:
            self._remember(True)
            self._show_verdict(shown=True)
            if self._verdict is not None and self._verdict.last_winnable is not None:
                self.go_to(self._verdict.last_winnable)
        self.retranslate()
        self._show_position()

    def close(self) -> None:
        """Remove the page."""
        self._practice_note.hide()
        super().close()

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        super().apply(settings)
        if settings.review_verdict != (self._verdict is not None):
            self._show_verdict(shown=settings.review_verdict)
        self._show_position()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        super().retranslate()
        self._steps.retranslate()
        self._switch.show_as(self.tr("Show whether it could be &won"))
        self._play.show_as(
            self.tr("Back to the &review") if self._practising else self.tr("&Play on from here"),
            "review" if self._practising else "resume",
        )
        self._close.show_as(self.tr("&End the review"))
        self._steps.slider.setAccessibleName(self.tr("Moves"))
        self._show_texts()
        self.strip.fit()

    # Going through the game

    def go_to(self, position: int) -> None:
        """Show the position after a number of moves."""
        position = min(max(position, 0), len(self._history))
        if position == self._at or self._practising:
            return
        game = Game.replay(self._model.game.code, self._history[:position])
        cause = Cause.REDO if position > self._at else Cause.UNDO
        if position == self._at + 1:
            cause = _cause(self._history[self._at])
        self._at = position
        self._steps.show(position, len(self._history))
        self._model.show(game, cause)
        self._show_position()

    def back(self) -> None:
        """Go back by one move, or undo a move of the practice."""
        if self._practising:
            self._controller.undo()
        else:
            self.go_to(self._at - 1)

    def forward(self) -> None:
        """Go forward by one move, or redo a move of the practice."""
        if self._practising:
            self._controller.redo()
        else:
            self.go_to(self._at + 1)

    def _on_stepped(self) -> None:
        if self._practising:
            self._show_texts()
            self._enable()

    # Practice

    def _toggle_practice(self) -> None:
        self._practising = not self._practising
        # Undo in practice ends where the practice began.
        game = Game.replay(self._model.game.code, self._history[: self._at], undo_depth=0)
        self._model.show(game, Cause.UNDO)
        self._table.view.set_input(self._controller if self._practising else self._browsing)
        focused = self._table.view if self._practising else self._steps.slider
        focused.setFocus(Qt.FocusReason.OtherFocusReason)
        self._practice_note.setVisible(self._practising)
        self.retranslate()
        self._show_position()

    # What could be won

    def _toggle_verdict(self) -> None:
        wanted = self._verdict is None
        self._show_verdict(shown=wanted)
        self._remember(wanted)
        self._show_position()

    def _show_verdict(self, *, shown: bool) -> None:
        self._verdict = review.verdict(self._states, self._history) if shown else None
        self._switch.setChecked(shown)
        verdict = self._verdict
        if verdict is None:
            self._steps.slider.set_colours(())
            return
        last = verdict.last_winnable
        colours = [
            _LOST if last is None or n > last else _NEEDLESS if n in verdict.needless else GLOW
            for n in range(len(self._states))
        ]
        self._steps.slider.set_colours(colours, None if last == len(self._history) else last)

    # Showing

    def _show_position(self) -> None:
        self._enable()
        if not self._practising:
            self._controller.point_at(self._outlined())
        self._show_texts()

    def _enable(self) -> None:
        game, browsing = self._model.game, not self._practising
        if browsing:
            can_go_back, can_go_on = self._at > 0, self._at < len(self._history)
        else:
            can_go_back, can_go_on = game.can_undo, game.can_redo
        self._steps.enable(
            back=browsing and can_go_back, forward=browsing and can_go_on, slider=browsing
        )
        self._switch.setEnabled(browsing)
        self._play.setEnabled(self._practising or not self._states[self._at].is_won)
        self._actions["undo"].setEnabled(can_go_back)
        self._actions["redo"].setEnabled(can_go_on)
        for name in ("draw", "hint"):
            self._actions[name].setEnabled(self._practising and not game.state.is_won)

    def _outlined(self) -> Sequence[str]:
        """Return what to outline: the next move, or what would have kept the win."""
        verdict = self._verdict
        if verdict is not None and self._at == verdict.last_winnable and verdict.kept_by:
            place, partner = verdict.kept_by
            top = self._states[self._at].card_at(WASTE)
            card = self._states[self._at].card_at(place)
            in_piles = partner == WASTE and not (top and card and top.rank == card.rank)
            return name_of(place), STOCK_NAME if in_piles else name_of(partner)
        if self._at == len(self._history):
            return ()
        move = self._history[self._at]
        if isinstance(move, RemovePair):
            return name_of(move.first), name_of(move.second)
        return (STOCK_NAME,)

    def _show_texts(self) -> None:
        self._show_figures()
        if self._practising:
            text = self.tr("Practice from move %1: it does not count.")
            text = text.replace("%1", shown_number(self._at))
            self._say(" ".join(filter(None, (text, self._ending()))))
            return
        verdict = self._verdict
        if verdict is not None and verdict.kept_by and self._at == verdict.last_winnable:
            self._say(self._decisive(verdict))
        else:
            self._say(" ".join(filter(None, (self._next_move(), self._explanation()))))

    def _show_figures(self) -> None:
        text = self.tr("%1 of %2 moves")
        self.strip.figures.setText(
            text.replace("%1", shown_number(self._at)).replace(
                "%2", shown_number(len(self._history))
            )
        )
        if self._practising:
            super()._show_figures()
        self.strip.fit()

    def _ending(self) -> str:
        """Return how the game on the table has ended, if it has."""
        match self._model.game.outcome:
            case Outcome.WON:
                return self.tr("The game is won.")
            case Outcome.NO_MOVES:
                return self.tr("No free card has a partner any more.")
        return ""

    def _next_move(self) -> str:
        """Return the next move in words."""
        if self._at == len(self._history):
            return self._ending() or self.tr("The game was left here.")
        move, state = self._history[self._at], self._states[self._at]
        if isinstance(move, RemovePair):
            named = self._place_words.pair(state, move.first, move.second)
            return self.tr("Next: %1 go.").replace("%1", named)
        if isinstance(move, Draw):
            shown = self._states[self._at + 1].card_at(WASTE)
            symbol = shown.rank.symbol if shown else ""
            return self.tr("Next: the stock turns up %1.").replace("%1", symbol)
        return self.tr("Next: the waste goes back to the stock.")

    def _explanation(self) -> str:
        """Return what the verdict says of this position."""
        verdict = self._verdict
        if verdict is None:
            return ""
        last = verdict.last_winnable
        if last is None:
            return self.tr("This deal could not be won.")
        if last == len(self._history):
            if self._model.game.outcome is not None and self._at == last and verdict.needless:
                return self.tr(
                    "%n moves were not needed: the next pair already lay open.",
                    "",
                    len(verdict.needless),
                )
            if self._at in verdict.needless:
                return self.tr("Not needed: the next pair already lies open.")
            return self.tr("The deal can still be won.") if self._at < last else ""
        if self._at < last:
            return self.tr("The deal can still be won.")
        if self._at > last:
            return self.tr("Until move %1 this deal could be won.").replace(
                "%1", shown_number(last)
            )
        return self._decisive(verdict)

    def _decisive(self, verdict: Verdict) -> str:
        text = self.tr("Until here this deal could be won.")
        if verdict.kept_by is None:
            return text
        place, partner = verdict.kept_by
        state = self._states[self._at]
        first = self._place_words.card(state, place)
        top, card = state.card_at(WASTE), state.card_at(place)
        if partner == WASTE and not (top and card and top.rank == card.rank):
            kept = self.tr("To keep the win, %1 has to wait for a card of the stock or the waste.")
        else:
            kept = self.tr("To keep the win, %1 has to go with %2.")
            kept = kept.replace("%2", self._place_words.card(state, partner))
        return f"{text} {kept.replace('%1', first)}"


def _cause(move: Move) -> Cause:
    match move:
        case RemovePair():
            return Cause.PAIR
        case Draw():
            return Cause.DRAW
        case _:
            return Cause.REDEAL


class _ReviewInput(NoInput):
    """Arrow keys go through the game; Escape ends the review."""

    def __init__(self, page: ReviewPage) -> None:
        self._page = page

    def move_focus(self, dx: int, dy: int) -> None:
        """Go back or forward by one move, or by ten with the vertical arrows."""
        self._page.go_to(self._page.position + dx + 10 * dy)

    def activate(self) -> None:
        """Go forward by one move."""
        self._page.forward()

    def escape(self) -> bool:
        """End the review."""
        self._page.finished.emit()
        return True
