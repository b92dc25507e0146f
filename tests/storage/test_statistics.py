"""The statistics: each game counts once, whatever the path, and no row is ever lost."""

import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.heart_to_heart.engine import DealCode, Game, Outcome, solver
from h2h.heart_to_heart.result import result_of
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.hearts.result import result_of as result_of_match
from h2h.hearts.saved_match import SavedMatch
from h2h.storage import database, document
from h2h.storage.document import new_id
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult, MatchFacts, ResultOutcome
from h2h.storage.settings import GameKind
from h2h.storage.statistics import FILE_NAME, WAITING_NAME, Statistics
from h2h.storage.summaries import Filter
from tests.storage.disks import fill
from tests.storage.games import ID, STARTED, match

HH, HT = GameKind.HEART_TO_HEART, GameKind.HEARTS
WON, NO_MOVES, ABANDONED = ResultOutcome.WON, ResultOutcome.NO_MOVES, ResultOutcome.ABANDONED


def result(number: int, outcome: ResultOutcome = WON) -> GameResult:
    """Return the result of game so-and-so, an hour after the one before."""
    ended = STARTED + timedelta(hours=number)
    code = "HH1-N-AAAAAAM"
    return GameResult(f"{number:032x}", HH, code, STARTED, ended, 90_500, 70, 250, outcome)


def match_result(number: int) -> GameResult:
    facts = MatchFacts(
        scores=(40, 103, 60, 57),
        place=1,
        rounds=10,
        moons=1,
        play_to=100,
        queen_of_spades="ALWAYS",
        points_on_first_trick=True,
        levels="EASY NORMAL HARD",
    )
    game = replace(result(number), game=HT, code="HT1-N-AAAAAAB", score=40)
    return replace(game, match=facts)


def ids(statistics: Statistics, game: GameKind = HH) -> list[str]:
    return [each.id for each in statistics.results(game)]


def numbers(*of: int) -> list[str]:
    return [f"{number:032x}" for number in of]


