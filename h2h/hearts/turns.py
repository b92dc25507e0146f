"""The computer's turns, and the trick's leaving the table, at a pace that can be followed."""

import time
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from h2h.cards.card import Card
from h2h.hearts.bots import Bot
from h2h.hearts.engine import PassCards, Phase, PlayCard, Seat
from h2h.hearts.model import HeartsModel
from h2h.hearts.thinker import Thinker

_GAP = 0.4
"""Between two cards, as a part of the time that a full trick lies on the table."""
_SHORTEST_GAP = 0.22
"""Seconds: a card should have arrived before the next one comes."""
_GONE = 0.4
"""Seconds that the last trick of a round takes to leave."""
_LOOK_AGAIN = 200
"""Milliseconds until it looks again whether the table can be seen."""
_ARRIVE = 40
"""The same for cards that are on their way."""


class HeartsTurns(QObject):
    """Plays for West, North and East and clears the table.

    Signals:
        cleared: the round is over and its last trick has left the table.
    """

    cleared = Signal()

    def __init__(
        self,
        model: HeartsModel,
        bots: Callable[[], Mapping[Seat, Bot]],
        thinker: Thinker,
        is_covered: Callable[[], bool],
        is_moving: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """Make the computer's turns.

        Args:
            model: the match.
            bots: returns who plays for the computer in the current match.
            thinker: thinks for the opponents.
            is_covered: says whether something lies over the table; then everything waits.
            is_moving: says whether whole hands are on their way; the computer lets them arrive.
            parent: the owner.
        """
        super().__init__(parent)
        self._is_covered = is_covered
        self._is_moving = is_moving
        self._model = model
        self._bots = bots
        self._pause = 1.2
        self._last_card = 0.0
        self._thinker = thinker
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self._then: Callable[[], object] | None = None

    def set_pause(self, seconds: float) -> None:
        """Say how long a full trick lies on the table; with 0 nothing waits at all."""
        self._pause = seconds

    def stop(self) -> None:
        """Do nothing until `follow` is called again."""
        self._thinker.stop()
        self._timer.stop()
        self._then = None

    def follow(self) -> None:
        """Do what the match waits for, unless that is South's to do."""
        self.stop()
        state = self._model.game.state
        if self._model.trick_lies_full:
            self._after(self._pause, self._model.take_trick)
        elif state.phase is Phase.PASSING:
            self._have_passed()
        elif state.phase is Phase.PLAYING and state.turn is not None and state.turn in self._bots():
            seat: Seat = state.turn
            bot, view = self._bots()[seat], self._model.game.view(seat)
            self._thinker.start(bot.think_play(view), lambda card: self._play(seat, card))
        elif state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            self._after(_GONE if self._pause > 0 else 0, self.cleared.emit)

    @property
    def is_clearing(self) -> bool:
        """Whether a round is over, and its last trick only just leaves the table."""
        over = self._model.game.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        return over and not self._model.trick_lies_full and self._timer.isActive()

    def hurry(self) -> None:
        """Clear a full trick off the table now: the player does not want to wait."""
        if self._model.trick_lies_full:
            self.stop()
            self._model.take_trick()
        elif self.is_clearing:
            self.stop()
            self.cleared.emit()

    def card_played(self) -> None:
        """Remember when the last card came, or the last trick went."""
        self._last_card = time.monotonic()

    def _have_passed(self) -> None:
        # While South still chooses; who gives first is nobody's business.
        state = self._model.game.state
        for seat, bot in self._bots().items():
            if not state.passes[seat]:
                view = self._model.game.view(seat)

                def give(cards: tuple[Card, ...], seat: Seat = seat) -> None:
                    self._model.play(seat, PassCards(cards))

                self._thinker.start(bot.think_pass(view), give)
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
            # Asking again needs no word from whatever lies there.
            self._timer.start(_LOOK_AGAIN)
            return
        if self._is_moving():
            self._timer.start(_ARRIVE)
            return
        then, self._then = self._then, None
        if then is not None:
            then()
