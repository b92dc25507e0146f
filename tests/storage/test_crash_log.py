"""The log of errors: bounded, anonymous, and never an error itself."""

import sys
from pathlib import Path, PureWindowsPath

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


@pytest.mark.parametrize(
    ("home", "text"),
    [
        ("/home/мария", "/home/мария/file"),
        ("/home/мария", "'/HOME/Мария/file'"),
        (r"C:\Users\Мария Ив", r"C:\Users\Мария Ив\file"),
        (r"C:\Users\Мария Ив", r"'C:\\Users\\Мария Ив\\file'"),
        (r"C:\Users\Мария Ив", "file:///c:/users/мария ив/file"),
        (r"C:\Users\Мария Ив", r"C:\\\\USERS\\\\Мария ИВ\\\\file"),
        (r"\\server\homes\мария", r"'\\\\server\\homes\\мария\\file'"),
    ],
)
def test_no_spelling_of_the_home_folder_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, home: str, text: str
) -> None:
    """The text of an OSError doubles backslashes; Qt and SQLite write slashes."""
    monkeypatch.setattr(Path, "home", lambda: PureWindowsPath(home) if "\\" in home else Path(home))
    said = record(CrashLog(tmp_path), ValueError(text), text)
    assert "мария" not in said.lower()
    assert said.count("~") == 2
    assert "file" in said


def test_a_log_that_another_program_blocks_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record(CrashLog(tmp_path), ValueError("first"))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "used by another program")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        assert "second" in record(CrashLog(tmp_path), ValueError("second"))
    record(CrashLog(tmp_path), ValueError("third"))
    assert "first" in CrashLog(tmp_path).text()
    assert "third" in CrashLog(tmp_path).text()


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
