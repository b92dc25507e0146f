"""At real speed: whatever is done while cards move, nothing is lost and all comes to rest."""

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog

from h2h.cards.card import Card
from h2h.heart_to_heart.engine import DealCode, RemovePair, solver
from h2h.table.celebration import Celebration
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer, place_name
from tests.heart_to_heart.window.test_ends import dead_deal, dead_end
from tests.pages import solitaire
from tests.windows import OpenTable

pytestmark = pytest.mark.usefixtures("real_speed")

Lie = dict[Card, tuple[object, ...]]


def lie(table: HeartToHeartPlayer) -> Lie:
    """Return all that can be seen of where each card lies."""
    return {
        item.card: (
            item.place,
            (item.pos().x(), item.pos().y()),
            item.zValue(),
            item.width,
            item.scale(),
            item.rotation(),
            item.opacity(),
            item.transform().isIdentity(),
            item.face_up,
            item.mark,
        )
        for item in table.cards()
        if item.isVisible()
    }


def at_rest(table: HeartToHeartPlayer) -> Lie:
    """Return where cards lie once nothing moves."""
    table.wait_until(lambda: not table.scene.animator.running)
    return lie(table)


def put_down(table: HeartToHeartPlayer) -> Lie:
    """Return where cards lie when the position is put on the table without any motion."""
    table.scene.show_position(table.scene.position)
    return lie(table)


def triple_click(table: HeartToHeartPlayer, place: str) -> None:
    """Click three times: the system calls the second press a double click."""
    point, viewport, left = table.point_of(place), table.view.viewport(), Qt.MouseButton.LeftButton
    QTest.mouseClick(viewport, left, pos=point)
    QTest.mouseDClick(viewport, left, pos=point)
    QTest.mouseClick(viewport, left, pos=point)


@pytest.fixture
def moving(table: HeartToHeartPlayer) -> HeartToHeartPlayer:
    """A window whose deal has come to rest and whose clock runs."""
    at_rest(table)
    table.tap("stock")
    at_rest(table)
    return table


def test_taps_act_at_once_while_cards_move(moving: HeartToHeartPlayer) -> None:
    for moves in range(2, 12):
        moving.tap("stock")
        assert moving.reads("moves") == str(moves)
        assert moving.scene.animator.running
        assert moving.shown()["waste"] == moving.game.state.waste[-1]
    at_rest(moving)


def test_a_pair_can_be_made_while_its_card_is_still_on_the_way(moving: HeartToHeartPlayer) -> None:
    moving.tap(*["stock"] * 8)
    assert moving.scene.animator.running
    moving.tap("heart-25", "waste")
    assert moving.reads("score") == "10"
    assert moving.scene.animator.running
    moving.tap("heart-24")
    assert moving.selected == "heart-24"
    assert "heart-25" not in {place for place, *_ in at_rest(moving).values()}


def test_every_motion_ends_where_the_layout_has_it(moving: HeartToHeartPlayer) -> None:
    solution = solver.solution_from(moving.game)
    assert solution
    for move in solution[:20]:
        moving.play(move)
        if isinstance(move, RemovePair) or len(moving.game.history) % 9 == 0:
            assert at_rest(moving) == put_down(moving)
    for key in ("Ctrl+Z", "Ctrl+Z", "Ctrl+Shift+Z"):
        moving.press(key)
        assert at_rest(moving) == put_down(moving)
    moving.tap("heart-1", "heart-2")
    assert at_rest(moving) == put_down(moving)
    solitaire(moving.window).session.restart()
    assert at_rest(moving) == put_down(moving)


def test_a_motion_cut_short_ends_there_too(moving: HeartToHeartPlayer) -> None:
    solution = solver.solution_from(moving.game)
    assert solution
    for i, move in enumerate(solution[:40]):
        moving.play(move)
        QTest.qWait(i % 4 * 15)
        moving.scene.animator.finish()
        assert lie(moving) == put_down(moving)


def test_the_table_can_be_resized_while_cards_move(moving: HeartToHeartPlayer) -> None:
    for width, height in ((480, 360), (900, 700), (1280, 800)):
        moving.tap("stock")
        moving.window.resize(width, height)
        assert at_rest(moving) == put_down(moving)
        assert moving.shown()["waste"] == moving.game.state.waste[-1]


