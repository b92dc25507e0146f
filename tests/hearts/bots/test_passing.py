"""What the rule gives away: never shelter while there is danger."""

from random import Random

import pytest

from h2h.hearts.bots.card_set import (
    ALL,
    HEARTS,
    QUEEN,
    SPADES,
    CardSet,
    card_set,
    each,
    lowest,
    strength,
    suit_of,
)
from h2h.hearts.bots.passing import pass_by_rule, worth_a_search
from tests.hearts.engine.texts import cards

SIX, TEN, QUEEN_UP = 4, 8, 10


def hands(count: int) -> list[CardSet]:
    chance = Random(20)
    deck = list(each(ALL))
    return [sum(chance.sample(deck, 13)) for _ in range(count)]


def is_dangerous(card: CardSet, hand: CardSet) -> bool:
    """Say whether a card is high and has little to hide behind."""
    lower = (hand & suit_of(card) & (card - 1)).bit_count()
    if card & SPADES:
        return card >= QUEEN and (hand & SPADES & (QUEEN - 1)).bit_count() < 4
    return strength(card) >= TEN and lower < 2


@pytest.mark.parametrize(
    ("hand", "given"),
    [
        ("2C 3C 2D 3D 6D 9D 2S 3S 4S 5S QH KH AH", "QH KH AH"),
        ("2C 5C 9C 3D 6D 9D 10D 4S QS KS AS 2H 3H", "QS KS AS"),
        # Five guards are enough for the queen: the king of clubs alone is worse, and a void.
        ("KC 2D 3D 5D KD AD 4S 5S 6S 7S 8S QS 2H", "KC KD AD"),
        # Of two short suits the one of high cards goes.
        ("2C 3C JD QD 4S 5S 6S 7S 2H 3H 4H 5H KH", "JD QD KH"),
    ],
)
def test_the_most_dangerous_three(hand: str, given: str) -> None:
    assert pass_by_rule(card_set(cards(hand))) == card_set(cards(given))


def test_no_two_low_cards_while_there_is_danger() -> None:
    low_passes = 0
    for hand in hands(6000):
        given = pass_by_rule(hand)
        kept = hand ^ given
        assert given.bit_count() == 3
        assert not given & ~hand
        if sum(strength(card) < SIX for card in each(given)) > 1:
            low_passes += 1
            assert not any(is_dangerous(card, kept) for card in each(kept))
    assert 0 < low_passes < 20


def test_no_high_heart_is_kept_bare_for_the_sake_of_a_low_card() -> None:
    bare = 0
    for hand in hands(6000):
        given = pass_by_rule(hand)
        hearts = (hand ^ given) & HEARTS
        if hearts and strength(lowest(hearts)) >= QUEEN_UP:
            bare += 1
            assert all(strength(card) >= SIX for card in each(given))
    assert bare < 60


def test_a_search_knows_the_rule_and_tries_no_pass_twice() -> None:
    for hand in hands(200):
        passes = worth_a_search(hand)
        assert pass_by_rule(hand) in passes
        assert len(set(passes)) == len(passes) >= 4
        assert all(given.bit_count() == 3 and not given & ~hand for given in passes)
