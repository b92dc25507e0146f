"""The log of errors: bounded, anonymous, and never an error itself."""

import sys
from pathlib import Path

import pytest

from h2h.storage.crash_log import ENTRY_LIMIT, FILE_NAME, LOG_LIMIT, CrashLog


def record(log: CrashLog, error: BaseException, about: str = "") -> str:
    try:
        raise error
    except BaseException:
        kind, value, trace = sys.exc_info()
        assert kind
        assert value
        return log.record(kind, value, trace, about)


def test_an_error_is_kept_with_its_place(tmp_path: Path) -> None:
    text = record(CrashLog(tmp_path / "new"), ValueError("what happened"), "version 1")
    assert "ValueError: what happened" in text
    assert "test_crash_log.py" in text
    assert "version 1" in text
    assert text in CrashLog(tmp_path / "new").text()


def test_the_log_is_bounded_and_keeps_the_latest(tmp_path: Path) -> None:
    log = CrashLog(tmp_path)
    for number in range(120):
        record(log, ValueError(f"number {number}." + "x" * 1000))
    assert (tmp_path / FILE_NAME).stat().st_size <= LOG_LIMIT
    assert "number 119." in log.text()
    assert "number 1." not in log.text()
    assert log.text().startswith("-----")


def test_one_huge_error_is_cut(tmp_path: Path) -> None:
    text = record(CrashLog(tmp_path), ValueError("ж" * 1_000_000), "y" * 1_000_000)
    assert len(text) < 3 * ENTRY_LIMIT


def test_endless_recursion_is_cut(tmp_path: Path) -> None:
    def deeper() -> None:
        deeper()

    with pytest.raises(RecursionError) as caught:
        deeper()
    text = CrashLog(tmp_path).record(caught.type, caught.value, caught.tb)
    assert "RecursionError" in text
    assert len(text) < 3 * ENTRY_LIMIT


def test_the_home_folder_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    text = record(CrashLog(tmp_path), OSError(f"no {tmp_path}/file"))
    assert "no ~/file" in text
    assert str(tmp_path) not in text


class UnspeakableError(Exception):
    def __str__(self) -> str:
        raise RuntimeError("no words")


def test_an_error_without_words(tmp_path: Path) -> None:
    assert "UnspeakableError" in record(CrashLog(tmp_path), UnspeakableError())


def test_lone_surrogates_are_written(tmp_path: Path) -> None:
    record(CrashLog(tmp_path), ValueError("\ud800"))
    assert "ValueError" in CrashLog(tmp_path).text()


def test_where_nothing_can_be_written_the_text_is_there_all_the_same(
    read_only_folder: Path, tmp_path: Path
) -> None:
    assert "oh" in record(CrashLog(read_only_folder), ValueError("oh"))
    (tmp_path / FILE_NAME).mkdir()
    assert "oh" in record(CrashLog(tmp_path), ValueError("oh"))


def test_a_log_full_of_nonsense_is_replaced(tmp_path: Path) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"\xff\0" * LOG_LIMIT * 2)
    record(CrashLog(tmp_path), ValueError("oh"))
    assert "oh" in CrashLog(tmp_path).text()
    assert (tmp_path / FILE_NAME).stat().st_size <= LOG_LIMIT
