"""Each test leaves the program speaking English."""

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from h2h import i18n

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True)
def english_afterwards(qapp: QApplication) -> Iterator[None]:
    before = QLocale()
    yield
    i18n.use("en")
    qapp.processEvents()
    QLocale.setDefault(before)
