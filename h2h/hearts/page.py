"""Hearts at the window: its words in the bar, its messages, its dialogs."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer

from h2h.cards.transition import Position, Transition
from h2h.hearts.engine import MatchCode, Phase, Seat
from h2h.hearts.model import Status
from h2h.hearts.saved_match import SavedMatch
from h2h.hearts.session import HeartsSession
from h2h.i18n import shown_number
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_view import LayoutFor

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow
    from h2h.hearts.description import HeartsReading
    from h2h.hearts.score_sheet_dialog import ScoreSheetDialog

_TRICK = ("trick-west", "trick-north", "trick-east", "trick-south")
_BELOW_THE_TRICK = 0.62


class HeartsDesk(QObject):
    """Connects a session with the window's bar, table and dialogs (see Desk)."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window
        self.session = HeartsSession(
            window.scene,
            window.keeper.load_match(),
            window.keeper.settings,
            self,
        )
        self._sheet: ScoreSheetDialog | None = None
        self._reading: HeartsReading | None = None
        bar, actions = window.bar, window.actions_
        self._headline = bar.add_headline("headline")
        self._play_to = bar.add_note("playTo")
        self._buttons = [
            bar.add_button(actions[name], icon)
            for name, icon in (("lastTrick", "last_trick"), ("scores", "scores"), ("hint", "hint"))
        ]
        self._hide_parts()
        session, controller = self.session, self.session.controller
        session.model.status_changed.connect(self._on_status)
        session.changed.connect(self.save)
        session.ended.connect(self._on_ended)
        session.round_over.connect(self._on_round_over)
        session.match_over.connect(self._on_match_over)
        session.model.stepped.connect(self._on_stepped)
        session.model.reset.connect(lambda _: window.hush())
        session.model.reset.connect(lambda _: window.view.announce(self._words.deal))
        controller.changed.connect(lambda: window.view.tell_changes())
        controller.said.connect(self._say)
        controller.chose.connect(window.hush)
        controller.last_trick_shown.connect(actions["lastTrick"].setChecked)

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return GameKind.HEARTS

    @property
    def layout_for(self) -> LayoutFor:
        """Lays the table out for a size."""
        return self.session.layout_for

    @property
    def code(self) -> str:
        """The match's code."""
        return str(self.session.status.code)

    @property
    def is_in_progress(self) -> bool:
        """Whether moves would be lost if another match took its place."""
        return self.session.is_in_progress

    @property
    def actions(self) -> Mapping[str, Callable[[], object]]:
        """What the window's actions do."""
        ask_before = self._window.ask_before
        return {
            "newGame": lambda: ask_before(self.new_game),
            "restartDeal": lambda: ask_before(self.restart),
            "hint": self.session.hint,
            "lastTrick": self.session.controller.toggle_last_trick,
            "scores": self.show_scores,
        }

    @property
    def table_calls(self) -> Mapping[str, Callable[..., object]]:
        """What the table's signals do."""
        controller = self.session.controller
        return {
            "tapped": controller.tap_by_hand,
            "hovered": controller.hover,
            "arrow": controller.move_focus,
            "activated": controller.activate,
            "digit": controller.press_digit,
            "escaped": controller.let_go,
            "focus_wanted": controller.focus_on,
        }

    def open(self) -> None:
        """Take the table and the bar."""
        self._window.view.set_reading(lambda: self._words)
        for part in (self._headline, self._play_to, *self._buttons):
            part.show()
        self.session.open()
        self.retranslate()

    def close(self) -> None:
        """Give them back, keeping the match."""
        self.rest(resting=True)
        self.save()
        self._close_sheet()
        self._window.view.set_reading(None)
        self._hide_parts()
        self.session.close()

    def stop(self) -> None:
        """Let the computer play no further: the window is closed."""
        self.session.controller.turns.stop()

    def save(self) -> None:
        """Keep the match in progress."""
        self._window.keeper.save_match(self.session.saved)

    def rest(self, resting: bool) -> None:
        """Rest the clock."""
        self.session.clock.rest(resting)

    def apply(self, settings: Settings) -> None:
        """Follow the settings."""
        self.session.apply(settings)

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._window.bar.deal_code.setToolTip(self.tr("Match code: a click copies it"))
        self.session.controller.refresh()
        self._on_status(self.session.status)

    def new_game(self) -> None:
        """Begin a match at random."""
        self._close_sheet()
        self.session.new_game()

    def restart(self) -> None:
        """Play the same match again."""
        self._close_sheet()
        self.session.restart()

    def deal(self, code: str) -> None:
        """Begin the match that a code names."""
        self._close_sheet()
        self.session.deal(MatchCode.parse(code))

    def show_scores(self) -> None:
        """Show the score sheet as it stands."""
        game = self.session.model.game
        match game.phase:
            case Phase.MATCH_OVER:
                self._show_outcome()
            case Phase.ROUND_OVER:
                self._on_round_over()
            case _:
                headline = self.tr("Round %1").replace("%1", shown_number(game.state.round_number))
                self._open_sheet(headline, self.tr("So far, without the round being played."))

    @property
    def _words(self) -> "HeartsReading":
        """The match in words, made when the first is wanted."""
        if self._reading is None:
            from h2h.hearts.description import HeartsReading

            self._reading = HeartsReading(self.session.model, self.session.controller, self)
        return self._reading

    # What the session tells

    def _on_stepped(self, transition: Transition[Position]) -> None:
        self._window.hush()
        self._window.view.announce(lambda: self._words.step(transition))

    def _on_status(self, status: Status) -> None:
        self._headline.setText(self.session.controller.words.headline(status))
        limit = self.tr("play to %1").replace("%1", shown_number(status.play_to))
        self._play_to.setText(limit)
        self._window.bar.deal_code.setText(str(status.code))
        self._window.actions_["lastTrick"].setEnabled(status.has_last_trick)

    def _say(self, text: str) -> None:
        self._window.say(text, _BELOW_THE_TRICK)

    def _on_ended(self, saved: SavedMatch) -> None:
        from h2h.storage.results import of_match

        self._window.keeper.record(of_match(saved))

    def _on_round_over(self) -> None:
        state, words = self.session.model.game.state, self.session.controller.words
        headline = self.tr("Round %1 is over").replace("%1", shown_number(state.round_number))
        moon = state.rounds[-1].moon
        points = state.rounds[-1].points[Seat.SOUTH]
        note = self.tr("You took %n points.", "", points) if moon is None else words.moon(moon)
        if max(state.scores) >= state.rules.play_to:
            tied = self.tr("The lowest score is shared: play goes on until one has it alone.")
            note = f"{note}\n{tied}"
        sheet = self._open_sheet(headline, note, self.tr("&Next round"))
        sheet.accepted.connect(self.session.controller.next_round)

    def _on_match_over(self) -> None:
        outcome, animator = self.session.model.game.outcome, self._window.scene.animator
        if outcome is not None and outcome.winner is Seat.SOUTH:
            self._window.scene.celebrate(_TRICK)
            if animator.running:
                once = Qt.ConnectionType.SingleShotConnection
                animator.finished.connect(self._on_celebrated, once)
                return
        self._show_outcome()

    def _on_celebrated(self) -> None:
        # Later, since the click that ended it may begin another match or game.
        QTimer.singleShot(0, self, self._show_outcome)

    def _show_outcome(self) -> None:
        game, words = self.session.model.game, self.session.controller.words
        if game.outcome is None or self._window.kind is not self.kind:
            return
        rounds = self.tr("%n rounds", "", len(game.state.rounds))
        place = self.tr("your place: %1").replace("%1", str(game.outcome.place(Seat.SOUTH)))
        note = f"{rounds}  ·  {place}"
        headline = words.won(game.state, game.outcome.winner)
        sheet = self._open_sheet(headline, note, self.tr("&New match"))
        sheet.accepted.connect(self.session.new_game)

    def _open_sheet(self, headline: str, note: str, go_on: str = "") -> "ScoreSheetDialog":
        from h2h.hearts.score_sheet_dialog import ScoreSheetDialog

        self._close_sheet()
        names = self.session.controller.words.names
        rounds = self.session.model.game.state.rounds
        sheet = ScoreSheetDialog(names, rounds, headline, note, go_on, self._window)
        sheet.finished.connect(self._forget_sheet)
        self._sheet = sheet
        sheet.open()
        return sheet

    def _forget_sheet(self) -> None:
        self._sheet = None

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.reject()

    def _hide_parts(self) -> None:
        for part in (self._headline, self._play_to, *self._buttons):
            part.hide()
