"""The card that the player drags."""

from PySide6.QtCore import QPointF

from h2h.table.card_item import CardItem
from h2h.table.layout import Spot

_HEIGHT = 1500.0
"""Above all other cards, moving ones too."""


class Carrying:
    """Keeps one card under the pointer.

    Attributes:
        item: the dragged card, if there is one.
    """

    def __init__(self) -> None:
        self.item: CardItem | None = None

    def carry(self, item: CardItem, spot: Spot, point: QPointF, grip: QPointF) -> None:
        """Move a card so that the pointer holds it where it was pressed.

        Args:
            item: the card.
            spot: its own spot, which gives its size.
            point: where the pointer is.
            grip: the held point relative to the card's centre, in card widths. The table may
                have another size by now, and the card another width.
        """
        self.item = item
        centre = point - grip * spot.width
        item.put(spot._replace(x=centre.x(), y=centre.y()))
        item.setZValue(_HEIGHT)

    def release(self) -> CardItem | None:
        """Return the dragged card and drag it no further."""
        item, self.item = self.item, None
        return item
