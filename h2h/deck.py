"""What the player can choose about the cards; names of members are values in the settings file."""

from enum import Enum, auto
from typing import NamedTuple


class DeckStyle(Enum):
    """How faces are drawn."""

    STANDARD = auto()
    LARGE = auto()
    """Large indices, and one pip instead of many."""


class Back(Enum):
    """How backs are drawn; the value is the name of the picture in the deck's file."""

    LATTICE = "back"
    ROSETTE = "rose"
    WAVES = "wave"
    KITES = "kite"


class DeckLook(NamedTuple):
    """How all cards look.

    Attributes:
        style: how faces are drawn.
        back: how backs are drawn.
        four_colour: blue diamonds and green clubs.
    """

    style: DeckStyle = DeckStyle.STANDARD
    back: Back = Back.LATTICE
    four_colour: bool = False
