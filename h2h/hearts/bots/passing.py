"""Which three cards to give away: a rule for all, and what is worth a search."""

from itertools import combinations

from h2h.hearts.bots.card_set import (
    ACE_AND_KING_OF_SPADES,
    CLUBS,
    DIAMONDS,
    HEARTS,
    QUEEN,
    SPADES,
    CardSet,
    each,
    highest,
    strength,
)

GUARDS = 5
"""With this many spades the high ones are safe to keep."""


def pass_by_rule(hand: CardSet) -> CardSet:
    """Return three cards: unguarded high spades, then a short suit, then what is highest."""
    chosen = 0
    if (hand & SPADES).bit_count() < GUARDS:
        chosen = hand & (QUEEN | ACE_AND_KING_OF_SPADES)
    while chosen.bit_count() < 3:
        rest = hand & ~chosen
        room = 3 - chosen.bit_count()
        short = [s for s in (rest & CLUBS, rest & DIAMONDS) if 0 < s.bit_count() <= room]
        if short:
            chosen |= highest(min(short, key=int.bit_count))
        else:
            chosen |= max(each(rest & ~SPADES or rest), key=_danger)
    return chosen


def worth_a_search(hand: CardSet) -> list[CardSet]:
    """Return the passes that may be best: by rule, of the most dangerous cards, for a void."""
    passes = {pass_by_rule(hand): None}
    dangerous = sorted(each(hand), key=lambda card: _peril(card, hand))[-6:]
    for three in combinations(dangerous, 3):
        passes[sum(three)] = None
    for suit in (CLUBS, DIAMONDS, SPADES, HEARTS):
        cards = hand & suit
        missing = 3 - cards.bit_count()
        if not cards or missing < 0:
            continue
        others = [card for card in reversed(dangerous) if not card & suit][: missing + 1]
        for more in combinations(others, missing):
            passes[cards | sum(more)] = None
    return list(passes)


def _danger(card: CardSet) -> int:
    return strength(card) + (2 if card & HEARTS else 0)


def _peril(card: CardSet, hand: CardSet) -> float:
    """Say how much a card is to be feared in this hand: high, with few low ones to hide behind."""
    if card & (QUEEN | ACE_AND_KING_OF_SPADES):
        below = (hand & SPADES & (QUEEN - 1)).bit_count()
        return 30 - 5 * below + (5 if card & QUEEN else 0)
    suit = next(s for s in (CLUBS, DIAMONDS, SPADES, HEARTS) if card & s)
    if suit == SPADES:
        return -10
    lower = (hand & suit & (card - 1)).bit_count()
    return strength(card) * (1.3 if suit == HEARTS else 1.0) - 2 * lower
