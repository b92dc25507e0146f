"""One running program: of fifty starts at once one wins, and no crash blocks the next start."""

import os
import signal
import subprocess
import sys
import threading
import time
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from h2h.storage import single_instance
from h2h.storage.files import read_whole
from h2h.storage.single_instance import SingleInstance, Start

# Takes the lock, says so, and keeps it until its input ends.
HOLDER = """
import sys, pathlib
from PySide6.QtCore import QCoreApplication
from h2h.storage.single_instance import SingleInstance
application = QCoreApplication([])
instance = SingleInstance(pathlib.Path(sys.argv[1]))
sys.stdin.readline()
print("first" if instance.acquire() else "later", flush=True)
sys.stdin.read()
"""


def start(folder: Path) -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def answers(processes: list["subprocess.Popen[str]"]) -> list[str]:
    for each in processes:
        assert each.stdin
        each.stdin.write("now\n")
        each.stdin.flush()
    return [each.stdout.readline().strip() for each in processes if each.stdout]


def end(processes: list["subprocess.Popen[str]"]) -> None:
    for each in processes:
        each.communicate()


@pytest.mark.thorough
@pytest.mark.parametrize("stale", [False, True])
def test_of_many_starts_at_once_one_is_the_first(tmp_path: Path, *, stale: bool) -> None:
    """Ten here; the benchmark starts fifty."""
    if stale:
        leave_a_stale_lock(tmp_path)
    processes = [start(tmp_path) for _ in range(10)]
    try:
        assert sorted(answers(processes)) == ["first", *["later"] * 9]
    finally:
        end(processes)


def leave_a_stale_lock(folder: Path) -> None:
    process = start(folder)
    assert answers([process]) == ["first"]
    process.kill()
    process.communicate()
    assert (folder / "running" / "lock").exists()


def test_a_killed_program_does_not_block_the_next(tmp_path: Path) -> None:
    for _ in range(2):
        leave_a_stale_lock(tmp_path)
    assert SingleInstance(tmp_path).acquire()


def test_a_program_that_ends_leaves_no_lock(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    assert not SingleInstance(tmp_path).acquire()
    end([process])
    assert SingleInstance(tmp_path).acquire()


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b"not a number\nhost\nname\n"], ids=range(3))
def test_a_damaged_lock_does_not_block(tmp_path: Path, content: bytes) -> None:
    lock = tmp_path / "running" / "lock"
    lock.parent.mkdir()
    lock.write_bytes(content)
    assert not SingleInstance(tmp_path).acquire()  # it may be in the making
    os.utime(lock, (time.time() - 60,) * 2)
    first = SingleInstance(tmp_path)
    assert first.acquire()
    assert not SingleInstance(tmp_path).acquire()
    first.release()


