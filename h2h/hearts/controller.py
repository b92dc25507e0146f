"""From taps and keys to moves: the controller of Hearts, between its table and its model."""

from collections.abc import Callable, Mapping, Sequence
from time import monotonic

from PySide6.QtCore import QObject, Signal

from h2h.cards.card import Card
from h2h.cards.transition import Cause, Position, Transition
from h2h.game import motion
from h2h.hearts.bots import Bot
from h2h.hearts.cues import sound_of
from h2h.hearts.engine import IllegalMoveError, NextRound, PassCards, Phase, PlayCard, Seat
from h2h.hearts.engine.reasons import explain_pass, explain_play
from h2h.hearts.hand import HAND, HeartsHand
from h2h.hearts.model import HeartsModel
from h2h.hearts.presenter import HeartsPresenter
from h2h.hearts.round_end import RoundEnd
from h2h.hearts.table.cards_gone_item import CardsGoneItem
from h2h.hearts.table.furniture import BUTTON, OFFER, HeartsFurniture
from h2h.hearts.table.last_trick_item import LastTrickItem
from h2h.hearts.thinker import Thinker
from h2h.hearts.turns import HeartsTurns
from h2h.hearts.words import HeartsWords
from h2h.storage.settings import Settings
from h2h.table.card_item import Mark
from h2h.table.sound.cues import Sound
from h2h.table.table_scene import TableScene

_STRAY = 0.6
"""Seconds after a card of South's has completed a trick in which a second tap plays nothing."""


