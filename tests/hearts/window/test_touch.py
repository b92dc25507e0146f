"""Quick fingers: each tap counts, only a double tap on one place is one."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from h2h.hearts.engine import Phase
from tests.fingers import Fingers
from tests.hearts.player import HeartsPlayer
from tests.windows import OpenHearts


@pytest.fixture
def table(open_hearts: OpenHearts) -> HeartsPlayer:
    """A window that fits on the screen: Qt delivers no touch beyond it."""
    return open_hearts(size=(780, 700))


@pytest.fixture
def fingers(table: HeartsPlayer) -> Fingers:
    return Fingers(table.view)


def points(table: HeartsPlayer, *numbers: int) -> list[QPoint]:
    return [table.point_of(f"hand-south-{number}") for number in numbers]


def chosen(table: HeartsPlayer) -> list[int]:
    return [
        number
        for number, card in enumerate(table.hand(), 1)
        if card in {str(each) for each in table.controller.hand.chosen}
    ]


def test_three_quick_taps_choose_three_cards_and_a_fourth_passes_them(
    table: HeartsPlayer, fingers: Fingers
) -> None:
    fingers.tap(*points(table, 1, 4, 8))
    assert chosen(table) == [1, 4, 8]
    fingers.tap(table.view.mapFromScene(table.furniture.button.box.center()))
    assert table.game.phase is Phase.PLAYING


def test_neighbours_are_two_cards_too(table: HeartsPlayer, fingers: Fingers) -> None:
    fingers.tap(*points(table, 6, 7, 8))
    assert chosen(table) == [6, 7, 8]


def test_a_double_tap_chooses_once(table: HeartsPlayer, fingers: Fingers) -> None:
    (point,) = points(table, 4)
    fingers.tap(point, point + QPoint(6, 4))
    assert chosen(table) == [4]


def test_a_sloppy_double_tap_on_one_card_chooses_once(
    table: HeartsPlayer, fingers: Fingers
) -> None:
    (point,) = points(table, 4)
    fingers.tap(point, point + QPoint(0, 40))
    assert chosen(table) == [4]


def test_two_slow_taps_are_two(table: HeartsPlayer, fingers: Fingers) -> None:
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)
    try:
        fingers.tap(*points(table, 4, 4))
    finally:
        QApplication.setDoubleClickInterval(usual)
    assert chosen(table) == []


def test_two_fingers_are_two_taps(table: HeartsPlayer, fingers: Fingers) -> None:
    first, second = points(table, 2, 11)
    fingers.press(first, 0)
    fingers.press(second, 1, held=(0,))
    fingers.release(first, 0, held=(1,))
    fingers.release(second, 1)
    assert chosen(table) == [2, 11]


def test_quick_clicks_of_a_mouse_far_apart_are_two(table: HeartsPlayer) -> None:
    viewport = table.view.viewport()
    first, second = points(table, 2, 11)
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=first)
    QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=second)
    assert chosen(table) == [2, 11]


def test_two_fingers_are_two_taps_even_if_a_tap_acts_on_release(
    table: HeartsPlayer, fingers: Fingers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table.controller, "taps_on_release", lambda _place: True)
    first, second = points(table, 2, 11)
    fingers.press(first, 0)
    assert chosen(table) == []
    fingers.press(second, 1, held=(0,))
    fingers.release(first, 0, held=(1,))
    fingers.release(second, 1)
    assert chosen(table) == [2, 11]
