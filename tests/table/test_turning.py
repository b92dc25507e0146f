"""A card that turns over on its way stays a card: it only gets narrower, along its own side."""

import math

import pytest
from PySide6.QtCore import QPointF

from h2h.cards.card import Card
from h2h.palette import Palette
from h2h.table.animator import Pose, Track
from h2h.table.art.pictures import Pictures
from h2h.table.card_item import CardItem
from h2h.table.layout import Spot


@pytest.mark.parametrize("angle", [0.0, 12.0, -90.0])
@pytest.mark.parametrize("now", [10.0, 35.0, 60.0, 90.0])
@pytest.mark.usefixtures("qapp")
def test_its_sides_stay_at_right_angles(angle: float, now: float) -> None:
    item = CardItem(Card.parse("QH"), Pictures(Palette.WINE))
    item.put(Spot(0, 0, 100, angle))
    there = Spot(300, 200, 100, angle)
    Track(item, True, (Pose(Spot(0, 0, 100, angle)), Pose(there)), 100, (0, 0), turns=True).show(
        now
    )
    shown = item.sceneTransform()
    corner = shown.map(QPointF(0, 0))
    across, along = shown.map(QPointF(100, 0)) - corner, shown.map(QPointF(0, 140)) - corner
    assert QPointF.dotProduct(across, along) == pytest.approx(0, abs=1e-6)
    assert math.hypot(along.x(), along.y()) == pytest.approx(140)
    assert math.hypot(across.x(), across.y()) < 100
