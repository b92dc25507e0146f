"""The program killed in the middle of play, at full speed, loses at most the move in flight.

Run as a module it plays a game in a window, keeping its files in the folder it is given, and says
how many moves have been made.
"""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from h2h.app.main_window import MainWindow
from h2h.heart_to_heart import saved_game
from h2h.hearts import saved_match
from h2h.hearts.engine import Seat
from h2h.storage.settings import GameKind
from tests.pages import hearts, solitaire


def play_for_ever(folder: Path, kind: GameKind) -> None:
    """Play move after move through the window."""
    from h2h.app.start import application

    app = application(["h2h"])
    window = MainWindow(None, folder)
    window.show()
    window.play(kind)
    step = _draw if kind is GameKind.HEART_TO_HEART else _play_a_card
    said = -1
    while True:
        moves = step(window)
        app.processEvents()
        if (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()  # the computer does not play behind the sheet of a round
        if moves != said:
            said = moves
            sys.stdout.write(f"{moves}\n")
            sys.stdout.flush()


def _draw(window: MainWindow) -> int:
    solitaire(window).controller.draw()
    return solitaire(window).session.status.moves


def _play_a_card(window: MainWindow) -> int:
    """Make South's move, if it is South's turn; the others play by themselves."""
    session = hearts(window).session
    if session.is_over:
        session.new_game()
    model = session.model
    moves = model.game.legal_moves(Seat.SOUTH)
    if moves:
        model.play(Seat.SOUTH, moves[0])
    return len(model.game.history)


def saved_solitaire(folder: Path) -> int:
    loaded = saved_game.load(folder)
    assert loaded.problem is None
    return len(loaded.saved.game.history) if loaded.saved else 0


def saved_hearts(folder: Path) -> int:
    loaded = saved_match.load(folder)
    assert loaded.problem is None
    return len(loaded.saved.game.history) if loaded.saved else 0


SAVED: dict[GameKind, Callable[[Path], int]] = {
    GameKind.HEART_TO_HEART: saved_solitaire,
    GameKind.HEARTS: saved_hearts,
}


def kill(folder: Path, kind: GameKind, chance: random.Random) -> None:
    """Play, kill at a random moment, and look at what is saved."""
    before = SAVED[kind](folder)
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.app.test_killed", str(folder), kind.value],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "H2H_ANIMATION": "0"},
    )
    assert process.stdout
    # Without this the test would wait for ever for a program that makes no move.
    watchdog = threading.Timer(60, process.kill)
    watchdog.start()
    said = [process.stdout.readline() for _ in range(chance.randint(1, 30))]
    assert int(said[0]) in {0, before, before + 1}, "it did not go on where it was"
    time.sleep(chance.uniform(0, 0.01))
    process.send_signal(signal.SIGKILL)
    said += process.stdout.readlines()
    process.wait()
    watchdog.cancel()
    process.stdout.close()
    last_said = int([line for line in said if line.endswith("\n")][-1])
    assert SAVED[kind](folder) >= last_said - 1


@pytest.mark.skipif(os.name != "posix", reason="kills with a signal")
@pytest.mark.parametrize("kind", GameKind)
@pytest.mark.parametrize("times", [1, pytest.param(29, marks=pytest.mark.thorough)])
def test_at_most_the_move_in_flight_is_lost(tmp_path: Path, kind: GameKind, times: int) -> None:
    chance = random.Random(times)
    for _ in range(times):
        kill(tmp_path, kind, chance)


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]), GameKind(sys.argv[2]))
