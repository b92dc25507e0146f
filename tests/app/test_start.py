"""Starting the program: on any screen and in any language, and saying so where it can't."""

import ctypes
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

import h2h
from h2h import __main__
from h2h.storage import settings
from h2h.storage.settings import Settings
from tests.windows import OpenTable

ROOT = Path(h2h.__file__).parents[1]


def start(*arguments: str, **environment: str | None) -> "subprocess.CompletedProcess[str]":
    """Run the program as a shell would, with some variables set, or unset by None."""
    variables = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"} | environment
    return subprocess.run(
        [sys.executable, "-m", "h2h", *arguments],
        cwd=ROOT,
        env={name: value for name, value in variables.items() if value is not None},
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )


@pytest.mark.parametrize(
    ("scale", "language"),
    [
        ("1", "C"),
        pytest.param("1.5", "tr_TR.UTF-8", marks=pytest.mark.thorough),
        pytest.param("1.25", "xx_YY", marks=pytest.mark.thorough),
        pytest.param("2", "ar_EG.UTF-8", marks=pytest.mark.thorough),
        pytest.param("3", "POSIX", marks=pytest.mark.thorough),
    ],
)
def test_it_plays_a_game_on_any_screen_in_any_language(scale: str, language: str) -> None:
    done = start("--self-check", QT_SCALE_FACTOR=scale, LC_ALL=language, LANG=language)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "FAILED" not in done.stdout


def test_it_says_its_version() -> None:
    done = start("--version")
    assert (done.returncode, done.stdout) == (0, f"h2h {h2h.__version__}\n")


@pytest.mark.parametrize("code", ["nonsense!", "HH1-N-AAAA", "HX1-N-AAAAAAM", "", "HH1-N-AAAAAA8"])
def test_a_bad_code_is_said_and_nothing_opens(code: str) -> None:
    done = start("--deal", code, QT_QPA_PLATFORM="none at all")
    assert done.returncode == 2
    assert done.stderr.startswith("h2h: ")
    assert "Traceback" not in done.stderr


def test_without_a_console_windows_shows_a_box(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    box = SimpleNamespace(MessageBoxW=lambda _parent, text, *_: shown.append(text))
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=box), raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(sys, "stderr", None)
    assert __main__.main(["--deal", "nonsense!"]) == 2
    (text,) = shown
    assert "nonsense!" in text


@pytest.mark.parametrize("option", ["--version", "--help", "--self-check", "--deal"])
def test_an_option_is_no_code(option: str) -> None:
    done = start("--deal", option, QT_QPA_PLATFORM="none at all")
    assert done.returncode == 2
    assert "--deal" in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="others always have a display")
@pytest.mark.parametrize("platform", ["xcb", "wayland", None])
def test_without_a_display_it_says_what_is_missing(platform: str | None) -> None:
    done = start(QT_QPA_PLATFORM=platform, DISPLAY=None, WAYLAND_DISPLAY=None)
    assert done.returncode == 1
    assert done.stderr
    assert "Traceback" not in done.stderr


def _kept_far_away() -> bytes:
    window = QMainWindow()
    window.setGeometry(-7000, 9000, 900, 700)
    return bytes(window.saveGeometry().data())


def _kept_huge() -> bytes:
    window = QMainWindow()
    window.setGeometry(0, 0, 30_000, 20_000)
    return bytes(window.saveGeometry().data())


@pytest.mark.parametrize(
    "kept",
    [
        lambda: b"garbage",
        lambda: b"\xff" * 66,
        lambda: b"\x01\xd9\xd0\xcb" + b"\xff" * 60,
        lambda: b"\x01\xd9\xd0\xcb\x00\x03\x00\x00",
        lambda: b"\0" * 66,
        _kept_far_away,
        _kept_huge,
    ],
    ids=["text", "all ones", "ones", "cut short", "zeros", "far away", "huge"],
)
@pytest.mark.usefixtures("qapp")
def test_a_kept_place_that_makes_no_sense_opens_a_sane_window(
    open_table: OpenTable, tmp_path: Path, kept: Callable[[], bytes]
) -> None:
    settings.save(Settings(window_geometry=kept()), tmp_path / "settings.ini")
    table = open_table(size=None)
    screen = QGuiApplication.primaryScreen().availableGeometry()
    frame = table.window.frameGeometry()
    assert table.window.width() >= 480
    assert table.window.height() >= 360
    assert screen.adjusted(-8, 0, 8, 8).contains(frame), (frame, screen)
    table.tap("stock")
    assert table.reads("moves") == "1"


def test_a_window_comes_back_where_it_was(open_table: OpenTable) -> None:
    place = QRect(QPoint(60, 50), QPoint(659, 549))
    first = open_table(size=None)
    first.window.setGeometry(place)
    first.window.close()
    assert open_table(size=None).window.geometry() == place
