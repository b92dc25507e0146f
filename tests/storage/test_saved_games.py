"""The games in progress: whatever happened to the file, a start goes on and nothing is lost."""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.storage.document import Loaded
from h2h.storage.problem import Problem, ProblemKind
from tests.storage.disks import fill
from tests.storage.games import KINDS, Kind, facts
from tests.storage.mutations import assert_nothing_lost, damaged

pytestmark = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.module.FORMAT)


def sealed(values: dict[str, Any]) -> bytes:
    """Return a file with the right checksum, whatever it says."""
    rest = json.dumps(values).encode()[1:]
    return b'{"checksum":"%08x",' % crc32(rest) + rest


def contents(kind: Kind, folder: Path) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(kind.write(folder))
    del values["checksum"]
    return values


def assert_set_aside(loaded: Loaded[Any], was: bytes, kind: ProblemKind) -> None:
    assert loaded.saved is None
    assert loaded.problem
    assert loaded.problem.kind is kind
    assert not loaded.problem.path.exists()
    assert loaded.problem.kept_as
    assert loaded.problem.kept_as.read_bytes() == was


def test_without_a_file_there_is_no_game_and_no_problem(kind: Kind, tmp_path: Path) -> None:
    assert kind.load(tmp_path / "nowhere") == Loaded()


def test_a_game_comes_back_as_it_was(kind: Kind, tmp_path: Path) -> None:
    kind.write(tmp_path / "new" / "folder")
    loaded = kind.load(tmp_path / "new" / "folder")
    assert loaded.problem is None
    assert facts(loaded.saved) == facts(kind.saved)


@pytest.mark.thorough
def test_cut_off_at_every_byte_it_is_set_aside(kind: Kind, tmp_path: Path) -> None:
    whole = kind.write(tmp_path)
    for length in range(len(whole)):
        kind.path(tmp_path).write_bytes(whole[:length])
        assert_set_aside(kind.load(tmp_path), whole[:length], ProblemKind.UNREADABLE)


@pytest.mark.thorough
def test_every_flipped_byte_is_noticed(kind: Kind, tmp_path: Path) -> None:
    whole = kind.write(tmp_path)
    for at, byte in enumerate(whole):
        damaged = whole[:at] + bytes([byte ^ (1 << at % 8)]) + whole[at + 1 :]
        kind.path(tmp_path).write_bytes(damaged)
        assert_set_aside(kind.load(tmp_path), damaged, ProblemKind.UNREADABLE)


@pytest.mark.parametrize(
    "content",
    [
        b"\0" * 700,
        b"{}",
        b"[]",
        b"null",
        b'{"checksum":"00000000",' + b"[" * 100_000,
        b"SQLite format 3\0",
        b"\x89PNG\r\n\x1a\n",
        b'{"format": "another", "version": 1}',
        sealed({"format": "another program", "version": 1}),
        sealed({"x": [[[[]]]]}).replace(b"[[[[]]]]", b"[" * 50_000 + b"]" * 50_000),
        b"7" * 5_000_000,
    ],
    ids=range(11),
)
def test_what_is_no_game_is_set_aside(kind: Kind, tmp_path: Path, content: bytes) -> None:
    kind.path(tmp_path).write_bytes(content)
    assert_set_aside(kind.load(tmp_path), content, ProblemKind.UNREADABLE)


def test_deep_nesting_with_a_right_checksum_is_set_aside(kind: Kind, tmp_path: Path) -> None:
    rest = b'"x":' + b"[" * 100_000 + b"]" * 100_000 + b"}"
    content = b'{"checksum":"%08x",' % crc32(rest) + rest
    kind.path(tmp_path).write_bytes(content)
    assert_set_aside(kind.load(tmp_path), content, ProblemKind.UNREADABLE)


def test_a_later_version_is_kept_and_said(kind: Kind, tmp_path: Path) -> None:
    content = sealed(
        {"format": kind.module.FORMAT, "version": kind.module.VERSION + 1, "quite": "another"}
    )
    kind.path(tmp_path).write_bytes(content)
    loaded = kind.load(tmp_path)
    assert_set_aside(loaded, content, ProblemKind.NEWER_VERSION)
    assert loaded.problem
    assert loaded.problem.kept_as
    assert "newer-version" in loaded.problem.kept_as.name


SENSIBLE = {("undone", ""), ("moves", ""), ("recorded", True), ("points_on_first_trick", True)}
NONSENSE: list[Any] = [None, True, -1, 1.5, 10**400, "", "x" * 300, [], {}, "HH1-N-AAAAAAA;", "9+9"]


def test_any_value_replaced_by_nonsense_is_not_believed(kind: Kind, tmp_path: Path) -> None:
    good = contents(kind, tmp_path)
    for name in good:
        for nonsense in [*NONSENSE, "gone"]:
            values = {**good, name: nonsense}
            if nonsense == "gone":
                del values[name]
            content = sealed(values)
            kind.path(tmp_path).write_bytes(content)
            loaded = kind.load(tmp_path)
            if loaded.saved is None:
                assert_set_aside(loaded, content, ProblemKind.UNREADABLE)
            else:  # what makes sense all the same: no moves, say
                assert (name, nonsense) in SENSIBLE


