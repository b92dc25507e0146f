"""The line that the first match shows on the table until the first move."""

from PySide6.QtCore import QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTabWidget, QWidget

from h2h.table.message_item import MessageItem
from tests.hearts.player import HeartsPlayer
from tests.variants import pairs
from tests.windows import OpenHearts


def first_line(table: HeartsPlayer) -> QWidget | None:
    lines = table.window.findChildren(QWidget, "firstLine")
    return next((line for line in lines if line.isVisible()), None)


@pairs("language, size", ["en", "bg", "ru"], [(1280, 800), (480, 360), (600, 1000)])
def test_it_lies_over_nothing(
    open_hearts: OpenHearts, size: tuple[int, int], language: str
) -> None:
    table = open_hearts(size=size, language=language)
    line = first_line(table)
    assert line is not None
    QTest.qWait(1)  # it is laid out
    parts = [w for w in line.findChildren(QWidget) if w.isVisible()]
    assert len(parts) == 3
    for part in parts:
        area = QRectF(part.mapTo(table.view, part.rect().topLeft()), part.size())
        assert QRectF(line.geometry()).contains(area), part
        assert part.width() >= part.sizeHint().width(), part
        for item in table.scene.items():
            if item.isVisible() and not isinstance(item, MessageItem):
                assert not item.mapToScene(item.shape()).boundingRect().intersects(area), item


def test_the_first_move_ends_it_for_good(open_hearts: OpenHearts) -> None:
    table = open_hearts()
    assert first_line(table) is not None
    table.tap("hand-south-1")
    assert first_line(table) is not None  # a card to pass is only chosen
    table.tap("hand-south-1")
    table.pass_cards()
    assert first_line(table) is None
    table.window.close()
    again = open_hearts(None)
    assert first_line(again) is None
    again.window.change("ask_before_replacing", value=False)
    again.choose("newGame")
    assert first_line(again) is None


def test_each_game_has_its_own(open_hearts: OpenHearts) -> None:
    table = open_hearts()
    QTest.qWait(1)  # the line of the other game is deleted
    table.click("firstLineClose")
    assert first_line(table) is None
    table.choose("playHeartToHeart")
    assert first_line(table) is not None
    table.choose("playHearts")
    assert first_line(table) is None


def test_show_me_opens_the_rules_of_hearts(open_hearts: OpenHearts) -> None:
    table = open_hearts()
    QTest.qWait(1)  # the line of the other game is deleted
    table.click("firstLineShow")
    dialog = table.dialog("howToPlayDialog")
    (tabs,) = dialog.findChildren(QTabWidget)
    assert tabs.tabText(tabs.currentIndex()) == "Hearts"
    dialog.reject()
    assert first_line(table) is not None
