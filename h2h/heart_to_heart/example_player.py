"""The published game, played by the program: which taps, in what pace, and what to say of them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import groupby
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from h2h.cards.card import Card
from h2h.heart_to_heart.controller import HeartToHeartController
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    Draw,
    Game,
    Move,
    RemovePair,
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

# Milliseconds that each thing stays before the next.
_INTRODUCED: Final = 6500
_DRAWN: Final = 620
_DRAWN_QUICKER: Final = 0.82  # each further one of a run
_DRAWN_LEAST: Final = 230
_REDEALT: Final = 1700
_SELECTED: Final = 1100
_PAIRED: Final = 1900
_FIRST_PAIR: Final = 2.2  # times as long, to be read at leisure


class Kind(Enum):
    """What a step is about."""

    INTRODUCTION = auto()
    DRAWS = auto()
    REDEAL = auto()
    PAIR = auto()
    END = auto()


@dataclass(frozen=True, slots=True)
class Step:
    """Something to say, and the taps that go with it.

    Attributes:
        kind: what it is about.
        first, last: the numbers of its moves.
        places: of a pair, the waste last.
        rank: the rank of the pair, or the one that draws bring for the next, as printed.
        freed: the places and cards that the pair frees.
    """

    kind: Kind
    first: int = 0
    last: int = 0
    places: tuple[int, ...] = ()
    rank: str = ""
    freed: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True)
class _Beat:
    """One tap, if any, and how long to wait after it."""

    step: Step
    tap: str | None
    wait: float


class ExamplePlayer(QObject):
    """Taps as a player would, with a table and a game of its own.

    Attributes:
        pace: a factor for all waits; 0 in tests.

    Signals:
        told: another step begins; carries it.
        tapped: something was tapped.
        paused_changed: it stands still now, or goes on.
    """

    told = Signal(object)
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
        self._left = 0  # milliseconds that were still to wait when it came to rest
        self.pace = 1.0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)

    @property
    def paused(self) -> bool:
        """Whether it waits for the viewer."""
        return self._paused

    @property
    def at_end(self) -> bool:
        """Whether all was played."""
        return self._at == len(self._beats)

    def start(self) -> None:
        """Play from the beginning."""
        self._at = 0
        self._paused = False
        self._advance()

    def stop(self) -> None:
        """Do nothing more."""
        self._timer.stop()
        self._at = len(self._beats)

    def set_paused(self, paused: bool) -> None:
        """Stand still, or go on."""
        if paused == self._paused or self.at_end:
            return
        self._paused = paused
        self.paused_changed.emit(paused)
        if paused:
            self._timer.stop()
        else:
            self._advance()

    def step(self) -> None:
        """Stand still after one more tap."""
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
            self.told.emit(beat.step)
        if beat.tap is not None:
            self._controller.tap(beat.tap)
            self.tapped.emit()
        return beat.wait


def steps(code: DealCode, moves: Sequence[Move]) -> list[Step]:
    """Return what there is to say of a game: runs of draws, redeals, pairs."""
    game = Game(code)
    found = [Step(Kind.INTRODUCTION)]
    for kind, run in groupby(moves, type):
        played = list(run)
        if kind is not Draw:
            found.extend(_told(game, move) for move in played)
            continue
        first = game.state.moves + 1
        for move in played:
            game.play(move)
        last = game.state.moves
        helps = last < len(moves) and isinstance(moves[last], RemovePair)
        rank = game.state.waste[-1].rank.symbol if helps else ""
        found.append(Step(Kind.DRAWS, first, last, rank=rank))
    return [*found, Step(Kind.END, last=game.state.moves)]


def _told(game: Game, move: Move) -> Step:
    number = game.state.moves + 1
    if not isinstance(move, RemovePair):
        game.play(move)
        return Step(Kind.REDEAL, number, number)
    card = game.state.card_at(move.first)
    assert card is not None
    before = game.free_places()
    game.play(move)
    freed = [place for place in game.free_places() if place not in before]
    cards = tuple((place, c) for place in freed if (c := game.state.card_at(place)))
    places = (move.first, move.second)
    return Step(Kind.PAIR, number, number, places, card.rank.symbol, cards)


def _beats(step: Step) -> Iterator[_Beat]:
    match step.kind:
        case Kind.INTRODUCTION:
            yield _Beat(step, None, _INTRODUCED)
        case Kind.DRAWS:
            for n in range(step.last - step.first + 1):
                yield _Beat(step, STOCK_NAME, max(_DRAWN * _DRAWN_QUICKER**n, _DRAWN_LEAST))
        case Kind.REDEAL:
            yield _Beat(step, STOCK_NAME, _REDEALT)
        case Kind.PAIR:
            longer = _FIRST_PAIR if step.places == (25, WASTE) else 1
            for place, wait in zip(step.places, (_SELECTED, _PAIRED), strict=True):
                yield _Beat(step, name_of(place), wait * longer)
        case Kind.END:
            yield _Beat(step, None, 0)