def test_triple_clicks_lose_no_card(moving: HeartToHeartPlayer) -> None:
    chance = random.Random(5)
    places = ["stock", "waste", *(f"heart-{place}" for place in range(1, 26))]
    for _ in range(60):
        triple_click(moving, chance.choice(places))
        state = moving.game.state
        left = [card for card in (*state.heart, *state.stock, *state.waste) if card]
        assert len(set(left)) == len(left)
        assert len({item.card for item in moving.cards()}) == len(moving.cards()) == 52
        assert set(moving.scene.position) == set(left)
    assert at_rest(moving) == put_down(moving)


def test_a_triple_click_is_three_taps(moving: HeartToHeartPlayer) -> None:
    triple_click(moving, "stock")
    assert moving.reads("moves") == "4"
    assert len(moving.game.state.waste) == 5
    at_rest(moving)


@pytest.mark.thorough
def test_fifty_games_leave_no_item_behind(moving: HeartToHeartPlayer) -> None:
    before = len(moving.scene.items())
    for _ in range(50):
        solitaire(moving.window).session.new_game()
        moving.tap("stock", "heart-25", "waste", "heart-1")
        for dialog in moving.window.findChildren(QDialog, "noMovesDialog"):
            dialog.close()
    at_rest(moving)
    assert len(moving.scene.items()) == before
    assert len({item.card for item in moving.cards()}) == 52


def test_undo_while_the_last_pair_leaves_is_no_dead_end(open_table: OpenTable) -> None:
    code, moves = dead_end()
    table = open_table(code)
    table.play_last(*moves)
    assert table.scene.animator.running
    table.press("Ctrl+Z")
    at_rest(table)
    assert table.dialogs("noMovesDialog") == []
    table.press("Ctrl+Shift+Z")
    at_rest(table)
    assert len(table.dialogs("noMovesDialog")) == 1


@pytest.mark.parametrize("way", ["newGame", "restartDeal"])
def test_a_new_deal_while_the_last_pair_leaves_is_no_win(
    table: HeartToHeartPlayer, way: str
) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    table.play_last(*moves)
    assert table.scene.animator.running
    table.choose(way)
    at_rest(table)
    assert table.dialogs("wonDialog") == []


@pytest.mark.parametrize(
    "taps", [3, *(pytest.param(n, marks=pytest.mark.thorough) for n in (0, 1))]
)
def test_a_dead_deal_is_told_once_however_often_it_is_dealt(
    open_table: OpenTable, taps: int
) -> None:
    table = open_table()
    for _ in range(taps + 1):
        solitaire(table.window).deal(dead_deal())
        QTest.qWait(20)
    at_rest(table)
    assert len(table.dialogs("noMovesDialog")) == 1


def test_the_win_is_told_when_the_last_pair_has_left(table: HeartToHeartPlayer) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    table.play_last(*moves)
    assert table.dialogs("wonDialog") == []
    assert table.dialogs("noMovesDialog") == []
    table.dialog("wonDialog")
    hearts = [item for item in table.scene.items() if isinstance(item, Celebration)]
    assert len(hearts) == 1
    table.click_at(table.point_of("heart-2"))
    assert not table.scene.animator.running
    assert hearts[0].is_settled
    assert hearts == [item for item in table.scene.items() if isinstance(item, Celebration)]
    assert len(table.dialogs("wonDialog")) == 1
    table.click("wonSameDeal")
    table.scene.animator.finish()
    assert not any(isinstance(item, Celebration) for item in table.scene.items())


def test_refused_cards_come_back_to_their_place(moving: HeartToHeartPlayer) -> None:
    before = at_rest(moving)
    moving.tap("heart-1", "heart-7", "heart-1")
    assert moving.scene.animator.running
    assert at_rest(moving) == before


def test_what_is_selected_or_marked_while_it_moves_ends_so(moving: HeartToHeartPlayer) -> None:
    moving.tap(*["stock"] * 8)
    moving.tap("waste")
    assert moving.selected == "waste"
    assert at_rest(moving) == put_down(moving)
    assert moving.selected == place_name(0)
