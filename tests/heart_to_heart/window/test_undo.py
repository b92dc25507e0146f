"""Undo and redo in the window: across redeals, a hundred moves, and what is enabled."""

import pytest

from h2h.heart_to_heart.engine import UNDO_LIMIT, Draw, Game
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.pages import solitaire


def enabled(table: HeartToHeartPlayer) -> tuple[bool, bool]:
    return table.action("undo").isEnabled(), table.action("redo").isEnabled()


def test_undo_leads_back_across_a_redeal_to_the_start(table: HeartToHeartPlayer) -> None:
    seen = [(table.shown(), table.reads("score"), table.reads("moves"))]
    for move in ["stock"] * 9 + ["pair"] + ["stock"] * 20:
        table.tap(*(["heart-25", "waste"] if move == "pair" else [move]))
        seen.append((table.shown(), table.reads("score"), table.reads("moves")))
    assert table.reads("moves") == "30"
    for before in reversed(seen[:-1]):
        table.press("Ctrl+Z")
        assert (table.shown(), table.reads("score"), table.reads("moves")) == before
    assert enabled(table) == (False, True)
    table.press("Ctrl+Z")
    assert table.reads("moves") == "0"

    for after in seen[1:]:
        table.press("Ctrl+Shift+Z")
        assert (table.shown(), table.reads("score"), table.reads("moves")) == after
    assert enabled(table) == (True, False)


def test_one_undo_brings_both_cards_of_a_pair_back(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 9)
    before = table.shown()
    table.tap("heart-25", "waste")
    table.click_button("undo")
    assert table.shown() == before
    table.tap("heart-23")
    assert table.selected is None


def test_the_cards_turned_after_an_undo_are_the_same(table: HeartToHeartPlayer) -> None:
    turned = []
    for _ in range(3):
        table.tap("stock")
        turned.append(table.shown()["waste"])
    table.press(*["Ctrl+Z"] * 3)
    for card in turned:
        table.tap("stock")
        assert table.shown()["waste"] == card


def test_exactly_a_hundred_moves_are_kept(table: HeartToHeartPlayer) -> None:
    game = Game(table.game.code)
    while len(game.history) < 130:
        game.play(game.legal_moves()[-1])  # a draw or a redeal
    table.skip(*game.history)
    assert table.reads("moves") == "130"
    table.press(*["Ctrl+Z"] * 99)
    assert enabled(table) == (True, True)
    table.press("Ctrl+Z")
    assert enabled(table) == (False, True)
    assert table.reads("moves") == str(130 - UNDO_LIMIT) == "30"
    table.press("Ctrl+Z")
    assert table.reads("moves") == "30"
    table.press(*["Ctrl+Shift+Z"] * 100)
    assert table.reads("moves") == "130"
    assert enabled(table) == (True, False)


def test_redeal_after_redeal_and_back(table: HeartToHeartPlayer) -> None:
    table.skip(*[Draw()] * 26)
    order = table.game.state.waste
    for _ in range(2):
        table.tap("stock")
        assert "waste" not in table.shown()
        assert table.game.state.stock == order
        table.play(*[Draw()] * 27)
    assert table.game.state.waste == order
    table.press(*["Ctrl+Z"] * 56)
    assert table.game.state.waste == order


def test_a_new_move_ends_redo(table: HeartToHeartPlayer) -> None:
    assert enabled(table) == (False, False)
    table.tap("stock", "stock")
    assert enabled(table) == (True, False)
    table.press("Ctrl+Z")
    assert enabled(table) == (True, True)
    table.tap("heart-25")
    assert enabled(table) == (True, True)
    table.tap("stock")
    assert enabled(table) == (True, False)
    table.press("Ctrl+Shift+Z")
    assert table.reads("moves") == "2"


@pytest.mark.parametrize("way", ["restartDeal", "newGame"])
def test_a_new_deal_has_nothing_to_undo(table: HeartToHeartPlayer, way: str) -> None:
    table.window.change("ask_before_replacing", value=False)
    table.tap("stock", "stock")
    table.press("Ctrl+Z")
    table.choose(way)
    assert enabled(table) == (False, False)
    table.press("Ctrl+Z", "Ctrl+Shift+Z")
    assert table.reads("moves") == "0"


def test_undo_and_redo_with_nothing_to_do_change_nothing(table: HeartToHeartPlayer) -> None:
    controller = solitaire(table.window).controller
    table.tap("heart-25")
    for nothing in (controller.undo, controller.redo):
        nothing()
        assert controller.selected == 25
        assert table.selected == "heart-25"
    table.tap("stock")
    controller.redo()
    assert table.selected == "heart-25"
    controller.undo()
    assert controller.selected is None
    assert table.selected is None
