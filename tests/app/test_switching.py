"""Both games at one table, each as it was left."""

import subprocess
import sys

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from h2h.heart_to_heart.engine import DealCode, solver
from h2h.heart_to_heart.engine import Game as SolitaireGame
from h2h.hearts.engine import Game, Phase
from h2h.storage.settings import GameKind
from tests.hearts.player import MATCH, HeartsPlayer
from tests.pages import solitaire
from tests.windows import OpenHearts

OTHER = "HH1-N-AAAAAAM"


@pytest.fixture
def table(open_hearts: OpenHearts) -> HeartsPlayer:
    return open_hearts()


def test_each_game_is_kept_while_the_other_is_played(table: HeartsPlayer) -> None:
    table.skip(lambda game: game.state.taken == 2)
    hand = table.hand()
    window = table.window
    table.choose("playHeartToHeart")
    assert window.code.startswith("HH1")
    assert table.action("playHeartToHeart").isChecked()
    assert not table.action("playHearts").isChecked()
    assert not table.action("scores").isEnabled()
    assert table.action("draw").isEnabled()
    solitaire(window).controller.draw()
    moves = solitaire(window).session.status.moves
    table.choose("playHearts")
    assert window.code == MATCH
    assert table.hand() == hand
    assert table.game.state.taken == 2
    assert table.action("undo").isEnabled()
    table.act()
    table.choose("playHeartToHeart")
    assert solitaire(window).session.status.moves == moves


def test_what_a_won_game_greys_is_there_for_the_other(table: HeartsPlayer) -> None:
    game = solitaire(table.window)
    table.choose("playHeartToHeart")
    game.deal(OTHER)
    *moves, last = solver.solution(DealCode.parse(OTHER)) or []
    game.session.model.start(SolitaireGame.replay(DealCode.parse(OTHER), moves))
    game.session.model.play(last)
    assert not table.action("hint").isEnabled()
    table.choose("playHearts")
    assert table.action("hint").isEnabled()
    assert not table.action("draw").isEnabled()
    table.choose("playHeartToHeart")
    assert not table.action("hint").isEnabled()


def test_the_match_goes_on_after_a_restart(open_hearts: OpenHearts) -> None:
    first = open_hearts()
    first.skip(lambda game: game.state.taken == 2)
    first.act()
    first.wait_for_turn()
    hand, history = first.hand(), first.game.history
    first.close()
    second = open_hearts(code=None)
    assert second.window.code == MATCH
    assert second.game.history == history
    assert second.hand() == hand
    second.act()
    assert second.game.history != history


def test_the_game_that_was_played_last_is_there_at_the_start(open_hearts: OpenHearts) -> None:
    first = open_hearts()
    assert first.window.keeper.settings.last_game is GameKind.HEARTS
    first.close()
    from h2h.app.main_window import MainWindow

    window = MainWindow(None, first.window.keeper.data_folder)
    assert window.code == MATCH
    assert window.kind is GameKind.HEARTS
    window.close()


def test_a_round_that_is_over_shows_its_sheet_again(open_hearts: OpenHearts) -> None:
    first = open_hearts()
    first.skip(lambda game: len(game.state.tricks) == 13)
    first.play_until(lambda: first.sheet)
    first.close()
    second = open_hearts(code=None)
    second.wait_until(lambda: second.sheet)
    assert second.game.phase is Phase.ROUND_OVER


def test_a_code_of_the_other_game_brings_that_game(table: HeartsPlayer) -> None:
    QGuiApplication.clipboard().clear()
    for code, kind in ((OTHER, GameKind.HEART_TO_HEART), ("HT1-N-AAAAAAG", GameKind.HEARTS)):
        table.choose("enterDealCode")
        dialog = table.dialog("dealCodeDialog")
        field = dialog.findChild(QLineEdit, "dealCodeField")
        assert field is not None
        field.setText(code)
        dialog.accept()
        assert table.window.kind is kind
        assert table.window.code == code


def test_the_code_is_copied_from_the_bar(table: HeartsPlayer) -> None:
    table.choose("copyDealCode")
    assert QGuiApplication.clipboard().text() == MATCH
    assert table.message() == f"{MATCH} copied"


def test_restarting_deals_the_same_match(table: HeartsPlayer) -> None:
    hand = table.hand()
    table.window.change("ask_before_replacing", value=False)
    table.pass_cards()
    table.choose("restartDeal")
    assert table.hand() == hand
    assert table.game.phase is Phase.PASSING


def test_heart_to_heart_starts_without_hearts() -> None:
    program = (
        "import sys, tempfile, pathlib\n"
        "from h2h.app.start import application\n"
        "app = application(['h2h'])\n"
        "from h2h.app.main_window import MainWindow\n"
        "window = MainWindow(None, pathlib.Path(tempfile.mkdtemp()))\n"
        "window.show(); app.processEvents()\n"
        "print(sorted(name for name in sys.modules if 'h2h.hearts' in name))\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "['h2h.hearts', 'h2h.hearts.actions']", done.stdout + done.stderr


def test_a_match_is_taken_up_with_its_last_trick_on_the_table(table: HeartsPlayer) -> None:
    table.skip(lambda game: len(game.state.tricks) == 13)
    table.play_until(lambda: table.sheet)
    table.scene.speed = 1.0  # one card alone is dealt back to its place
    game = Game.replay(table.game.number, table.game.rules, table.game.history)
    table.session.model.start(game)
    table.scene.animator.finish()
    assert len(table.scene.position) == 52
    table.wait_until(lambda: table.sheet)


def test_the_computer_plays_no_further_in_a_closed_window(
    open_hearts: OpenHearts, qtbot: QtBot
) -> None:
    first = open_hearts()
    first.pass_cards()
    first.wait_for_turn()
    first.tap(first.controller.hand.reachable_cards[0])
    first.close()
    history = first.game.history
    qtbot.wait(100)
    assert first.game.history == history
