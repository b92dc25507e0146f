"""Sharing a finished match: from the score sheet and the menu."""

from datetime import UTC, date, datetime
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton

from h2h.game.result_picture import Line
from h2h.game.share_dialog import ShareDialog
from h2h.hearts import saved_match
from h2h.hearts.engine import Game, MatchCode, Moon, Rules, Seat
from h2h.hearts.engine.scoring import Outcome
from h2h.hearts.saved_match import SavedMatch
from h2h.hearts.shared_result import shared_result
from h2h.hearts.words import HeartsWords
from h2h.storage.document import new_id
from tests.hearts.player import HeartsPlayer
from tests.hearts.window.test_match import won_by_south
from tests.windows import OpenHearts

CODE = MatchCode(5)


def finished() -> Game:
    game = won_by_south()
    assert game.turn is not None
    game.play(game.turn, game.legal_moves(game.turn)[0])
    return game


def with_finished_match(open_hearts: OpenHearts, folder: Path) -> HeartsPlayer:
    levels = ("EASY", "EASY", "EASY")
    saved = SavedMatch(new_id(), finished(), levels, 0, datetime.now(UTC), recorded=True)
    assert saved_match.save(saved, folder) is None
    return open_hearts(code=None)


def test_a_finished_match_is_shared_from_its_score_sheet(
    open_hearts: OpenHearts, tmp_path: Path
) -> None:
    player = with_finished_match(open_hearts, tmp_path)
    player.choose("scores")
    sheet = player.sheet
    assert sheet is not None
    player.click("shareResult", sheet)
    dialog = sheet.findChild(ShareDialog)
    assert isinstance(dialog, ShareDialog)
    player.click("copyText", dialog)
    text = QGuiApplication.clipboard().text()
    assert text.startswith(
        f"Hearts, match {player.window.code}: Me {player.game.scores[Seat.SOUTH]}"
    )
    picture = player.found(QPushButton, "copyPicture", dialog)
    player.wait_until(picture.isEnabled)
    player.click("copyPicture", dialog)
    assert QGuiApplication.clipboard().image().width() == 1200
    dialog.reject()
    assert player.sheet is sheet


def test_a_match_that_goes_on_is_not_shared(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    assert not player.action("share").isEnabled()
    player.choose("scores")
    assert player.sheet is not None
    assert player.sheet.findChild(QPushButton, "shareResult") is None


def test_totals_are_in_order_and_the_winner_stands_out(qapp: object) -> None:
    outcome = Outcome(Seat.NORTH, (80, 104, 57, 80))
    shared = shared_result(CODE, Rules(), outcome, None, HeartsWords())
    assert shared.words.headline == "Place 2 of 4"
    assert shared.words.lines == (
        Line("Oskar", "57", "1", stands_out=True),
        Line("Me", "80", "2"),
        Line("Lena", "80", "2"),
        Line("Mira", "104", "4"),
    )
    assert shared.words.note == ""
    assert shared.text == f"Hearts, match {CODE}: Oskar 57  ·  Me 80  ·  Lena 80  ·  Mira 104"


def test_rules_that_are_not_classic_and_the_day_are_named(qapp: object) -> None:
    outcome = Outcome(Seat.SOUTH, (57, 104, 80, 61))
    rules = Rules(jack_of_diamonds=True, moon=Moon.BETTER)
    shared = shared_result(CODE, rules, outcome, date(2026, 12, 1), HeartsWords())
    assert shared.words.headline == "Match won"
    assert "House rules: J♦ −10, moon +26 or −26" in shared.words.note
    assert "2026" in shared.words.note
    assert shared.text.endswith(shared.words.note)
