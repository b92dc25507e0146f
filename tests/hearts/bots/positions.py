"""Positions out of games that the opponents play, some of it at random: material for tests."""

import random
from collections.abc import Callable, Iterator
from copy import copy
from itertools import islice, tee

from h2h.hearts.bots import Level, make
from h2h.hearts.engine import Game, PassCards, Phase, PlayCard, PlayerView, QueenOfSpades, Rules
from h2h.hearts.engine.state import State

RULES = [
    Rules(queen, points)
    for points in (True, False)
    for queen in (QueenOfSpades.ALWAYS, QueenOfSpades.AFTER_HEARTS_BROKEN)
]


def states(games: int) -> Iterator[State]:
    """Go through the states of the first rounds of some games."""
    for number in range(games):
        chance = random.Random(number)
        player = make(Level.NORMAL, number)
        game = Game(number, RULES[number % 4])
        while game.phase in (Phase.PASSING, Phase.PLAYING) and game.turn is not None:
            yield game.state
            seat, view = game.turn, game.view(game.turn)
            if chance.random() < 0.15:
                game.play(seat, chance.choice(game.legal_moves(seat)))
            elif game.phase is Phase.PASSING:
                game.play(seat, PassCards(player.choose_pass(view)))
            else:
                game.play(seat, PlayCard(player.choose_play(view)))


def _choices() -> Iterator[PlayerView]:
    for state in states(250):
        if state.phase is Phase.PLAYING and state.turn is not None:
            view = state.view(state.turn)
            if len(view.legal_cards) > 1:
                yield view


(_CHOICES,) = tee(_choices(), 1)


def choices() -> Iterator[PlayerView]:
    """Go through views of players who have to choose a card; each is made once, when needed."""
    return copy(_CHOICES)


def some(wanted: Callable[[PlayerView], bool], count: int) -> list[PlayerView]:
    """Return some views of a kind."""
    found = list(islice(filter(wanted, choices()), count))
    assert len(found) == count, f"only {len(found)}"
    return found
