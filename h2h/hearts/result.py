"""The result in the statistics of a match of Hearts."""

from datetime import UTC, datetime

from h2h.hearts.engine import Moon, Passing, Rules
from h2h.hearts.saved_match import SavedMatch
from h2h.storage.results import SOUTH, GameResult, MatchFacts, ResultOutcome
from h2h.storage.settings import GameKind


def result_of(saved: SavedMatch) -> GameResult:
    """Return the result of a match as it stands; an unfinished match is abandoned."""
    game = saved.game
    scores = game.state.scores
    outcome = ResultOutcome.ABANDONED
    if game.outcome:
        south_won = game.outcome.winner == SOUTH
        outcome = ResultOutcome.WON if south_won else ResultOutcome.LOST
    facts = MatchFacts(
        scores,
        1 + sum(score < scores[SOUTH] for score in scores),
        len(game.state.rounds),
        sum(each.moon == SOUTH for each in game.state.rounds),
        game.rules.play_to,
        game.rules.queen_of_spades.name,
        game.rules.points_on_first_trick,
        " ".join(saved.levels),
        house_rules(game.rules),
        saved.taken_back,
    )
    return GameResult(
        saved.id,
        GameKind.HEARTS,
        str(game.code),
        saved.started,
        datetime.now(UTC),
        saved.milliseconds,
        len(game.history),
        scores[SOUTH],
        outcome,
        facts,
        saved.daily,
        saved.started.date(),
    )


def house_rules(rules: Rules) -> str:
    """Return the rules that are not classic as the statistics record them; never change a name."""
    names = {
        "queen_breaks_hearts": rules.queen_breaks_hearts,
        "jack_of_diamonds": rules.jack_of_diamonds,
        f"moon={rules.moon.name}": rules.moon is not Moon.OTHERS_ADD,
        f"passing={rules.passing.name}": rules.passing is not Passing.WITH_HOLD,
    }
    return " ".join(name for name, holds in names.items() if holds)
