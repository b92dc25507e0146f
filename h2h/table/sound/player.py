"""Plays the sounds of the table in a thread of its own."""

import math
import sys
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from threading import Condition, Thread
from time import monotonic
from typing import TYPE_CHECKING

from h2h import resources
from h2h.table.sound.cues import Sound
from h2h.table.sound.mixer import RATE, Mixer

if TYPE_CHECKING:
    from h2h.table.sound.device import Device

Read = Callable[[int], bytes]
"""Returns the next samples for a device."""
OpenDevice = Callable[[Read], "Device"]

CLOSE_AFTER = 2.0
"""Seconds of silence after which the device is closed."""
_TRY_AGAIN_AFTER = 5.0
"""Seconds until a device that could not be opened is tried again."""
_TOO_LATE = 0.25
"""Seconds after which a sound no longer fits what is seen."""
_WAIT_AT_END = 0.5


def _open_device(read: Read) -> "Device":
    from h2h.table.sound.device import Device

    return Device(read, RATE)


class SoundPlayer:
    """Plays sounds; nothing waits for it, and there is no thread while all is silent.

    Where there is no device, or the library is missing, it plays nothing and says nothing.

    Attributes:
        volume: from 0, which is off, to 1.
    """

    def __init__(
        self,
        open_device: "OpenDevice | None" = None,
        close_after: float = CLOSE_AFTER,
    ) -> None:
        """Do nothing yet.

        Args:
            open_device: opens another device than the system's usual one, which then takes its
                samples from the function it is given.
            close_after: seconds of silence after which it is closed.
        """
        self.volume = 0.0
        self._open_device = open_device or _open_device
        self._close_after = close_after
        self._mixer = Mixer()
        self._samples: dict[Sound, Sequence[int]] = {}
        self._changed = Condition()
        self._wanted: deque[tuple[Sound, float]] = deque()
        self._thread: Thread | None = None
        self._closing = False
        self._silent_from = 0.0
        self._not_before = 0.0

    def play(self, sound: Sound) -> None:
        """Play a sound now, over those that are still heard."""
        now = monotonic()
        if self.volume <= 0 or now < self._not_before:
            return
        with self._changed:
            if self._closing:
                return
            self._wanted.append((sound, now))
            self._changed.notify()
            if self._thread is None:
                self._thread = Thread(target=self._run, name="sound", daemon=True)
                self._thread.start()

    def close(self) -> None:
        """Be silent from now on; returns when the device is closed, or does not answer."""
        with self._changed:
            self._closing = True
            thread = self._thread
            self._changed.notify()
        if thread is not None:
            thread.join(_WAIT_AT_END)

    # In the thread

    def _run(self) -> None:
        device: Device | None = None
        while wanted := self._next():
            sound, asked = wanted
            if device is None or not device.is_playing:
                if device is not None:
                    device.close()
                device = self._opened()
            if device is None or monotonic() - asked > _TOO_LATE:
                continue
            samples = self._read(sound)
            self._mixer.add(samples, self.volume**2)
            self._silent_from = max(self._silent_from, monotonic() + len(samples) / RATE)
        if device is not None:
            device.close()

    def _next(self) -> tuple[Sound, float] | None:
        """Return the next sound to play; None, and no thread, after some silence."""
        with self._changed:
            rest = self._silent_from + self._close_after - monotonic()
            self._changed.wait_for(lambda: self._wanted or self._closing, max(0.0, rest))
            if self._wanted and not self._closing:
                return self._wanted.popleft()
            self._thread = None
            return None

    def _opened(self) -> "Device | None":
        try:
            device = self._open_device(self._mixer.read)
        except ImportError:
            self._not_before = math.inf  # miniaudio is not installed
        except Exception:  # a sound that can't be played is never worth a message
            self._not_before = monotonic() + _TRY_AGAIN_AFTER
        else:
            self._silent_from = monotonic()
            return device
        return None

    def _read(self, sound: Sound) -> Sequence[int]:
        import wave

        samples = self._samples.get(sound)
        if samples is None:
            with wave.open(str(resources.path(f"sounds/{sound.value}.wav"))) as file:
                samples = array("h", file.readframes(file.getnframes()))
            if sys.byteorder == "big":
                samples.byteswap()
            self._samples[sound] = samples
        return samples
