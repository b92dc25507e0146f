"""The program killed in the middle of play, at full speed, loses at most the move in flight."""

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

from h2h.heart_to_heart import saved_game
from h2h.hearts import saved_match
from h2h.storage.settings import GameKind


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
        [sys.executable, "-m", "tests.app.endless_play", str(folder), kind.value],
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
