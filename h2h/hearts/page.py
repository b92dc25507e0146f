"""The page of Hearts: connects its session with the table, the bar and the dialogs."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QFontMetricsF
from PySide6.QtWidgets import QApplication

from h2h.cards.transition import Position, Transition
from h2h.game.page import Calls, Deal, GamePage, Page
from h2h.game.table import Table
from h2h.hearts import saved_match
from h2h.hearts.bots import Level, make
from h2h.hearts.controller import HeartsController
from h2h.hearts.engine import MatchCode, Phase, Seat
from h2h.hearts.model import Status
from h2h.hearts.saved_match import Encoder, SavedMatch
from h2h.hearts.session import HeartsSession, MatchToReview, is_in_progress
from h2h.hearts.table.layout import HeartsLayout, hearts_layout
from h2h.hearts.thinker import Thinker
from h2h.i18n import shown_number
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_input import TableInput
from h2h.table.table_view import LayoutFor

if TYPE_CHECKING:
    from h2h.hearts.description import HeartsDescription
    from h2h.hearts.score_sheet_dialog import ScoreSheetDialog

_MOST_RULES = 2
"""House rules that are named in the bar; the score sheet and the tooltip name them all."""
_BUTTONS = (
    ("undo", "undo"),
    ("redo", "redo"),
    ("lastTrick", "last_trick"),
    ("scores", "scores"),
    ("hint", "hint"),
)
_LEVELS = {
    "levelEasy": ("EASY", "EASY", "EASY"),
    "levelNormal": ("NORMAL", "NORMAL", "NORMAL"),
    "levelHard": ("HARD", "HARD", "HARD"),
    "levelMixed": ("EASY", "NORMAL", "HARD"),
}
_USUAL_LINE = 15.6
"""Pixels: the height of a line in the font that the table's words are drawn for."""


