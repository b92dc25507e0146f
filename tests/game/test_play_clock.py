"""The play clock counts what was played, whatever the computer's clocks do."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from h2h.game.play_clock import PlayClock

pytestmark = pytest.mark.usefixtures("qapp")


class Time:
    """A monotonic clock that the test moves."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def clock(time: Time) -> Iterator[PlayClock]:
    clock = PlayClock(now=time)
    yield clock
    clock.stop()


def pass_seconds(clock: PlayClock, time: Time, seconds: int) -> None:
    """Let time pass as it does while the program is awake: with a tick each second."""
    for _ in range(seconds):
        time.now += 1
        clock._on_tick()


def test_it_stands_until_it_is_started(clock: PlayClock, time: Time) -> None:
    time.now += 50
    assert (clock.milliseconds, clock.running) == (0, False)
    clock.start()
    pass_seconds(clock, time, 5)
    assert (clock.milliseconds, clock.running) == (5000, True)


def test_it_tells_each_second(clock: PlayClock, time: Time) -> None:
    told: list[int] = []
    clock.ticked.connect(told.append)
    clock.start()
    pass_seconds(clock, time, 4)
    assert told == [1, 2, 3, 4]


def test_it_rests_and_goes_on(clock: PlayClock, time: Time) -> None:
    clock.start()
    pass_seconds(clock, time, 3)
    clock.set_paused(True)
    time.now += 600
    assert (clock.milliseconds, clock.running) == (3000, False)
    clock.set_paused(False)
    pass_seconds(clock, time, 2)
    assert clock.milliseconds == 5000


def test_what_starts_it_while_it_rests_makes_it_run_afterwards(
    clock: PlayClock, time: Time
) -> None:
    clock.set_paused(True)
    clock.start()
    time.now += 9
    assert (clock.milliseconds, clock.running) == (0, False)
    clock.set_paused(False)
    pass_seconds(clock, time, 1)
    assert clock.milliseconds == 1000


def test_a_computer_that_slept_for_an_hour_has_not_played(clock: PlayClock, time: Time) -> None:
    clock.start()
    pass_seconds(clock, time, 10)
    time.now += 3600
    clock._on_tick()
    assert 10_000 <= clock.milliseconds <= 12_000
    pass_seconds(clock, time, 5)
    assert 15_000 <= clock.milliseconds <= 17_000


def test_a_clock_that_goes_backwards_takes_nothing_back(clock: PlayClock, time: Time) -> None:
    clock.start()
    pass_seconds(clock, time, 10)
    time.now -= 500
    assert clock.milliseconds == 10_000
    pass_seconds(clock, time, 2)
    assert clock.milliseconds == 12_000


def test_stopped_it_stays_as_it_was(clock: PlayClock, time: Time) -> None:
    clock.start()
    pass_seconds(clock, time, 7)
    time.now += 0.5
    clock.stop()
    time.now += 100
    clock.set_paused(True)
    clock.set_paused(False)
    assert (clock.milliseconds, clock.running) == (7500, False)


def test_it_shows_a_time_that_was_kept(clock: PlayClock, time: Time) -> None:
    told: list[int] = []
    clock.ticked.connect(told.append)
    clock.set(83_900, started=True)
    assert told == [83]
    time.now += 0.2
    assert clock.milliseconds == 84_100
    clock.set(0, started=False)
    time.now += 5
    assert clock.milliseconds == 0


def test_asking_often_counts_nothing_twice(clock: PlayClock, time: Time) -> None:
    clock.start()
    for _ in range(1000):
        time.now += 0.001
        assert clock.milliseconds >= 0
    assert clock.milliseconds == pytest.approx(1000, abs=1)


def test_really_running_it_keeps_to_whole_seconds(qtbot: QtBot) -> None:
    clock = PlayClock()
    clock.set(900, started=True)
    # A timer may fire a little early; then it is the next one that counts.
    with qtbot.waitSignal(clock.ticked, timeout=400, check_params_cb=lambda now: now == 1):
        pass
    clock.stop()
    assert not clock._timer.isActive()
