"""The file of the current game of Heart to Heart, written after each move.

The file holds the deal code and the moves, not the cards: reading it plays them again, so that
nothing the rules don't allow is accepted. Moves are written in their text forms, a run of draws as
``D*26``.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import date, datetime
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
VERSION: Final = 3
"""Version 2 adds the day of a deal of the day, 3 `winnable`; any other deal is still version 1."""
MOVES_LIMIT: Final = 200_000
"""More than anybody plays; a file with more moves is damaged."""

_RUN = re.compile(r"(D|R|\d{1,2}\+\d{1,2})(?:\*(\d{1,6}))?", re.ASCII)
_TEXT_LIMIT = 4 * MOVES_LIMIT


class SavedGame(NamedTuple):
    """What the file holds.

    Attributes:
        id: unlike that of any other game, even of the same deal; see `new_id`.
        game: the game, with what can be undone and redone.
        milliseconds: the time on its clock.
        started: when it was dealt, in the player's own time.
        recorded: whether its current result is in the statistics.
        daily: the day whose deal it is; None for any other deal.
        winnable: whether it was dealt while only deals that can be won were dealt.
    """

    id: str
    game: Game
    milliseconds: int
    started: datetime
    recorded: bool = False
    daily: date | None = None
    winnable: bool = False


class Encoder:
    """Encodes a game after each of its moves, at a cost that does not grow with the game.

    Undo reaches no further back than `UNDO_LIMIT` moves, so the text of those before is final: it
    is made once and kept.
    """

    def __init__(self) -> None:
        self._game: Game | None = None
        self._runs: list[str] = []
        self._final = 0

    def prepare(self, saved: SavedGame) -> Callable[[], bytes]:
        """Return a function that encodes the game as it is now, later and in any thread."""
        game, moves = saved.game, saved.game.history
        if game is not self._game:
            self._game, self._runs, self._final = game, [], 0
        end = len(moves) - UNDO_LIMIT
        while end > self._final and moves[end] == moves[end - 1]:
            end -= 1  # a run is not divided
        if end > self._final:
            self._runs += _runs(moves[self._final : end])
            self._final = end
        before = {"id": saved.id, "code": str(game.code)}
        after = {
            "undone": " ".join(_runs(game.undone)),
            "undo_depth": game.undo_depth,
            "milliseconds": saved.milliseconds,
            "started": saved.started.isoformat(timespec="seconds"),
            "recorded": saved.recorded,
            **({"daily": saved.daily.isoformat()} if saved.daily else {}),
            **({"winnable": True} if saved.winnable else {}),
        }
        version = 3 if saved.winnable else 2 if saved.daily else 1
        runs, count, latest = self._runs, len(self._runs), list(_runs(moves[self._final :]))

        def encode() -> bytes:
            # The list may have grown since: only what was there counts.
            text = " ".join([*runs[:count], *latest])
            return document.encode(FORMAT, version, {**before, "moves": text, **after})

        return encode


def save(saved: SavedGame, folder: Path | None = None) -> Problem | None:
    """Write the game, whole or not at all."""
    return write_whole((folder or data_folder()) / FILE_NAME, Encoder().prepare(saved)())


def load(folder: Path | None = None) -> Loaded[SavedGame]:
    """Read the game; a file that is not valid is set aside and reported."""
    return document.load((folder or data_folder()) / FILE_NAME, decode)


def decode(data: bytes) -> SavedGame:
    """Return the game in the contents of a file.

    Raises:
        ValueError: it is not valid, or a later version wrote it.
    """
    return _read(document.decode(data, FORMAT, VERSION))


def _read(values: Values) -> SavedGame:
    game = Game.replay(
        DealCode.parse(values.text("code")),
        _read_moves(values.text("moves", _TEXT_LIMIT)),
        _read_moves(values.text("undone", _TEXT_LIMIT)),
        values.number("undo_depth", highest=UNDO_LIMIT),
    )
    version = values.number("version")
    return SavedGame(
        values.game_id(),
        game,
        values.milliseconds(),
        values.moment("started"),
        values.flag("recorded"),
        values.day("daily") if version == 2 else None,
        values.flag("winnable") if version > 2 else False,
    )


def _runs(moves: Iterable[Move]) -> Iterator[str]:
    for text, run in groupby(map(str, moves)):
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
