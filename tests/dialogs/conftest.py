"""Dialogs to look at, over a window of the smallest size."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from tests.dialogs.gallery import GALLERY, SMALL, Made
from tests.translations.conftest import english_afterwards

__all__ = ["english_afterwards"]

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture
def made(qtbot: QtBot, tmp_path: Path) -> Made:
    """Makes a dialog by its name and shows it."""

    windows = []  # the bot alone would let them go

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