def test_a_process_number_used_again_does_not_block(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    lock = tmp_path / "running" / "lock"
    content = lock.read_text().replace(str(process.pid), str(os.getpid()), 1)
    process.kill()
    process.communicate()
    lock.write_text(content)  # says now that this very process holds it
    os.utime(lock, (time.time() - 60,) * 2)
    assert SingleInstance(tmp_path).acquire()


def test_a_lock_held_for_weeks_is_not_stale(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    os.utime(tmp_path / "running" / "lock", (0, 0))
    assert not SingleInstance(tmp_path).acquire()
    end([process])


def test_a_request_that_comes_while_one_is_read_is_heard_too(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, heard = SingleInstance(tmp_path), list[str]()
    assert first.acquire()
    first.requested.connect(heard.append)
    request = tmp_path / "running" / "request"
    request.write_text("one")

    def read(path: Path, limit: int) -> object:
        if not heard:
            request.write_text("two")
        return read_whole(path, limit)

    monkeypatch.setattr(single_instance, "read_whole", read)
    first.listen()
    qtbot.waitUntil(lambda: heard == ["one", "two"])
    first.release()


@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_a_stopped_program_keeps_its_lock_but_does_not_answer(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    process.send_signal(signal.SIGSTOP)
    os.utime(tmp_path / "running" / "lock", (0, 0))
    later = SingleInstance(tmp_path)
    assert later.start(seconds=0.1) is Start.NO_ANSWER
    process.send_signal(signal.SIGCONT)
    end([process])
    assert later.start() is Start.FIRST


def test_the_first_hears_what_a_later_start_sends(tmp_path: Path, qtbot: QtBot) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    first.listen()
    code = (
        "import sys, pathlib; from h2h.storage.single_instance import SingleInstance;"
        "later = SingleInstance(pathlib.Path(sys.argv[1]));"
        "print(later.start('HH1-N-AAAAAAM'))"
    )
    for _ in range(2):
        with qtbot.waitSignal(first.requested, timeout=10_000) as heard:
            later = subprocess.Popen(
                [sys.executable, "-c", code, str(tmp_path)], stdout=subprocess.PIPE, text=True
            )
        assert heard.args == ["HH1-N-AAAAAAM"]
        assert later.communicate()[0].strip() == "Start.ANSWERED"
    first.release()


def test_a_request_before_the_window_is_there_is_heard(tmp_path: Path, qtbot: QtBot) -> None:
    first, later = SingleInstance(tmp_path), SingleInstance(tmp_path)
    assert first.acquire()
    assert later.start("early", seconds=0) is Start.NO_ANSWER
    with qtbot.waitSignal(first.requested) as heard:
        first.listen()
    assert heard.args == ["early"]
    first.release()


def test_an_old_request_is_not_heard(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "running").mkdir()
    (tmp_path / "running" / "request").write_text("old")
    first = SingleInstance(tmp_path)
    assert first.acquire()
    with qtbot.assertNotEmitted(first.requested, wait=50):
        first.listen()


def test_a_request_of_nonsense_does_no_harm(tmp_path: Path, qtbot: QtBot) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    (tmp_path / "running" / "request").write_bytes(b"\xff\0" * 100)
    with qtbot.waitSignal(first.requested):
        first.listen()
    (tmp_path / "running" / "request").write_bytes(b"x" * 100_000)
    (tmp_path / "running" / "other").mkdir()
    QCoreApplication.processEvents()


def test_where_no_lock_can_be_made_every_start_runs(read_only_folder: Path, tmp_path: Path) -> None:
    assert SingleInstance(read_only_folder).acquire()
    (tmp_path / "running").write_text("a file in place of the folder")
    assert SingleInstance(tmp_path).acquire()


def test_a_folder_in_place_of_the_lock_is_set_aside(tmp_path: Path) -> None:
    (tmp_path / "running" / "lock").mkdir(parents=True)
    (tmp_path / "running" / "lock" / "precious").touch()
    first = SingleInstance(tmp_path)
    assert first.start() is Start.FIRST
    assert not SingleInstance(tmp_path).acquire()
    (aside,) = (tmp_path / "running").glob("lock.unreadable-*")
    assert (aside / "precious").exists()
    first.release()


def test_a_lock_of_any_date_that_nobody_holds_does_not_block(tmp_path: Path) -> None:
    leave_a_stale_lock(tmp_path)
    lock = tmp_path / "running" / "lock"
    stale = lock.read_bytes()
    for years, content in product((-40, 0.001, 3, 60), (stale, b"", b"garbage")):
        moment = time.time() + years * 365 * 86_400
        lock.write_bytes(content)
        os.utime(lock, (moment, moment))
        first = SingleInstance(tmp_path)
        assert first.start(seconds=0.1) is Start.FIRST
        first.release()


def test_a_lock_dated_in_the_future_that_is_held_blocks(tmp_path: Path) -> None:
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    os.utime(tmp_path / "running" / "lock", (time.time() + 1e8,) * 2)
    assert not SingleInstance(tmp_path).acquire()
    end([process])


@pytest.mark.skipif(os.name == "nt", reason="no such permissions")
def test_an_unreadable_lock_that_nobody_holds_does_not_block(tmp_path: Path) -> None:
    leave_a_stale_lock(tmp_path)
    lock = tmp_path / "running" / "lock"
    lock.write_bytes(b"")
    lock.chmod(0)
    os.utime(lock, (0, 0))
    first = SingleInstance(tmp_path)
    assert first.start(seconds=0.1) is Start.FIRST
    first.release()


def test_a_start_waits_for_a_program_that_is_about_to_end(tmp_path: Path) -> None:
    """Its window is gone, so it answers no more, but it still holds the lock."""
    process = start(tmp_path)
    assert answers([process]) == ["first"]
    ending = threading.Timer(0.3, lambda: end([process]))
    ending.start()
    later = SingleInstance(tmp_path)
    assert later.start(seconds=30) is Start.FIRST
    ending.join()
    later.release()


def test_without_a_window_no_request_is_taken(tmp_path: Path, qtbot: QtBot) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    first.listen()
    first.stop_listening()
    with qtbot.assertNotEmitted(first.requested, wait=50):
        assert SingleInstance(tmp_path).start(seconds=0.1) is Start.NO_ANSWER
    first.release()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_request_never_opens_what_lies_there(tmp_path: Path) -> None:
    first = SingleInstance(tmp_path)
    assert first.acquire()
    os.mkfifo(tmp_path / "running" / "request")
    assert SingleInstance(tmp_path).start(seconds=0.1) is Start.NO_ANSWER
    first.release()
