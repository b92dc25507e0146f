"""Whole files: new temporary files, nothing overwritten that could not be read, no long waits."""

import os
import subprocess
import sys
import time
from ctypes import CDLL
from pathlib import Path

import pytest

from h2h.storage import files
from h2h.storage.files import WholeFile, free_name, read_whole, remove_parts, set_aside, write_whole
from h2h.storage.problem import Problem, ProblemKind
from tests.storage.disks import fill

POSIX = pytest.mark.skipif(os.name == "nt", reason="no such files")


def blocked(*_: object, **__: object) -> None:
    raise PermissionError(13, "used by another program")


@POSIX
@pytest.mark.parametrize("made", ["link", "pipe", "file", "folder"])
def test_what_lies_beside_a_file_is_never_opened(tmp_path: Path, made: str) -> None:
    """A link there would have been followed, a pipe waited for, a file of the player's lost."""
    precious = tmp_path / "precious"
    precious.write_text("kept")
    neighbours = [tmp_path / f"own.csv{ending}" for ending in (".part", ".new", ".tmp", "-journal")]
    for each in neighbours:
        if made == "link":
            each.symlink_to(precious)
        elif made == "pipe":
            os.mkfifo(each)
        elif made == "file":
            each.write_text("mine")
        else:
            each.mkdir()
    before = {each: each.lstat() for each in (precious, *neighbours)}
    for _ in range(3):
        assert write_whole(tmp_path / "own.csv", b"new") is None
    assert {each: each.lstat() for each in before} == before
    assert precious.read_text() == "kept"
    assert len(list(tmp_path.iterdir())) == len(before) + 1


def test_temporary_files_are_new_and_unguessable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    real_open = Path.open

    def watched(path: Path, mode: str = "r") -> object:
        opened.append(path)
        assert mode == "xb"
        return real_open(path, mode)

    monkeypatch.setattr(Path, "open", watched)
    for _ in range(50):
        assert write_whole(tmp_path / "file", b"x") is None
    assert len(set(opened)) == 50
    assert {path.parent for path in opened} == {tmp_path}


@POSIX
def test_what_is_no_file_is_not_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    for name in ("pipe", "link"):
        problem = write_whole(tmp_path / name, b"x")
        assert problem
        assert problem.kind is ProblemKind.NO_ACCESS
    assert {path.name for path in tmp_path.iterdir()} == {"pipe", "link"}


@POSIX
def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "link").symlink_to("elsewhere/file")
    assert write_whole(tmp_path / "link", b"new") is None
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "elsewhere" / "file").read_bytes() == b"new"


def test_a_name_may_be_as_long_as_the_system_allows(tmp_path: Path) -> None:
    path = tmp_path / ("ж" * 125 + ".csv")
    assert write_whole(path, b"x") is None
    assert path.read_bytes() == b"x"


def test_a_write_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(tmp_path / "file", b"old")
    monkeypatch.setattr(Path, "replace", blocked)
    assert write_whole(tmp_path / "file", b"new") == Problem(
        ProblemKind.NO_ACCESS, tmp_path / "file"
    )
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"old"]


