"""The shape of the heart."""

from itertools import pairwise

from h2h.heart_to_heart.engine.layout import COVERED_BY, PLACES, ROWS
from tests.heart_to_heart.engine import second_opinion


def test_the_heart_has_seven_rows_of_25_cards() -> None:
    assert [len(row) for row in ROWS] == [4, 6, 5, 4, 3, 2, 1]
    assert len(PLACES) == 25
    assert PLACES[0] == (0, 0.5)
    assert PLACES[24] == (6, 2.5)


def test_it_is_the_same_from_the_left_and_from_the_right() -> None:
    for row in ROWS:
        assert [5 - column for column in reversed(row)] == list(row)


def test_no_two_cards_of_a_row_overlap() -> None:
    for row in ROWS:
        assert all(right - left >= 1 for left, right in pairwise(row))


def test_how_many_cards_cover_each_place() -> None:
    counts = " ".join(str(len(covers)) for covers in COVERED_BY)
    assert counts == "2 2 2 2 1 2 2 2 2 1 1 2 2 2 1 1 2 2 1 1 2 1 1 1 0"


def test_which_cards_cover_each_place() -> None:
    by_place = {
        place: tuple(index + 1 for index in covers) for place, covers in enumerate(COVERED_BY, 1)
    }
    assert by_place == second_opinion.COVERED_BY
