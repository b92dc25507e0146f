"""The options that rollouts choose from are legal cards, and each finds its weights."""

from collections.abc import Iterator
from itertools import islice

from h2h.hearts.bots.card_set import HEARTS, QUEEN, card_set, each
from h2h.hearts.bots.habits import NUMBER_OF_WEIGHTS, Option, follows, leads, throws
from h2h.hearts.bots.knowledge import Knowledge, know
from h2h.hearts.bots.weights import WEIGHTS
from h2h.hearts.engine import QueenOfSpades
from tests.hearts.bots.positions import choices
from tests.hearts.engine.texts import cards


def options(knowledge: Knowledge) -> list[Option]:
    led = knowledge.led_suit
    if not led:
        return leads(knowledge.hand, knowledge.unseen, knowledge.hearts_broken)
    if not knowledge.legal & led:
        return throws(knowledge.legal, knowledge.unseen)
    return follows(
        knowledge.legal,
        knowledge.unseen & led,
        knowledge.best,
        len(knowledge.table),
        knowledge.table_points,
        knowledge.first_trick,
    )


def many() -> Iterator[tuple[Knowledge, list[Option]]]:
    for view in islice(choices(), 800):
        # In rollouts the queen may always be led.
        if view.rules.queen_of_spades is QueenOfSpades.ALWAYS:
            knowledge = know(view)
            yield knowledge, options(knowledge)


def test_each_option_is_a_legal_card_and_no_card_is_there_twice() -> None:
    for knowledge, found in many():
        played = [card for card, *_ in found]
        assert played
        assert len(set(played)) == len(played)
        assert all(card & knowledge.legal for card in played)


def test_each_suit_that_may_be_played_has_an_option() -> None:
    for knowledge, found in many():
        suits = {(card.bit_length() - 1) // 13 for card, *_ in found}
        assert suits == {(card.bit_length() - 1) // 13 for card in each(knowledge.legal)}


def test_there_are_as_many_weights_as_options_can_name() -> None:
    assert len(WEIGHTS) == NUMBER_OF_WEIGHTS
    used = {number for _, found in many() for _, *numbers in found for number in numbers}
    assert max(used) < NUMBER_OF_WEIGHTS
    assert len(used) > 500


def test_hearts_wait_for_others_until_they_are_broken() -> None:
    hand = card_set(cards("3C 9C 2H KH"))
    others = card_set(cards("4C 5H AH"))
    assert not any(card & HEARTS for card, *_ in leads(hand, others, hearts_broken=False))
    assert any(card & HEARTS for card, *_ in leads(hand, others, hearts_broken=True))
    only = hand & HEARTS
    assert all(card & HEARTS for card, *_ in leads(only, others, hearts_broken=False))


def test_the_queen_is_weighed_where_she_can_be_got_rid_of() -> None:
    spades, others = card_set(cards("3S QS AS")), card_set(cards("4S KS"))
    king = card_set(cards("KS"))
    ducked = [card for card, *_ in follows(spades, others ^ king, king, 1, 0, False)]
    assert ducked[0] == QUEEN
    assert QUEEN in [card for card, *_ in throws(spades, others)]
    assert QUEEN not in [card for card, *_ in leads(spades, others, hearts_broken=True)]


def test_a_throw_is_weighed_by_what_is_still_out() -> None:
    """A king that is the lowest of its suit is safe; one with all below it still out is not."""
    hand = card_set(cards("KC KD"))
    out = card_set(cards("AC 2D 3D 4D 5D 6D 7D 8D"))
    worth = {card: sum(WEIGHTS[n] for n in numbers) for card, *numbers in throws(hand, out)}
    assert max(worth, key=lambda card: worth[card]) == card_set(cards("KD"))
