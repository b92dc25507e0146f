"""The program ends whenever it should, saves before, and leaves nothing that blocks a start."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from h2h.app.ending import save_for_the_session
from h2h.app.main_window import MainWindow
from h2h.app.problem_dialog import ProblemDialog
from h2h.heart_to_heart.engine import Draw
from h2h.storage import settings
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.single_instance import SingleInstance, Start
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.pages import solitaire
from tests.windows import OpenTable

WAIT = 60
"""Seconds: a busy computer is slow; a program that never ends is still found."""


def begin(home: Path, then: str) -> "subprocess.Popen[str]":
    """Start the program in a home folder of its own."""
    folders = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.app.program", then],
        env=os.environ | folders | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def finish(process: "subprocess.Popen[str]") -> tuple[str, list[str]]:
    """Wait for the end; return what was said, and the errors but for what the platform lacks."""
    said, errors = process.communicate(timeout=WAIT)
    lines = errors.splitlines()
    return said, [line for line in lines if not line.startswith("This plugin does not support")]


def data(home: Path) -> Path:
    return home / "XDG_DATA_HOME" / "h2h"


linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where files lie differs")


@linux
@pytest.mark.parametrize(
    "then", ["change and quit", pytest.param("quit", marks=pytest.mark.thorough)]
)
@pytest.mark.parametrize(
    "blocked",
    [
        pytest.param(("XDG_CONFIG_HOME",), marks=pytest.mark.thorough),
        ("XDG_CONFIG_HOME", "XDG_DATA_HOME"),
    ],
)
@pytest.mark.parametrize("times", [2, *[pytest.param(7, marks=pytest.mark.thorough)] * 4])
def test_quitting_ends_the_program_where_nothing_can_be_written(
    tmp_path: Path, then: str, blocked: tuple[str, ...], times: int
) -> None:
    for name in blocked:
        (tmp_path / name).mkdir()
        (tmp_path / name / "h2h").write_text("a file in place of the folder")
    for _ in range(times):
        process = begin(tmp_path, then)
        said, errors = finish(process)
        assert (process.returncode, errors) == (0, [])
        assert "said False" not in said  # never after the window is gone
        assert ("said True" in said) == (then != "quit" or len(blocked) > 1)
    assert SingleInstance(data(tmp_path)).start() is Start.FIRST


@linux
@pytest.mark.parametrize(
    "name",  # Windows lacks some
    [
        "SIGINT",
        pytest.param("SIGTERM", marks=pytest.mark.thorough),
        pytest.param("SIGHUP", marks=pytest.mark.thorough),
    ],
)
def test_a_signal_closes_the_window_as_the_player_would(tmp_path: Path, name: str) -> None:
    number = getattr(signal, name)
    if signal.getsignal(number) is signal.SIG_IGN:
        signal.signal(number, signal.SIG_DFL)  # nohup ignores it for all that it starts
    process = begin(tmp_path, "draw")
    assert process.stdout
    assert process.stdout.readline() == "ready\n"
    process.send_signal(number)
    _, errors = finish(process)
    assert (process.returncode, errors) == (0, [])
    saved = json.loads((data(tmp_path) / "heart_to_heart.json").read_bytes())
    assert saved["moves"] == "D"
    assert saved["milliseconds"] >= 65_000
    assert settings.load(tmp_path / "XDG_CONFIG_HOME" / "h2h" / "settings.ini")[0].window_geometry
    assert not (data(tmp_path) / "running" / "lock").exists()


@linux
def test_a_start_beside_one_that_hangs_says_so_in_a_window(tmp_path: Path) -> None:
    first = begin(tmp_path, "nothing")
    assert first.stdout
    assert first.stdout.readline() == "ready\n"
    first.send_signal(signal.SIGSTOP)
    try:
        second = begin(tmp_path, "nothing")
        said, errors = finish(second)
    finally:
        first.send_signal(signal.SIGCONT)
        first.send_signal(signal.SIGTERM)
    assert "does not answer" in said
    assert "does not answer" in errors[0]
    assert second.returncode == 1
    first.communicate(timeout=WAIT)
    assert first.returncode == 0


FULL = Problem(ProblemKind.DISK_FULL, Path("heart_to_heart.json"))


@pytest.fixture
def full_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("h2h.storage.files.write_whole", lambda path, _: FULL._replace(path=path))


def open_problems(window: MainWindow) -> list[ProblemDialog]:
    return [each for each in window.findChildren(ProblemDialog) if each.isVisible()]


@pytest.mark.usefixtures("full_disk")
def test_what_cannot_be_saved_is_said_before_the_window_goes(table: HeartToHeartPlayer) -> None:
    window, closed = table.window, list[bool]()
    window.closed.connect(lambda: closed.append(True))
    window.settle_in()
    table.play(Draw())
    assert not window.close()
    assert window.isVisible()
    (dialog,) = open_problems(window)
    dialog.accept()
    assert not window.isVisible()
    assert closed


@pytest.mark.usefixtures("full_disk")
def test_what_has_been_said_is_not_said_again(table: HeartToHeartPlayer, qtbot: QtBot) -> None:
    window = table.window
    window.settle_in()
    table.play(Draw())
    qtbot.waitUntil(lambda: bool(open_problems(window)))
    open_problems(window)[0].accept()
    assert window.close()
    assert not open_problems(window)


@pytest.mark.usefixtures("full_disk")
def test_the_systems_wish_asks_nothing(table: HeartToHeartPlayer) -> None:
    table.window.settle_in()
    table.play(Draw())
    table.window.end()
    assert not table.window.isVisible()
    assert not open_problems(table.window)


@pytest.mark.parametrize("late", ["problem", "error", "flush"])
def test_after_the_close_nothing_opens_a_dialog(
    table: HeartToHeartPlayer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, late: str
) -> None:
    from h2h.app import crash

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    window = table.window
    crash.watch(window)
    window.settle_in()
    assert window.close()
    calls: dict[str, Callable[[], object]] = {
        "problem": lambda: window.keeper._on_written(FULL.path, FULL),
        "error": lambda: sys.excepthook(ValueError, ValueError("late"), None),
        "flush": lambda: (window.keeper.change(play_to=50), window.keeper.flush()),
    }
    calls[late]()
    qtbot.wait(50)
    assert not [each for each in window.findChildren(QDialog) if each.isVisible()]


def test_the_end_of_the_session_saves_and_the_window_stays(
    table: HeartToHeartPlayer, tmp_path: Path
) -> None:
    """The session may go on after all; if it does not, the window is closed without questions."""
    table.play(Draw(), Draw())
    solitaire(table.window).session.clock.set(65_000, started=True)
    table.window.prepare_to_end()
    saved = json.loads((tmp_path / "heart_to_heart.json").read_bytes())
    assert (saved["moves"], saved["milliseconds"] >= 65_000) == ("D*2", True)
    assert table.window.isVisible()


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("found", ["while the session asks", "later"])
def test_a_session_that_goes_on_shows_problems_again(
    table: HeartToHeartPlayer, qapp: QApplication, qtbot: QtBot, found: str
) -> None:
    window = table.window
    window.settle_in()
    if found == "while the session asks":
        table.play(Draw())
    save_for_the_session(qapp, window)
    qtbot.wait(20)
    assert not open_problems(window)
    table.tap("stock")
    qtbot.waitUntil(lambda: bool(open_problems(window)))
    open_problems(window)[0].accept()
    assert window.isVisible()


def test_an_interrupt_that_python_raises_closes_the_window(
    table: HeartToHeartPlayer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from h2h.app import crash

    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    crash.watch(table.window)
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    qtbot.waitUntil(lambda: not table.window.isVisible())


def test_a_disk_that_hangs_does_not_keep_the_program(
    table: HeartToHeartPlayer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("h2h.storage.keeper._CLOSING_SECONDS", 0.05)
    table.window.keeper.do(lambda: time.sleep(5))
    assert table.window.close()


def test_a_closed_window_that_is_asked_for_comes_back(open_table: OpenTable) -> None:
    window = open_table().window
    window.close()
    window.come_to_front("")
    assert window.isVisible()
