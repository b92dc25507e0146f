"""The sounds themselves: paper, wood and felt, calm and dry."""

import math
from collections.abc import Callable
from random import Random

from synthesis import (
    Mode,
    Samples,
    finished,
    louder,
    lowpass,
    mix,
    ringing,
    rustle,
    swell,
    tap,
)


def _felt(chance: Random, pitch: float = 1.0) -> Samples:
    """A card's weight on the cloth over a wooden table."""
    thud = ringing(
        [
            Mode(214 * pitch, 0.75, 0.020),
            Mode(337 * pitch, 0.60, 0.015),
            Mode(545 * pitch, 0.35, 0.010),
        ],
        0.12,
        attack=0.002,
    )
    return mix((0, thud), (0, tap(300, 1500, 0.009, chance)))


def _flick(chance: Random, pitch: float = 1.0) -> Samples:
    """A card that leaves the pack under a thumb."""
    snap = tap(1400 * pitch, 6000 * pitch, 0.005, chance)
    body = ringing([Mode(820 * pitch, 0.25, 0.008), Mode(1370 * pitch, 0.20, 0.006)], 0.05)
    return mix((0, snap), (0.0004, body))


def _bar(note: float, chance: Random, decay: float = 0.12, mallet: float = 0.0022) -> Samples:
    """A damped wooden bar, tuned as those of a marimba are, under a soft mallet.

    The two modes close to each other make it beat a little, as wood does.
    """
    modes = [
        Mode(note, 0.70, decay),
        Mode(note * 1.006, 0.30, decay * 0.8),
        Mode(note * 2.71, 0.14, decay * 0.30),
        Mode(note * 3.93, 0.28, decay * 0.30),
        Mode(note * 6.3, 0.12, decay * 0.15),
        Mode(note * 9.2, 0.10, decay * 0.12),
    ]
    knock = lowpass(tap(300, 3200, 0.007, chance), 3200)
    return mix((0, ringing(modes, 5 * decay, mallet)), (0, louder(knock, 0.55)))


def draw(chance: Random) -> Samples:
    """A card slides from the stock, turns and lies."""
    slide = rustle(0.15, 1800, 1000, 6000, swell(0.06, 0.15), chance)
    lies = mix((0, louder(_flick(chance, 0.9), 0.9)), (0.012, louder(_felt(chance), 0.45)))
    return finished(mix((0, louder(slide, 0.8)), (0.105, lies)), 1.2)


def redeal(chance: Random) -> Samples:
    """The waste is pushed together, turned over and set down."""
    push = rustle(0.24, 2600, 700, 4800, swell(0.13, 0.24, 1.2), chance)
    return finished(
        mix(
            (0, louder(push, 0.8)),
            (0.165, louder(_flick(chance, 0.75), 0.4)),
            (0.185, louder(_felt(chance, 0.85), 0.7)),
            (0.250, louder(_felt(chance, 1.1), 0.35)),
        ),
        1.0,
    )


def select(chance: Random) -> Samples:
    """A finger touches a card and lifts its edge."""
    touch = tap(900, 4200, 0.008, chance)
    wood = ringing(
        [Mode(612, 0.55, 0.026), Mode(934, 0.40, 0.018), Mode(1710, 0.2, 0.008)],
        0.14,
        attack=0.0012,
    )
    return finished(mix((0, touch), (0.0005, wood)), 3.0)


def pair(chance: Random) -> Samples:
    """Two cards meet and are taken up: two small pieces of wood, a third apart."""
    away = rustle(0.20, 1500, 1300, 6500, swell(0.05, 0.20, 2.0), chance)
    return finished(
        mix(
            (0, louder(_bar(587.3, chance, 0.036), 0.72)),
            (0.058, _bar(740.0, chance, 0.048)),
            (0.05, louder(away, 0.60)),
        ),
        1.1,
    )


def refusal(chance: Random) -> Samples:
    """A knuckle on the cloth, twice: no."""

    def knock(pitch: float) -> Samples:
        modes = [Mode(196 * pitch, 0.8, 0.024), Mode(311 * pitch, 0.6, 0.016)]
        dull = ringing(modes, 0.14, attack=0.003)
        return mix((0, dull), (0, tap(180, 900, 0.010, chance)))

    return finished(mix((0, knock(1.0)), (0.085, louder(knock(0.89), 0.8))), 1.2)


