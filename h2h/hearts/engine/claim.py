"""Whether a round can still change, as far as one player knows: "the rest are mine"."""

from h2h.cards.card import Card
from h2h.hearts.engine.rules import (
    DECK,
    TWO_OF_CLUBS,
    Phase,
    points,
    strength,
)
from h2h.hearts.engine.state import PlayerView, legal_cards


def remaining_is_decided(view: PlayerView) -> bool:
    """Return whether the rest of the round is certain, whatever the other players hold.

    It is certain once all points are taken, and when this player leads and can take every trick
    that is left.
    """
    if view.phase is not Phase.PLAYING:
        return False
    if view.all_points_taken:
        return True
    if view.turn is not view.seat or view.open_tricks[-1].cards:
        return False
    unseen = _unseen_by_suit(view)
    if len(view.open_tricks) == 1:
        # The first lead must be the two of clubs, not the highest card.
        return not any(card.suit is TWO_OF_CLUBS.suit for cards in unseen for card in cards)
    return all(_runs(view.hand, cards) for cards in unseen)


def closing_card(view: PlayerView, wins: bool) -> Card:
    """Return a card that finishes a decided round.

    Args:
        view: of the player whose turn it is.
        wins: whether this player takes the tricks, and so plays the highest cards first.
    """
    legal = legal_cards(view, view.hand)
    if wins:
        return max(legal, key=strength)
    return min(legal, key=lambda card: (points(card), strength(card)))


def _unseen_by_suit(view: PlayerView) -> list[list[Card]]:
    seen = {card for trick in view.tricks for card in trick.cards} | set(view.hand)
    unseen = [card for card in DECK if card not in seen]
    return [[c for c in unseen if c.suit is suit] for suit in {card.suit for card in view.hand}]


def _runs(hand: tuple[Card, ...], unseen: list[Card]) -> bool:
    """Return whether the hand's cards of a suit all win when the highest are led first.

    In the worst case one player holds all unseen cards of the suit and follows with the lowest.
    Each lead takes one of them, so as many of our cards as there are unseen ones must beat the
    highest of those.
    """
    if not unseen:
        return True
    ours = sorted(strength(card) for card in hand if card.suit is unseen[0].suit)
    highest = max(map(strength, unseen))
    return all(card > highest for card in ours[::-1][: len(unseen)])
