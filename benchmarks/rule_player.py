"""U, the rule player that strength is measured against: it counts no cards and sees no moon.

Known from other programs' measurements of Hearts players; `python -m benchmarks.arena --player u`.
"""

from collections.abc import Sequence

from h2h.cards.card import Card, Suit
from h2h.hearts.engine import PlayerView
from h2h.hearts.engine.rules import QUEEN_OF_SPADES, points, strength

_ENOUGH_SPADES = 5


class RulePlayer:
    """A player of short rules, the same in every program."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Give unguarded high spades, then a short suit, then what is highest."""
        spades = [card for card in view.hand if card.suit is Suit.SPADES]
        few = len(spades) < _ENOUGH_SPADES
        given = [card for card in spades if few and strength(card) >= strength(QUEEN_OF_SPADES)]
        while len(given) < 3:
            rest = [card for card in view.hand if card not in given]
            given.append(max(_short_suit(rest, 3 - len(given)) or _unspaded(rest), key=_height))
        return tuple(given)

    def choose_play(self, view: PlayerView) -> Card:
        """Lead low, stay under, throw what is dangerous."""
        trick = view.open_tricks[-1]
        legal = view.legal_cards
        if not trick.cards:
            return min(legal, key=_lead_height)
        if legal[0].suit is trick.led_suit:
            on_table = any(map(points, trick.cards))
            return _follow(legal, dict(trick.plays)[trick.winner], on_table, len(trick.cards) == 3)
        return max(legal, key=_danger)


def _follow(legal: Sequence[Card], best: Card, points_on_table: bool, is_last: bool) -> Card:
    under = [card for card in legal if strength(card) < strength(best)]
    over = [card for card in legal if card not in under and card != QUEEN_OF_SPADES]
    if QUEEN_OF_SPADES in under:
        return QUEEN_OF_SPADES
    if is_last and over and not points_on_table:
        return over[-1]
    if under:
        return under[-1]
    return (over or legal)[-1 if is_last else 0]


def _short_suit(cards: Sequence[Card], room: int) -> list[Card]:
    """Return the shorter of clubs and diamonds, if it can be given away whole."""
    suits = ([c for c in cards if c.suit is suit] for suit in (Suit.CLUBS, Suit.DIAMONDS))
    return min((suit for suit in suits if 0 < len(suit) <= room), key=len, default=[])


def _unspaded(cards: Sequence[Card]) -> Sequence[Card]:
    return [card for card in cards if card.suit is not Suit.SPADES] or cards


def _height(card: Card) -> int:
    return strength(card) + 2 * (card.suit is Suit.HEARTS)


def _lead_height(card: Card) -> int:
    if card == QUEEN_OF_SPADES:
        return strength(card) + 20
    return strength(card) + 6 * (card.suit is Suit.SPADES and strength(card) > 9)


def _danger(card: Card) -> int:
    if card == QUEEN_OF_SPADES:
        return 100
    if card.suit is Suit.SPADES and strength(card) > strength(QUEEN_OF_SPADES):
        return 60 + strength(card)
    return strength(card) + 30 * (card.suit is Suit.HEARTS)
