"""Another deal takes the place of a game: asked for once, and only where moves would be lost."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QCheckBox, QDialog

from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.windows import OpenTable

OTHER = "HH1-N-AAAAAAC"


def _by_code(table: HeartToHeartPlayer) -> None:
    QGuiApplication.clipboard().setText(OTHER)
    table.press("Ctrl+D")
    table.press_in(table.dialog("dealCodeDialog"), "Return")


@pytest.mark.parametrize("second", ["HT1-N-AAAAAAM", "HH1-N-AAAAAAM"])
def test_of_two_starts_with_a_deal_the_second_is_asked_for(
    table: HeartToHeartPlayer, second: str
) -> None:
    table.tap("stock")
    table.window.come_to_front("HH1-N-AAAAAAZ")
    table.dialog("replaceGameDialog")
    table.window.come_to_front(second)
    for dialog in table.dialogs("replaceGameDialog"):
        table.click("replaceGame", dialog)
    assert table.window.code == second


WAYS: dict[str, Callable[[HeartToHeartPlayer], None]] = {
    "new game": lambda table: table.press("Ctrl+N"),
    "its button": lambda table: table.click_button("newGame"),
    "restart": lambda table: table.press("Ctrl+R"),
    "deal of the day": lambda table: table.choose("dealOfTheDay"),
    "a code": _by_code,
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_game_without_moves_gives_way_at_once(
    table: HeartToHeartPlayer, way: Callable[[HeartToHeartPlayer], None]
) -> None:
    table.tap("heart-25")
    way(table)
    assert table.dialogs("replaceGameDialog") == []
    assert table.selected is None


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_game_with_moves_is_asked_for_once(
    table: HeartToHeartPlayer, way: Callable[[HeartToHeartPlayer], None]
) -> None:
    table.tap("stock")
    way(table)
    dialog = table.dialog("replaceGameDialog")
    assert table.reads("moves") == "1"
    table.click("replaceGame", dialog)
    assert table.dialogs("replaceGameDialog") == []
    assert table.reads("moves") == "0"


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_the_player_may_go_on(
    table: HeartToHeartPlayer, way: Callable[[HeartToHeartPlayer], None]
) -> None:
    table.tap("stock")
    before = table.game.state
    way(table)
    table.press_in(table.dialog("replaceGameDialog"), "Escape")
    assert table.game.state == before
    assert table.reads("dealCode") == EXAMPLE
    table.tap("stock")
    assert table.reads("moves") == "2"


def test_the_question_can_be_done_without_for_good(open_table: OpenTable) -> None:
    table = open_table()
    table.tap("stock")
    table.press("Ctrl+N")
    dialog: QDialog = table.dialog("replaceGameDialog")
    table.found(QCheckBox, "doNotAskAgain", dialog).click()
    table.click("replaceGame", dialog)
    table.tap("stock")
    table.press("Ctrl+N")
    assert table.dialogs("replaceGameDialog") == []
    assert table.reads("moves") == "0"

    table.window.close()
    again = open_table(None)
    again.tap("stock")
    again.press("Ctrl+R")
    assert again.dialogs("replaceGameDialog") == []


def test_who_goes_on_is_asked_again_whatever_is_ticked(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    for _ in range(2):
        table.press("Ctrl+N")
        dialog = table.dialog("replaceGameDialog")
        table.found(QCheckBox, "doNotAskAgain", dialog).click()
        table.press_in(dialog, "Escape")


def test_moves_that_were_all_undone_are_no_loss(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    table.press("Ctrl+Z", "Ctrl+N")
    assert table.dialogs("replaceGameDialog") == []
    assert table.reads("dealCode") != EXAMPLE


def test_about_and_how_to_play_and_settings_lose_nothing(table: HeartToHeartPlayer) -> None:
    table.tap("stock", "heart-25")
    before = table.game.state
    for action, name in (
        ("about", "aboutDialog"),
        ("howToPlay", "howToPlayDialog"),
        ("settings", "settingsDialog"),
    ):
        table.choose(action)
        table.press_in(table.dialog(name), "Escape")
        assert table.dialogs(name) == []
    assert table.game.state == before
    assert table.selected == "heart-25"
