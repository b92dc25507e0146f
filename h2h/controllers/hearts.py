"""From taps and keys to moves of Hearts: the only place where its table meets its model."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from h2h.controllers.hearts_show import HeartsShow
from h2h.controllers.hearts_thinker import Thinker
from h2h.controllers.hearts_turns import HeartsTurns
from h2h.controllers.hearts_words import HeartsWords
from h2h.engine.cards import Card
from h2h.engine.hearts import (
    IllegalMoveError,
    NextRound,
    PassCards,
    Phase,
    PlayCard,
    Seat,
)
from h2h.engine.hearts.bots import Bot
from h2h.engine.transition import Cause, Position, Transition
from h2h.model.hearts import HeartsModel
from h2h.table.card_item import Mark
from h2h.table.hearts_furniture import HeartsFurniture
from h2h.table.table_scene import TableScene

_HAND = "hand-south-"
BUTTON, OFFER, LAST_TRICK = "button", "offer", "last-trick"


class HeartsController(QObject):
    """Owns the cards chosen to pass, what the pointer and the keyboard are on, and the pacing.

    Attributes:
        words: what the table says, and the players' names.
        turns: the computer's turns.

    Signals:
        said: something to tell the player in a message on the table.
        cleared: a round is over and its last trick has left the table.
        new_match_wanted: the button that begins another match was pressed.
        last_trick_shown: the panel with the last trick came or went.
    """

    said = Signal(str)
    cleared = Signal()
    new_match_wanted = Signal()
    last_trick_shown = Signal(bool)

    def __init__(
        self, model: HeartsModel, scene: TableScene, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._furniture = HeartsFurniture(scene)
        self.words = HeartsWords(self)
        self._show = HeartsShow(model, self._furniture, self.words, self)
        self.turns = HeartsTurns(model, self)
        self.turns.cleared.connect(self.cleared)
        self._thinker = Thinker(self)
        self._open = False
        self._chosen: frozenset[Card] = frozenset()
        self._hinted: frozenset[Card] = frozenset()
        self._hover = ""
        self._focus: str | None = None
        model.reset.connect(self._on_reset)
        model.stepped.connect(self._on_stepped)

    @property
    def chosen(self) -> frozenset[Card]:
        """The cards chosen to be passed."""
        return self._chosen

    @property
    def focus(self) -> str | None:
        """The place that the keyboard would tap."""
        return self._focus

    def open(self) -> None:
        """Put the match on the table at once, as it stands, and let it go on."""
        self._open = True
        self._scene.set_piles(())
        self._furniture.open()
        self._scene.show_position(self._model.position)
        self._on_changed()

    def close(self) -> None:
        """Leave the table to the other game."""
        self._open = False
        self.turns.stop()
        self._thinker.stop()
        self._chosen = self._hinted = frozenset()
        self._hover, self._focus = "", None
        self._scene.set_focus_place(None)
        self._scene.set_badges(())
        self._scene.show_position({})
        self.show_last_trick(on=False)
        self._furniture.close()

    def refresh(self) -> None:
        """Say everything again: the language or a name has changed."""
        if self._open:
            self._show.show(self._chosen)

    # What the player does

    def tap_by_hand(self, place: str) -> None:
        """Tap with the pointer: the keyboard's ring goes away."""
        self._focus = None
        self._scene.set_focus_place(None)
        self.tap(place)

    def tap(self, place: str) -> None:
        """Tap a place: a card of the hand, a button, or anything to go on."""
        self._scene.animator.finish()
        self._drop_hint()
        self.show_last_trick(on=False)
        if place == BUTTON:
            self._press_button()
        elif place == OFFER:
            self.claim()
        elif place.startswith(_HAND):
            self._tap_card(place)
        elif place != LAST_TRICK:
            self.turns.hurry()
        self._refresh_marks()

    def hover(self, place: str) -> None:
        """Have the pointer over a place."""
        self._hover = place
        self._refresh_marks()

    def claim(self) -> None:
        """Finish a round in which nothing can change any more."""
        self._model.finish_round()

    def next_round(self) -> None:
        """Have the next round dealt, if this one is over."""
        if self._model.game.phase is Phase.ROUND_OVER:
            self.turns.hurry()
            self._model.play(Seat.SOUTH, NextRound())

    def show_last_trick(self, *, on: bool) -> None:
        """Show or hide the last trick."""
        trick = self._model.game.state.last_trick if on else None
        if (trick is not None) != self._furniture.last_trick.isVisible():
            self._show.show_last_trick(trick)
            self.last_trick_shown.emit(trick is not None)

    def toggle_last_trick(self) -> None:
        """Show the last trick, or hide it."""
        self.show_last_trick(on=not self._furniture.last_trick.isVisible())

    def let_go(self) -> None:
        """Close the last trick, or else take back all that was chosen."""
        if self._furniture.last_trick.isVisible():
            self.show_last_trick(on=False)
            return
        self._chosen = frozenset()
        self._drop_hint()
        self._show.show(self._chosen)
        self._refresh_marks()

    def hint(self, bot: Bot) -> None:
        """Show what a player would do; it thinks while the table goes on."""
        view = self._model.game.view(Seat.SOUTH)
        self.show_last_trick(on=False)
        if view.phase is Phase.PASSING and view.turn is Seat.SOUTH:
            self._thinker.start(bot.think_pass(view), self._on_hint)
        elif view.legal_cards and not self._model.trick_lies_full:
            self._thinker.start(bot.think_play(view), lambda card: self._on_hint((card,)))

    # The keyboard

    def move_focus(self, dx: int, dy: int) -> None:
        """Move along the hand, or between the hand and the buttons."""
        cards, buttons = self._reachable_cards(), self._buttons()
        if dy and buttons and self._focus not in buttons and (dy < 0 or not cards):
            self._set_focus(buttons[0])
        elif dx and self._focus in buttons and len(buttons) > 1:
            self._set_focus(buttons[(buttons.index(self._focus) + dx) % len(buttons)])
        elif cards and self._focus not in cards:
            self._set_focus(cards[0 if dx >= 0 else -1])
        elif cards and dx and self._focus is not None:
            self._set_focus(cards[(cards.index(self._focus) + dx) % len(cards)])
        elif buttons:
            self._set_focus(buttons[0])

    def activate(self) -> None:
        """Tap what has the keyboard's focus; with a full trick on the table go on."""
        self._hover = ""
        if self._furniture.last_trick.isVisible():
            self.show_last_trick(on=False)
        elif self._model.trick_lies_full:
            self.turns.hurry()
        elif self._focus in (*self._reachable_cards(), *self._buttons()):
            assert self._focus is not None
            self.tap(self._focus)
        else:
            self.move_focus(1, 0)

    def press_digit(self, digit: int) -> None:
        """Tap a card by its number among those that can be played; 0 is the tenth."""
        self._hover = ""
        if self._model.trick_lies_full:
            self.turns.hurry()
        cards = self._reachable_cards()
        number = digit or 10
        if number <= len(cards):
            self._set_focus(cards[number - 1])
            self.tap(cards[number - 1])

    # Inside: moves

    def _tap_card(self, place: str) -> None:
        card = self._card_at(place)
        if card is None:
            return
        if self._model.game.phase is Phase.PASSING:
            self._choose(card)
            return
        if self._model.trick_lies_full:
            # A tap does not wait for the trick to go; it plays a card if that is in turn now.
            self.turns.hurry()
            if self._model.game.turn is not Seat.SOUTH:
                return
        try:
            self._model.play(Seat.SOUTH, PlayCard(card))
        except IllegalMoveError as error:
            self._scene.refuse(place)
            self.said.emit(self.words.refusal(error, self._model.game.turn))

    def _choose(self, card: Card) -> None:
        if self._model.game.state.passes[Seat.SOUTH]:
            return
        if card not in self._chosen and len(self._chosen) == 3:
            self.said.emit(self.tr("Three cards are chosen: take one back first"))
            return
        self._chosen ^= {card}
        self._show.show(self._chosen)

    def _press_button(self) -> None:
        match self._model.game.phase:
            case Phase.PASSING:
                if len(self._chosen) == 3:
                    self._model.play(Seat.SOUTH, PassCards(tuple(self._chosen)))
                else:
                    self.said.emit(self.tr("Choose three cards to pass"))
            case Phase.ROUND_OVER:
                self.next_round()
            case Phase.MATCH_OVER:
                self.new_match_wanted.emit()

    # Inside: what the model tells

    def _on_reset(self, position: Position) -> None:
        self._chosen = frozenset()
        self._drop_hint()
        if self._open:
            self._scene.animate(Transition(Cause.DEAL, self._scene.position, position))
            self._on_changed()

    def _on_stepped(self, transition: Transition[Position]) -> None:
        moved = transition.after is not transition.before
        if moved:
            self._chosen = frozenset()
            self._drop_hint()
        if not self._open:
            return
        if moved:
            self.turns.card_played()
            self._follow_focus()
            self._scene.animate(transition, self._marks())
        self._on_changed()

    def _on_changed(self) -> None:
        state = self._model.game.state
        fresh = state.phase is Phase.PLAYING and not state.taken
        self._scene.set_badges(state.received(Seat.SOUTH) if fresh else ())
        self._show.show(self._chosen)
        self._follow_focus()
        self._refresh_marks()
        self.turns.follow()

    def _on_hint(self, cards: tuple[Card, ...]) -> None:
        self._hinted = frozenset(cards)
        self._refresh_marks()

    def _drop_hint(self) -> None:
        self._thinker.stop()
        self._hinted = frozenset()

    # Inside: marks and focus

    def _hand(self) -> dict[str, Card]:
        hand = self._model.game.state.hand(Seat.SOUTH)
        return {f"{_HAND}{number}": card for number, card in enumerate(hand, 1)}

    def _card_at(self, place: str) -> Card | None:
        return self._hand().get(place)

    def _is_passing(self) -> bool:
        state = self._model.game.state
        return state.phase is Phase.PASSING and not state.passes[Seat.SOUTH]

    def _legal(self) -> tuple[Card, ...]:
        if self._model.trick_lies_full:
            return ()
        return self._model.game.view(Seat.SOUTH).legal_cards

    def _reachable_cards(self) -> list[str]:
        passing, legal = self._is_passing(), self._legal()
        return [place for place, card in self._hand().items() if passing or card in legal]

    def _buttons(self) -> list[str]:
        found = []
        if self._furniture.button.isVisible():
            found.append(BUTTON)
        if self._furniture.offer.isVisible():
            found.append(OFFER)
        return found

    def _marks(self) -> Mapping[str, Mark]:
        hand, legal, passing = self._hand(), self._legal(), self._is_passing()
        if not passing and not legal:
            return {}
        return {place: self._mark(place, card, legal, passing) for place, card in hand.items()}

    def _mark(self, place: str, card: Card, legal: tuple[Card, ...], passing: bool) -> Mark:
        under = place in (self._hover, self._focus)
        if card in self._chosen:
            return Mark.CHOSEN
        if card in self._hinted:
            return Mark.HINTED
        if passing:
            return Mark.OFFERED if under else Mark.NONE
        if card in legal:
            return Mark.CHOSEN if under else Mark.OFFERED
        return Mark.DIMMED

    def _refresh_marks(self) -> None:
        if not self._open:
            return
        self._scene.set_marks(self._marks())
        for name, pill in ((BUTTON, self._furniture.button), (OFFER, self._furniture.offer)):
            pill.set_state(hot=self._hover == name, focused=self._focus == name)

    def _set_focus(self, place: str | None) -> None:
        self._focus = place
        self._refresh_marks()
        self._scene.set_focus_place(place)

    def _follow_focus(self) -> None:
        """Keep the focus near where it was."""
        if self._focus is None:
            return
        cards, buttons = self._reachable_cards(), self._buttons()
        if self._focus in (*cards, *buttons):
            self._scene.set_focus_place(self._focus)
        elif cards:
            number = _number(self._focus)
            self._focus = min(cards, key=lambda place: abs(_number(place) - number))
            self._scene.set_focus_place(self._focus)
        elif buttons:
            self._focus = buttons[0]
            self._scene.set_focus_place(None)
        else:
            # Others play; the focus waits where it is, without a ring.
            self._scene.set_focus_place(None)


def _number(place: str) -> int:
    number = place.removeprefix(_HAND)
    return int(number) if number.isdigit() else 7
