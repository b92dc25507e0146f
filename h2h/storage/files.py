"""Reading and writing whole files, so that a crash or a full disk never leaves half of one."""

import os
import re
import stat
import sys
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

from PySide6.QtCore import QStandardPaths

from h2h.storage.problem import Problem, ProblemKind, problem_of

T = TypeVar("T")

DEFAULT_LIMIT: Final = 4 << 20
"""No file of the program is larger than this many bytes."""

_RETRY_AFTER = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5) if sys.platform == "win32" else ()
"""Seconds. On Windows a virus scanner or an indexer blocks a file for as long as it reads it."""

_PART = re.compile(r"\.[0-9a-f]{16}\.part")
_PART_SECONDS = 60
"""No write takes longer, so an older temporary file belongs to a program that was killed."""


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
    return from_qt(QStandardPaths.writableLocation(location))


def from_qt(text: str) -> Path:
    """Return a path that Qt names; Qt reads file names as UTF-8 whatever the locale says."""
    return Path(os.fsdecode(text.encode()))


def to_qt(path: Path) -> str:
    """Return the name of a path as Qt needs it, and as it can be shown."""
    return os.fsencode(path).decode(errors="replace")


def retried(action: Callable[[], T]) -> T:
    """Do something to a file, again if another program blocks the file for a moment."""
    for pause in _RETRY_AFTER:
        try:
            return action()
        except PermissionError:
            time.sleep(pause)
    return action()


def read_whole(path: Path, limit: int = DEFAULT_LIMIT) -> bytes | Problem | None:
    """Return the contents of a file, None if there is no file, or why it can't be read."""
    data = read_start(path, limit + 1)
    if isinstance(data, bytes) and len(data) > limit:
        return Problem(ProblemKind.UNREADABLE, path)
    return data


def read_start(path: Path, size: int) -> bytes | Problem | None:
    """Return the first bytes of a file, None if there is no file, or why it can't be read."""
    try:
        # Opening a named pipe would wait for ever, so check first.
        if not stat.S_ISREG(path.stat().st_mode):
            return Problem(ProblemKind.NO_ACCESS, path)
        with retried(lambda: path.open("rb")) as file:
            return file.read(size)
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        return problem_of(error, path)


def write_whole(path: Path, data: bytes) -> Problem | None:
    """Replace a file by new contents: afterwards it holds all of them, or what it held before.

    May run in a thread: unlike QSaveFile it lets other threads run while the disk syncs.
    """
    path = Path(os.path.realpath(path))  # a link stays a link
    # New and with a name that nobody can guess: what lies in the folder is never opened.
    part = path.with_name(f"{path.name[:40]}.{os.urandom(8).hex()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with suppress(FileNotFoundError):
            if not stat.S_ISREG(path.stat().st_mode):
                return Problem(ProblemKind.NO_ACCESS, path)  # a device, a pipe, a folder
        try:
            with part.open("xb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            retried(lambda: part.replace(path))
        except BaseException:
            with suppress(OSError):
                part.unlink(missing_ok=True)
            raise
    except OSError as error:
        return problem_of(error, path)
    return None


def is_own(path: Path, folders: Iterable[Path], exported: str) -> bool:
    """Return whether a file belongs to the program, which keeps its files in these folders.

    Args:
        path: the file, which may be a link to one.
        folders: the program's.
        exported: the ending of exported files, which the player may put there as well.
    """
    path = Path(os.path.realpath(path))
    own = any(Path(os.path.realpath(folder)) in path.parents for folder in folders)
    return own and path.suffix.lower() != exported


def remove_parts(folder: Path) -> None:
    """Remove the temporary files of writes that were killed."""
    with suppress(OSError):
        for path in folder.iterdir():
            if _PART.fullmatch(path.name[-22:]):
                with suppress(OSError):
                    if abs(time.time() - path.lstat().st_mtime) > _PART_SECONDS:
                        path.unlink()


class WholeFile:
    """A file of ours that is replaced as a whole, but never before it could be read.

    Another program may block a file while we start. What could then be neither read nor renamed
    may be the player's game, so it is set aside before the first write; while even that fails,
    nothing is written.
    """

    def __init__(self, path: Path, found: Problem | None = None) -> None:
        """Prepare to replace a file.

        Args:
            path: the file.
            found: the problem that reading it met.
        """
        self.path = path
        self._unread = found if found and found.kept_as is None else None
        self._moved: Problem | None = None

    def write(self, data: bytes) -> Problem | None:
        """Replace the contents, or return why they stay; see `write_whole`.

        Returns:
            A problem without `kept_as` if nothing was written; one with it if the old contents
            have been set aside and the new ones written.
        """
        if self._unread and os.path.lexists(self.path):
            self._moved = set_aside_for(self._unread)
            if self._moved.kept_as is None:
                return self._moved
        problem = write_whole(self.path, data)
        if problem:
            return problem
        moved, self._moved, self._unread = self._moved, None, None
        return moved

    def remove(self) -> None:
        """Remove the file, unless it has contents that could not be read."""
        if self._unread is None:
            with suppress(OSError):
                retried(lambda: self.path.unlink(missing_ok=True))


def free_name(path: Path, reason: str) -> Path:
    """Return an unused name beside a file that says why and when it was renamed.

    Such as ``game.json.unreadable-2026-11-29-201530``.
    """
    name = f"{path.name}.{reason}-{datetime.now():%Y-%m-%d-%H%M%S}"
    candidate, count = path.with_name(name), 1
    while os.path.lexists(candidate):
        count += 1
        candidate = path.with_name(f"{name}-{count}")
    return candidate


def set_aside(path: Path, reason: str) -> Path | None:
    """Rename a file so that a new one can take its place; nothing is ever overwritten.

    Returns:
        The new name, or None if the file could not be renamed.
    """
    try:
        return retried(lambda: path.rename(free_name(path, reason)))
    except OSError:
        return None


def set_aside_for(problem: Problem) -> Problem:
    """Set aside the file that a problem is about; return the problem with its new name."""
    newer = problem.kind is ProblemKind.NEWER_VERSION
    kept_as = set_aside(problem.path, "newer-version" if newer else "unreadable")
    return Problem(problem.kind, problem.path, kept_as)
