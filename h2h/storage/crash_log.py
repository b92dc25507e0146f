"""A log of errors that should not have happened, for the player to copy into a report.

It never grows beyond a limit, and says nothing of whose computer it is.
"""

from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Final

from h2h.storage.files import data_folder, read_whole, write_whole

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
        """Add an error and return its text; never fails, whatever the disk does.

        Args:
            kind: the exception's class, as `sys.excepthook` gets it.
            error: the exception.
            trace: where it came from.
            about: what else is worth knowing: versions, the deal code.
        """
        entry = _entry(kind, error, trace, about)
        try:
            write_whole(self._path, _bounded(self.text() + _RULE + entry))
        except Exception:  # the log of errors must not be one more
            return entry
        return entry

    def text(self) -> str:
        """Return the whole log."""
        data = read_whole(self._path, 2 * LOG_LIMIT)
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
    """Leave out the home folder, which tells the player's name."""
    try:
        home = str(Path.home())
    except RuntimeError:
        return text
    return text.replace(home, "~") if len(home) > 1 else text


def _bounded(text: str) -> bytes:
    """Drop the oldest entries above the limit."""
    data = text.encode(errors="replace")
    if len(data) <= LOG_LIMIT:
        return data
    start = data.find(_RULE.encode(), len(data) - LOG_LIMIT)
    return data[start:] if start >= 0 else data[-LOG_LIMIT:]
