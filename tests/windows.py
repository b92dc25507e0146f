"""Fixtures: the program's window with either game on its table."""

from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app.main_window import MainWindow
from h2h.hearts.bots.hard import Hard
from h2h.storage import settings
from h2h.storage.settings import GameKind
from h2h.table import table_view
from h2h.table.animator import Animator
from h2h.table.art import card_art, deck_file
from h2h.table.art.deck_cache import DeckCache
from h2h.table.art.felt import Felt
from h2h.table.card_item import CardItem
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.hearts.player import MATCH, HeartsPlayer

OpenWindow = Callable[..., MainWindow]
"""Opens a window: `open_window(code, size)`, always with the same files."""
OpenTable = Callable[..., HeartToHeartPlayer]
"""Opens a window with Heart to Heart: `open_table(code, size=(1280, 800))`."""
OpenHearts = Callable[..., HeartsPlayer]
"""Opens a window with Hearts: `open_hearts(code, size=(1280, 800), **settings)`."""

SIZE = (1280, 800)


class SharedDeckCache(DeckCache):
    """A cache of the cards' pictures that all windows share: painting them takes half a test."""

    shared: ClassVar[dict[tuple[str, int, str], QImage]] = {}

    def get(self, width: int, name: str, size: tuple[int, int]) -> QImage | None:
        return self.shared.get((self._stamp, width, name))

    def put(self, width: int, name: str, image: QImage) -> None:
        self.shared[self._stamp, width, name] = image
        super().put(width, name, image)


turned: dict[tuple[object, ...], QPixmap] = {}
turn = CardItem._turn


def shared_turn(item: CardItem) -> QPixmap:
    """Turn each card once for all windows: each of Hearts' windows shows 51 that are tilted."""
    pictures, card = item._pictures, item.card if item.face_up else None
    if item._picture is None:
        item.prepare()
    assert item._picture is not None
    look = (pictures.look, pictures.palette, pictures.ratio, item._picture.card)
    key = (card, item.mark, item._badge, item.width, item._tilt, look)
    if key not in turned:
        if len(turned) > 600:
            turned.clear()
        turned[key] = turn(item)
    return turned[key]


shared_deck, shared_felt = cache(deck_file.Deck), cache(Felt)
"""Read the deck once, and make a surface once for all windows of a size."""


@pytest.fixture
def real_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let cards move, and tricks lie, as fast as the player sees it."""
    monkeypatch.setenv("H2H_ANIMATION", "1")


@pytest.fixture
def open_window(
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    english_afterwards: None,
) -> Iterator[OpenWindow]:
    """Opens windows that keep their files in one folder; a test may close and reopen them."""
    monkeypatch.setattr(i18n, "of_the_system", lambda: "en")
    monkeypatch.setattr(card_art, "DeckCache", SharedDeckCache)
    monkeypatch.setattr(deck_file, "Deck", shared_deck)
    monkeypatch.setattr(CardItem, "_turn", shared_turn)
    monkeypatch.setattr(table_view, "Felt", shared_felt)
    monkeypatch.setattr(Hard.__init__, "__defaults__", (40,))  # a hint thinks for seconds
    QGuiApplication.clipboard().clear()
    windows = []

    def open_one(code: str | None, size: tuple[int, int] | None) -> MainWindow:
        window = MainWindow(code, tmp_path)
        qtbot.addWidget(window)
        if size:
            window.resize(*size)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is not None)  # or a dialog over it
        windows.append(window)
        return window

    yield open_one
    for window in windows:
        window.close()


@pytest.fixture
def open_table(qtbot: QtBot, open_window: OpenWindow) -> Iterator[OpenTable]:
    """Opens windows with Heart to Heart on the table."""
    players = []

    def open_one(
        code: str | None = EXAMPLE, size: tuple[int, int] | None = SIZE
    ) -> HeartToHeartPlayer:
        players.append(HeartToHeartPlayer(open_window(code, size), qtbot))
        return players[-1]

    yield open_one
    for player in players:
        assert not any(a.running for a in player.window.findChildren(Animator))


@pytest.fixture
def open_hearts(qtbot: QtBot, open_window: OpenWindow, tmp_path: Path) -> Iterator[OpenHearts]:
    """Opens windows with Hearts on the table, and nothing else before."""
    players = []

    def open_one(
        code: str | None = MATCH, size: tuple[int, int] = SIZE, **changed: Any
    ) -> HeartsPlayer:
        path = tmp_path / "settings.ini"
        kept, _ = settings.load(path)
        settings.save(kept._replace(last_game=GameKind.HEARTS, **changed), path)
        players.append(HeartsPlayer(open_window(code, size), qtbot))
        return players[-1]

    yield open_one
    for player in players:
        player.close()


@pytest.fixture
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    """Leave the program speaking English, whatever the test chose."""

    def words() -> list[bytes]:
        return [data for _, data in i18n._in_use]

    locale, spoken = QLocale(), words()
    yield
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)  # closed windows
    if words() != spoken:  # only then, since all that lives is translated anew
        i18n.use("en")
        qapp.processEvents()
    QLocale.setDefault(locale)
