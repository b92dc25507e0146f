"""The places of the table: numbers in the engine, names in positions and on the table."""

from typing import Final

WASTE: Final = 0
"""The place of the waste's top card; the places of the heart are 1 to 25."""

STOCK_NAME: Final = "stock"
WASTE_NAME: Final = "waste"

_HEART: Final = "heart-"


def name_of(place: int) -> str:
    """Return the name of a place of the heart, or of the waste."""
    return WASTE_NAME if place == WASTE else f"{_HEART}{place}"


def place_of(name: str) -> int | None:
    """Return the place with a name; None for the stock and unknown names."""
    number = name.removeprefix(_HEART)
    return WASTE if name == WASTE_NAME else int(number) if number.isdigit() else None


HEART_NAMES: Final = tuple(map(name_of, range(1, 26)))
"""The names of the heart's places, place 1 first."""
