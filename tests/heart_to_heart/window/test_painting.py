"""Painting for a long time takes nothing away: PySide6 6.12.0 aborted for want of None."""

import random
import sys
import time

import pytest
from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.screen import expect_nothing_stale, is_at_rest
from tests.windows import OpenTable


class Sender(QObject):
    sent = Signal()


@pytest.mark.usefixtures("qapp")
def test_ten_thousand_painter_calls_leave_none_alone() -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    before = sys.getrefcount(None)
    painter = QPainter(image)
    for i in range(2500):
        painter.setPen(QColor(i % 256, 0, 0))
        painter.drawRect(QRectF(1, 1, 60, 60))
        painter.drawLine(0, 0, 63, i % 64)
        painter.fillRect(0, 0, 8, 8, QColor(0, 0, 0))
    painter.end()
    assert before - sys.getrefcount(None) < 100


def test_a_window_opens_without_drafts(open_table: OpenTable) -> None:
    """There is no picture of another size to scale, and sharpening would paint all again."""
    table = open_table()
    assert not table.scene.pictures.draft
    table.window.resize(800, 600)
    assert table.scene.pictures.draft


def test_painting_the_whole_table_does_too(table: HeartToHeartPlayer) -> None:
    table.window.grab()
    before = sys.getrefcount(None)
    for _ in range(40):  # 40 pictures of 52 cards, piles, bar and table
        table.window.grab()
    assert before - sys.getrefcount(None) < 1000  # some may be left over, which hurts nobody


def test_a_second_picture_is_the_same_as_the_first(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    table.press("Ctrl+Z")  # the first move removes the first line
    first = table.view.grab().toImage()
    table.tap("stock", "heart-25", "heart-25")
    table.press("Ctrl+Z")
    assert table.view.grab().toImage() == first


def test_nothing_on_the_screen_is_stale(real_speed: None, open_table: OpenTable) -> None:
    table = open_table()
    chance = random.Random(3)
    places = [*(f"heart-{i}" for i in range(1, 26)), *["stock"] * 12, *["waste"] * 4]
    for number in range(20):
        place = chance.choice(places)
        if place in table.shown() or place == "stock":
            table.tap(place)
        if number % 3:  # else the next tap comes while this one's cards still move
            table.wait_until(lambda: is_at_rest(table.window))
            expect_nothing_stale(table.window)


def test_a_painting_that_follows_a_move_at_once_leaves_nothing_behind(
    real_speed: None, open_table: OpenTable
) -> None:
    table = open_table()
    table.wait_until(lambda: is_at_rest(table.window))
    animator = table.scene.animator
    table.tap("stock")
    card = table.item("waste")
    at_first = card.x()
    table.wait_until(lambda: card.x() > at_first)
    QApplication.processEvents()
    time.sleep(0.1)  # a busy computer: the card moves far at once
    sender = Sender()
    sender.sent.connect(animator._on_tick, Qt.ConnectionType.QueuedConnection)
    sender.sent.emit()  # a posted event, as timers are on Windows; the painting is the next one
    beyond = table.view.viewport().rect()
    beyond.setLeft(round(card.x()))
    table.view.viewport().update(beyond)
    table.wait_until(lambda: is_at_rest(table.window))
    expect_nothing_stale(table.window)