@pytest.mark.thorough
@profile(max_examples=1000, deadline=5000)
@given(data=st.data())
def test_damaged_files_never_raise_hang_or_get_lost(
    kind: Kind, tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    """A thousand for each game here, the benchmark tries twenty thousand."""
    folder = tmp_path_factory.getbasetemp() / "damaged" / kind.module.FORMAT
    folder.mkdir(parents=True, exist_ok=True)
    assert_nothing_lost(kind, folder, data.draw(damaged(kind.whole)))


def test_many_files_set_aside_in_one_second_keep_apart(kind: Kind, tmp_path: Path) -> None:
    for number in range(5):
        kind.path(tmp_path).write_bytes(b"bad %d" % number)
        kind.load(tmp_path)
    kept = [path.read_bytes() for path in tmp_path.iterdir()]
    assert sorted(kept) == [b"bad %d" % number for number in range(5)]


def test_the_name_of_a_file_set_aside_says_when(kind: Kind, tmp_path: Path) -> None:
    kind.path(tmp_path).write_bytes(b"")
    before = datetime.now().replace(microsecond=0)
    problem = kind.load(tmp_path).problem
    assert problem
    assert problem.kept_as
    stamp = problem.kept_as.name.removeprefix(f"{kind.module.FILE_NAME}.unreadable-")
    assert before <= datetime.strptime(stamp, "%Y-%m-%d-%H%M%S") <= datetime.now()


def test_a_folder_in_its_place_is_set_aside(kind: Kind, tmp_path: Path) -> None:
    kind.path(tmp_path).mkdir()
    (kind.path(tmp_path) / "something").write_text("precious")
    problem = kind.module.save(kind.saved, tmp_path)
    assert problem
    assert problem.kind is ProblemKind.NO_ACCESS
    loaded = kind.load(tmp_path)
    assert loaded.problem
    assert loaded.problem.kind is ProblemKind.NO_ACCESS
    assert loaded.problem.kept_as
    assert (loaded.problem.kept_as / "something").read_text() == "precious"
    kind.write(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_in_its_place_does_not_hang(kind: Kind, tmp_path: Path) -> None:
    os.mkfifo(kind.path(tmp_path))
    assert kind.load(tmp_path).problem
    kind.write(tmp_path)


def test_a_file_in_place_of_the_folder(kind: Kind, tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("precious")
    assert kind.load(folder) == Loaded()
    problem = kind.module.save(kind.saved, folder)
    assert problem
    assert problem.kind is ProblemKind.NO_ACCESS
    assert folder.read_text() == "precious"


@pytest.mark.skipif(os.name == "nt", reason="no such permissions")
def test_a_file_that_may_not_be_read(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = kind.write(tmp_path)
    kind.path(tmp_path).chmod(0)
    if os.geteuid() == 0:  # nothing stops root: have the system say what it says to others

        def refuse(*_: object, **__: object) -> None:
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr(Path, "open", refuse)
    loaded = kind.load(tmp_path)
    monkeypatch.undo()
    assert loaded.problem
    assert loaded.problem.kind is ProblemKind.NO_ACCESS
    assert loaded.problem.kept_as
    loaded.problem.kept_as.chmod(0o600)
    assert loaded.problem.kept_as.read_bytes() == whole


def test_a_read_only_folder_says_so_and_nothing_breaks(kind: Kind, read_only_folder: Path) -> None:
    assert kind.load(read_only_folder) == Loaded()
    problem = kind.module.save(kind.saved, read_only_folder)
    assert problem == Problem(ProblemKind.NO_ACCESS, kind.path(read_only_folder))
    problem = kind.module.save(kind.saved, read_only_folder / "sub")
    assert problem
    assert problem.kind is ProblemKind.NO_ACCESS


def test_a_damaged_file_that_can_not_be_renamed_is_said_and_stays(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind.path(tmp_path).write_bytes(b"damaged")

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "rename", refuse)
    assert kind.load(tmp_path) == Loaded(
        None, Problem(ProblemKind.UNREADABLE, kind.path(tmp_path), None)
    )
    assert kind.path(tmp_path).read_bytes() == b"damaged"


def test_a_full_disk_keeps_the_game_that_was_there(kind: Kind, small_disk: Path) -> None:
    whole = kind.write(small_disk)
    fill(small_disk)
    problem = kind.module.save(kind.saved, small_disk)
    if problem:  # there may be room for so small a file in the last block
        assert problem == Problem(ProblemKind.DISK_FULL, kind.path(small_disk))
    assert kind.path(small_disk).read_bytes() == whole
    assert facts(kind.load(small_disk).saved) == facts(kind.saved)
    assert {path.name for path in small_disk.iterdir()} == {kind.module.FILE_NAME, "filler"}


def test_an_absurd_date_does_not_cost_the_game(kind: Kind, tmp_path: Path) -> None:
    for text in ("0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59-12:00"):
        content = sealed({**contents(kind, tmp_path), "started": text})
        kind.path(tmp_path).write_bytes(content)
        saved = kind.load(tmp_path).saved
        assert saved
        saved.started.astimezone()
