"""One file with everything, to move to another machine: results, games in progress, settings.

It begins like the other files of the program: with its values in a line whose checksum is that of
all that follows. After it comes a line for each result. It names no other file.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from h2h.cards.code_text import is_full_code
from h2h.storage import document
from h2h.storage.document import NewerVersionError
from h2h.storage.files import DEFAULT_LIMIT, read_whole
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import GameResult, as_row, from_row
from h2h.storage.settings import GameKind

ENDING: Final = ".h2h"
FORMAT: Final = "h2h-everything"
VERSION: Final = 1
LIMIT: Final = 128 << 20
"""Bytes: more than 200,000 results take."""
_LINE_LIMIT = 4000
_AT_ONCE = 1000
_TEXTS_LIMIT = 1000


class Results:
    """Results as the lines of the file; each is read anew when it is asked for.

    So many objects would keep the window waiting while they are freed.

    Attributes:
        lines: the lines.
        ids: the results' ids.
    """

    def __init__(self, lines: bytes, ids: Sequence[str]) -> None:
        self.lines = lines
        self.ids = ids

    @classmethod
    def of(cls, results: Iterable[GameResult]) -> "Results":
        """Return the lines of results."""
        ids, parts, left = list[str](), list[bytes](), iter(results)
        while some := list(islice(left, _AT_ONCE)):
            ids += [result.id for result in some]
            parts.append(b"".join(map(_line, some)))
        return cls(b"".join(parts), ids)

    @classmethod
    def read(cls, lines: bytes) -> "Results":
        """Return the results in lines.

        Raises:
            ValueError: a line is not valid.
        """
        return cls(lines, [_result(line).id for line in _lines(lines)])

    def __iter__(self) -> Iterator[GameResult]:
        return (from_row(json.loads(line)) for line in _lines(self.lines))

    def __len__(self) -> int:
        return len(self.ids)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Results) and self.lines == other.lines

    __hash__ = None  # type: ignore[assignment]


class Everything(NamedTuple):
    """What the file holds.

    Attributes:
        written: when it was written, in the time of that machine.
        results: of both games, each in the order of recording.
        games: the contents of the files of games in progress.
        settings: each setting as text, by name.
    """

    written: datetime
    results: Results
    games: Mapping[GameKind, bytes]
    settings: Mapping[str, str]


def encode(everything: Everything) -> bytes:
    """Return the contents of the file."""
    values = {
        "written": everything.written.isoformat(timespec="seconds"),
        "results": len(everything.results),
        "games": {kind.value: data.decode() for kind, data in everything.games.items()},
        "settings": everything.settings,
    }
    return document.encode(FORMAT, VERSION, values, everything.results.lines)


def read(path: Path) -> Everything | Problem:
    """Read a file that the player chose; it is never changed."""
    data = read_whole(path, LIMIT)
    if data is None:
        return Problem(ProblemKind.NO_ACCESS, path)
    if isinstance(data, Problem):
        return data
    try:
        return decode(data)
    except NewerVersionError:
        return Problem(ProblemKind.NEWER_VERSION, path)
    except (ValueError, RecursionError):
        return Problem(ProblemKind.UNREADABLE, path)


def decode(data: bytes) -> Everything:
    """Return what the contents of a file mean.

    Raises:
        NewerVersionError: a later version wrote it.
        ValueError: it is not valid.
    """
    end = data.find(b"\n", 0, DEFAULT_LIMIT)
    if end < 0:
        raise ValueError("the first line does not end")
    values = document.decode(data, FORMAT, VERSION, end)
    results = Results.read(data[end + 1 :])
    if len(results) != values.number("results"):
        raise ValueError("results are missing")
    games = values.texts("games", DEFAULT_LIMIT)
    return Everything(
        values.moment("written"),
        results,
        {GameKind(kind): text.encode() for kind, text in games.items()},
        values.texts("settings", _TEXTS_LIMIT),
    )


def _line(result: GameResult) -> bytes:
    row = {name: value for name, value in as_row(result).items() if value is not None}
    return json.dumps(row, separators=(",", ":")).encode() + b"\n"


def _lines(data: bytes) -> Iterator[bytes]:
    start = 0
    while start < len(data):
        end = data.find(b"\n", start, start + _LINE_LIMIT)
        if end < 0:
            raise ValueError("a line does not end")
        yield data[start:end]
        start = end + 1


def _result(line: bytes) -> GameResult:
    row = json.loads(line)
    if not isinstance(row, dict):
        raise ValueError("not a result")
    result = from_row(row)
    if not is_full_code(result.code):
        raise ValueError("not a whole code")
    return result
