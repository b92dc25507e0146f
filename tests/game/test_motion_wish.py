"""The system's wish for less motion."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from h2h.game import motion
from h2h.storage.settings import Settings


def test_the_usual_speed_gives_way_and_a_chosen_one_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("H2H_ANIMATION", raising=False)
    assert motion.speed(Settings(), less=False) == 1.0
    assert motion.speed(Settings(), less=True) == 0.0
    assert motion.speed(Settings(animation_speed=2.0), less=True) == 2.0
    assert motion.speed(Settings(animation_speed=0.0), less=False) == 0.0


def test_the_environment_wins_unless_it_is_nonsense(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("H2H_ANIMATION", "0")
    assert motion.speed(Settings(animation_speed=2.0), less=False) == 0.0
    monkeypatch.setenv("H2H_ANIMATION", "quick")
    assert motion.speed(Settings(animation_speed=2.0), less=False) == 2.0


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("[KDE]\nAnimationDurationFactor=0\n", True),
        ("[KDE]\nAnimationDurationFactor=0.5\n", False),
        ("\0\xff", False),
    ],
)
def test_kde_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, *, answer: bool
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "kdeglobals").write_text(text)
    monkeypatch.setenv("PATH", "")
    wished: list[bool] = []
    motion.ask_system(lambda: wished.append(True), QObject())
    assert bool(wished) is answer


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
@pytest.mark.parametrize(("said", "answer"), [("false", True), ("true", False), ("", False)])
def test_gnome_is_asked_without_waiting(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
    said: str,
    *,
    answer: bool,
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    program = tmp_path / "gsettings"
    asked = tmp_path / "asked"
    program.write_text(f"#!/bin/sh\n: > '{asked}'\necho {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    wished: list[bool] = []
    parent = QObject()
    motion.ask_system(lambda: wished.append(True), parent)
    assert not wished
    qtbot.waitUntil(asked.exists)
    if answer:
        qtbot.waitUntil(lambda: bool(wished))
    else:
        qtbot.wait(300)
        assert not wished


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
def test_where_there_is_no_desktop_nothing_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path))
    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(QStandardPaths, "findExecutable", lambda name: pytest.fail(name))
    motion.ask_system(lambda: pytest.fail("wished"), QObject())


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
def test_a_window_closed_before_the_answer_ends_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    gsettings = tmp_path / "gsettings"
    gsettings.write_text("#!/bin/sh\nexec sleep 60\n")
    gsettings.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    wished: list[bool] = []
    window = QWidget()
    motion.ask_system(lambda: wished.append(True), window)
    qtbot.wait(50)
    window.deleteLater()
    qtbot.waitUntil(lambda: not isValid(window))
    qtbot.wait(50)
    assert not wished
