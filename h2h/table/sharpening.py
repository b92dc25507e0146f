"""Drafts while the window changes its size, and sharp pictures once it keeps it."""

from PySide6.QtCore import QObject, QTimer

from h2h.table.card_item import CardItem
from h2h.table.table_scene import TableScene

_DELAY = 120
"""Milliseconds the size must stay the same before pictures are painted for it."""


class Sharpening(QObject):
    """Scales pictures of another size while a window is resized, since painting takes longer."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._paint_next)

    def start(self) -> None:
        """Use drafts until the size stays the same for a while."""
        self._scene.pictures.draft = True
        self._timer.start(_DELAY)

    def _paint_next(self) -> None:
        """Paint one picture at a time, so that nothing stutters; then show them together."""
        for item in self._scene.items():
            if isinstance(item, CardItem) and item.sharpen():
                self._timer.start(0)  # lets waiting events go first
                return
        self._scene.pictures.draft = False
        self._scene.refresh()
