"""Moves that make themselves: the computer's cards, and a full trick that leaves the table."""

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
"""Between two cards, as a part of the time that a full trick lies on the table."""
_SHORTEST_GAP = 0.22
"""Seconds: a card should have arrived before the next one comes."""
_LOOK_AGAIN = 200
"""Milliseconds until it looks again whether the table can be seen."""
_ARRIVE = 40
"""The same for cards that are on their way."""


class HeartsTurns(QObject):
    """Plays for West, North and East, and for South where the rules leave one card."""

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
        self._plays_only_card = False
        self._last_card = 0.0
        self._thinker = thinker
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        self._then: Callable[[], object] | None = None

    def set_pause(self, seconds: float) -> None:
        """Say how long a full trick lies on the table; with 0 nothing waits at all."""
        self._pause = seconds

    def set_plays_only_card(self, on: bool) -> None:
        """Play South's card too where only one is legal."""
        self._plays_only_card = on

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
        elif state.phase is Phase.PLAYING and state.turn is not None:
            seat: Seat = state.turn
            view = self._model.game.view(seat)
            if seat in self._bots():
                thinking = self._bots()[seat].think_play(view)
                self._thinker.start(thinking, lambda card: self._play(seat, card))
            elif self._plays_only_card and len(view.legal_cards) == 1:
                self._play(seat, view.legal_cards[0])

    def hurry(self) -> None:
        """Clear a full trick off the table now: the player does not want to wait."""
        if self._model.trick_lies_full:
            self.stop()
            self._model.take_trick()

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
