"""The stream and the shuffle: parts of a file format, so their numbers are written down."""

from collections import Counter
from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from h2h.cards.shuffle import SplitMix64, shuffled


class Scripted(SplitMix64):
    """A stream whose numbers a test chooses."""

    __slots__ = ("_numbers",)

    def __init__(self, numbers: Iterable[int]) -> None:
        super().__init__(0)
        self._numbers = iter(numbers)

    def next(self) -> int:
        return next(self._numbers)


# The reference numbers of the generator's authors and of Rosetta Code.
@pytest.mark.parametrize(
    ("state", "numbers"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (1234567, [6457827717110365317, 3203168211198807973, 9817491932198370423]),
    ],
)
def test_the_stream_gives_the_published_numbers(state: int, numbers: list[int]) -> None:
    stream = SplitMix64(state)
    assert [stream.next() for _ in numbers] == numbers


def test_only_the_low_64_bits_of_the_initial_state_count() -> None:
    assert SplitMix64(5).next() == SplitMix64(5 + (1 << 64)).next()


def test_below_takes_the_high_half_of_the_product() -> None:
    assert Scripted([(1 << 63) + 1]).below(52) == 26
    assert Scripted([(1 << 64) - 1]).below(52) == 51


def test_below_rejects_the_numbers_that_would_make_some_answers_likelier() -> None:
    # 2⁶⁴ mod 3 is 1: of all numbers only 0 leaves a low half under 1.
    assert Scripted([0, 0, 1 << 63]).below(3) == 1
    # 2⁶⁴ mod 52 is 16: 0 is under it, and so is no other small multiple of 52.
    assert Scripted([0, 1]).below(52) == 0


def test_below_a_power_of_two_rejects_nothing() -> None:
    assert Scripted([0]).below(32) == 0


@given(st.integers(0), st.integers(1, 1000))
def test_below_stays_below(state: int, n: int) -> None:
    assert 0 <= SplitMix64(state).below(n) < n


@given(st.lists(st.integers()), st.integers(0))
def test_a_shuffle_loses_and_adds_nothing(items: list[int], state: int) -> None:
    before = items.copy()
    assert Counter(shuffled(items, SplitMix64(state))) == Counter(items)
    assert items == before


def test_the_shuffle_swaps_from_the_back() -> None:
    # below(3) = 0 swaps c with a, then below(2) = 1 swaps b with itself.
    assert shuffled("abc", Scripted([1, (1 << 64) - 1])) == ["c", "b", "a"]


def test_every_order_is_as_likely_as_any_other() -> None:
    stream = SplitMix64(2026)
    seen = Counter("".join(shuffled("abcd", stream)) for _ in range(24_000))
    assert len(seen) == 24
    # 1000 each on average; five standard deviations either way.
    assert 845 < min(seen.values()) <= max(seen.values()) < 1155
