"""What a good player usually plays, learned from rounds that the hard opponent played.

A player who knows the own hand and which cards are still out weighs a few options: the lowest and
the highest card of each suit to lead, the highest card under the winner or the lowest and highest
over it, the highest card of each suit to throw. An option is worth the sum of a few learned
weights: for how many of the cards out are below it, how many above, how many of its suit are in
hand, and, when following suit, for the place in the trick and the points on the table. The weights
are those that make the hard opponent's own choices most probable (a conditional logit model);
`benchmarks/learning.py` finds them.

Rollouts of a card that play like this instead of by `short_rules` are worth 0.33 ± 0.19 points a
hand, two against two, and 0.29 ± 0.08 a lead in tricks 4 to 10: they know that opponents keep their
exits.
"""

from itertools import cycle
from math import log
from random import Random

from h2h.hearts.bots.card_set import DIAMONDS, HEARTS, QUEEN, SPADES, SUIT_SETS, CardSet
from h2h.hearts.bots.weights import WEIGHTS

Option = tuple[CardSet, int, int, int, int]
"""A card, and the numbers of the four weights to be added up."""

# How a card is played.
_ROLES = range(6)
_LEAD_LOW, _LEAD_HIGH, _DUCK, _WIN_LOW, _WIN_HIGH, _THROW = _ROLES

# What a card is to its owner: a spade is low or high while another holds the queen, a guard beside
# the own queen, and safe once she is gone.
_KINDS = range(7)
_PLAIN, _LOW_SPADE, _HIGH_SPADE, _GUARD, _QUEEN, _SAFE_SPADE, _HEART = _KINDS

# The weights: a row for each role and kind, of 14 by cards below, 14 by cards above and 14 by cards
# in hand; then, for each place in a trick, one for each role and kind.
_ABOVE, _LENGTH, _ROW = 14, 28, 42
_ROWS = [[(role * len(_KINDS) + kind) * _ROW for kind in _KINDS] for role in _ROLES]
_PLACES = len(_ROLES) * len(_KINDS) * _ROW
_PLACE = len(_ROLES) * len(_KINDS)
_FIRST_TRICK = 10
"""Places: 0 for a lead and a throw, three of each count by the points on the table, and these."""
NUMBER_OF_WEIGHTS = _PLACES + (_FIRST_TRICK + 3) * _PLACE

_NOISE = 0.5
"""How far playouts stray from habit; with 1, an option is as probable as it is in play."""


class Habits:
    """Plays the option of the greatest worth, with some noise from a Gumbel distribution."""

    def __init__(self, random: Random) -> None:
        # Drawn in advance, since a playout needs a hundred of them.
        noise = [-_NOISE * log(-log(1 - random.random())) for _ in range(4001)]
        self._noise = cycle(noise).__next__

    def lead(self, hand: CardSet, others: CardSet, hearts_broken: bool) -> CardSet:
        """Return a card to lead."""
        return self._choose(leads(hand, others, hearts_broken))

    def follow(
        self,
        cards: CardSet,
        others: CardSet,
        best: CardSet,
        count: int,
        on_table: int,
        first_trick: bool,
    ) -> CardSet:
        """Return a card of the suit led."""
        return self._choose(follows(cards, others, best, count, on_table, first_trick))

    def throw(self, hand: CardSet, others: CardSet) -> CardSet:
        """Return a card of another suit."""
        return self._choose(throws(hand, others))

    def _choose(self, options: list[Option]) -> CardSet:
        if len(options) == 1:
            return options[0][0]
        noise = self._noise
        best, chosen = -1e9, 0
        for card, i, j, k, m in options:
            worth = WEIGHTS[i] + WEIGHTS[j] + WEIGHTS[k] + WEIGHTS[m] + noise()
            if worth > best:
                best, chosen = worth, card
        return chosen


def leads(hand: CardSet, others: CardSet, hearts_broken: bool) -> list[Option]:
    """Return what to weigh for a lead.

    Args:
        hand: the cards held.
        others: the cards in the other hands.
        hearts_broken: whether a heart may be led while there are other cards.
    """
    options: list[Option] = []
    for suit in SUIT_SETS:
        cards = hand & suit
        if not cards or (suit == HEARTS and not hearts_broken and cards != hand):
            continue
        low, high = cards & -cards, 1 << cards.bit_length() - 1
        if low == QUEEN != cards:
            low = (cards ^ QUEEN) & -(cards ^ QUEEN)
        out = others & suit
        options.append(_option(_LEAD_LOW, low, cards, out, _PLACES))
        if out & (high - 1) & ~(2 * low - 1) or low != high == QUEEN:
            options.append(_option(_LEAD_HIGH, high, cards, out, _PLACES))
    return options


def follows(
    cards: CardSet, others: CardSet, best: CardSet, count: int, on_table: int, first_trick: bool
) -> list[Option]:
    """Return what to weigh for following suit.

    Args:
        cards: the cards of the suit in hand.
        others: the cards of the suit in the other hands.
        best: the card that wins so far.
        count: how many cards are on the table.
        on_table: the points on it.
        first_trick: whether it is the round's first.
    """
    place = 3 * count - 2 + (on_table > 0) + (on_table >= 13)
    place = _PLACES + _PLACE * (_FIRST_TRICK + count - 1 if first_trick else place)
    options: list[Option] = []
    under = cards & (best - 1)
    if under & QUEEN:
        options.append(_option(_DUCK, QUEEN, cards, others, place))
        under ^= QUEEN
    if under:
        options.append(_option(_DUCK, 1 << under.bit_length() - 1, cards, others, place))
    over = cards & ~(2 * best - 1)
    if over:
        over = over & ~QUEEN or over
        low, high = over & -over, 1 << over.bit_length() - 1
        options.append(_option(_WIN_HIGH, high, cards, others, place))
        if others & (high - 1) & ~(2 * low - 1):
            options.append(_option(_WIN_LOW, low, cards, others, place))
    return options


def throws(hand: CardSet, others: CardSet) -> list[Option]:
    """Return what to weigh for a card to another suit.

    Args:
        hand: the cards held, or those that may be thrown.
        others: the cards in the other hands.
    """
    options: list[Option] = []
    for suit in SUIT_SETS:
        cards = hand & suit
        if cards:
            high = 1 << cards.bit_length() - 1
            if cards & QUEEN != high:
                options.append(_option(_THROW, high, cards, others & suit, _PLACES))
            if cards & QUEEN:
                options.append(_option(_THROW, QUEEN, cards, others & suit, _PLACES))
    return options


def _option(role: int, card: CardSet, cards: CardSet, out: CardSet, place: int) -> Option:
    if card > SPADES:
        kind = _HEART
    elif card <= DIAMONDS:
        kind = _PLAIN
    elif card == QUEEN:
        kind = _QUEEN
    elif cards & QUEEN:
        kind = _GUARD
    elif not out & QUEEN:
        kind = _SAFE_SPADE
    else:
        kind = _LOW_SPADE if card < QUEEN else _HIGH_SPADE
    row = _ROWS[role][kind]
    below = (out & (card - 1)).bit_count()
    return (
        card,
        row + below,
        row + _ABOVE + out.bit_count() - below,
        row + _LENGTH + cards.bit_count(),
        place + role * len(_KINDS) + kind,
    )
