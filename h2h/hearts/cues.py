"""The sounds of Hearts that the table can't know."""

from h2h.cards.transition import Cause
from h2h.hearts.engine.rules import QUEEN_OF_SPADES
from h2h.hearts.engine.state import PublicFacts
from h2h.hearts.engine.trick import breaks_hearts
from h2h.table.sound.cues import Sound


def sound_of(cause: Cause, facts: PublicFacts) -> Sound | None:
    """Return the sound of the card just played, if it has one of its own.

    Args:
        cause: what has just happened.
        facts: the match after it.
    """
    played = [card for trick in facts.tricks for card in trick.cards]
    if cause is not Cause.PLAY or not played:
        return None
    if played[-1] == QUEEN_OF_SPADES:
        return Sound.QUEEN_OF_SPADES
    breaking = [card for card in played if breaks_hearts(card, facts.rules)]
    return Sound.HEARTS_BROKEN if breaking == played[-1:] else None
