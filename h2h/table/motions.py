"""Which way each card takes for each cause of a change. Durations are milliseconds."""

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
_DEAL_CARD: Final = 280
_DEAL_STEP: Final = 46
_DEAL_STEPS: Final = 320
"""The longest from the first card dealt to the last."""
_RAISED: Final = 1000.0
"""Added to the height of a card on its way, so that it passes over those that rest."""


class ChangedCard(NamedTuple):
    """One changed card, with all that the table knows of it."""

    change: CardChange
    item: CardItem
    start: Spot | None
    end: Spot | None
    heights: tuple[float, float]


def tracks(cause: Cause, ways: Sequence[ChangedCard], layout: Layout) -> list[Track]:
    """Return the motion for a change; cards that lie unseen before and after don't move."""
    if cause is Cause.DEAL:
        return _dealt(ways, layout)
    seen = [w for w in ways if not (_unseen(w.start) and _unseen(w.end))]
    if cause is Cause.PAIR and len(seen) == 2:
        return _paired(seen)
    return [_slid(cause, way) for way in seen]


def _unseen(spot: Spot | None) -> bool:
    return spot is None or spot.hidden


def _slid(cause: Cause, way: ChangedCard) -> Track:
    start = Pose(way.start) if way.start else _gone(way.end)
    end = Pose(way.end) if way.end else _gone(way.start)
    before, after = way.change.before, way.change.after
    turns = before is not None and after is not None and before.face_up != after.face_up
    # A row that closes up does so where it lies.
    stays = before is not None and after is not None and row_of(before.place) == row_of(after.place)
    raised = 0.0 if stays else _RAISED
    leaves = cause is Cause.TAKE and way.end is not None and way.end.hidden
    if leaves:
        end = end._replace(opacity=0.0)
    return Track(
        way.item,
        after.face_up if after else True,
        (start, end),
        _DURATIONS.get(cause, 200),
        (way.heights[0] + raised, way.heights[1] + raised),
        turns=turns,
        leaves=leaves,
    )


def _gone(spot: Spot | None) -> Pose:
    assert spot is not None
    return Pose(spot.moved(0, -spot.width * 0.45), 0.0)


def _paired(ways: Sequence[ChangedCard]) -> list[Track]:
    """Both lift, come together and fade out upwards."""
    a, b = sorted((w for w in ways if w.start), key=lambda w: w.start.x if w.start else 0)
    assert a.start is not None
    assert b.start is not None
    x, y = (a.start.x + b.start.x) / 2, (a.start.y + b.start.y) / 2
    top = max((a, b), key=lambda way: way.heights[0])
    found = []
    for way, side in ((a, -1), (b, 1)):
        assert way.start is not None
        width = way.start.width
        meet = way.start._replace(x=x + side * width * 0.34, y=y - width * 0.12)
        gone = meet._replace(y=meet.y - width * RATIO * 0.3)
        found.append(
            Track(
                way.item,
                face_up=True,
                poses=(Pose(way.start), Pose(meet), Pose(gone, 0.0)),
                duration=_DURATIONS[Cause.PAIR],
                heights=(way.heights[0] + _RAISED, way.heights[0] + _RAISED),
                under=None if way is top else top.item,
            )
        )
    return found


def _dealt(ways: Sequence[ChangedCard], layout: Layout) -> list[Track]:
    """Fly from where cards come from, row by row; those that show their faces turn over."""
    source = layout.source
    moving = [(w, w.end, w.change.after) for w in ways if w.end and not w.end.hidden]
    order = {
        way.item: layout.deal_order(after.place)
        for way, end, after in moving
        # What stays in the stock lies there already.
        if after and math.hypot(end.x - source.x, end.y - source.y) > source.width * 0.1
    }
    step = min(_DEAL_STEP, _DEAL_STEPS / max((1, *order.values())))
    return [
        Track(
            way.item,
            face_up=after.face_up,
            poses=(Pose(source._replace(width=end.width, angle=end.angle)), Pose(end)),
            duration=_DEAL_CARD,
            heights=way.heights,
            delay=order[way.item] * step,
            turns=after.face_up,
            appears=True,
        )
        for way, end, after in moving
        if after and way.item in order
    ]


def shaken(item: CardItem, spot: Spot) -> Track:
    """Return the short shake of a card that can't be played."""
    there = [Pose(spot.moved(dx, 0)) for dx in (0, 3, -3, 2, -2, 0)]
    height = item.zValue()
    return Track(item, item.face_up, there, 150, (height, height))
