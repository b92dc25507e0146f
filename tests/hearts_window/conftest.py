"""A window with Hearts on the table, to play in with a real mouse and real keys."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.storage.settings import GameKind
from tests.hearts_window.player import Player
from tests.pages import hearts

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

OpenHearts = Callable[..., Player]
"""Opens a window: `open_hearts(code, size=(1280, 800), **settings)`, always with the same files."""

EXAMPLE = "HT1-N-AAAAAAF"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the platform without a screen say what it can't do; all other warnings are failures."""
    unable = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
    for item in items:
        item.add_marker(unable)


@pytest.fixture(autouse=True)
def _nothing_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("H2H_ANIMATION", "0")


@pytest.fixture
def real_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards move, and tricks lie, as the player sees it."""
    monkeypatch.setenv("H2H_ANIMATION", "1")


@pytest.fixture
def open_hearts(qtbot: QtBot, tmp_path: Path) -> Iterator[OpenHearts]:
    """Opens windows that keep their files in one folder; a test may close and reopen them."""
    QGuiApplication.clipboard().clear()
    players = []

    def open_one(
        code: str | None = EXAMPLE, size: tuple[int, int] = (1280, 800), **settings: object
    ) -> Player:
        window = MainWindow(None, tmp_path)
        qtbot.addWidget(window)
        for name, value in settings.items():
            window.change(name, value)
        window.resize(*size)
        window.show()
        window.activateWindow()
        window.play(GameKind.HEARTS)
        if code:
            hearts(window).deal(code)
        players.append(Player(window, qtbot))
        return players[-1]

    yield open_one
    for player in players:
        player.close()


@pytest.fixture
def table(open_hearts: OpenHearts) -> Player:
    """A window with a match of which nothing has been played."""
    return open_hearts()
