"""The program speaks the language that is wanted, at once, and a new one is one file."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, QLocale
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QDialogButtonBox, QLabel
from pytestqt.qtbot import QtBot

from h2h import i18n, resources
from h2h.app.main_window import MainWindow
from h2h.heart_to_heart.engine import RemovePair
from h2h.heart_to_heart.example_player import MOVES
from tests.pages import solitaire
from tests.project.sources import ROOT

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    window = MainWindow("HH1-N-AAAAAAM", tmp_path)
    qtbot.addWidget(window)
    window.show()
    return window


def titles(window: MainWindow) -> list[str]:
    return [action.text().replace("&", "") for action in window.menuBar().actions()]


def test_three_languages_are_offered_by_their_own_names() -> None:
    assert i18n.available() == ["bg", "en", "ru"]
    assert [i18n.name_of(code) for code in i18n.available()] == ["Български", "English", "Русский"]


@pytest.mark.parametrize(
    ("number", "language", "text"),
    [
        (1, "en", "1 move"),
        (2, "en", "2 moves"),
        (1, "bg", "1 ход"),
        (21, "bg", "21 хода"),
        (1, "ru", "1 ход"),
        (3, "ru", "3 хода"),
        (11, "ru", "11 ходов"),
        (21, "ru", "21 ход"),
        (84, "ru", "84 хода"),
    ],
)
def test_numbers_have_their_forms(number: int, language: str, text: str) -> None:
    i18n.use(language)
    assert QCoreApplication.translate("Demonstration", "%n moves", None, number) == text


@pytest.mark.parametrize(("language", "text"), [("bg", "Отказ"), ("ru", "Отмена")])
def test_qts_own_dialogs_speak_it_too(language: str, text: str) -> None:
    i18n.use(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert [button.text().replace("&", "") for button in box.buttons()] == [text]


def test_numbers_and_lists_are_written_as_in_the_language() -> None:
    i18n.use("bg")
    assert QLocale().createSeparatedList(["23", "24"]) == "23 и 24"
    i18n.use("ru")
    assert QLocale().decimalPoint() == ","


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["bg-BG", "en-US"], "bg"),
        (["de-DE", "ru-RU", "en"], "ru"),
        (["en-GB", "bg-BG"], "en"),
        (["ja-JP"], "en"),
        ([], "en"),
    ],
)
def test_it_begins_with_the_systems_language(
    wanted: list[str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class System:
        @staticmethod
        def system() -> type["System"]:
            return System

        @staticmethod
        def uiLanguages() -> list[str]:  # noqa: N802
            return wanted

    monkeypatch.setattr(i18n, "QLocale", System)
    assert i18n.of_the_system() == language


@pytest.mark.parametrize(
    ("system", "language", "day"),
    [
        ("fr_FR", "", "26/05/2026"),
        ("de_AT", "", "26.05.26"),
        ("en_GB", "", "26/05/2026"),
        ("en_GB", "en", "26/05/2026"),
        ("en_US", "", "5/26/26"),
        ("fr_FR", "en", "5/26/26"),
    ],
)
@pytest.mark.usefixtures("english_afterwards")
def test_without_a_translation_the_formats_are_the_systems(
    system: str, language: str, day: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = QLocale(system)
    monkeypatch.setattr(i18n, "of_the_system", lambda: "en")
    monkeypatch.setattr(QLocale, "system", lambda: locale)
    i18n.use(language)
    assert QLocale().toString(QDate(2026, 5, 26), QLocale.FormatType.ShortFormat) == day


@pytest.mark.skipif(sys.platform != "linux", reason="the language is in the environment on Linux")
def test_a_first_start_follows_the_environment(tmp_path: Path) -> None:
    program = (
        "from h2h.app.start import application; a = application(['h2h'])\n"
        "from h2h import i18n; i18n.use('')\n"
        "print(a.translate('NoMovesDialog', 'No more possible moves'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={"LANG": "bg_BG.UTF-8", "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8",
             "HOME": str(tmp_path)},
        cwd=ROOT, capture_output=True, encoding="utf-8", check=True,
    )  # fmt: skip
    assert done.stdout.strip() == "Няма повече възможни ходове"


def test_a_change_shows_at_once_and_keeps_the_game(window: MainWindow, qapp: QApplication) -> None:
    session, controller = solitaire(window).session, solitaire(window).controller
    for _ in range(3):
        controller.draw()
    state = session.model.game.state
    before = titles(window)
    for language, first in (("bg", "Игра"), ("ru", "Игра"), ("en", "Game")):
        window.change("language", language)
        qapp.processEvents()
        assert titles(window)[0] == first
        assert session.model.game.state is state
    assert titles(window) == before
    window.change("language", "bg")
    qapp.processEvents()
    moves = window.findChild(QLabel, "moves")
    assert isinstance(moves, QLabel)
    assert moves.accessibleDescription() == "Ходове"
    assert "Отмяна" in window.menus.actions["undo"].text().replace("&", "")


def test_the_settings_dialog_changes_under_ones_hand(window: MainWindow, qtbot: QtBot) -> None:
    window.menus.actions["settings"].trigger()
    dialog = window.findChild(QDialog, "settingsDialog")
    assert isinstance(dialog, QDialog)
    box = dialog.findChild(QComboBox, "language")
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findText("Български"))
    qtbot.waitUntil(lambda: dialog.windowTitle() == "Настройки")
    close = dialog.findChild(QDialogButtonBox)
    assert isinstance(close, QDialogButtonBox)
    assert [b.text().replace("&", "") for b in close.buttons()] == ["Затваряне"]
    assert titles(window)[0] == "Игра"
    dialog.close()


def test_it_is_remembered(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    window.change("language", "ru")
    window.close()
    i18n.use("en")
    again = MainWindow(None, tmp_path)
    qtbot.addWidget(again)
    assert titles(again)[-1] == "Справка"


@pytest.mark.thorough
def test_a_fourth_language_is_one_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "i18n"
    shutil.copytree(resources.path("i18n"), folder)
    added = [sys.executable, str(ROOT / "packaging/translations.py"), "--into", str(folder)]
    western = os.environ | {"PYTHONIOENCODING": "cp1252"}  # as on a usual Windows
    subprocess.run([*added, "--add", "eo"], check=True, capture_output=True, env=western)
    source = (folder / "h2h_eo.ts").read_text("utf-8")
    empty = '<source>You won</source>\n        <translation type="unfinished"></translation>'
    assert empty in source
    done = source.replace(empty, "<source>You won</source>\n<translation>Venko</translation>")
    (folder / "h2h_eo.ts").write_text(done, "utf-8")
    subprocess.run(added, check=True, capture_output=True)
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    assert i18n.available() == ["bg", "en", "eo", "ru"]
    assert i18n.name_of("eo").lower().startswith("esperanto")
    i18n.use("eo")
    assert QCoreApplication.translate("WonDialog", "You won") == "Venko"
    # What nobody has translated yet shows in English.
    assert QCoreApplication.translate("WonDialog", "&New game") == "&New game"


def test_a_damaged_or_missing_file_leaves_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "i18n").mkdir()
    (tmp_path / "i18n" / "h2h_bg.qm").write_bytes(b"not a translation")
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    i18n.use("bg")
    assert QCoreApplication.translate("WonDialog", "You won") == "You won"
    i18n.use("xx")
    assert QCoreApplication.translate("WonDialog", "You won") == "You won"


def test_the_panel_of_a_win_follows_too(window: MainWindow, qtbot: QtBot) -> None:
    controller = solitaire(window).controller
    for move in MOVES:
        if isinstance(move, RemovePair):
            for place in (move.first, move.second):
                controller.tap(f"heart-{place}" if place else "waste")
        else:
            controller.draw()
    qtbot.waitUntil(lambda: window.findChild(QLabel, "wonTitle") is not None)
    window.change("language", "bg")
    title, facts = (window.findChild(QLabel, name) for name in ("wonTitle", "wonFacts"))
    assert isinstance(title, QLabel)
    assert isinstance(facts, QLabel)
    qtbot.waitUntil(lambda: title.text() == "Победа!")
    assert facts.text().startswith("250\xa0точки")
    assert facts.text().endswith("84\xa0хода")
