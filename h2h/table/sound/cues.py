"""The sounds of the table, and which one goes with a change of it."""

from enum import Enum
from typing import Final

from h2h.cards.transition import Cause


class Sound(Enum):
    """A sound; the value is the name of its file in ``resources/sounds``."""

    DRAW = "draw"
    REDEAL = "redeal"
    SELECT = "select"
    PAIR = "pair"
    REFUSAL = "refusal"
    DEAL = "deal"
    CARD_PLAYED = "card-played"
    TRICK_TAKEN = "trick-taken"
    HEARTS_BROKEN = "hearts-broken"
    QUEEN_OF_SPADES = "queen-of-spades"
    WIN = "win"
    LOSE = "lose"


BY_CAUSE: Final = {
    Cause.DEAL: Sound.DEAL,
    Cause.DRAW: Sound.DRAW,
    Cause.REDEAL: Sound.REDEAL,
    Cause.PAIR: Sound.PAIR,
    Cause.UNDO: Sound.DRAW,
    Cause.REDO: Sound.DRAW,
    Cause.PASS: Sound.TRICK_TAKEN,
    Cause.PLAY: Sound.CARD_PLAYED,
    Cause.TAKE: Sound.TRICK_TAKEN,
}
"""The sound of a change that has none of its own."""
