"""The saved match of Hearts, written after each move.

The file holds the match code, the rules and the moves; loading replays them. A move is the
letter of a seat and the move's own text form, as in ``S QS KS AS; W 2C``. Import this only when
Hearts is played: it loads the engine.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date, datetime
from pathlib import Path
from typing import Final

from h2h.hearts.engine import (
    Game,
    MatchCode,
    Moon,
    Move,
    Passing,
    QueenOfSpades,
    Rules,
    Seat,
    parse_move,
)
from h2h.storage import document
from h2h.storage.document import Loaded, Values
from h2h.storage.files import data_folder, write_whole
from h2h.storage.problem import Problem
from h2h.storage.settings import LEVELS, PLAY_TO

FILE_NAME: Final = "hearts.json"
FORMAT: Final = "h2h-hearts"
VERSION: Final = 3
"""Version 2 adds house rules and cards taken back, version 3 the day of a match of the day.

A match that an earlier version can describe is written in that version.
"""
MOVES_LIMIT: Final = 20_000
"""350 rounds, more than a match can have. A file with more moves is damaged."""

_SEATS = {seat.name[0]: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it is saved.

    Attributes:
        id: unlike that of any other match; see `new_id`.
        game: the match.
        levels: how well West, North and East play: names of `LEVELS`.
        milliseconds: the time on its clock.
        started: when its first round was dealt, in the player's own time.
        recorded: whether its current result is in the statistics.
        taken_back: whether a card was taken back.
        daily: the day whose match it is; None for any other match.
    """

    id: str
    game: Game
    levels: tuple[str, str, str]
    milliseconds: int
    started: datetime
    recorded: bool = False
    taken_back: bool = False
    daily: date | None = None


class Encoder:
    """Encodes a match after each of its moves, at a cost that does not grow with the match.

    The text of each move is made once and kept, until the move is taken back.
    """

    def __init__(self) -> None:
        self._game: Game | None = None
        self._last: tuple[Seat, Move] | None = None
        self._moves: list[str] = []

    def prepare(self, saved: SavedMatch) -> Callable[[], bytes]:
        """Return a function that encodes the match as it is now, later and in any thread."""
        game = saved.game
        history, known = game.history, len(self._moves)
        is_continued = not known or (known <= len(history) and history[known - 1] is self._last)
        if game is not self._game or not is_continued:
            self._game, self._moves = game, []
        self._last = history[-1] if history else None
        new = history[len(self._moves) :]
        self._moves += [f"{seat.name[0]} {move}" for seat, move in new]
        before = {
            "id": saved.id,
            "code": str(game.code),
            "queen_of_spades": game.rules.queen_of_spades.name,
            "points_on_first_trick": game.rules.points_on_first_trick,
            "play_to": game.rules.play_to,
            "levels": saved.levels,
        }
        after = {
            "milliseconds": saved.milliseconds,
            "started": saved.started.isoformat(timespec="seconds"),
            "recorded": saved.recorded,
        }
        version, added = _added_later(saved)
        moves, count = self._moves, len(self._moves)

        def encode() -> bytes:
            # The list may have grown since: only what was there counts.
            text = "; ".join(moves[:count])
            values = {**before, "moves": text, **after, **added}
            return document.encode(FORMAT, version, values)

        return encode


def save(saved: SavedMatch, folder: Path | None = None) -> Problem | None:
    """Write the match, whole or not at all."""
    return write_whole((folder or data_folder()) / FILE_NAME, Encoder().prepare(saved)())


def load(folder: Path | None = None) -> Loaded[SavedMatch]:
    """Read the match; a file that is not valid is set aside and reported."""
    return document.load((folder or data_folder()) / FILE_NAME, decode)


def decode(data: bytes) -> SavedMatch:
    """Return the match in the contents of a file.

    Raises:
        ValueError: it is not valid, or a later version wrote it.
    """
    return _read(document.decode(data, FORMAT, VERSION))


def _read(values: Values) -> SavedMatch:
    game = Game.replay(
        MatchCode.parse(values.text("code")).number,
        _read_rules(values),
        _read_moves(values.text("moves", 16 * MOVES_LIMIT)),
    )
    levels = values.items("levels")
    if len(levels) != 3 or any(level not in LEVELS for level in levels):
        raise ValueError("not three levels")
    return SavedMatch(
        values.game_id(),
        game,
        (levels[0], levels[1], levels[2]),
        values.milliseconds(),
        values.moment("started"),
        values.flag("recorded"),
        values.number("version") > 1 and values.flag("taken_back"),
        values.day("daily") if values.number("version") > 2 else None,
    )


def _added_later(saved: SavedMatch) -> tuple[int, dict[str, object]]:
    """Return the first version that can describe a match, and what it has more than version 1."""
    rules = saved.game.rules
    values: dict[str, object] = {
        "taken_back": saved.taken_back,
        "queen_breaks_hearts": rules.queen_breaks_hearts,
        "jack_of_diamonds": rules.jack_of_diamonds,
        "moon": rules.moon.name,
        "passing": rules.passing.name,
    }
    if saved.daily:
        return 3, {**values, "daily": saved.daily.isoformat()}
    return (1, {}) if rules.is_classic and not saved.taken_back else (2, values)


def _read_rules(values: Values) -> Rules:
    queen = values.text("queen_of_spades")
    play_to = values.number("play_to")
    if queen not in QueenOfSpades.__members__ or play_to not in PLAY_TO:
        raise ValueError("not known rules")
    classic = Rules(QueenOfSpades[queen], values.flag("points_on_first_trick"), play_to)
    if values.number("version") == 1:
        return classic
    moon, passing = values.text("moon"), values.text("passing")
    if moon not in Moon.__members__ or passing not in Passing.__members__:
        raise ValueError("not known rules")
    return replace(
        classic,
        queen_breaks_hearts=values.flag("queen_breaks_hearts"),
        jack_of_diamonds=values.flag("jack_of_diamonds"),
        moon=Moon[moon],
        passing=Passing[passing],
    )


def _read_moves(text: str) -> list[tuple[Seat, Move]]:
    texts = text.split(";") if text else []
    if len(texts) > MOVES_LIMIT:
        raise ValueError("too many moves")
    moves = []
    for each in texts:
        seat, _, move = each.strip().partition(" ")
        if seat not in _SEATS:
            raise ValueError("not a seat")
        moves.append((_SEATS[seat], parse_move(move)))
    return moves
