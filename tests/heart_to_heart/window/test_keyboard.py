"""A whole game without a mouse: the ring, what taps, hints, and letting go."""

import pytest
from PySide6.QtWidgets import QMenu

from h2h.game.keyboard_focus import beyond
from h2h.heart_to_heart.engine import (
    DealCode,
    Draw,
    Game,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    solver,
)
from h2h.heart_to_heart.table_layout import heart_layout
from h2h.table.card_item import Mark
from h2h.table.focus_ring import FocusRing
from h2h.table.layout import Spot
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer, place_name
from tests.pages import solitaire
from tests.windows import OpenTable

ARROWS = {"Left": (-1, 0), "Right": (1, 0), "Up": (0, -1), "Down": (0, 1)}


def focus(table: HeartToHeartPlayer) -> str | None:
    """Return the place that the ring is around, after a look at whether it can be seen."""
    place = table.scene.focus_place
    rings = [item for item in table.scene.items() if isinstance(item, FocusRing)]
    assert [ring.isVisible() for ring in rings] == [place is not None]
    if place is not None:
        spot = table.scene.spot_of(place)
        assert spot is not None
        assert (rings[0].x(), rings[0].y()) == pytest.approx((spot.x, spot.y), abs=3)
    return place


def way(table: HeartToHeartPlayer, goal: str) -> list[str]:
    """Return the arrow keys that someone who sees the table would press."""
    controller = solitaire(table.window).controller
    spots = {
        place: spot for place in controller.reachable() if (spot := table.scene.spot_of(place))
    }
    here = focus(table)
    if here is None:
        return ["Right", *_way(spots, next(iter(spots)), goal)]
    return _way(spots, here, goal)


def _way(spots: dict[str, Spot], here: str, goal: str) -> list[str]:
    ways: dict[str, list[str]] = {here: []}
    for place in (queue := [here]):
        for key, direction in ARROWS.items():
            there = beyond(spots, place, *direction)
            if there not in ways:
                ways[there] = [*ways[place], key]
                queue.append(there)
    return ways[goal]


def go_to(table: HeartToHeartPlayer, goal: str) -> None:
    table.press(*way(table, goal))
    assert focus(table) == goal


def test_the_published_example_is_won_with_keys_alone(table: HeartToHeartPlayer) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    keys = 0
    skipped = len(moves) * 2 // 3
    table.skip(*moves[:skipped])
    for i, move in enumerate(moves[skipped:], skipped):
        places = (
            [place_name(move.first), place_name(move.second)]
            if isinstance(move, RemovePair)
            else ["stock"]
        )
        for place in places:
            keys += len(way(table, place)) + 1
            go_to(table, place)
            table.press("Return" if i % 2 else "Space")
        assert table.reads("moves") == str(i + 1)
    assert table.game.outcome is Outcome.WON
    won = table.dialog("wonDialog")
    assert won.isAncestorOf(table.window.focusWidget() or table.window)
    assert keys < 3 * (len(moves) - skipped)
    table.press("Return")
    assert table.reads("moves") == "0"


@pytest.mark.parametrize(
    "number", [0, 3, *(pytest.param(n, marks=pytest.mark.thorough) for n in range(6, 60, 3))]
)
def test_the_arrows_reach_everything_in_any_position(number: int) -> None:
    game = Game(DealCode(number))
    layout = heart_layout(1280, 738, 1.0)
    while game.outcome is None and len(game.history) < 60:
        places = [f"heart-{place}" for place in game.free_places()]
        spots = {place: layout.pile(place) for place in (*places, "waste", "stock")}
        for here in spots:
            for goal in spots:
                assert len(_way(spots, here, goal)) <= 6
        game.play(game.legal_moves()[0])


def test_the_first_arrow_shows_the_ring_and_changes_nothing(table: HeartToHeartPlayer) -> None:
    assert focus(table) is None
    table.press("Down")
    assert focus(table) == "heart-25"
    assert table.selected is None
    table.press("Right")
    assert focus(table) == "waste"
    table.press("Left")
    assert focus(table) == "heart-25"
    table.press("Left")
    assert focus(table) == "stock"


@pytest.mark.parametrize("key", ["Return", "Enter", "Space"])
def test_enter_and_space_tap_what_has_the_ring(table: HeartToHeartPlayer, key: str) -> None:
    go_to(table, "heart-25")
    table.press(key)
    assert table.selected == "heart-25"
    assert table.reads("moves") == "0"
    table.press(key)
    assert table.selected is None


def test_without_a_ring_space_draws_and_enter_shows_it(table: HeartToHeartPlayer) -> None:
    table.press("Space")
    assert table.reads("moves") == "1"
    assert focus(table) is None
    table.press("Return")
    assert table.reads("moves") == "1"
    assert focus(table) == "heart-25"


def test_space_redeals_too(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 27)
    assert table.reads("moves") == "27"
    assert "waste" not in table.shown()


