"""The saved match of Hearts, written after each move.

The file holds the match code, the rules and the moves; loading replays them. A move is the
letter of a seat and the move's own text form, as in ``S QS KS AS; W 2C``. Import this only when
Hearts is played: it loads the engine.
"""

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Final

from h2h.hearts.engine import Game, MatchCode, Move, QueenOfSpades, Rules, Seat, parse_move
from h2h.storage import document
from h2h.storage.document import Loaded, Values
from h2h.storage.files import data_folder, write_whole
from h2h.storage.problem import Problem
from h2h.storage.settings import LEVELS, PLAY_TO

FILE_NAME: Final = "hearts.json"
FORMAT: Final = "h2h-hearts"
VERSION: Final = 1
MOVES_LIMIT: Final = 20_000
"""350 rounds, more than a match can have. A file with more moves is damaged."""

_SEATS = {seat.name[0]: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """A match as it is saved.

    Attributes:
        id: unique to this match; see `new_id`.
        game: the match.
        levels: how well West, North and East play: names of `LEVELS`.
        milliseconds: the time on its clock.
        started: when its first round was dealt.
        recorded: whether its result is in the statistics.
    """

    id: str
    game: Game
    levels: tuple[str, str, str]
    milliseconds: int
    started: datetime
    recorded: bool = False


def encode(saved: SavedMatch) -> bytes:
    """Return the contents of the match's file."""
    game = saved.game
    values = {
        "id": saved.id,
        "code": str(game.code),
        "queen_of_spades": game.rules.queen_of_spades.name,
        "points_on_first_trick": game.rules.points_on_first_trick,
        "play_to": game.rules.play_to,
        "levels": saved.levels,
        "moves": "; ".join(f"{seat.name[0]} {move}" for seat, move in game.history),
        "milliseconds": saved.milliseconds,
        "started": saved.started.isoformat(timespec="seconds"),
        "recorded": saved.recorded,
    }
    return document.encode(FORMAT, VERSION, values)


def save(saved: SavedMatch, folder: Path | None = None) -> Problem | None:
    """Write the match, whole or not at all."""
    return write_whole((folder or data_folder()) / FILE_NAME, encode(saved))


def load(folder: Path | None = None) -> Loaded[SavedMatch]:
    """Read the match; an unreadable file is set aside and reported."""
    return document.load((folder or data_folder()) / FILE_NAME, FORMAT, VERSION, _read)


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
    )


def _read_rules(values: Values) -> Rules:
    queen = values.text("queen_of_spades")
    play_to = values.number("play_to")
    if queen not in QueenOfSpades.__members__ or play_to not in PLAY_TO:
        raise ValueError("not rules of ours")
    return Rules(QueenOfSpades[queen], values.flag("points_on_first_trick"), play_to)


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
