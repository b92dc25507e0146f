"""Short animations beside the table's own: cards are raised out of their row and lowered back."""

from PySide6.QtCore import QObject

from h2h.table.animator import Animator, Pose, Track, frame_function
from h2h.table.card_item import CardItem
from h2h.table.layout import Spot

_DURATION = 90
"""Milliseconds."""


class Lifts:
    """Moves cards to the spots that their marks require, all in one animation."""

    def __init__(self, scene: QObject) -> None:
        self._animator = Animator(scene)
        self._targets: dict[CardItem, Spot] = {}
        self._animator.finished.connect(self._targets.clear)

    def set_target(self, item: CardItem, spot: Spot) -> None:
        """Move a card to a spot at the next `start`, from wherever it is then."""
        here = Spot(item.x(), item.y(), spot.width, spot.angle)
        if self._targets.get(item, here) != spot:
            self._animator.stop()
            self._targets[item] = spot

    def remove(self, item: CardItem) -> None:
        """Leave a card where it is; the others move on at the next `start`."""
        if self._targets.pop(item, None) is not None:
            self._animator.stop()

    def start(self, speed: float) -> None:
        """Move the cards to their targets; 2 is twice as fast."""
        if self._targets and not self._animator.running:
            tracks = [_lift(item, spot) for item, spot in self._targets.items()]
            self._animator.run(frame_function(tracks, speed), _DURATION / speed)

    def stop(self) -> None:
        """Leave all cards where they are."""
        self._animator.stop()
        self._targets.clear()


def _lift(item: CardItem, spot: Spot) -> Track:
    here = Spot(item.x(), item.y(), spot.width, spot.angle)
    height = item.zValue()
    return Track(item, item.face_up, (Pose(here), Pose(spot)), _DURATION, (height, height))
