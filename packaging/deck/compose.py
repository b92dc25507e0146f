"""Put the pictures of the deck together."""

from collections.abc import Callable
from functools import partial

import aces
import backs
import courts
from drawing import Sheet
from indices import GLYPHS, LARGE, STANDARD, SUITS, Index, large_pip, pips, ranks, suits

from h2h.table.art.deck_file import Op, Placed, encode

_NUMBERS = [rank for rank in GLYPHS if rank.isdigit()]


class _Pictures:
    """Pictures and the parts they share."""

    def __init__(self) -> None:
        self.parts: list[list[Op]] = []
        self.pictures: dict[str, list[Placed]] = {}

    def part(self, *draw: Callable[[Sheet], None], fine: bool = True) -> Placed:
        sheet = Sheet(fine)
        for step in draw:
            step(sheet)
        self.parts.append(sheet.ops)
        return Placed(len(self.parts) - 1, turned=False)


def _both_ways(*halves: Placed) -> list[Placed]:
    return [*halves, *(Placed(half.part, turned=True) for half in halves)]


def deck() -> bytes:
    """The whole deck as the bytes of its file.

    Pictures are named as cards are written, ``10H``; the drawing for cards below 100 px, where
    there is one, has a ``-`` behind its name, the card with large indices a ``+``.
    """
    made = _Pictures()
    _add_standard(made)
    _add_large(made)
    for back, draw in backs.BACKS.items():
        made.pictures[back.value] = [made.part(draw)]
    return encode(made.parts, made.pictures, SUITS)


def _indices(made: _Pictures, form: Index) -> Callable[[str, str], list[Placed]]:
    """The four indices of a card, by its rank and suit."""
    rank_parts = {rank: made.part(partial(ranks, rank=rank, form=form)) for rank in GLYPHS}
    suit_parts = {suit: made.part(partial(suits, suit=suit, form=form)) for suit in SUITS}
    return lambda rank, suit: _both_ways(rank_parts[rank], suit_parts[suit])


def _add_standard(made: _Pictures) -> None:
    index = _indices(made, STANDARD)
    for suit in SUITS:
        for rank in _NUMBERS:
            number = made.part(partial(pips, rank=rank, suit=suit))
            made.pictures[rank + suit] = [*index(rank, suit), number]
    for fine in (True, False):
        end = "" if fine else "-"
        ornament = made.part(aces.ornament, fine=fine)
        ground = made.part(courts.ground, fine=fine)
        worn = {r: made.part(partial(courts.wear, rank=r), fine=fine) for r in "JQK"}
        borne = {r: made.part(partial(courts.bear, rank=r), fine=fine) for r in "JQK"}
        for suit in SUITS:
            emblem = made.part(partial(aces.emblem, suit=suit), fine=fine)
            made.pictures["A" + suit + end] = [ornament, emblem, *index("A", suit)]
            head = made.part(partial(courts.head, suit=suit), fine=fine)
            for rank in "JQK":
                made.pictures[rank + suit + end] = [
                    ground,
                    *_both_ways(head, worn[rank]),
                    *_both_ways(borne[rank]),
                    *index(rank, suit),
                ]


_ACES, _COURTS = 0.92, 0.82
"""The size of the emblems between large indices."""


def _add_large(made: _Pictures) -> None:
    """The cards with large indices: number cards with one pip, the others with a smaller emblem."""
    index = _indices(made, LARGE)

    def smaller(draw: Callable[[Sheet], None], size: float = _COURTS) -> Placed:
        def step(sheet: Sheet) -> None:
            with sheet.at(scale=size):
                draw(sheet)

        return made.part(step, fine=False)

    ornament = smaller(aces.ornament, _ACES)
    ground = smaller(courts.ground)
    worn = {r: smaller(partial(courts.wear, rank=r)) for r in "JQK"}
    borne = {r: smaller(partial(courts.bear, rank=r)) for r in "JQK"}
    for suit in SUITS:
        pip = made.part(partial(large_pip, suit=suit))
        emblem = smaller(partial(aces.emblem, suit=suit), _ACES)
        head = smaller(partial(courts.head, suit=suit))
        for rank in GLYPHS:
            if rank == "A":
                middle = [ornament, emblem]
            elif rank in "JQK":
                middle = [ground, *_both_ways(head, worn[rank]), *_both_ways(borne[rank])]
            else:
                middle = [pip]
            made.pictures[f"{rank}{suit}+"] = [*middle, *index(rank, suit)]
