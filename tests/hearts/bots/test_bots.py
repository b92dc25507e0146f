import os
import subprocess
import sys
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from h2h.hearts.bots import Bot, Level, make
from h2h.hearts.bots.card_set import each, to_card
from h2h.hearts.bots.hard import Hard, distinct, sensible
from h2h.hearts.bots.knowledge import know
from h2h.hearts.bots.thinking import answer
from h2h.hearts.bots.worlds import Worlds
from h2h.hearts.engine import Game, PassCards, Phase, PlayCard, PlayerView, Rules, Seat
from h2h.hearts.engine.state import State
from tests.hearts.bots.positions import RULES, choices, states
from tests.variants import pairs

BOTS = [make(Level.EASY, 5), make(Level.NORMAL, 5), Hard(5, playouts=12)]
NAMES = ["easy", "normal", "hard"]
every_bot = pytest.mark.parametrize("bot", BOTS, ids=NAMES)


@pairs("rules, bot", RULES, BOTS)
@pytest.mark.parametrize(
    ("matches", "rounds"), [(1, 2), pytest.param(3, 4, marks=pytest.mark.thorough)]
)
def test_every_choice_is_legal(bot: Bot, rules: Rules, matches: int, rounds: int) -> None:
    for number in range(matches):
        game = Game(number, rules)
        for _ in range(rounds):
            while game.phase in (Phase.PASSING, Phase.PLAYING):
                seat = game.turn
                assert seat is not None
                if game.phase is Phase.PASSING:
                    game.play(seat, PassCards(bot.choose_pass(game.view(seat))))
                else:
                    game.play(seat, PlayCard(bot.choose_play(game.view(seat))))
            if game.outcome is None:
                game.next_round()


def with_other_hands(state: State, seat: Seat, chance: Random) -> State:
    """Return the state with the cards a seat can't see dealt anew."""
    world = Worlds(know(state.view(seat)), chance).draw()
    south, west, north, east = (
        state.hands[s] if s is seat else tuple(map(to_card, each(world[s]))) for s in Seat
    )
    return replace(state, hands=(south, west, north, east))


@every_bot
@pytest.mark.parametrize("games", [6, pytest.param(60, marks=pytest.mark.thorough)])
def test_hidden_cards_change_no_choice(bot: Bot, games: int) -> None:
    chance = Random(3)
    swapped = 0
    for number, state in enumerate(states(games)):
        seat = state.turn
        if seat is None or number % 11:
            continue
        other = with_other_hands(state, seat, chance)
        swapped += other.hands != state.hands
        if state.phase is Phase.PASSING:
            assert bot.choose_pass(other.view(seat)) == bot.choose_pass(state.view(seat))
        else:
            assert bot.choose_play(other.view(seat)) == bot.choose_play(state.view(seat))
    assert swapped > games


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("views", [1, pytest.param(4, marks=pytest.mark.thorough)])
def test_the_same_seed_and_view_give_the_same_card(level: Level, views: int) -> None:
    for view in islice(choices(), 0, 200 * views, 200):
        assert make(level, 9).choose_play(view) == make(level, 9).choose_play(view)


CHOICES_OF_THE_FIRST_ROUND = """
from h2h.hearts.engine import Game, PassCards, Seat
from h2h.hearts.bots.hard import Hard, distinct, sensible
from h2h.hearts.bots import Level, make
view = Game(12).view(Seat.WEST)
for bot in (make(Level.EASY, 1), make(Level.NORMAL, 1), Hard(1, playouts=100)):
    print(*bot.choose_pass(view))
"""


def test_the_same_in_every_process() -> None:
    def run(hash_seed: str) -> str:
        return subprocess.run(
            [sys.executable, "-c", CHOICES_OF_THE_FIRST_ROUND],
            env={
                **os.environ,
                "PYTHONHASHSEED": hash_seed,
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
            capture_output=True,
            text=True,
            check=True,
        ).stdout

    assert run("1") == run("2")


def hard_view() -> PlayerView:
    return next(v for v in choices() if len(v.legal_cards) > 5)


def test_hard_thinks_in_slices() -> None:
    view = hard_view()
    bot = Hard(1, playouts=240)
    slices = sum(1 for _ in bot.think_play(view))
    assert 10 <= slices <= 25
    assert answer(bot.think_play(view)) == bot.choose_play(view)


@pytest.mark.parametrize("level", [Level.EASY, Level.NORMAL])
def test_the_others_answer_at_once(level: Level) -> None:
    view = hard_view()
    bot = make(level, 1)
    assert list(bot.think_play(view)) == []
    assert answer(bot.think_play(view)) == bot.choose_play(view)
    passing = Game(1).view(Seat.WEST)
    assert answer(bot.think_pass(passing)) == bot.choose_pass(passing)


def turned(view: PlayerView, seats: int) -> PlayerView:
    """Return the view with everybody moved on by some seats."""

    def moved(seat: Seat) -> Seat:
        return Seat((seat + seats) % 4)

    tricks = tuple(replace(trick, leader=moved(trick.leader)) for trick in view.tricks)
    return replace(view, seat=moved(view.seat), turn=moved(view.seat), tricks=tricks)


def test_no_seat_is_better_than_another() -> None:
    """The same cards at another seat are played the same; only chance knows seats apart."""
    bot = make(Level.NORMAL, 1)
    for view in islice(choices(), 0, 600, 10):
        assert {bot.choose_play(turned(view, seats)) for seats in range(1, 4)} == {
            bot.choose_play(view)
        }


def test_the_search_is_asked_the_same_at_each_seat() -> None:
    """Up to the numbers of the seats, what a search knows does not depend on where it sits."""
    for view in islice(choices(), 0, 600, 10):
        here, there = know(view), know(turned(view, 1))
        assert distinct(here) == distinct(there)
        assert sensible(distinct(here), here) == sensible(distinct(there), there)
        assert [there.may_hold[(seat + 1) % 4] for seat in range(4)] == list(here.may_hold)
        assert [there.taken[(seat + 1) % 4] for seat in range(4)] == list(here.taken)
