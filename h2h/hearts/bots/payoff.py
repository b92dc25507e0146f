"""The value of a finished round to a player."""

from collections.abc import Sequence

from h2h.hearts.bots.knowledge import NOBODY, Knowledge
from h2h.hearts.engine.rules import POINTS_IN_A_ROUND, POINTS_OF_THE_JACK, Seat
from h2h.hearts.engine.scoring import by_seat, round_result

MOONED = -POINTS_IN_A_ROUND * 2 / 3
"""What another's moon is worth: twice the mere difference, for rollouts seldom see it coming."""
PLACE = 8.0
"""What it is worth to end the match ahead of one more player, in points."""


def payoff(taken: Sequence[int], knowledge: Knowledge, jack: int = NOBODY) -> float:
    """Return the others' mean score less one's own, and more if the match ends well.

    Args:
        taken: the points each seat took in the round.
        knowledge: whose round it is, and how the match stands.
        jack: the seat that took the jack of diamonds, if it counts.
    """
    me = knowledge.me
    if POINTS_IN_A_ROUND in taken:
        worth = float(POINTS_IN_A_ROUND) if taken[me] == POINTS_IN_A_ROUND else MOONED
    else:
        worth = (POINTS_IN_A_ROUND - taken[me]) / 3 - taken[me]
    if jack != NOBODY:
        worth -= POINTS_OF_THE_JACK if jack == me else -POINTS_OF_THE_JACK / 3
    if max(knowledge.scores) + POINTS_IN_A_ROUND >= knowledge.rules.play_to:
        worth += PLACE * _places_won(taken, knowledge, jack)
    return worth


def _places_won(taken: Sequence[int], knowledge: Knowledge, jack: int) -> int:
    """Return how many players end the match behind, less those ahead; 0 if it goes on."""
    result = round_result(
        by_seat(taken),
        knowledge.rules,
        None if jack == NOBODY else Seat(jack),
        by_seat(knowledge.scores),
    )
    scores = [score + more for score, more in zip(knowledge.scores, result.scores, strict=True)]
    if max(scores) < knowledge.rules.play_to or scores.count(min(scores)) > 1:
        return 0
    mine = scores[knowledge.me]
    return sum((score > mine) - (score < mine) for score in scores)
