"""Numbers and times as the player's language writes them."""

from PySide6.QtCore import QLocale


def shown_number(number: int) -> str:
    """Return a number in the player's digits."""
    return QLocale().toString(number)


def shown_time(seconds: int) -> str:
    """Return a playing time as minutes and seconds, with hours where there are any."""
    minutes, seconds = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"
