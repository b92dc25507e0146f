"""The bar above the table has room for its words in every language and at every width."""

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRect
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.game.bar_parts import CodeLabel
from h2h.palette import Palette
from tests.app.stretched import speak_stretched
from tests.variants import pairs

GAMES = ["playHeartToHeart", "playHearts"]
WIDTHS = (480, 640, 759, 760, 800, 900, 1024, 1280)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow("HH1-N-AAAAAAM", tmp_path)
    qtbot.addWidget(window)
    window.show()
    return window


def test_an_opening_bar_is_styled_when_it_is_shown_not_with_each_part(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    styled: list[bool] = []
    style = CodeLabel.apply_style

    def count(label: CodeLabel, palette: Palette, *, words: bool) -> None:
        styled.append(words)
        style(label, palette, words=words)

    monkeypatch.setattr(CodeLabel, "apply_style", count)
    window = MainWindow("HH1-N-AAAAAAM", tmp_path)
    qtbot.addWidget(window)
    assert styled == []
    window.show()
    QApplication.processEvents()
    assert 1 <= len(styled) <= 6
    assert faults(window) == []


def faults(window: MainWindow) -> list[str]:
    """Return what overlaps or is cut off in the bar."""
    bar = window.table.bar
    parts = [
        part
        for part in bar.findChildren(QWidget)
        if part.parentWidget() is bar and part.isVisible() and part.width() > 0
    ]
    parts.sort(key=lambda part: part.x())
    found = [f"{name_of(part)} is outside" for part in parts if not inside(part, bar.rect())]
    found += [
        f"{name_of(left)} lies under {name_of(right)}"
        for left, right in pairwise(parts)
        if left.geometry().right() >= right.geometry().left()
    ]
    found += [
        f"{label.text()} is cut off"
        for label in bar.findChildren(QLabel)
        if label.isVisible() and 0 < label.width() < label.minimumSizeHint().width()
    ]
    return found


def inside(part: QWidget, room: QRect) -> bool:
    return part.geometry().left() >= room.left() and part.geometry().right() <= room.right()


def name_of(part: QWidget) -> str:
    return part.objectName() or str(part.property("text") or part.toolTip())


def check(window: MainWindow, narrowest: int = 480) -> None:
    headline = window.findChild(QLabel, "headline")
    if isinstance(headline, QLabel) and headline.isVisible():
        trick = QCoreApplication.translate("HeartsWords", "%1  ·  trick %2 of 13")
        number = QCoreApplication.translate("HeartsWords", "Round %1").replace("%1", "12")
        headline.setText(trick.replace("%1", number).replace("%2", "13"))
    for width in filter(lambda width: width >= narrowest, WIDTHS):
        window.resize(width, 600)
        for _ in range(3):  # a change of words may ask for another layout
            QApplication.processEvents()
        assert faults(window) == [], f"at a width of {width}"


@pairs("language, game", ["en", "bg", "ru"], GAMES)
def test_nothing_overlaps_or_is_cut_off(window: MainWindow, game: str, language: str) -> None:
    window.change("language", language)
    window.menus.actions[game].trigger()
    QApplication.processEvents()
    check(window)


@pytest.mark.parametrize("game", GAMES)
def test_a_longer_language_would_fit(window: MainWindow, game: str) -> None:
    translator = speak_stretched()
    try:
        QApplication.processEvents()
        window.menus.actions[game].trigger()
        QApplication.processEvents()
        check(window, narrowest=640)
    finally:
        QCoreApplication.removeTranslator(translator)
