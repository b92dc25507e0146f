"""Summaries of results: counts, streaks, best and median values."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from statistics import mean, median

from h2h.storage.results import SOUTH, GameResult, ResultOutcome


@dataclass(frozen=True, slots=True)
class Summary:
    """Of all games of one kind, in the order of recording. Best and median are of games won.

    Attributes:
        played: all that count, abandoned ones too.
        won: how many of them were won.
        current_streak: games won since the last that was not.
        longest_streak: the most games won in a row.
        best_milliseconds: the shortest time; None while nothing has been won.
        median_milliseconds: half of the games took no longer.
        best_moves: the fewest moves.
        median_moves: half of the games took no more.
    """

    played: int
    won: int
    current_streak: int
    longest_streak: int
    best_milliseconds: int | None
    median_milliseconds: float | None
    best_moves: int | None
    median_moves: float | None

    @property
    def rate(self) -> float | None:
        """The part of games that were won, 0 to 1; None while none has been played."""
        return self.won / self.played if self.played else None


def summary(results: Sequence[GameResult]) -> Summary:
    """Summarise the results of one game, given in the order of recording."""
    won = [result for result in results if result.won]
    streaks = [len(list(run)) for was_won, run in groupby(results, _is_win) if was_won]
    times = [result.milliseconds for result in won]
    moves = [result.moves for result in won]
    return Summary(
        len(results),
        len(won),
        streaks[-1] if results and results[-1].won else 0,
        max(streaks, default=0),
        min(times, default=None),
        median(times) if times else None,
        min(moves, default=None),
        median(moves) if moves else None,
    )


def _is_win(result: GameResult) -> bool:
    return result.won


@dataclass(frozen=True, slots=True)
class MatchSummary:
    """What is shown of matches of Hearts in addition.

    Attributes:
        places: how often the player ended first, second, third and fourth in matches played out.
        mean_points: the player's mean score in those; None while there is none.
        mean_round_points: the mean points a round, also of abandoned matches.
        moons: how often the player shot the moon.
    """

    places: tuple[int, int, int, int]
    mean_points: float | None
    mean_round_points: float | None
    moons: int


def match_summary(results: Iterable[GameResult]) -> MatchSummary:
    """Summarise what is special to Hearts."""
    matches = [(result.outcome, result.match) for result in results if result.match]
    ended = [match for outcome, match in matches if outcome is not ResultOutcome.ABANDONED]
    rounds = sum(match.rounds for _, match in matches)
    points = sum(match.scores[SOUTH] for _, match in matches)
    places = [sum(match.place == place for match in ended) for place in (1, 2, 3, 4)]
    return MatchSummary(
        (places[0], places[1], places[2], places[3]),
        mean(match.scores[SOUTH] for match in ended) if ended else None,
        points / rounds if rounds else None,
        sum(match.moons for _, match in matches),
    )
