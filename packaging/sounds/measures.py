"""What can be measured of a sound: level, loudness, and where its energy lies in time and pitch."""

import cmath
import math
from collections.abc import Sequence
from functools import cache

from synthesis import RATE, Samples, biquad

# ITU-R BS.1770-4, annex 1: the two filters of the K-weighting. The recommendation tabulates them
# for 48 kHz; these constants give the same filters at any rate.
_SHELF = (1681.974450955533, 3.999843853973347, 0.7071752369554196)
_HIGHPASS = (38.13547087602444, 0.5003270373238773)
_WINDOW = 0.4  # seconds: the "momentary" loudness of EBU Tech 3341
_STEP = 0.01


def peak_db(samples: Sequence[float]) -> float:
    """The highest sample in dB below full scale."""
    return 20 * math.log10(max(map(abs, samples)))


def loudness(samples: Samples) -> float:
    """The highest momentary loudness in LUFS; silence is taken to surround the sound."""
    weighted = _k_weighted(samples)
    window, step = round(_WINDOW * RATE), round(_STEP * RATE)
    sums = [0.0]
    for sample in weighted:
        sums.append(sums[-1] + sample * sample)
    last = len(weighted)
    power = max(
        sums[min(end, last)] - sums[max(0, end - window)]
        for end in range(step, last + window, step)
    )
    return -0.691 + 10 * math.log10(power / window)


def _k_weighted(samples: Samples) -> Samples:
    f, gain, q = _SHELF
    k = math.tan(math.pi * f / RATE)
    high = 10 ** (gain / 20)
    middle = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = biquad(
        samples,
        [
            (high + middle * k / q + k * k) / a0,
            2 * (k * k - high) / a0,
            (high - middle * k / q + k * k) / a0,
        ],
        [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0],
    )
    f, q = _HIGHPASS
    k = math.tan(math.pi * f / RATE)
    a0 = 1 + k / q + k * k
    return biquad(shelf, [1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])


def _envelope(samples: Samples, seconds: float = 0.004) -> list[float]:
    """The highest sample in each short stretch."""
    length = round(seconds * RATE)
    return [max(map(abs, samples[i : i + length])) for i in range(0, len(samples), length)]


def attack(samples: Samples) -> float:
    """Seconds from the start to the first time the sound comes within 3 dB of its peak."""
    limit = 0.708 * max(map(abs, samples))
    return next(i for i, sample in enumerate(samples) if abs(sample) >= limit) / RATE


def tail(samples: Samples) -> float:
    """Seconds from the start until the sound stays 40 dB below its peak."""
    envelope = _envelope(samples)
    limit = max(envelope) / 100
    return max(i + 1 for i, level in enumerate(envelope) if level >= limit) * 0.004


Spectrum = list[float]
"""The power around each multiple of ``BIN``."""
_FRAME = 2048
BIN = RATE / _FRAME


def spectrum(samples: Samples) -> Spectrum:
    """The power of a whole sound by frequency."""
    total = [0.0] * (_FRAME // 2)
    for start in range(0, len(samples), _FRAME):
        frame = samples[start : start + _FRAME]
        values = _fft([complex(sample) for sample in frame] + [0j] * (_FRAME - len(frame)))
        for i in range(len(total)):
            total[i] += abs(values[i]) ** 2
    return total


def share(powers: Spectrum, low: float, high: float) -> float:
    """Which part of the energy lies between two frequencies."""
    return sum(p for i, p in enumerate(powers) if low <= i * BIN < high) / sum(powers)


def centroid(powers: Spectrum) -> float:
    """The mean frequency, weighted by power: how bright a sound is."""
    return sum(i * BIN * p for i, p in enumerate(powers)) / sum(powers)


def _fft(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _fft(values[::2]), _fft(values[1::2])
    half = len(even)
    turned = [factor * value for factor, value in zip(_turns(half), odd, strict=True)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


@cache
def _turns(half: int) -> list[complex]:
    return [cmath.exp(-1j * math.pi * k / half) for k in range(half)]
