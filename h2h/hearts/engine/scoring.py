"""The scores of a round, shooting the moon, and the end of a match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from h2h.hearts.engine.rules import (
    JACK_OF_DIAMONDS,
    POINTS_IN_A_ROUND,
    POINTS_OF_THE_JACK,
    Moon,
    Rules,
    Seat,
)
from h2h.hearts.engine.trick import Trick

BySeat = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended.

    Attributes:
        points: the penalty points each seat took.
        scores: the points added to each seat's score.
        moon: who shot the moon, that is, took all 26.
        jack: who took the jack of diamonds, if it counts.
    """

    points: BySeat
    scores: BySeat
    moon: Seat | None
    jack: Seat | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended.

    Attributes:
        winner: the only seat with the lowest score.
        scores: the final scores by seat.
    """

    winner: Seat
    scores: BySeat

    def place(self, seat: Seat) -> int:
        """Return a seat's final place, 1 to 4; equal scores share the better one."""
        return 1 + sum(score < self.scores[seat] for score in self.scores)


def points_taken(tricks: Iterable[Trick]) -> BySeat:
    """Return the penalty points each seat took in completed tricks."""
    taken = [0, 0, 0, 0]
    for trick in tricks:
        if trick.is_complete:
            taken[trick.winner] += trick.points
    return by_seat(taken)


def jack_taker(tricks: Iterable[Trick], rules: Rules) -> Seat | None:
    """Return who took the jack of diamonds in a complete trick, if it counts."""
    if not rules.jack_of_diamonds:
        return None
    taken = (trick for trick in tricks if trick.is_complete and JACK_OF_DIAMONDS in trick.cards)
    return next((trick.winner for trick in taken), None)


def round_result(
    taken: BySeat, rules: Rules, jack: Seat | None = None, before: BySeat = (0, 0, 0, 0)
) -> RoundResult:
    """Score a round.

    Args:
        taken: the penalty points each seat took.
        rules: of the match.
        jack: who took the jack of diamonds, if it counts.
        before: each seat's score before the round.
    """
    moon = Seat(taken.index(POINTS_IN_A_ROUND)) if POINTS_IN_A_ROUND in taken else None
    scores = list(taken if moon is None else _moon_scores(moon, rules, jack, before))
    _add_jack(scores, jack)
    return RoundResult(taken, by_seat(scores), moon, jack)


def _moon_scores(moon: Seat, rules: Rules, jack: Seat | None, before: BySeat) -> list[int]:
    others_add = [0 if seat is moon else POINTS_IN_A_ROUND for seat in Seat]
    subtract = [-POINTS_IN_A_ROUND if seat is moon else 0 for seat in Seat]
    match rules.moon:
        case Moon.OTHERS_ADD:
            return others_add
        case Moon.SHOOTER_SUBTRACTS:
            return subtract
    after = [score + more for score, more in zip(before, others_add, strict=True)]
    _add_jack(after, jack)
    leads = all(after[moon] < after[seat] for seat in Seat if seat is not moon)
    return others_add if leads else subtract


def _add_jack(scores: list[int], jack: Seat | None) -> None:
    if jack is not None:
        scores[jack] += POINTS_OF_THE_JACK


def total(rounds: Iterable[RoundResult]) -> BySeat:
    """Return each seat's score after these rounds."""
    scores = [0, 0, 0, 0]
    for result in rounds:
        for seat in Seat:
            scores[seat] += result.scores[seat]
    return by_seat(scores)


def match_outcome(scores: BySeat, rules: Rules) -> Outcome | None:
    """Return the outcome, or None while nobody is at the limit or the lowest score is shared."""
    lowest = min(scores)
    if max(scores) < rules.play_to or scores.count(lowest) > 1:
        return None
    return Outcome(Seat(scores.index(lowest)), scores)


def by_seat(values: Sequence[int]) -> BySeat:
    """Return four values as a tuple ordered by seat."""
    south, west, north, east = values
    return south, west, north, east
