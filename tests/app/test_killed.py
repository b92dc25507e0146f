"""The program killed in the middle of play, at full speed, loses at most the move in flight.

Run as a module it plays in a window in the folder it is given, and says each move.
"""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from h2h.heart_to_heart import saved_game
from tests.pages import solitaire


def play_for_ever(folder: Path) -> None:
    """Turn card after card through the window."""
    from h2h.app.main_window import MainWindow
    from h2h.app.start import application

    app = application(["h2h"])
    window = MainWindow(None, folder)
    window.show()
    while True:
        solitaire(window).controller.draw()
        app.processEvents()
        sys.stdout.write(f"{solitaire(window).session.status.moves}\n")
        sys.stdout.flush()


@pytest.mark.thorough
@pytest.mark.skipif(os.name != "posix", reason="kills with a signal")
def test_at_most_the_move_in_flight_is_lost(tmp_path: Path) -> None:
    chance = random.Random(5)
    moves = 0
    for _ in range(6):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.app.test_killed", str(tmp_path)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "H2H_ANIMATION": "0"},
        )
        assert process.stdout
        first = process.stdout.readline()
        assert int(first) == moves + 1, "it did not go on where it was"
        time.sleep(chance.uniform(0, 0.4))
        process.send_signal(signal.SIGKILL)
        said = [first, *process.stdout.readlines()]
        process.wait()
        process.stdout.close()
        loaded = saved_game.load(tmp_path)
        assert loaded.problem is None
        assert loaded.saved is not None
        last_said = int([line for line in said if line.endswith("\n")][-1])
        moves = loaded.saved.game.state.moves
        assert moves >= last_said - 1


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]))
