"""What is heard at the table, and who says whether."""

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QCheckBox, QComboBox
from pytestqt.qtbot import QtBot

from h2h.game import quiet
from h2h.heart_to_heart.engine import DealCode, RemovePair, solver
from h2h.storage.settings import VOLUMES, Settings
from h2h.table.sound.cues import Sound
from tests.window.conftest import EXAMPLE, OpenTable
from tests.window.player import Player, place_name
from tests.window.test_ends import dead_end


def heard_at(table: Player) -> list[Sound]:
    """Return the list that all that is heard from now on goes to."""
    heard: list[Sound] = []
    table.scene.sounded.connect(heard.append)
    return heard


@pytest.mark.usefixtures("real_speed")
class TestMoves:
    def test_each_move_has_its_sound(self, open_table: OpenTable) -> None:
        table = open_table()
        moves = solver.solution(DealCode.parse(EXAMPLE)) or []
        at, pair = next((i, m) for i, m in enumerate(moves) if isinstance(m, RemovePair))
        table.play(*moves[:at])
        heard = heard_at(table)
        table.tap(place_name(pair.first))
        assert heard == [Sound.SELECT]
        table.tap(place_name(pair.second))
        assert heard == [Sound.SELECT, Sound.PAIR]
        table.choose("undo")
        assert heard.pop() is Sound.DRAW
        table.tap("stock")
        assert heard.pop() is Sound.DRAW
        table.tap("heart-3")  # it is covered
        assert heard.pop() is Sound.REFUSAL
        while table.game.state.stock:
            table.tap("stock")
        table.tap("stock")
        assert heard.pop() is Sound.REDEAL
        table.scene.animator.finish()

    def test_a_deal_a_win_and_a_dead_end_have_theirs(self, open_table: OpenTable) -> None:
        table = open_table()
        heard = heard_at(table)
        table.choose("restartDeal")
        assert heard == [Sound.DEAL]
        table.play(*(solver.solution(DealCode.parse(EXAMPLE)) or []))
        table.wait_until(lambda: Sound.WIN in heard)
        table.scene.animator.finish()
        assert heard.count(Sound.WIN) == 1

    def test_a_dead_end_has_its_own(self, open_table: OpenTable) -> None:
        code, moves = dead_end()
        table = open_table(code)
        heard = heard_at(table)
        table.play(*moves)
        table.wait_until(lambda: Sound.LOSE in heard)
        assert heard.count(Sound.LOSE) == 1

    def test_letting_go_is_silent(self, open_table: OpenTable) -> None:
        table = open_table()
        heard = heard_at(table)
        table.tap("heart-25", "heart-25")
        table.press("Escape")
        assert heard == [Sound.SELECT]


def test_where_nothing_moves_nothing_is_heard(open_table: OpenTable) -> None:
    table = open_table()
    heard = heard_at(table)
    table.play(*(solver.solution(DealCode.parse(EXAMPLE)) or []))
    assert heard == []


def test_the_first_picture_waits_for_no_sound(open_table: OpenTable) -> None:
    """What plays is only loaded once the window is shown."""
    table = open_table()
    assert table.window._player is None
    table.window.settle_in()
    assert table.window._player is not None


class TestMute:
    def test_a_key_mutes_and_is_remembered(self, open_table: OpenTable) -> None:
        table = open_table()
        window = table.window
        window.settle_in()
        assert window._player is not None
        assert window._player.volume == VOLUMES[0]
        assert not table.action("mute").isChecked()
        table.press("M")
        assert window._player.volume == 0
        assert table.action("mute").isChecked()
        assert window.keeper.settings.sounds is False
        table.press("M")
        assert window._player.volume == VOLUMES[0]
        assert window.keeper.settings.sounds is True

    def test_the_dialog_says_the_same(self, open_table: OpenTable) -> None:
        table = open_table()
        table.window.settle_in()
        table.press("M")
        table.choose("settings")
        dialog = table.dialog("settingsDialog")
        switch = table.found(QCheckBox, "sounds", dialog)
        assert not switch.isChecked()
        switch.click()
        assert not table.action("mute").isChecked()
        table.found(QComboBox, "volume", dialog).setCurrentIndex(2)
        assert table.window._player is not None
        assert table.window._player.volume == VOLUMES[2]

    def test_a_system_without_sounds_is_followed_until_the_player_chooses(
        self, open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(quiet, "ask_system", lambda wished, _: wished())
        table = open_table()
        table.window.settle_in()
        assert table.action("mute").isChecked()
        assert table.window.keeper.settings.sounds is None
        table.press("M")
        assert table.window.sounds_on


def test_the_players_own_wish_wins() -> None:
    assert quiet.sounds_on(Settings(), quiet=False)
    assert not quiet.sounds_on(Settings(), quiet=True)
    assert quiet.sounds_on(Settings(sounds=True), quiet=True)
    assert not quiet.sounds_on(Settings(sounds=False), quiet=False)


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
    quiet.ask_system(lambda: wished.append(True), QObject())
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
    quiet.ask_system(lambda: wished.append(True), parent)
    qtbot.waitUntil(asked.exists)
    if answer:
        qtbot.waitUntil(lambda: bool(wished))
    else:
        qtbot.wait(300)
        assert not wished
