"""The deal of a day."""

from datetime import date, timedelta

import pytest

from h2h.heart_to_heart.engine import DealCode, solver
from h2h.heart_to_heart.engine.daily import NUMBERS_A_DAY, daily_deal


def code_of(day: date) -> DealCode:
    return daily_deal(day.year, day.month, day.day)


@pytest.mark.parametrize("days", [60, pytest.param(730, marks=pytest.mark.thorough)])
def test_every_day_can_be_won_and_has_a_deal_of_its_own(days: int) -> None:
    codes = [code_of(date(2026, 12, 1) + timedelta(n)) for n in range(days)]
    assert all(map(solver.is_winnable, codes))
    assert len(set(codes)) == len(codes)


def test_it_is_the_first_of_its_day_that_can_be_won() -> None:
    number = code_of(date(2026, 12, 1)).number
    first = 20261201 * NUMBERS_A_DAY
    assert first <= number < first + NUMBERS_A_DAY
    assert not any(solver.is_winnable(DealCode(n)) for n in range(first, number))


# A day's deal never changes: people compare their results.
@pytest.mark.parametrize(
    ("day", "code"),
    [
        (date(2026, 12, 1), "HH1-N-S32SZDP"),
        (date(2027, 1, 1), "HH1-N-S4DCMQJ"),
        (date(2028, 2, 29), "HH1-N-S4MXPEI"),
        (date(3435, 12, 31), "HH1-N-77X4MAZ"),
    ],
)
def test_golden_days(day: date, code: str) -> None:
    assert str(code_of(day)) == code


def test_a_year_beyond_the_code_is_refused() -> None:
    with pytest.raises(ValueError, match="deal"):
        daily_deal(3436, 1, 1)
