"""What the window needs of a game, whichever of the two is being played."""

from collections.abc import Callable, Mapping
from typing import Protocol

from h2h.storage.settings import GameKind, Settings
from h2h.table.table_view import LayoutFor


class Desk(Protocol):
    """A game at the window: what its actions do and what it says.

    The window connects its actions and calls `open` when the game comes to the table, and does the
    reverse when it leaves it.
    """

    @property
    def kind(self) -> GameKind:
        """Which game it is."""
        ...

    @property
    def layout_for(self) -> LayoutFor:
        """Lays the table out for a size."""
        ...

    @property
    def code(self) -> str:
        """The code of the deal or match on the table."""
        ...

    @property
    def is_in_progress(self) -> bool:
        """Whether moves would be lost if another deal took its place."""
        ...

    @property
    def actions(self) -> Mapping[str, Callable[[], object]]:
        """What the window's actions do that mean this game, by name; others of this kind rest."""
        ...

    @property
    def table_calls(self) -> Mapping[str, Callable[..., object]]:
        """What the table's signals do, named as the view names them."""
        ...

    def open(self) -> None:
        """Take the table and the bar."""
        ...

    def close(self) -> None:
        """Give them back, keeping the game."""
        ...

    def save(self) -> None:
        """Keep the game in progress."""
        ...

    def rest(self, resting: bool) -> None:
        """Rest the clock while the window is away or a dialog is in front."""
        ...

    def apply(self, settings: Settings) -> None:
        """Follow the settings."""
        ...

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        ...


class GameDesk(Desk, Protocol):
    """A game of the player's own."""

    def deal(self, code: str) -> None:
        """Deal what a code of this game names."""
        ...
