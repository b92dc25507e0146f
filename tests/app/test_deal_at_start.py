"""A deal wished at the start: `--deal`, or a file manager's second start."""

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from h2h.app.replace_game_dialog import ReplaceGameDialog
from h2h.heart_to_heart.engine import Draw
from h2h.storage.settings import GameKind
from tests.windows import OpenTable, OpenWindow

OTHER = "HH1-N-AAAAAAB"


def test_a_game_without_moves_gives_way(open_table: OpenTable) -> None:
    open_table().window.close()
    assert str(open_table(OTHER).game.code) == OTHER


def test_the_same_deal_goes_on(open_table: OpenTable, qtbot: QtBot) -> None:
    first = open_table()
    first.play(Draw(), Draw())
    first.window.close()
    second = open_table()
    qtbot.wait(20)
    assert second.game.state.moves == 2
    assert not second.window.findChildren(ReplaceGameDialog)


@pytest.mark.parametrize("leave", [True, False])
def test_a_game_in_progress_is_asked_for(
    open_table: OpenTable, qtbot: QtBot, *, leave: bool
) -> None:
    first = open_table()
    first.play(Draw(), Draw())
    code = str(first.game.code)
    first.window.close()
    second = open_table(OTHER)
    qtbot.waitUntil(lambda: bool(second.window.findChildren(ReplaceGameDialog)))
    (dialog,) = second.window.findChildren(ReplaceGameDialog)
    assert str(second.game.code) == code
    if leave:
        (button,) = dialog.findChildren(QPushButton, "replaceGame")
        button.click()
        assert str(second.game.code) == OTHER
    else:
        dialog.reject()
        assert (str(second.game.code), second.game.state.moves) == (code, 2)


def test_the_game_of_a_code_at_the_start_is_there_at_the_next_one(open_window: OpenWindow) -> None:
    open_window("HT1-N-AAAAAAM", None).close()
    assert open_window(None, None).code == "HT1-N-AAAAAAM"


def test_a_match_code_brings_hearts(open_table: OpenTable) -> None:
    table = open_table()
    table.window.come_to_front("ht1 n aaaaaam")
    assert table.window.kind is GameKind.HEARTS
    assert table.window.code == "HT1-N-AAAAAAM"
