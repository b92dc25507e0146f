"""One running program for each player, so that two never overwrite each other's files.

The first one holds a lock file. A second start writes a request into the same folder, which the
first one watches: that needs no network part of Qt and costs nothing while nothing happens.
"""

import os
import stat
import sys
import time
from contextlib import suppress
from enum import Enum, auto
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from h2h.storage.files import data_folder, read_whole, set_aside, to_qt, write_whole

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

_FOLDER = "running"
_LOCK = "lock"
_REQUEST = "request"
_REQUEST_LIMIT = 1000
_TAKING_SECONDS = 3
_POLL_SECONDS = 0.02
_ASFW_ANY = -1


class Start(Enum):
    """What a start of the program should do."""

    FIRST = auto()
    """Open the window: no other program runs."""

    ANSWERED = auto()
    """End: the program that runs shows its window."""

    NO_ANSWER = auto()
    """Tell the player that another program runs, but does not answer."""


class SingleInstance(QObject):
    """Finds out whether this is the first running program, and receives what later ones ask.

    Attributes:
        lock_path: the file that the first program holds.

    Signals:
        requested: another start wants this window to be raised; carries the text that it sent,
            such as a deal code to play, often empty. Anyone may have written it: check it.
    """

    requested = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = (folder or data_folder()) / _FOLDER
        self.lock_path = self._folder / _LOCK
        self._lock = QLockFile(to_qt(self.lock_path))
        # Never stale by age: a game may lie open for weeks. Qt itself removes a lock whose process
        # is gone, or that is older than the last start of the computer.
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None

    def start(self, text: str = "", seconds: float = 4.0) -> Start:
        """Become the first running program, or have the one that runs raise its window.

        Args:
            text: what to ask of the other one.
            seconds: how long to wait; one that hangs, or that runs on another computer with the
                same home, does not answer.
        """
        asked = False
        deadline = time.monotonic() + seconds
        while not self.acquire():  # again and again: the other one may be about to end
            if not asked:
                asked = self._write_request(text)
            elif not os.path.lexists(self._folder / _REQUEST):
                return Start.ANSWERED
            if time.monotonic() > deadline:
                return Start.NO_ANSWER
            time.sleep(_POLL_SECONDS)
        return Start.FIRST

    def acquire(self) -> bool:
        """Return whether this is the first running program; it is then until it ends.

        Where no lock can be made (a read-only home) nothing can be overwritten either, so every
        start may run.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if self._try_lock():
            self._take_request()  # an old one
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        """Receive requests from now on; call this once there is a window to raise."""
        if self._lock.isLocked() and self._watcher is None:
            self._watcher = QFileSystemWatcher([to_qt(self._folder)], self)
            self._watcher.directoryChanged.connect(self._on_folder_changed)
            self._on_folder_changed()

    def stop_listening(self) -> None:
        """Leave requests to the next program: there is no window any more."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None

    def _write_request(self, text: str) -> bool:
        if sys.platform == "win32":
            # Only the program that the user has just started may bring a window to the front, or
            # let another one do so.
            from ctypes import windll

            windll.user32.AllowSetForegroundWindow(_ASFW_ANY)
        # Many may ask at once: the last request stays.
        return write_whole(self._folder / _REQUEST, text.encode()[:_REQUEST_LIMIT]) is None

    def release(self) -> None:
        """Let a later start be the first, as the end of the program does."""
        self.stop_listening()
        self._lock.unlock()

    def _try_lock(self) -> bool:
        return self._lock.tryLock(0) or (self._remove_orphan() and self._lock.tryLock(0))

    def _remove_orphan(self) -> bool:
        """Remove a lock file that no running program holds; return whether there was one.

        Qt removes those whose process is gone. It can't find out if a kill left the file empty, or
        if another program has got the process number since; the system can, which drops a dead
        program's hold on its files.
        """
        path = self.lock_path
        try:
            found = path.lstat()
            if not stat.S_ISREG(found.st_mode):
                return set_aside(path, "unreadable") is not None  # not a lock at all
            # A start that is just taking the lock creates the file first and holds it then. The
            # date may also lie in the future: the computer's clock was wrong.
            if abs(time.time() - found.st_mtime) < _TAKING_SECONDS:
                return False
            if sys.platform == "win32":
                path.unlink()  # refused while someone holds it
            else:
                if not os.access(path, os.R_OK):
                    path.chmod(0o600)
                with path.open("rb") as file:
                    flock(file, LOCK_EX | LOCK_NB)
                    # Two starts may find the orphan at once; the second must not remove the
                    # lock that the first has taken since.
                    if not os.path.samestat(os.fstat(file.fileno()), path.stat()):
                        return False
                    path.unlink()
        except OSError:
            return False
        return True

    def _on_folder_changed(self) -> None:
        text = self._take_request()
        if text is not None:
            self.requested.emit(text)

    def _take_request(self) -> str | None:
        taken = self._folder / f"{_REQUEST}-taken"
        try:
            # Renamed before it is read: for one that comes in between the watcher calls again.
            (self._folder / _REQUEST).replace(taken)
        except OSError:
            return None
        data = read_whole(taken, _REQUEST_LIMIT)
        with suppress(OSError):  # else the next one replaces it
            taken.unlink()
        return data.decode(errors="replace") if isinstance(data, bytes) else None
