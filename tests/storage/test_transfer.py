"""The file with everything: it comes back as it was, or is refused as a whole."""

import json
import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.palette import Palette
from h2h.storage import settings, transfer
from h2h.storage.document import NewerVersionError
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult, ResultOutcome
from h2h.storage.settings import GameKind, Settings
from h2h.storage.statistics import FILE_NAME, Statistics
from h2h.storage.transfer import Everything, Results
from tests.storage.games import HEART_TO_HEART, HEARTS
from tests.storage.mutations import damaged
from tests.storage.test_statistics import match_result, result

WRITTEN = datetime(2026, 12, 1, 0, 30, tzinfo=UTC)
EVERYTHING = Everything(
    WRITTEN,
    Results.of([result(1), result(2, ResultOutcome.NO_MOVES), match_result(3)]),
    {GameKind.HEART_TO_HEART: HEART_TO_HEART.whole, GameKind.HEARTS: HEARTS.whole},
    settings.as_texts(Settings(table=Palette.SLATE, four_colour_suits=True, language="bg")),
)
WHOLE = transfer.encode(EVERYTHING)
_START = len(b'{"checksum":"00000000",')


def sealed(data: bytes) -> bytes:
    """Return a file with the right checksum, whatever it says."""
    rest = data[_START:]
    return b'{"checksum":"%08x",' % crc32(rest) + rest


def changed(name: str, value: object) -> bytes:
    """Return a file with another value and the right checksum."""
    first, _, lines = WHOLE.partition(b"\n")
    values: dict[str, Any] = json.loads(first)
    del values["checksum"]
    return sealed(b" " * _START + json.dumps({**values, name: value}).encode()[1:] + b"\n" + lines)


def test_everything_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "all.h2h"
    path.write_bytes(WHOLE)
    assert transfer.read(path) == EVERYTHING
    assert path.read_bytes() == WHOLE


def test_settings_come_back_without_those_of_one_machine() -> None:
    chosen = Settings(
        table=Palette.EVERGREEN,
        sounds=False,
        volume=1.0,
        opponent_names=("A", "", "Я"),
        opponent_levels=("EASY", "HARD", "NORMAL"),
        window_geometry=b"\x01\x02",
        last_game=GameKind.HEARTS,
    )
    found = settings.from_texts(settings.as_texts(chosen))
    back = Settings()._replace(**found)  # type: ignore[arg-type]
    expected = chosen._replace(window_geometry=b"", last_game=GameKind.HEART_TO_HEART)
    assert back == expected


def test_settings_that_make_no_sense_are_the_default_and_unknown_ones_are_left_out() -> None:
    texts = {"volume": "9", "weather": "fine", "window_geometry": "ff", "play_to": "50"}
    assert settings.from_texts(texts) == {"volume": Settings().volume, "play_to": 50}


def test_a_game_that_does_not_end_is_no_reason_to_lose_its_order(tmp_path: Path) -> None:
    many = [result(number) for number in (5, 1, 9, 3)]
    data = transfer.encode(EVERYTHING._replace(results=Results.of(many)))
    assert list(transfer.decode(data).results) == many


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("format", "another"),
        ("version", 0),
        ("version", "1"),
        ("results", 2),
        ("results", 4),
        ("written", "yesterday"),
        ("games", []),
        ("games", {"chess": "e4"}),
        ("games", {"hearts": 5}),
        ("games", {"hearts": "\ud800"}),
        ("settings", None),
        ("settings", {"volume": 1}),
        ("settings", {"volume": "x" * 2000}),
    ],
)
def test_values_that_make_no_sense_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError) as raised:  # noqa: PT011
        transfer.decode(changed(name, value))
    assert not isinstance(raised.value, NewerVersionError)


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"[" * 3000,
        b'{"id":"../../etc/passwd"}',
        b"x" * 5000,
        json.dumps({"id": "0" * 32}).encode(),
    ],
    ids=range(8),
)
def test_a_line_that_is_no_result_is_refused(line: bytes) -> None:
    first, _, lines = changed("results", 4).partition(b"\n")
    with pytest.raises((ValueError, RecursionError)):
        transfer.decode(sealed(first + b"\n" + lines + line + b"\n"))


@pytest.mark.parametrize("code", ["", "HH1-N-AAAAAA", "hh1-n-aaaaaam", "AAAAAAM", "HH9-N-AAAAAAM"])
def test_a_result_of_no_deal_is_refused(code: str) -> None:
    other = EVERYTHING._replace(results=Results.of([replace(result(1), code=code)]))
    with pytest.raises(ValueError):  # noqa: PT011
        transfer.decode(transfer.encode(other))


def test_a_newer_file_is_said(tmp_path: Path) -> None:
    path = tmp_path / "all.h2h"
    path.write_bytes(changed("version", transfer.VERSION + 1))
    assert transfer.read(path) == Problem(ProblemKind.NEWER_VERSION, path)


