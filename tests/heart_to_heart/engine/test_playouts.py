"""A thousand deals, played by a script, go as they have always gone."""

from collections import Counter

import pytest

from tests.heart_to_heart.engine.playouts import DEALS_A_HASH, HASHES, hash_of_deals, playout

# Written once, by the first release. A difference means that rules or dealing have changed: codes
# and saved games of the users would no longer mean what they meant.
KNOWN = dict(line.split(": ") for line in HASHES.read_text("utf-8").splitlines())


def test_a_thousand_deals_have_a_hash() -> None:
    assert [int(first) for first in KNOWN] == list(range(0, 1000, DEALS_A_HASH))


FIRST, *OTHERS = KNOWN


@pytest.mark.parametrize(
    "first", [FIRST, *(pytest.param(first, marks=pytest.mark.thorough) for first in OTHERS)]
)
def test_a_hundred_deals_go_as_they_have_always_gone(first: str) -> None:
    assert hash_of_deals(int(first)) == KNOWN[first]


def test_what_is_hashed_tells_every_move() -> None:
    start, first, *rest = playout(12)
    heart, stock, waste = "aaa75b9d5dc2d8b737c4c2894", "52d82663438917cb13a19b5646", "1"
    assert start == f"HH1-N-AAAAAAM {heart} {stock} {waste} 0 0 25 -\n"
    assert first == f"D {heart} {stock[1:]} 15 1 0 25 -\n"
    assert len(rest) <= 119


def test_the_script_comes_to_every_end() -> None:
    last = Counter(list(playout(number))[-1].split()[-1] for number in range(40))
    assert set(last) == {"WON", "NO_MOVES", "-"}, last
