"""The sound files: what they measure, and that the script makes them."""

import importlib
import sys
import wave
from array import array
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from h2h.table.sound.cues import Sound
from h2h.table.sound.mixer import RATE

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "resources" / "sounds"
SCRIPTS = ("synthesis", "measures", "recipes")


@pytest.fixture(scope="module", autouse=True)
def _scripts() -> Iterator[None]:
    sys.path.insert(0, str(ROOT / "packaging" / "sounds"))
    yield
    sys.path.pop(0)
    for name in SCRIPTS:
        sys.modules.pop(name, None)


@pytest.fixture(scope="module")
def measures(_scripts: None) -> ModuleType:
    return importlib.import_module("measures")


def numbers(sound: Sound) -> "array[int]":
    with wave.open(str(FOLDER / f"{sound.value}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples


def samples(sound: Sound) -> list[float]:
    return [number / 32768 for number in numbers(sound)]


def test_there_is_a_file_for_each_sound_and_no_other() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {f"{sound.value}.wav" for sound in Sound}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 500_000


OFTEN = (Sound.SELECT, Sound.WIN)


@pytest.mark.parametrize(
    "sound",
    [pytest.param(s, marks=[] if s in OFTEN else pytest.mark.thorough) for s in Sound],
)
def test_the_script_makes_the_file(sound: Sound) -> None:
    """The last digit may differ where a C library's sines do."""
    made = importlib.import_module("recipes").sound(sound.value)
    kept = numbers(sound)
    assert len(made) == len(kept)
    assert all(abs(round(a * 32767) - b) <= 1 for a, b in zip(made, kept, strict=True))


def test_peaks_are_alike(measures: ModuleType) -> None:
    for sound in Sound:
        assert measures.peak_db(samples(sound)) == pytest.approx(-6.0, abs=0.05), sound


def test_they_are_about_as_loud_as_each_other(measures: ModuleType) -> None:
    loudness = {sound: measures.loudness(samples(sound)) for sound in Sound}
    assert max(loudness.values()) - min(loudness.values()) <= 3.0, loudness


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_begins_at_once_and_ends_in_silence(measures: ModuleType, sound: Sound) -> None:
    played = samples(sound)
    peak = max(map(abs, played))
    first = next(i for i, sample in enumerate(played) if abs(sample) > peak / 50)
    assert first / RATE < 0.010
    assert abs(played[0]) < 0.001
    assert abs(played[-1]) < 0.001
    assert max(map(abs, played[-RATE // 100 :])) < peak / 20
    assert abs(sum(played) / len(played)) < 0.002


@pytest.mark.parametrize(
    ("sound", "longest"),
    [
        (Sound.SELECT, 0.16),
        (Sound.CARD_PLAYED, 0.2),
        (Sound.DRAW, 0.26),
        (Sound.REFUSAL, 0.26),
        (Sound.TRICK_TAKEN, 0.3),
        (Sound.PAIR, 0.32),
        (Sound.REDEAL, 0.4),
        (Sound.DEAL, 0.65),
        (Sound.HEARTS_BROKEN, 0.6),
        (Sound.QUEEN_OF_SPADES, 0.75),
        (Sound.LOSE, 0.75),
        (Sound.WIN, 1.3),
    ],
)
def test_none_outlasts_what_it_belongs_to(
    measures: ModuleType, sound: Sound, longest: float
) -> None:
    assert measures.tail(samples(sound)) <= longest


@pytest.mark.thorough
def test_paper_is_noise_and_wood_has_a_pitch(measures: ModuleType) -> None:
    """Paper has its energy spread widely, wood in a few narrow bands; nothing is shrill."""
    widest = {}
    for sound in Sound:
        powers = measures.spectrum(samples(sound))
        strongest = sorted(powers, reverse=True)
        # How many bins of 21 Hz hold three quarters of the energy.
        total, count = 0.0, 0
        while total < 0.75 * sum(powers):
            total += strongest[count]
            count += 1
        widest[sound] = count
        assert measures.share(powers, 8000, 22050) < 0.05, sound
        assert measures.share(powers, 0, 80) < 0.05, sound
    paper = (Sound.DRAW, Sound.REDEAL, Sound.DEAL, Sound.TRICK_TAKEN)
    wood = (Sound.SELECT, Sound.PAIR, Sound.REFUSAL, Sound.WIN, Sound.LOSE, Sound.QUEEN_OF_SPADES)
    assert min(widest[sound] for sound in paper) > 2 * max(widest[sound] for sound in wood), widest


@pytest.mark.thorough
def test_the_queen_and_broken_hearts_have_colours_of_their_own(measures: ModuleType) -> None:
    """Darker than any other sound of a trick; a pitch that sinks."""
    centroid = {s: measures.centroid(measures.spectrum(samples(s))) for s in Sound}
    tricks = (Sound.CARD_PLAYED, Sound.TRICK_TAKEN, Sound.HEARTS_BROKEN)
    assert centroid[Sound.QUEEN_OF_SPADES] < 0.5 * min(centroid[s] for s in tricks)
    broken = samples(Sound.HEARTS_BROKEN)
    for start, pitch in ((0.03, 440.0), (0.18, 370.0)):
        part = broken[round(start * RATE) : round((start + 0.09) * RATE)]
        powers = measures.spectrum(part)
        loudest = max(range(len(powers)), key=powers.__getitem__) * measures.BIN
        assert loudest == pytest.approx(pitch, abs=measures.BIN)
    assert measures.share(measures.spectrum(broken), 1400, 22050) > 0.02
