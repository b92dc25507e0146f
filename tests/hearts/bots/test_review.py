"""What decisions cost, in rounds in which the dear card is known."""

from dataclasses import replace
from random import Random

import pytest

from h2h.hearts.bots import Level, make
from h2h.hearts.bots.hard import PLAYOUTS
from h2h.hearts.bots.review import REPLAY_PLAYOUTS, Cost, quick, think_cost, think_round
from h2h.hearts.bots.thinking import answer
from h2h.hearts.engine import Game, PassDirection, PlayerView, Seat
from h2h.hearts.engine.rounds import round_of
from h2h.hearts.engine.state import State
from tests.hearts.bots.test_scenarios import ALL_TO_EAST
from tests.hearts.engine.test_rounds import random_match
from tests.hearts.engine.texts import cards, play, view
from tests.hearts.engine.texts import game as game_of

CLUBS = "S: 2C 8C 9C AC / "
DEAR = [
    pytest.param(
        # Whoever holds the ace or the king has lower spades to play under her.
        view("QS 2S 3S 4S 5S 2D 3D 4D 2H 3H 3C", CLUBS + "E: 5C 6C 7C 10C / S:"),
        "QS",
        "2S 3S 4S 5S 2D 3D 4D 3C",
        6.0,
        id="queen of spades led into the ace",
    ),
    pytest.param(
        view("2S KS 4D 5D 6D 7D 2H 3H 4H 5H 3C 4C", CLUBS + "W: 5S QS 7S"),
        "KS",
        "2S",
        8.0,
        id="king dropped on the queen",
    ),
    pytest.param(
        # East's other cards are clubs that nobody can follow.
        view("AH 2H 8D 9D 7S 8S 9S", ALL_TO_EAST + "/ E: KH"),
        "2H",
        "AH",
        10.0,
        id="moon not stopped",
    ),
]


def cost_of(seen: PlayerView, chosen: str, seed: int = 1) -> Cost:
    return answer(think_cost(seen, cards(chosen), seed))


@pytest.mark.parametrize(("seen", "chosen", "better", "at_least"), DEAR)
def test_a_dear_card_is_dear(seen: PlayerView, chosen: str, better: str, at_least: float) -> None:
    cost = cost_of(seen, chosen)
    assert cost.best[0] in cards(better)
    assert cost.points > at_least
    assert cost.is_sure
    assert cost_of(seen, str(cost.best[0])) == Cost(cost.best)


def test_a_card_worth_the_same_as_the_best_costs_nothing() -> None:
    seen = view("2S 3S KS 5D 6D 7D 2H 3H 4H 5H 3C 4C", CLUBS + "W: 5S QS 7S")
    for chosen in ("2S", "3S"):
        assert cost_of(seen, chosen) == Cost(cards(chosen))


def test_a_dear_pass_is_dear() -> None:
    seen = view("2C 3C 4C 2D 3D 4D 2H 3H QS KS AS KH AH", direction=PassDirection.LEFT)
    cost = cost_of(seen, "2C 2D 2H")
    assert cost.is_sure
    assert cost.points > 2
    assert cards("QS")[0] in cost.best


def test_within_two_standard_errors_nothing_is_sure() -> None:
    assert not Cost(cards("2C"), 0.79, 0.4).is_sure
    assert Cost(cards("2C"), 0.81, 0.4).is_sure
    assert not Cost(cards("2C"), -3.0, 0.4).is_sure
    assert not Cost(cards("2C")).is_sure


@pytest.mark.parametrize("number", [0, pytest.param(2, marks=pytest.mark.thorough), 6])
def test_reviewed_twice_it_costs_the_same_whatever_the_others_hold(number: int) -> None:
    game, _ = random_match(4, 1)
    played = round_of(game, 1)
    decision = played.decisions[number]
    state, chosen = played.states[decision.step], decision.chosen
    seen = decision.view
    other = with_other_hands(state, Random(number)).view(Seat.SOUTH)
    first, second = (answer(think_cost(each, chosen, game.number)) for each in (seen, other))
    assert first == second


def with_other_hands(state: State, random: Random) -> State:
    """Return a state in which the others hold other cards."""
    hands = list(state.hands)
    unseen = [card for seat in Seat if seat for card in hands[seat]]
    random.shuffle(unseen)
    for seat in Seat:
        if seat:
            hands[seat] = tuple(unseen.pop() for _ in hands[seat])
    south, west, north, east = hands
    return replace(state, hands=(south, west, north, east))


def test_a_round_is_replayed_by_others() -> None:
    start = Game(11).starts[0]
    players = {seat: make(Level.NORMAL, 4 + seat) for seat in Seat}
    result = answer(think_round(start, players))
    assert sum(result.points) == 26
    assert answer(think_round(start, players)) == result


def test_a_game_of_the_normal_player_is_what_its_replay_is() -> None:
    start = game_of("2C", direction=PassDirection.HOLD)
    players = {seat: make(Level.NORMAL, 1) for seat in Seat}
    result = answer(think_round(start.state, players))
    while start.turn is not None and any(start.state.hands):
        play(start, str(players[start.turn].choose_play(start.view(start.turn))))
    assert start.state.rounds[0] == result


def test_replays_search_less_than_a_match() -> None:
    assert REPLAY_PLAYOUTS < PLAYOUTS
    assert type(quick(Level.HARD, 1)) is type(make(Level.HARD, 1))
