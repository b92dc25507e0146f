"""Streaks of days whose deal was won on the day itself."""

from collections.abc import Collection
from datetime import date, timedelta
from typing import NamedTuple

_DAY = timedelta(1)


class Streaks(NamedTuple):
    """Days in a row.

    Attributes:
        current: up to today, or to yesterday while today's deal is not won yet.
        longest: the longest there has been.
    """

    current: int
    longest: int


def streaks(won: Collection[date], today: date) -> Streaks:
    """Return the streaks of the days whose deal was won on its day.

    The days count as the player saw them when the deal was begun. A clock that was set back, or a
    journey to an earlier time zone, makes the last of them lie after today; it still counts.
    """
    days = set(won)
    lengths: dict[date, int] = {}
    for day in sorted(days):
        lengths[day] = lengths.get(day - _DAY, 0) + 1
    last = max(days, default=today)
    current = lengths.get(last, 0) if last >= today - _DAY else 0
    return Streaks(current, max(lengths.values(), default=0))
