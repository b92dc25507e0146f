"""What can go wrong with a file, as a value; the window finds the words."""

import errno
from enum import Enum, auto
from pathlib import Path
from typing import NamedTuple


class ProblemKind(Enum):
    """What went wrong with a file."""

    UNREADABLE = auto()
    """Its contents make no sense: damaged, cut off, or written by another program."""

    NEWER_VERSION = auto()
    """A later version of the program wrote it."""

    NO_ACCESS = auto()
    """It may not be read or written here, or something else stands in its place."""

    DISK_FULL = auto()
    """There is no room left to write it."""

    OWN_FILE = auto()
    """An export would replace a file that the program itself keeps."""


class Problem(NamedTuple):
    """A problem with a file that the player should know of.

    Attributes:
        kind: what went wrong.
        path: the file.
        kept_as: the new name of the old contents; None if they were not moved.
    """

    kind: ProblemKind
    path: Path
    kept_as: Path | None = None


_FULL = {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}


def problem_of(error: OSError, path: Path) -> Problem:
    """Return the problem that an error of the system means."""
    kind = ProblemKind.DISK_FULL if error.errno in _FULL else ProblemKind.NO_ACCESS
    return Problem(kind, path)
