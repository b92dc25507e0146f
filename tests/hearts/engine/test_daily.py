"""The match of a day."""

from datetime import date, timedelta

import pytest

from h2h.hearts.engine.daily import daily_match


def test_no_two_days_share_a_match() -> None:
    days = [date(2026, 12, 1) + timedelta(n) for n in range(730)]
    assert len({daily_match(day.year, day.month, day.day) for day in days}) == len(days)


# A day's match never changes: people compare their results.
@pytest.mark.parametrize(
    ("day", "number"),
    [
        (date(2026, 12, 1), 20_261_201_000),
        (date(2028, 2, 29), 20_280_229_000),
        (date(3435, 12, 31), 34_351_231_000),
    ],
)
def test_golden_days(day: date, number: int) -> None:
    assert daily_match(day.year, day.month, day.day).number == number


def test_a_year_beyond_the_code_is_refused() -> None:
    with pytest.raises(ValueError, match="match"):
        daily_match(3436, 1, 1)
