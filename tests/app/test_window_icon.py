"""The icon of the windows."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication, QIcon
from PySide6.QtWidgets import QApplication

from h2h.app.window_icon import set_window_icon


@pytest.fixture(autouse=True)
def without_icon(qapp: QApplication) -> Iterator[None]:
    yield
    QGuiApplication.setWindowIcon(QIcon())


def test_each_size_that_systems_ask_for_is_drawn_for_it() -> None:
    set_window_icon()
    icon = QGuiApplication.windowIcon()
    for side in (16, 24, 32, 48, 64, 128):
        assert icon.actualSize(QSize(side, side)) == QSize(side, side)
        image = icon.pixmap(side, side).toImage()
        assert image.width() == side
        assert image.pixelColor(side // 2, side // 2).alpha() == 255
