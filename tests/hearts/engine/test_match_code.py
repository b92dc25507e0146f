import pytest
from hypothesis import given
from hypothesis import strategies as st

from h2h.cards.code_text import CodeFault
from h2h.hearts.engine import MatchCode, MatchCodeError
from h2h.hearts.engine.match_code import deal
from h2h.hearts.engine.rules import DECK

VECTORS = {
    ("HT1-N-AAAAAAA", 1): [
        "7H 6S 9H 5S 10S 5C 7C JD 5D JC KH AD 2S",
        "8C 8H 6H 9D 7D 2D AC KD 2C 9C AH 5H 6C",
        "6D 3H QS 10D KC 4C 4D 10C 8D 2H 9S 3S 4H",
        "AS 3C QH QC 8S QD 7S 4S 10H JH 3D JS KS",
    ],
    ("HT1-N-AAAAAAM", 1): [
        "5H 4D 2H 10S QD 9H 5D 9C KH 7C 10C 3S 2C",
        "4C AC 4S JD JH 6D 9S 6C 7D 2S 8S 9D KS",
        "3C JC 3H 6S KD KC 7H 5S 6H QS 10D AS 8C",
        "8D 10H JS QH 5C 3D 4H 8H AD 2D AH 7S QC",
    ],
    ("HT1-N-AAAAAAM", 2): [
        "KD JH 3C 4C 5D 8D QS 2H 5S JC AC 6S AS",
        "10C 8S 10H 8C 5H 9H 6D QC AH KH 10S 9C QH",
        "6C 4S 8H JD 2C 6H 7H 4H 2S 5C AD 2D 7D",
        "10D 3S 3D 7S 7C JS KS KC 9S 3H QD 4D 9D",
    ],
    ("HT1-N-7777777", 10): [
        "9D 2S 4S 4C 3S AS 7S 4D 3D JS 6H 5H 5C",
        "3H 8S KC 9S AH 10C 5S KD 9C 10H 6D AD 8H",
        "4H 7H KH 2D QC JD 8D JH 9H QS KS 2C 2H",
        "AC 6C 8C JC 7C 10S QH 6S QD 10D 7D 3C 5D",
    ],
}
"""Hands by seat in the order dealt: what these codes mean in every version."""


@pytest.mark.parametrize(("code", "round_number"), VECTORS)
def test_codes_deal_the_same_for_ever(code: str, round_number: int) -> None:
    hands = deal(MatchCode.parse(code), round_number)
    assert [" ".join(map(str, hand)) for hand in hands] == VECTORS[code, round_number]


@given(st.integers(0, 2**35 - 1))
def test_code_and_number_go_both_ways(number: int) -> None:
    assert MatchCode.parse(str(MatchCode(number))).number == number


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("HT1-N-AAAAAAA", 0),
        ("HT1-N-AAAAAAM", 12),
        (" ht1 n aaaaaam ", 12),
        ("НТ1–N–ААААААМ", 12),  # Cyrillic letters, dashes from a text processor
        ("AAAAAAM", 12),
        ("HT1-N-7777777", 2**35 - 1),
    ],
)
def test_reading_is_forgiving(text: str, number: int) -> None:
    assert MatchCode.parse(text) == MatchCode(number)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", CodeFault.EMPTY),
        ("HH1-N-AAAAAAM", CodeFault.WRONG_GAME),
        ("HT2-N-AAAAAAM", CodeFault.UNKNOWN_VERSION),
        ("HT1-N-AAAA", CodeFault.WRONG_LENGTH),
        ("HT1-N-AAAA1AM", CodeFault.WRONG_SYMBOL),
    ],
)
def test_what_cannot_be_read_has_a_reason(text: str, reason: CodeFault) -> None:
    with pytest.raises(MatchCodeError) as caught:
        MatchCode.parse(text)
    assert caught.value.reason is reason


@pytest.mark.parametrize("number", [-1, 2**35])
def test_numbers_have_limits(number: int) -> None:
    with pytest.raises(ValueError, match="number"):
        MatchCode(number)


@given(st.integers(0, 2**35 - 1), st.integers(1, 9))
def test_every_round_deals_the_whole_deck(number: int, round_number: int) -> None:
    hands = deal(MatchCode(number), round_number)
    assert [len(hand) for hand in hands] == [13] * 4
    assert {card for hand in hands for card in hand} == set(DECK)
