"""A program that saves and records without pause, and one that kills it and looks.

Run as a module it plays into the folder it is given, and says each thing that it has kept.
"""

import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Game
from h2h.heart_to_heart.result import result_of
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage.document import new_id
from h2h.storage.settings import GameKind, Settings, load, save
from h2h.storage.single_instance import SingleInstance
from h2h.storage.statistics import FILE_NAME, Statistics


def play_for_ever(folder: Path) -> None:
    """Play deals, ten moves each; save after each move, record after each deal."""
    if not SingleInstance(folder).acquire():
        _say("locked")
        return
    statistics = Statistics(folder)
    count = 0
    while True:
        name, started = new_id(), datetime.now(UTC)
        game = Game(DealCode(random.randrange(1000)))
        for _ in range(10):
            game.play(game.legal_moves()[-1])
            count += 1
            problem = saved_game.save(SavedGame(name, game, count, started), folder)
            _say("problem" if problem else f"saved {count}")
        problem = statistics.record(result_of(SavedGame(name, game, count, started)))
        _say("problem" if problem else f"recorded {name}")
        save(Settings(trick_pause=float(count % 7)), folder / "settings.ini")


def _say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def kill_and_check(folder: Path, times: int, seed: int = 1) -> int:
    """Kill it again and again at random moments; return how many results all that kept.

    Raises:
        AssertionError: something that it said it had kept is gone, or a file is damaged.
    """
    chance = random.Random(seed)
    recorded: set[str] = set()
    for _ in range(times):
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.storage.killing", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout
        # After some lines, not some time: a busy computer may not get far in that.
        before = [process.stdout.readline() for _ in range(chance.randint(1, 25))]
        time.sleep(chance.uniform(0, 0.01))
        process.send_signal(signal.SIGKILL)
        lines = [*before, *process.stdout.readlines()]
        process.wait()
        process.stdout.close()
        said = [line.split() for line in lines if line.endswith("\n")]
        assert {each[0] for each in said} <= {"saved", "recorded"}, said
        recorded |= {each[1] for each in said if each[0] == "recorded"}
        _check(folder, max(int(each[1]) for each in said if each[0] == "saved"), recorded)
    return len(recorded)


def _check(folder: Path, last_saved: int, recorded: set[str]) -> None:
    loaded = saved_game.load(folder)
    assert loaded.problem is None
    assert loaded.saved
    # The kill may have come after the write and before the word of it.
    assert loaded.saved.milliseconds in {last_saved, last_saved + 1}
    settings = load(folder / "settings.ini")
    assert settings.problem is None
    if not recorded:
        return
    with closing(sqlite3.connect(folder / FILE_NAME)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    statistics = Statistics(folder)
    kept = [each.id for each in statistics.results(GameKind.HEART_TO_HEART)]
    assert statistics.problem() is None
    assert len(kept) == len(set(kept))
    assert recorded <= set(kept)


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]))
