"""Put the pictures of the deck together."""

from collections.abc import Callable

import aces
import back
import courts
from drawing import INK, Sheet, together
from indices import GLYPHS, SUITS, index, pips

from h2h.table.deck_file import Op, Placed, encode


def deck() -> bytes:
    """The whole deck as the bytes of its file.

    Pictures are named as cards are written, ``10H``; where a smaller drawing exists for cards below
    100 px, its name ends in ``-``.
    """
    parts: list[list[Op]] = []
    pictures: dict[str, list[Placed]] = {}

    def part(draw: Callable[[Sheet], None], *, fine: bool = True) -> int:
        sheet = Sheet(fine)
        draw(sheet)
        parts.append(sheet.ops)
        return len(parts) - 1

    for suit in SUITS:
        for rank in GLYPHS:
            if rank.isdigit():
                shape = together(index(rank, suit), pips(rank, suit))
                number = part(lambda sheet, shape=shape: sheet.fill(shape, INK))
                pictures[rank + suit] = [Placed(number, False)]

    indices = {
        rank + suit: part(lambda sheet, shape=index(rank, suit): sheet.fill(shape, INK))
        for rank in "AJQK"
        for suit in SUITS
    }
    for fine in (True, False):
        end = "" if fine else "-"
        ornament = part(aces.ornament, fine=fine)
        ground = part(courts.ground, fine=fine)
        heads = {s: part(lambda sheet, s=s: courts.head(sheet, s), fine=fine) for s in SUITS}
        worn = {r: part(lambda sheet, r=r: courts.wear(sheet, r), fine=fine) for r in "JQK"}
        borne = {r: part(lambda sheet, r=r: courts.bear(sheet, r), fine=fine) for r in "JQK"}
        for suit in SUITS:
            emblem = part(lambda sheet, suit=suit: aces.emblem(sheet, suit), fine=fine)
            pictures["A" + suit + end] = [
                Placed(ornament, False),
                Placed(emblem, False),
                Placed(indices["A" + suit], False),
            ]
            for rank in "JQK":
                halves = [
                    Placed(number, turned)
                    for group in ((heads[suit], worn[rank]), (borne[rank],))
                    for turned in (False, True)
                    for number in group
                ]
                pictures[rank + suit + end] = [
                    Placed(ground, False),
                    *halves,
                    Placed(indices[rank + suit], False),
                ]
    pictures["back"] = [Placed(part(back.draw), False)]
    return encode(parts, pictures, SUITS)
