"""Help, Watch an example: the published deal plays itself, and the player's game waits."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from h2h.heart_to_heart.engine import Draw, Game, Outcome
from h2h.heart_to_heart.example_page import ExamplePage
from h2h.heart_to_heart.example_player import CODE, MOVES, Kind, _beats, steps
from h2h.table.card_item import Mark
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.pages import solitaire
from tests.variants import pairs
from tests.windows import OpenTable

OTHER = "HH1-N-BBBBBBA"


@pytest.fixture
def watching(open_table: OpenTable) -> HeartToHeartPlayer:
    """A game three moves old, and the example started beside it, paused."""
    table = open_table(OTHER)
    table.play(Draw(), Draw(), Draw())
    table.choose("watchExample")
    table.click("examplePause")
    return table


def example(table: HeartToHeartPlayer) -> ExamplePage:
    (desk,) = table.window.findChildren(ExamplePage)
    return desk


def caption(table: HeartToHeartPlayer) -> str:
    return table.found(QLabel, "exampleCaption").text()


def kept(folder: Path) -> dict[str, bytes]:
    return {
        p.name: p.read_bytes() for p in folder.rglob("*") if p.suffix not in {".png", ".part", ""}
    }


def test_the_record_wins_the_published_deal() -> None:
    game = Game(CODE)
    for move in MOVES:
        game.play(move)
    assert game.outcome is Outcome.WON
    assert str(CODE) == "HH1-N-AAAAAAM"


def test_it_tells_the_published_facts() -> None:
    told = steps(CODE, MOVES)
    pairs = [step for step in told if step.kind is Kind.PAIR]
    assert (pairs[0].first, pairs[0].places) == (10, (25, 0))
    assert pairs[0].freed == (23, 24)
    assert pairs[-1].places == (1, 2)
    moves = [range(s.first, s.last + 1) for s in told if s.first]
    assert [n for each in moves for n in each] == list(range(1, len(MOVES) + 1))


def test_it_takes_less_than_two_minutes_but_can_be_read() -> None:
    waits = [beat.wait for step in steps(CODE, MOVES) for beat in _beats(step)]
    assert 60 < sum(waits) / 1000 < 115


def test_a_step_is_one_tap(watching: HeartToHeartPlayer) -> None:
    assert "the 4 at the tip alone" in caption(watching)
    for _ in range(9):
        watching.click("exampleStep")
    assert "9" in caption(watching)
    watching.click("exampleStep")
    assert watching.marked(Mark.POINTED) == {"heart-25", "waste"}
    assert "10: the 4 at the tip and the waste’s 4 are a pair." in caption(watching)
    assert "the 8 at the left edge and the 9 at the right edge." in caption(watching)
    watching.click("exampleStep")
    assert "heart-25" not in watching.shown()
    assert watching.reads("exampleFigures").startswith("10 ")


def test_it_plays_to_the_win(watching: HeartToHeartPlayer, qtbot: QtBot) -> None:
    desk = example(watching)
    desk.player.pace = 0
    watching.click("examplePause")
    qtbot.waitUntil(lambda: desk.player.at_end, timeout=20_000)
    assert not [place for place in watching.shown() if place.startswith("heart-")]
    assert "84" in caption(watching)
    assert watching.dialogs("wonDialog") == []


def test_the_players_game_comes_back_as_it_was(
    open_table: OpenTable, tmp_path: Path, qtbot: QtBot
) -> None:
    table = open_table(OTHER)
    table.play(Draw(), Draw(), Draw())
    clock = solitaire(table.window).session.clock
    shown, state = table.shown(), table.game.state
    table.choose("watchExample")
    before, seconds = kept(tmp_path), clock.milliseconds
    assert not clock.running
    desk = example(table)
    for _ in range(40):
        desk.player.step()
    solitaire(table.window).save()
    assert clock.milliseconds == seconds
    table.click("exampleStop")
    assert table.window.findChild(QWidget, "examplePanel") is None
    assert (table.shown(), table.game.state) == (shown, state)
    assert table.reads("dealCode") == OTHER
    assert clock.running
    assert kept(tmp_path).keys() == before.keys()
    table.tap("stock")
    assert table.game.state.moves == 4
    table.choose("undo")
    assert table.game.state == state


def test_while_it_plays_nothing_else_does(watching: HeartToHeartPlayer) -> None:
    for name in ("newGame", "restartDeal", "enterDealCode", "undo", "draw", "hint"):
        assert not watching.action(name).isEnabled(), name
    watching.tap("stock", "heart-25")
    assert watching.selected is None
    watching.click("exampleStop")
    for name in ("newGame", "restartDeal", "enterDealCode", "undo", "draw", "hint"):
        assert watching.action(name).isEnabled(), name


def test_keys_pause_and_stop_it(open_table: OpenTable) -> None:
    table = open_table(OTHER)
    table.choose("watchExample")
    table.press("Space")
    assert example(table).player.paused
    table.press("Space")
    assert not example(table).player.paused
    focus = table.window.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, Qt.Key.Key_Escape)
    assert table.window.findChild(QWidget, "examplePanel") is None
    assert table.window.focusWidget() is table.view


@pairs("language, size", ["en", "bg", "ru"], [(800, 600), (480, 360), (1280, 800)])
def test_each_sentence_fits_below_the_table(
    open_table: OpenTable, language: str, size: tuple[int, int], qtbot: QtBot
) -> None:
    table = open_table(OTHER, size=size)
    table.window.change("language", language)
    table.choose("watchExample")
    desk = example(table)
    desk.player.stop()
    label = table.found(QLabel, "exampleCaption")
    qtbot.waitUntil(lambda: label.width() > size[0] / 3)
    for step in steps(CODE, MOVES):
        desk._show(step)
        assert label.heightForWidth(label.width()) <= label.height(), label.text()
        assert label.text()
        assert "%" not in label.text()
    table.window.change("language", "en")


def test_keys_on_the_table_step_and_stop_it(watching: HeartToHeartPlayer) -> None:
    watching.view.setFocus()
    watching.press("Return", "Return")
    assert watching.reads("exampleFigures").startswith("2 ")
    watching.press("Escape")
    assert watching.window.findChild(QWidget, "examplePanel") is None


@pytest.mark.parametrize("language", ["bg", "ru"])
def test_it_follows_the_language(watching: HeartToHeartPlayer, language: str, qtbot: QtBot) -> None:
    words = {"bg": "Раздаването", "ru": "Расклад"}
    watching.window.change("language", language)
    qtbot.waitUntil(lambda: caption(watching).startswith(words[language]))
    watching.window.change("language", "en")
    qtbot.waitUntil(lambda: caption(watching).startswith("The deal"))


def test_another_game_may_take_its_place(watching: HeartToHeartPlayer) -> None:
    watching.window.deal_asking("HH1-N-AAAAAAC")
    assert watching.window.findChild(QWidget, "examplePanel") is None
    dialog = watching.dialog("replaceGameDialog")
    watching.click("replaceGame", dialog)
    assert watching.reads("dealCode") == "HH1-N-AAAAAAC"
    watching.tap("stock")
    assert watching.game.state.moves == 1


def test_from_hearts_it_leads_back_to_hearts(open_table: OpenTable) -> None:
    table = open_table(OTHER)
    table.choose("playHearts")
    code = table.reads("dealCode")
    table.choose("watchExample")
    assert table.reads("dealCode") == "HH1-N-AAAAAAM"
    table.click("exampleStop")
    assert table.reads("dealCode") == code
    assert table.action("playHearts").isChecked()


def test_a_window_closed_meanwhile_keeps_the_game(open_table: OpenTable) -> None:
    table = open_table(OTHER)
    table.play(Draw(), Draw())
    table.choose("watchExample")
    for _ in range(15):
        example(table).player.step()
    table.window.close()
    again = open_table(None)
    assert again.reads("dealCode") == OTHER
    assert again.game.state.moves == 2


def test_it_waits_while_the_window_is_away(watching: HeartToHeartPlayer) -> None:
    desk = example(watching)
    watching.click("examplePause")
    desk.set_paused(paused=True)
    assert not desk.player._timer.isActive()
    desk.set_paused(paused=False)
    assert desk.player._timer.isActive()


def test_what_was_being_read_stays_as_long_after_a_rest(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = open_table(OTHER)
    table.choose("watchExample")
    player = example(table).player
    monkeypatch.setattr(player._timer, "remainingTime", lambda: 1234)
    player.set_suspended(suspended=True)
    assert not player._timer.isActive()
    player.set_suspended(suspended=False)
    assert player._timer.isActive()
    assert player._timer.interval() == 1234
    table.click("exampleStop")


@pytest.mark.usefixtures("real_speed")
def test_at_the_real_pace_the_first_taps_follow_each_other(
    open_table: OpenTable, qtbot: QtBot
) -> None:
    table = open_table(OTHER)
    table.choose("watchExample")
    table.window.activateWindow()
    qtbot.waitUntil(lambda: table.window.isActiveWindow() and not example(table).player._suspended)
    model = example(table)._model
    example(table).player._timer.start(1)  # the introduction has been read
    qtbot.waitUntil(lambda: model.game.state.moves >= 3, timeout=5000)
    assert example(table).player._timer.isActive()
    table.click("exampleStop")
