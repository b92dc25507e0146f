"""Several sounds at once as one stream of samples."""

import math
from array import array
from collections import deque
from collections.abc import Sequence
from typing import Final

RATE: Final = 44100
"""Samples in a second, of the sound files and of the device."""

_FULL: Final = 32768
_KNEE: Final = 0.6
"""Sums above this part of full scale are rounded off, so that many sounds at once never clip."""
_MOST: Final = 24
"""More sounds than this at once would only be noise."""


class _Voice:
    """A sound that is being played, and how far it is."""

    def __init__(self, samples: Sequence[int], gain: float) -> None:
        self._samples = samples
        self._gain = gain / _FULL
        self._at = 0

    def add_to(self, mixed: list[float]) -> bool:
        """Add the next samples; return whether more are left."""
        part, gain = self._samples[self._at : self._at + len(mixed)], self._gain
        mixed[: len(part)] = [a + gain * b for a, b in zip(mixed, part, strict=False)]
        self._at += len(part)
        return self._at < len(self._samples)


class Mixer:
    """Adds sounds up. One thread adds sounds while another reads; neither waits."""

    def __init__(self) -> None:
        self._fresh: deque[_Voice] = deque()
        self._voices: list[_Voice] = []

    def add(self, samples: Sequence[int], gain: float) -> None:
        """Play a sound of 16-bit samples from the next read on; a gain of 1 is its full level."""
        self._fresh.append(_Voice(samples, gain))

    def read(self, frames: int) -> bytes:
        """Return the next samples as 32-bit floats; nothing if all is silent."""
        while self._fresh:
            voice = self._fresh.popleft()
            if len(self._voices) < _MOST:
                self._voices.append(voice)
        if not self._voices:
            return b""
        mixed = [0.0] * frames
        self._voices = [voice for voice in self._voices if voice.add_to(mixed)]
        if max(mixed) > _KNEE or min(mixed) < -_KNEE:
            mixed = [_rounded_off(sample) for sample in mixed]
        return array("f", mixed).tobytes()


def _rounded_off(sample: float) -> float:
    """Return a sample within full scale; small ones stay as they are."""
    over = abs(sample) - _KNEE
    if over <= 0:
        return sample
    return math.copysign(_KNEE + (1 - _KNEE) * math.tanh(over / (1 - _KNEE)), sample)
