"""The ways cards take: what is still to be seen of them until the end."""

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from h2h.cards.card import Card
from h2h.cards.transition import CardChange, Cause, PlacedCard
from h2h.hearts.table.layout import HeartsLayout, hearts_layout
from h2h.palette import Palette
from h2h.table.animator import Track
from h2h.table.art.pictures import Pictures
from h2h.table.card_item import CardItem
from h2h.table.layout import Spot
from h2h.table.motions import ChangedCard, tracks

SEATS = ("south", "west", "north", "east")


@pytest.fixture
def layout(qtbot: QtBot) -> HeartsLayout:
    return hearts_layout(1280, 738, 1.0)


def track(layout: HeartsLayout, cause: Cause, before: str | None, after: str) -> Track:
    """Return the way of one card between two places."""
    card = Card.parse("QS")
    lay = {p: PlacedCard(card, p, 0, face_up=False) for p in (before, after) if p}
    start = layout.spot(lay[before], 1, 13) if before else None
    end = layout.spot(lay[after], 1, 13)
    change = CardChange(card, lay.get(before or ""), lay[after])
    item = CardItem(card, Pictures(Palette.WINE))
    item.put(end)
    (found,) = tracks(cause, [ChangedCard(change, item, start, end, (0, 0))], layout)
    return found


@pytest.mark.parametrize("taker", SEATS)
@pytest.mark.parametrize("player", SEATS)
def test_a_taken_card_is_seen_until_it_has_gone(
    layout: HeartsLayout, player: str, taker: str
) -> None:
    way = track(layout, Cause.TAKE, f"trick-{player}", f"taken-{taker}")
    area = QRectF(0, 0, layout.width, layout.height)
    for part in range(10):
        way.show(way.duration * part / 10)
        assert way.item.opacity() > 0.15
        assert area.contains(way.item.pos())
    way.show(way.duration)
    assert way.item.opacity() == 0


@pytest.mark.parametrize("place", [f"hand-{seat}-{n}" for seat in SEATS for n in (1, 7, 13)])
def test_a_dealt_card_flies_as_it_will_lie(layout: HeartsLayout, place: str) -> None:
    way = track(layout, Cause.DEAL, None, place)
    end = way.poses[-1].spot
    for now in (way.delay, way.delay + 100, way.delay + way.duration):
        way.show(now)
        assert (way.item.rotation(), way.item.scale()) == (end.angle, 1.0)


@pytest.mark.parametrize("first_on_top", [False, True])
def test_in_a_pair_the_lower_card_makes_room_for_the_upper_while_both_fade(
    layout: HeartsLayout, *, first_on_top: bool
) -> None:
    pictures, ways = Pictures(Palette.WINE), []
    for card, x, height in (("4H", 300.0, 7), ("4S", 800.0, 3)):
        item, spot = CardItem(Card.parse(card), pictures), Spot(x, 300, 100)
        item.put(spot)
        z = height if first_on_top else -height
        placed = PlacedCard(item.card, "waste", 0, face_up=True)
        ways.append(ChangedCard(CardChange(item.card, placed, None), item, spot, None, (z, z)))
    upper, lower = (way.item for way in (ways if first_on_top else ways[::-1]))
    found = {way.item: way for way in tracks(Cause.PAIR, ways, layout)}
    assert found[upper].under is None
    assert found[lower].under is upper
    duration = found[lower].duration
    for part, covered in ((0.0, None), (0.5, upper), (0.9, upper), (1.0, None)):
        for way in found.values():
            way.show(part * duration)
        assert lower.covered_by is covered
        assert upper.covered_by is None
