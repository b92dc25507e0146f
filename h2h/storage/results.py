"""The result of one game: a row of the statistics.

How games are counted:

- A game counts from its first move on. It has one id from its deal to its end, and one row.
- A game that is replaced by a new deal before its end counts as abandoned. Closing the program
  abandons nothing: the game goes on at the next start.
- The last result counts: a game without more moves that is undone and won is a win, an abandoned
  one that is taken up again and won is a win. But a win stays a win for ever.
- The same deal again is another game.
- Games are in the order in which they were first recorded, whatever the computer's clock said.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from typing import Any

from h2h.storage.document import Values
from h2h.storage.settings import GameKind

_MOST_POINTS = 1 << 20
SOUTH = 0
"""The player's seat among the four scores."""


class ResultOutcome(Enum):
    """How a game ended; the value is the name in files."""

    WON = "won"
    NO_MOVES = "no_moves"
    LOST = "lost"
    """A match of Hearts that somebody else won."""
    ABANDONED = "abandoned"


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """What is kept of a match of Hearts in addition.

    Attributes:
        scores: of South (the player), West, North and East.
        place: the player's place, 1 to 4; of an abandoned match, where it stood.
        rounds: how many were finished.
        moons: in how many of them the player took all points.
        play_to: the score that ends the match.
        queen_of_spades: when she may be led.
        points_on_first_trick: whether penalty cards may be played to the first trick.
        levels: how well West, North and East play.
        house_rules: the rules that differ from the classic ones, as the game writes them.
        taken_back: whether a card was taken back.
    """

    scores: tuple[int, int, int, int]
    place: int
    rounds: int
    moons: int
    play_to: int
    queen_of_spades: str
    points_on_first_trick: bool
    levels: str
    house_rules: str = ""
    taken_back: bool = False


@dataclass(frozen=True, slots=True)
class GameResult:
    """One finished or abandoned game.

    Attributes:
        id: the game's own; a second result with the same id replaces the first.
        game: which of the two games.
        code: the deal's or match's code.
        started: when it was dealt.
        ended: when it had this result.
        milliseconds: the time on its clock.
        moves: how many moves led here; undone ones don't count.
        score: points; in Hearts the player's penalty points.
        outcome: how it ended.
        match: more about a match of Hearts.
        daily: the day whose deal it is; None for any other deal.
        begun: the player's own date when it was dealt; None in results of version 1.0.
        winnable: whether it was dealt while only deals that can be won were dealt.
    """

    id: str
    game: GameKind
    code: str
    started: datetime
    ended: datetime
    milliseconds: int
    moves: int
    score: int
    outcome: ResultOutcome
    match: MatchFacts | None = None
    daily: date | None = None
    begun: date | None = None
    winnable: bool = False

    @property
    def won(self) -> bool:
        """Whether the player won."""
        return self.outcome is ResultOutcome.WON


Row = dict[str, str | int | None]
"""A result as the plain values that files keep, by column."""

_MATCH_COLUMNS = (
    *("south", "west", "north", "east", "place", "rounds", "moons"),
    *("play_to", "queen_of_spades", "points_on_first_trick", "levels", "house_rules"),
    "taken_back",
)
COLUMNS = (
    *("id", "game", "code", "started", "ended", "milliseconds", "moves", "score", "outcome"),
    *_MATCH_COLUMNS,
    *("daily", "begun", "winnable"),
)


TEXTS = frozenset(
    {
        *("id", "game", "code", "started", "ended", "outcome", "queen_of_spades", "levels"),
        *("house_rules", "daily", "begun"),
    }
)
"""Columns that hold texts; all others hold whole numbers."""


def as_row(result: GameResult) -> Row:
    """Return the result as the plain values that files keep."""
    values = (
        result.id,
        result.game.value,
        result.code,
        _moment(result.started),
        _moment(result.ended),
        result.milliseconds,
        result.moves,
        result.score,
        result.outcome.value,
    )
    match = result.match
    facts: tuple[str | int | None, ...] = (None,) * len(_MATCH_COLUMNS)
    if match:
        facts = (
            *match.scores,
            match.place,
            match.rounds,
            match.moons,
            match.play_to,
            match.queen_of_spades,
            int(match.points_on_first_trick),
            match.levels,
            match.house_rules,
            int(match.taken_back),
        )
    deal = (_day(result.daily), _day(result.begun), int(result.winnable))
    return dict(zip(COLUMNS, (*values, *facts, *deal), strict=True))


def from_row(row: Mapping[str, Any]) -> GameResult:
    """Return the result that a row describes.

    Raises:
        ValueError: a value makes no sense.
    """
    values = Values(row)
    game = GameKind(values.text("game"))
    return GameResult(
        values.game_id(),
        game,
        values.text("code"),
        values.moment("started"),
        values.moment("ended"),
        values.milliseconds(),
        values.number("moves"),
        values.number("score", lowest=-_MOST_POINTS),
        ResultOutcome(values.text("outcome")),
        _match(values) if game is GameKind.HEARTS else None,
        values.day_if_any("daily"),
        values.day_if_any("begun"),
        row.get("winnable") == 1,  # older results have none
    )


def _match(values: Values) -> MatchFacts:
    # The jack of diamonds and the moon can make a score negative.
    south, west, north, east = (
        values.number(seat, lowest=-_MOST_POINTS) for seat in ("south", "west", "north", "east")
    )
    return MatchFacts(
        (south, west, north, east),
        values.number("place", 1, 4),
        values.number("rounds"),
        values.number("moons"),
        values.number("play_to"),
        values.text("queen_of_spades"),
        bool(values.number("points_on_first_trick", 0, 1)),
        values.text("levels"),
        values.text("house_rules"),
        bool(values.number("taken_back", 0, 1)),
    )


def _moment(moment: datetime) -> str:
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _day(day: date | None) -> str | None:
    return day.isoformat() if day else None