def test_escape_lets_go_first_and_then_puts_the_ring_away(table: HeartToHeartPlayer) -> None:
    go_to(table, "heart-25")
    table.press("Return", "Escape")
    assert table.selected is None
    assert focus(table) == "heart-25"
    table.press("Escape")
    assert focus(table) is None
    table.press("Escape", "Space")
    assert table.reads("moves") == "1"


def test_the_ring_stays_near_when_its_card_leaves(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    go_to(table, "heart-25")
    table.press("Return")
    go_to(table, "waste")
    table.press("Return")
    assert focus(table) == "waste"
    go_to(table, "heart-23")
    table.press("Ctrl+Z")
    assert focus(table) == "heart-25"
    table.press("Ctrl+Shift+Z")
    assert focus(table) in {"heart-23", "heart-24"}


def test_the_ring_leaves_the_waste_with_its_last_card(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 26)
    go_to(table, "waste")
    table.choose("draw")
    assert focus(table) in {"heart-25", "stock"}


def test_a_click_puts_the_ring_away(table: HeartToHeartPlayer) -> None:
    go_to(table, "stock")
    table.tap("heart-25")
    assert focus(table) is None
    assert table.selected == "heart-25"


def test_a_new_deal_keeps_the_ring_where_it_can_be(table: HeartToHeartPlayer) -> None:
    go_to(table, "stock")
    table.press("Ctrl+R")
    assert focus(table) == "stock"


def test_a_hint_points_at_a_pair_and_at_nothing_else(table: HeartToHeartPlayer) -> None:
    table.press(*["Space"] * 9)
    before = table.view.grab().toImage()
    table.press("H")
    assert table.marked(Mark.POINTED) == {"heart-25", "waste"}
    assert table.marked(Mark.PLAYABLE) == set()
    assert table.view.grab().toImage() != before  # also where help outlines that pair already
    assert focus(table) is None
    table.press("Down", "H")
    assert focus(table) == "heart-25"
    table.press("Escape")
    assert table.marked(Mark.PLAYABLE) == {"heart-25", "waste"}  # as placement help has it
    assert table.reads("moves") == "9"


def pairs_of(game: Game) -> list[RemovePair]:
    return [move for move in game.legal_moves() if isinstance(move, RemovePair)]


def test_a_hint_shows_one_pair_where_there_are_several(open_table: OpenTable) -> None:
    game = Game(DealCode(0))
    while len({place for pair in pairs_of(game) for place in (pair.first, pair.second)}) < 4:
        if game.outcome or len(game.history) > 60:
            game = Game(DealCode(game.code.number + 1))
        game.play(next(iter(game.legal_moves()), Draw()))
    table = open_table(str(game.code))
    table.skip(*game.history)
    assert len(table.marked(Mark.PLAYABLE)) >= 4
    table.press("H")
    hinted = table.marked(Mark.POINTED)
    assert hinted in [{place_name(p.first), place_name(p.second)} for p in pairs_of(game)]


def test_without_a_pair_a_hint_points_at_the_stock(table: HeartToHeartPlayer) -> None:
    table.press("H")
    assert table.marked(Mark.POINTED) == {"stock"}
    assert focus(table) is None  # the space bar still draws, whatever comes
    assert "stock" in table.message()
    table.press("Space")
    assert table.reads("moves") == "1"
    assert table.message() == ""  # it told of the move before
    table.skip(*[Draw()] * 26)
    table.press("H")
    assert "put the waste back" in table.message()
    table.press("Right", "H")
    assert focus(table) == "stock"


def test_a_hint_outlines_the_empty_stock_until_the_redeal(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 26)
    stock = table.scene.pile_item("stock")
    assert not stock.hinted
    before = table.view.grab().toImage()
    table.press("H")
    assert stock.hinted
    assert table.view.grab().toImage() != before
    table.tap("stock")
    assert not stock.hinted


def test_hints_alone_lead_to_an_end(table: HeartToHeartPlayer) -> None:
    played: list[Move] = []
    while table.game.outcome is None and len(played) < 400:
        table.press("H")
        hinted = table.marked(Mark.POINTED)
        if hinted - {"stock"}:
            for place in sorted(hinted):
                go_to(table, place)
                table.press("Return")
        else:
            table.press("Space")
        played.append(table.game.history[-1])
    assert table.game.outcome is not None
    assert {Draw, Redeal, RemovePair} >= {type(move) for move in played}


@pytest.mark.parametrize("language", ["en", "bg", "ru"])
def test_every_menu_entry_has_a_letter_of_its_own(table: HeartToHeartPlayer, language: str) -> None:
    table.window.change("language", language)
    menus = [action.menu() for action in table.window.menuBar().actions()]
    assert len(menus) >= 5
    for menu in menus:
        assert isinstance(menu, QMenu)
        letters = [_letter(action.text()) for action in menu.actions() if action.text()]
        assert all(letters), menu.title()
        assert len(set(letters)) == len(letters), (menu.title(), letters)
    titles = [_letter(action.text()) for action in table.window.menuBar().actions()]
    assert all(titles)
    assert len(set(titles)) == len(titles)


def _letter(text: str) -> str:
    return text.replace("&&", "").partition("&")[2][:1].casefold()
