"""Every dialog of the program as it is when it is opened, for tests that go through all."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from h2h import i18n
from h2h.app.example_panel import ExamplePanel
from h2h.dialogs.about_dialog import AboutDialog
from h2h.dialogs.deal_code_dialog import DealCodeDialog
from h2h.dialogs.how_to_play_dialog import HowToPlayDialog
from h2h.dialogs.no_moves_dialog import NoMovesDialog
from h2h.dialogs.problem_dialog import ProblemDialog
from h2h.dialogs.replace_game_dialog import ReplaceGameDialog
from h2h.dialogs.settings_dialog import SettingsDialog
from h2h.dialogs.statistics_dialog import StatisticsDialog
from h2h.dialogs.won_dialog import WonDialog
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.settings import Settings
from h2h.storage.statistics import Statistics
from h2h.table.palettes import Table

Made = Callable[[str], QWidget]
"""Makes a dialog by its name and shows it."""

WINE = Table.WINE.palette
SMALL = QSize(480, 280)
"""What the smallest window leaves to the table."""


def _settings(parent: QWidget, folder: Path) -> QWidget:
    languages = [(code, i18n.name_of(code)) for code in i18n.available()]
    return SettingsDialog(Settings(), languages, parent)


def _problem(kind: ProblemKind, kept: bool) -> Callable[[QWidget, Path], QWidget]:
    def make(parent: QWidget, folder: Path) -> QWidget:
        # Not the test's own folder, whose length would differ from machine to machine.
        path = Path("/home/someone/.local/share/h2h/heart-to-heart.json")
        return ProblemDialog(
            Problem(kind, path, path.with_suffix(".old") if kept else None), parent
        )

    return make


def _won(parent: QWidget, folder: Path) -> QWidget:
    return WonDialog("250   ·   1:23:45   ·   1234", (WINE.bar, WINE.text, WINE.quiet), parent)


def _example(parent: QWidget, folder: Path) -> QWidget:
    panel = ExamplePanel(WINE, parent)
    panel.retranslate()
    panel.resize(parent.width(), panel.height())
    return panel


def _statistics(parent: QWidget, folder: Path) -> QWidget:
    return StatisticsDialog(Statistics(folder), parent=parent)


GALLERY: dict[str, Callable[[QWidget, Path], QWidget]] = {
    "about": lambda parent, _: AboutDialog(parent),
    "deal code": lambda parent, _: DealCodeDialog("HH", "HH1-N-AAAAAAM", parent),
    "how to play": lambda parent, _: HowToPlayDialog(parent),
    "how to play Hearts": lambda parent, _: HowToPlayDialog(parent, hearts_first=True),
    "no more moves": lambda parent, _: NoMovesDialog(can_undo=True, parent=parent),
    "no more moves at the start": lambda parent, _: NoMovesDialog(can_undo=False, parent=parent),
    "problem": _problem(ProblemKind.NO_ACCESS, kept=False),
    "problem, file kept": _problem(ProblemKind.UNREADABLE, kept=True),
    "replace game": lambda parent, _: ReplaceGameDialog(parent),
    "settings": _settings,
    "statistics": _statistics,
    "won": _won,
    "example": _example,
}
