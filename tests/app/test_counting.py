"""A game counts once, when that is true, in both games, whatever the disk does."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from h2h.app.main_window import MainWindow
from h2h.app.problem_dialog import ProblemDialog
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Game, solver
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.heart_to_heart.won_dialog import WonDialog
from h2h.hearts import saved_match
from h2h.hearts.saved_match import SavedMatch
from h2h.hearts.score_sheet_dialog import ScoreSheetDialog
from h2h.storage import database, files, settings
from h2h.storage.document import new_id
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.settings import GameKind, Settings
from tests.pages import hearts
from tests.storage.games import STARTED, match
from tests.variants import pairs
from tests.windows import OpenTable, OpenWindow

CODE = "HH1-N-AAAAAAM"
WINNING = solver.solution(DealCode.parse(CODE)) or []
FILES = {kind: f"{kind.value}.json" for kind in GameKind}


def won_game(*, recorded: bool) -> SavedGame:
    game = Game.replay(DealCode.parse(CODE), WINNING)
    return SavedGame(new_id(), game, 5000, STARTED, recorded)


def finished_match(*, recorded: bool) -> SavedMatch:
    game = match(moves=10_000)
    assert game.outcome is not None
    return SavedMatch(new_id(), game, ("EASY", "EASY", "EASY"), 5000, STARTED, recorded)


def leave_finished(folder: Path, kind: GameKind, *, recorded: bool) -> None:
    """Leave what a program leaves that ended after the last move."""
    settings.save(Settings(last_game=kind), folder / "settings.ini")
    if kind is GameKind.HEARTS:
        saved_match.save(finished_match(recorded=recorded), folder)
    else:
        saved_game.save(won_game(recorded=recorded), folder)


def counted(folder: Path) -> list[tuple[str, str]]:
    """Return game and outcome of each result."""
    path = folder / "statistics.db"
    if not path.exists():
        return []
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT game, outcome FROM results ORDER BY rowid").fetchall()
    connection.close()
    return rows


def is_recorded(folder: Path, kind: GameKind) -> bool:
    return bool(json.loads((folder / FILES[kind]).read_bytes())["recorded"])


@pytest.fixture
def fill_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Callable[[], None]]:
    """Nothing can be written any more, but for the games; the returned call frees the disk."""
    write = files.write_whole
    full = Problem(ProblemKind.DISK_FULL, tmp_path / "statistics.db")

    def refuse(path: Path, data: bytes) -> Problem | None:
        return write(path, data) if path.name in FILES.values() else full

    with monkeypatch.context() as patch:
        patch.setattr(database, "prepare", lambda *_, **__: full)
        patch.setattr(files, "write_whole", refuse)
        yield patch.undo


def check_retried(window: MainWindow, kind: GameKind, free: Callable[[], None]) -> None:
    folder = window.keeper.data_folder
    window.settle_in()
    window.keeper.flush()
    assert not is_recorded(folder, kind)
    (dialog,) = window.findChildren(ProblemDialog)
    dialog.close()
    window.keeper.flush()
    assert not is_recorded(folder, kind)
    assert counted(folder) == []
    free()
    window.keeper._again.timeout.emit()
    window.keeper.flush()
    assert is_recorded(folder, kind)
    assert [game for game, _ in counted(folder)] == [kind.value]


def test_a_win_on_a_full_disk_is_counted_once_there_is_room(
    open_table: OpenTable, fill_disk: Callable[[], None]
) -> None:
    table = open_table(CODE)
    table.play_last(*WINNING)
    check_retried(table.window, GameKind.HEART_TO_HEART, fill_disk)


@pytest.mark.parametrize("kind", GameKind)
def test_so_is_a_game_that_was_decided_just_before_the_program_ended(
    open_window: OpenWindow, tmp_path: Path, kind: GameKind, fill_disk: Callable[[], None]
) -> None:
    leave_finished(tmp_path, kind, recorded=False)
    (tmp_path / "settings.ini").write_text(f"[General]\nlast_game={kind.name}\n")
    check_retried(open_window(None, None), kind, fill_disk)


def test_at_the_end_it_is_tried_once_more(
    open_table: OpenTable, tmp_path: Path, fill_disk: Callable[[], None]
) -> None:
    table = open_table(CODE)
    table.play_last(*WINNING)
    table.window.keeper.flush()
    assert not is_recorded(tmp_path, GameKind.HEART_TO_HEART)
    fill_disk()
    table.window.close()
    assert is_recorded(tmp_path, GameKind.HEART_TO_HEART)
    assert counted(tmp_path) == [("heart_to_heart", "won")]


def test_the_result_of_one_game_does_not_mark_the_next(
    open_table: OpenTable, tmp_path: Path, fill_disk: Callable[[], None]
) -> None:
    table = open_table(CODE)
    table.play_last(*WINNING)
    table.window.menus.actions["newGame"].trigger()
    fill_disk()
    table.window.keeper.flush()
    assert counted(tmp_path) == [("heart_to_heart", "won")]
    assert not is_recorded(tmp_path, GameKind.HEART_TO_HEART)


@pairs("code, kind", [CODE, "HH1-N-AAAAAAB"], list(GameKind))
def test_a_deal_at_the_start_counts_what_was_finished(
    open_window: OpenWindow, tmp_path: Path, kind: GameKind, code: str
) -> None:
    leave_finished(tmp_path, kind, recorded=False)
    if kind is GameKind.HEARTS:
        code = code.replace("HH", "HT")
    window = open_window(code, None)
    window.keeper.flush()
    assert window.code == code
    assert not window._page.is_in_progress
    assert [game for game, _ in counted(tmp_path)] == [kind.value]
    window.close()
    assert [game for game, _ in counted(tmp_path)] == [kind.value]


@pairs("recorded, kind", [True, False], list(GameKind))
def test_after_a_win_the_program_starts_with_the_table_silently(
    open_window: OpenWindow, tmp_path: Path, kind: GameKind, *, recorded: bool
) -> None:
    leave_finished(tmp_path, kind, recorded=recorded)
    window = open_window(None, None)
    window.settle_in()
    said = window.findChildren(WonDialog) + window.findChildren(ScoreSheetDialog)
    assert not [each for each in said if each.isVisible()]
    assert not window.table.scene.animator.running
    assert window._page.session.is_over  # type: ignore[attr-defined]
    for _ in range(2):  # nor when one comes back from the other game
        for each in GameKind:
            window.play(each)
    window.play(kind)
    said = window.findChildren(WonDialog) + window.findChildren(ScoreSheetDialog)
    assert not [each for each in said if each.isVisible()]


def test_the_scores_of_a_match_that_is_over_can_still_be_seen(
    open_window: OpenWindow, tmp_path: Path
) -> None:
    leave_finished(tmp_path, GameKind.HEARTS, recorded=True)
    window = open_window(None, None)
    hearts(window).show_scores()
    (sheet,) = [each for each in window.findChildren(ScoreSheetDialog) if each.isVisible()]
    sheet.reject()


def blocked_for(path: Path, real: Callable[..., object]) -> Callable[..., object]:
    """Return a method of paths that fails for one of them, as on Windows."""

    def method(this: Path, *rest: object, **named: object) -> object:
        if this == path:
            raise PermissionError(13, "used by another program")
        return real(this, *rest, **named)

    return method


@pytest.mark.parametrize("kind", GameKind)
def test_a_game_that_another_program_blocks_at_the_start_is_not_lost(
    open_window: OpenWindow, tmp_path: Path, kind: GameKind, monkeypatch: pytest.MonkeyPatch
) -> None:
    leave_finished(tmp_path, kind, recorded=True)
    path = tmp_path / FILES[kind]
    whole = path.read_bytes()

    with monkeypatch.context() as patch:
        for name in ("open", "rename"):
            patch.setattr(Path, name, blocked_for(path, getattr(Path, name)))
        window = open_window(None, None)
        window.settle_in()
        window.save()
        (dialog,) = window.findChildren(ProblemDialog)
        dialog.close()
    assert path.read_bytes() == whole
    window.save()
    (aside,) = tmp_path.glob(f"{path.name}.unreadable-*")
    assert aside.read_bytes() == whole
