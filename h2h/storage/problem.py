"""What can go wrong with a file, as a value; the window finds the words."""

import errno
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple


class ProblemKind(Enum):
    """What went wrong with a file."""

    UNREADABLE = auto()
    """What it holds makes no sense: damaged, cut off, or another program's."""

    NEWER_VERSION = auto()
    """A later version of the program wrote it."""

    NO_ACCESS = auto()
    """It may not be read or written here, or something else stands in its place."""

    DISK_FULL = auto()
    """There is no room left to write it."""


class Problem(NamedTuple):
    """Something that a player should be told about a file.

    Attributes:
        kind: what went wrong.
        path: the file.
        kept_as: where what was there has been moved to; None if it still stands where it was.
    """

    kind: ProblemKind
    path: Path
    kept_as: Path | None = None


_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def problem_of(error: OSError, path: Path) -> Problem:
    """Return the problem that an error of the system means."""
    kind = ProblemKind.DISK_FULL if error.errno in _FULL else ProblemKind.NO_ACCESS
    return Problem(kind, path)
