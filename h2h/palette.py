"""The colours of the table, and the gold that every palette shares."""

from enum import Enum

GOLD = "#C8963A"
GOLD_LIGHT = "#F3D48C"
"""The upper end of a golden button's gradient; `GOLD` is the lower end."""
GOLD_RIM = "#FFF0C8"
ON_GOLD = "#33101D"
"""Words on gold."""
GLOW = "#FFD166"
"""The ring around a card that can be played."""


class Palette(Enum):
    """The colours of one table; the members' names are values in the settings file.

    Attributes:
        centre: the table where the light falls.
        edge: the table at its edges, and the veil over a dimmed card.
        bar: the information bar, and panels on the table.
        text: words on the table and the bar.
        quiet: less important words; their contrast is at least 4.5 : 1 as well.
        glow: the ring around a card that can be played.
        grain: whether the table has a grain.
        ring: a factor for the width of rings.
    """

    WINE = ("#5B2138", "#2A0F1D", "#210B16", "#F4E7DC", "#C9A9AE")
    EVERGREEN = ("#2B5B45", "#10281E", "#0B1F17", "#EEF3E8", "#B9CFC2")
    SLATE = ("#43505F", "#1C232C", "#161C24", "#EDF1F5", "#BBC6D0")
    HIGH_CONTRAST = ("#000000", "#000000", "#000000", "#FFFFFF", "#FFFFFF", "#FFE100", False, 1.6)

    def __init__(
        self,
        centre: str,
        edge: str,
        bar: str,
        text: str,
        quiet: str,
        glow: str = GLOW,
        grain: bool = True,
        ring: float = 1.0,
    ) -> None:
        self.centre = centre
        self.edge = edge
        self.bar = bar
        self.text = text
        self.quiet = quiet
        self.glow = glow
        self.grain = grain
        self.ring = ring

    @property
    def high_contrast(self) -> bool:
        """Whether cards have a white edge instead of a hairline."""
        return self is Palette.HIGH_CONTRAST
