"""Everything is saved on one machine and read on another, through the window."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QCheckBox, QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.app.moving import Moving
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Draw, Game
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.hearts.engine import Phase
from h2h.palette import Palette
from h2h.storage import settings, transfer
from h2h.storage.document import new_id
from h2h.storage.problem import Problem
from h2h.storage.results import GameResult
from h2h.storage.settings import GameKind, Settings
from h2h.storage.transfer import Everything, Results
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.hearts.player import MATCH, HeartsPlayer
from tests.pages import hearts
from tests.storage.games import HEARTS, STARTED
from tests.storage.test_statistics import result
from tests.storage.test_transfer import EVERYTHING, changed

Machine = Callable[[str], HeartToHeartPlayer]
"""Starts the program on a machine of that name; the same name means the same files."""

HERE = "HH1-N-AAAAAAM"
THERE = "HH1-N-AAAAABQ"


@pytest.fixture
def machine(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, english_afterwards: None
) -> Iterator[Machine]:
    monkeypatch.setattr(QFileDialog, "open", lambda _: None)  # not the system's own window
    windows = []

    def start(name: str) -> HeartToHeartPlayer:
        window = MainWindow(None, tmp_path / name)
        qtbot.addWidget(window)
        windows.append(window)
        window.change("language", "en")
        window.resize(900, 700)
        window.show()
        window.settle_in()
        return HeartToHeartPlayer(window, qtbot)

    yield start
    for window in windows:
        window.close()


def dealt(player: HeartToHeartPlayer, code: str, draws: int) -> None:
    player.window.deal_asking(code)
    player.play(*[Draw()] * draws)


def record(player: HeartToHeartPlayer, *results: GameResult) -> None:
    for each in results:
        player.window.keeper.record(each, lambda: None)


def results(player: HeartToHeartPlayer) -> set[str]:
    found = player.window.keeper.statistics.ids()
    assert not isinstance(found, Problem)
    return set(found)


def told(player: HeartToHeartPlayer) -> str:
    """Return what the message says, and close it."""
    box = player.dialog("movedDialog")
    assert isinstance(box, QMessageBox)
    text = f"{box.text()}\n{box.informativeText()}"
    box.accept()
    player.wait_until(lambda: not player.dialogs("movedDialog"))
    return text


def save(player: HeartToHeartPlayer, path: Path) -> None:
    player.choose("saveEverything")
    ask = player.found(QFileDialog, "saveEverythingDialog")
    ask.fileSelected.emit(str(path))
    ask.close()
    assert path.name in told(player)


def read(player: HeartToHeartPlayer, path: Path) -> None:
    player.choose("readEverything")
    ask = player.found(QFileDialog, "readFileDialog")
    ask.fileSelected.emit(str(path))
    ask.close()


def agree(player: HeartToHeartPlayer, **boxes: bool) -> str:
    """Tick boxes of the dialog, read, and return what is said afterwards."""
    dialog = player.dialog("readEverythingDialog")
    for name, on in boxes.items():
        player.found(QCheckBox, name.replace("take_", "take-", 1), dialog).setChecked(on)
    player.click("readNow", dialog)
    return told(player)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file with three results, both games in progress and other settings."""
    game = Game(DealCode.parse(THERE))
    for _ in range(5):
        game.play(Draw())
    saved = SavedGame(new_id(), game, 12_000, STARTED)
    games = {
        GameKind.HEART_TO_HEART: saved_game.Encoder().prepare(saved)(),
        GameKind.HEARTS: HEARTS.whole,
    }
    texts = settings.as_texts(Settings(language="en", table=Palette.SLATE))
    path = tmp_path / "everything.h2h"
    path.write_bytes(
        transfer.encode(Everything(STARTED, Results.of(map(result, (1, 2, 3))), games, texts))
    )
    return path


def test_saved_on_one_machine_and_read_on_another(
    machine: Machine, tmp_path: Path, qtbot: QtBot
) -> None:
    there = machine("there")
    dealt(there, THERE, 5)
    there.window.play(GameKind.HEARTS)
    hearts(there.window).deal(MATCH)
    player = HeartsPlayer(there.window, qtbot)
    player.skip(lambda game: game.phase is Phase.PLAYING)
    there.window.play(GameKind.HEART_TO_HEART)
    record(there, result(1), result(2), result(3))
    there.window.change("table", Palette.SLATE)
    path = tmp_path / "everything.h2h"
    save(there, path)
    there.window.close()

    new = machine("new")
    read(new, path)
    text = agree(new, takeSettings=True)
    assert "3 results were added." in text
    assert "Heart to Heart: the game of the file was taken." in text
    assert "Hearts: the game of the file was taken." in text
    assert (new.reads("dealCode"), new.reads("moves")) == (THERE, "5")
    new.play(Draw())
    assert new.reads("moves") == "6"
    assert new.window.keeper.settings.table is Palette.SLATE
    assert new.scene.pictures.palette is Palette.SLATE
    new.window.close()

    again = machine("new")
    assert (again.reads("dealCode"), again.reads("moves")) == (THERE, "6")
    assert results(again) == {result(number).id for number in (1, 2, 3)}
    again.window.play(GameKind.HEARTS)
    assert again.window.code == MATCH
    assert hearts(again.window).session.has_begun


