"""The shape of the heart: its 25 places and which of them cover which."""

from typing import Final

ROWS: Final = (
    (0.5, 1.5, 3.5, 4.5),
    (0.0, 1.0, 2.0, 3.0, 4.0, 5.0),
    (0.5, 1.5, 2.5, 3.5, 4.5),
    (1.0, 2.0, 3.0, 4.0),
    (1.5, 2.5, 3.5),
    (2.0, 3.0),
    (2.5,),
)
"""The left edges of each row's cards, in card widths from the left edge of the widest row."""

PLACES: Final = tuple((row, column) for row, columns in enumerate(ROWS) for column in columns)
"""Row and column of each place; place 1 (top left) stands first, place 25 (the tip) last."""

COVERED_BY: Final = tuple(
    tuple(
        below
        for below, (lower_row, lower_column) in enumerate(PLACES)
        if lower_row == row + 1 and abs(lower_column - column) == 0.5
    )
    for row, column in PLACES
)
"""For each place the one or two places that cover it, as indices from 0; nothing covers the tip."""
