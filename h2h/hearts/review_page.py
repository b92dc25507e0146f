"""Review: a round that is over card by card, what decisions cost, and the same cards again."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from h2h.cards.card import Card
from h2h.cards.transition import Cause
from h2h.game.page import Calls, Page
from h2h.game.steps import Steps
from h2h.game.strip import Strip
from h2h.game.table import Table
from h2h.hearts.bots import Level, make
from h2h.hearts.controller import HeartsController
from h2h.hearts.description import HeartsDescription
from h2h.hearts.engine import Game, Seat
from h2h.hearts.engine.rounds import PlayedRound, round_of
from h2h.hearts.judging import Judgement, Judging
from h2h.hearts.model import HeartsModel
from h2h.hearts.review_words import NameOf, ReviewWords
from h2h.hearts.session import MatchToReview, opponents
from h2h.palette import GLOW
from h2h.storage.settings import GameKind, Settings
from h2h.table.card_item import Mark
from h2h.table.table_input import NoInput, TableInput
from h2h.table.table_view import LayoutFor

_DEAR = "#8C6B78"
_CARDS_OF_A_TRICK = 5
"""Steps from one trick to the next: four cards, and the trick is taken."""


class RoundReviewPage(Page):
    """Shows the rounds of matches. What the decisions cost is shown only on request."""

    def __init__(
        self,
        matches: Sequence[MatchToReview],
        table: Table,
        layout_for: LayoutFor,
        actions: Mapping[str, QAction],
        practice_note: QWidget,
        remember: Callable[[str, bool], object],
        parent: QObject,
    ) -> None:
        """Build a page that is not open yet.

        Args:
            matches: each has at least one round that is over; the last one of the first is shown.
            table: shared by all pages.
            layout_for: the layout of the table of Hearts.
            actions: the window's actions by name.
            practice_note: the part of the bar that marks practice.
            remember: keeps a setting.
            parent: the owner.
        """
        super().__init__(table, parent)
        self._matches = matches
        self._layout_for = layout_for
        self._actions = actions
        self._practice_note = practice_note
        self._remember = remember
        self._judgements: dict[tuple[int, int], Judgement] = {}
        self._open_hands = self._shows_costs = False
        self._practising = self._shows_summary = False
        self._result: str = ""
        """How the last practice ended, until another position is shown."""
        self._take(0, len(matches[0].game.state.rounds))
        game = Game.from_state(self._match.game.code, self._played.states[self._at])
        self._model = HeartsModel(game, self)
        self._controller = HeartsController(
            self._model, lambda: opponents(self._match.levels, self._match.game), table.scene, self
        )
        self._controller.set_replaying(True)
        self._controller.changed.connect(lambda: table.view.update_accessibility())
        self._controller.said.connect(table.show_message)
        self._controller.chose.connect(table.clear_message)
        self._controller.round_ended.connect(self._on_practised)
        self._description = HeartsDescription(self._model, self._controller, self)
        self._words = ReviewWords(self._controller.words, self)
        self._model.stepped.connect(self._on_stepped)
        self._judging = Judging(lambda: table.scene.animator.running, self)
        self._judging.changed.connect(self._on_judged)
        self._browsing = _ReviewInput(self)
        self.strip = Strip("roundReview", table.scene.pictures.palette, lines=2)
        self.strip.escaped.connect(self.finished)
        links = Qt.TextInteractionFlag.LinksAccessibleByMouse
        links |= Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        self.strip.caption.setTextInteractionFlags(links)
        self.strip.caption.linkActivated.connect(lambda step: self.go_to(int(step)))
        self._steps = Steps(self.strip, "round", self.back, self.forward)
        self._steps.slider.setPageStep(_CARDS_OF_A_TRICK)
        self._steps.chosen.connect(self.go_to)
        add = self.strip.add_button
        self._hands = add("roundHands", "last_trick", self._toggle_hands)
        self._costs = add("roundCosts", "check", self._toggle_costs)
        self._hands.setCheckable(True)
        self._costs.setCheckable(True)
        self._rounds = add("roundChoice", "scores", self._choose_round)
        self._play = add("roundPlay", "restart", self._toggle_practice)
        self._close = add("roundClose", "stop", self.finished.emit)

    def _take(self, match: int, number: int) -> None:
        """Take a round of a match, at its start."""
        self._match = self._matches[match]
        self._played: PlayedRound = round_of(self._match.game, number)
        self._at = 0
        self._judgement = self._judgements.setdefault(
            (match, number), Judgement(self._played.decisions)
        )

    @property
    def kind(self) -> GameKind:
        """Which game it shows."""
        return GameKind.HEARTS

    @property
    def layout_for(self) -> LayoutFor:
        """The layout of the table for a size."""
        return self._layout_for

    @property
    def code(self) -> str:
        """The code of the match."""
        return str(self._match.game.code)

    @property
    def position(self) -> int:
        """How many steps have been made in the position on the table."""
        return self._at

    @property
    def played(self) -> PlayedRound:
        """The round."""
        return self._played

    @property
    def judgement(self) -> Judgement | None:
        """What the decisions cost; None unless the player asked."""
        return self._judgement if self._shows_costs else None

    @property
    def controller(self) -> HeartsController:
        """What shows the round."""
        return self._controller

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return self._browsing

    @property
    def actions(self) -> Calls:
        """The actions of this page: undo and redo go through the round, or undo practice."""
        return {"undo": self.back, "redo": self.forward, "hint": self._hint}

    def open(self) -> None:
        """Show the start of the round."""
        self._table.bar.deal_code.setText(self.code)
        self._table.show_below(self.strip)
        self._table.view.set_description(lambda: self._description)
        self._controller.open()
        self._steps.show(self._at, len(self._played.steps))
        self._steps.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def close(self) -> None:
        """Remove the page."""
        self._judging.stop()
        self._practice_note.hide()
        self._table.clear_message()
        self._controller.close()
        self._table.view.set_description(None)
        self.strip.setParent(None)
        self.strip.deleteLater()
        self.deleteLater()

    def stop(self) -> None:
        """Stop all activity: the window is closing."""
        self._judging.stop()
        self._controller.turns.stop()

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""
        self._controller.apply(settings)
        self.strip.apply_style(settings.table)
        if settings.review_hands is not self._open_hands:
            self._set_hands(open_hands=settings.review_hands)
        if settings.review_costs is not self._shows_costs:
            self._set_costs(shown=settings.review_costs)
        self._show_position()

    def retranslate(self) -> None:
        """Show all texts in the current language."""
        self._steps.retranslate()
        self._hands.show_as(self.tr("All hands face &up"))
        self._costs.show_as(self.tr("What decisions &cost"))
        self._rounds.show_as(self.tr("Roun&ds"))
        self._play.show_as(
            self.tr("Back to the &review") if self._practising else self.tr("&Play it again"),
            "review" if self._practising else "restart",
        )
        self._close.show_as(self.tr("&End the review"))
        self._steps.slider.setAccessibleName(self.tr("Cards"))
        self._controller.refresh()
        self._show_position()

    # Going through the round

    def go_to(self, position: int) -> None:
        """Show the position after a number of steps."""
        position = min(max(position, 0), len(self._played.steps))
        if position == self._at or self._practising:
            return
        cause = Cause.REDO if position > self._at else Cause.UNDO
        if position == self._at + 1:
            cause = self._played.steps[self._at].cause
        self._at = position
        self._steps.show(position, len(self._played.steps))
        self._shows_summary = False
        self._show(cause)

    def go_by_trick(self, *, on: bool) -> None:
        """Go on or back to where a trick begins, or the round."""
        steps = enumerate(self._played.steps, 1)
        starts = [0, *(at for at, step in steps if step.cause is not Cause.PLAY)]
        if on:
            self.go_to(next((at for at in starts if at > self._at), self._at))
        else:
            self.go_to(next((at for at in reversed(starts) if at < self._at), self._at))

    def back(self) -> None:
        """Go back by one step, or undo a card of the practice."""
        if self._practising:
            self._controller.undo()
        else:
            self.go_to(self._at - 1)

    def forward(self) -> None:
        """Go forward by one step, or redo a card of the practice."""
        if self._practising:
            self._controller.redo()
        else:
            self.go_to(self._at + 1)

    def show_round(self, match: int, number: int) -> None:
        """Show the start of another round; if the player asked, its dearest decisions."""
        self._judging.stop()
        self._take(match, number)
        self._shows_summary = self._shows_costs
        self._table.bar.deal_code.setText(self.code)
        self._steps.show(self._at, len(self._played.steps))
        self._show(Cause.UNDO)
        self._judge()

    def _show(self, cause: Cause) -> None:
        self._result = ""
        # Cards move from where they are marked.
        self._controller.hand.pointed = {}
        game = Game.from_state(self._match.game.code, self._played.states[self._at])
        self._model.show(game, cause, open_hands=self._open_hands)
        self._show_position()

    def _choose_round(self) -> None:
        menu = QMenu(self.strip)
        menu.setObjectName("roundMenu")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for number, match in enumerate(self._matches):
            if number:
                menu.addSeparator()
            for index, result in enumerate(match.game.state.rounds, 1):
                text = self._words.round(index, result.scores[Seat.SOUTH])
                action = menu.addAction(text)
                action.triggered.connect(
                    lambda _=False, match=number, index=index: self.show_round(match, index)
                )
        menu.popup(self._rounds.mapToGlobal(self._rounds.rect().topLeft()))

    def _toggle_hands(self) -> None:
        self._set_hands(open_hands=not self._open_hands)
        self._remember("review_hands", self._open_hands)

    def _set_hands(self, *, open_hands: bool) -> None:
        self._open_hands = open_hands
        self._hands.setChecked(open_hands)
        if not self._practising:
            self._show(Cause.REDO)

    # Practice

    def _toggle_practice(self) -> None:
        if self._practising:
            self._end_practice()
            return
        self._practising = True
        self._judging.stop()
        self._controller.set_replaying(False)
        self._model.start(Game.from_state(self._match.game.code, self._played.start))
        self._change_mode(self._controller)
        self._table.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _end_practice(self) -> None:
        self._practising = False
        self._table.clear_message()
        self._controller.set_replaying(True)
        self._show(Cause.UNDO)
        self._change_mode(self._browsing)
        self._steps.slider.setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()

    def _change_mode(self, handler: TableInput) -> None:
        self._table.view.set_input(handler)
        self._practice_note.setVisible(self._practising)
        self.retranslate()

    def _on_practised(self) -> None:
        points = self._model.game.state.rounds[-1].scores[Seat.SOUTH]
        self._end_practice()
        self._result = self._words.practised(points, self._played.result.scores[Seat.SOUTH])
        self._show_texts()

    def _hint(self) -> None:
        if self._practising:
            self._controller.hint(make(Level.HARD, self._match.game.number))

    def _on_stepped(self) -> None:
        if self._practising:
            self._table.clear_message()
            self._enable()

    # What decisions cost

    def _toggle_costs(self) -> None:
        self._set_costs(shown=not self._shows_costs)
        self._remember("review_costs", self._shows_costs)

    def _set_costs(self, *, shown: bool) -> None:
        self._shows_costs = self._shows_summary = shown
        self._costs.setChecked(shown)
        if shown:
            self._judge()
        else:
            self._judging.stop()
        self._show_position()

    def _judge(self) -> None:
        if self._shows_costs and not self._practising:
            match = self._match
            self._judging.start(self._judgement, self._played, match.levels, match.game.number)

    def _on_judged(self) -> None:
        if not self._practising:
            self._show_position()

    # Showing

    def _show_position(self) -> None:
        self._enable()
        if not self._practising:
            self._controller.point_at(self._marks())
        self._colour()
        self._show_texts()

    def _enable(self) -> None:
        status, browsing = self._model.status, not self._practising
        if browsing:
            can_go_back, can_go_on = self._at > 0, self._at < len(self._played.steps)
        else:
            can_go_back, can_go_on = status.can_undo, status.can_redo
        self._steps.enable(
            back=browsing and can_go_back, forward=browsing and can_go_on, slider=browsing
        )
        for button in (self._hands, self._costs, self._rounds):
            button.setEnabled(browsing)
        self._actions["undo"].setEnabled(can_go_back)
        self._actions["redo"].setEnabled(can_go_on)
        self._actions["hint"].setEnabled(self._practising)

    def _marks(self) -> Mapping[Card, Mark]:
        """Return the marks of the next card, and of the best one where that is known."""
        if self._at == len(self._played.steps):
            return {}
        step = self._played.steps[self._at]
        south = step.seat is Seat.SOUTH
        is_open = south or self._open_hands
        marks = dict.fromkeys(step.cards, Mark.RAISED if south else Mark.POINTED) if is_open else {}
        cost = self._judgement.cost_at(self._at) if self._shows_costs else None
        if cost is not None:
            marks |= dict.fromkeys(cost.best, Mark.HINTED)
        return marks

    def _colour(self) -> None:
        if not self._shows_costs:
            self._steps.slider.set_colours(())
            return
        dear = self._judgement.mistakes
        colours = [_DEAR if n in dear else GLOW for n in range(len(self._played.states))]
        self._steps.slider.set_colours(colours, dear[0] if dear else None)

    def _show_texts(self) -> None:
        at = 0 if self._practising else self._at
        self.strip.figures.setText(self._words.figures(self._played, at))
        self.strip.fit()
        sentence = self._sentence(ReviewWords.symbol, self._table.scene.pictures.palette.glow)
        if sentence != self.strip.caption.text():
            self.strip.say(sentence)
            self._table.view.announce(lambda: self._sentence(self._words.spoken))

    def _sentence(self, name: NameOf, link: str = "") -> str:
        if self._practising:
            number = str(self._played.start.round_number)
            return self.tr("Practice: round %1 again. It does not count.").replace("%1", number)
        if self._result:
            return self._result
        is_end = self._at == len(self._played.steps)
        if self._shows_costs and (is_end or self._shows_summary):
            return self._words.summary(self._judgement, self._played, name, link)
        if is_end:
            return self._words.end(self._played.result)
        step = self._played.steps[self._at]
        sentence = self._words.next_step(step, name)
        if self._shows_costs and self._judgement.has_decision_at(self._at):
            cost = self._words.cost(step, self._judgement.cost_at(self._at), name)
            return f"{sentence} {cost}"
        return sentence


class _ReviewInput(NoInput):
    """Arrow keys go through the round; Escape ends the review."""

    def __init__(self, page: RoundReviewPage) -> None:
        self._page = page

    def move_focus(self, dx: int, dy: int) -> None:
        """Go back or forward by one step, or by a trick with the vertical arrows."""
        if dy:
            self._page.go_by_trick(on=dy > 0)
        else:
            self._page.go_to(self._page.position + dx)

    def activate(self) -> None:
        """Go forward by one step."""
        self._page.forward()

    def escape(self) -> bool:
        """End the review."""
        self._page.finished.emit()
        return True
