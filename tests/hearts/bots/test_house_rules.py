"""All levels know the house rules: they play legal cards by them and want what they pay for."""

from itertools import product

import pytest

from h2h.cards.card import Card
from h2h.hearts.bots import Bot, Level, make
from h2h.hearts.bots.hard import Hard, distinct
from h2h.hearts.bots.knowledge import know
from h2h.hearts.bots.payoff import payoff
from h2h.hearts.engine import (
    Game,
    Moon,
    PassCards,
    Passing,
    Phase,
    PlayCard,
    QueenOfSpades,
    Rules,
    Seat,
)
from tests.hearts.engine.texts import view

JACK = Rules(jack_of_diamonds=True)
ALL = [
    Rules(queen, first, 50, breaks, jack, moon, passing)
    for queen, first, breaks, jack, moon, passing in product(
        QueenOfSpades, (True, False), (True, False), (True, False), Moon, Passing
    )
]
EASY, NORMAL = make(Level.EASY, 3), make(Level.NORMAL, 3)


def players() -> dict[Seat, Bot]:
    return {
        Seat.SOUTH: NORMAL,
        Seat.WEST: EASY,
        Seat.NORTH: NORMAL,
        Seat.EAST: Hard(3, playouts=12),
    }


def play_match(rules: Rules, number: int, *, rounds: int) -> None:
    game, bots = Game(number, rules), players()
    while game.turn is not None and len(game.state.rounds) < rounds:
        seat, seen = game.turn, game.view(game.turn)
        match game.phase:
            case Phase.PASSING:
                game.play(seat, PassCards(bots[seat].choose_pass(seen)))
            case Phase.PLAYING:
                assert seen.legal_cards
                game.play(seat, PlayCard(bots[seat].choose_play(seen)))
            case _:
                game.next_round()


@pytest.mark.parametrize("number", range(0, len(ALL), 24))
def test_every_level_plays_by_some_combinations(number: int) -> None:
    play_match(ALL[(number * 7 + 5) % len(ALL)], number, rounds=2)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len(ALL)))
def test_every_level_plays_every_combination_to_the_end(number: int) -> None:
    play_match(ALL[number], number, rounds=1000)


FIRST = "S: 2C AC 3C 5C / "


@pytest.mark.parametrize("bot", [NORMAL, Hard(3, playouts=600)], ids=["normal", "hard"])
@pytest.mark.parametrize(
    ("hand", "table", "rules", "card"),
    [
        # Last to play: the queen of diamonds takes the jack, or ducks a trick without one.
        ("QD 2D 4S 5S 6S 7S 8S 2H 3H 4H 5H 6H", FIRST + "W: 9D JD 8D", JACK, "QD"),
        # The own jack takes the trick.
        ("JD 2D 4S 5S 6S 7S 8S 2H 3H 4H 5H 6H", FIRST + "W: 9D 10D 8D", JACK, "JD"),
        # It is not thrown to another player's trick.
        ("JD 10D 9D 8S 4S 5S 6S 2S 2H 3H 4H 5H", FIRST + "W: 9C 10C KC", JACK, "8S"),
    ],
)
def test_the_jack_of_diamonds_is_wanted(
    bot: Bot, hand: str, table: str, rules: Rules, card: str
) -> None:
    chosen = bot.choose_play(view(hand, table, rules=rules))
    if card == "8S":
        assert str(chosen) != "JD"
    else:
        assert str(chosen) == card


@pytest.mark.parametrize("bot", [EASY, NORMAL], ids=["easy", "normal"])
def test_the_jack_is_not_passed(bot: Bot) -> None:
    hand = "2C 3C 4C 5C 6C 2D JD 2S 3S 4S 2H 3H 4H"
    assert Card.parse("JD") not in bot.choose_pass(view(hand, rules=JACK))


def test_a_jack_that_counts_is_no_neighbour() -> None:
    table = FIRST + "S:"
    for rules, count in ((Rules(), 1), (JACK, 3)):
        assert len(distinct(know(view("10D JD QD", table, rules=rules)))) == count


def test_the_jack_is_worth_ten_to_its_taker_and_costs_the_others() -> None:
    knowledge = know(view("2C", rules=JACK))
    taken = (5, 8, 13, 0)
    without = payoff(taken, knowledge)
    assert payoff(taken, knowledge, Seat.SOUTH) == pytest.approx(without + 10)
    assert payoff(taken, knowledge, Seat.EAST) == pytest.approx(without - 10 / 3)


def test_a_queen_that_breaks_hearts_proves_no_void() -> None:
    """With hearts broken by the queen, a lead of hearts says nothing about the hand."""
    table = "S: 2C 3C 5C AC / E: AD QS 2D 3D / E: 2H"
    classic = know(view("3H 4C", table, rules=Rules()))
    broken = know(view("3H 4C", table, rules=Rules(queen_breaks_hearts=True)))
    assert broken.may_hold[Seat.EAST].bit_count() > classic.may_hold[Seat.EAST].bit_count()
