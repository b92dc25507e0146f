"""The result in the statistics of a game of Heart to Heart."""

from datetime import UTC, datetime
from typing import TYPE_CHECKING, NamedTuple

from h2h.heart_to_heart.engine import Outcome
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage.results import GameResult, ResultOutcome
from h2h.storage.settings import GameKind

if TYPE_CHECKING:
    from h2h.storage.summaries import Summary


def result_of(saved: SavedGame) -> GameResult:
    """Return the result of a game in its current state: abandoned unless it has ended."""
    state = saved.game.state
    outcome = {
        Outcome.WON: ResultOutcome.WON,
        Outcome.NO_MOVES: ResultOutcome.NO_MOVES,
        None: ResultOutcome.ABANDONED,
    }[saved.game.outcome]
    return GameResult(
        saved.id,
        GameKind.HEART_TO_HEART,
        str(saved.game.code),
        saved.started,
        datetime.now(UTC),
        saved.milliseconds,
        state.moves,
        state.score,
        outcome,
        daily=saved.daily,
        begun=saved.started.date(),
        winnable=saved.winnable,
    )


class News(NamedTuple):
    """What is new about a win.

    Attributes:
        first_win: there was none before.
        best_time, fewest_moves: better than all wins before.
        streak: how many wins in a row, with this one.
    """

    first_win: bool
    best_time: bool
    fewest_moves: bool
    streak: int


def news_of(won: GameResult, earlier: "Summary") -> News:
    """Return what is new about a win, compared with all games before it."""
    return News(
        first_win=earlier.won == 0,
        best_time=earlier.best_milliseconds is not None
        and won.milliseconds < earlier.best_milliseconds,
        fewest_moves=earlier.best_moves is not None and won.moves < earlier.best_moves,
        streak=earlier.current_streak + 1,
    )
