"""Streaks of days."""

from datetime import date, timedelta

import pytest

from h2h.game.streaks import Streaks, streaks

TODAY = date(2026, 12, 10)


def days(*numbers: int) -> list[date]:
    return [date(2026, 12, number) for number in numbers]


@pytest.mark.parametrize(
    ("won", "expected"),
    [
        ([], Streaks(0, 0)),
        (days(10), Streaks(1, 1)),
        (days(9), Streaks(1, 1)),  # today's deal can still be won
        (days(8), Streaks(0, 1)),
        (days(8, 9, 10), Streaks(3, 3)),
        (days(1, 2, 3, 4, 6, 9, 10), Streaks(2, 4)),
        (days(9, 10, 11), Streaks(3, 3)),  # the clock was set back by a day
        (days(10, 9, 9, 10), Streaks(2, 2)),
    ],
)
def test_streaks(won: list[date], expected: Streaks) -> None:
    assert streaks(won, TODAY) == expected


def test_a_year_boundary_breaks_nothing() -> None:
    first = date(2026, 12, 20)
    won = [first + timedelta(n) for n in range(30)]
    assert streaks(won, won[-1]) == Streaks(30, 30)
