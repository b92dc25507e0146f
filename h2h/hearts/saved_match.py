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

from h2h.hearts.bots.thinking import Thinking
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
VERSION: Final = 4
"""Version 2 adds house rules and cards taken back, version 3 the day of a match of the day,
version 4 the finished match before.

A match that an earlier version can describe is written in that version.
"""
MOVES_LIMIT: Final = 20_000
"""350 rounds, more than a match can have. A file with more moves is damaged."""

_SLICE = 40
"""Moves that are replayed at a time."""
_SEATS = {seat.name[0]: seat for seat in Seat}


@dataclass(frozen=True, slots=True)
class FinishedMatch:
    """The last match that was played to its end, kept for a review.

    Attributes:
        number: deals its rounds.
        rules: of the match.
        levels: how well West, North and East played: names of `LEVELS`.
        moves: their text; `think_through` reads it, which takes longer than loading a file may.
    """

    number: int
    rules: Rules
    levels: tuple[str, str, str]
    moves: str

    def think_through(self) -> Thinking[Game | None]:
        """Replay the match in slices of a few milliseconds; return None if its moves are wrong."""
        try:
            game = Game(self.number, self.rules)
            for number, (seat, move) in enumerate(_read_moves(self.moves)):
                game.play(seat, move)
                if number % _SLICE == 0:
                    yield
        except ValueError:
            return None
        return game


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
        before: the last match that was finished before this one, if it is known.
    """

    id: str
    game: Game
    levels: tuple[str, str, str]
    milliseconds: int
    started: datetime
    recorded: bool = False
    taken_back: bool = False
    daily: date | None = None
    before: FinishedMatch | None = None

    @property
    def finished(self) -> FinishedMatch | None:
        """This match as a finished one; None unless it is over."""
        game = self.game
        if game.outcome is None:
            return None
        moves = "; ".join(_text_of(seat, move) for seat, move in game.history)
        return FinishedMatch(game.number, game.rules, self.levels, moves)


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
        self._moves += [_text_of(seat, move) for seat, move in new]
        before = {
            "id": saved.id,
            "code": str(game.code),
            **_classic_rules(game.rules),
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
    version = values.number("version")
    return SavedMatch(
        values.game_id(),
        game,
        _read_levels(values),
        values.milliseconds(),
        values.moment("started"),
        values.flag("recorded"),
        version > 1 and values.flag("taken_back"),
        values.day_if_any("daily") if version > 2 else None,
        _read_finished(values.part("before")) if version > 3 else None,
    )


def _read_finished(values: Values) -> FinishedMatch:
    return FinishedMatch(
        MatchCode.parse(values.text("code")).number,
        _read_rules(values),
        _read_levels(values),
        values.text("moves", 16 * MOVES_LIMIT),
    )


def _read_levels(values: Values) -> tuple[str, str, str]:
    levels = values.items("levels")
    if len(levels) != 3 or any(level not in LEVELS for level in levels):
        raise ValueError("not three levels")
    return levels[0], levels[1], levels[2]


def _added_later(saved: SavedMatch) -> tuple[int, dict[str, object]]:
    """Return the first version that can describe a match, and what it has more than version 1."""
    rules, before = saved.game.rules, saved.before
    values = {"taken_back": saved.taken_back, **_house_rules(rules)}
    daily = saved.daily.isoformat() if saved.daily else None
    if before:
        finished = {
            "code": str(MatchCode(before.number)),
            **_classic_rules(before.rules),
            **_house_rules(before.rules),
            "levels": before.levels,
            "moves": before.moves,
        }
        return 4, {**values, "daily": daily, "before": finished}
    if daily:
        return 3, {**values, "daily": daily}
    return (1, {}) if rules.is_classic and not saved.taken_back else (2, values)


def _classic_rules(rules: Rules) -> dict[str, object]:
    return {
        "queen_of_spades": rules.queen_of_spades.name,
        "points_on_first_trick": rules.points_on_first_trick,
        "play_to": rules.play_to,
    }


def _house_rules(rules: Rules) -> dict[str, object]:
    return {
        "queen_breaks_hearts": rules.queen_breaks_hearts,
        "jack_of_diamonds": rules.jack_of_diamonds,
        "moon": rules.moon.name,
        "passing": rules.passing.name,
    }


def _text_of(seat: Seat, move: Move) -> str:
    return f"{seat.name[0]} {move}"


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
