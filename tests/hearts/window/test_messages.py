"""Messages lie over no index of South's hand and none of the upper indices of the trick."""

import pytest
from PySide6.QtCore import QRectF

from h2h.table.message_item import MessageItem
from tests.windows import OpenHearts


@pytest.mark.parametrize("size", [(480, 360), (1280, 800), (1920, 1080), (600, 1000)])
def test_a_message_lies_over_no_index(open_hearts: OpenHearts, size: tuple[int, int]) -> None:
    table = open_hearts(size=size)
    table.tap(*[f"hand-south-{n}" for n in (1, 7, 13)])  # lifted to be passed
    table.window.table.show_message("Hearts have not been broken yet: choose another card")
    (item,) = [item for item in table.scene.items() if isinstance(item, MessageItem)]
    pill = item.mapToScene(item.boundingRect()).boundingRect()
    assert QRectF(table.view.viewport().rect()).contains(pill)
    for card in table.cards():
        if card.isVisible() and card.place.startswith("hand-south"):
            assert not card.mapToScene(card.shape()).boundingRect().intersects(pill), card.place