def test_what_is_here_stays_unless_the_player_says_so(machine: Machine, file: Path) -> None:
    here = machine("here")
    dealt(here, HERE, 3)
    record(here, result(3), result(4))
    read(here, file)
    text = agree(here)
    assert "2 results were added. 1 was here already." in text
    assert "the game here was kept" in text
    assert (here.reads("dealCode"), here.reads("moves")) == (HERE, "3")
    assert here.window.keeper.settings.table is Palette.WINE
    assert results(here) == {result(number).id for number in (1, 2, 3, 4)}
    read(here, file)
    agree(here, take_heart_to_heart=True)
    assert (here.reads("dealCode"), here.reads("moves")) == (THERE, "5")
    assert len(results(here)) == 5  # the game that was left counts as abandoned


def test_twice_is_once(machine: Machine, file: Path) -> None:
    new = machine("new")
    read(new, file)
    agree(new)
    read(new, file)
    dialog = new.dialog("readEverythingDialog")
    assert dialog.findChildren(QCheckBox, "take-heart_to_heart") == []  # it is this very game
    new.click("readNow", dialog)
    assert "0 results were added. 3 were here already." in told(new)
    assert len(results(new)) == 3


def test_a_game_is_taken_for_the_page_that_is_not_shown(machine: Machine, file: Path) -> None:
    new = machine("new")
    new.window.play(GameKind.HEARTS)
    read(new, file)
    agree(new)
    assert new.window.kind is GameKind.HEARTS
    new.window.play(GameKind.HEART_TO_HEART)
    assert (new.reads("dealCode"), new.reads("moves")) == (THERE, "5")


def test_a_game_that_goes_on_with_itself_is_not_left(machine: Machine, file: Path) -> None:
    new = machine("new")
    read(new, file)
    agree(new)
    new.play(Draw())
    read(new, file)
    agree(new, take_heart_to_heart=True)
    assert new.reads("moves") == "5"
    assert len(results(new)) == 3


def test_cancel_changes_nothing(machine: Machine, file: Path) -> None:
    new = machine("new")
    before = new.reads("dealCode")
    read(new, file)
    new.dialog("readEverythingDialog").reject()
    assert new.reads("dealCode") == before
    assert results(new) == set()


@pytest.mark.parametrize("damage", ["cut", "other", "newer", "missing", "folder"])
def test_what_can_not_be_read_changes_nothing(machine: Machine, file: Path, damage: str) -> None:
    data = file.read_bytes()
    match damage:
        case "cut":
            file.write_bytes(data[:-1])
        case "other":
            file.write_bytes(b"\x89PNG\r\n\x1a\n")
        case "newer":
            file.write_bytes(changed("version", 99))
        case "missing":
            file.unlink()
        case "folder":
            file.unlink()
            file.mkdir()
    new = machine("new")
    before = new.reads("dealCode")
    read(new, file)
    text = told(new)
    assert "Nothing was changed." in text
    assert ("newer version" in text) == (damage == "newer")
    assert new.dialogs("readEverythingDialog") == []
    assert new.reads("dealCode") == before
    assert results(new) == set()


def test_a_game_that_breaks_the_rules_is_refused_with_all_the_rest(
    machine: Machine, tmp_path: Path
) -> None:
    bad = EVERYTHING.games[GameKind.HEARTS].replace(b"S ", b"E ", 1)
    games = {**EVERYTHING.games, GameKind.HEARTS: bad}
    path = tmp_path / "bad.h2h"
    path.write_bytes(transfer.encode(EVERYTHING._replace(games=games)))
    new = machine("new")
    read(new, path)
    assert "damaged" in told(new)
    assert results(new) == set()


def test_a_place_that_can_not_be_written_is_said(machine: Machine, tmp_path: Path) -> None:
    there = machine("there")
    there.choose("saveEverything")
    moving = there.window.findChild(Moving)
    assert isinstance(moving, Moving)
    for place in (tmp_path, tmp_path / "there" / "settings.ini"):
        before = place.read_bytes() if place.is_file() else None
        moving.save_to(str(place))
        there.dialog("problemDialog").close()
        there.wait_until(lambda: not there.dialogs("problemDialog"))
        assert (place.read_bytes() if place.is_file() else None) == before


def test_reading_waits_until_the_own_game_is_on_the_table(machine: Machine) -> None:
    there = machine("there")
    there.choose("watchExample")
    assert not there.action("readEverything").isEnabled()
