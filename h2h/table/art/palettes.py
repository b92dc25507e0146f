"""The four tables: their colours, and what each asks of the cards."""

from enum import Enum
from typing import NamedTuple


class Palette(NamedTuple):
    """The colours of one table.

    Attributes:
        centre: the table where the light falls.
        edge: the table at its edges; also what dims a card.
        bar: the information bar and the panels on the table.
        text: words on table and bar.
        quiet: words that stand back; at least 4.5 : 1 on the table and on the bar.
        glow: the ring around a card that can be played.
        grain: whether the table shows a grain.
        high_contrast: whether cards have a white edge instead of the hairline.
        ring: a factor for the width of rings.
    """

    centre: str
    edge: str
    bar: str
    text: str
    quiet: str
    glow: str = "#FFD166"
    grain: bool = True
    high_contrast: bool = False
    ring: float = 1.0


class Table(Enum):
    """The tables to choose from."""

    WINE = Palette("#5B2138", "#2A0F1D", "#210B16", "#F4E7DC", "#C9A9AE")
    EVERGREEN = Palette("#2B5B45", "#10281E", "#0B1F17", "#EEF3E8", "#B9CFC2")
    SLATE = Palette("#43505F", "#1C232C", "#161C24", "#EDF1F5", "#BBC6D0")
    HIGH_CONTRAST = Palette(
        "#000000",
        "#000000",
        "#000000",
        "#FFFFFF",
        "#FFFFFF",
        "#FFE100",
        grain=False,
        high_contrast=True,
        ring=1.6,
    )

    @property
    def palette(self) -> Palette:
        """The table's colours."""
        return self.value
