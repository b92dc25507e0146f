"""Sets of cards as integers with one bit a card.

Bit ``13 * suit + strength``, suits in the order clubs, diamonds, spades, hearts. Within a suit the
higher card is the greater number, and every heart is greater than any other card.
"""

from collections.abc import Iterable, Iterator

from h2h.cards.card import Card, Suit
from h2h.hearts.engine.rules import DECK, JACK_OF_DIAMONDS, SUITS
from h2h.hearts.engine.rules import QUEEN_OF_SPADES as _QUEEN_OF_SPADES

CardSet = int
"""Any number of cards; a single card is a set of one."""

_BITS = {card: 1 << number for number, card in enumerate(DECK)}

ALL: CardSet = (1 << 52) - 1
CLUBS, DIAMONDS, SPADES, HEARTS = (((1 << 13) - 1) << 13 * i for i in range(4))
SUIT_SETS = (CLUBS, DIAMONDS, SPADES, HEARTS)
QUEEN = _BITS[_QUEEN_OF_SPADES]
JACK = _BITS[JACK_OF_DIAMONDS]
ACE_AND_KING_OF_SPADES = QUEEN << 1 | QUEEN << 2
LOWEST_HEART = 1 << 39


def card_set(cards: Iterable[Card]) -> CardSet:
    """Return the set of some cards."""
    return sum(_BITS[card] for card in cards)


def suit_set(suit: Suit) -> CardSet:
    """Return all cards of a suit."""
    return SUIT_SETS[SUITS.index(suit)]


def suit_of(card: CardSet) -> CardSet:
    """Return all cards of the suit of a card."""
    return SUIT_SETS[(card.bit_length() - 1) // 13]


def highest(cards: CardSet) -> CardSet:
    """Return the highest of some cards, of the last suit among them."""
    return 1 << cards.bit_length() - 1


def lowest(cards: CardSet) -> CardSet:
    """Return the lowest of some cards, of the first suit among them."""
    return cards & -cards


def strength(card: CardSet) -> int:
    """Return how high a card is within its suit, 0 to 12."""
    return (card.bit_length() - 1) % 13


def points(cards: CardSet) -> int:
    """Return the penalty points of some cards."""
    return (cards & HEARTS).bit_count() + (13 if cards & QUEEN else 0)


def each(cards: CardSet) -> Iterator[CardSet]:
    """Go through some cards, each a set of one, upwards."""
    while cards:
        card = cards & -cards
        yield card
        cards ^= card


def to_card(card: CardSet) -> Card:
    """Return the card of a set of one."""
    return DECK[card.bit_length() - 1]
