"""What outlives the window: the game, its clock, its undos, its result, the settings."""

import json
import sqlite3
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.app.problem_dialog import ProblemDialog
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Draw, Game, Outcome, solver
from h2h.storage import files, settings
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult
from h2h.storage.settings import GameKind, Settings
from h2h.storage.statistics import Statistics
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire
from tests.variants import pairs
from tests.windows import OpenTable

WINNING = solver.solution(DealCode.parse(EXAMPLE)) or []


def outcomes(folder: Path) -> list[str]:
    """Return how the games counted so far ended."""
    for window in QApplication.topLevelWidgets():
        if isinstance(window, MainWindow):
            window.keeper.flush()
    database = folder / "statistics.db"
    if not database.exists():
        return []
    connection = sqlite3.connect(database)
    rows = connection.execute("SELECT outcome FROM results ORDER BY ended").fetchall()
    connection.close()
    return [row[0] for row in rows]


def test_a_game_goes_on_where_it_was(open_table: OpenTable) -> None:
    first = open_table()
    first.play(*[Draw()] * 12)
    for _ in range(3):
        first.window.menus.actions["undo"].trigger()
    solitaire(first.window).session.clock.set(65_000, started=True)
    before = first.game
    first.window.close()

    second = open_table(None)
    assert second.game.state == before.state
    assert (second.game.undo_depth, list(second.game.undone)) == (9, list(before.undone))
    assert solitaire(second.window).session.clock.milliseconds >= 65_000
    second.window.menus.actions["redo"].trigger()
    assert second.game.state.moves == 10


def test_the_file_has_each_move_before_the_next(open_table: OpenTable, tmp_path: Path) -> None:
    table = open_table()
    saved = tmp_path / "heart_to_heart.json"
    for count in range(1, 6):
        table.play(Draw())
        table.window.keeper.flush()
        assert json.loads(saved.read_bytes())["moves"] == ("D" if count == 1 else f"D*{count}")


def test_restart_after_a_resume_deals_the_same(open_table: OpenTable) -> None:
    first = open_table()
    dealt = first.game.state
    first.play(*[Draw()] * 4)
    first.window.close()
    second = open_table(None)
    for _ in range(2):
        solitaire(second.window).session.restart()
        assert second.game.state == dealt


@pytest.mark.parametrize("path", ["straight", "resumed before the end", "undone on the way"])
def test_a_win_counts_once(open_table: OpenTable, tmp_path: Path, path: str) -> None:
    table = open_table()
    table.skip(*WINNING[:-1])
    if path == "resumed before the end":
        table.window.close()
        table = open_table(None)
    if path == "undone on the way":
        for _ in range(20):
            table.window.menus.actions["undo"].trigger()
        for _ in range(20):
            table.window.menus.actions["redo"].trigger()
    table.play(WINNING[-1])
    assert table.game.outcome is Outcome.WON
    assert outcomes(tmp_path) == ["won"]
    table.window.close()
    again = open_table(None)
    assert outcomes(tmp_path) == ["won"]
    solitaire(again.window).session.new_game()
    solitaire(again.window).session.restart()
    assert outcomes(tmp_path) == ["won"]


