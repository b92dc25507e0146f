"""Make the program's sounds and print what they measure: ``python packaging/sounds``."""

import argparse
import struct
import wave
from pathlib import Path

import measures
from recipes import RECIPES, sound
from synthesis import RATE, Samples

FOLDER = Path(__file__).parents[2] / "resources" / "sounds"

_BANDS = ((0, 250), (250, 2000), (2000, 20000))
_HEAD = (
    "                 length   peak     loudness  attack    tail centroid  to 250   to 2k   above"
)


def write(samples: Samples, path: Path) -> None:
    """Write a sound as 16-bit mono WAV."""
    numbers = [round(sample * 32767) for sample in samples]
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{len(numbers)}h", *numbers))


def main() -> None:
    parser = argparse.ArgumentParser(prog="sounds", description=__doc__)
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="where to write them (default: %(default)s)"
    )
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    print(_HEAD)
    for name in RECIPES:
        made = sound(name)
        write(made, folder / f"{name}.wav")
        powers = measures.spectrum(made)
        print(
            f"{name:16} {len(made) / RATE:5.2f} s {measures.peak_db(made):5.1f}"
            f" {measures.loudness(made):6.1f} LUFS {measures.attack(made) * 1000:5.0f} ms"
            f" {measures.tail(made):5.2f} s {measures.centroid(powers):6.0f} Hz"
            + "".join(f"{measures.share(powers, *edges):9.0%}" for edges in _BANDS)
        )


if __name__ == "__main__":
    main()
