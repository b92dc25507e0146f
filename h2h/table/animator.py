"""Animation: moves items from where they were to where the game already has them.

No move waits for an animation; only pacing and the panels at the end check whether one is running.
Any input finishes a running animation.
"""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QTransform

from h2h.table.card_item import CardItem
from h2h.table.layout import Spot

_TICK = 8
"""Milliseconds between ticks: two for each refresh of a 60 Hz screen, so that a late one is in
time. Qt's own animations tick every 16 ms and miss a refresh at the smallest delay."""


class Pose(NamedTuple):
    """A spot and the card's opacity there."""

    spot: Spot
    opacity: float = 1.0


class Track(NamedTuple):
    """The path of one card.

    Attributes:
        item: the card.
        face_up: whether it ends with the face up.
        poses: at least two, in order.
        duration: milliseconds.
        heights: z values at the start and at the end.
        delay: milliseconds before it starts.
        turns: whether the card turns over.
        appears: whether it is hidden until it starts.
        leaves: whether it accelerates instead of slowing down.
        under: a card above this one that fades with it, so that they fade as one picture.
    """

    item: CardItem
    face_up: bool
    poses: Sequence[Pose]
    duration: float
    heights: tuple[float, float]
    delay: float = 0.0
    turns: bool = False
    appears: bool = False
    leaves: bool = False
    under: CardItem | None = None

    def show(self, now: float) -> None:
        """Put the card where it is `now` milliseconds after the start."""
        item, end = self.item, self.poses[-1].spot
        item.setVisible(now >= self.delay or not self.appears)
        part = min(1.0, max(0.0, (now - self.delay) / self.duration))
        eased = part**2 if self.leaves else 1 - (1 - part) ** 3
        legs = len(self.poses) - 1
        leg = min(int(eased * legs), legs - 1)
        a, b = self.poses[leg], self.poses[leg + 1]
        t = eased * legs - leg
        item.setPos(_between(a.spot.x, b.spot.x, t), _between(a.spot.y, b.spot.y, t))
        item.setRotation(_between(a.spot.angle, b.spot.angle, t))
        item.setScale(_between(a.spot.width, b.spot.width, t) / end.width)
        opacity = _between(a.opacity, b.opacity, t)
        item.setOpacity(opacity)
        item.set_covered_by(self.under if 0 < opacity < 1 else None)
        # The order changes at once, but for turning cards when they are edge on.
        item.setZValue(self.heights[eased >= 0.5 if self.turns else 1])
        if self.turns:
            squeeze = max(0.02, abs(math.cos(eased * math.pi)))
            # Squeeze along the card's own axis: Qt applies this after the rotation.
            angle = item.rotation()
            item.setTransform(QTransform().rotate(angle).scale(squeeze, 1.0).rotate(-angle))
            item.show_face(self.face_up == (eased >= 0.5))


def frame_function(tracks: Sequence[Track], speed: float) -> Callable[[float], None]:
    """Return a function for `Animator.run` that moves all cards; 2 is twice as fast."""

    def frame(now: float) -> None:
        for track in tracks:
            track.show(now * speed)

    return frame


def _between(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


class Animator(QObject):
    """Runs one animation at a time.

    Signals:
        finished: the animation has reached its end, by itself or by a call of `finish`.
    """

    finished = Signal()

    def __init__(self, scene: QObject) -> None:
        """Be ready to move items of a scene, which owns the animator."""
        super().__init__(scene)
        self._scene = scene
        self._timer = QTimer(self, interval=_TICK, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._on_tick)
        self._passed = QElapsedTimer()
        self._frame: Callable[[float], None] | None = None
        self._total = 0.0

    @property
    def running(self) -> bool:
        """Whether an animation is running."""
        return self._frame is not None

    def run(self, frame: Callable[[float], None], milliseconds: float) -> None:
        """Call `frame` with the milliseconds passed, at each tick until the end."""
        self.finish()
        self._frame = frame
        self._total = milliseconds
        if milliseconds <= 0:
            self.finish()
            return
        frame(0.0)
        self._passed.start()
        self._timer.start()

    def finish(self) -> None:
        """Jump to the end of the running animation."""
        frame = self._frame
        if frame is None:
            return
        self._frame = None
        self._timer.stop()
        frame(self._total)
        self.finished.emit()

    def stop(self) -> None:
        """Stop without moving anything; `finished` is not emitted."""
        self._frame = None
        self._timer.stop()

    def _on_tick(self) -> None:
        passed = self._passed.elapsed()
        if passed >= self._total:
            self.finish()
        elif self._frame is not None:
            self._frame(passed)
        # Have the scene note now what has moved. On Windows timers are posted events, so a painting
        # can follow first: Qt would then forget where a card was, and leave its shadow there.
        QCoreApplication.sendPostedEvents(self._scene, QEvent.Type.MetaCall.value)
