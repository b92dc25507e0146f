"""Small motions beside the table's own: cards stand out of their row, and go back into it."""

from PySide6.QtCore import QObject

from h2h.table.animator import Animator, Pose, Track, showing
from h2h.table.card_item import CardItem
from h2h.table.layout import Spot

_LASTS = 90
"""Milliseconds that a card takes to stand out of its row."""


class Lifts:
    """Takes cards to where their marks have them; all that goes at one time goes together."""

    def __init__(self, parent: QObject) -> None:
        self._animator = Animator(parent)
        self._ends: dict[CardItem, Spot] = {}
        self._animator.finished.connect(self._ends.clear)

    def aim(self, item: CardItem, spot: Spot) -> None:
        """Have a card go to a spot, once `go` is called, from wherever it is then."""
        here = Spot(item.x(), item.y(), spot.width, spot.angle)
        if self._ends.get(item, here) != spot:
            self._animator.stop()
            self._ends[item] = spot

    def leave(self, item: CardItem) -> None:
        """Have a card no longer go anywhere; the others go on at the next `go`."""
        if self._ends.pop(item, None) is not None:
            self._animator.stop()

    def go(self, speed: float) -> None:
        """Let go what does not move yet; 2 is twice as fast."""
        if self._ends and not self._animator.running:
            tracks = [_lifted(item, spot) for item, spot in self._ends.items()]
            self._animator.run(showing(tracks, speed), _LASTS / speed)

    def stop(self) -> None:
        """Leave all cards where they are."""
        self._animator.stop()
        self._ends.clear()


def _lifted(item: CardItem, spot: Spot) -> Track:
    here = Spot(item.x(), item.y(), spot.width, spot.angle)
    height = item.zValue()
    return Track(item, item.face_up, (Pose(here), Pose(spot)), _LASTS, (height, height))
