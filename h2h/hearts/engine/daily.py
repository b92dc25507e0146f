"""Which match belongs to a day."""

from h2h.hearts.engine.match_code import MatchCode


def daily_match(year: int, month: int, day: int) -> MatchCode:
    """Return the match of a day: its number is the date as YYYYMMDD times 1,000.

    Raises:
        ValueError: the year is outside 1 to 3435.
    """
    return MatchCode((year * 10_000 + month * 100 + day) * 1000)