def test_what_kills_have_left_is_removed_and_nothing_else(tmp_path: Path) -> None:
    old, new = time.time() - 3600, time.time()
    left = f"heart_to_heart.json.{16 * 'a'}.part"
    kept = ["own.csv.part", f"x.{15 * 'a'}.part", f"x.{16 * 'g'}.part", "heart_to_heart.json"]
    running = f"statistics.db.{16 * 'b'}.part"
    for name in (left, running, *kept):
        (tmp_path / name).touch()
        os.utime(tmp_path / name, (new, new) if name == running else (old, old))
    remove_parts(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {running, *kept}
    remove_parts(tmp_path / "nowhere")


class TestBlockedForAMoment:
    """On Windows, a scanner or an indexer holds a file without sharing it."""

    @pytest.fixture(autouse=True)
    def _as_there(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(files, "_RETRY_AFTER", (0.001,) * 6)

    @pytest.mark.parametrize("method", ["replace", "rename", "open"])
    @pytest.mark.parametrize("times", [1, 6, 7])
    def test_it_is_tried_again(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, times: int
    ) -> None:
        path = tmp_path / "file"
        write_whole(path, b"old")
        real, left = getattr(Path, method), [times]

        def sometimes(self: Path, *arguments: object) -> object:
            if left[0]:
                left[0] -= 1
                blocked()
            return real(self, *arguments)

        monkeypatch.setattr(Path, method, sometimes)
        works = times < 7
        if method == "replace":
            assert (write_whole(path, b"new") is None) == works
        elif method == "rename":
            assert (set_aside(path, "reason") is not None) == works
        else:
            assert (read_whole(path) == b"old") == works
        monkeypatch.undo()
        assert len(list(tmp_path.iterdir())) == 1


class TestNeverOverwritten:
    """What could be neither read nor renamed may be the player's game."""

    def test_while_it_is_blocked_nothing_is_written(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        path = tmp_path / "file"
        path.write_bytes(b"the only copy")
        file = WholeFile(path, Problem(ProblemKind.NO_ACCESS, path))
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", blocked)
            for _ in range(3):
                assert file.write(b"new") == Problem(ProblemKind.NO_ACCESS, path)
            file.remove()
            assert path.read_bytes() == b"the only copy"
        moved = file.write(b"new")
        assert moved
        assert moved.kept_as
        assert moved.kept_as.read_bytes() == b"the only copy"
        assert path.read_bytes() == b"new"
        assert file.write(b"newer") is None
        assert len(list(tmp_path.iterdir())) == 2

    def test_what_was_read_or_set_aside_is_replaced(self, tmp_path: Path) -> None:
        for found in (None, Problem(ProblemKind.UNREADABLE, tmp_path / "file", tmp_path / "old")):
            assert WholeFile(tmp_path / "file", found).write(b"new") is None
        assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"new"]

    def test_a_disk_that_is_full_after_it_was_set_aside(self, small_disk: Path) -> None:
        path = small_disk / "file"
        path.write_bytes(b"the only copy")
        fill(small_disk)
        file = WholeFile(path, Problem(ProblemKind.NO_ACCESS, path))
        problem = file.write(bytes(5000))
        assert problem
        assert problem.kind is ProblemKind.DISK_FULL
        (small_disk / "filler").unlink()
        moved = file.write(bytes(5000))
        assert moved
        assert moved.kept_as
        assert moved.kept_as.read_bytes() == b"the only copy"


EVERYTHING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
application = QCoreApplication(["h2h"])
application.setApplicationName("h2h")
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Draw, Game
from h2h.heart_to_heart.result import result_of
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage import crash_log, document, settings
from h2h.storage.files import data_folder, to_qt
from h2h.storage.settings import GameKind, Settings
from h2h.storage.single_instance import SingleInstance, Start
from h2h.storage.statistics import Statistics
from datetime import datetime, UTC

assert SingleInstance().start() is Start.FIRST
game = Game(DealCode(12))
game.play(Draw())
saved = SavedGame(document.new_id(), game, 0, datetime.now(UTC))
found = [saved_game.save(saved), Statistics().record(result_of(saved)), settings.save(Settings())]
crash_log.CrashLog().record(ValueError, ValueError("oh"), None)
Statistics().export_csv(data_folder() / "out.csv")
loaded = saved_game.load(), settings.load(), Statistics().results(GameKind.HEART_TO_HEART)
print(ascii([each and each.kind.name for each in found]), ascii(to_qt(data_folder())))
"""


def without_privileges() -> None:
    """Let permissions hold for root, too, from the next program on."""
    drop_from_bounding_set, dac_override, dac_read_search = 24, 1, 2
    for capability in (dac_override, dac_read_search):
        CDLL(None).prctl(drop_from_bounding_set, capability, 0, 0, 0)


def everything(home: Path, **variables: str) -> str:
    """Write and read every file in a home folder; return what was said."""
    names = {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "PYTHONUTF8"}
    environment = {name: value for name, value in os.environ.items() if name not in names}
    done = subprocess.run(
        [sys.executable, "-c", EVERYTHING],
        env={**environment, "HOME": str(home), **variables},
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=without_privileges,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == 0
    return done.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others know only Unicode")
def test_a_home_that_the_locale_cannot_spell(tmp_path: Path) -> None:
    home = tmp_path / "Мария"
    home.mkdir()
    said = everything(
        home, LC_ALL="C", LANG="C", PYTHONUTF8="0", PYTHONCOERCECLOCALE="0", PYTHONSAFEPATH=""
    )
    assert said.startswith("[None, None, None]")
    assert ascii("Мария")[1:-1] in said
    assert {path.name for path in (home / ".local" / "share" / "h2h").iterdir()} == {
        "heart_to_heart.json",
        "statistics.db",
        "errors.txt",
        "out.csv",
        "running",
    }


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where the files lie differs")
@pytest.mark.parametrize("name", ["", "h2h"])
def test_a_folder_that_may_not_even_be_looked_into(tmp_path: Path, name: str) -> None:
    home = tmp_path / "home"
    shut = [home / ".local" / "share" / name, home / ".config" / name]
    for folder in shut:
        folder.mkdir(parents=True)
        folder.chmod(0)
    try:
        said = everything(home)
    finally:
        for folder in shut:
            folder.chmod(0o700)
    assert said.startswith("['NO_ACCESS', 'NO_ACCESS', 'NO_ACCESS']")


def test_a_free_name_is_free(tmp_path: Path) -> None:
    names = set()
    for _ in range(5):
        name = free_name(tmp_path / "file", "reason")
        name.touch()
        names.add(name)
    assert len(names) == 5
