"""Reading and writing whole files, so that a crash or a full disk never leaves half of one."""

import os
import stat
from contextlib import suppress
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from h2h.storage.problem import Problem, ProblemKind, problem_of

DEFAULT_LIMIT = 4 << 20
"""The size above which a file can't be one of ours."""


def config_folder() -> Path:
    """Return the folder of the settings; it depends on the application's name."""
    return _standard(QStandardPaths.StandardLocation.AppConfigLocation)


def data_folder() -> Path:
    """Return the folder of saved games and results; it depends on the application's name."""
    return _standard(QStandardPaths.StandardLocation.AppLocalDataLocation)


def cache_folder() -> Path:
    """Return the folder of what can be made again at any time."""
    return _standard(QStandardPaths.StandardLocation.CacheLocation)


def _standard(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location))


def read_whole(path: Path, limit: int = DEFAULT_LIMIT) -> bytes | Problem | None:
    """Return all that a file holds, None if there is no file, or why it can't be had."""
    data = read_start(path, limit + 1)
    if isinstance(data, bytes) and len(data) > limit:
        return Problem(ProblemKind.UNREADABLE, path)
    return data


def read_start(path: Path, size: int) -> bytes | Problem | None:
    """Return the first bytes of a file, None if there is no file, or why they can't be had."""
    try:
        # Opening a named pipe would wait for ever, so look before.
        if not stat.S_ISREG(path.stat().st_mode):
            return Problem(ProblemKind.NO_ACCESS, path)
        with path.open("rb") as file:
            return file.read(size)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return problem_of(error, path)


def write_whole(path: Path, data: bytes) -> Problem | None:
    """Replace a file by new contents: afterwards it holds all of them, or what it held before.

    May be called from a thread: unlike QSaveFile it lets other threads run while the disk syncs.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    part = path.with_name(f"{path.name}.part")  # the next write replaces what a kill left
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError as error:
        with suppress(OSError):
            part.unlink(missing_ok=True)
        return problem_of(error, path)
    return None


def free_name(path: Path, reason: str) -> Path:
    """Return a name beside a file that says why and when, and that nothing has yet.

    Such as ``game.json.unreadable-2026-11-29-201530``.
    """
    name = f"{path.name}.{reason}-{datetime.now():%Y-%m-%d-%H%M%S}"
    candidate, count = path.with_name(name), 1
    while candidate.exists() or candidate.is_symlink():
        count += 1
        candidate = path.with_name(f"{name}-{count}")
    return candidate


def set_aside(path: Path, reason: str) -> Path | None:
    """Rename a file so that a new one can take its place; nothing is ever overwritten.

    Returns:
        The new name, or None if it could not be renamed and still stands where it was.
    """
    try:
        return path.rename(free_name(path, reason))
    except OSError:
        return None


def set_aside_for(problem: Problem) -> Problem:
    """Set aside the file that a problem is about, and return the problem with where it went."""
    newer = problem.kind is ProblemKind.NEWER_VERSION
    kept_as = set_aside(problem.path, "newer-version" if newer else "unreadable")
    return Problem(problem.kind, problem.path, kept_as)
