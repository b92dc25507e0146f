"""The menus follow the game on the table."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from h2h.app.games import GAMES
from h2h.heart_to_heart.engine import Draw
from h2h.heart_to_heart.example_page import ExamplePage
from h2h.storage.settings import GameKind
from tests.heart_to_heart.player import HeartToHeartPlayer


def test_each_game_shows_its_own_entries_only(table: HeartToHeartPlayer) -> None:
    for kind in GameKind:
        table.window.play(kind)
        for game in GAMES:
            for spec in game.actions:
                assert table.action(spec.name).isVisible() is (game.kind is kind), spec.name


def test_games_have_shortcuts_and_the_title_names_them(table: HeartToHeartPlayer) -> None:
    assert table.window.windowTitle() == "Heart to Heart"
    table.press("Ctrl+2")
    assert table.window.code.startswith("HT")
    assert table.window.windowTitle() == "Hearts — Heart to Heart"
    table.press("Ctrl+1")
    assert table.window.code.startswith("HH")


def test_f2_deals(table: HeartToHeartPlayer) -> None:
    before = table.game.code
    table.press("F2")
    assert table.game.code != before


def test_f10_opens_the_menu_bar(table: HeartToHeartPlayer) -> None:
    table.press("F10")
    bar = table.window.menuBar()
    assert bar.activeAction() is bar.actions()[0]
    QApplication.activePopupWidget()


def test_escape_deselects_first_and_then_leaves_full_screen(table: HeartToHeartPlayer) -> None:
    table.choose("fullScreen")
    assert table.window.isFullScreen()
    table.tap("heart-25")
    table.press("Escape")
    assert table.selected is None
    assert table.window.isFullScreen()
    table.press("Escape")
    assert not table.window.isFullScreen()


def test_a_right_click_offers_what_can_be_done(table: HeartToHeartPlayer) -> None:
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, QPoint(300, 300), table.window.mapToGlobal(QPoint(300, 300)))
    QApplication.sendEvent(table.view.viewport(), event)
    (menu,) = (m for m in table.window.findChildren(QMenu) if m.isVisible())
    names = {action.objectName() for action in menu.actions() if not action.isSeparator()}
    assert {"undo", "redo", "draw", "hint", "newGame", "restartDeal"} <= names
    assert "lastTrick" not in names
    menu.close()


def test_the_link_in_how_to_play_shows_the_example_from_the_other_game(
    table: HeartToHeartPlayer,
) -> None:
    table.window.play(GameKind.HEARTS)
    table.choose("howToPlay")
    dialog = table.dialog("howToPlayDialog")
    dialog.action_wanted.emit("watchExample")  # type: ignore[attr-defined]
    dialog.reject()
    (page,) = table.window.findChildren(ExamplePage)
    page.finished.emit()
    assert table.window.kind is GameKind.HEARTS
    table.view.setFocus(Qt.FocusReason.OtherFocusReason)


def test_an_example_begun_over_another_one_goes_back_to_the_game(
    table: HeartToHeartPlayer, qtbot: QtBot
) -> None:
    table.play(Draw())
    table.choose("watchExample")
    (first,) = table.window.findChildren(ExamplePage)
    table.choose("howToPlay")
    dialog = table.dialog("howToPlayDialog")
    dialog.action_wanted.emit("watchExample")  # type: ignore[attr-defined]
    dialog.reject()
    qtbot.waitUntil(lambda: first not in table.window.findChildren(ExamplePage))
    (second,) = table.window.findChildren(ExamplePage)
    second.finished.emit()
    assert table.reads("moves") == "1"
    table.tap("stock")
    assert table.reads("moves") == "2"
