"""The file of the current game of Heart to Heart, written after each move.

The file holds the deal code and the moves, not the cards. Loading replays the moves, so a file
can't contain a position that the rules don't allow. Moves are written in their text forms, a run
of draws as ``D*26``.
"""

import re
from collections.abc import Iterable, Iterator
from datetime import datetime
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from h2h.heart_to_heart.engine import UNDO_LIMIT, DealCode, Game, Move, parse_move
from h2h.storage import document
from h2h.storage.document import Loaded, Values
from h2h.storage.files import data_folder, write_whole
from h2h.storage.problem import Problem

FILE_NAME: Final = "heart_to_heart.json"
FORMAT: Final = "h2h-heart-to-heart"
VERSION: Final = 1
MOVES_LIMIT: Final = 200_000
"""More than anybody plays; a file with more moves is damaged."""

_RUN = re.compile(r"(D|R|\d{1,2}\+\d{1,2})(?:\*(\d{1,6}))?", re.ASCII)
_TEXT_LIMIT = 4 * MOVES_LIMIT


class SavedGame(NamedTuple):
    """What the file holds.

    Attributes:
        id: unique, also among games of the same deal; see `new_id`.
        game: the game, with what can be undone and redone.
        milliseconds: the time on its clock.
        started: when it was dealt.
        recorded: whether the statistics have its current result.
    """

    id: str
    game: Game
    milliseconds: int
    started: datetime
    recorded: bool = False


def encode(saved: SavedGame) -> bytes:
    """Return the contents of the game's file."""
    game = saved.game
    values = {
        "id": saved.id,
        "code": str(game.code),
        "moves": _write_moves(game.history),
        "undone": _write_moves(game.undone),
        "undo_depth": game.undo_depth,
        "milliseconds": saved.milliseconds,
        "started": saved.started.isoformat(timespec="seconds"),
        "recorded": saved.recorded,
    }
    return document.encode(FORMAT, VERSION, values)


def save(saved: SavedGame, folder: Path | None = None) -> Problem | None:
    """Write the file, whole or not at all."""
    return write_whole((folder or data_folder()) / FILE_NAME, encode(saved))


def load(folder: Path | None = None) -> Loaded[SavedGame]:
    """Read the file; one that can't be read is set aside and reported."""
    return document.load((folder or data_folder()) / FILE_NAME, FORMAT, VERSION, _read)


def _read(values: Values) -> SavedGame:
    game = Game.replay(
        DealCode.parse(values.text("code")),
        _read_moves(values.text("moves", _TEXT_LIMIT)),
        _read_moves(values.text("undone", _TEXT_LIMIT)),
        values.number("undo_depth", highest=UNDO_LIMIT),
    )
    return SavedGame(
        values.game_id(),
        game,
        values.milliseconds(),
        values.moment("started"),
        values.flag("recorded"),
    )


def _write_moves(moves: Iterable[Move]) -> str:
    return " ".join(_runs(map(str, moves)))


def _runs(texts: Iterable[str]) -> Iterator[str]:
    for text, run in groupby(texts):
        count = sum(1 for _ in run)
        yield text if count == 1 else f"{text}*{count}"


def _read_moves(text: str) -> list[Move]:
    moves: list[Move] = []
    for run in text.split():
        found = _RUN.fullmatch(run)
        if not found or len(moves) + int(found[2] or 1) > MOVES_LIMIT:
            raise ValueError("not moves")
        moves += [parse_move(found[1])] * int(found[2] or 1)
    return moves
