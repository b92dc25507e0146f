"""Plays a round to its end with all hands known, for the search to estimate a result.

Everybody plays by what they could know themselves; all hands lie open only for the referee.
"""

from typing import Protocol

from h2h.hearts.bots.card_set import (
    HEARTS,
    LOWEST_HEART,
    QUEEN,
    SUIT_SETS,
    CardSet,
    lowest,
    points,
    strength,
    suit_of,
)
from h2h.hearts.bots.knowledge import NOBODY
from h2h.hearts.engine.rules import POINTS_IN_A_ROUND


class Players(Protocol):
    """How all four play."""

    def lead(self, hand: CardSet, others: CardSet, hearts_broken: bool) -> CardSet:
        """Return a card to lead.

        Args:
            hand: the cards held.
            others: the cards in the other hands.
            hearts_broken: whether a heart may be led while there are other cards.
        """
        ...

    def follow(
        self,
        cards: CardSet,
        others: CardSet,
        best: CardSet,
        count: int,
        on_table: int,
        first_trick: bool,
    ) -> CardSet:
        """Return a card of the suit led.

        Args:
            cards: the cards of the suit in hand.
            others: the cards of the suit in the other hands.
            best: the card that wins so far.
            count: how many cards are on the table.
            on_table: the points on it.
            first_trick: whether it is the round's first.
        """
        ...

    def throw(self, hand: CardSet, others: CardSet) -> CardSet:
        """Return a card of another suit than the one led.

        Args:
            hand: the cards that may be thrown.
            others: the cards in the other hands.
        """
        ...


def play_out(
    hands: list[CardSet],
    leader: int,
    table: list[CardSet],
    taken: list[int],
    players: Players,
    *,
    first_trick: bool,
    hearts_broken: bool,
    free_first_trick: bool,
    shooter: int = NOBODY,
    queen_breaks_hearts: bool = False,
    jack: CardSet = 0,
) -> int:
    """Play a round until nothing is left to be taken; return who takes the jack of diamonds.

    Args:
        hands: the cards each seat still holds; used up.
        leader: who led the trick on the table.
        table: its cards so far, at least one.
        taken: the points each seat has taken; completed.
        players: how everybody plays but a shooter.
        first_trick: whether it is the round's first.
        hearts_broken: whether a heart has been played.
        free_first_trick: whether points may be played to the first trick.
        shooter: a seat that tries to take everything, or `NOBODY`.
        queen_breaks_hearts: whether the queen of spades breaks hearts.
        jack: the jack of diamonds, if it counts and has not been taken.
    """
    lead, follow, throw = players.lead, players.follow, players.throw
    jack_taker = NOBODY
    suit = suit_of(table[0])
    best, winner, seat, on_table = 0, leader, leader, points(sum(table))
    for card in table:
        if card & suit and card > best:
            best, winner = card, seat
        seat = (seat + 1) & 3
    hearts_broken = (
        hearts_broken
        or any(card >= LOWEST_HEART for card in table)
        or (queen_breaks_hearts and QUEEN in table)
    )
    count = len(table)
    held = sum(hands)
    left = POINTS_IN_A_ROUND - sum(taken)
    while True:
        while count < 4:
            hand = hands[seat]
            same = hand & suit
            if seat == shooter:
                card = _shoot(hand, same, best, count == 3, on_table)
            elif same:
                others = (held ^ hand) & suit
                card = same
                if same & (same - 1):
                    card = follow(same, others, best, count, on_table, first_trick)
            else:
                may_throw = hand
                if first_trick and not free_first_trick:
                    may_throw = hand & ~HEARTS & ~QUEEN or hand
                card = throw(may_throw, held ^ hand)
            hands[seat] = hand ^ card
            held ^= card
            if same and card > best:
                best, winner = card, seat
            if card >= LOWEST_HEART:
                on_table += 1
                hearts_broken = True
            elif card == QUEEN:
                on_table += 13
                hearts_broken = hearts_broken or queen_breaks_hearts
            seat = (seat + 1) & 3
            count += 1
        taken[winner] += on_table
        left -= on_table
        if jack and not held & jack:
            jack_taker, jack = winner, 0
        if not left and not jack:
            return jack_taker
        hand = hands[winner]
        if winner == shooter:
            card = _lead_to_shoot(hand, hearts_broken)
        else:
            card = lead(hand, held ^ hand, hearts_broken)
        hands[winner] = hand ^ card
        held ^= card
        suit = suit_of(card)
        best, seat, count = card, (winner + 1) & 3, 1
        on_table = 0
        first_trick = False
        if card >= LOWEST_HEART:
            on_table, hearts_broken = 1, True
        elif card == QUEEN:
            on_table = 13
            hearts_broken = hearts_broken or queen_breaks_hearts


def _shoot(hand: CardSet, same: CardSet, best: CardSet, is_last: bool, on_table: int) -> CardSet:
    """Win if it can be done, for as little as will do when last; else give up the lowest."""
    if same:
        over = same & ~(2 * best - 1)
        if not over:
            return same & -same
        if is_last:
            return over & -over if on_table else same & -same
        return 1 << over.bit_length() - 1
    # Nothing that a shooter can keep: the lowest card of all, and no point.
    rest = hand & ~HEARTS & ~QUEEN or hand
    suits = [rest & suit for suit in SUIT_SETS if rest & suit]
    return min(map(lowest, suits), key=strength)


def _lead_to_shoot(hand: CardSet, hearts_broken: bool) -> CardSet:
    """Lead the highest card that may be led."""
    suits = [hand & suit for suit in SUIT_SETS[: 3 + hearts_broken]]
    tops = [1 << cards.bit_length() - 1 for cards in suits if cards] or [1 << hand.bit_length() - 1]
    return max(tops, key=strength)
