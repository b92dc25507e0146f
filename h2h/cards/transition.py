"""What the table is told: positions, and the change from one to the next.

A game describes each of its states as a `Position`: which card lies where, which way up. Every
change (a move, an undo, a deal) is one `Transition`, and one path of the table animates them all.
An engine's transitions hold its states, which are cheap; the model turns them into positions.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Generic, NamedTuple, TypeVar

from h2h.cards.card import Card


class Cause(Enum):
    """Why a position changed; the table picks the motion by it."""

    DEAL = auto()
    DRAW = auto()
    REDEAL = auto()
    PAIR = auto()
    UNDO = auto()
    REDO = auto()
    PASS = auto()
    PLAY = auto()
    TAKE = auto()


class PlacedCard(NamedTuple):
    """Where one card lies.

    Attributes:
        card: the card.
        place: the name of the pile, such as ``"heart-25"``, ``"stock"`` or ``"hand-south-1"``.
        depth: its place within the pile, 0 at the bottom.
        face_up: whether its face shows.
    """

    card: Card
    place: str
    depth: int
    face_up: bool


Position = Mapping[Card, PlacedCard]
"""Every card on the table, in drawing order; a card that has left the game is absent."""


S = TypeVar("S")


class Transition(NamedTuple, Generic[S]):
    """A change, complete in itself: from one state (or position) to another."""

    cause: Cause
    before: S
    after: S


class CardChange(NamedTuple):
    """What a transition does to one card: None on a side where it is not on the table."""

    card: Card
    before: PlacedCard | None
    after: PlacedCard | None


def diff(before: Position, after: Position) -> list[CardChange]:
    """Return the cards that were moved, turned, added or removed, in drawing order."""
    changes = [
        CardChange(card, before.get(card), placed)
        for card, placed in after.items()
        if before.get(card) != placed
    ]
    changes += [
        CardChange(card, placed, None) for card, placed in before.items() if card not in after
    ]
    return changes
