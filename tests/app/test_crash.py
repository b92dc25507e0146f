"""A fault of the program itself: told, logged, survived."""

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from h2h.app import crash
from h2h.app.crash_dialog import CrashDialog
from h2h.heart_to_heart.engine import Draw
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire


@pytest.fixture
def _own_hook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)


@pytest.mark.usefixtures("_own_hook")
def test_a_fault_of_the_program_is_told_logged_and_survived(
    table: HeartToHeartPlayer, tmp_path: Path, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    crash.watch(table.window)
    table.play(Draw())

    def fail() -> None:
        raise ZeroDivisionError("the sky is falling")

    _raised(fail)
    qtbot.waitUntil(lambda: table.window.findChild(CrashDialog) is not None)
    (dialog,) = table.window.findChildren(CrashDialog)
    (copy,) = dialog.findChildren(QPushButton, "copyDetails")
    copy.click()
    assert dialog.isVisible()
    copied = QGuiApplication.clipboard().text()
    assert "the sky is falling" in copied
    assert EXAMPLE in copied
    assert "the sky is falling" in (tmp_path / "errors.txt").read_text()
    assert json.loads((tmp_path / "heart_to_heart.json").read_bytes())["moves"] == "D"
    dialog.close()
    table.play(Draw())
    assert table.game.state.moves == 2


@pytest.mark.usefixtures("_own_hook")
def test_a_fault_at_every_tap_does_not_bury_the_player(
    table: HeartToHeartPlayer, qtbot: QtBot
) -> None:
    crash.watch(table.window)
    for _ in range(8):
        _raised(lambda: 1 // 0)
    qtbot.wait(50)
    told = table.window.findChildren(CrashDialog)
    assert 1 <= len(told) <= 3
    for dialog in told:
        dialog.close()


@pytest.mark.usefixtures("_own_hook")
def test_a_fault_that_keeps_the_game_from_being_saved_is_told_too(
    table: HeartToHeartPlayer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    crash.watch(table.window)
    with monkeypatch.context() as patch:
        patch.setattr(type(solitaire(table.window)), "save", lambda _: 1 // 0)
        _raised(lambda: 1 // 0)
        qtbot.waitUntil(lambda: table.window.findChild(CrashDialog) is not None)
    (dialog,) = table.window.findChildren(CrashDialog)
    assert "saved" not in dialog.text()
    dialog.close()


def _raised(fail: Callable[[], object]) -> None:
    """Hand an exception to the hook, as Qt's slots do."""
    try:
        fail()
    except Exception:
        kind, error, trace = sys.exc_info()
        assert kind is not None
        assert error is not None
        sys.excepthook(kind, error, trace)
