"""The keyboard focus on the table."""

from PySide6.QtWidgets import QGraphicsPixmapItem

from h2h.table.art.pictures import Pictures
from h2h.table.layout import Spot


class FocusRing(QGraphicsPixmapItem):
    """A ring around a card or a pile."""

    def __init__(self, pictures: Pictures) -> None:
        super().__init__()
        self._pictures = pictures
        self.hide()

    def show_around(self, spot: Spot | None, height: float = 0.0) -> None:
        """Show the ring around a spot, just above a z value; None hides it."""
        self.setVisible(spot is not None)
        self.setZValue(height + 0.5)
        if spot is not None:
            ring = self._pictures.focus(spot.width).pixmap
            self.setPixmap(ring)
            self.setScale(1 / self._pictures.ratio)
            self.setOffset(-ring.width() / 2, -ring.height() / 2)
            self.setPos(spot.x, spot.y)
            self.setRotation(spot.angle)
