from random import Random

import pytest

from h2h.hearts.bots.card_set import ALL, HEARTS, QUEEN, card_set, each
from h2h.hearts.bots.knowledge import Knowledge, know
from h2h.hearts.bots.worlds import Worlds
from h2h.hearts.engine import PassDirection, Phase
from tests.hearts.bots.positions import states
from tests.hearts.engine.texts import cards, view


@pytest.mark.parametrize("games", [8, pytest.param(40, marks=pytest.mark.thorough)])
def test_worlds_keep_to_all_that_is_known_and_so_does_the_truth(games: int) -> None:
    for number, state in enumerate(states(games)):
        if state.turn is None or number % 3:
            continue
        knowledge = know(state.view(state.turn))
        worlds = Worlds(knowledge, Random(number))
        truth = [card_set(hand) for hand in state.hands]
        for hands in [truth, *(worlds.draw() for _ in range(5))]:
            assert hands[knowledge.me] == knowledge.hand
            assert sum(hands) == knowledge.hand | knowledge.unseen
            for seat, hand in enumerate(hands):
                assert hand.bit_count() == knowledge.sizes[seat]
                if seat != knowledge.me:
                    assert not hand & ~knowledge.may_hold[seat]
                    assert not knowledge.known[seat] & ~hand


def test_voids_come_from_cards_not_followed() -> None:
    seen = know(view("3D 4D", "S: 2C 5C 9D KC / E: 2D"))
    assert not seen.may_hold[2] & card_set(cards("3C 4C AC"))
    assert seen.may_hold[1] & card_set(cards("3C"))


def test_hearts_led_unbroken_leave_nothing_else() -> None:
    seen = know(view("3D 4D", "S: 2C 5C 6C KC / E: 2H"))
    assert not seen.may_hold[3] & ~HEARTS


def test_passed_cards_are_known_until_played() -> None:
    table = "S: 2C 5C 6C KC / E: 2H"
    seen = know(view("3D 4D", table, direction=PassDirection.LEFT, given="QS AS 2H"))
    assert seen.known[1] == card_set(cards("QS AS"))
    assert not seen.may_hold[2] & card_set(cards("QS AS"))


@pytest.mark.parametrize("games", [8, pytest.param(150, marks=pytest.mark.thorough)])
def test_a_tight_fit_is_found_without_a_search(games: int) -> None:
    """Two players void in all but what they must hold: only moving cards on finds the deal."""
    for number, state in enumerate(states(games)):
        if state.phase is not Phase.PLAYING or state.turn is None or len(state.tricks) < 10:
            continue
        knowledge = know(state.view(state.turn))
        hands = Worlds(knowledge, Random(number)).draw()
        assert sum(hands) == knowledge.hand | knowledge.unseen


def queen_holders(knowledge: Knowledge) -> list[int]:
    """Return how often each seat holds the queen of spades in 3000 worlds."""
    worlds = Worlds(knowledge, Random(1))
    holders = [0] * 4
    for _ in range(3000):
        for seat, hand in enumerate(worlds.draw()):
            holders[seat] += bool(hand & QUEEN)
    return holders


HAND = "4C 7C 8C 2D 3D 4D 2S 3S 2H 3H 4H 5H"


def test_all_places_are_equally_likely() -> None:
    _, *others = queen_holders(know(view(HAND + " 5S")))
    assert others == [pytest.approx(1000, rel=0.1)] * 3


def test_card_sets_go_both_ways() -> None:
    assert sum(each(ALL)) == ALL
