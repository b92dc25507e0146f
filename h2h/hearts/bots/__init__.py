"""The computer opponents: a view in, a card out."""

from enum import Enum
from typing import Protocol, assert_never

from h2h.cards.card import Card
from h2h.hearts.bots.easy import Easy
from h2h.hearts.bots.hard import Hard
from h2h.hearts.bots.normal import Normal
from h2h.hearts.bots.thinking import Thinking
from h2h.hearts.engine.state import PlayerView


class Level(Enum):
    """How well an opponent plays."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Bot(Protocol):
    """An opponent. It sees a view and nothing else, and answers the same view the same way."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return three cards to give away."""
        ...

    def choose_play(self, view: PlayerView) -> Card:
        """Return a card to play."""
        ...

    def think_pass(self, view: PlayerView) -> Thinking[tuple[Card, ...]]:
        """Choose three cards in slices of a few milliseconds."""
        ...

    def think_play(self, view: PlayerView) -> Thinking[Card]:
        """Choose a card in slices of a few milliseconds."""
        ...


def make(level: Level | str, seed: int) -> Bot:
    """Return an opponent; what chance there is in its play comes from the seed.

    Raises:
        ValueError: there is no such level.
    """
    level = Level(level)
    match level:
        case Level.EASY:
            return Easy(seed)
        case Level.NORMAL:
            return Normal()
        case Level.HARD:
            return Hard(seed)
    assert_never(level)
