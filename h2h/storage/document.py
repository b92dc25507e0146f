"""A small file of ours: JSON text that names its format and shows when a byte of it is wrong.

The text begins with a checksum of every byte that follows it, then names its format and version.
Later versions keep these three, whatever else they change, so that any version can distinguish a
later version's file from a damaged one.
"""

import json
import os
import re
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any, Final, Generic, NamedTuple, TypeVar
from zlib import crc32

from h2h.storage.files import read_whole, set_aside_for
from h2h.storage.problem import Problem, ProblemKind

T = TypeVar("T")

_START = re.compile(rb'\{"checksum":"([0-9a-f]{8})",')
_ID = re.compile(r"[0-9a-f]{32}")
LONGEST_PLAY: Final = 1000 * 3600 * 24 * 3650
"""Milliseconds: a play clock goes no further."""

_EARLIEST, _LATEST = datetime(1980, 1, 1, tzinfo=UTC), datetime(2999, 1, 1, tzinfo=UTC)


class Loaded(NamedTuple, Generic[T]):
    """The result of reading a file.

    Attributes:
        saved: its contents; None if there is no file or it is not valid.
        problem: what the player should know of.
    """

    saved: T | None = None
    problem: Problem | None = None


def new_id() -> str:
    """Return an id for a game just dealt, unlike any other."""
    return os.urandom(16).hex()


class NewerVersionError(ValueError):
    """A later version of the program wrote this."""


def encode(kind: str, version: int, values: Mapping[str, object], lines: bytes = b"") -> bytes:
    """Return the contents of a file with these values.

    Args:
        kind: the format's name.
        version: its version.
        values: the values.
        lines: what follows them, such as rows of a table.
    """
    text = json.dumps({"format": kind, "version": version, **values}, separators=(",", ":"))
    first = text.encode()[1:] + b"\n"
    return b"".join((b'{"checksum":"%08x",' % crc32(lines, crc32(first)), first, lines))


def decode(data: bytes, kind: str, version: int, end: int | None = None) -> "Values":
    """Return the values in the contents of a file.

    Args:
        data: the contents.
        kind: the format's name.
        version: the latest version that this program knows.
        end: where the values end, if lines follow them.

    Raises:
        NewerVersionError: a later version wrote it.
        ValueError: it is not valid.
    """
    start = _START.match(data)
    if not start or int(start[1], 16) != crc32(memoryview(data)[start.end() :]):
        raise ValueError("the checksum is not that of the contents")
    try:
        found = json.loads(data[:end])
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(found, dict) or found.get("format") != kind:
        raise ValueError("another format")
    values = Values(found)
    if values.number("version", lowest=1) > version:
        raise NewerVersionError(kind)
    return values


def load(path: Path, decode: Callable[[bytes], T]) -> Loaded[T]:
    """Read a file. One that is not valid is set aside and reported.

    Args:
        path: the file.
        decode: converts the contents; raises ValueError for those that are not valid.
    """
    data = read_whole(path)
    if data is None:
        return Loaded()
    if isinstance(data, Problem):
        return Loaded(problem=set_aside_for(data))
    try:
        return Loaded(decode(data))
    except NewerVersionError:
        return Loaded(problem=set_aside_for(Problem(ProblemKind.NEWER_VERSION, path)))
    except (ValueError, RecursionError):
        return Loaded(problem=set_aside_for(Problem(ProblemKind.UNREADABLE, path)))


class Values(NamedTuple):
    """The values of a file, each checked when it is read.

    Raises:
        ValueError: by each method, for a value that is missing or of the wrong kind.
    """

    found: Mapping[str, Any]

    def text(self, name: str, limit: int = 100) -> str:
        """Return a text."""
        value = self.found.get(name)
        if not isinstance(value, str) or len(value) > limit:
            raise ValueError(f"{name} is no such text")
        value.encode()  # half of a surrogate pair could not be written again
        return value

    def number(self, name: str, lowest: int = 0, highest: int = 1 << 53) -> int:
        """Return a whole number within bounds."""
        value = self.found.get(name)
        if type(value) is not int or not lowest <= value <= highest:
            raise ValueError(f"{name} is no such number")
        return value

    def flag(self, name: str) -> bool:
        """Return true or false."""
        value = self.found.get(name)
        if not isinstance(value, bool):
            raise ValueError(f"{name} is neither true nor false")
        return value

    def items(self, name: str) -> list[Any]:
        """Return a list, whatever is in it."""
        value = self.found.get(name)
        if not isinstance(value, list):
            raise ValueError(f"{name} is no list")
        return value

    def part(self, name: str) -> "Values":
        """Return the values of a part, in the version of the file."""
        value = self.found.get(name)
        if not isinstance(value, dict):
            raise ValueError(f"{name} is no part")
        return Values({**value, "version": self.found.get("version")})

    def texts(self, name: str, limit: int) -> dict[str, str]:
        """Return texts by name."""
        value = self.found.get(name)
        if not isinstance(value, dict):
            raise ValueError(f"{name} is no object")
        texts = Values(value)
        return {key: texts.text(key, limit) for key in value}

    def game_id(self) -> str:
        """Return the id of a game."""
        value = self.text("id")
        if not _ID.fullmatch(value):
            raise ValueError("not an id")
        return value

    def milliseconds(self) -> int:
        """Return the time of the play clock."""
        return min(self.number("milliseconds"), LONGEST_PLAY)

    def moment(self, name: str) -> datetime:
        """Return a moment, with its time zone."""
        value = datetime.fromisoformat(self.text(name))
        if value.tzinfo is None:
            raise ValueError(f"{name} is no moment")
        # A computer's clock may be wrong by any time; systems convert only years near ours.
        return value if _EARLIEST <= value <= _LATEST else _EARLIEST

    def day(self, name: str) -> date:
        """Return a date, written as YYYY-MM-DD."""
        text = self.text(name)
        value = date.fromisoformat(text)
        if value.isoformat() != text:
            raise ValueError(f"{name} is no date")
        return value

    def day_if_any(self, name: str) -> date | None:
        """Return a date, or None where there is none."""
        return None if self.found.get(name) is None else self.day(name)
