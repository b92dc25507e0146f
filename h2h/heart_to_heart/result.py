"""The result in the statistics of a game of Heart to Heart."""

from datetime import UTC, datetime

from h2h.heart_to_heart.engine import Outcome
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.storage.results import GameResult, ResultOutcome
from h2h.storage.settings import GameKind


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
    )