def test_what_is_no_file_is_said(tmp_path: Path) -> None:
    assert transfer.read(tmp_path) == Problem(ProblemKind.NO_ACCESS, tmp_path)
    missing = tmp_path / "missing"
    assert transfer.read(missing) == Problem(ProblemKind.NO_ACCESS, missing)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_does_not_hang(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert transfer.read(pipe) == Problem(ProblemKind.NO_ACCESS, pipe)


@pytest.mark.skipif(os.name == "nt", reason="needs a right on Windows")
def test_a_link_to_a_device_is_not_read(tmp_path: Path) -> None:
    link = tmp_path / "link.h2h"
    link.symlink_to("/dev/zero")
    assert transfer.read(link) == Problem(ProblemKind.NO_ACCESS, link)


def test_a_file_that_is_too_large_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "all.h2h"
    path.write_bytes(WHOLE)
    monkeypatch.setattr(transfer, "LIMIT", len(WHOLE) - 1)
    assert transfer.read(path) == Problem(ProblemKind.UNREADABLE, path)


def test_cut_off_anywhere_it_is_refused() -> None:
    for length in {*range(0, len(WHOLE), 97), len(WHOLE) - 1}:
        with pytest.raises(ValueError):  # noqa: PT011
            transfer.decode(WHOLE[:length])


def tried(data: bytes) -> Everything | None:
    """Return what a damaged file means, if it is believed; it raises nothing else."""
    try:
        return transfer.decode(data)
    except (ValueError, RecursionError):
        return None


def _mutate(data: st.DataObject) -> None:
    found = tried(data.draw(damaged(WHOLE)))
    if found is not None:
        transfer.encode(found)  # all of it could be written again


@profile(max_examples=60, deadline=5000)
@given(data=st.data())
def test_damaged_files_raise_nothing_else(data: st.DataObject) -> None:
    _mutate(data)


@pytest.mark.thorough
@profile(
    max_examples=10_000,
    deadline=5000,
    suppress_health_check=[HealthCheck.too_slow],
    database=None,
)
@given(data=st.data())
def test_many_damaged_files_raise_nothing_else(data: st.DataObject) -> None:
    _mutate(data)


# Results are merged by their ids.


def ids(statistics: Statistics) -> list[str]:
    everything = statistics.everything(list)
    assert not isinstance(everything, Problem)
    return [each.id for each in everything]


def outcomes(statistics: Statistics) -> dict[str, ResultOutcome]:
    everything = statistics.everything(list)
    assert not isinstance(everything, Problem)
    return {each.id: each.outcome for each in everything}


def test_twice_is_once(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    assert statistics.add(EVERYTHING.results) == 3
    assert statistics.add(EVERYTHING.results) == 0
    assert ids(statistics) == [each.id for each in EVERYTHING.results]
    assert Statistics(tmp_path).everything(list) == list(EVERYTHING.results)


def test_what_was_here_stays(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    here = replace(result(2, ResultOutcome.ABANDONED), moves=7)
    statistics.record(here)
    assert statistics.add([result(2, ResultOutcome.NO_MOVES), result(4)]) == 1
    everything = statistics.everything(list)
    assert not isinstance(everything, Problem)
    assert everything == [here, result(4)]


@pytest.mark.parametrize(
    ("here", "there", "kept", "added"),
    [
        (ResultOutcome.ABANDONED, ResultOutcome.WON, ResultOutcome.WON, 1),
        (ResultOutcome.WON, ResultOutcome.ABANDONED, ResultOutcome.WON, 0),
        (ResultOutcome.WON, ResultOutcome.WON, ResultOutcome.WON, 0),
        (ResultOutcome.NO_MOVES, ResultOutcome.ABANDONED, ResultOutcome.NO_MOVES, 0),
    ],
)
def test_a_win_stays_a_win_on_either_machine(
    tmp_path: Path,
    here: ResultOutcome,
    there: ResultOutcome,
    kept: ResultOutcome,
    added: int,
) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(1, here))
    assert statistics.add([result(1, there)]) == added
    assert outcomes(statistics) == {result(1).id: kept}


def test_a_result_that_waits_here_is_known(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(9))
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as other:
        other.execute("BEGIN EXCLUSIVE")
        assert statistics.record(result(1, ResultOutcome.ABANDONED))  # it can't be written now
        assert isinstance(statistics.add([result(2)]), Problem)
    assert statistics.add([result(1, ResultOutcome.NO_MOVES), result(2)]) == 1
    assert outcomes(statistics)[result(1).id] is ResultOutcome.ABANDONED


def test_a_failure_in_the_middle_adds_nothing(tmp_path: Path) -> None:
    statistics = Statistics(tmp_path)
    statistics.record(result(9))
    impossible: GameResult = replace(result(2), moves=-1)
    assert isinstance(statistics.add([result(1), impossible, result(3)]), Problem)
    assert ids(statistics) == [result(9).id]
