"""Summaries of results, by SQL: counts, streaks, best and median values.

The functions get a connection that is theirs alone; see `Statistics`.
"""

import sqlite3
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Final, NamedTuple

from h2h.storage.settings import GameKind

MOST_DEALS: Final = 500
"""As many deals are listed at once; a part of the code finds others."""
_AT_ONCE: Final = 2000
LATEST: Final = 120
"""As many of the latest values are returned; a chart shows no more."""


class Deals(Enum):
    """Which deals are summarised."""

    ANY = "any"
    WINNABLE = "winnable"
    """Dealt while only deals that can be won were dealt."""
    DAILY = "daily"


class Opponents(Enum):
    """How well the opponents of a match played."""

    EASY = "EASY"
    NORMAL = "NORMAL"
    HARD = "HARD"
    MIXED = "MIXED"
    """Not all of them the same."""


class Filter(NamedTuple):
    """Which results are summarised; None stands for any.

    Attributes:
        game: which of the two games.
        deals: which deals.
        play_to: the score that ends the match.
        house_rules: whether the match has house rules.
        opponents: how well they play.
        code: the code of a deal, or a part of it.
    """

    game: GameKind
    deals: Deals = Deals.ANY
    play_to: int | None = None
    house_rules: bool | None = None
    opponents: Opponents | None = None
    code: str = ""

    @property
    def condition(self) -> str:
        """The condition in SQL, with the names of `parameters`; what is not asked takes no time."""
        asked = {
            "game = :game": True,
            "instr(code, :code)": bool(self.code),
            "winnable = 1": self.deals is Deals.WINNABLE,
            "daily IS NOT NULL": self.deals is Deals.DAILY,
            "play_to = :play_to": self.play_to is not None,
            "(house_rules <> '') = :house_rules": self.house_rules is not None,
            f"{_OPPONENTS} = :opponents": self.opponents is not None,
        }
        return " AND ".join(clause for clause, is_asked in asked.items() if is_asked)

    @property
    def parameters(self) -> dict[str, str | int | None]:
        """The values for `condition`."""
        return {
            "game": self.game.value,
            "play_to": self.play_to,
            "house_rules": self.house_rules,
            "opponents": self.opponents.value if self.opponents else None,
            "code": self.code,
        }


_OPPONENTS = """
    CASE levels
        WHEN 'EASY EASY EASY' THEN 'EASY'
        WHEN 'NORMAL NORMAL NORMAL' THEN 'NORMAL'
        WHEN 'HARD HARD HARD' THEN 'HARD'
        ELSE 'MIXED'
    END
"""

# Damage that SQLite does not notice can put a text in the place of a number.
_SOUND = "typeof(milliseconds) = 'integer' AND typeof(moves) = 'integer'"


class DayCount(NamedTuple):
    """How many games ended on a day, by the clock of this computer."""

    day: date
    won: int
    not_won: int


