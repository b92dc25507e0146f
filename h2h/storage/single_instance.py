"""One running program for each player, so that two never overwrite each other's files.

A lock file says who runs. A second start leaves a request in the same folder, which the first one
watches: that needs no network part of Qt and costs nothing while nothing happens.
"""

import os
import sys
import time
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from h2h.storage.files import data_folder, read_whole

if sys.platform != "win32":
    from fcntl import LOCK_EX, LOCK_NB, flock

_FOLDER = "running"
_LOCK = "lock"
_REQUEST = "request"
_REQUEST_LIMIT = 1000
_TAKING_SECONDS = 3
_ASFW_ANY = -1


class SingleInstance(QObject):
    """Knows whether this is the first running program, and hears from later ones.

    Signals:
        requested: another start wishes this window to be raised; carries the text that it sent,
            such as a deal code to play, often empty. Anyone may have written it: check it.
    """

    requested = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = (folder or data_folder()) / _FOLDER
        self._lock = QLockFile(str(self._folder / _LOCK))
        # Never stale by age: a game may lie open for weeks. A lock whose process is gone, or was
        # taken before the last start of the computer, Qt finds out by itself.
        self._lock.setStaleLockTime(0)
        self._watcher: QFileSystemWatcher | None = None

    def acquire(self) -> bool:
        """Say whether this is the first running program; if so it stays it until it ends.

        Where no lock can be made (a read-only home) nothing can be overwritten either, and every
        start may run.
        """
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return True
        if self._try_lock():
            self._take_request()  # one that nobody answered any more
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        """Begin to hear from later starts; to be called once there is a window to raise."""
        if self._lock.isLocked() and self._watcher is None:
            self._watcher = QFileSystemWatcher([str(self._folder)], self)
            self._watcher.directoryChanged.connect(self._on_folder_changed)
            self._on_folder_changed()

    def ask_first(self, text: str = "", seconds: float = 2.0) -> bool:
        """Ask the first program to raise its window.

        Returns:
            Whether it answered in time; one that hangs, or runs on another computer with the
            same home, does not.
        """
        path = self._folder / _REQUEST
        if sys.platform == "win32":
            # Only the program that the user has just started may bring a window to the front, or
            # let another one do so.
            from ctypes import windll

            windll.user32.AllowSetForegroundWindow(_ASFW_ANY)
        try:
            # Many may ask at once: each with a file of its own, the last one stands.
            mine = path.with_name(f"{_REQUEST}-{os.getpid()}")
            mine.write_bytes(text.encode()[:_REQUEST_LIMIT])
            mine.replace(path)
        except OSError:
            return False
        deadline = time.monotonic() + seconds
        while path.exists():
            if time.monotonic() > deadline:
                return False
            time.sleep(0.02)
        return True

    def release(self) -> None:
        """Let a later start be the first, as the end of the program does."""
        self._lock.unlock()

    def _try_lock(self) -> bool:
        return self._lock.tryLock(0) or (self._remove_orphan() and self._lock.tryLock(0))

    def _remove_orphan(self) -> bool:
        """Remove a lock file that no running program holds; say whether there was one.

        Qt removes those whose process is gone. It can't tell if a kill left the file empty, or if
        another program has got the process number since; the system can, which drops a dead
        program's hold on its files.
        """
        path = self._folder / _LOCK
        try:
            # A start that is just taking the lock makes the file first and holds it then.
            if time.time() - path.stat().st_mtime < _TAKING_SECONDS:
                return False
            if sys.platform == "win32":
                path.unlink()  # refused while someone holds it
            else:
                with path.open("r+b") as file:
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
            # Taken before it is read: one that comes in between is told by the folder again.
            (self._folder / _REQUEST).replace(taken)
        except OSError:
            return None
        data = read_whole(taken, _REQUEST_LIMIT)
        with suppress(OSError):  # the next one takes its place
            taken.unlink()
        return data.decode(errors="replace") if isinstance(data, bytes) else None
