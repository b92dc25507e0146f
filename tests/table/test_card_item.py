"""A tilted card is painted from a picture kept at its angle; nobody may be able to tell."""

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsScene, QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from h2h.cards.card import Card
from h2h.palette import Palette
from h2h.table.art.pictures import Pictures
from h2h.table.card_item import CardItem, Mark
from h2h.table.layout import Spot

TILTED = Spot(120, 120, 90, 12.5)


def test_two_cards_that_fade_over_each_other_fade_as_one(qtbot: QtBot) -> None:
    """Where one lies over the other, the lower one does not shine through it."""
    pictures = Pictures(Palette.WINE)
    scene = QGraphicsScene(0, 0, 200, 200)
    lower, upper = (CardItem(Card.parse(name), pictures) for name in ("4S", "4H"))
    for item, x in ((lower, 90), (upper, 120)):
        scene.addItem(item)
        item.put(Spot(x, 100, 80))
        item.setOpacity(0.5)
    upper.setZValue(1)

    def shown() -> QImage:
        image = QImage(200, 200, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.darkGreen)
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        return image

    both_shine = shown()
    lower.set_covered_by(upper)
    as_one = shown()
    lower.hide()
    alone = shown()
    inside = [(x, y) for x in range(84, 158, 3) for y in range(50, 150, 3)]
    assert all(as_one.pixel(x, y) == alone.pixel(x, y) for x, y in inside)
    assert any(both_shine.pixel(x, y) != alone.pixel(x, y) for x, y in inside)
    beside = [(x, y) for x in range(54, 72, 3) for y in range(50, 150, 3)]
    assert all(as_one.pixel(x, y) == both_shine.pixel(x, y) for x, y in beside)


class Tilted:
    """A card in a scene without a window, so that each paint is one asked for here."""

    def __init__(self, ratio: float = 1.0) -> None:
        self.pictures = Pictures(Palette.WINE)
        self.pictures.ratio = ratio
        self.scene = QGraphicsScene(0, 0, 240, 240)
        self.item = CardItem(Card.parse("QH"), self.pictures)
        self.scene.addItem(self.item)
        self.item.put(TILTED)

    def paint(self) -> QImage:
        """Paint the card as a view would."""
        ratio = self.pictures.ratio
        image = QImage(round(240 * ratio), round(240 * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.darkGreen)
        painter = QPainter(image)
        before = painter.worldTransform()
        painter.setWorldTransform(self.item.sceneTransform())
        now = painter.worldTransform()
        self.item.paint(painter, QStyleOptionGraphicsItem())
        assert painter.worldTransform() == now
        painter.setWorldTransform(before)
        painter.end()
        return image

    def anew(self) -> QImage:
        """Paint it as one that was never painted before."""
        other = Tilted(self.pictures.ratio)
        other.item.set_mark(self.item.mark)
        other.item.show_face(self.item.face_up)
        other.item.set_badge(self.item._badge)
        return other.paint()


def difference(a: QImage, b: QImage) -> float:
    """Return how much two pictures differ at a pixel, on average, in steps of a colour."""
    assert a.size() == b.size()
    one, other = bytes(a.constBits()), bytes(b.constBits())
    return math.fsum(abs(x - y) for x, y in zip(one, other, strict=True)) / len(one)


@pytest.fixture(params=[1.0, 1.5, 2.0])
def tilted(qtbot: QtBot, request: pytest.FixtureRequest) -> Tilted:
    return Tilted(request.param)


def test_a_kept_picture_looks_like_one_turned_anew(tilted: Tilted) -> None:
    kept = tilted.paint()
    assert tilted.paint() == kept
    tilted.item.setRotation(TILTED.angle + 0.001)
    assert difference(tilted.paint(), kept) < 2.5  # it may lie half a pixel elsewhere


@pytest.mark.parametrize(
    "change",
    [
        lambda item: item.set_mark(Mark.DIMMED),
        lambda item: item.set_mark(Mark.HINTED),
        lambda item: item.show_face(False),
        lambda item: item.set_badge(True),
    ],
    ids=["dimmed", "hinted", "turned over", "just come"],
)
def test_a_kept_picture_is_dropped_with_any_change(
    tilted: Tilted, change: Callable[[CardItem], None]
) -> None:
    before = tilted.paint()
    change(tilted.item)
    after = tilted.paint()
    assert after != before
    assert after == tilted.anew()


def test_a_card_that_goes_on_turning_is_never_kept(tilted: Tilted) -> None:
    pictures = []
    for angle in (5, 6, 7, 8):
        tilted.item.setRotation(angle)
        pictures.append(tilted.paint())
    assert len({bytes(picture.constBits()) for picture in pictures}) == 4
    assert tilted.item._turned is None


def test_what_lies_still_is_not_painted_anew(qtbot: QtBot) -> None:
    tilted = Tilted()
    changes: list[object] = []
    tilted.scene.changed.connect(changes.append)
    qtbot.wait(20)
    changes.clear()
    tilted.item.put(TILTED)
    tilted.item.show_face(True)
    tilted.item.set_mark(Mark.NONE)
    qtbot.wait(20)
    assert changes == []
    tilted.item.put(TILTED.moved(1, 0))
    qtbot.wait(20)
    assert changes != []
