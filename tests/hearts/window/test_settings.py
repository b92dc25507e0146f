"""Each setting of Hearts does what it says."""

from typing import Any

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from h2h.cards.card import Card
from h2h.hearts.bots.easy import Easy
from h2h.hearts.bots.hard import Hard
from h2h.hearts.bots.normal import Normal
from h2h.hearts.engine import QueenOfSpades, Seat
from h2h.hearts.settings_form import HeartsSettings
from h2h.storage.settings import Settings
from tests.hearts.player import HeartsPlayer
from tests.pages import hearts
from tests.windows import OpenHearts

NAMES = ("Mira", "Oskar", "Lena")


@pytest.mark.parametrize("limit", [50, 100, 150])
def test_play_to(open_hearts: OpenHearts, limit: int) -> None:
    player = open_hearts(play_to=limit)
    assert player.game.rules.play_to == limit
    assert player.reads("playTo") == f"play to {limit}"


@pytest.mark.parametrize("queen", list(QueenOfSpades), ids=lambda queen: queen.name)
def test_queen_of_spades(open_hearts: OpenHearts, queen: QueenOfSpades) -> None:
    assert open_hearts(queen_of_spades=queen.name).game.rules.queen_of_spades is queen


@pytest.mark.parametrize("allowed", [True, False])
def test_points_on_the_first_trick(open_hearts: OpenHearts, allowed: bool) -> None:
    player = open_hearts(points_on_first_trick=allowed)
    assert player.game.rules.points_on_first_trick is allowed


def test_rules_hold_from_the_next_match_on(table: HeartsPlayer) -> None:
    table.window.change("play_to", 50)
    assert table.game.rules.play_to == 100
    hearts(table.window).new_game()
    assert table.game.rules.play_to == 50


def test_levels(open_hearts: OpenHearts) -> None:
    player = open_hearts(opponent_levels=("EASY", "NORMAL", "HARD"))
    bots = player.session.bots
    assert [type(bots[seat]) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST)] == [Easy, Normal, Hard]


@pytest.mark.thorough
def test_a_trick_against_the_hard_level(open_hearts: OpenHearts) -> None:
    player = open_hearts(opponent_levels=("HARD", "HARD", "HARD"))
    player.play_until(lambda: player.game.state.taken == 1)


def test_names(table: HeartsPlayer) -> None:
    assert table.furniture.plates["west"].text.name == "Mira"
    table.window.change("opponent_names", ("Ada", "", "Bo"))
    names = [plate.text.name for plate in table.furniture.plates.values()]
    assert names == ["You", "Ada", "Oskar", "Bo"]


def test_four_colours(table: HeartsPlayer) -> None:
    card = Card.parse(next(name for name in table.hand() if name.endswith("D")))
    before = table.scene.pictures.face(card, 100).pixmap.toImage()
    table.window.change("four_colour_suits", value=True)
    assert table.scene.pictures.face(card, 100).pixmap.toImage() != before


def page(qtbot: QtBot, settings: Settings) -> tuple[HeartsSettings, dict[str, Any]]:
    told: dict[str, Any] = {}
    shown = HeartsSettings(settings)
    qtbot.addWidget(shown)
    shown.changed.connect(told.__setitem__)
    return shown, told


def test_the_page_shows_what_is_set(qtbot: QtBot) -> None:
    settings = Settings(
        play_to=150,
        queen_of_spades="AFTER_HEARTS_BROKEN",
        points_on_first_trick=False,
        opponent_levels=("EASY", "NORMAL", "HARD"),
        opponent_names=("Ada", "", ""),
        trick_pause=1.7,
        four_colour_suits=True,
    )
    shown, _ = page(qtbot, settings)
    assert shown.play_to.currentText() == "150 points"
    assert shown.queen.currentText() == "once hearts are broken"
    assert [box.currentText() for box in shown.levels] == ["easy", "normal", "hard"]
    assert [field.text() for field in shown.names] == ["Ada", "", ""]
    assert [field.placeholderText() for field in shown.names] == list(NAMES)
    assert shown.pause.currentText() == "1.7 seconds"
    assert shown.four_colours.isChecked()
    assert not shown.first_trick.isChecked()


def test_the_page_tells_each_change(qtbot: QtBot) -> None:
    shown, told = page(qtbot, Settings())
    shown.play_to.setCurrentIndex(0)
    shown.queen.setCurrentIndex(1)
    shown.first_trick.setChecked(False)
    shown.levels[2].setCurrentIndex(2)
    shown.pause.setCurrentIndex(0)
    shown.four_colours.setChecked(True)
    shown.names[0].setText("  Ada@ ")
    shown.names[0].editingFinished.emit()
    assert told == {
        "play_to": 50,
        "queen_of_spades": "AFTER_HEARTS_BROKEN",
        "points_on_first_trick": False,
        "opponent_levels": ("NORMAL", "NORMAL", "HARD"),
        "trick_pause": 0.6,
        "four_colour_suits": True,
        "opponent_names": ("Ada", "", ""),
    }


def test_the_page_stands_in_the_settings_dialog(table: HeartsPlayer) -> None:
    table.choose("settings")
    dialog = table.dialog("settingsDialog")
    assert dialog is not None
    shown = dialog.findChild(HeartsSettings)
    assert shown is not None
    for kind, name in ((QComboBox, "play_to"), (QCheckBox, "four_colour_suits")):
        assert shown.findChild(kind, name) is not None
    field = shown.findChild(QLineEdit, "name-north")
    assert field is not None
    field.setText("Bo")
    field.editingFinished.emit()
    assert table.furniture.plates["north"].text.name == "Bo"
    field.setText("Ivan/@")
    field.editingFinished.emit()
    assert field.text() == table.furniture.plates["north"].text.name == "Ivan"
    dialog.reject()
