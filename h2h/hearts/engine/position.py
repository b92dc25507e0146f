"""Where each card of a state lies on the table."""

from typing import TYPE_CHECKING

from h2h.cards.transition import PlacedCard, Position
from h2h.hearts.engine.rules import Seat
from h2h.hearts.engine.state import State

if TYPE_CHECKING:
    from h2h.cards.card import Card


def position(state: State, *, open_hands: bool = False) -> Position:
    """Return every card with its place.

    Args:
        state: of the match.
        open_hands: all hands lie face up, sorted.

    Places are ``hand-south-1`` … (South's cards are sorted and numbered without gaps; the other
    hands lie face down in an order that reveals nothing), ``trick-south`` … for a card on the
    table and ``taken-south`` … for tricks taken.
    """
    placed: dict[Card, PlacedCard] = {}
    for seat in Seat:
        face_up = open_hands or seat is Seat.SOUTH
        hand = list(enumerate(state.hand(seat) if face_up else state.hands[seat], 1))
        if open_hands and seat is Seat.EAST:
            hand.reverse()  # the last one drawn lies above the others, whose indices are below it
        for number, card in hand:
            place = f"hand-{_name(seat)}-{number}"
            placed[card] = PlacedCard(card, place, 0, face_up)
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
