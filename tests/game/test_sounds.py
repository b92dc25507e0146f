"""What is heard: the player's wish, and the system's."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from h2h.game import sounds
from h2h.game.sounds import Sounds
from h2h.palette import Palette
from h2h.storage.settings import VOLUMES, Settings
from h2h.table.art.pictures import Pictures
from h2h.table.sound.cues import Sound
from h2h.table.table_scene import TableScene


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    return TableScene(Pictures(Palette.WINE))


@pytest.mark.parametrize(
    ("wish", "quiet", "on"),
    [
        (None, False, True),
        (None, True, False),
        (True, True, True),
        (False, False, False),
    ],
)
def test_the_players_own_wish_wins(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch, wish: bool | None, *, quiet: bool, on: bool
) -> None:
    monkeypatch.setattr(sounds, "ask_system", lambda wished, _: wished() if quiet else None)
    heard = Sounds(scene, Settings(sounds=wish), scene)
    heard.start()
    assert heard.on is on
    assert heard.volume == (VOLUMES[0] if on else 0)


def test_the_scene_is_heard_once_it_has_begun(
    scene: TableScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("H2H_SOUND", "1")
    monkeypatch.setattr(sounds, "ask_system", lambda wished, _: None)
    played: list[Sound] = []
    monkeypatch.setattr(
        "h2h.table.sound.player.SoundPlayer.play", lambda _, sound: played.append(sound)
    )
    heard = Sounds(scene, Settings(), scene)
    scene.sound(Sound.DEAL)
    heard.start()
    scene.sound(Sound.SELECT)
    scene.speed = 0
    scene.sound(Sound.WIN)
    assert played == [Sound.SELECT, Sound.WIN]


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("[KDE]\nx=1\n\n[Sounds]\nTheme=ocean\nEnable=false\n", True),
        ("[Sounds]\nEnable=true\n", False),
        ("[Other]\nEnable=false\n[Sounds]\nTheme=a\n[More]\nEnable=false\n", False),
        ("", False),
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
    sounds.ask_system(lambda: wished.append(True), QObject())
    assert bool(wished) is answer


@pytest.mark.skipif(sys.platform != "linux", reason="asks Linux desktops")
@pytest.mark.parametrize(("said", "answer"), [("false", True), ("true", False)])
def test_gnome_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, said: str, *, answer: bool
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path))
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    program, asked = tmp_path / "gsettings", tmp_path / "asked"
    wanted = "get org.gnome.desktop.sound event-sounds"
    program.write_text(f"#!/bin/sh\n[ \"$*\" = '{wanted}' ] && : > '{asked}' && echo {said}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=":")
    wished: list[bool] = []
    parent = QObject()
    sounds.ask_system(lambda: wished.append(True), parent)
    qtbot.waitUntil(asked.exists)
    if answer:
        qtbot.waitUntil(lambda: bool(wished))
    else:
        qtbot.wait(300)
        assert not wished
