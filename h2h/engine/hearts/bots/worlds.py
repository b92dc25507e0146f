"""Worlds: hands the others may hold, drawn at random from all that fit what is known."""

from random import Random

from h2h.engine.hearts.bots.card_set import QUEEN, CardSet, each
from h2h.engine.hearts.bots.knowledge import Knowledge

SPARED_WEIGHT = 0.1
"""How likely a player still has the queen of spades after sparing her, against before."""


class Worlds:
    """A source of possible deals.

    Each card goes to a player who may hold it, in proportion to the room left; a card that finds
    no room moves others along (a path as in bipartite matching), so a fitting deal is always found
    and never searched for long.
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
        holders = {
            card: [seat for seat in self._others if knowledge.may_hold[seat] & card]
            for card in each(knowledge.unseen & ~known)
        }
        self._free = [card for card, seats in holders.items() if len(seats) == 3]
        self._bound = [card for card, seats in holders.items() if len(seats) < 3]
        self._holders = holders
        self._queen_holders = holders.get(QUEEN, [])

    def draw(self) -> list[CardSet]:
        """Return the hands of a possible deal by seat, the player's own included."""
        hands = list(self._knowledge.known)
        room = self._room[:]
        hands[self._knowledge.me] = self._knowledge.hand
        room[self._knowledge.me] = 0
        bound, free = self._bound, self._free
        if len(self._queen_holders) > 1 and any(self._knowledge.spared_queen):
            seat = self._queen_holder(room)
            hands[seat] |= QUEEN
            room[seat] -= 1
            bound = [card for card in bound if card != QUEEN]
            free = [card for card in free if card != QUEEN]
        if bound:
            # The fewest holders first, in random order among equals.
            order = sorted(
                bound, key=lambda card: (len(self._holders[card]), self._random.random())
            )
            for card in order:
                self._place(card, hands, room)
        free = free[:]
        self._random.shuffle(free)
        start = 0
        for seat in self._others:
            hands[seat] |= sum(free[start : start + room[seat]])
            start += room[seat]
        return hands

    def _queen_holder(self, room: list[int]) -> int:
        spared = self._knowledge.spared_queen
        weights = [
            room[seat] * (SPARED_WEIGHT if spared[seat] else 1.0) for seat in self._queen_holders
        ]
        return self._random.choices(self._queen_holders, weights)[0]

    def _place(self, card: CardSet, hands: list[CardSet], room: list[int]) -> None:
        seats = [seat for seat in self._holders[card] if room[seat] > 0]
        if seats:
            seat = seats[0]
            if len(seats) > 1:
                mark = self._random.random() * (room[seats[0]] + room[seats[1]])
                seat = seats[0] if mark < room[seats[0]] else seats[1]
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
