"""Finds the program's resources."""

from functools import cache
from pathlib import Path


@cache
def folder() -> Path:
    """Return the folder of the resources.

    An installed package contains them; in a checkout they are beside it.
    """
    here = Path(__file__).resolve().parent
    inside = here / "resources"
    return inside if inside.is_dir() else here.parent / "resources"


def path(name: str) -> Path:
    """Return the path of one resource, such as ``"icons/h2h.svg"``."""
    return folder() / name
