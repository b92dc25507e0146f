"""The labels above the stock and the waste."""

from PySide6.QtCore import QObject

from h2h.heart_to_heart.engine.places import STOCK_NAME, WASTE_NAME
from h2h.i18n import shown_number
from h2h.table.table_scene import TableScene


class PileLabels(QObject):
    """Shows how many cards the piles hold."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene

    def show(self, stock: int, waste: int) -> None:
        """Show the sizes of the stock and the waste."""
        pile = self._scene.pile_item
        pile(STOCK_NAME).set_label(shown_number(stock), self.tr("stock"), empty=not stock)
        pile(WASTE_NAME).set_label(shown_number(waste), self.tr("waste"), empty=not waste)
