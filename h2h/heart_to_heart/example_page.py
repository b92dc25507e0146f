"""Help, Watch an example: the published deal plays itself to its win."""

from PySide6.QtCore import QObject, Qt

from h2h.game.table import Table
from h2h.heart_to_heart.demonstration import Demonstration
from h2h.heart_to_heart.engine import WASTE, Game
from h2h.heart_to_heart.engine.places import HEART_NAMES
from h2h.heart_to_heart.example_player import CODE, ExamplePlayer, Kind, Step
from h2h.i18n import shown_number
from h2h.storage.settings import Settings
from h2h.table.table_input import NoInput, TableInput

_TIP = 25


class ExamplePage(Demonstration):
    """A game that plays itself."""

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(Game(CODE), "example", table, parent)
        self._step = Step(Kind.INTRODUCTION)
        self.player = ExamplePlayer(self._model, self._controller, self)
        self.player.step_started.connect(self._on_step)
        self.player.tapped.connect(self._show_figures)
        self.player.paused_changed.connect(lambda _: self._show_buttons())
        strip = self.strip
        self._stop = strip.add_button("exampleStop", "stop", self.finished.emit)
        self._pause = strip.add_button("examplePause", "pause", self._toggle_pause)
        self._next = strip.add_button("exampleStep", "step", self.player.step)

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return _ExampleInput(self)

    def open(self) -> None:
        """Show the example and start it."""
        super().open()
        self._pause.setFocus(Qt.FocusReason.OtherFocusReason)
        self.player.start()
        self.retranslate()

    def close(self) -> None:
        """Stop the example and remove the page."""
        self.player.stop()
        super().close()

    def set_paused(self, paused: bool) -> None:
        """Pause while the window is in the background."""
        self.player.set_suspended(paused)

    def apply(self, settings: Settings) -> None:
        """Apply the settings; outlines are part of the example."""
        super().apply(settings._replace(placement_help=True))

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        super().retranslate()
        self._show_buttons()
        self._show(self._step)

    def _toggle_pause(self) -> None:
        self.player.set_paused(not self.player.paused)

    def _show_buttons(self) -> None:
        at_end = self._step.kind is Kind.END
        self._pause.setEnabled(not at_end)
        self._next.setEnabled(not at_end)
        if self.player.paused:
            self._pause.show_as(self.tr("Go o&n"), "resume")
        else:
            self._pause.show_as(self.tr("&Pause"), "pause")
        self._next.show_as(self.tr("S&tep"))
        self._stop.show_as(self.tr("&Back to my game") if at_end else self.tr("St&op"))
        self.strip.fit()

    def _on_step(self, step: Step) -> None:
        self._step = step
        self._show(step)
        if step.kind is Kind.END:
            self._show_buttons()
            self._stop.setFocus(Qt.FocusReason.OtherFocusReason)
            self._table.scene.celebrate(HEART_NAMES, stays=True)

    def _show(self, step: Step) -> None:
        self._say(self._sentence(step))
        self._show_figures()

    def _sentence(self, step: Step) -> str:
        match step.kind:
            case Kind.INTRODUCTION:
                return (
                    self.tr("The deal %1. Only uncovered cards are free: now %2 alone.")
                    .replace("%1", self.code)
                    .replace("%2", self._place_words.card(Game(CODE).state, _TIP))
                )
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
        for mark, number in (("%1", step.first), ("%2", step.last)):
            text = text.replace(mark, shown_number(number))
        return text.replace("%3", step.rank)

    def _paired(self, step: Step) -> str:
        assert step.before is not None
        if WASTE in step.places:
            text = self.tr("Move %1: %2 are a pair.")
        else:
            text = self.tr("Move %1: %2 are a pair within the heart.")
        return text.replace("%1", shown_number(step.first)).replace(
            "%2", self._place_words.pair(step.before, *step.places)
        )

    def _freed(self, step: Step) -> str:
        if not step.freed or step.after is None:
            return ""
        named = self._place_words.cards(step.after, step.freed)
        return self.tr("Free now: %1.").replace("%1", named)


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
