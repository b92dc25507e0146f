"""Nothing that a dialog says is cut off, in any language, nor does it outgrow a small screen."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialogButtonBox,
    QLabel,
    QLineEdit,
    QScrollArea,
    QTableWidget,
    QTabWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.game.dialog import Body, Dialog
from tests.app.gallery import GALLERY, SMALL, Made
from tests.app.stretched import speak_stretched
from tests.variants import pairs

LANGUAGES = ["en", "bg", "ru"]
SCREEN = QSize(1024, 720)
INSIDE = {"won", "example"}
"""What lies in the window itself, which may be as small as 480 by 360."""


@pytest.fixture
def stretched(qapp: QApplication) -> Iterator[None]:
    translator = speak_stretched()
    yield
    QCoreApplication.removeTranslator(translator)


@pytest.fixture(
    params=[
        pytest.param(9, id="usual font", marks=pytest.mark.thorough),
        pytest.param(14, id="large font"),
    ]
)
def font(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[int]:
    before = qapp.font()
    larger = QFont(before)
    larger.setPointSizeF(request.param)
    qapp.setFont(larger)
    yield request.param
    qapp.setFont(before)


def pages(dialog: QWidget) -> Iterator[None]:
    """Turn to each page of a dialog that has some."""
    tabs = dialog.findChild(QTabWidget)
    if not isinstance(tabs, QTabWidget):
        yield
        return
    bar = tabs.tabBar()
    assert bar.tabRect(bar.count() - 1).right() <= tabs.width()
    for page in range(tabs.count()):
        tabs.setCurrentIndex(page)
        QApplication.processEvents()
        yield


def cut_off(dialog: QWidget) -> list[str]:
    """Return what has less room than its words need."""
    found = []
    for kind in (QLabel, QAbstractButton, QComboBox, QLineEdit):
        for widget in dialog.findChildren(kind):
            if not widget.isVisibleTo(dialog) or _text(widget) == "":
                continue
            if isinstance(widget, QLabel) and widget.wordWrap():
                needed = widget.minimumSizeHint()
                needed.setHeight(widget.heightForWidth(widget.width()))
                needed.setWidth(0)
            elif isinstance(widget, QLineEdit):
                needed = widget.minimumSizeHint()
            else:
                needed = widget.sizeHint()
            small = needed.width() > widget.width() or needed.height() > widget.height()
            if small or _is_outside(widget, dialog):
                found.append(f"{_text(widget)!r}: {needed.toTuple()}, {widget.geometry()}")
    return found


def _text(widget: QWidget) -> str:
    if isinstance(widget, QComboBox):
        return widget.currentText()
    return str(widget.property("text"))


def _is_outside(widget: QWidget, dialog: QWidget) -> bool:
    """Tell whether a part of a widget can't be seen, not even by scrolling down."""
    frame, scrolls = dialog, False
    parent = widget.parentWidget()
    while parent is not None and parent is not dialog:
        if isinstance(parent, QScrollArea):
            frame, scrolls = parent.viewport(), True
        parent = parent.parentWidget()
    place = QRect(widget.mapTo(dialog, QPoint()), widget.size())
    room = QRect(frame.mapTo(dialog, QPoint()), frame.size())
    if scrolls:
        return place.left() < room.left() or place.right() > room.right()
    return not room.contains(place)


def check(dialog: QWidget, name: str) -> None:
    if name not in INSIDE:
        # Qt opens a dialog no larger than two thirds of a screen, and this one is small.
        dialog.resize(dialog.sizeHint())
        QApplication.processEvents()
    for _ in pages(dialog):
        assert cut_off(dialog) == []
    room = SMALL if name in INSIDE else SCREEN
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()


@pytest.mark.parametrize("language", ["en", "bg", "ru"])
def test_a_score_sheet_shows_whole_cells(made: Made, language: str) -> None:
    i18n.use(language)
    sheet = made("scores of a round").findChild(QTableWidget)
    assert isinstance(sheet, QTableWidget)
    for row in range(sheet.rowCount()):
        for column in range(sheet.columnCount()):
            item = sheet.item(row, column)
            assert item is not None
            needed = QFontMetrics(item.font()).horizontalAdvance(item.text()) + 8
            assert needed <= sheet.columnWidth(column), item.text()


@pairs("name, language", list(GALLERY), LANGUAGES)
def test_a_dialog_shows_all_it_says(made: Made, font: int, name: str, language: str) -> None:
    i18n.use(language)
    check(made(name), name)


@pytest.mark.usefixtures("stretched")
@pytest.mark.parametrize("name", GALLERY)
def test_a_longer_language_would_fit(made: Made, name: str) -> None:
    check(made(name), name)


@pytest.mark.usefixtures("stretched")
def test_the_longer_language_is_longer(made: Made, qtbot: QtBot) -> None:
    dialog = made("won")
    assert dialog.accessibleName() == "Youuu wonnn"


SCREENS = {"480x360": QRect(0, 0, 480, 360), "1366x768 at 1.5": QRect(0, 0, 910, 512)}


@pytest.mark.parametrize(
    "screen", ["480x360", pytest.param("1366x768 at 1.5", marks=pytest.mark.thorough)]
)
@pairs("name, language", [name for name in GALLERY if name not in INSIDE], LANGUAGES)
def test_every_button_is_in_sight_on_a_small_screen(
    made: Made, name: str, screen: str, language: str
) -> None:
    i18n.use(language)
    dialog, area = made(name), SCREENS[screen]
    if isinstance(dialog, Dialog):
        dialog.fit(area)
    QApplication.processEvents()
    assert dialog.width() <= area.width()
    assert dialog.height() <= area.height()
    for _ in pages(dialog):
        for box in dialog.findChildren(QDialogButtonBox):
            room = QRect(QPoint(), dialog.size())
            for button in box.buttons():
                place = QRect(button.mapTo(dialog, QPoint()), button.size())
                assert room.contains(place), button.text()
        for body in dialog.findChildren(Body):
            content = body.widget()
            if content and content.isVisible():
                assert content.minimumSizeHint().width() <= body.viewport().width()
