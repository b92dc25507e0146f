"""The sounds of Hearts that the table can't know."""

from collections.abc import Sequence

from h2h.cards.card import Rank, Suit
from h2h.cards.transition import Cause
from h2h.hearts.engine import Trick
from h2h.table.sound.cues import Sound


def sound_of(cause: Cause, tricks: Sequence[Trick]) -> Sound | None:
    """Return the sound of the card just played, if it has one of its own.

    Args:
        cause: what has just happened.
        tricks: the tricks of the round, that card being the last.
    """
    played = [card for trick in tricks for card in trick.cards]
    if cause is not Cause.PLAY or not played:
        return None
    card = played[-1]
    if (card.rank, card.suit) == (Rank.QUEEN, Suit.SPADES):
        return Sound.QUEEN_OF_SPADES
    if [each for each in played if each.suit is Suit.HEARTS] == [card]:
        return Sound.HEARTS_BROKEN
    return None
