"""What the cards played say about the cards kept.

Most players follow as high as they can without winning, play high when it costs nothing, lead low
and throw what is dangerous. Who plays another card probably does not hold the one to be expected.
That is a guess, so it makes cards unlikely, never impossible.
"""

from collections.abc import Sequence

from h2h.hearts.bots.card_set import (
    ACE_AND_KING_OF_SPADES,
    HEARTS,
    QUEEN,
    CardSet,
    card_set,
    points,
    suit_of,
)
from h2h.hearts.engine.rules import Rules
from h2h.hearts.engine.trick import Trick


def unlikely_cards(tricks: Sequence[Trick], rules: Rules) -> list[CardSet]:
    """Return for each seat the cards it would probably have played before."""
    unlikely = [0] * 4
    for trick in tricks:
        is_first = trick is tricks[0]
        may_score = rules.points_on_first_trick or not is_first
        best = on_table = 0
        for count, (seat, played) in enumerate(trick.plays):
            card = card_set((played,))
            suit = suit_of(card)
            if not count:
                if not is_first:
                    unlikely[seat] |= suit & (card - 1)
                best = card
            elif suit != suit_of(best):
                unlikely[seat] |= _kept_if_thrown(card, may_score)
            else:
                free = not on_table and (count == 3 or is_first)
                unlikely[seat] |= _kept_if_followed(card, best, suit, free, is_last=count == 3)
                best = max(best, card)
            on_table += points(card)
    return unlikely


def _kept_if_thrown(card: CardSet, may_score: bool) -> CardSet:
    """Return what is more dangerous than a card thrown to another suit."""
    if card == QUEEN or not may_score:
        return 0
    if card & HEARTS:
        return QUEEN | HEARTS & ~(2 * card - 1)
    if card & ACE_AND_KING_OF_SPADES:
        return QUEEN | HEARTS
    return QUEEN | HEARTS | ACE_AND_KING_OF_SPADES


def _kept_if_followed(
    card: CardSet, best: CardSet, suit: CardSet, free: bool, is_last: bool
) -> CardSet:
    """Return what one would rather have followed suit with."""
    higher = suit & ~(2 * card - 1)
    queen = QUEEN if suit & QUEEN and best > QUEEN else 0
    if free:
        return (higher & ~QUEEN) | queen
    if card < best:
        return (higher & (best - 1)) | queen
    lower = suit & (best - 1)
    return (lower | higher & ~QUEEN) if is_last else lower | suit & (card - 1) & ~QUEEN
