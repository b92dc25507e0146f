from random import Random

import pytest

from h2h.engine.hearts import PassDirection, Phase
from h2h.engine.hearts.bots.card_set import ALL, HEARTS, QUEEN, card_set, each
from h2h.engine.hearts.bots.knowledge import know
from h2h.engine.hearts.bots.worlds import Worlds
from tests.engine.hearts.bots.positions import states
from tests.engine.hearts.texts import cards, view


def test_worlds_keep_to_all_that_is_known_and_so_does_the_truth() -> None:
    for number, state in enumerate(states(40)):
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


@pytest.mark.parametrize(
    ("table", "spared"),
    [
        ("S: 2C 5C 9D KC / E:", [False, False, True, False]),
        ("S: 2C 5C QS KC / E:", [False, False, False, False]),
        ("S: 2C 5C 6C KC / E: AS 3S 4S 5S / E:", [True, True, True, False]),
        ("S: 2C 5C 6C KC / E: 2S 3S 4S 5S / N:", [False, False, False, False]),
    ],
)
def test_who_spared_the_queen(table: str, spared: list[bool]) -> None:
    assert list(know(view("3D 4D", table)).spared_queen) == spared


def test_a_tight_fit_is_found_without_a_search() -> None:
    """Two players void in all but what they must hold: only moving cards on finds the deal."""
    for number, state in enumerate(states(150)):
        if state.phase is not Phase.PLAYING or state.turn is None or len(state.tricks) < 10:
            continue
        knowledge = know(state.view(state.turn))
        hands = Worlds(knowledge, Random(number)).draw()
        assert sum(hands) == knowledge.hand | knowledge.unseen


def test_all_places_are_equally_likely() -> None:
    hand = "4C 7C 8C 2D 3D 4D 2S 3S 2H 3H 4H 5H"
    knowledge = know(view(hand, "S: 2C 5C 6C KC / E: 3C"))
    worlds = Worlds(knowledge, Random(1))
    holders = [0] * 4
    for _ in range(3000):
        for seat, held in enumerate(worlds.draw()):
            holders[seat] += bool(held & QUEEN)
    free = [knowledge.sizes[seat] for seat in (1, 2, 3)]
    for seat, size in zip((1, 2, 3), free, strict=True):
        assert holders[seat] == pytest.approx(3000 * size / sum(free), rel=0.1)


def test_card_sets_go_both_ways() -> None:
    assert sum(each(ALL)) == ALL
