"""What happens on the table between the last trick of a round and its score sheet."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtWidgets import QApplication

from h2h.hearts.engine import Seat
from h2h.hearts.model import HeartsModel
from h2h.hearts.presenter import HeartsPresenter
from h2h.hearts.table.layout import HeartsLayout
from h2h.hearts.table.round_points_item import RoundPointsItem
from h2h.table.sound.cues import Sound
from h2h.table.table_scene import TableScene

_LEAVING = 400
"""Milliseconds that the last trick takes to leave."""
_RETRY = 200
"""Milliseconds until it looks again whether a dialog still covers the table."""
_TRICK = ("trick-west", "trick-north", "trick-east", "trick-south")


class RoundEnd(QObject):
    """Lets the points fly to the plates and celebrates a win, one part after the other.

    With animation off there is nothing to wait for.

    Signals:
        finished: the scores can be shown.
    """

    finished = Signal()

    def __init__(
        self,
        model: HeartsModel,
        scene: TableScene,
        presenter: HeartsPresenter,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._scene = scene
        self._presenter = presenter
        self._item: RoundPointsItem | None = None
        self._animates = False
        self._next: Callable[[], None] | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._on_time)
        scene.animator.finished.connect(self._on_animated)

    @property
    def running(self) -> bool:
        """Whether the score sheet is still to come."""
        return self._next is not None

    def start(self) -> None:
        """Begin: the last trick has just been taken."""
        self._presenter.round_ending = True
        self._presenter.counted = 0.0
        still = self._scene.speed <= 0
        self._then(self._count, 0 if still else round(_LEAVING / self._scene.speed))

    def stop(self) -> None:
        """Stop, and don't show the scores: another match or game comes."""
        self._timer.stop()
        self._next = None
        self._animates = False
        self._remove_item()
        self._presenter.round_ending = False
        self._presenter.counted = 1.0

    def skip(self) -> None:
        """End the current part now and begin the next."""
        if self._animates:
            self._scene.animator.finish()
        self._timer.stop()
        if self._next is not None:
            self._next()

    def _then(self, part: Callable[[], None], milliseconds: int = 0) -> None:
        self._next = part
        self._timer.start(milliseconds)

    def _on_time(self) -> None:
        if QApplication.activeModalWidget() is not None:
            self._timer.start(_RETRY)
        elif self._next is not None:
            self._next()

    def _on_animated(self) -> None:
        if self._animates:
            self._animates = False
            self._remove_item()
            # Later: this may be in the middle of a change of size.
            self._timer.start(0)

    def _remove_item(self) -> None:
        if self._item is not None:
            self._scene.removeItem(self._item)
            self._item = None

    def _count(self) -> None:
        """Let the points fly to the plates, and the totals count up."""
        self._scene.animator.finish()
        self._next = self._celebrate
        layout, speed = self._scene.current_layout, self._scene.speed
        if speed <= 0 or not isinstance(layout, HeartsLayout):
            self._celebrate()
            return
        self._item = item = RoundPointsItem(
            self._presenter.round_points(),
            QPointF(layout.source.x, layout.source.y),
            {seat: plate.center() for seat, plate in layout.plates.items()},
            self._scene.sceneRect(),
            layout.em,
            self._scene.pictures,
        )
        self._scene.addItem(item)

        def frame(now: float) -> None:
            item.show_at(now * speed)
            self._presenter.counted = item.counted(now * speed)

        self._animates = True
        self._scene.animator.run(frame, item.duration / speed)

    def _celebrate(self) -> None:
        """Celebrate a match that South has won."""
        self._presenter.counted = 1.0
        self._next = self._finish
        outcome = self._model.game.outcome
        if outcome is not None and outcome.winner is Seat.SOUTH:
            self._scene.celebrate(_TRICK)
            if self._scene.animator.running:
                self._animates = True
                return
        elif outcome is not None:
            self._scene.sound(Sound.LOSE)
        self._finish()

    def _finish(self) -> None:
        self._next = None
        self._presenter.round_ending = False
        self.finished.emit()