def check_integrity(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


class TestCounting:
    def test_what_is_recorded_comes_back_also_after_a_restart(self, tmp_path: Path) -> None:
        game, hearts = result(1), match_result(2)
        for each in (game, hearts):
            assert Statistics(tmp_path / "new" / "folder").record(each) is None
        statistics = Statistics(tmp_path / "new" / "folder")
        assert statistics.results(HH) == [game]
        assert statistics.results(HT) == [hearts]
        assert statistics.problem() is None
        check_integrity(tmp_path / "new" / "folder" / FILE_NAME)

    def test_without_a_file_nothing_has_been_played(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        assert statistics.results(HH) == []
        assert statistics.problem() is None

    def test_a_real_game_undone_and_won_counts_once(self, tmp_path: Path) -> None:
        """Dead end, undo, abandoned, taken up again, won, won again: one game, won."""
        statistics = Statistics(tmp_path)
        saved = SavedGame(new_id(), stuck_game(), 1000, STARTED)
        assert result_of(saved).outcome is NO_MOVES
        statistics.record(result_of(saved))
        saved.game.undo()
        assert result_of(saved).outcome is ABANDONED
        statistics.record(result_of(saved))
        solution = solver.solution(DealCode(12))
        assert solution
        won = SavedGame(saved.id, Game.replay(DealCode(12), solution), 2000, STARTED)
        statistics.record(result_of(won))
        statistics.record(result_of(won))
        statistics.record(result_of(saved))
        (only,) = statistics.results(HH)
        assert only.outcome is WON
        assert (only.score, only.moves) == (250, len(solution))

    def test_a_real_match_has_its_facts(self, tmp_path: Path) -> None:
        levels = ("EASY", "HARD", "NORMAL")
        played = result_of_match(SavedMatch(ID, match(moves=10_000), levels, 1000, STARTED))
        assert played.match
        assert played.outcome in {WON, ResultOutcome.LOST}
        assert max(played.match.scores) >= 50
        assert (played.match.place == 1) == played.won
        assert played.match.levels == "EASY HARD NORMAL"
        statistics = Statistics(tmp_path)
        assert statistics.record(played) is None
        assert statistics.results(HT) == [
            replace(played, ended=played.ended.replace(microsecond=0))
        ]

    @profile(max_examples=25, deadline=None)
    @given(
        st.lists(
            st.tuples(
                st.integers(0, 3), st.sampled_from([WON, NO_MOVES, ABANDONED]), st.booleans()
            ),
            max_size=12,
        )
    )
    def test_each_game_counts_once_whatever_the_path(
        self,
        tmp_path_factory: pytest.TempPathFactory,
        steps: list[tuple[int, ResultOutcome, bool]],
    ) -> None:
        folder = tmp_path_factory.mktemp("paths")
        statistics = Statistics(folder)
        expected: dict[str, ResultOutcome] = {}
        for number, outcome, restart in steps:
            if restart:
                statistics = Statistics(folder)
            statistics.record(result(number, outcome))
            key = f"{number:032x}"
            expected[key] = WON if expected.get(key) is WON else outcome
        found = statistics.results(HH)
        assert {each.id: each.outcome for each in found} == expected
        assert len(found) == len(expected)
        counted = statistics.overview(Filter(HH)).summary
        assert counted.played == len(expected) >= counted.won
        assert counted.rate is None or 0 <= counted.rate <= 1


def stuck_game() -> Game:
    for number in range(2000):
        game = Game(DealCode(number))
        while game.outcome is None:
            moves = game.legal_moves()
            game.play(moves[0])
            if game.state.moves > 500:
                break
        if game.outcome is Outcome.NO_MOVES:
            return game
    raise AssertionError("no such game")


class TestDamage:
    def put(self, folder: Path, content: bytes) -> Statistics:
        (folder / FILE_NAME).write_bytes(content)
        return Statistics(folder)

    def assert_goes_on(self, folder: Path, statistics: Statistics, was: bytes) -> list[str]:
        """Assert that the file was set aside and said, and that results can be added."""
        found = ids(statistics)
        problem = statistics.problem()
        assert problem
        assert problem.kind is ProblemKind.UNREADABLE
        assert problem.kept_as
        assert problem.kept_as.read_bytes() == was
        assert statistics.record(result(999)) is None
        assert ids(Statistics(folder)) == [*found, *numbers(999)]
        check_integrity(folder / FILE_NAME)
        return found

    @pytest.mark.parametrize(
        "content", [b"", b"\0" * 9000, b"SQLite format 3\0", b"\x89PNG\r\n\x1a\n", b"{}" * 500]
    )
    def test_what_is_no_database_is_set_aside(self, tmp_path: Path, content: bytes) -> None:
        assert self.assert_goes_on(tmp_path, self.put(tmp_path, content), content) == []

    def test_another_programs_database_is_set_aside(self, tmp_path: Path) -> None:
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
            connection.execute("CREATE TABLE results (id TEXT, precious TEXT)")
            connection.execute("INSERT INTO results VALUES ('1', 'yes')")
            connection.commit()
        was = (tmp_path / FILE_NAME).read_bytes()
        assert self.assert_goes_on(tmp_path, Statistics(tmp_path), was) == []

    def test_a_table_that_is_not_ours_is_noticed(self, tmp_path: Path, filled: bytes) -> None:
        (tmp_path / FILE_NAME).write_bytes(filled)
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as connection:
            connection.execute("CREATE TRIGGER t AFTER INSERT ON results BEGIN SELECT 1; END")
        was = (tmp_path / FILE_NAME).read_bytes()
        assert len(self.assert_goes_on(tmp_path, Statistics(tmp_path), was)) == 12

    def test_rows_after_a_damaged_page_are_saved_too(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        statistics.record(result(0))
        with database.connected(tmp_path / FILE_NAME) as connection:
            database.write_all(connection, [result(number) for number in range(200)])
        whole = (tmp_path / FILE_NAME).read_bytes()
        middle = len(whole) // 2 // 4096 * 4096
        damaged = whole[:middle] + b"\xff" * 4096 + whole[middle + 4096 :]
        found = self.assert_goes_on(tmp_path, self.put(tmp_path, damaged), damaged)
        assert len(found) > 120
        assert numbers(0)[0] in found
        assert numbers(199)[0] in found

    @pytest.mark.parametrize("page", [0, 2])
    def test_a_damaged_first_page_or_index_costs_no_result(
        self, tmp_path: Path, filled: bytes, page: int
    ) -> None:
        damaged = filled[: page * 4096] + b"\xaa" * 4096 + filled[(page + 1) * 4096 :]
        found = self.assert_goes_on(tmp_path, self.put(tmp_path, damaged), damaged)
        assert found == numbers(*range(12))
        assert not list(tmp_path.glob("*.mended*"))

    @pytest.mark.parametrize("length", [1, 50, 99, 100, 512, 4095, 4096, 4097, 8191, 12000])
    def test_cut_off_it_is_set_aside(self, tmp_path: Path, filled: bytes, length: int) -> None:
        assert length < len(filled)
        self.assert_goes_on(tmp_path, self.put(tmp_path, filled[:length]), filled[:length])

    def test_flipped_bytes_never_raise_and_never_lose_all(
        self, tmp_path: Path, filled: bytes
    ) -> None:
        """A byte in each stretch; the benchmark flips all of them."""
        used = [at for at, byte in enumerate(filled) if byte]
        for at in used[::41]:
            damaged = filled[:at] + bytes([filled[at] ^ 0x55]) + filled[at + 1 :]
            shutil.rmtree(tmp_path)
            tmp_path.mkdir()
            statistics = self.put(tmp_path, damaged)
            found = ids(statistics)
            problem = statistics.problem()
            if problem and problem.kept_as:
                assert problem.kept_as.read_bytes() == damaged
            else:
                assert problem or len(found) >= 11
            assert statistics.record(result(999)) is None or problem

    def test_a_later_version_is_left_alone_and_results_wait(
        self, tmp_path: Path, filled: bytes
    ) -> None:
        path = tmp_path / FILE_NAME
        newer = filled[:60] + (99).to_bytes(4) + filled[64:]
        statistics = self.put(tmp_path, newer)
        expected = Problem(ProblemKind.NEWER_VERSION, path)
        assert statistics.results(HH) == []
        assert statistics.problem() == expected
        assert statistics.record(result(50)) == expected
        assert statistics.reset() == expected
        assert path.read_bytes() == newer
        assert {each.name for each in tmp_path.iterdir()} == {FILE_NAME, WAITING_NAME}
        assert ids(Statistics(tmp_path)) == numbers(50)
        path.write_bytes(filled)  # the later version is back
        assert ids(Statistics(tmp_path)) == numbers(*range(12), 50)
        assert not (tmp_path / WAITING_NAME).exists()

    def test_a_damaged_waiting_file_is_set_aside(self, tmp_path: Path) -> None:
        (tmp_path / WAITING_NAME).write_bytes(b"damaged")
        statistics = Statistics(tmp_path)
        problem = statistics.record(result(1))
        assert problem
        assert problem.kept_as
        assert problem.kept_as.read_bytes() == b"damaged"
        assert ids(statistics) == numbers(1)


class TestOutOfReach:
    def test_a_folder_in_its_place(self, tmp_path: Path) -> None:
        (tmp_path / FILE_NAME).mkdir()
        (tmp_path / FILE_NAME / "precious").touch()
        problem = Statistics(tmp_path).record(result(1))
        assert problem
        assert problem.kept_as
        assert (problem.kept_as / "precious").exists()
        assert ids(Statistics(tmp_path)) == numbers(1)

    def test_a_read_only_folder_keeps_results_in_memory(self, read_only_folder: Path) -> None:
        statistics = Statistics(read_only_folder)
        problem = statistics.record(result(1))
        assert problem
        assert problem.kind is ProblemKind.NO_ACCESS
        assert ids(statistics) == numbers(1)
        statistics.record(result(1))
        statistics.record(result(2))
        assert ids(statistics) == numbers(1, 2)
        assert isinstance(statistics.reset(), Problem)
        assert ids(statistics) == numbers(1, 2)

    def test_a_full_disk_loses_nothing_and_catches_up(self, small_disk: Path) -> None:
        statistics = Statistics(small_disk)
        assert statistics.record(result(1)) is None
        fill(small_disk)
        written = [number for number in range(2, 40) if statistics.record(result(number)) is None]
        problem = statistics.record(result(40))
        assert problem == Problem(ProblemKind.DISK_FULL, small_disk / FILE_NAME)
        assert ids(statistics) == numbers(*range(1, 41))
        assert ids(Statistics(small_disk))[: len(written) + 1] == numbers(1, *written)
        check_integrity(small_disk / FILE_NAME)
        (small_disk / "filler").unlink()
        assert statistics.record(result(41)) is None
        assert ids(Statistics(small_disk)) == numbers(*range(1, 42))

    def test_a_locked_database_makes_results_wait(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        statistics.record(result(1))
        with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            problem = statistics.record(result(2))
            assert problem
            assert problem.kind is ProblemKind.NO_ACCESS
            assert problem.kept_as is None
            assert (tmp_path / WAITING_NAME).exists()
        # A crash now: another process finds what waits.
        assert ids(Statistics(tmp_path)) == numbers(1, 2)
        statistics.record(result(3))
        assert ids(Statistics(tmp_path)) == numbers(1, 2, 3)

    def test_deleted_while_running_it_begins_anew(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        statistics.record(result(1))
        (tmp_path / FILE_NAME).unlink()
        assert statistics.record(result(2)) is None
        assert ids(statistics) == numbers(2)

    def test_damaged_while_running_it_is_set_aside(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        statistics.record(result(1))
        (tmp_path / FILE_NAME).write_bytes(b"not a database at all" * 100)
        problem = statistics.record(result(2))
        assert problem
        assert problem.kind is ProblemKind.UNREADABLE
        assert problem.kept_as
        assert ids(statistics) == numbers(2)


class TestOrder:
    """Results are in the order of recording: the computer's clock may be changed between games."""

    PLAYED = (result(9, WON), result(2, NO_MOVES), result(1, ABANDONED), result(5, WON))

    def check(self, statistics: Statistics) -> None:
        assert ids(statistics) == [each.id for each in self.PLAYED]
        assert statistics.overview(Filter(HH)).summary.current_streak == 1
        before = statistics.overview(Filter(HH), without=self.PLAYED[-1].id)
        assert before.summary.current_streak == 0

    def test_of_what_was_written(self, tmp_path: Path) -> None:
        for each in self.PLAYED:
            Statistics(tmp_path).record(each)
        Statistics(tmp_path).record(self.PLAYED[1])  # once more changes nothing
        self.check(Statistics(tmp_path))

    def test_of_what_waits(self, tmp_path: Path) -> None:
        statistics = Statistics(tmp_path)
        statistics.record(self.PLAYED[0])
        with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            for each in self.PLAYED[1:]:
                assert statistics.record(each)
                assert statistics.is_safe
        self.check(statistics)
        self.check(Statistics(tmp_path))

    def test_of_what_was_salvaged(self, tmp_path: Path) -> None:
        for each in self.PLAYED:
            Statistics(tmp_path).record(each)
        path = tmp_path / FILE_NAME
        data = path.read_bytes()
        path.write_bytes(data[:40] + b"\xff" * 60 + data[100:])
        self.check(Statistics(tmp_path))


class TestSafety:
    """A result is safe once it is in one of the two files, and never said to be before."""

    def test_on_a_full_disk_it_is_not_and_later_it_is(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        statistics = Statistics(tmp_path)
        full = Problem(ProblemKind.DISK_FULL, tmp_path / FILE_NAME)
        with monkeypatch.context() as patch:
            patch.setattr(database, "prepare", lambda *_, **__: full)
            patch.setattr("h2h.storage.files.write_whole", lambda *_: full)
            assert statistics.record(result(1)) == full
            assert not statistics.is_safe
            assert statistics.write() == full
            assert not statistics.is_safe
        assert statistics.write() is None
        assert statistics.is_safe
        assert ids(Statistics(tmp_path)) == numbers(1)

    def test_a_waiting_file_that_could_not_be_read_is_not_overwritten(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        waiting = tmp_path / WAITING_NAME
        waiting.write_bytes(b"the only copy")

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "used by another program")

        statistics = Statistics(tmp_path)
        blocked = Problem(ProblemKind.NO_ACCESS, tmp_path / FILE_NAME)
        monkeypatch.setattr(database, "prepare", lambda *_, **__: blocked)
        with monkeypatch.context() as patch:
            patch.setattr(Path, "rename", refuse)
            statistics.record(result(1))
            assert not statistics.is_safe
            assert waiting.read_bytes() == b"the only copy"
        statistics.write()
        assert statistics.is_safe
        (aside,) = tmp_path.glob(f"{WAITING_NAME}.unreadable-*")
        assert aside.read_bytes() == b"the only copy"


def test_a_clock_at_its_limit_costs_no_result(tmp_path: Path) -> None:
    Statistics(tmp_path).record(replace(result(1), milliseconds=document.LONGEST_PLAY * 3))
    (only,) = Statistics(tmp_path).results(HH)
    assert only.milliseconds == document.LONGEST_PLAY


def test_times_are_kept_in_one_zone(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(1))
    (only,) = statistics.results(HH)
    assert only.ended.tzinfo is UTC
    assert only.id != ID
