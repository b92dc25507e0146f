"""How fast games and results are kept, and how much the files can bear.

The same trials as in tests/storage, many more of them. Each function returns figures; a trial
that finds a loss, an error or a hang raises.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory

from hypothesis import HealthCheck, Phase, given, settings
from PySide6.QtCore import QCoreApplication

from benchmarks.engine import Figure
from h2h.cards.code_text import CodeError, find_code
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import DealCode, Draw, Game, Redeal
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.hearts.engine import MatchCode
from h2h.storage import transfer
from h2h.storage.document import new_id
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind, Settings, as_texts
from h2h.storage.statistics import FILE_NAME, Statistics
from h2h.storage.transfer import Everything, Results
from tests.storage.games import HEARTS, KINDS, STARTED, Kind, heart_to_heart
from tests.storage.killing import kill_and_check
from tests.storage.mutations import assert_nothing_lost, codes, damaged
from tests.storage.test_single_instance import answers, end, leave_a_stale_lock, start
from tests.storage.test_statistics import result

_HANG = 5000
"""Milliseconds that one example may take."""


def _timed(action: Callable[[], object], count: int) -> list[float]:
    times = []
    for _ in range(count):
        begin = time.perf_counter()
        action()
        times.append((time.perf_counter() - begin) * 1000)
    return times


def saving(count: int = 500) -> list[Figure]:
    """Save and load games of usual length, and a game of five thousand draws."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        usual = SavedGame(new_id(), heart_to_heart(moves=120), 0, STARTED)
        long = SavedGame(new_id(), heart_to_heart(number=3, moves=5000, undone=0), 0, STARTED)
        times = _timed(lambda: saved_game.save(usual, folder), count)
        figures = [
            Figure("save a game, median", median(times), "ms", "≤ 2"),
            Figure("save a game, 95 %", quantiles(times, n=20)[18], "ms", "≤ 5"),
            Figure("load a game", median(_timed(lambda: saved_game.load(folder), 50)), "ms", "≤ 5"),
        ]
        moves = len(long.game.history)
        times = _timed(lambda: saved_game.save(long, folder), 20)
        figures.append(Figure(f"save {moves} moves", median(times), "ms", "≤ 5"))
        times = _timed(lambda: HEARTS.write(folder), count)
        figures.append(Figure("save a match", median(times), "ms", "≤ 2"))
        return figures


def long_games(count: int = 60) -> list[Figure]:
    """Save after each move of a long game: what the window waits for, and until it is written."""
    QCoreApplication([])
    with TemporaryDirectory() as name:
        keeper = Keeper(Path(name))
        waits, writes = zip(
            *(_a_move(keeper, moves, count) for moves in (100, 100_000)), strict=True
        )
    keeper.close()
    return [
        Figure("window waits for a save, of 100 moves", waits[0], "ms", "≤ 2"),
        Figure("window waits for a save, of 100,000 moves", waits[1], "ms", "≤ 2"),
        Figure("the second by the first", waits[1] / waits[0], "", "≤ 2"),
        Figure("written after, 100 moves", writes[0], "ms", ""),
        Figure("written after, 100,000 moves", writes[1], "ms", ""),
    ]


def _a_move(keeper: Keeper, moves: int, count: int) -> tuple[float, float]:
    game, encoder = Game(DealCode(12)), saved_game.Encoder()
    waits, writes = [], []
    for move in range(moves + count):
        game.play(Draw() if game.state.stock else Redeal())
        if move < moves - 1:
            continue
        begin = time.perf_counter()
        saved = SavedGame(new_id(), game, 0, STARTED)
        keeper.save(saved_game.FILE_NAME, encoder.prepare(saved))
        waits.append((time.perf_counter() - begin) * 1000)
        keeper.flush()
        writes.append((time.perf_counter() - begin) * 1000)
    return median(waits), median(writes)


def recording(count: int = 300) -> list[Figure]:
    """Record results one by one, then read ten thousand of them."""
    with TemporaryDirectory() as name:
        statistics = Statistics(Path(name))
        games = iter(range(10_000))
        times = _timed(lambda: statistics.record(result(next(games))), count)
        for number in games:
            statistics._load_waiting()[f"{number:032x}"] = result(number)
        statistics.record(result(0))
        reading = _timed(lambda: statistics.results(GameKind.HEART_TO_HEART), 3)
        return [
            Figure("record a result, median", median(times), "ms", "≤ 20"),
            Figure("read 10,000 results", median(reading), "ms", "≤ 500"),
        ]


