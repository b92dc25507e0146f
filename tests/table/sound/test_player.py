"""The player of sounds and its mixer; the device is one that nobody hears."""

import itertools
import math
import os
import subprocess
import sys
import threading
import wave
from array import array
from collections.abc import Callable

import pytest

from h2h import resources
from h2h.cards.transition import Cause
from h2h.table.sound import player as player_module
from h2h.table.sound.cues import BY_CAUSE, Sound
from h2h.table.sound.mixer import RATE, Mixer
from h2h.table.sound.player import SoundPlayer

PATIENCE = 20.0
"""Seconds."""


def floats(data: bytes) -> "array[float]":
    return array("f", data)


class TestMixer:
    def test_silence_is_nothing(self) -> None:
        assert Mixer().read(100) == b""

    def test_a_sound_is_heard_once_and_whole(self) -> None:
        mixer, samples = Mixer(), array("h", range(-5000, 5000, 7))
        mixer.add(samples, 0.5)
        heard = array("f")
        while part := mixer.read(441):
            assert len(floats(part)) == 441
            heard.extend(floats(part))
        assert list(heard[: len(samples)]) == pytest.approx(
            [sample * 0.5 / 32768 for sample in samples], abs=1e-6
        )
        assert not any(heard[len(samples) :])

    def test_sounds_add_up_from_where_they_begin(self) -> None:
        mixer, samples = Mixer(), array("h", [8192] * 100)
        mixer.add(samples, 1)
        mixer.read(60)
        mixer.add(samples, 1)
        heard = floats(mixer.read(120))
        assert list(heard) == [0.5] * 40 + [0.25] * 60 + [0.0] * 20

    def test_many_at_once_never_reach_full_scale_and_make_no_jump(self) -> None:
        """20 loud waves: the sum is rounded off, as smooth as a wave."""
        mixer = Mixer()
        wave_ = array(
            "h", [round(16000 * math.sin(2 * math.pi * 200 * i / RATE)) for i in range(RATE // 10)]
        )
        for _ in range(20):
            mixer.add(wave_, 1)
        heard = floats(mixer.read(len(wave_)))
        assert max(map(abs, heard)) <= 1
        steps = [abs(a - b) for a, b in itertools.pairwise(heard)]
        assert max(steps) <= 20 * 0.5 * 2 * math.pi * 200 / RATE
        assert max(heard) > 0.9

    def test_no_more_than_a_few_dozen_are_mixed(self) -> None:
        mixer = Mixer()
        for _ in range(1000):
            mixer.add(array("h", [100] * 10), 1)
        assert max(floats(mixer.read(10))) * 32768 <= 100 * 24 + 1


class Device:
    """A device that is read from by the test."""

    def __init__(self, read: Callable[[int], bytes]) -> None:
        self.read = read
        self.is_playing = True
        self.closed = False

    def close(self) -> None:
        self.is_playing = False
        self.closed = True


class Devices:
    """Opens devices and keeps them to look at; as many fail as the test asks for."""

    def __init__(self, failures: int = 0, error: type[Exception] = OSError) -> None:
        self.opened: list[Device] = []
        self.failures = failures
        self._error = error

    def open(self, read: Callable[[int], bytes]) -> Device:
        if self.failures:
            self.failures -= 1
            raise self._error
        self.opened.append(Device(read))
        return self.opened[-1]


def player_with(devices: Devices, close_after: float = 60) -> SoundPlayer:
    player = SoundPlayer(devices.open, close_after)  # type: ignore[arg-type]
    player.volume = 1
    return player


def wait_for(condition: Callable[[], object]) -> None:
    waiting = threading.Event()
    for _ in range(round(PATIENCE / 0.01)):
        if condition():
            return
        waiting.wait(0.01)
    pytest.fail("it never came")


def sound_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "sound"]


class TestPlayer:
    @pytest.mark.parametrize("sound", Sound)
    def test_every_sound_reaches_the_device(self, sound: Sound) -> None:
        devices = Devices()
        player = player_with(devices)
        player.play(sound)
        wait_for(lambda: devices.opened and devices.opened[0].read(441))
        player.close()
        assert devices.opened[0].closed

    def test_it_is_as_loud_as_asked(self) -> None:
        peaks = []
        for volume in (1.0, 0.5):
            devices = Devices()
            player = player_with(devices)
            player.volume = volume
            player.play(Sound.SELECT)
            wait_for(devices.opened.copy)
            heard = floats(devices.opened[0].read(9000))
            while not heard:
                heard = floats(devices.opened[0].read(9000))
            peaks.append(max(map(abs, heard)))
            player.close()
        assert peaks[0] == pytest.approx(10 ** (-6 / 20), abs=0.01)
        assert peaks[1] == pytest.approx(peaks[0] / 4, rel=0.01)

    def test_muted_it_opens_nothing(self) -> None:
        devices = Devices()
        player = player_with(devices)
        player.volume = 0
        player.play(Sound.DEAL)
        assert not sound_threads()
        assert not devices.opened

    def test_after_some_silence_the_device_is_closed_and_no_thread_is_left(self) -> None:
        devices = Devices()
        player = player_with(devices, close_after=0)
        for number in (1, 2):
            player.play(Sound.SELECT)
            wait_for(lambda: not sound_threads())
            assert len(devices.opened) == number
            assert all(device.closed for device in devices.opened)

    def test_an_unplugged_device_is_opened_anew(self) -> None:
        devices = Devices()
        player = player_with(devices)
        player.play(Sound.SELECT)
        wait_for(lambda: devices.opened and devices.opened[0].read(10))
        devices.opened[0].is_playing = False
        player.play(Sound.SELECT)
        wait_for(lambda: len(devices.opened) == 2)
        player.close()
        assert all(device.closed for device in devices.opened)

    def test_without_a_device_it_is_silent_and_tries_again_later(
        self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        now = [100.0]
        monkeypatch.setattr(player_module, "monotonic", lambda: now[0])
        devices = Devices(failures=1)
        player = player_with(devices)
        player.play(Sound.DRAW)
        wait_for(lambda: not sound_threads())
        player.play(Sound.DRAW)
        assert not sound_threads()
        assert not devices.opened
        now[0] += 60
        player.play(Sound.DRAW)
        wait_for(lambda: devices.opened and devices.opened[0].read(441))
        player.close()
        assert capfd.readouterr() == ("", "")

    def test_without_the_library_it_is_silent_for_good(
        self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setitem(sys.modules, "_miniaudio", None)
        monkeypatch.delitem(sys.modules, "h2h.table.sound.device", raising=False)
        player = SoundPlayer()
        player.volume = 1
        player.play(Sound.DRAW)
        wait_for(lambda: not sound_threads())
        player.play(Sound.DRAW)
        assert not sound_threads()
        assert capfd.readouterr() == ("", "")

    def test_a_sound_that_comes_too_late_is_not_played(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """A device that takes a second to open must not play what nobody waits for any more."""
        now = [100.0]
        monkeypatch.setattr(player_module, "monotonic", lambda: now[0])
        devices = Devices()

        def open_slowly(read: Callable[[int], bytes]) -> Device:
            now[0] += 1
            return devices.open(read)

        player = SoundPlayer(open_slowly, close_after=0)  # type: ignore[arg-type]
        player.volume = 1
        player.play(Sound.DRAW)
        wait_for(lambda: devices.opened and not sound_threads())
        assert devices.opened[0].read(441) == b""

    def test_once_closed_it_stays_silent(self) -> None:
        devices = Devices()
        player = player_with(devices)
        player.close()
        player.play(Sound.WIN)
        assert not sound_threads()


class TestDevice:
    """With the library's own device that plays to nobody."""

    @pytest.fixture(autouse=True)
    def _library(self) -> None:
        pytest.importorskip("_miniaudio")

    def test_it_reads_until_it_is_closed(self) -> None:
        from h2h.table.sound.device import Device as RealDevice

        asked: list[int] = []

        def read(frames: int) -> bytes:
            asked.append(frames)
            return b"\0" * (4 * frames) if len(asked) % 2 else b""

        device = RealDevice(read, RATE, ("null",))
        wait_for(lambda: len(asked) > 10)
        assert device.is_playing
        device.close()
        assert not device.is_playing
        count = len(asked)
        device.close()
        assert len(asked) == count
        assert set(asked) == {RATE // 100}

    def test_a_whole_sound_goes_through(self) -> None:
        from h2h.table.sound.device import Device as RealDevice

        heard = 0

        def open_device(read: Callable[[int], bytes]) -> RealDevice:
            def counting(frames: int) -> bytes:
                nonlocal heard
                data = read(frames)
                heard += len(data) // 4
                return data

            return RealDevice(counting, RATE, ("null",))

        player = SoundPlayer(open_device)
        player.volume = 0.5
        player.play(Sound.SELECT)
        with wave.open(str(resources.path("sounds/select.wav"))) as file:
            length = file.getnframes()
        wait_for(lambda: heard >= length)
        player.close()
        assert not sound_threads()

    @pytest.mark.skipif(sys.platform != "linux", reason="asks for files of Linux")
    def test_where_there_is_no_device_nothing_is_said(self) -> None:
        """No server to reach, no sound card: ALSA would fill the screen with messages."""
        script = (
            "from h2h.table.sound.device import Device, NoDeviceError\n"
            "try: Device(lambda frames: b'', 44100)\n"
            "except NoDeviceError: print('none')\n"
            "else: print('found')\n"
        )
        ran = subprocess.run(
            [sys.executable, "-c", script],
            capture_output=True,
            text=True,
            check=True,
            timeout=60,
            env={"PATH": "", "PYTHONPATH": str(resources.folder().parent)},
        )
        assert ran.stdout.strip() in ("none", "found")
        assert ran.stderr == ""


def test_every_change_has_a_sound() -> None:
    assert set(BY_CAUSE) == set(Cause)


def test_the_program_starts_without_the_library() -> None:
    """A start imports nothing of what plays."""
    script = (
        "import sys, h2h.app.main_window\n"
        "assert not {'_miniaudio', 'wave', 'h2h.table.sound.player'} & set(sys.modules)"
    )
    ours = {"PYTHONPATH": str(resources.folder().parent), "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([sys.executable, "-c", script], check=True, timeout=60, env=os.environ | ours)