def deal(chance: Random) -> Samples:
    """Cards thrown one after the other, half a second long."""
    placed = []
    for i in range(11):
        at = 0.045 * i + chance.uniform(-0.005, 0.005) + 0.006
        level = 0.62 + 0.38 * math.sin(math.pi * (i + 0.5) / 11) - chance.uniform(0, 0.15)
        pitch = chance.uniform(0.85, 1.12)
        placed += [
            (at, louder(_flick(chance, pitch), level)),
            (at + 0.016, louder(_felt(chance, pitch), 0.22 * level)),
        ]
    hiss = rustle(0.52, 1600, 1600, 6500, swell(0.12, 0.52), chance)
    return finished(mix(*placed, (0, louder(hiss, 0.16))), 0.3)


def card_played(chance: Random) -> Samples:
    """A card is put on the table."""
    slide = rustle(0.075, 2200, 1300, 6500, swell(0.055, 0.075), chance)
    slap = tap(700, 4200, 0.009, chance)
    return finished(
        mix((0, louder(slide, 0.5)), (0.050, slap), (0.051, louder(_felt(chance, 1.1), 0.8))), 2.2
    )


def trick_taken(chance: Random) -> Samples:
    """Four cards are swept together and away."""
    sweep = rustle(0.26, 2600, 800, 5200, swell(0.10, 0.26, 1.7), chance)
    return finished(
        mix(
            (0, louder(sweep, 0.8)),
            (0.075, louder(_flick(chance, 0.80), 0.45)),
            (0.098, louder(_flick(chance, 0.92), 0.35)),
            (0.117, louder(_flick(chance, 0.86), 0.25)),
            (0.120, louder(_felt(chance), 0.25)),
        ),
        0.2,
    )


def hearts_broken(chance: Random) -> Samples:
    """Paper tears, and a bar of rosewood sinks by a minor third."""
    tear = rustle(0.22, 700, 1400, 7000, swell(0.015, 0.22, 1.1), chance)
    return finished(
        mix(
            (0, louder(tear, 1.1)),
            (0.02, louder(_bar(440.0, chance, 0.045), 0.55)),
            (0.15, louder(_bar(370.0, chance, 0.068), 0.85)),
        ),
        0.0,
    )


def queen_of_spades(chance: Random) -> Samples:
    """A low drum of wood, between two keys, and a brush: she has come."""
    drum = ringing(
        [
            Mode(123.5, 0.70, 0.13),
            Mode(146.8, 0.45, 0.11),
            Mode(261.6, 0.60, 0.11),
            Mode(349.2, 0.45, 0.09),
            Mode(721.0, 0.16, 0.04),
        ],
        0.70,
        attack=0.004,
    )
    brush = rustle(0.30, 1800, 500, 3200, swell(0.02, 0.30, 2.0), chance)
    return finished(
        mix((0, drum), (0, louder(_felt(chance, 0.8), 0.7)), (0.01, louder(brush, 0.6))), 0.7
    )


def win(chance: Random) -> Samples:
    """Four bars of wood, rising, and cards that flutter up."""
    notes = [(0.0, 523.3, 0.62), (0.13, 659.3, 0.64), (0.26, 784.0, 0.70), (0.41, 1046.5, 0.9)]
    bars = [(at, louder(_bar(note, chance, 0.10), level)) for at, note, level in notes]
    low = [(0.41, louder(_bar(261.6, chance, 0.16), 0.5))]
    flutter = rustle(0.9, 500, 1800, 7000, swell(0.35, 0.9, 1.4), chance)
    return finished(mix(*bars, *low, (0.1, louder(flutter, 0.25))), 0.0)


def lose(chance: Random) -> Samples:
    """Two low bars under felt, falling, and the pack is laid down."""
    notes = [(0.0, 293.7, 0.66), (0.21, 233.1, 0.9)]
    bars = [
        (at, lowpass(louder(_bar(note, chance, 0.070, 0.004), level), 1500))
        for at, note, level in notes
    ]
    return finished(mix(*bars, (0.43, louder(_felt(chance, 0.9), 0.35))), 0.0)


RECIPES: dict[str, Callable[[Random], Samples]] = {
    "draw": draw,
    "redeal": redeal,
    "select": select,
    "pair": pair,
    "refusal": refusal,
    "deal": deal,
    "card-played": card_played,
    "trick-taken": trick_taken,
    "hearts-broken": hearts_broken,
    "queen-of-spades": queen_of_spades,
    "win": win,
    "lose": lose,
}


def sound(name: str) -> Samples:
    """Make one of the sounds; the same each time."""
    return RECIPES[name](Random(name))
