"""Whatever the short rules play is legal, and it is what they say."""

from itertools import islice
from random import Random

import pytest

from h2h.hearts.bots.card_set import CardSet, card_set, suit_of
from h2h.hearts.bots.knowledge import know
from h2h.hearts.bots.short_rules import ShortRules
from h2h.hearts.engine import QueenOfSpades
from tests.hearts.bots.positions import choices
from tests.hearts.engine.texts import cards


class Never(Random):
    """No chance at all."""

    def random(self) -> float:
        return 0.99


def one(text: str) -> CardSet:
    return card_set(cards(text))


def test_each_card_is_legal() -> None:
    players, played = ShortRules(Random(1)), 0
    for view in islice(choices(), 2000):
        # In rollouts the queen may always be led.
        if view.rules.queen_of_spades is not QueenOfSpades.ALWAYS:
            continue
        knowledge = know(view)
        hand, others, led = knowledge.hand, knowledge.unseen, knowledge.led_suit
        if not led:
            card = players.lead(hand, others, knowledge.hearts_broken)
        elif knowledge.legal & led:
            card = players.follow(
                knowledge.legal,
                others & led,
                knowledge.best,
                len(knowledge.table),
                knowledge.table_points,
                knowledge.first_trick,
            )
        else:
            card = players.throw(knowledge.legal, others)
        assert card & knowledge.legal
        assert card.bit_count() == 1
        played += 1
    assert played > 500


@pytest.mark.parametrize(
    ("hand", "best", "count", "points", "first_trick", "card"),
    [
        ("3C 8C KC", "9C", 1, 0, False, "8C"),  # just under the winner
        ("3C 8C KC", "9C", 3, 0, False, "KC"),  # last, and nothing to be taken
        ("3C 8C KC", "9C", 3, 1, False, "8C"),
        ("3C 8C KC", "9C", 1, 0, True, "KC"),  # nothing to fear in the first trick
        ("10C QC KC", "9C", 1, 0, False, "10C"),  # perhaps another wins
        ("10C QC KC", "9C", 3, 1, False, "KC"),  # it is taken anyway
        ("2S JS QS", "KS", 1, 0, False, "QS"),
        ("QS AS", "JS", 1, 0, False, "AS"),  # anything but the queen
        ("QS", "JS", 1, 0, False, "QS"),
    ],
)
def test_following(
    hand: str, best: str, count: int, points: int, first_trick: bool, card: str
) -> None:
    found = ShortRules(Never()).follow(one(hand), 0, one(best), count, points, first_trick)
    assert found == one(card)


@pytest.mark.parametrize(
    ("hand", "card"),
    [("AC KS QS AH", "QS"), ("AC KS 2H", "2H"), ("AC 3S KS", "KS"), ("5C 9D JS", "JS")],
)
def test_throwing(hand: str, card: str) -> None:
    assert ShortRules(Never()).throw(one(hand), 0) == one(card)


@pytest.mark.parametrize(
    ("hand", "broken", "card"),
    [("QS KS", False, "KS"), ("QS", False, "QS"), ("4H 9H", False, "4H"), ("3C 2H", True, "2H")],
)
def test_leading(hand: str, broken: bool, card: str) -> None:
    assert ShortRules(Never()).lead(one(hand), 0, broken) == one(card)


def test_a_lead_comes_from_any_suit_and_is_low() -> None:
    players, hand = ShortRules(Random(1)), one("3C 9C 4D KD 5S 2H")
    led = {players.lead(hand, 0, hearts_broken=False) for _ in range(100)}
    assert led == {one("3C"), one("4D"), one("5S")}
    assert len({suit_of(players.lead(hand, 0, hearts_broken=True)) for _ in range(100)}) == 4
