"""A trick, and which cards may be played to it."""

from collections.abc import Sequence
from dataclasses import dataclass

from h2h.cards.card import Card, Suit
from h2h.hearts.engine.moves import IllegalMove
from h2h.hearts.engine.rules import (
    IN_TURN,
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    QueenOfSpades,
    Rules,
    Seat,
    points,
    strength,
)


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards, played in turn.

    Attributes:
        leader: who led.
        cards: in the order they were played, clockwise from the leader.
    """

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Who played what, in order."""
        return tuple(zip(IN_TURN[self.leader], self.cards, strict=False))

    @property
    def is_complete(self) -> bool:
        """Whether all four have played."""
        return len(self.cards) == 4

    @property
    def led_suit(self) -> Suit | None:
        """The suit of the first card; None before it is led."""
        return self.cards[0].suit if self.cards else None

    @property
    def points(self) -> int:
        """The penalty points of its cards."""
        return sum(map(points, self.cards))

    @property
    def to_play(self) -> Seat:
        """Whose turn it is in an incomplete trick."""
        return IN_TURN[self.leader][len(self.cards) % 4]

    @property
    def winner(self) -> Seat:
        """Who takes the trick, or would take it as it stands."""
        led_suit = self.led_suit
        highest = max((card for card in self.cards if card.suit is led_suit), key=strength)
        return IN_TURN[self.leader][self.cards.index(highest)]


def why_illegal(
    card: Card, hand: Sequence[Card], tricks: Sequence[Trick], rules: Rules
) -> IllegalMove | None:
    """Return why a card may not be played, or None if it may.

    Args:
        card: a card of the hand.
        hand: the cards held by the player whose turn it is.
        tricks: of the round; the card would be played to the last one.
        rules: of the match.
    """
    first_trick = len(tricks) == 1
    led_suit = tricks[-1].led_suit
    if led_suit is None:
        if first_trick:
            return None if card == TWO_OF_CLUBS else IllegalMove.MUST_LEAD_TWO_OF_CLUBS
        return _why_not_led(card, hand, tricks, rules)
    if card.suit is not led_suit:
        if any(held.suit is led_suit for held in hand):
            return IllegalMove.FOLLOW_SUIT
        harmless = any(points(held) == 0 for held in hand)
        if first_trick and not rules.points_on_first_trick and points(card) and harmless:
            return IllegalMove.NO_POINTS_ON_FIRST_TRICK
    return None


def _why_not_led(
    card: Card, hand: Sequence[Card], tricks: Sequence[Trick], rules: Rules
) -> IllegalMove | None:
    def must_wait(card: Card) -> bool:
        return card.suit is Suit.HEARTS or (
            card == QUEEN_OF_SPADES and rules.queen_of_spades is QueenOfSpades.AFTER_HEARTS_BROKEN
        )

    if not must_wait(card) or hearts_broken(tricks, rules) or all(map(must_wait, hand)):
        return None
    if card.suit is Suit.HEARTS:
        return IllegalMove.HEARTS_NOT_BROKEN
    return IllegalMove.QUEEN_NOT_BROKEN


def hearts_broken(tricks: Sequence[Trick], rules: Rules) -> bool:
    """Return whether a card that breaks hearts has been played in the round."""
    return any(breaks_hearts(card, rules) for trick in tricks for card in trick.cards)


def breaks_hearts(card: Card, rules: Rules) -> bool:
    """Return whether hearts may be led after a card has been played."""
    return card.suit is Suit.HEARTS or (rules.queen_breaks_hearts and card == QUEEN_OF_SPADES)
