"""Why a card is a good one, where the cards on the table prove it.

Each reason is a fact that the player can check. A good card without such a reason gets none.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto

from h2h.cards.card import Card, Suit
from h2h.hearts.engine.counting import played_cards
from h2h.hearts.engine.rules import (
    DECK,
    JACK_OF_DIAMONDS,
    QUEEN_OF_SPADES,
    Seat,
    points,
    strength,
)
from h2h.hearts.engine.state import PlayerView
from h2h.hearts.engine.trick import Trick

_ON_THE_WAY = 6
"""With this many points, and nobody else with any, a player may be shooting the moon."""


class Reason(Enum):
    """Why a card is played, or three cards are passed."""

    ONLY_CARD = auto()
    """No other card is legal."""
    STOPS_MOON = auto()
    """The only player with points does not get those in this trick."""
    TAKES_JACK = auto()
    """It takes a trick with the jack of diamonds, and more than pays for its points."""
    SHEDS_QUEEN = auto()
    """Another player takes the queen of spades with this trick."""
    TAKES_NOTHING = auto()
    """Last to play, and no points in the trick: the highest card costs nothing."""
    STAYS_UNDER = auto()
    """The highest card that does not take the trick."""
    ALL_HIGHER = auto()
    """Every unseen card of the suit is higher than the card led."""
    LEAVES_VOID = auto()
    """No card of this suit is left in the hand."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """A reason with what it is about.

    Attributes:
        reason: the reason.
        suit: the suit it is about, if any.
        seat: the player it is about, if any.
    """

    reason: Reason
    suit: Suit | None = None
    seat: Seat | None = None


def explain_play(view: PlayerView, card: Card) -> Explanation | None:
    """Return a reason to play a legal card, or None if no fact proves it."""
    if len(view.legal_cards) == 1:
        return Explanation(Reason.ONLY_CARD)
    trick = view.open_tricks[-1]
    return _explain_follow(view, card, trick) if trick.cards else _explain_lead(view, card)


def explain_pass(hand: Sequence[Card], cards: Collection[Card]) -> Explanation | None:
    """Return a reason to pass three cards, or None if no fact proves it."""
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        of_suit = {card for card in hand if card.suit is suit}
        if of_suit and of_suit <= set(cards):
            return Explanation(Reason.LEAVES_VOID, suit)
    return None


def _explain_follow(view: PlayerView, card: Card, trick: Trick) -> Explanation | None:
    after = Trick(trick.leader, (*trick.cards, card))
    wins, last = after.winner is view.seat, len(trick.cards) == 3
    if wins and last:
        rival = _only_player_with_points(view)
        if rival is not None and after.points:
            return Explanation(Reason.STOPS_MOON, seat=rival)
        counts = view.rules.jack_of_diamonds and JACK_OF_DIAMONDS in after.cards
        if counts and after.points < 10:
            return Explanation(Reason.TAKES_JACK)
        highest = max(view.legal_cards, key=strength)
        if not after.points and strength(card) == strength(highest):
            return Explanation(Reason.TAKES_NOTHING)
    if wins:
        return None
    if card == QUEEN_OF_SPADES:
        return Explanation(Reason.SHEDS_QUEEN)
    if card.suit is trick.led_suit:
        best = max(strength(c) for c in trick.cards if c.suit is trick.led_suit)
        under = [c for c in view.legal_cards if strength(c) < best and c != QUEEN_OF_SPADES]
        if len(under) > 1 and card == max(under, key=strength):
            return Explanation(Reason.STAYS_UNDER)
        return None
    return _void(view, card)


def _explain_lead(view: PlayerView, card: Card) -> Explanation | None:
    seen = played_cards(view) | set(view.hand)
    unseen = [c for c in DECK if c.suit is card.suit and c not in seen]
    if unseen and all(strength(c) > strength(card) for c in unseen):
        return Explanation(Reason.ALL_HIGHER, card.suit)
    return _void(view, card)


def _void(view: PlayerView, card: Card) -> Explanation | None:
    """Explain a card by its being the last of a suit that can bring points from others."""
    alone = sum(held.suit is card.suit for held in view.hand) == 1
    if alone and not points(card):
        return Explanation(Reason.LEAVES_VOID, card.suit)
    return None


def _only_player_with_points(view: PlayerView) -> Seat | None:
    """Return the other player who alone has taken points, at least as many as are dangerous."""
    taken = view.points
    return next(
        (
            seat
            for seat in Seat
            if seat is not view.seat and taken[seat] == sum(taken) >= _ON_THE_WAY
        ),
        None,
    )
