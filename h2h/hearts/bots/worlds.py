"""Worlds: hands the others may hold, drawn at random from all that fit what is known."""

from random import Random

from h2h.hearts.bots.card_set import CardSet, each
from h2h.hearts.bots.knowledge import Knowledge

UNLIKELY = 0.25
"""How likely a seat holds a card it would probably have played, against another card."""


class Worlds:
    """A source of possible deals.

    Each card goes to a player who may hold it, in proportion to the room left and to what speaks
    against it; a card that finds no room moves others along (a path as in bipartite matching), so a
    fitting deal is always found and never searched for long.
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
        doubtful = knowledge.unlikely[self._others[0]]
        for seat in self._others:
            doubtful |= knowledge.unlikely[seat]
        self._free = [c for c, seats in holders.items() if len(seats) == 3 and not c & doubtful]
        bound = [c for c, seats in holders.items() if len(seats) < 3 or c & doubtful]
        # Where a card can go is worked out once, with what speaks against each place.
        self._bound = [
            (card, [(s, UNLIKELY if knowledge.unlikely[s] & card else 1.0) for s in holders[card]])
            for card in bound
        ]
        self._holders = holders

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
            order.sort(key=lambda bound: len(bound[1]))
            for card, places in order:
                self._place(card, places, hands, room)
        free = self._free[:]
        self._random.shuffle(free)
        start = 0
        for seat in self._others:
            hands[seat] |= sum(free[start : start + room[seat]])
            start += room[seat]
        return hands

    def _place(
        self,
        card: CardSet,
        places: list[tuple[int, float]],
        hands: list[CardSet],
        room: list[int],
    ) -> None:
        mark = self._random.random() * sum(room[seat] * weight for seat, weight in places)
        for seat, weight in places:
            mark -= room[seat] * weight
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
