"""The scores of a round, shooting the moon, and the end of a match."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from h2h.hearts.engine.rules import POINTS_IN_A_ROUND, Rules, Seat
from h2h.hearts.engine.trick import Trick

BySeat = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How a round ended.

    Attributes:
        points: the penalty points each seat took.
        scores: the points added to each seat's score.
        moon: who shot the moon, that is, took all 26.
    """

    points: BySeat
    scores: BySeat
    moon: Seat | None


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


def round_result(taken: BySeat) -> RoundResult:
    """Score a round in which the seats took these points."""
    if POINTS_IN_A_ROUND not in taken:
        return RoundResult(taken, taken, None)
    moon = Seat(taken.index(POINTS_IN_A_ROUND))
    scores = by_seat([0 if seat is moon else POINTS_IN_A_ROUND for seat in Seat])
    return RoundResult(taken, scores, moon)


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
