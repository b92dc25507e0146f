"""The published example, played in the window by mouse from its deal to its win."""

import re

from h2h.cards.card import Rank
from h2h.heart_to_heart.engine import DealCode, Outcome, solver
from h2h.table.card_item import Mark
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.windows import OpenTable


def to_the_first_pair(table: HeartToHeartPlayer) -> None:
    table.tap(*["stock"] * 9, "heart-25", "waste")


def to_the_win(table: HeartToHeartPlayer) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    table.play_last(*moves)


def test_the_deal_lies_as_it_was_published(table: HeartToHeartPlayer) -> None:
    shown = table.shown()
    assert len([place for place in shown if place.startswith("heart-")]) == 25
    assert shown["heart-1"].rank is Rank.TEN
    assert shown["heart-25"].rank is Rank.FOUR
    assert shown["waste"].rank is Rank.ACE
    assert table.reads("dealCode") == EXAMPLE
    assert (table.reads("moves"), table.reads("score"), table.reads("clock")) == ("0", "0", "0:00")


def test_the_first_card_is_covered_and_the_tip_is_not(table: HeartToHeartPlayer) -> None:
    table.tap("heart-1")
    assert table.selected is None
    table.tap("heart-25")
    assert table.selected == "heart-25"
    table.tap("waste")
    assert table.selected == "waste"


def test_nine_draws_bring_a_four_and_the_pair_is_move_ten(table: HeartToHeartPlayer) -> None:
    for turned in range(1, 10):
        assert (table.game.state.waste[-1].rank is Rank.FOUR) == (turned == 10)
        table.tap("stock")
        assert table.reads("moves") == str(turned)
    assert table.shown()["waste"].rank is Rank.FOUR
    assert table.marked(Mark.PLAYABLE) == {"heart-25", "waste"}
    table.tap("heart-25")
    table.tap("waste")
    assert table.reads("moves") == "10"
    assert table.reads("score") == "10"
    assert "heart-25" not in table.shown()
    assert table.game.free_places() == [23, 24]
    for place in ("heart-23", "heart-24"):
        table.tap(place)
        assert table.selected == place


def test_it_is_won_by_mouse(table: HeartToHeartPlayer) -> None:
    to_the_first_pair(table)
    rest = solver.solution_from(table.game)
    assert rest
    table.play(*rest[:-1])
    assert table.dialogs("wonDialog") == []
    table.play(rest[-1])
    assert table.game.outcome is Outcome.WON
    assert table.reads("score") == "250"
    assert not [place for place in table.shown() if place.startswith("heart-")]

    won = table.dialog("wonDialog")
    points, time, moves = won.accessibleDescription().split("   ·   ")[:3]
    assert points.startswith("250 ")
    assert re.fullmatch(r"\d+:\d\d", time)
    assert moves.startswith(table.reads("moves"))
    assert table.dialogs("noMovesDialog") == []


def test_the_win_is_told_once_and_ends_in_a_new_game(table: HeartToHeartPlayer) -> None:
    to_the_win(table)
    won = table.dialog("wonDialog")
    for place in ("stock", "waste", "heart-25"):
        table.tap(place)
    table.press("Ctrl+Z", "Ctrl+Shift+Z")
    assert table.dialogs("wonDialog") == [won]
    assert table.reads("score") == "250"
    assert not table.action("undo").isEnabled()

    table.click("wonNewGame")
    assert table.dialogs("wonDialog") == []
    assert table.reads("moves") == "0"
    assert table.reads("dealCode") != EXAMPLE
    assert table.dialogs("replaceGameDialog") == []


def test_enter_deals_again_also_after_a_click_on_the_table(table: HeartToHeartPlayer) -> None:
    to_the_win(table)
    table.dialog("wonDialog")
    table.tap("heart-25")
    table.view.setFocus()
    assert not table.action("hint").isEnabled()
    table.press("Return")
    assert table.reads("moves") == "0"
    assert table.dialogs("wonDialog") == []
    assert table.action("hint").isEnabled()


def test_the_won_game_can_be_dealt_again(table: HeartToHeartPlayer) -> None:
    to_the_win(table)
    table.dialog("wonDialog")
    table.press("Ctrl+R")
    assert table.dialogs("wonDialog") == []
    assert table.reads("dealCode") == EXAMPLE
    assert table.reads("score") == "0"
    to_the_win(table)
    table.dialog("wonDialog")


def test_enter_on_the_won_dialog_deals_anew(table: HeartToHeartPlayer) -> None:
    to_the_win(table)
    table.dialog("wonDialog")
    table.press("Return")
    assert table.dialogs("wonDialog") == []
    assert table.reads("moves") == "0"


def test_escape_on_the_won_dialog_leaves_the_empty_table(table: HeartToHeartPlayer) -> None:
    to_the_win(table)
    table.dialog("wonDialog")
    table.press("Escape")
    assert table.dialogs("wonDialog") == []
    assert table.reads("score") == "250"


def test_a_game_goes_on_where_the_window_was_closed(open_table: OpenTable) -> None:
    first = open_table()
    to_the_first_pair(first)
    first.tap("stock")
    first.window.close()
    again = open_table(None)
    assert again.reads("moves") == "11"
    assert again.game.state == first.game.state
    again.press("Ctrl+Z", "Ctrl+Z")
    assert again.shown()["heart-25"].rank is Rank.FOUR
