"""The rules once more, straight from their page, for tests to ask for a second opinion.

Nothing here is shared with the engine, neither the code nor the way of thinking: cards are bare
ranks, what covers a card is written out by hand, and questions about what can happen are answered
by making everything happen.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from h2h.heart_to_heart.engine import State

# fmt: off
COVERED_BY = {
    1: (5, 6), 2: (6, 7), 3: (8, 9), 4: (9, 10),
    5: (11,), 6: (11, 12), 7: (12, 13), 8: (13, 14), 9: (14, 15), 10: (15,),
    11: (16,), 12: (16, 17), 13: (17, 18), 14: (18, 19), 15: (19,),
    16: (20,), 17: (20, 21), 18: (21, 22), 19: (22,),
    20: (23,), 21: (23, 24), 22: (24,),
    23: (25,), 24: (25,),
    25: (),
}
# fmt: on


@dataclass(frozen=True, slots=True)
class Cards:
    """A position: the heart's ranks by place, the piles from left to right."""

    heart: frozenset[tuple[int, int]]
    stock: tuple[int, ...]
    waste: tuple[int, ...]

    @classmethod
    def of(cls, state: State) -> "Cards":
        """Return what can be seen of an engine's state."""
        heart = {(n, int(card.rank)) for n, card in enumerate(state.heart, 1) if card}
        stock = tuple(int(card.rank) for card in state.stock)
        waste = tuple(int(card.rank) for card in state.waste)
        return cls(frozenset(heart), stock, waste)

    def free(self) -> list[tuple[int, int]]:
        """Return places and ranks of the cards that nothing covers."""
        places = {place for place, _ in self.heart}
        return [
            (place, rank)
            for place, rank in sorted(self.heart)
            if not any(below in places for below in COVERED_BY[place])
        ]

    def turned(self) -> "Cards":
        """Return the position after the next draw, or after a redeal when the stock is empty."""
        if self.stock:
            return Cards(self.heart, self.stock[1:], (*self.waste, self.stock[0]))
        return Cards(self.heart, self.waste, ())

    def after_pairs(self) -> Iterator["Cards"]:
        """Yield the positions that one pair leads to."""
        free = self.free()
        for i, (place, rank) in enumerate(free):
            for other, other_rank in free[i + 1 :]:
                if rank == other_rank:
                    rest = self.heart - {(place, rank), (other, rank)}
                    yield Cards(rest, self.stock, self.waste)
            if self.waste and self.waste[-1] == rank:
                yield Cards(self.heart - {(place, rank)}, self.stock, self.waste[:-1])


def a_pair_ever_comes(cards: Cards) -> bool:
    """Turn the stock, redeal after redeal, until a pair is there or the piles come round again."""
    seen = set()
    while (cards.stock, cards.waste) not in seen:
        if any(True for _ in cards.after_pairs()):
            return True
        seen.add((cards.stock, cards.waste))
        cards = cards.turned()
    return False


def can_be_won(start: Cards, limit: int) -> bool | None:
    """Visit every position that can be reached; None when there are more than the limit."""
    seen = {start}
    to_visit = [start]
    while to_visit:
        cards = to_visit.pop()
        if not cards.heart:
            return True
        for rest in (cards.turned(), *cards.after_pairs()):
            if rest not in seen:
                seen.add(rest)
                to_visit.append(rest)
        if len(seen) > limit:
            return None
    return False