@dataclass(frozen=True, slots=True)
class Summary:
    """Of games in the order of recording. Best, median and times are of games won.

    Attributes:
        played: all that count, abandoned ones too.
        won: how many of them were won.
        current_streak: games won since the last that was not.
        longest_streak: the most games won in a row.
        best_milliseconds: the shortest time; None while nothing has been won.
        median_milliseconds: half of the games took no longer.
        best_moves: the fewest moves.
        median_moves: half of the games took no more.
        days: the days on which games ended.
        times: the times of the latest wins, in milliseconds.
    """

    played: int = 0
    won: int = 0
    current_streak: int = 0
    longest_streak: int = 0
    best_milliseconds: int | None = None
    median_milliseconds: float | None = None
    best_moves: int | None = None
    median_moves: float | None = None
    days: tuple[DayCount, ...] = ()
    times: tuple[int, ...] = ()

    @property
    def rate(self) -> float | None:
        """The part of games that were won, 0 to 1; None while none has been played."""
        return self.won / self.played if self.played else None


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What is shown of matches of Hearts in addition.

    Attributes:
        places: how often the player ended first, second, third and fourth in matches played out.
        mean_points: the player's mean score in those; None while there is none.
        mean_round_points: the mean points a round, also of abandoned matches.
        moons: how often the player shot the moon.
        points: the player's scores in the latest matches played out.
        taken_back: matches in which a card was taken back; they count nowhere else.
        taken_back_won: how many of them were won.
    """

    places: tuple[int, int, int, int] = (0, 0, 0, 0)
    mean_points: float | None = None
    mean_round_points: float | None = None
    moons: int = 0
    points: tuple[int, ...] = ()
    taken_back: int = 0
    taken_back_won: int = 0

    @property
    def played_out(self) -> int:
        """How many matches were not abandoned."""
        return sum(self.places)


class DealSummary(NamedTuple):
    """What the results of one deal come to.

    Attributes:
        code: the deal's code.
        played: how often it was played, abandoned games too.
        won: how often it was won.
        best_milliseconds: the shortest time of a win.
        best_moves: the fewest moves of a win.
        best_points: the player's lowest score in a match played out.
    """

    code: str
    played: int
    won: int
    best_milliseconds: int | None
    best_moves: int | None
    best_points: int | None


class Overview(NamedTuple):
    """What a page of the statistics shows."""

    summary: Summary = Summary()
    matches: MatchSummary = MatchSummary()


def overview(connection: sqlite3.Connection, wanted: Filter, *, without: str = "") -> Overview:
    """Summarise the results that pass a filter.

    Args:
        connection: to the results, or a copy of them.
        wanted: which of them.
        without: the id of a game to leave out.
    """
    # A narrow table of few columns: each query below reads all of it.
    connection.execute("DROP TABLE IF EXISTS temp.chosen")
    connection.execute(
        f"""
        CREATE TEMP TABLE chosen AS
        SELECT outcome = 'won' AS won, milliseconds, moves, ended,
            outcome <> 'abandoned' AS played_out, south, place, rounds, moons,
            coalesce(taken_back, 0) AS taken_back
        FROM results WHERE {wanted.condition} AND {_SOUND} AND id <> :without ORDER BY rowid
        """,
        {**wanted.parameters, "without": without},
    )
    taken_back, taken_back_won = connection.execute(
        "SELECT count(*), coalesce(sum(won), 0) FROM chosen WHERE taken_back"
    ).fetchone()
    if taken_back:
        connection.execute("DELETE FROM chosen WHERE taken_back")
    return Overview(_summary(connection), _matches(connection, taken_back, taken_back_won))


def _summary(connection: sqlite3.Connection) -> Summary:
    # One reading of the table, as texts: SQLite's ways to streaks, medians and days read or sort it
    # again for each, and fetching rows takes long while another thread is busy. A computer's clock
    # may be wrong by any time; `Values.moment` moves such a result likewise.
    course, *columns = connection.execute(
        """
        SELECT coalesce(group_concat(won, ''), ''),
            coalesce(group_concat(CASE WHEN won THEN milliseconds END), ''),
            coalesce(group_concat(CASE WHEN won THEN moves END), ''),
            coalesce(group_concat(coalesce(date(
                CASE WHEN ended BETWEEN '1980' AND '2999' THEN ended ELSE '1980-01-01' END,
                'localtime'
            ), '')), '')
        FROM (SELECT won, milliseconds, moves, ended FROM chosen ORDER BY rowid)
        """
    ).fetchone()
    times, moves = ([int(value) for value in text.split(",") if value] for text in columns[:2])
    streaks = [len(run) for run in course.split("0")]
    return Summary(
        len(course),
        len(times),
        streaks[-1],
        max(streaks),
        min(times, default=None),
        _median(times),
        min(moves, default=None),
        _median(moves),
        _days(columns[2].split(","), course),
        tuple(times[-LATEST:]),
    )


def _median(values: list[int]) -> float | None:
    ordered, middle = sorted(values), len(values) // 2
    return (ordered[middle] + ordered[~middle]) / 2 if ordered else None


def _days(days: Sequence[str], course: str) -> tuple[DayCount, ...]:
    """Count the ones and zeros of games, won or not, by the days on which they ended."""
    counts = Counter[tuple[str, str]]()
    # A part at a time, so that the window's thread gets its turn between them.
    for at in range(0, len(course), _AT_ONCE):
        part = slice(at, at + _AT_ONCE)
        counts.update(zip(days[part], course[part], strict=True))
    return tuple(
        DayCount(date.fromisoformat(day), counts[day, "1"], counts[day, "0"])
        for day in sorted({*days} - {""})
    )


def _latest_points(connection: sqlite3.Connection) -> tuple[int, ...]:
    (text,) = connection.execute(
        f"""
        SELECT coalesce(group_concat(south), '') FROM (
            SELECT south FROM chosen
            WHERE played_out AND typeof(south) = 'integer' ORDER BY rowid DESC LIMIT {LATEST}
        )
        """
    ).fetchone()
    return tuple(int(value) for value in text.split(",") if value)[::-1]


def _matches(connection: sqlite3.Connection, taken_back: int, taken_back_won: int) -> MatchSummary:
    *places, mean_points, points, rounds, moons = connection.execute(
        """
        SELECT sum(played_out AND place = 1), sum(played_out AND place = 2),
            sum(played_out AND place = 3), sum(played_out AND place = 4),
            avg(CASE WHEN played_out THEN south END), sum(south), sum(rounds), sum(moons)
        FROM chosen WHERE place IS NOT NULL
        """
    ).fetchone()
    first, second, third, fourth = (each or 0 for each in places)
    return MatchSummary(
        (first, second, third, fourth),
        mean_points,
        points / rounds if rounds else None,
        moons or 0,
        _latest_points(connection),
        taken_back,
        taken_back_won,
    )


def deals(connection: sqlite3.Connection, wanted: Filter) -> list[DealSummary]:
    """Return the deals that pass a filter, the latest first, and no more than `MOST_DEALS`."""
    rows = connection.execute(
        f"""
        SELECT code, count(*), sum(outcome = 'won'),
            min(CASE WHEN outcome = 'won' THEN milliseconds END),
            min(CASE WHEN outcome = 'won' THEN moves END),
            min(CASE WHEN outcome <> 'abandoned' AND typeof(south) = 'integer' THEN south END)
        FROM results WHERE {wanted.condition} AND {_SOUND} AND typeof(code) = 'text'
        GROUP BY code ORDER BY max(rowid) DESC LIMIT {MOST_DEALS}
        """,
        wanted.parameters,
    )
    return [DealSummary(*row) for row in rows]
