"""The clock in the bar: from the first move to the win, and never while the player is away."""

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from h2h.game.play_clock import PlayClock
from h2h.heart_to_heart.engine import DealCode, solver
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire
from tests.windows import OpenTable


def clock_of(table: HeartToHeartPlayer) -> PlayClock:
    return solitaire(table.window).session.clock


@pytest.fixture
def elsewhere(qtbot: QtBot) -> QWidget:
    """Another program's window, as far as ours can tell."""
    other = QWidget()
    qtbot.addWidget(other)
    return other


def test_it_starts_with_the_first_move_not_with_a_look(table: HeartToHeartPlayer) -> None:
    assert not clock_of(table).running
    table.tap("heart-25", "heart-1", "waste", "waste")
    assert not clock_of(table).running
    table.tap("stock")
    assert clock_of(table).running


def test_it_shows_what_it_counts(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    clock_of(table).set(59_950, started=True)
    assert table.reads("clock") == "0:59"
    table.wait_until(lambda: table.reads("clock") == "1:00")
    clock_of(table).set(3_599_000, started=True)
    assert table.reads("clock") == "59:59"
    clock_of(table).set(3_600_000, started=True)
    assert table.reads("clock") == "1:00:00"


def test_it_rests_while_another_window_is_in_front(
    table: HeartToHeartPlayer, elsewhere: QWidget
) -> None:
    table.tap("stock")
    elsewhere.show()
    elsewhere.activateWindow()
    table.wait_until(lambda: not clock_of(table).running)
    table.window.activateWindow()
    table.wait_until(lambda: clock_of(table).running)


def test_it_rests_while_the_window_is_minimised(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    table.window.showMinimized()
    table.wait_until(lambda: not clock_of(table).running)
    table.window.showNormal()
    table.window.activateWindow()
    table.wait_until(lambda: clock_of(table).running)


def test_a_minimised_window_rests_even_if_it_is_still_the_active_one(
    table: HeartToHeartPlayer,
) -> None:
    table.tap("stock")
    table.window.setWindowState(Qt.WindowState.WindowMinimized)
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.ActivationChange))
    assert not clock_of(table).running


@pytest.mark.parametrize(
    ("action", "name"),
    [
        ("about", "aboutDialog"),
        ("howToPlay", "howToPlayDialog"),
        ("settings", "settingsDialog"),
        ("enterDealCode", "dealCodeDialog"),
        ("newGame", "replaceGameDialog"),
    ],
)
def test_it_rests_while_a_dialog_is_open(table: HeartToHeartPlayer, action: str, name: str) -> None:
    table.tap("stock")
    table.choose(action)
    dialog = table.dialog(name)
    table.wait_until(lambda: not clock_of(table).running)
    # A click on the window behind may make it the active one again.
    table.window.activateWindow()
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.ActivationChange))
    assert not clock_of(table).running
    dialog.close()
    table.window.activateWindow()
    table.wait_until(lambda: clock_of(table).running)


def test_a_move_played_while_away_does_not_start_it(
    table: HeartToHeartPlayer, elsewhere: QWidget
) -> None:
    elsewhere.show()
    elsewhere.activateWindow()
    table.wait_until(elsewhere.isActiveWindow)
    solitaire(table.window).controller.draw()
    assert not clock_of(table).running
    table.window.activateWindow()
    table.wait_until(lambda: clock_of(table).running)


def test_undo_never_turns_it_back(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    clock_of(table).set(30_000, started=True)
    table.press("Ctrl+Z")
    assert clock_of(table).milliseconds >= 30_000
    assert clock_of(table).running


def test_it_stops_at_the_win(table: HeartToHeartPlayer) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    table.play_last(*moves)
    table.dialog("wonDialog")
    assert not clock_of(table).running
    shown = clock_of(table).milliseconds
    table.window.clearFocus()
    QApplication.sendEvent(table.window, QEvent(QEvent.Type.ActivationChange))
    assert not clock_of(table).running
    assert clock_of(table).milliseconds == shown


def test_a_new_deal_starts_at_nothing(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    clock_of(table).set(30_000, started=True)
    solitaire(table.window).session.restart()
    assert table.reads("clock") == "0:00"
    assert not clock_of(table).running


def test_it_goes_on_after_the_program_was_closed(open_table: OpenTable) -> None:
    table = open_table()
    table.tap("stock")
    clock_of(table).set(65_000, started=True)
    table.window.close()
    again = open_table(None)
    assert again.reads("clock") == "1:05"
    again.wait_until(lambda: clock_of(again).running)


def test_it_can_be_hidden(table: HeartToHeartPlayer) -> None:
    table.window.change("show_clock", value=False)
    assert not table.found(QWidget, "clock").isVisible()
    table.tap("stock")
    assert clock_of(table).running


def test_nothing_wakes_the_program_while_nothing_happens(table: HeartToHeartPlayer) -> None:
    def awake() -> list[QTimer]:
        return [timer for timer in table.window.findChildren(QTimer) if timer.isActive()]

    table.wait_until(lambda: awake() == [])
    table.tap("stock")
    table.wait_until(lambda: len(awake()) <= 1)
    (ticking,) = awake()
    assert ticking.parent() is clock_of(table)
    assert ticking.isSingleShot()
    assert ticking.interval() > 500
