"""What each tap does, and what keeps or drops the selection."""

from PySide6.QtCore import QPoint, QPointF, Qt

from h2h.heart_to_heart.engine import Draw, Game, RemovePair
from tests.heart_to_heart.player import HeartToHeartPlayer, place_name
from tests.heart_to_heart.window.test_published_example import to_the_first_pair
from tests.pages import solitaire
from tests.windows import OpenTable


def with_a_pair_in_the_heart(table: HeartToHeartPlayer) -> RemovePair:
    """Play on until two free cards of the heart are a pair; return it."""
    while True:
        pairs = [m for m in table.game.legal_moves() if isinstance(m, RemovePair)]
        for pair in pairs:
            if pair.first and pair.second:
                return pair
        table.play(pairs[0] if pairs else Draw())


def test_a_tap_selects_and_a_second_lets_go(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25")
    assert table.selected == "heart-25"
    table.tap("heart-25")
    assert table.selected is None
    assert table.reads("moves") == "0"


def test_the_waste_is_selected_like_a_card_of_the_heart(table: HeartToHeartPlayer) -> None:
    table.tap("waste")
    assert table.selected == "waste"
    table.tap("waste")
    assert table.selected is None


def test_a_pair_leaves_the_heart_for_twenty_points_and_one_move(open_table: OpenTable) -> None:
    table = open_table("HH1-N-AAAAAAC")
    pair = with_a_pair_in_the_heart(table)
    moves, score = int(table.reads("moves")), int(table.reads("score"))
    first, second = place_name(pair.first), place_name(pair.second)
    table.tap(first)
    assert table.selected == first
    table.tap(second)
    assert table.selected is None
    assert not {first, second} & set(table.shown())
    assert int(table.reads("moves")) == moves + 1
    assert int(table.reads("score")) == score + 20


def test_either_card_of_a_pair_may_be_tapped_first(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 9, "waste", "heart-25")
    assert table.reads("moves") == "10"
    assert table.reads("score") == "10"


def test_a_card_of_another_rank_becomes_the_selection(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25", "waste")
    assert table.selected == "waste"
    table.tap("heart-25")
    assert table.selected == "heart-25"
    assert table.reads("moves") == "0"


def test_a_covered_card_does_nothing_and_the_selection_stays(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25")
    for place in range(1, 25):
        table.tap(f"heart-{place}")
        assert table.selected == "heart-25", place
    assert table.reads("moves") == "0"


def test_an_empty_place_and_the_bare_table_only_deselect(table: HeartToHeartPlayer) -> None:
    to_the_first_pair(table)
    layout = table.scene.current_layout
    assert layout
    tip = layout.pile("heart-25")
    empty = table.view.mapFromScene(QPointF(tip.x, tip.y + tip.width * 0.6))
    for point in (empty, QPoint(3, 3)):
        table.tap("heart-23")
        assert table.selected == "heart-23"
        table.click_at(point)
        assert table.selected is None
        assert table.reads("moves") == "10"


def test_a_draw_keeps_a_selected_card_of_the_heart(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25", *["stock"] * 9)
    assert table.selected == "heart-25"
    table.tap("waste")
    assert table.reads("moves") == "10"
    assert table.reads("score") == "10"


def test_a_draw_drops_a_selected_waste(table: HeartToHeartPlayer) -> None:
    table.tap("waste", "stock")
    assert table.selected is None


def test_a_redeal_keeps_a_selected_card_of_the_heart(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 26, "heart-25", "stock")
    assert table.selected == "heart-25"
    assert "waste" not in table.shown()


def test_a_redeal_drops_a_selected_waste(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 26, "waste", "stock", "stock")
    assert table.selected is None


def test_undo_redo_and_a_new_deal_drop_the_selection(table: HeartToHeartPlayer) -> None:
    table.tap("stock", "heart-25")
    table.press("Ctrl+Z")
    assert table.selected is None
    table.tap("heart-25")
    table.press("Ctrl+Shift+Z")
    assert table.selected is None
    table.tap("heart-25")
    table.choose("undo")
    table.tap("heart-25")
    table.press("Ctrl+R")
    assert table.selected is None


def test_the_empty_waste_is_no_card(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 27, "waste")
    assert table.selected is None
    assert table.reads("moves") == "27"


def test_with_both_piles_empty_a_tap_counts_nothing(table: HeartToHeartPlayer) -> None:
    """No game comes there, as 27 cards lie outside a heart of 25; but the table must not mind."""
    model = solitaire(table.window).session.model
    game = Game(model.game.code)
    game._state = game.state._replace(stock=(), waste=())
    model.start(game)
    table.tap("stock", "waste", "stock")
    table.press("Space")
    assert table.reads("moves") == "0"
    assert table.selected is None
    assert not table.action("undo").isEnabled()


def test_the_right_button_is_no_tap(table: HeartToHeartPlayer) -> None:
    table.click_at(table.point_of("stock"), Qt.MouseButton.RightButton)
    assert table.reads("moves") == "0"
