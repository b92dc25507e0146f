"""No more moves: said once, with a way on; and never beside a win."""

from functools import cache

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from h2h.heart_to_heart.engine import DealCode, Game, Move, Outcome
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.windows import OpenTable


@cache
def dead_end() -> tuple[str, tuple[Move, ...]]:
    """Return a deal and moves that lead to where no pair can be made any more."""
    for number in range(1000):
        game = Game(DealCode(number))
        while game.outcome is None and len(game.history) < 40:
            game.play(next(iter(game.legal_moves())))
        if game.outcome is Outcome.NO_MOVES and len(game.history) > 2:
            return str(game.code), tuple(game.history)
    raise AssertionError("no dead end among a thousand deals")


@cache
def dead_deal() -> str:
    """Return a deal that has no pair from the start."""
    dealt = (Game(DealCode(number)) for number in range(1000))
    return next(str(game.code) for game in dealt if game.outcome is Outcome.NO_MOVES)


@pytest.fixture
def stuck(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window in a dead end, as the dialog says."""
    code, moves = dead_end()
    table = open_table(code)
    table.skip(*moves[:-1])
    assert table.dialogs("noMovesDialog") == []
    table.play(moves[-1])
    table.dialog("noMovesDialog")
    return table


def test_a_dead_end_is_said_once(stuck: HeartToHeartPlayer, qtbot: QtBot) -> None:
    qtbot.wait(50)
    assert len(stuck.dialogs("noMovesDialog")) == 1
    assert stuck.dialogs("wonDialog") == []


@pytest.mark.parametrize("code", ["HT1-N-AAAAAAM", "HH1-N-AAAAAAM"])
def test_another_start_with_a_deal_ends_the_question(stuck: HeartToHeartPlayer, code: str) -> None:
    stuck.window.come_to_front(code)
    assert stuck.dialogs("noMovesDialog") == []
    assert stuck.window.code == code


def test_undo_goes_back_to_where_there_was_a_choice(stuck: HeartToHeartPlayer) -> None:
    moves = int(stuck.reads("moves"))
    stuck.click("noMovesUndo")
    assert stuck.dialogs("noMovesDialog") == []
    assert int(stuck.reads("moves")) == moves - 1
    assert stuck.game.outcome is None
    stuck.press("Ctrl+Shift+Z")
    assert len(stuck.dialogs("noMovesDialog")) == 1


def test_a_new_game_needs_no_question(stuck: HeartToHeartPlayer) -> None:
    code = stuck.reads("dealCode")
    stuck.click("noMovesNewGame")
    assert stuck.dialogs("replaceGameDialog") == []
    assert stuck.reads("moves") == "0"
    assert stuck.reads("dealCode") != code


def test_the_deal_can_be_tried_again(stuck: HeartToHeartPlayer) -> None:
    code = stuck.reads("dealCode")
    stuck.click("noMovesRestart")
    assert stuck.reads("moves") == "0"
    assert stuck.reads("dealCode") == code


def test_a_dead_deal_is_not_offered_again(open_table: OpenTable) -> None:
    table = open_table(dead_deal())
    dialog = table.dialog("noMovesDialog")
    assert not table.found(QPushButton, "noMovesRestart", dialog).isEnabled()
    dialog.close()
    table.tap("stock")
    assert table.action("draw").isEnabled()


@pytest.mark.parametrize("way", ["Escape", "close"])
def test_closing_goes_back_to_the_position(stuck: HeartToHeartPlayer, way: str) -> None:
    before = stuck.game.state
    dialog = stuck.dialog("noMovesDialog")
    if way == "close":
        dialog.close()
    else:
        stuck.press_in(dialog, way)
    assert stuck.dialogs("noMovesDialog") == []
    assert stuck.game.state == before


def test_enter_takes_the_last_move_back(stuck: HeartToHeartPlayer) -> None:
    moves = int(stuck.reads("moves"))
    stuck.press_in(stuck.dialog("noMovesDialog"), "Return")
    assert int(stuck.reads("moves")) == moves - 1


def test_draws_in_a_dead_position_say_nothing_more(stuck: HeartToHeartPlayer) -> None:
    stuck.dialog("noMovesDialog").close()
    stuck.tap(*["stock"] * 60)
    stuck.press(*["Ctrl+Z"] * 10)
    assert stuck.dialogs("noMovesDialog") == []
    assert stuck.action("undo").isEnabled()


def test_the_same_dead_end_reached_again_is_said_again(stuck: HeartToHeartPlayer) -> None:
    stuck.dialog("noMovesDialog").close()
    stuck.press("Ctrl+Z")
    assert stuck.dialogs("noMovesDialog") == []
    stuck.play(dead_end()[1][-1])
    assert len(stuck.dialogs("noMovesDialog")) == 1


def test_a_deal_without_any_pair_says_so_at_once(open_table: OpenTable) -> None:
    table = open_table(dead_deal())
    dialog = table.dialog("noMovesDialog")
    assert not table.found(QPushButton, "noMovesUndo").isEnabled()
    table.press_in(dialog, "Return")
    assert table.dialogs("replaceGameDialog") == []
    assert table.reads("dealCode") != dead_deal()


def test_a_resumed_dead_end_is_said_again_with_its_undo(
    stuck: HeartToHeartPlayer, open_table: OpenTable
) -> None:
    stuck.dialog("noMovesDialog").close()
    stuck.window.close()
    again = open_table(None)
    again.dialog("noMovesDialog")
    again.click("noMovesUndo")
    assert again.game.outcome is None