def moving(count: int = 10_000) -> list[Figure]:
    """Write everything into one file, read it and merge its results, in a thread of the program."""
    results = Results.of(result(number) for number in range(count))
    everything = Everything(STARTED, results, {}, as_texts(Settings()))
    with TemporaryDirectory() as name:
        path, statistics = Path(name) / "everything.h2h", Statistics(Path(name))
        writing = _timed(lambda: path.write_bytes(transfer.encode(everything)), 3)
        reading = _timed(lambda: transfer.read(path), 3)
        merging = _timed(lambda: statistics.add(results), 1)
        size = path.stat().st_size / 1e6
    return [
        Figure(f"write everything, {count} results", median(writing), "ms", "≤ 2000"),
        Figure(f"read everything, {count} results", median(reading), "ms", "≤ 2000"),
        Figure(f"merge {count} results", median(merging), "ms", "≤ 2000"),
        Figure(f"a file of {count} results", size, "MB", "≤ 10"),
    ]


def damaged_files(count: int = 20_000) -> list[Figure]:
    """Load damaged saved games."""
    with TemporaryDirectory() as name:
        for kind in KINDS:
            _load_damaged(kind, Path(name), count // len(KINDS))
    return [Figure("damaged files without error, hang or loss", count, "", "all")]


def _load_damaged(kind: Kind, folder: Path, count: int) -> None:
    @_many(count)
    @given(damaged(kind.whole))
    def load(content: bytes) -> None:
        assert_nothing_lost(kind, folder, content)

    load()


def damaged_codes(count: int = 100_000) -> list[Figure]:
    """Read texts that are nearly codes."""

    @_many(count)
    @given(codes())
    def read(text: str) -> None:
        for kind in (DealCode, MatchCode):
            with suppress(CodeError):
                code = kind.parse(text)
                assert kind.parse(str(code)) == code
        find_code(text)

    read()
    return [Figure("damaged codes without error or hang", count, "", "all")]


def damaged_databases() -> list[Figure]:
    """Flip each byte of a database that is not zero, one after the other."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        statistics = Statistics(folder)
        for number in range(12):
            statistics.record(result(number))
        path = folder / FILE_NAME
        whole = path.read_bytes()
        kept = []
        used = [at for at, byte in enumerate(whole) if byte]
        for at in used:
            path.write_bytes(whole[:at] + bytes([whole[at] ^ 0x55]) + whole[at + 1 :])
            damaged_statistics = Statistics(folder)
            kept.append(len(damaged_statistics.results(GameKind.HEART_TO_HEART)))
            problem = damaged_statistics.problem()
            if problem and problem.kept_as:
                problem.kept_as.unlink()
            else:
                assert problem or kept[-1] >= 11
        return [
            Figure("databases with one byte wrong", len(used), "", "no error"),
            Figure("of their results still there", sum(kept) / len(kept) / 0.12, "%", "≥ 80"),
        ]


def killing(times: int = 200) -> list[Figure]:
    """Kill a program that saves and records without pause."""
    with TemporaryDirectory() as name:
        recorded = kill_and_check(Path(name), times)
    return [
        Figure("kills without loss", times, "", "all"),
        Figure("results recorded meanwhile", recorded, "", ""),
    ]


def starting(count: int = 50) -> list[Figure]:
    """Start many programs at once, with and without a lock that a crash left."""
    figures = []
    for stale in (False, True):
        with TemporaryDirectory() as name:
            if stale:
                leave_a_stale_lock(Path(name))
            processes = [start(Path(name)) for _ in range(count)]
            try:
                said = answers(processes)
            finally:
                end(processes)
            assert sorted(said) == ["first", *["later"] * (count - 1)], said
            what = "after a crash" if stale else "at once"
            figures.append(Figure(f"{count} starts {what}: first ones", 1, "", "1"))
    return figures


def loading() -> list[Figure]:
    """Import what a start needs of storage, beside Qt itself."""
    code = (
        "import time, PySide6.QtCore, pathlib; begin = time.perf_counter();"
        "import h2h.storage.settings, h2h.heart_to_heart.saved_game;"
        "print((time.perf_counter() - begin) * 1000)"
    )
    times = [
        float(subprocess.run([sys.executable, "-c", code], capture_output=True, check=True).stdout)
        for _ in range(11)
    ]
    return [Figure("import settings and saved games", median(times), "ms", "≤ 30")]


def _many(count: int) -> Callable[[Callable[..., None]], Callable[..., None]]:
    return settings(
        max_examples=count,
        deadline=_HANG,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def main() -> None:
    """Print all figures."""
    trials = [
        loading,
        saving,
        long_games,
        recording,
        moving,
        damaged_files,
        damaged_codes,
        damaged_databases,
    ]
    trials += [starting, killing] if os.name == "posix" else [starting]
    for trial in trials:
        begin = time.perf_counter()
        for name, value, unit, goal in trial():
            print(f"{name:50} {value:10.2f} {unit:4} {goal}")
        print(f"    ({trial.__name__} took {time.perf_counter() - begin:.0f} s)")


if __name__ == "__main__":
    main()
