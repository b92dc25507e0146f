"""Plays the published game: its steps, taps and pauses."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.heart_to_heart.controller import HeartToHeartController
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    Draw,
    Game,
    Move,
    RemovePair,
    State,
    parse_move,
)
from h2h.heart_to_heart.engine.places import STOCK_NAME, name_of
from h2h.heart_to_heart.model import HeartToHeartModel

CODE: Final = DealCode.parse("HH1-N-AAAAAAM")
_MOVES: Final = (
    "D D D D D D D D D 25+0 D D 23+0 D 24+0 D D D 21+0 D D D D D D D D D D 20+0 D R D D D 22+0 "
    "16+18 11+19 D D 14+0 D D D D 17+0 D D D D 15+0 10+13 5+9 4+0 D D D D D D D D D R D D D "
    "8+0 D 12+0 D D D D D D D 3+0 D D 7+0 D 6+0 1+2"
)
MOVES: Final = tuple(map(parse_move, _MOVES.split()))

# Milliseconds to wait after each beat.
_INTRODUCED: Final = 6500
_DRAWN: Final = 620
_DRAWN_QUICKER: Final = 0.82  # a factor for each further draw of a run
_DRAWN_LEAST: Final = 230
_REDEALT: Final = 1700
_SHOWN: Final = 1100
_PAIRED: Final = 1900
_FIRST_PAIR: Final = 2.2  # a factor: the first pair has the longest sentence


class Kind(Enum):
    """What a step shows."""

    INTRODUCTION = auto()
    DRAWS = auto()
    REDEAL = auto()
    PAIR = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """Some moves with a sentence of their own.

    Attributes:
        kind: what it shows.
        first, last: the numbers of its moves.
        places: the places of a pair, the waste last.
        rank: the rank that draws turn up for the next pair, as printed.
        freed: the places that the pair frees.
        before, after: the states around it.
    """

    kind: Kind
    first: int = 0
    last: int = 0
    places: tuple[int, ...] = ()
    rank: str = ""
    freed: tuple[int, ...] = ()
    before: State | None = None
    after: State | None = None


@dataclass(frozen=True, slots=True)
class _Beat:
    """Places to outline or to tap, and how long to wait afterwards."""

    step: Step
    wait: float
    outlined: tuple[str, ...] = ()
    taps: tuple[str, ...] = ()


class ExamplePlayer(QObject):
    """Taps as a player would, on a game of its own.

    Attributes:
        pace: a factor for all waits; 0 in tests.

    Signals:
        step_started: carries the Step.
        tapped: something was tapped.
        paused_changed: the player paused or resumed it.
    """

    step_started = Signal(object)
    tapped = Signal()
    paused_changed = Signal(bool)

    def __init__(
        self, model: HeartToHeartModel, controller: HeartToHeartController, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._model = model
        self._controller = controller
        self._steps = steps(CODE, MOVES)
        self._beats = [beat for step in self._steps for beat in _beats(step)]
        self._at = 0
        self._paused = False
        self._suspended = False
        self._left = 0  # milliseconds left to wait when it was suspended
        self.pace = 1.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)

    @property
    def paused(self) -> bool:
        """Whether the viewer has paused it."""
        return self._paused

    @property
    def at_end(self) -> bool:
        """Whether everything was played."""
        return self._at == len(self._beats)

    def start(self) -> None:
        """Play from the beginning."""
        self._at = 0
        self._paused = False
        self._advance()

    def stop(self) -> None:
        """Stop for good."""
        self._timer.stop()
        self._at = len(self._beats)

    def set_paused(self, paused: bool) -> None:
        """Pause or resume."""
        if paused == self._paused or self.at_end:
            return
        self._paused = paused
        self.paused_changed.emit(paused)
        if paused:
            self._timer.stop()
        else:
            self._advance()

    def step(self) -> None:
        """Play one beat, then pause."""
        self.set_paused(paused=True)
        if not self.at_end:
            self._play()

    def set_suspended(self, suspended: bool) -> None:
        """Pause while the window is in the background."""
        if suspended == self._suspended:
            return
        self._suspended = suspended
        if suspended:
            self._left = max(self._timer.remainingTime(), 0)
            self._timer.stop()
        elif not self._paused and not self.at_end:
            self._timer.start(self._left)

    def _advance(self) -> None:
        self._left = round(self._play() * self.pace)
        if not (self._paused or self._suspended or self.at_end):
            self._timer.start(self._left)

    def _play(self) -> float:
        beat = self._beats[self._at]
        self._at += 1
        before = self._beats[self._at - 2].step if self._at > 1 else None
        if beat.step is not before:
            self.step_started.emit(beat.step)
        if beat.outlined:
            self._controller.point_at(beat.outlined)
        for place in beat.taps:
            self._controller.tap(place)
        if beat.taps:
            self.tapped.emit()
        return beat.wait


def steps(code: DealCode, moves: Sequence[Move]) -> list[Step]:
    """Return the steps of a game: runs of draws, redeals and pairs."""
    game = Game(code)
    found = [Step(Kind.INTRODUCTION, before=game.state)]
    for kind, run in groupby(moves, type):
        played = list(run)
        if kind is not Draw:
            found.extend(_step(game, move) for move in played)
            continue
        first = game.state.moves + 1
        for move in played:
            game.play(move)
        last = game.state.moves
        helps = last < len(moves) and isinstance(moves[last], RemovePair)
        rank = game.state.waste[-1].rank.symbol if helps else ""
        found.append(Step(Kind.DRAWS, first, last, rank=rank))
    return [*found, Step(Kind.END, last=game.state.moves)]


def _step(game: Game, move: Move) -> Step:
    number = game.state.moves + 1
    if not isinstance(move, RemovePair):
        game.play(move)
        return Step(Kind.REDEAL, number, number)
    before, free = game.state, game.free_places()
    after = game.play(move).after
    freed = tuple(place for place in game.free_places() if place not in free)
    places = (move.first, move.second)
    return Step(Kind.PAIR, number, number, places, freed=freed, before=before, after=after)


def _beats(step: Step) -> Iterator[_Beat]:
    match step.kind:
        case Kind.INTRODUCTION:
            yield _Beat(step, _INTRODUCED)
        case Kind.DRAWS:
            for n in range(step.last - step.first + 1):
                wait = max(_DRAWN * _DRAWN_QUICKER**n, _DRAWN_LEAST)
                yield _Beat(step, wait, taps=(STOCK_NAME,))
        case Kind.REDEAL:
            yield _Beat(step, _REDEALT, taps=(STOCK_NAME,))
        case Kind.PAIR:
            longer = _FIRST_PAIR if step.places == (25, WASTE) else 1
            names = tuple(map(name_of, step.places))
            yield _Beat(step, _SHOWN * longer, outlined=names)
            yield _Beat(step, _PAIRED * longer, taps=names)
        case Kind.END:
            yield _Beat(step, 0)
