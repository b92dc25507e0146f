"""Building blocks of the sounds: noise, filters, ringing wood, grains of paper, levels.

A sound is a list of samples between -1 and 1 at ``RATE``. Times are in seconds, frequencies in Hz.
"""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

RATE = 44100
PEAK_DB = -6.0
"""The highest sample of every sound, in dB below full scale."""

Samples = list[float]


class Mode(NamedTuple):
    """One way in which a piece of wood rings: it dies down to 1/e within ``decay``."""

    frequency: float
    level: float
    decay: float


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def noise(seconds: float, chance: random.Random) -> Samples:
    return [chance.uniform(-1, 1) for _ in range(round(seconds * RATE))]


def shaped(samples: Samples, envelope: Callable[[float], float]) -> Samples:
    """Multiply by an envelope, a function of time."""
    return [sample * envelope(i / RATE) for i, sample in enumerate(samples)]


def louder(samples: Samples, factor: float) -> Samples:
    return [sample * factor for sample in samples]


def mix(*placed: tuple[float, Samples]) -> Samples:
    """Add sounds, each starting at its time."""
    starts = [round(start * RATE) for start, _ in placed]
    result = [0.0] * max(
        start + len(samples) for start, (_, samples) in zip(starts, placed, strict=True)
    )
    for start, (_, samples) in zip(starts, placed, strict=True):
        for i, sample in enumerate(samples, start):
            result[i] += sample
    return result


# Filters: the biquads of R. Bristow-Johnson's "Cookbook formulae for audio EQ".


def biquad(samples: Iterable[float], b: Sequence[float], a: Sequence[float]) -> Samples:
    """Filter with ``b`` over ``a``, the first of ``a`` being 1."""
    b0, b1, b2 = b
    _, a1, a2 = a
    x1 = x2 = y1 = y2 = 0.0
    result = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        result.append(y)
    return result


def _filtered(
    samples: Samples, frequency: float, q: float, numerator: Callable[[float, float], list[float]]
) -> Samples:
    w = 2 * math.pi * frequency / RATE
    cosine, alpha = math.cos(w), math.sin(w) / (2 * q)
    a0 = 1 + alpha
    b = [each / a0 for each in numerator(cosine, alpha)]
    return biquad(samples, b, [1.0, -2 * cosine / a0, (1 - alpha) / a0])


def lowpass(samples: Samples, frequency: float, q: float = 0.707) -> Samples:
    return _filtered(samples, frequency, q, lambda c, _: [(1 - c) / 2, 1 - c, (1 - c) / 2])


def highpass(samples: Samples, frequency: float, q: float = 0.707) -> Samples:
    return _filtered(samples, frequency, q, lambda c, _: [(1 + c) / 2, -(1 + c), (1 + c) / 2])


def band(samples: Samples, low: float, high: float) -> Samples:
    return lowpass(highpass(samples, low), high)


# Materials


def ringing(modes: Iterable[Mode], seconds: float, attack: float = 0.001) -> Samples:
    """A struck piece of wood; a longer attack is a softer mallet."""
    result = silence(seconds)
    for frequency, level, decay in modes:
        w = 2 * math.pi * frequency / RATE
        for i in range(len(result)):
            result[i] += level * math.exp(-i / RATE / decay) * math.sin(w * i)
    return shaped(result, lambda t: min(1.0, t / attack))


def tap(
    low: float, high: float, decay: float, chance: random.Random, attack: float = 0.0005
) -> Samples:
    """A short dry knock without a pitch: a burst of noise between two frequencies."""
    burst = band(noise(attack + 7 * decay, chance), low, high)
    return shaped(burst, lambda t: min(1.0, t / attack) * math.exp(-max(0.0, t - attack) / decay))


def rustle(
    seconds: float,
    density: float,
    low: float,
    high: float,
    envelope: Callable[[float], float],
    chance: random.Random,
) -> Samples:
    """Paper that slides: fine grains of noise, ``density`` in a second, over a soft hiss."""
    result = louder(noise(seconds, chance), 0.25)
    for _ in range(round(seconds * density)):
        start = chance.randrange(len(result))
        level = chance.random() ** 2
        length = round(RATE * chance.uniform(0.0004, 0.002))
        for i in range(start, min(start + length, len(result))):
            result[i] += level * chance.uniform(-1, 1) * (1 - (i - start) / length)
    return shaped(band(result, low, high), envelope)


def swell(rise: float, seconds: float, power: float = 1.5) -> Callable[[float], float]:
    """An envelope that rises and then dies away until the end."""

    def envelope(t: float) -> float:
        if t < rise:
            return math.sin(math.pi / 2 * t / rise)
        left = max(0.0, 1 - (t - rise) / (seconds - rise))
        return float(left**power)

    return envelope


# Levels


def finished(samples: Samples, drive: float = 1.0) -> Samples:
    """Bring a sound to its peak level, free of rumble, beginning and ending in silence.

    Args:
        samples: the sound at any level.
        drive: how far its peaks are rounded off; 0 leaves them. Rounder peaks sound softer, and
            the rest louder at the same peak.
    """
    clean = highpass(samples, 45)
    peak = max(map(abs, clean))
    if drive > 0:
        clean = [math.tanh(drive * sample / peak) for sample in clean]
        peak = max(map(abs, clean))
    fade_in, fade_out = round(0.0004 * RATE), round(0.012 * RATE)
    factor = 10 ** (PEAK_DB / 20) / peak
    last = len(clean) - 1
    return [
        sample * factor * min(1.0, i / fade_in, (last - i) / fade_out)
        for i, sample in enumerate(clean)
    ]
