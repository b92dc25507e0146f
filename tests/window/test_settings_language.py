"""The settings dialog speaks the language that was chosen in it, all of it, at once."""

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget

from h2h.dialogs.settings_dialog import SettingsDialog
from tests.window.player import Player


def tabs(dialog: QDialog) -> list[str]:
    """Return what the tabs say."""
    (bar,) = dialog.findChildren(QTabWidget)
    return [bar.tabText(i) for i in range(bar.count())]


@pytest.mark.parametrize("language", ["bg", "ru", "en"])
def test_an_open_dialog_reads_like_one_opened_in_that_language(
    table: Player, language: str
) -> None:
    table.choose("settings")
    (open_before,) = table.window.findChildren(SettingsDialog)
    table.window.change("language", language)
    QApplication.processEvents()  # Qt posts the news of a language
    followed = tabs(open_before)
    open_before.close()
    table.choose("settings")
    opened = [d for d in table.window.findChildren(SettingsDialog) if d is not open_before][-1]
    assert followed == tabs(opened)
    assert (followed[-1] == "Червы") is (language == "ru")
    opened.close()
