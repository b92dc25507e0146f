"""The view menu shows what it changes, and changes it at once."""

import pytest
from PySide6.QtWidgets import QComboBox, QMenu

from h2h.deck import Back, DeckStyle
from h2h.palette import Palette
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.windows import OpenTable


@pytest.fixture
def table(open_table: OpenTable) -> HeartToHeartPlayer:
    return open_table()


def menu(table: HeartToHeartPlayer, name: str) -> QMenu:
    found = table.window.menuBar().findChild(QMenu, f"{name}Menu")
    assert isinstance(found, QMenu)
    return found


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("table", Palette.SLATE),
        ("card_back", Back.ROSETTE),
        ("deck_style", DeckStyle.LARGE),
    ],
)
def test_an_entry_changes_the_look_at_once_and_for_good(
    table: HeartToHeartPlayer, open_table: OpenTable, name: str, value: object
) -> None:
    before = table.view.grab().toImage()
    entries = {action.objectName(): action for action in menu(table, name).actions()}
    default = getattr(table.window.keeper.settings, name)
    assert [each for each, action in entries.items() if action.isChecked()] == [default.name]
    chosen = value.name  # type: ignore[attr-defined]
    entries[chosen].trigger()
    assert [each for each, action in entries.items() if action.isChecked()] == [chosen]
    after = table.view.grab().toImage()
    assert after != before
    table.window.close()
    assert getattr(open_table().window.keeper.settings, name) is value


def test_the_menu_and_the_settings_say_the_same(table: HeartToHeartPlayer) -> None:
    table.choose("settings")
    dialog = table.dialog("settingsDialog")
    for name, kind in (("table", Palette), ("card_back", Back), ("deck_style", DeckStyle)):
        box = table.found(QComboBox, name, dialog)
        names = [action.text().replace("&", "") for action in menu(table, name).actions()]
        assert [box.itemText(i) for i in range(box.count())] == names
        box.setCurrentIndex(len(kind) - 1)
        assert menu(table, name).actions()[-1].isChecked()


def test_pictures_are_drawn_when_a_menu_is_opened(table: HeartToHeartPlayer) -> None:
    for name in ("table", "card_back"):
        entries = menu(table, name).actions()
        assert all(action.icon().isNull() for action in entries)
        menu(table, name).aboutToShow.emit()
        table.wait_until(lambda: not any(a.icon().isNull() for a in entries))  # noqa: B023
        pictures = [action.icon().pixmap(40, 56).toImage() for action in entries]
        assert all(a != b for i, a in enumerate(pictures) for b in pictures[:i])
