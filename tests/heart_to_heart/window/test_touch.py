"""Fingers on the table of Heart to Heart."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QTouchEvent
from PySide6.QtWidgets import QApplication

from tests.fingers import Fingers, screen
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.heart_to_heart.window.test_dragging import lies_where_it_belongs
from tests.windows import OpenTable


@pytest.fixture
def table(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window that fits on the screen: Qt delivers no touch beyond it."""
    return open_table(size=(780, 700))


@pytest.fixture
def fingers(table: HeartToHeartPlayer) -> Fingers:
    return Fingers(table.view)


def test_each_quick_tap_turns_a_card(table: HeartToHeartPlayer, fingers: Fingers) -> None:
    fingers.tap(*[table.point_of("stock")] * 9)
    assert table.reads("moves") == "9"
    fingers.tap(table.point_of("heart-25"), table.point_of("waste"))
    assert table.reads("moves") == "10"
    assert "heart-25" not in table.shown()


def test_two_fingers_at_once_remove_a_pair(table: HeartToHeartPlayer, fingers: Fingers) -> None:
    table.tap(*["stock"] * 9)
    one, other = table.point_of("heart-25"), table.point_of("waste")
    fingers.press(one, 0)
    fingers.press(other, 1, held=(0,))
    assert table.reads("moves") == "10"
    fingers.release(one, 0, held=(1,))
    fingers.release(other, 1)
    assert table.selected is None


def test_a_finger_drags_a_card_onto_its_partner(
    table: HeartToHeartPlayer, fingers: Fingers
) -> None:
    table.tap(*["stock"] * 9)
    fingers.press(table.point_of("heart-25"))
    fingers.move(QPoint(400, 400))
    assert table.scene.carried is not None
    fingers.move(table.point_of("waste"))
    fingers.release(table.point_of("waste"))
    assert table.reads("moves") == "10"


def test_a_second_finger_ends_the_drag_of_the_first(
    table: HeartToHeartPlayer, fingers: Fingers
) -> None:
    start, away = table.point_of("heart-25"), QPoint(600, 300)
    fingers.press(start, 0)
    fingers.move(away, 0)
    fingers.press(table.point_of("stock"), 1, held=(0,))
    assert table.scene.carried is None
    assert lies_where_it_belongs(table, "heart-25")
    fingers.release(away, 0, held=(1,))
    fingers.release(table.point_of("stock"), 1)
    assert table.reads("moves") == "1"


def test_a_touch_that_the_system_cancels_puts_the_card_back(
    table: HeartToHeartPlayer, fingers: Fingers
) -> None:
    fingers.press(table.point_of("heart-25"))
    fingers.move(QPoint(600, 300))
    cancel = QTouchEvent(QTouchEvent.Type.TouchCancel, screen())
    QApplication.sendEvent(table.view.viewport(), cancel)
    assert table.scene.carried is None
    assert lies_where_it_belongs(table, "heart-25")
    fingers.release(QPoint(600, 300))
    assert table.reads("moves") == "0"
