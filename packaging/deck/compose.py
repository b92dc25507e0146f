"""Put the pictures of the deck together."""

from collections.abc import Callable
from functools import partial

import aces
import back
import courts
from drawing import Sheet
from indices import GLYPHS, SUITS, index, pips

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
    there is one, has a ``-`` behind its name.
    """
    made = _Pictures()
    for suit in SUITS:
        for rank in _NUMBERS:
            number = made.part(
                partial(index, rank=rank, suit=suit), partial(pips, rank=rank, suit=suit)
            )
            made.pictures[rank + suit] = [number]
    corners = {
        rank + suit: made.part(partial(index, rank=rank, suit=suit))
        for rank in "AJQK"
        for suit in SUITS
    }
    for fine in (True, False):
        end = "" if fine else "-"
        ornament = made.part(aces.ornament, fine=fine)
        ground = made.part(courts.ground, fine=fine)
        worn = {r: made.part(partial(courts.wear, rank=r), fine=fine) for r in "JQK"}
        borne = {r: made.part(partial(courts.bear, rank=r), fine=fine) for r in "JQK"}
        for suit in SUITS:
            emblem = made.part(partial(aces.emblem, suit=suit), fine=fine)
            made.pictures["A" + suit + end] = [ornament, emblem, corners["A" + suit]]
            head = made.part(partial(courts.head, suit=suit), fine=fine)
            for rank in "JQK":
                made.pictures[rank + suit + end] = [
                    ground,
                    *_both_ways(head, worn[rank]),
                    *_both_ways(borne[rank]),
                    corners[rank + suit],
                ]
    made.pictures["back"] = [made.part(back.draw)]
    return encode(made.parts, made.pictures, SUITS)
