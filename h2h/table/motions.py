"""The path of each card for each cause of a change. Durations are milliseconds."""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from h2h.cards.transition import CardChange, Cause
from h2h.table.animator import Pose, Track
from h2h.table.card_item import CardItem
from h2h.table.layout import RATIO, Layout, Spot, row_of

_DURATIONS: Final = {
    Cause.DRAW: 180,
    Cause.PAIR: 240,
    Cause.REDEAL: 220,
    Cause.UNDO: 140,
    Cause.REDO: 160,
    Cause.PASS: 320,
    Cause.PLAY: 200,
    Cause.TAKE: 260,
}
LEAVE: Final = 200
"""How long the cards of the last deal take to leave."""
_DEAL_CARD: Final = 280
_DEAL_STEP: Final = 46
_DEAL_STEPS: Final = 320
"""At most this long from the first dealt card to the last."""
_RAISED: Final = 1000.0
"""Added to the z value of a moving card, so that it passes over the others."""


class ChangedCard(NamedTuple):
    """A card that a change moves, turns, adds or removes.

    Attributes:
        change: what changes.
        item: the card's item.
        start: where it is; None if the change adds it.
        end: where it will be; None if the change removes it.
        heights: its z values before and after.
    """

    change: CardChange
    item: CardItem
    start: Spot | None
    end: Spot | None
    heights: tuple[float, float]


def tracks(cause: Cause, cards: Sequence[ChangedCard], layout: Layout) -> list[Track]:
    """Return the animation of a change, without cards that are hidden before and after."""
    if cause is Cause.DEAL:
        return _deal(cards, layout)
    visible = [c for c in cards if not (_is_hidden(c.start) and _is_hidden(c.end))]
    if cause is Cause.PAIR and len(visible) == 2:
        return _remove_pair(visible)
    return [_slide(cause, card) for card in visible]


def _is_hidden(spot: Spot | None) -> bool:
    return spot is None or spot.hidden


def _slide(cause: Cause, card: ChangedCard) -> Track:
    start = Pose(card.start) if card.start else _gone(card.end)
    end = Pose(card.end) if card.end else _gone(card.start)
    before, after = card.change.before, card.change.after
    turns = before is not None and after is not None and before.face_up != after.face_up
    # Cards of a row that closes up keep their order.
    stays = before is not None and after is not None and row_of(before.place) == row_of(after.place)
    raised = 0.0 if stays else _RAISED
    leaves = cause is Cause.TAKE and card.end is not None and card.end.hidden
    if leaves:
        end = end._replace(opacity=0.0)
    return Track(
        card.item,
        after.face_up if after else True,
        (start, end),
        _DURATIONS.get(cause, 200),
        (card.heights[0] + raised, card.heights[1] + raised),
        turns=turns,
        leaves=leaves,
    )


def _gone(spot: Spot | None) -> Pose:
    assert spot is not None
    return Pose(spot.moved(0, -spot.width * 0.45), 0.0)


def _remove_pair(cards: Sequence[ChangedCard]) -> list[Track]:
    """Move both cards together, then let them rise and fade out."""
    a, b = sorted((c for c in cards if c.start), key=lambda c: c.start.x if c.start else 0)
    assert a.start is not None
    assert b.start is not None
    x, y = (a.start.x + b.start.x) / 2, (a.start.y + b.start.y) / 2
    top = max((a, b), key=lambda card: card.heights[0])
    found = []
    for card, side in ((a, -1), (b, 1)):
        assert card.start is not None
        width = card.start.width
        meet = card.start._replace(x=x + side * width * 0.34, y=y - width * 0.12)
        gone = meet._replace(y=meet.y - width * RATIO * 0.3)
        found.append(
            Track(
                card.item,
                face_up=True,
                poses=(Pose(card.start), Pose(meet), Pose(gone, 0.0)),
                duration=_DURATIONS[Cause.PAIR],
                heights=(card.heights[0] + _RAISED, card.heights[0] + _RAISED),
                under=None if card is top else top.item,
            )
        )
    return found


def _deal(cards: Sequence[ChangedCard], layout: Layout) -> list[Track]:
    """Move cards from the layout's source row by row; those with the face up turn over."""
    source = layout.source
    moving = [(c, c.end, c.change.after) for c in cards if c.end and not c.end.hidden]
    order = {
        card.item: layout.deal_order(after.place)
        for card, end, after in moving
        # Cards of the stock are there already.
        if after and math.hypot(end.x - source.x, end.y - source.y) > source.width * 0.1
    }
    step = min(_DEAL_STEP, _DEAL_STEPS / max((1, *order.values())))
    return [
        Track(
            card.item,
            face_up=after.face_up,
            poses=(Pose(source._replace(width=end.width, angle=end.angle)), Pose(end)),
            duration=_DEAL_CARD,
            heights=card.heights,
            delay=order[card.item] * step,
            turns=after.face_up,
            appears=True,
        )
        for card, end, after in moving
        if after and card.item in order
    ]


def leave(cards: Sequence[tuple[CardItem, float]], layout: Layout) -> list[Track]:
    """Gather the cards of the last deal where the next one comes from, and turn them over.

    Args:
        cards: the cards at their old spots, and their z values there.
        layout: where the next deal comes from.
    """
    return [
        Track(
            item,
            face_up=False,
            poses=(Pose(item.spot), Pose(layout.source._replace(width=item.width))),
            duration=LEAVE,
            heights=(height + _RAISED, height + _RAISED),
            turns=item.face_up,
            leaves=True,
        )
        for item, height in cards
    ]


def shake(item: CardItem, spot: Spot) -> Track:
    """Return the short shake of a card that can't be played."""
    there = [Pose(spot.moved(dx, 0)) for dx in (0, 3, -3, 2, -2, 0)]
    height = item.zValue()
    return Track(item, item.face_up, there, 150, (height, height))
