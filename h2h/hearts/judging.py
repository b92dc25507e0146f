"""Judges a round that is over in slices: what South's decisions cost, and how others fare."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import hypot

from PySide6.QtCore import QObject, Signal

from h2h.hearts.bots import Level
from h2h.hearts.bots.review import REPLAYS, Cost, quick, think_cost, think_round
from h2h.hearts.engine import RoundResult, Seat
from h2h.hearts.engine.rounds import Decision, PlayedRound
from h2h.hearts.thinker import Thinker


@dataclass
class Judgement:
    """What is known so far of a round.

    Attributes:
        decisions: South's decisions.
        costs: what they cost; of the first few, while the others are still to be judged.
        replays: South's scores where the hard opponent played the round in South's seat.
    """

    decisions: Sequence[Decision]
    costs: list[Cost] = field(default_factory=list)
    replays: list[int] = field(default_factory=list)

    @property
    def is_judged(self) -> bool:
        """Whether every decision has been judged."""
        return len(self.costs) == len(self.decisions)

    def cost_at(self, step: int) -> Cost | None:
        """Return what the decision at a step cost; None if it is not known."""
        return dict(self._judged).get(step)

    def has_decision_at(self, step: int) -> bool:
        """Return whether South decided something at a step."""
        return any(decision.step == step for decision in self.decisions)

    @property
    def mistakes(self) -> list[int]:
        """The steps whose cost is sure, the dearest first."""
        found = [(cost.points, step) for step, cost in self._judged if cost.is_sure]
        return [step for _, step in sorted(found, reverse=True)]

    @property
    def cost(self) -> float:
        """What the mistakes cost together."""
        return sum(cost.points for cost in self.costs if cost.is_sure)

    @property
    def error(self) -> float:
        """The standard error of that."""
        return hypot(*(cost.error for cost in self.costs if cost.is_sure))

    @property
    def _judged(self) -> list[tuple[int, Cost]]:
        return [(d.step, cost) for d, cost in zip(self.decisions, self.costs, strict=False)]


class Judging(QObject):
    """Judges one round at a time; results appear as they come.

    Attributes:
        judgement: of the current round.

    Signals:
        changed: there is a new result.
    """

    changed = Signal()

    def __init__(self, is_moving: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._thinker = Thinker(is_moving, self)
        self.judgement = Judgement(())

    @property
    def running(self) -> bool:
        """Whether results are still to come."""
        return self._thinker.running

    def start(
        self, judgement: Judgement, played: PlayedRound, levels: Sequence[str], number: int
    ) -> None:
        """Go on with a round.

        Args:
            judgement: what is known of it so far; completed.
            played: the round.
            levels: of West, North and East: names of `Level`.
            number: of the match; the same one gives the same results.
        """
        self.judgement = judgement

        def on_cost(cost: Cost) -> None:
            judgement.costs.append(cost)
            go_on()

        def on_replay(result: RoundResult) -> None:
            judgement.replays.append(result.scores[Seat.SOUTH])
            go_on()

        def think() -> None:
            if not judgement.is_judged:
                decision = judgement.decisions[len(judgement.costs)]
                thinking = think_cost(decision.view, decision.chosen, number)
                self._thinker.start(thinking, on_cost)
            elif len(judgement.replays) < REPLAYS:
                attempt = len(judgement.replays)
                opponents = zip((Seat.WEST, Seat.NORTH, Seat.EAST), levels, strict=True)
                players = {
                    seat: quick(Level[level], 4 * number + seat) for seat, level in opponents
                }
                players[Seat.SOUTH] = quick(Level.HARD, attempt)
                self._thinker.start(think_round(played.start, players), on_replay)

        def go_on() -> None:
            think()
            self.changed.emit()

        think()

    def stop(self) -> None:
        """Stop; what is known stays known."""
        self._thinker.stop()
