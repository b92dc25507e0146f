"""Which deal belongs to a day."""

from typing import Final

from h2h.heart_to_heart.engine import solver
from h2h.heart_to_heart.engine.deal_code import DealCode

NUMBERS_A_DAY: Final = 1000
"""Deals that are reserved for a day, so that no two days share one."""


def daily_deal(year: int, month: int, day: int) -> DealCode:
    """Return the deal of a day: the first that can be won of the numbers reserved for it.

    About one deal in four can be won, so a few are tried. The numbers begin at the date as
    YYYYMMDD times 1,000, which fits the code until the year 3435.

    Raises:
        ValueError: the year is outside 1 to 3435.
    """
    first = (year * 10_000 + month * 100 + day) * NUMBERS_A_DAY
    for number in range(first, first + NUMBERS_A_DAY):
        code = DealCode(number)
        if solver.is_winnable(code):
            return code
    raise ValueError("none of the deals of this day can be won")
