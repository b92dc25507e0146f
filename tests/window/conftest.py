"""A window to play in with a real mouse and real keys, and what must hold after each test."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app.main_window import MainWindow
from h2h.heart_to_heart.engine import DealCode
from h2h.table.animator import Animator
from tests.window.player import Player

OpenTable = Callable[..., Player]
"""Opens a window: `open_table(code, size=(1280, 800))`, always with the same files."""

EXAMPLE = "HH1-N-AAAAAAM"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the platform without a screen say what it can't do; all other warnings are failures."""
    unable = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
    for item in items:
        item.add_marker(unable)


@pytest.fixture(autouse=True)
def _nothing_moves_and_all_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("H2H_ANIMATION", "0")
    monkeypatch.setattr(i18n, "of_the_system", lambda: "en")


@pytest.fixture
def real_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards move as fast as the player sees them move."""
    monkeypatch.setenv("H2H_ANIMATION", "1")


@pytest.fixture
def open_table(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenTable]:
    """Opens windows that keep their files in one folder; a test may close and reopen them."""
    QGuiApplication.clipboard().clear()
    players = []

    def open_one(code: str | None = EXAMPLE, size: tuple[int, int] | None = (1280, 800)) -> Player:
        window = MainWindow(DealCode.parse(code) if code else None, tmp_path)
        qtbot.addWidget(window)
        if size:
            window.resize(*size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)  # or a dialog over it
        players.append(Player(window, qtbot))
        return players[-1]

    yield open_one
    for player in players:
        assert not any(a.running for a in player.window.findChildren(Animator))
        player.window.close()
    i18n.use("en")


@pytest.fixture
def table(open_table: OpenTable) -> Player:
    """A window with the published example."""
    return open_table()
