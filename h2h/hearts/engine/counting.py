"""What every player can count: the cards that have been played, and who is void in a suit."""

from h2h.cards.card import Card, Suit
from h2h.hearts.engine.rules import Seat
from h2h.hearts.engine.state import PublicFacts


def played_cards(facts: PublicFacts) -> frozenset[Card]:
    """Return the cards played in this round."""
    return frozenset(card for trick in facts.tricks for card in trick.cards)


def void_suits(facts: PublicFacts) -> dict[Seat, frozenset[Suit]]:
    """Return the suits that each player has failed to follow in this round."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in Seat}
    for trick in facts.tricks:
        for seat, card in trick.plays:
            if trick.led_suit is not None and card.suit is not trick.led_suit:
                found[seat].add(trick.led_suit)
    return {seat: frozenset(suits) for seat, suits in found.items()}
