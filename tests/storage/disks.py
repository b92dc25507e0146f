"""Making a small disk full."""

from contextlib import suppress
from pathlib import Path


def fill(folder: Path) -> None:
    """Write into a folder until its disk takes nothing more."""
    with (folder / "filler").open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(512)):
            pass
