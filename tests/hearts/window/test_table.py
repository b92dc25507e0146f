"""What stands on the table, at every size."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath, QTransform

from h2h.cards.card import Card
from h2h.cards.transition import PlacedCard
from h2h.hearts.engine import Phase, Seat
from h2h.hearts.table.layout import HeartsLayout, hearts_layout
from h2h.table.card_item import Mark
from tests.hearts.player import HeartsPlayer
from tests.windows import OpenHearts

SIZES = [
    *((480, 360), (640, 480), (800, 600), (600, 1000), (800, 1000), (1024, 768), (1280, 800)),
    *((1280, 960), (1400, 1050), (1920, 1080), (3840, 2160)),
]


def test_a_card_under_the_pointer_stands_out(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    place = table.controller.hand.reachable_cards[0]
    name = str(table.item(place).card)
    assert table.mark_of(name) is Mark.OFFERED
    before = table.item(place).pos()
    table.controller.hover(place)
    assert table.mark_of(name) is Mark.RAISED
    assert table.item(place).y() < before.y()
    table.controller.hover("")
    assert table.item(place).pos() == before


def test_it_shows_whose_turn_it_is_and_who_led(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    plates = table.furniture.plates
    assert plates["south"].text.turn
    assert table.furniture.waiting.isVisible()
    trick = table.game.state.trick
    assert trick is not None
    for seat in Seat:
        led = plates[seat.name.lower()].text.note == "led"
        assert led == (bool(trick.cards) and seat is trick.leader)


def test_it_shows_that_hearts_are_broken(table: HeartsPlayer) -> None:
    assert not table.furniture.broken.isVisible()
    table.skip(lambda game: game.state.hearts_broken)
    assert table.furniture.broken.isVisible()


def test_plates_show_points_and_totals(table: HeartsPlayer) -> None:
    table.skip(lambda game: game.state.round_number == 2 and sum(game.state.points))
    for seat in Seat:
        text = table.furniture.plates[seat.name.lower()].text
        assert text.points == str(table.game.state.points[seat])
        assert text.total == f"total {table.game.state.scores[seat]}"


def test_the_last_trick_can_be_looked_at(table: HeartsPlayer) -> None:
    assert not table.action("lastTrick").isEnabled()
    table.skip(lambda game: game.state.taken == 2)
    trick = table.game.state.tricks[1]
    panel = table.furniture.last_trick
    table.choose("lastTrick")
    assert panel.isVisible()
    assert table.action("lastTrick").isChecked()
    assert set(panel.shown.cards.values()) == set(trick.cards)
    assert panel.shown.winner == trick.winner.name.lower()
    table.press("Escape")
    assert not panel.isVisible()
    table.choose("lastTrick")
    table.click_middle(panel.boundingRect().center())
    assert not panel.isVisible()
    assert len(table.game.state.tricks) <= 3


def test_a_hint_shows_a_card_that_may_be_played(table: HeartsPlayer) -> None:
    table.choose("hint")
    table.wait_until(lambda: table.controller.hand.hinted)
    assert len(table.controller.hand.hinted) == 3
    table.pass_cards()
    table.wait_for_turn()
    assert not table.controller.hand.hinted
    table.choose("hint")
    table.wait_until(lambda: table.controller.hand.hinted)
    assert table.controller.hand.hinted <= set(table.game.view(Seat.SOUTH).legal_cards)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("larger", [1.0, 1.3, 1.7])
def test_everything_has_its_room(size: tuple[int, int], larger: float) -> None:
    width, height = size[0], size[1] - 60
    layout = hearts_layout(width, height, 1.0, larger)
    table = QRectF(0, 0, width, height)
    plates = layout.plates
    trick = [_box(layout, f"trick-{seat}") for seat in plates]
    for seat, plate in plates.items():
        assert table.contains(plate), seat
        assert not any(plate.intersects(card) for card in trick), seat
        assert not any(plate.intersects(other) for other in plates.values() if other is not plate)
    for raised in _raised_hand(layout):
        assert not raised.intersects(plates["south"])
    assert table.contains(layout.broken)
    for card in trick:
        assert table.contains(card)
    assert layout.card_width * 6.5 <= width


ANY = Card.parse("2C")


def _raised_hand(layout: HeartsLayout) -> list[QPainterPath]:
    """Return where the cards of a whole hand are while all may be played."""
    outlines = []
    for number in range(1, 14):
        placed = PlacedCard(ANY, f"hand-south-{number}", 0, face_up=True)
        spot = layout.spot(placed, 1, 13).lifted(Mark.OFFERED.lift)
        card = QPainterPath()
        card.addRect(-spot.width / 2, -spot.width * 0.7, spot.width, spot.width * 1.4)
        outlines.append(QTransform().translate(spot.x, spot.y).rotate(spot.angle).map(card))
    return outlines


def _box(layout: HeartsLayout, place: str) -> QRectF:
    spot = layout.pile(place)
    return QRectF(spot.x - spot.width / 2, spot.top, spot.width, spot.width * 1.4)


@pytest.mark.parametrize(
    "size",
    [
        pytest.param((480, 360), id="small"),
        pytest.param((1920, 1080), id="large", marks=pytest.mark.thorough),
    ],
)
def test_a_round_is_played_at_any_size(open_hearts: OpenHearts, size: tuple[int, int]) -> None:
    player = open_hearts(size=size)
    player.play_until(lambda: player.game.phase is Phase.ROUND_OVER)
    assert len(player.game.state.rounds) == 1
