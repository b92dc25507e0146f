"""The window's place: whatever its state, the size that it has as a normal window survives."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from h2h.app.main_window import MainWindow
from tests.windows import OpenTable

State = Qt.WindowState
NORMAL = QRect(60, 50, 600, 500)

PATHS: dict[str, Sequence[str]] = {
    "normal": (),
    "maximised": ("max",),
    "full": ("full",),
    "full from maximised": ("max", "full"),
    "maximised after full": ("max", "full", "full"),
    "full twice": ("max", "full", "full", "full"),
    "minimised from maximised": ("max", "min"),
    "minimised from full": ("max", "full", "min"),
}


def go(window: MainWindow, *steps: str) -> None:
    for step in steps:
        if step == "full":
            window.menus.actions["fullScreen"].trigger()
        else:
            flag = State.WindowMaximized if step == "max" else State.WindowMinimized
            window.setWindowState(window.windowState() | flag)
        QApplication.processEvents()  # the platform answers


def normal_geometry(window: MainWindow) -> QRect:
    window.setWindowState(State.WindowNoState)
    QApplication.processEvents()
    return window.geometry()


def is_large(window: MainWindow) -> tuple[bool, bool]:
    state = window.windowState()
    return bool(state & State.WindowMaximized), bool(state & State.WindowFullScreen)


OFTEN = ("normal", "full from maximised", "minimised from full")
each_path = pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=[] if path in OFTEN else pytest.mark.thorough) for path in PATHS],
)


@each_path
def test_a_second_start_raises_it_in_the_state_it_had(open_table: OpenTable, path: str) -> None:
    window = open_table(size=None).window
    window.setGeometry(NORMAL)
    go(window, *PATHS[path])
    before = is_large(window)
    go(window, "min")
    window.come_to_front("")
    assert not window.isMinimized()
    assert is_large(window) == before


@each_path
def test_state_and_normal_size_survive_a_restart(open_table: OpenTable, path: str) -> None:
    first = open_table(size=None).window
    first.setGeometry(NORMAL)
    go(first, *PATHS[path])
    before = is_large(first)
    first.close()
    second = open_table(size=None).window
    assert is_large(second) == before
    second.close()  # and another one, in which nothing was changed
    third = open_table(size=None).window
    assert is_large(third) == before
    assert normal_geometry(third) == NORMAL


def test_full_screen_goes_back_to_maximised_also_after_a_restart(open_table: OpenTable) -> None:
    first = open_table(size=None).window
    first.setGeometry(NORMAL)
    go(first, "max", "full")
    first.close()
    second = open_table(size=None).window
    go(second, "full")
    assert is_large(second) == (True, False)
    assert normal_geometry(second) == NORMAL