class HeartsPage(GamePage):
    """Connects a session with the table, the bar and the dialogs."""

    def __init__(
        self,
        table: Table,
        keeper: Keeper,
        actions: Mapping[str, QAction],
        parent: QObject,
        code: str | None = None,
    ) -> None:
        """Continue the saved match, or deal `code`, or deal at random."""
        super().__init__(table, keeper, actions, parent)
        self._encoder = Encoder()
        self._is_outcome_pending = False
        wanted = MatchCode.parse(code) if code else None
        saved = keeper.load(saved_match.load)
        if saved and wanted and not is_in_progress(saved.game):
            if saved.game.outcome is not None and not saved.recorded:
                self._on_ended(saved, lambda: None)  # decided just before the program ended
            saved = None
        self._session = session = HeartsSession(saved, keeper.settings, wanted, self)
        self.controller = controller = HeartsController(
            session.model, lambda: session.bots, table.scene, self
        )
        self._is_first_start = saved is None and keeper.settings.first_hearts_line
        self._sheet: ScoreSheetDialog | None = None
        self._description: HeartsDescription | None = None
        self._headline = table.bar.add_headline("headline")
        self._play_to = table.bar.add_note("playTo")
        buttons = [table.bar.add_button(actions[name], icon) for name, icon in _BUTTONS]
        self._practice_note = table.bar.add_headline("roundPractice")
        self._practice_note.hide()
        self._thinker = Thinker(lambda: False, self)
        self._parts = [self._headline, self._play_to, *buttons]
        self._show_parts(shown=False)
        session.model.status_changed.connect(self._on_status)
        session.changed.connect(self.save)
        session.ended.connect(self._on_ended)
        session.model.stepped.connect(self._on_stepped)
        session.model.finished.connect(self._on_finished)
        session.model.reset.connect(lambda _: table.clear_message())
        session.model.reset.connect(lambda _: table.view.announce(self._words.deal))
        controller.changed.connect(lambda: table.view.update_accessibility())
        controller.said.connect(self._say)
        controller.chose.connect(table.clear_message)
        controller.round_ended.connect(self._on_round_ended)
        controller.new_match_wanted.connect(self.new_game)
        controller.last_trick_shown.connect(actions["lastTrick"].setChecked)
        controller.cards_gone_shown.connect(actions["cardsGone"].setChecked)
        controller.cards_gone_shown.connect(lambda _: table.clear_message())
        self.apply(keeper.settings)

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        return GameKind.HEARTS

    @property
    def session(self) -> HeartsSession:
        """The match with its clock and its save."""
        return self._session

    @property
    def layout_for(self) -> LayoutFor:
        """Return the layout of the table for a size."""
        return _layout

    @property
    def code(self) -> str:
        """The match's code."""
        return str(self._session.status.code)

    @property
    def actions(self) -> Calls:
        """What the window's actions do."""
        return {
            "hint": self.hint,
            "undo": self.controller.undo,
            "redo": self.controller.redo,
            "lastTrick": self.controller.toggle_last_trick,
            "cardsGone": self.controller.toggle_cards_gone,
            **{name: partial(self._set_levels, levels) for name, levels in _LEVELS.items()},
            "scores": self.show_scores,
            "review": self.review,
            "share": self.share,
        }

    @property
    def deals(self) -> Mapping[str, Deal]:
        """Actions that replace the match."""
        return {
            "newGame": Deal(self.new_game, self.tr("&New match")),
            "dealOfTheDay": Deal(lambda: self.deal_of(date.today()), self.tr("&Deal it")),
            "restartDeal": Deal(self.restart, self.tr("&Restart")),
        }

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return self.controller

    def open(self) -> None:
        """Show the match as it stands."""
        super().open()
        self._table.view.set_description(lambda: self._words)
        self.controller.open()
        self._session.resume()
        self.retranslate()
        self._show_first_line()

    def close(self) -> None:
        """Save the match and leave the table."""
        super().close()
        self._thinker.stop()
        self._close_sheet()
        self.controller.close()

    def stop(self) -> None:
        """Stop the computer's turns: the window is closing."""
        self.controller.turns.stop()

    def save(self) -> None:
        """Save the match in progress."""
        self._keeper.save(saved_match.FILE_NAME, self._encoder.prepare(self._session.saved))

    def apply(self, settings: Settings) -> None:
        """Use the settings."""
        self._session.apply(settings)
        if self._table.first_line is not None:
            self._table.first_line.apply_style(settings.table)
        self.controller.apply(settings)
        self._actions["cardsGone"].setVisible(settings.cards_gone)
        self._on_status(self._session.status)
        if not settings.cards_gone:
            self.controller.hide_panels()
        for name, levels in _LEVELS.items():
            self._actions[name].setChecked(levels == settings.opponent_levels)
        if len(set(settings.opponent_levels)) > 1:
            self._actions["levelMixed"].setChecked(True)

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._table.bar.deal_code.setToolTip(self.tr("Match code: a tap copies it"))
        self._practice_note.setText(self.tr("Practice"))
        self.controller.refresh()
        self._translate_first_line()
        self._on_status(self._session.status)

    def hint(self) -> None:
        """Show what the hard opponent would do."""
        self.controller.hint(make(Level.HARD, self._session.model.game.number))

    def _set_levels(self, levels: tuple[str, str, str]) -> None:
        """Set the levels of all three opponents, at once if South has not moved yet.

        A match of the day keeps its own.
        """
        self.apply(self._keeper.change(opponent_levels=levels))
        if self._session.has_begun or self._session.daily:
            self._say(self.tr("Levels apply from the next match"))
        else:
            self.restart()

    def new_game(self) -> None:
        """Begin a match at random."""
        self._close_sheet()
        self._session.new_game()

    def restart(self) -> None:
        """Play the same match again."""
        self._close_sheet()
        self._session.restart()

    def deal(self, code: str) -> None:
        """Begin the match that a code names."""
        self._close_sheet()
        self._session.deal(MatchCode.parse(code))

    def take(self, saved: object) -> None:
        """Go on with a match that was begun on another machine."""
        self._close_sheet()
        super().take(saved)

    def deal_of(self, day: date) -> None:
        """Begin the match that everybody plays on a day."""
        self._close_sheet()
        super().deal_of(day)

    def show_scores(self) -> None:
        """Show the score sheet as it stands."""
        if self.controller.skip_to_scores():
            return
        game = self._session.model.game
        match game.phase:
            case Phase.MATCH_OVER:
                self._show_outcome()
            case Phase.ROUND_OVER:
                self._on_round_over()
            case _:
                headline = self.tr("Round %1").replace("%1", shown_number(game.state.round_number))
                self._open_sheet(headline, self.tr("So far, without the round being played."))

    def review(self) -> None:
        """Show the last round that is over, in this match or the finished one before it."""
        self._thinker.start(self._session.think_of_matches(), self._review)

    def _review(self, matches: Sequence[MatchToReview]) -> None:
        if not matches:
            self._say(self.tr("No round is over yet"))
            return

        def build(table: Table, parent: QObject) -> Page:
            from h2h.hearts.review_page import RoundReviewPage

            return RoundReviewPage(
                matches,
                table,
                self.layout_for,
                self._actions,
                self._practice_note,
                lambda name, on: self._keeper.change(**{name: on}),
                parent,
            )

        self.page_wanted.emit(build)

    def share(self) -> None:
        """Show the result of a finished match as it can be shared."""
        from h2h.game.share_dialog import ShareDialog
        from h2h.hearts.shared_result import shared_result

        game, over = self._session.model.game, self._sheet or self._table.window()
        if game.outcome is None:
            return
        names = self.controller.words
        shared = shared_result(game.code, game.rules, game.outcome, self._session.daily, names)
        ShareDialog(shared, self._table.scene.pictures, self._keeper, over).open()

    @property
    def _words(self) -> "HeartsDescription":
        """The match in words, built when it is first needed."""
        if self._description is None:
            from h2h.hearts.description import HeartsDescription

            self._description = HeartsDescription(self._session.model, self.controller, self)
        return self._description

    _first_line_setting = "first_hearts_line"
    _first_line_action = "howToPlay"

    def _first_line_texts(self) -> tuple[str, str]:
        return (
            self.tr("Each heart costs 1 point, the queen of spades 13. The fewest points win."),
            self.tr("Avoid hearts and the queen of spades."),
        )

    # Signals of the session

    def _on_stepped(self, transition: Transition[Position]) -> None:
        self._table.clear_message()
        if self._session.has_begun:
            self._end_first_line()
        self._table.view.announce(lambda: self._words.step(transition))

    def _on_status(self, status: Status) -> None:
        self._headline.setText(self.controller.words.headline(status))
        limit = self.tr("play to %1").replace("%1", shown_number(status.rules.play_to))
        house = self.controller.words.rules(status.rules)
        # A long list would leave no room for the buttons' words.
        shown = house if len(house) <= _MOST_RULES else [self.tr("%n house rules", "", len(house))]
        self._play_to.setText("  ·  ".join([limit, *shown]))
        self._play_to.setToolTip("\n".join([limit, *house]))
        self._table.bar.deal_code.setText(str(status.code))
        self._actions["lastTrick"].setEnabled(status.has_last_trick)
        allowed = self._keeper.settings.take_back
        self._actions["review"].setEnabled(self._session.can_review)
        self._actions["undo"].setEnabled(allowed and status.can_undo)
        self._actions["redo"].setEnabled(allowed and status.can_redo)
        self._actions["share"].setEnabled(status.outcome is not None)

    def _say(self, text: str) -> None:
        self._table.show_message(text)

    def _on_ended(self, saved: SavedMatch, counted: Callable[[], object]) -> None:
        from h2h.hearts.result import result_of

        self._keeper.record(result_of(saved), counted)

    def _on_finished(self) -> None:
        self._is_outcome_pending = True

    def _on_round_ended(self) -> None:
        if not self._session.is_over:
            self._on_round_over()
        elif self._is_outcome_pending:  # once, not again whenever the page is opened
            self._is_outcome_pending = False
            self._show_outcome()

    def _on_round_over(self) -> None:
        state, words = self._session.model.game.state, self.controller.words
        headline = self.tr("Round %1 is over").replace("%1", shown_number(state.round_number))
        last = state.rounds[-1]
        taken = self.tr("You took %n points", "", last.points[Seat.SOUTH])
        what = taken if last.moon is None else words.moon(last.moon)
        note = f"{words.round_won(last)}  ·  {what}"
        if max(state.scores) >= state.rules.play_to:
            tied = self.tr(
                "The lowest score is tied: play continues until one player alone has it."
            )
            note = f"{note}\n{tied}"
        sheet = self._open_sheet(headline, note, self.tr("&Next round"))
        sheet.accepted.connect(self.controller.next_round)

    def _show_outcome(self) -> None:
        game, words = self._session.model.game, self.controller.words
        if game.outcome is None or not self.controller.is_open:
            return
        rounds = self.tr("%n rounds", "", len(game.state.rounds))
        place = self.tr("your place: %1").replace("%1", str(game.outcome.place(Seat.SOUTH)))
        note = f"{rounds}  ·  {place}"
        headline = words.won(game.state, game.outcome.winner)
        sheet = self._open_sheet(headline, note, self.tr("&New match"))
        sheet.offer_sharing()
        sheet.share_wanted.connect(self._actions["share"].trigger)
        sheet.accepted.connect(self._session.new_game)

    def _open_sheet(self, headline: str, note: str, go_on: str = "") -> "ScoreSheetDialog":
        from h2h.hearts.score_sheet_dialog import ScoreSheetDialog

        self._close_sheet()
        names = self.controller.words.names
        state = self._session.model.game.state
        rounds = state.rounds
        if house := self.controller.words.rules(state.rules):
            rules = self.tr("House rules: %1").replace("%1", ", ".join(house))
            note = f"{note}\n{rules}"
        sheet = ScoreSheetDialog(names, rounds, headline, note, go_on, self._table.window())
        sheet.finished.connect(self._forget_sheet)
        sheet.review_wanted.connect(self.review)
        self._sheet = sheet
        sheet.open()
        return sheet

    def _forget_sheet(self) -> None:
        self._sheet = None

    def _close_sheet(self) -> None:
        if self._sheet is not None:
            self._sheet.reject()


def _layout(width: float, height: float, ratio: float) -> HeartsLayout:
    line = QFontMetricsF(QApplication.font()).height()
    return hearts_layout(width, height, ratio, max(1.0, line / _USUAL_LINE / 1.1))
