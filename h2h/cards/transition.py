"""Positions, and transitions from one to the next.

A game describes each of its states as a `Position`: where each card lies and which side is up.
Every change (a move, an undo, a deal) is one `Transition`, and the table animates them all in the
same way. Engines make transitions of states, which is cheap; models convert them to positions.
"""

from collections.abc import Mapping
from enum import Enum, auto
from typing import Generic, NamedTuple, TypeVar

from h2h.cards.card import Card


class Cause(Enum):
    """Why a position changed; determines the animation."""

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
        depth: its position within the pile, 0 at the bottom.
        face_up: whether its face shows.
    """

    card: Card
    place: str
    depth: int
    face_up: bool


Position = Mapping[Card, PlacedCard]
"""Every card on the table, in drawing order, without those that have left the game."""


S = TypeVar("S")


class Transition(NamedTuple, Generic[S]):
    """A change from one state or position to another."""

    cause: Cause
    before: S
    after: S


class CardChange(NamedTuple):
    """The change of one card; None where it is not on the table."""

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
