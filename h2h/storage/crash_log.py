"""A log of errors that should not have happened, for the player to copy into a report.

It never grows beyond a limit, and does not name the user of the computer.
"""

import re
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from h2h.storage.files import data_folder, read_whole, write_whole
from h2h.storage.problem import Problem, ProblemKind

FILE_NAME: Final = "errors.txt"
ENTRY_LIMIT: Final = 8 << 10
LOG_LIMIT: Final = 64 << 10
_RULE = "-" * 72 + "\n"


class CrashLog:
    """Keeps the latest errors in a text file."""

    def __init__(self, folder: Path | None = None) -> None:
        self._path = (folder or data_folder()) / FILE_NAME

    def record(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
        about: str = "",
    ) -> str:
        """Add an error and return its text. It never raises, whatever the disk does.

        Args:
            kind: the exception's class, as `sys.excepthook` receives it.
            error: the exception.
            trace: where it was raised.
            about: other facts of use: versions, the deal code.
        """
        entry = _entry(kind, error, trace, about)
        with suppress(Exception):  # logging an error must not cause another
            before = read_whole(self._path, 2 * LOG_LIMIT)
            # A log that another program blocks now stays; one full of nonsense goes.
            if not isinstance(before, Problem) or before.kind is ProblemKind.UNREADABLE:
                write_whole(self._path, _bounded(_text(before) + _RULE + entry))
        return entry

    def text(self) -> str:
        """Return the whole log."""
        return _text(read_whole(self._path, 2 * LOG_LIMIT))


def _text(data: bytes | Problem | None) -> str:
    return data.decode(errors="replace") if isinstance(data, bytes) else ""


def _entry(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, about: str
) -> str:
    import traceback

    try:
        text = "".join(traceback.format_exception(kind, error, trace, limit=40))
    except Exception:  # an exception whose own text fails
        text = f"{kind.__module__}.{kind.__qualname__}\n"
    if len(text) > ENTRY_LIMIT:
        half = ENTRY_LIMIT // 2
        text = f"{text[:half]}\n…\n{text[-half:]}"
    now = datetime.now().astimezone().isoformat(timespec="seconds")
    return _anonymous(f"{now}\n{about[:ENTRY_LIMIT]}\n{text}")


def _anonymous(text: str) -> str:
    """Replace the home folder, which contains the player's name, by ``~``.

    The text of an OSError doubles the backslashes of a path, other libraries write slashes, and
    Windows ignores case.
    """
    try:
        home = Path.home()
    except RuntimeError:
        return text
    separator = r"[\\/]+"
    parts = [re.escape(part) for part in re.split(separator, str(home))]
    if not any(parts):
        return text
    return re.sub(separator.join(parts), "~", text, flags=re.IGNORECASE)


def _bounded(text: str) -> bytes:
    """Drop the oldest entries above the limit."""
    data = text.encode(errors="replace")
    if len(data) <= LOG_LIMIT:
        return data
    start = data.find(_RULE.encode(), len(data) - LOG_LIMIT)
    return data[start:] if start >= 0 else data[-LOG_LIMIT:]
