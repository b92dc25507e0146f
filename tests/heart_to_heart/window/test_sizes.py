"""The table at small, usual and large sizes: all of it on the table, every index readable."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from h2h.heart_to_heart.table_layout import heart_layout
from h2h.table.card_item import CardItem
from h2h.table.layout import RATIO
from h2h.table.table_view import TableView
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.pages import solitaire
from tests.windows import OpenTable

GOLDEN = Path(__file__).with_name("geometry.txt")
SIZES = [(480, 360), (1280, 800), (1920, 1080)]
TABLES = [
    (480, 300, 1.0),
    (1280, 738, 1.0),
    (1920, 1018, 1.0),
    (1280, 738, 1.5),
    (1024, 700, 3.0),
    (600, 940, 1.0),
]
"""What such windows leave for the table, and the device pixel ratio."""


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def sized(open_table: OpenTable, request: pytest.FixtureRequest) -> HeartToHeartPlayer:
    table = open_table(size=request.param)
    assert (table.window.width(), table.window.height()) == request.param
    return table


def area(item: CardItem) -> QRectF:
    """Return what the card itself takes of the table, without its shadow."""
    return item.mapToScene(item.shape()).boundingRect()


def index_corner(item: CardItem) -> QRectF:
    """Return where rank and suit stand."""
    card = area(item)
    return QRectF(card.left(), card.top(), card.width() * 0.28, card.height() * 0.33)


def seen_cards(table: HeartToHeartPlayer) -> Iterator[CardItem]:
    return (item for item in table.cards() if item.isVisible())


def covered_corners(table: HeartToHeartPlayer) -> list[str]:
    heart = [item for item in seen_cards(table) if item.place.startswith("heart-")]
    others = list(seen_cards(table))
    return [
        f"{other.place} over {item.place}"
        for item in heart
        for other in others
        if other.zValue() > item.zValue() and area(other).intersects(index_corner(item))
    ]


def test_all_of_it_lies_on_the_table(sized: HeartToHeartPlayer) -> None:
    room = QRectF(sized.view.viewport().rect())
    for item in seen_cards(sized):
        assert room.contains(area(item)), item.place
    for place in ("stock", "waste"):
        pile = sized.scene.pile_item(place)
        assert room.contains(pile.mapToScene(pile.shape()).boundingRect())


def test_every_index_of_the_heart_can_be_read(sized: HeartToHeartPlayer) -> None:
    assert covered_corners(sized) == []


def test_a_selected_card_covers_no_index_either(sized: HeartToHeartPlayer) -> None:
    for place in ("heart-25", "waste"):
        sized.tap(place)
        assert sized.selected == place
        assert covered_corners(sized) == []


def test_the_heart_is_as_large_as_the_room_allows(sized: HeartToHeartPlayer) -> None:
    layout = sized.scene.current_layout
    assert layout is not None
    room = QRectF(sized.view.viewport().rect()).adjusted(0, 0, 0, -layout.message.height)
    heart = QRectF()
    for item in seen_cards(sized):
        if item.place.startswith("heart-"):
            heart |= area(item)
    assert max(heart.width() / room.width(), heart.height() / room.height()) > 0.93
    assert abs(heart.center().x() - room.width() / 2) < 2
    assert abs(heart.center().y() - room.height() / 2) < 12
    assert heart.bottom() <= layout.message.y


@pytest.mark.parametrize("size", [(600, 1000), (480, 800), (1080, 1920)])
def test_a_high_window_is_used(open_table: OpenTable, size: tuple[int, int]) -> None:
    table = open_table(size=size)
    items = list(seen_cards(table))
    whole = QRectF()
    for item in items:
        whole |= area(item)
    room = table.view.viewport().rect()
    assert whole.height() / room.height() > 0.75
    assert whole.width() / room.width() > 0.9
    tip = next(area(item) for item in items if item.place == "heart-25")
    piles = [area(item) for item in items if item.place in ("stock", "waste")]
    assert all(pile.top() > tip.bottom() for pile in piles)
    assert covered_corners(table) == []


def test_the_piles_keep_clear_of_the_heart_and_of_each_other(sized: HeartToHeartPlayer) -> None:
    tops = {item.place: area(item) for item in seen_cards(sized)}
    for pile in ("stock", "waste"):
        for place, card in tops.items():
            assert place == pile or not card.intersects(tops[pile]), (pile, place)


def test_the_bar_cuts_nothing_off(sized: HeartToHeartPlayer) -> None:
    solitaire(sized.window).session.clock.set(36_000_000, started=False)
    sized.tap(*["stock"] * 3)
    QTest.qWait(20)
    bar = sized.window.table.bar
    parts = [
        part
        for part in bar.findChildren(QWidget)
        if part.isVisible() and not part.findChildren(QWidget)
    ]
    places = {part: QRectF(part.mapTo(bar, part.rect().topLeft()), part.size()) for part in parts}
    for part, place in places.items():
        assert QRectF(bar.rect()).contains(place), part
        assert part.width() >= part.minimumSizeHint().width(), part
        assert part.height() >= part.minimumSizeHint().height(), part
    for one, other in combinations(parts, 2):
        assert not places[one].intersects(places[other]), (one, other)


def test_a_whole_pair_is_played_at_this_size(sized: HeartToHeartPlayer) -> None:
    sized.tap(*["stock"] * 9, "heart-25", "waste")
    assert sized.reads("score") == "10"


def test_the_table_is_laid_out_anew_at_each_size(table: HeartToHeartPlayer) -> None:
    for width, height in [*SIZES, (480, 1080), (1920, 360), (700, 700)]:
        table.window.resize(width, height)
        test_all_of_it_lies_on_the_table(table)
        assert covered_corners(table) == []


def test_the_geometry_is_as_it_was_agreed() -> None:
    """Delete the file and run this twice to agree on another one."""
    found = "\n".join(_described(*size) for size in TABLES)
    if not GOLDEN.exists():
        GOLDEN.write_text(found, "utf-8")
        pytest.fail(f"{GOLDEN.name} was not there and has been written")
    assert found == GOLDEN.read_text("utf-8")


def _described(width: int, height: int, ratio: float) -> str:
    layout = heart_layout(width, height, ratio)
    lines = [f"table {width} x {height} at ratio {ratio:g}"]
    for place in ("stock", "waste", *(f"heart-{number}" for number in range(1, 26))):
        spot = layout.pile(place)
        w, h = spot.width, spot.width * RATIO
        lines.append(f"{place:9}{spot.x - w / 2:8.1f}{spot.top:8.1f}{w:8.1f}{h:8.1f}")
    return "\n".join(lines) + "\n"


def test_cards_lie_on_whole_pixels_of_the_screen() -> None:
    for width, height, ratio in TABLES:
        layout = heart_layout(width, height, ratio)
        for number in range(1, 26):
            spot = layout.pile(f"heart-{number}")
            for length in (spot.x - spot.width / 2, spot.width):
                assert (length * ratio) == pytest.approx(round(length * ratio), abs=1e-6)


def test_the_view_never_scrolls(sized: HeartToHeartPlayer) -> None:
    view: TableView = sized.view
    assert view.sceneRect() == QRectF(view.viewport().rect())
    assert view.horizontalScrollBar().maximum() == view.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1282, 802), (1283, 801), (2402, 1602)])
def test_the_surface_reaches_the_edges_at_a_broken_scale(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _view: 1.25)
    table = open_table(size=size)
    table.view.grab()
    area = table.view.viewport().rect()
    assert table.view._felt is not None
    width, height, _ = table.view._felt.made_for
    assert width >= area.width() * 1.25
    assert height >= area.height() * 1.25


def test_another_screen_gets_its_own_pictures(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(size=(1280, 798))  # where cards are as wide in half pixels as in whole ones
    item = table.scene.card_item("heart-25")
    assert item is not None
    width = item.width
    monkeypatch.setattr(TableView, "devicePixelRatioF", lambda _view: 2.0)
    QApplication.sendEvent(table.view, QEvent(QEvent.Type.DevicePixelRatioChange))
    table.view.grab()
    assert item.width == width
    assert item._picture is not None
    assert item._picture.card == width * 2
    assert table.view._felt is not None
    assert table.view._felt.made_for[2] == 2.0