class HeartsController(QObject):
    """Turns what the player does into moves, and what the model emits into motion.

    Attributes:
        words: texts on the table, and the players' names.
        turns: the computer's turns.
        hand: South's hand: what is chosen, under the pointer or in the focus.

    Signals:
        changed: cards, marks or the keyboard focus have changed.
        said: carries a message for the player.
        chose: a card to pass was chosen, or its choice reversed.
        round_ended: a round is over and its scores can be shown.
        new_match_wanted: the button for another match was pressed.
        last_trick_shown: the panel with the last trick was shown (True) or hidden (False).
        cards_gone_shown: the same of the panel with the cards that have been played.
    """

    accepts_drags = True
    changed = Signal()
    said = Signal(str)
    round_ended = Signal()
    new_match_wanted = Signal()
    chose = Signal()
    last_trick_shown = Signal(bool)
    cards_gone_shown = Signal(bool)

    def __init__(
        self,
        model: HeartsModel,
        bots: Callable[[], Mapping[Seat, Bot]],
        scene: TableScene,
        parent: QObject | None = None,
    ) -> None:
        """Build a controller that is not open yet.

        Args:
            model: the match.
            bots: returns who plays for West, North and East in the current match.
            scene: the table.
            parent: the owner.
        """
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._furniture = HeartsFurniture(scene)
        self.hand = HeartsHand(model, scene, self._furniture)
        self.words = HeartsWords(self)
        self._presenter = HeartsPresenter(model, self._furniture, self.words, self)
        self.turns = HeartsTurns(
            model,
            bots,
            Thinker(self._is_moving, self),
            lambda: self._furniture.is_covered,
            lambda: self._hands_move and self._is_moving(),
            self,
        )
        self._round_end = RoundEnd(model, scene, self._presenter, self)
        self._round_end.finished.connect(self._on_round_end)
        self._thinker = Thinker(self._is_moving, self)
        self._open = False
        self._own_card = -_STRAY
        """When South's last card was played."""
        self._hands_move = False
        self._replaying = False
        scene.animator.finished.connect(self._on_animated)
        model.reset.connect(self._on_reset)
        model.stepped.connect(self._on_stepped)

    @property
    def is_open(self) -> bool:
        """Whether the match is on the table."""
        return self._open

    @property
    def furniture(self) -> HeartsFurniture:
        """What stands on the table beside the cards."""
        return self._furniture

    def open(self) -> None:
        """Show the match as it stands and continue it."""
        self._open = True
        self._scene.set_piles(())
        self._furniture.open()
        if self._model.game.history or self._replaying:
            self._scene.show_position(self._model.position)
        else:
            self._deal({}, self._model.position)
        self._on_changed()
        if self._presenter.round_ending:
            self._round_end.start()

    def close(self) -> None:
        """Remove the match from the table: another page uses it now."""
        self.hide_panels()
        self._open = False
        self.turns.stop()
        self._thinker.stop()
        ending = self._round_end.running
        self._round_end.stop()
        self._presenter.round_ending = ending  # and goes on when the match is opened again
        self._presenter.dealing = False
        self.hand.clear()
        self._scene.set_badges(())
        self._scene.show_position({})
        self._furniture.close()

    def apply(self, settings: Settings) -> None:
        """Use the settings."""
        self.words.set_names(settings.opponent_names)
        self.turns.set_pause(0.0 if motion.asked() == 0.0 else settings.trick_pause)
        self.turns.set_plays_only_card(settings.play_only_card)
        self.refresh()

    def set_replaying(self, replaying: bool) -> None:
        """Show a round that is over: nothing goes on by itself, and there are no buttons."""
        self._before_jump()
        self._replaying = self._presenter.replaying = replaying
        self.hand.pointed = {} if replaying else None

    def point_at(self, marks: Mapping[Card, Mark]) -> None:
        """Mark cards of a replay, in any hand."""
        self.hand.pointed = marks
        self._show_hand()

    def refresh(self) -> None:
        """Update all texts: the language or a name has changed."""
        if self._open:
            self._presenter.show(self.hand.chosen)

    # What the player does

    def tap_by_hand(self, place: str) -> None:
        """Tap with the pointer, which removes the keyboard focus."""
        self.hand.focus = None
        self._scene.set_focus_place(None)
        self.tap(place)

    def tap_table(self) -> None:
        """Ignore a tap beside the cards."""

    def tap_again(self, place: str) -> None:
        """Ignore the second tap of a double tap; it would play another card."""

    def taps_on_release(self, place: str) -> bool:
        """Play a card when it is released: unlike a choice, that can't be reversed."""
        state = self._model.game.state
        in_turn = state.phase is Phase.PLAYING and state.turn is Seat.SOUTH
        return in_turn and place.startswith(HAND)

    def drop(self, place: str, targets: Sequence[str]) -> None:
        """Play a card that was dragged to the trick."""
        if any(target.startswith("trick") for target in targets):
            self.tap_by_hand(place)

    def tap(self, place: str) -> None:
        """Tap a card of the hand, a button, or anything else to go on."""
        if self._round_end.running:
            self.hide_panels()
            self._round_end.skip()
            return
        self._scene.animator.finish()
        self._hands_move = False
        if not self.hand.is_passing:
            self._drop_hint()
        self.hide_panels()
        if place == BUTTON:
            self._press_button()
        elif place == OFFER:
            self.claim()
        elif place.startswith(HAND):
            self._tap_card(place)
        elif place.startswith("hand-") and not self._model.trick_lies_full:
            self._say_whose_turn()
        elif place not in (LastTrickItem.place, CardsGoneItem.place):
            self.turns.hurry()
        self._show_hand()

    def hover(self, place: str) -> None:
        """Mark the place under the pointer."""
        self.hand.hover = place
        self._show_hand()

    def claim(self) -> None:
        """Finish a round in which nothing can change any more."""
        self._model.finish_round()

    def next_round(self) -> None:
        """Deal the next round, if this one is over."""
        if self._model.game.phase is Phase.ROUND_OVER:
            self.turns.hurry()
            self._model.play(Seat.SOUTH, NextRound())

    def skip_to_scores(self) -> bool:
        """End a round that is over at once; return whether its scores had still to come."""
        if self._model.game.phase not in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            return False
        self.turns.hurry()
        waited = self._round_end.running
        while self._round_end.running:
            self._round_end.skip()
        return waited

    def show_last_trick(self, *, on: bool) -> None:
        """Show or hide the last trick."""
        trick = self._model.game.state.last_trick if on else None
        if (trick is not None) != self._furniture.last_trick.isVisible():
            self._presenter.show_last_trick(trick)
            self.last_trick_shown.emit(trick is not None)

    def toggle_last_trick(self) -> None:
        """Show the last trick, or hide it."""
        on = not self._furniture.last_trick.isVisible()
        self.hide_panels()
        self.show_last_trick(on=on)

    def toggle_cards_gone(self) -> None:
        """Show the cards that have been played, or hide them."""
        on = not self._furniture.cards_gone.isVisible()
        self.hide_panels()
        self._show_cards_gone(on=on and self._model.game.phase is Phase.PLAYING)

    def hide_panels(self) -> None:
        """Hide the panels that cover the table."""
        self.show_last_trick(on=False)
        self._show_cards_gone(on=False)

    def _show_cards_gone(self, *, on: bool) -> None:
        self._presenter.show_cards_gone(on=on)
        self.cards_gone_shown.emit(on)

    def escape(self) -> bool:
        """Close the last trick, or else clear the choice of cards."""
        if self._furniture.is_covered:
            self.hide_panels()
            return True
        used = bool(self.hand.chosen or self.hand.hinted)
        self.hand.chosen = frozenset()
        self._drop_hint()
        self._presenter.show(self.hand.chosen)
        self._show_hand()
        return used

    def hint(self, bot: Bot) -> None:
        """Show what a player would do, or say whose turn it is; the table goes on meanwhile."""
        self.hide_panels()
        if self._model.game.turn is Seat.SOUTH:
            self.turns.hurry()
        view = self._model.game.view(Seat.SOUTH)
        if self.hand.is_passing:
            self._thinker.start(bot.think_pass(view), self._on_hint)
        elif view.legal_cards:
            self._thinker.start(bot.think_play(view), lambda card: self._on_hint((card,)))
        else:
            self._say_whose_turn()

    def undo(self) -> None:
        """Take back South's last decision."""
        if self._model.game.can_undo:
            self._before_jump()
            self._model.undo()

    def redo(self) -> None:
        """Make the moves again that were taken back."""
        if self._model.game.can_redo:
            self._before_jump()
            self._model.redo()

    def _before_jump(self) -> None:
        self.hide_panels()
        self._round_end.stop()
        self.turns.stop()
        self._drop_hint()

    # The keyboard

    def move_focus(self, dx: int, dy: int) -> None:
        """Move along the hand, or between the hand and the buttons."""
        self.hand.hover = ""
        self.hand.move_focus(dx, dy)
        self.changed.emit()

    def focus_on(self, place: str) -> None:
        """Move the keyboard focus to a place, if it can be tapped."""
        if place in (*self.hand.reachable_cards, *self.hand.buttons):
            self.hand.set_focus(place)
            self.changed.emit()

    def activate(self) -> None:
        """Tap the place with the keyboard focus; a full trick on the table is taken instead."""
        self.hand.hover = ""
        if self._furniture.is_covered:
            self.hide_panels()
        elif self._round_end.running:
            self._round_end.skip()
        elif self._model.trick_lies_full:
            self.turns.hurry()
        elif self.hand.focus is not None and self.hand.focus_is_reachable:
            self.tap(self.hand.focus)
        elif self._button_waits:
            self.tap(BUTTON)
        else:
            self.move_focus(1, 0)

    @property
    def _button_waits(self) -> bool:
        """Whether the button is the only thing left to press."""
        phase = self._model.game.phase
        if phase is Phase.PASSING:
            return self.hand.is_passing and len(self.hand.chosen) == 3
        return phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)

    def press_digit(self, digit: int) -> None:
        """Tap a card by its number among those that can be played; 0 is the tenth."""
        self.hand.hover = ""
        if self._model.trick_lies_full:
            stray = self._is_stray()
            self.turns.hurry()
            if stray:
                return
        cards = self.hand.reachable_cards
        number = digit or 10
        if number <= len(cards):
            self.hand.set_focus(cards[number - 1])
            self.tap(cards[number - 1])

    # Internal: moves

    def _tap_card(self, place: str) -> None:
        card = self.hand.card_at(place)
        if card is None:
            return
        if self._model.game.phase is Phase.PASSING:
            self._choose(card)
            return
        if self._model.trick_lies_full:
            # A tap takes the trick, and plays a card too if it is South's turn then.
            stray = self._is_stray()
            self.turns.hurry()
            if stray or self._model.game.turn is not Seat.SOUTH:
                return
        try:
            self._model.play(Seat.SOUTH, PlayCard(card))
        except IllegalMoveError as error:
            self._scene.shake(place)
            self.said.emit(self.words.why_illegal(error, self._model.game.state))
        else:
            self._own_card = monotonic()

    def _is_stray(self) -> bool:
        """Return whether South's own card has completed the trick only just now.

        Then a tap is the second of a hasty pair, and must not lead to the next trick.
        """
        trick = self._model.game.state.trick
        completed = trick is not None and trick.plays[-1][0] is Seat.SOUTH
        return completed and monotonic() - self._own_card < _STRAY

    def _say_whose_turn(self) -> None:
        self.said.emit(self.words.waiting(self._model.game.state))

    def _choose(self, card: Card) -> None:
        if not self.hand.is_passing:
            return
        if card not in self.hand.chosen and len(self.hand.chosen) == 3:
            self.said.emit(self.tr("Three cards are chosen: take one back first"))
            return
        self.hand.chosen ^= {card}
        self._scene.sound(Sound.SELECT)
        self.chose.emit()
        self._presenter.show(self.hand.chosen)

    def _press_button(self) -> None:
        if not self._furniture.button.isVisible():
            self.turns.hurry()  # the scores come first
            return
        match self._model.game.phase:
            case Phase.PASSING if len(self.hand.chosen) == 3:
                self._model.play(Seat.SOUTH, PassCards(tuple(self.hand.chosen)))
            case Phase.PASSING:
                self.said.emit(self.tr("Choose three cards to pass"))
            case Phase.ROUND_OVER:
                self.next_round()
            case Phase.MATCH_OVER:
                self.new_match_wanted.emit()

    # Internal: signals of the model

    def _on_reset(self, position: Position) -> None:
        self._round_end.stop()
        self.hand.chosen = frozenset()
        self._drop_hint()
        if self._open:
            self.hide_panels()
            self._deal(self._scene.position, position)
            self._on_changed()

    def _deal(self, before: Position, after: Position) -> None:
        """Deal the cards; the button to pass them comes when they have arrived."""
        self._hands_move = True
        self._scene.animate(Transition(Cause.DEAL, before, after))
        self._presenter.dealing = self._is_moving()

    def _on_animated(self) -> None:
        if self._presenter.dealing:
            self._presenter.dealing = False
            self._presenter.show(self.hand.chosen)

    def _on_stepped(self, transition: Transition[Position]) -> None:
        # Cards move only with the last of the four passes.
        moved = transition.after is not transition.before
        if moved:
            self.hand.chosen = frozenset()
            self._drop_hint()
        if not self._open:
            return
        if moved:
            self.turns.card_played()
            self._hands_move = transition.cause in (Cause.DEAL, Cause.PASS)
            self.hand.follow_focus()
            sound = sound_of(transition.cause, self._model.game.state)
            self._scene.animate(transition, self.hand.marks(), sound)
            self._presenter.dealing = transition.cause is Cause.DEAL and self._is_moving()
        over = self._model.game.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
        if (
            over
            and not self._replaying
            and transition.cause in (Cause.TAKE, Cause.REDO)
            and not self._model.trick_lies_full
        ):
            self._round_end.start()
        self._on_changed()

    def _on_changed(self) -> None:
        state = self._model.game.state
        fresh = state.phase is Phase.PLAYING and not state.taken
        self._scene.set_badges(state.received(Seat.SOUTH) if fresh else ())
        self._presenter.show(self.hand.chosen)
        self.hand.follow_focus()
        self._show_hand()
        if not self._replaying:
            self.turns.follow()

    def _on_round_end(self) -> None:
        self._on_changed()
        self.round_ended.emit()

    def _on_hint(self, cards: tuple[Card, ...]) -> None:
        self.hand.hinted = frozenset(cards)
        wanted = [card for card in cards if card not in self.hand.chosen]
        if self.hand.focus is not None and wanted:
            self.hand.set_focus(self.hand.place_of(wanted[0]))
        self._show_hand()
        view = self._model.game.view(Seat.SOUTH)
        if view.phase is Phase.PASSING:
            explanation = explain_pass(view.hand, cards)
        else:
            explanation = explain_play(view, cards[0])
        if explanation is not None:
            self.said.emit(self.words.explanation(explanation))

    def _drop_hint(self) -> None:
        self._thinker.stop()
        self.hand.hinted = frozenset()

    def _show_hand(self) -> None:
        if self._open:
            self.hand.show()
            self.changed.emit()

    def _is_moving(self) -> bool:
        return self._scene.animator.running
