"""Worlds: random hands of the others that are consistent with what is known."""

from random import Random

from h2h.hearts.bots.card_set import CardSet, each
from h2h.hearts.bots.knowledge import Knowledge


class Worlds:
    """A source of possible deals.

    Each card goes to a player who may hold it, in proportion to the room left; a card that finds no
    room moves others along (a path as in bipartite matching), so a fitting deal is always found and
    never searched for long. What the cards played say about those kept is not weighed: it gained
    0.03 ± 0.11 points a hand.
    """

    def __init__(self, knowledge: Knowledge, random: Random) -> None:
        self._knowledge = knowledge
        self._random = random
        self._others = [seat for seat in range(4) if seat != knowledge.me]
        known = sum(knowledge.known)
        self._room = [
            size - mask.bit_count()
            for size, mask in zip(knowledge.sizes, knowledge.known, strict=True)
        ]
        self._holders = {
            card: [seat for seat in self._others if knowledge.may_hold[seat] & card]
            for card in each(knowledge.unseen & ~known)
        }
        self._free = [card for card, seats in self._holders.items() if len(seats) == 3]
        self._bound = [card for card, seats in self._holders.items() if len(seats) < 3]

    def draw(self) -> list[CardSet]:
        """Return the hands of a possible deal by seat, the player's own included."""
        hands = list(self._knowledge.known)
        room = self._room[:]
        hands[self._knowledge.me] = self._knowledge.hand
        room[self._knowledge.me] = 0
        if self._bound:
            # The fewest holders first, in random order among equals.
            order = self._bound[:]
            self._random.shuffle(order)
            order.sort(key=lambda card: len(self._holders[card]))
            for card in order:
                self._place(card, hands, room)
        free = self._free[:]
        self._random.shuffle(free)
        start = 0
        for seat in self._others:
            hands[seat] |= sum(free[start : start + room[seat]])
            start += room[seat]
        return hands

    def _place(self, card: CardSet, hands: list[CardSet], room: list[int]) -> None:
        seats = self._holders[card]
        mark = self._random.random() * sum(room[seat] for seat in seats)
        for seat in seats:
            mark -= room[seat]
            if mark < 0:
                hands[seat] |= card
                room[seat] -= 1
                return
        self._make_room(card, hands, room, set())

    def _make_room(
        self, card: CardSet, hands: list[CardSet], room: list[int], tried: set[int]
    ) -> bool:
        """Place a card by moving another on, if need be through several hands."""
        for seat in self._holders[card]:
            if seat in tried:
                continue
            tried.add(seat)
            if room[seat] > 0:
                hands[seat] |= card
                room[seat] -= 1
                return True
            movable = hands[seat] & ~self._knowledge.known[seat]
            for other in each(movable):
                hands[seat] ^= other
                if self._make_room(other, hands, room, tried):
                    hands[seat] |= card
                    return True
                hands[seat] |= other
        return False
