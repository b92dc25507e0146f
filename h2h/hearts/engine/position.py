"""Where each card of a state lies on the table."""

from typing import TYPE_CHECKING

from h2h.cards.transition import PlacedCard, Position
from h2h.hearts.engine.rules import Seat
from h2h.hearts.engine.state import State

if TYPE_CHECKING:
    from h2h.cards.card import Card


def position(state: State) -> Position:
    """Return every card with its place.

    Places are ``hand-south-1`` … (South's cards are sorted and numbered without gaps; the other
    hands lie face down in an order that reveals nothing), ``trick-south`` … for a card on the
    table and ``taken-south`` … for tricks taken.
    """
    placed: dict[Card, PlacedCard] = {}
    for seat in Seat:
        is_south = seat is Seat.SOUTH
        hand = state.hand(seat) if is_south else state.hands[seat]
        for number, card in enumerate(hand, 1):
            place = f"hand-{_name(seat)}-{number}"
            placed[card] = PlacedCard(card, place, 0, face_up=is_south)
    depth = dict.fromkeys(Seat, 0)
    for trick in state.tricks[: state.taken]:
        for card in trick.cards:
            place = f"taken-{_name(trick.winner)}"
            placed[card] = PlacedCard(card, place, depth[trick.winner], face_up=False)
            depth[trick.winner] += 1
    for seat, card in state.trick.plays if state.trick else ():
        placed[card] = PlacedCard(card, f"trick-{_name(seat)}", 0, face_up=True)
    return placed


def _name(seat: Seat) -> str:
    return seat.name.lower()
