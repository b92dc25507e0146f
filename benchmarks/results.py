"""100,000 results: how long it takes to show, export and move them, and how long nothing paints."""

import random
import time
from collections.abc import Callable
from dataclasses import replace
from datetime import timedelta
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QMessageBox,
    QPushButton,
    QTabWidget,
)

from benchmarks.engine import Figure
from benchmarks.table import open_window, wait
from h2h.app.main_window import MainWindow
from h2h.app.moving import Moving
from h2h.app.read_everything_dialog import ReadEverythingDialog
from h2h.app.start import application
from h2h.app.statistics_dialog import StatisticsDialog
from h2h.cards.code_text import NUMBERS
from h2h.heart_to_heart.engine import DealCode
from h2h.hearts.engine import MatchCode
from h2h.storage import database
from h2h.storage.results import COLUMNS, GameResult, ResultOutcome
from h2h.storage.statistics import FILE_NAME
from tests.storage.test_statistics import match_result, result

_COUNT, _DISTINCT = 100_000, 2_000
_LENGTHS, _LEVELS = (50, 100, 150), ("EASY", "NORMAL", "HARD")


def figures() -> list[Figure]:
    """Open the statistics, choose a filter, export, and move everything to another machine."""
    application([])
    with open_window(1280, 800, write_results) as window:
        action = window.findChild(QAction, "statistics")
        assert action
        opened, _ = _measured(window, action.trigger, lambda: _is_shown(window))
        (dialog,) = window.findChildren(StatisticsDialog)
        wait(500)
        box, played = dialog.findChild(QComboBox, "dealsFilter"), _played(dialog)
        assert box
        chosen, filter_block = _measured(
            window, lambda: box.setCurrentIndex(2), lambda: _played(dialog) != played
        )
        path = window.keeper.data_folder / "results.csv"
        button = dialog.findChild(QPushButton, "exportResults")
        assert button
        exported, export_block = _measured(
            window, lambda: dialog.export_to(str(path)), button.isEnabled
        )
        assert path.read_bytes().count(b"\n") == _COUNT + 1
        dialog.close()
        file = str(window.keeper.data_folder / "everything.h2h")
        saved, save_block = _measured(
            window, lambda: Moving(window.keeper, window).save_to(file), lambda: _said(window)
        )
        with open_window(1280, 800) as other:
            read, read_block = _measured(
                other, lambda: Moving(other.keeper, other).read_from(file), lambda: _asks(other)
            )
            added, add_block = _measured(other, _asked(other).accept, lambda: _said(other))
    return [
        Figure("statistics of 100,000 results, opened", opened, "ms", "≤ 500"),
        Figure("the same, another filter", chosen, "ms", "≤ 500"),
        Figure("longest block meanwhile", filter_block, "ms", "≤ 16"),
        Figure("export of 100,000 results", exported, "ms", "≤ 2000"),
        Figure("longest block meanwhile, export", export_block, "ms", "≤ 16"),
        Figure("everything saved for another machine", saved, "ms", ""),
        Figure("read there", read, "ms", ""),
        Figure("its results added", added, "ms", ""),
        Figure("longest block meanwhile", max(save_block, read_block, add_block), "ms", "≤ 16"),
    ]


def write_results(folder: Path) -> None:
    """Write results of both games: some, and each of them again on many other days."""
    chance = random.Random(1)
    others = ", ".join(name for name in COLUMNS if name not in ("id", "ended"))
    database.create(folder / FILE_NAME)
    with database.connected(folder / FILE_NAME) as connection:
        database.write_all(connection, (_result(number, chance) for number in range(_DISTINCT)))
        with database.transaction(connection):
            connection.execute(
                f"""
                WITH RECURSIVE days (day) AS (
                    SELECT 1 UNION ALL SELECT day + 1 FROM days WHERE day < ?
                )
                INSERT INTO results (id, ended, {others})
                SELECT printf('%032x', results.rowid + {_DISTINCT} * day),
                    strftime('%Y-%m-%dT%H:%M:%S+00:00', ended, '-' || day || ' days'), {others}
                FROM days, results WHERE results.rowid <= {_DISTINCT} ORDER BY day, results.rowid
                """,
                (_COUNT // _DISTINCT - 1,),
            )


def _result(number: int, chance: random.Random) -> GameResult:
    code = chance.randrange(NUMBERS) if number % 3 else number // 300
    if number % 2:
        each = match_result(number)
        assert each.match
        facts = replace(
            each.match,
            scores=(chance.randrange(20, 120), 60, 70, 80),
            place=chance.randrange(1, 5),
            play_to=chance.choice(_LENGTHS),
            levels=" ".join([chance.choice(_LEVELS)] * 3),
            taken_back=chance.random() < 0.1,
        )
        each = replace(each, code=str(MatchCode(code)), match=facts)
    else:
        outcome = chance.choice((ResultOutcome.WON, ResultOutcome.NO_MOVES))
        each = replace(result(number, outcome), code=str(DealCode(code)))
    started = each.started - timedelta(hours=number)
    return replace(
        each,
        started=started,
        ended=started + timedelta(minutes=5),
        milliseconds=chance.randrange(60_000, 900_000),
        moves=chance.randrange(60, 160),
        begun=started.date(),
        daily=started.date() if chance.random() < 0.1 else None,
    )


def _measured(
    window: MainWindow, action: Callable[[], object], is_done: Callable[[], bool]
) -> tuple[float, float]:
    """Return how long an action takes until its end is seen, and the longest block meanwhile."""
    ticks = list[float]()
    timer = QTimer(window, interval=1)  # at 0 the thread that reads would get no turn
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    begin = time.perf_counter()
    action()
    timer.start()
    while not is_done():
        wait(5)
    QApplication.processEvents()  # painted
    end = time.perf_counter()
    timer.deleteLater()
    blocks = [after - before for before, after in pairwise(ticks)]
    return (end - begin) * 1000, max(blocks, default=0) * 1000


def _is_shown(window: MainWindow) -> bool:
    return any(dialog.isVisible() for dialog in window.findChildren(QDialog, "statisticsDialog"))


def _said(window: MainWindow) -> bool:
    return window.findChild(QMessageBox, "movedDialog") is not None


def _asks(window: MainWindow) -> bool:
    return window.findChild(ReadEverythingDialog) is not None


def _asked(window: MainWindow) -> ReadEverythingDialog:
    dialog = window.findChild(ReadEverythingDialog)
    assert dialog
    return dialog


def _played(dialog: StatisticsDialog) -> str:
    tabs = dialog.findChild(QTabWidget)
    assert tabs
    page = tabs.currentWidget()
    assert page
    (label, *_) = page.findChildren(QLabel, "figure")
    return label.text()
