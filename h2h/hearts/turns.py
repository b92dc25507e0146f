"""Automatic moves, at a pace that can be followed: opponents' cards and taking the trick."""

import time
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from h2h.cards.card import Card
from h2h.hearts.bots import Bot
from h2h.hearts.engine import PassCards, Phase, PlayCard, Seat
from h2h.hearts.model import HeartsModel
from h2h.hearts.thinker import Thinker

_GAP = 0.4
"""The time between two cards, as a part of the time that a full trick stays."""
_SHORTEST_GAP = 0.22
"""Seconds: a card should arrive before the next one is played."""
_RETRY = 200
"""Milliseconds until it checks again whether a dialog or panel covers the table."""
_ARRIVE = 40
"""The same for whole hands that are still moving."""


class HeartsTurns(QObject):
    """Plays for the opponents, and for South if only one card is legal and the setting is on."""

    def __init__(
        self,
        model: HeartsModel,
        bots: Callable[[], Mapping[Seat, Bot]],
        thinker: Thinker,
        is_covered: Callable[[], bool],
        is_moving: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Build the automatic moves; `follow` starts them.

        Args:
            model: the match.
            bots: returns the opponents of the current match.
            thinker: runs the opponents' thinking.
            is_covered: returns whether something covers the table; then everything waits.
            is_moving: returns whether whole hands are moving; the computer waits for them.
            parent: the owner.
        """
        super().__init__(parent)
        self._is_covered = is_covered
        self._is_moving = is_moving
        self._model = model
        self._bots = bots
        self._pause = 1.2
        self._plays_only_card = False
        self._last_card = 0.0
        self._thinker = thinker
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self._then: Callable[[], object] | None = None

    def set_pause(self, seconds: float) -> None:
        """Set how long a full trick stays on the table; with 0 nothing waits at all."""
        self._pause = seconds

    def set_plays_only_card(self, on: bool) -> None:
        """Play South's card too where only one is legal."""
        self._plays_only_card = on

    def stop(self) -> None:
        """Cancel what is planned; do nothing until `follow` is called again."""
        self._thinker.stop()
        self._timer.stop()
        self._then = None

    def follow(self) -> None:
        """Plan the next automatic move, if there is one."""
        self.stop()
        state = self._model.game.state
        if self._model.trick_lies_full:
            self._after(self._pause, self._model.take_trick)
        elif state.phase is Phase.PASSING:
            self._have_passed()
        elif state.phase is Phase.PLAYING and state.turn is not None:
            seat: Seat = state.turn
            view = self._model.game.view(seat)
            if seat in self._bots():
                thinking = self._bots()[seat].think_play(view)
                self._thinker.start(thinking, lambda card: self._play(seat, card))
            elif self._plays_only_card and len(view.legal_cards) == 1:
                self._play(seat, view.legal_cards[0])

    def hurry(self) -> None:
        """Take a full trick at once: the player does not want to wait."""
        if self._model.trick_lies_full:
            self.stop()
            self._model.take_trick()

    def card_played(self) -> None:
        """Remember when the last card was played, or the last trick taken."""
        self._last_card = time.monotonic()

    def _have_passed(self) -> None:
        # While South is still choosing; the players may pass in any order.
        state = self._model.game.state
        for seat, bot in self._bots().items():
            if not state.passes[seat]:
                view = self._model.game.view(seat)

                def pass_on(cards: tuple[Card, ...], seat: Seat = seat) -> None:
                    self._model.play(seat, PassCards(cards))

                self._thinker.start(bot.think_pass(view), pass_on)
                return

    def _play(self, seat: Seat, card: Card) -> None:
        gap = max(self._pause * _GAP, _SHORTEST_GAP) if self._pause > 0 else 0
        passed = time.monotonic() - self._last_card
        self._after(gap - passed, lambda: self._model.play(seat, PlayCard(card)))

    def _after(self, seconds: float, then: Callable[[], object]) -> None:
        self._then = then
        self._timer.start(max(0, round(seconds * 1000)))

    def _on_time(self) -> None:
        if self._is_covered() or QApplication.activeModalWidget() is not None:
            self._timer.start(_RETRY)
            return
        if self._is_moving():
            self._timer.start(_ARRIVE)
            return
        then, self._then = self._then, None
        if then is not None:
            then()
