"""The settings dialog speaks the language that was chosen in it, all of it, at once."""

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QTabWidget,
)

from h2h.app.settings_dialog import SettingsDialog
from tests.heart_to_heart.player import HeartToHeartPlayer


def tabs(dialog: QDialog) -> list[str]:
    """Return what the tabs say."""
    (bar,) = dialog.findChildren(QTabWidget)
    return [bar.tabText(i) for i in range(bar.count())]


def words(dialog: QDialog) -> list[str]:
    """Return all that is written in it."""
    found = [dialog.windowTitle(), *tabs(dialog)]
    found += [label.text() for label in dialog.findChildren(QLabel)]
    found += [button.text() for button in dialog.findChildren(QAbstractButton)]
    found += [field.placeholderText() for field in dialog.findChildren(QLineEdit)]
    for box in dialog.findChildren(QComboBox):
        found += [box.itemText(i) for i in range(box.count())]
    return sorted(found)


@pytest.mark.parametrize("language", ["bg", "ru", "en"])
def test_an_open_dialog_reads_like_one_opened_in_that_language(
    table: HeartToHeartPlayer, language: str
) -> None:
    table.choose("settings")
    (open_before,) = table.window.findChildren(SettingsDialog)
    table.window.change("language", language)
    QApplication.processEvents()  # Qt posts the news of a language
    followed, last_tab = words(open_before), tabs(open_before)[-1]
    open_before.close()
    table.choose("settings")
    opened = [d for d in table.window.findChildren(SettingsDialog) if d is not open_before][-1]
    assert followed == words(opened)
    assert (last_tab == "Червы") is (language == "ru")
    opened.close()