def test_a_win_that_was_not_counted_is_counted_at_the_next_start(
    open_table: OpenTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program may be killed between the last move and the count."""
    killed = open_table()
    monkeypatch.setattr(solitaire(killed.window).session, "_record", lambda: None)
    killed.play_last(*WINNING)
    killed.window.close()
    assert outcomes(tmp_path) == []
    open_table(None)
    assert outcomes(tmp_path) == ["won"]


def test_a_game_left_counts_as_left_and_an_untouched_one_not_at_all(
    open_table: OpenTable, tmp_path: Path
) -> None:
    table = open_table()
    solitaire(table.window).session.new_game()
    assert outcomes(tmp_path) == []
    solitaire(table.window).controller.draw()
    solitaire(table.window).session.restart()
    assert outcomes(tmp_path) == ["abandoned"]


@pytest.mark.parametrize("times", [20, pytest.param(200, marks=pytest.mark.thorough)])
def test_a_deal_without_any_move_is_never_dealt_at_random_and_never_counts(
    open_table: OpenTable, tmp_path: Path, times: int
) -> None:
    dead = next(n for n in range(1000) if Game(DealCode(n)).outcome is Outcome.NO_MOVES)
    table = open_table(str(DealCode(dead)))
    solitaire(table.window).session.restart()
    for _ in range(times):
        solitaire(table.window).session.new_game()
        assert table.game.outcome is None
    assert outcomes(tmp_path) == []


def test_a_damaged_game_is_set_aside_and_said(
    open_table: OpenTable, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "heart_to_heart.json").write_bytes(b"\0" * 100)
    table = open_table(None)
    table.window.settle_in()
    dialog = table.window.findChild(ProblemDialog)
    assert dialog is not None
    aside = list(tmp_path.glob("heart_to_heart.json.unreadable-*"))
    assert [path.read_bytes() for path in aside] == [b"\0" * 100]
    assert aside[0].name in dialog.informativeText()
    dialog.close()
    table.play(Draw())
    assert table.game.state.moves == 1


def test_a_save_that_fails_is_said_once_and_tried_again(
    open_table: OpenTable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    table = open_table()
    table.window.settle_in()
    saved = tmp_path / "heart_to_heart.json"
    full = Problem(ProblemKind.DISK_FULL, saved)
    with monkeypatch.context() as patch:
        patch.setattr(files, "write_whole", lambda *_: full)
        for _ in range(3):
            table.play(Draw())
            table.window.keeper.flush()
        qtbot.waitUntil(lambda: bool(table.window.findChildren(ProblemDialog)))
        assert len(table.window.findChildren(ProblemDialog)) == 1
        table.window.findChildren(ProblemDialog)[0].close()
    table.window.keeper.flush()
    assert json.loads(saved.read_bytes())["moves"] == "D*3"


@pairs("name, last_game", ["hearts.json", "heart_to_heart.json"], list(GameKind))
def test_what_cannot_be_read_is_said_whichever_game_comes_first(
    open_table: OpenTable, tmp_path: Path, name: str, last_game: GameKind
) -> None:
    settings.save(Settings(last_game=last_game), tmp_path / "settings.ini")
    (tmp_path / name).write_bytes(b"\0" * 100)
    table = open_table(None)
    table.window.settle_in()
    for kind in GameKind:
        table.window.play(kind)
    (dialog,) = table.window.findChildren(ProblemDialog)
    (aside,) = tmp_path.glob(f"{name}.unreadable-*")
    assert aside.name in dialog.informativeText()
    dialog.close()


def test_draws_where_no_pair_is_left_count_as_a_game(open_table: OpenTable, tmp_path: Path) -> None:
    dead = next(n for n in range(1000) if Game(DealCode(n)).outcome is Outcome.NO_MOVES)
    table = open_table(str(DealCode(dead)))
    table.dialog("noMovesDialog").reject()
    table.play(Draw(), Draw())
    solitaire(table.window).session.new_game()
    assert outcomes(tmp_path) == ["no_moves"]


def test_nothing_waits_for_the_disk_to_take_settings_and_results(
    table: HeartToHeartPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper, disk_is_free, waited = table.window.keeper, threading.Event(), list[bool]()
    table.play(Draw())
    keeper.flush()

    def busy(statistics: Statistics, result: GameResult) -> Problem | None:
        waited.append(disk_is_free.wait(10))
        return record(statistics, result)

    record = Statistics.record
    monkeypatch.setattr(Statistics, "record", busy)
    keeper.do(lambda: waited.append(disk_is_free.wait(10)))
    table.window.change("move_errors", value=False)
    solitaire(table.window).session.restart()  # counts the game as left
    assert waited == []
    disk_is_free.set()
    assert outcomes(keeper.data_folder) == ["abandoned"]
    assert not settings.load(keeper.data_folder / "settings.ini")[0].move_errors


def test_a_game_says_that_it_is_counted_only_once_it_is(
    table: HeartToHeartPlayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.skip(*WINNING[:-1])
    table.window.save()
    disk_is_free = threading.Event()
    record = Statistics.record

    def slow(statistics: Statistics, result: GameResult) -> Problem | None:
        assert disk_is_free.wait(10)
        # A kill now: the game goes on before its last move, and is counted then.
        assert not json.loads((tmp_path / "heart_to_heart.json").read_bytes())["recorded"]
        return record(statistics, result)

    monkeypatch.setattr(Statistics, "record", slow)
    table.play(WINNING[-1])
    disk_is_free.set()
    assert outcomes(tmp_path) == ["won"]
    assert json.loads((tmp_path / "heart_to_heart.json").read_bytes())["recorded"]


def test_what_fails_in_the_thread_is_told_and_the_rest_is_done(
    table: HeartToHeartPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: told.append(kind))
    table.window.keeper.do(lambda: 1 // 0)
    table.window.change("move_errors", value=False)
    assert table.window.keeper.flush()
    assert told == [ZeroDivisionError]
    assert not settings.load(table.window.keeper.data_folder / "settings.ini")[0].move_errors


def test_a_game_is_written_once_a_move_and_not_again_at_the_end(
    table: HeartToHeartPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = []

    def write(path: Path, data: bytes) -> Problem | None:
        written.append(data)
        return write_whole(path, data)

    write_whole = files.write_whole
    monkeypatch.setattr(files, "write_whole", write)
    table.play(Draw(), Draw())
    table.window.keeper.flush()
    assert len(written) == 2
    solitaire(table.window).session.clock.set_paused(paused=True)
    table.window.save()
    closing = len(written)
    table.window.close()
    assert len(written) <= closing + 1
    assert len(set(written)) == len(written)


def test_a_game_beyond_all_measure_is_kept_as_it_was(
    open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saved_game, "MOVES_LIMIT", 20)
    first = open_table()
    first.skip(*[Draw()] * 19)
    first.play(*[Draw()] * 4)
    assert first.reads("moves") == "23"
    first.window.close()
    second = open_table(None)
    assert second.reads("moves") == "20"


def test_another_start_brings_the_window_forward_and_may_bring_a_deal(
    table: HeartToHeartPlayer,
) -> None:
    table.window.come_to_front("")
    assert str(table.game.code) == EXAMPLE
    table.window.come_to_front("not a code at all")
    assert str(table.game.code) == EXAMPLE
    table.window.come_to_front("HH1-N-AAAAAAB")
    assert table.game.code.number == 1


def test_a_window_beyond_the_screen_comes_back(open_table: OpenTable) -> None:
    first = open_table()
    first.window.move(9000, 9000)
    lost: QByteArray = first.window.saveGeometry()
    first.window.keeper.change(window_geometry=bytes(lost.data()))
    second = open_table(size=None)
    screen = second.window.screen().availableGeometry()
    assert screen.intersects(second.window.frameGeometry())


def test_a_new_window_leaves_room_for_its_frame(open_table: OpenTable) -> None:
    window = open_table(size=None).window
    screen = window.screen().availableGeometry()
    title_bar = 32
    assert window.width() <= screen.width()
    assert window.height() <= screen.height() - title_bar
