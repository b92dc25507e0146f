"""Sounds on and off, and when they are loaded."""

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox

from h2h.game import sounds
from h2h.storage.settings import VOLUMES
from tests.windows import OpenTable


def test_the_first_picture_waits_for_no_sound(open_table: OpenTable) -> None:
    """What plays is only loaded once the window is shown."""
    table = open_table()
    assert table.window.sounds._player is None
    table.window.settle_in()
    assert table.window.sounds._player is not None


class TestMute:
    def test_a_key_mutes_and_is_remembered(self, open_table: OpenTable) -> None:
        table = open_table()
        window = table.window
        window.settle_in()
        assert window.sounds.volume == VOLUMES[0]
        assert not table.action("mute").isChecked()
        table.press("M")
        assert window.sounds.volume == 0
        assert table.action("mute").isChecked()
        assert window.keeper.settings.sounds is False
        table.press("M")
        assert window.sounds.volume == VOLUMES[0]
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
        assert table.window.sounds.volume == VOLUMES[2]

    def test_a_system_without_sounds_is_followed_until_the_player_chooses(
        self, open_table: OpenTable, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sounds, "ask_system", lambda wished, _: wished())
        table = open_table()
        table.window.settle_in()
        assert table.action("mute").isChecked()
        assert table.window.keeper.settings.sounds is None
        table.press("M")
        assert table.window.sounds.on
