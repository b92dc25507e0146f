"""Everything on the table of Hearts besides the cards."""

import math

from PySide6.QtWidgets import QGraphicsItem

from h2h.hearts.table.broken_item import BrokenItem
from h2h.hearts.table.cards_gone_item import CardsGoneItem
from h2h.hearts.table.chevrons_item import ChevronsItem
from h2h.hearts.table.last_trick_item import LastTrickItem
from h2h.hearts.table.layout import SEATS, HeartsLayout
from h2h.hearts.table.pill_item import PillItem
from h2h.hearts.table.plate_item import PlateItem
from h2h.hearts.table.waiting_item import WaitingItem
from h2h.table.table_scene import TableScene

BUTTON, OFFER = "button", "offer"
"""The places of the two buttons."""


class HeartsFurniture:
    """The items, placed by the layout while Hearts is open.

    Attributes:
        plates: a name plate for each seat.
        waiting: the empty place in the trick for the player's card.
        broken: the sign that hearts are broken.
        chevrons: point to the player who receives the cards.
        button: passes the cards, or deals the next round.
        offer: a button that finishes a decided round.
        last_trick: the panel with the last trick.
        cards_gone: the panel with the cards that have been played.
    """

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        pictures = scene.pictures
        self.plates = {seat: PlateItem(f"plate-{seat}", pictures) for seat in SEATS}
        self.waiting = WaitingItem(pictures)
        self.broken = BrokenItem(pictures)
        self.chevrons = ChevronsItem(pictures)
        self.button = PillItem(BUTTON, pictures)
        self.offer = PillItem(OFFER, pictures)
        self.last_trick = LastTrickItem(pictures)
        self.cards_gone = CardsGoneItem(pictures)
        # Where the fan leaves no space beside it, its raised cards cover these items.
        self.plates["south"].setZValue(-0.5)
        self.broken.setZValue(-0.5)
        self._receiver = "west"
        self._items: list[QGraphicsItem] = [
            *self.plates.values(),
            self.waiting,
            self.broken,
            self.chevrons,
            self.button,
            self.offer,
            self.last_trick,
            self.cards_gone,
        ]

    @property
    def is_covered(self) -> bool:
        """Whether a panel covers the table."""
        return self.last_trick.isVisible() or self.cards_gone.isVisible()

    def open(self) -> None:
        """Add the items to the scene; all but the plates are hidden at first."""
        for item in self._items:
            item.setVisible(isinstance(item, PlateItem))
            self._scene.addItem(item)
        self._scene.laid_out.connect(self._lay_out)
        self._lay_out()

    def close(self) -> None:
        """Remove the items from the scene."""
        self._scene.laid_out.disconnect(self._lay_out)
        for item in self._items:
            self._scene.removeItem(item)

    def point_to(self, seat: str) -> None:
        """Point the chevrons from the button to a player."""
        self._receiver = seat
        self._lay_out()

    def _lay_out(self) -> None:
        layout = self._scene.current_layout
        if not isinstance(layout, HeartsLayout):
            return
        em = layout.em
        for seat, plate in self.plates.items():
            plate.put(layout.plates[seat], em)
        self.waiting.put(layout.pile("trick-south"), layout.trick, em)
        self.broken.put(layout.broken, em)
        least, most = min(em * 21.6, layout.between_plates * 0.8), layout.between_plates - em
        self.button.put(layout.button, layout.button_height, min_width=least, max_width=most)
        self.chevrons.put(*layout.line_to(self._receiver, self.button.box), em)
        self.offer.put(layout.offer, layout.button_height * 0.86, from_left=True)
        ratio = layout.ratio
        card = math.floor(layout.trick_width * 0.70 * ratio) / ratio
        self.last_trick.put(layout.middle, card, em)
        self.cards_gone.put(layout.middle, self._scene.sceneRect(), em)
