"""The window as a whole, and its dialogs over a window of the smallest size."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.app.gallery import GALLERY, SMALL, Made
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.windows import OpenTable


@pytest.fixture
def table(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window with the published example."""
    return open_table()


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path) -> Made:
    """Makes a dialog by its name and shows it."""

    windows = []  # qtbot alone would let them be collected

    def make(name: str) -> QWidget:
        window = QWidget()
        windows.append(window)
        window.resize(SMALL)
        window.show()
        window.activateWindow()
        qtbot.addWidget(window)
        dialog = GALLERY[name](window, tmp_path)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitExposed(dialog)
        qtbot.wait(1)
        return dialog

    return make


@pytest.fixture(autouse=True)
def _english(english_afterwards: None) -> None: ...
