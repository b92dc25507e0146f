"""Pages: what the window can show, such as a game, the example or a review."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from h2h.game.session import GameSession
from h2h.game.table import Table
from h2h.storage.keeper import Keeper
from h2h.storage.settings import GameKind, Settings
from h2h.table.table_input import NoInput, TableInput
from h2h.table.table_view import LayoutFor


class Deal(NamedTuple):
    """Something that replaces the game on the table.

    Attributes:
        call: deals.
        text: names it on the button of the question whether to leave a game in progress.
    """

    call: Callable[[], object]
    text: str


Calls = Mapping[str, Callable[[], object]]
"""The function of each action, by the action's name."""


class Page(QObject):
    """Uses the table, the bar and the actions while the window shows it.

    The window connects `actions` and `deals`, disables the actions that a page doesn't have, and
    calls `open` and `close`. A page that is not open does nothing.

    Signals:
        finished: the window should go back to the previous page.
    """

    finished = Signal()

    def __init__(self, table: Table, parent: QObject) -> None:
        super().__init__(parent)
        self._table = table

    @property
    def kind(self) -> GameKind:
        """Which game it shows."""
        raise NotImplementedError

    @property
    def layout_for(self) -> LayoutFor:
        """The layout of the table for a size."""
        raise NotImplementedError

    @property
    def code(self) -> str:
        """The code of the deal on the table."""
        raise NotImplementedError

    @property
    def is_in_progress(self) -> bool:
        """Whether a new deal would lose moves."""
        return False

    @property
    def actions(self) -> Calls:
        """The actions of this page."""
        return {}

    @property
    def deals(self) -> Mapping[str, Deal]:
        """Actions that replace the game; the window asks first if it is in progress."""
        return {}

    @property
    def input(self) -> TableInput:
        """What handles taps and keys on the table."""
        return NoInput()

    def open(self) -> None:
        """Start using the table."""

    def close(self) -> None:
        """Stop using the table; the game stays."""

    def stop(self) -> None:
        """Stop all activity: the window is closing."""

    def save(self) -> None:
        """Save the game in progress."""

    def set_paused(self, paused: bool) -> None:
        """Pause while the window is in the background or a dialog is open."""

    def apply(self, settings: Settings) -> None:
        """Apply the settings."""

    def retranslate(self) -> None:
        """Show all texts in the current language."""


class GamePage(Page):
    """A page with the player's own game, which is saved, timed and recorded.

    Signals:
        page_wanted: another page should be shown until it is finished; carries a function that
            builds it for a table and a parent.
    """

    page_wanted = Signal(object)

    def __init__(
        self,
        table: Table,
        keeper: Keeper,
        actions: Mapping[str, QAction],
        parent: QObject,
    ) -> None:
        """Build a page that is not open yet.

        Args:
            table: shared by all pages.
            keeper: saves games and results.
            actions: the window's actions by name, for buttons in the bar and to enable or
                disable while the page is open.
            parent: the owner.
        """
        super().__init__(table, parent)
        self._keeper = keeper
        self._actions = actions
        self._parts: list[QWidget] = []
        self._is_first_start = False

    @property
    def session(self) -> GameSession:
        """The game with its clock and its saved form."""
        raise NotImplementedError

    @property
    def is_in_progress(self) -> bool:
        """Whether a new deal would lose moves."""
        return self.session.is_in_progress

    def deal(self, code: str) -> None:
        """Deal the game of a code."""
        raise NotImplementedError

    def deal_of(self, day: date) -> None:
        """Deal what everybody plays on a day."""
        self.session.deal_of(day)

    def take(self, saved: object) -> None:
        """Go on with a game that was begun on another machine; the page must be open."""
        self.session.take(saved)

    def open(self) -> None:
        """Show the parts of the bar."""
        self._show_parts(shown=True)

    def close(self) -> None:
        """Save the game and hide the parts of the bar."""
        self.set_paused(paused=True)
        self.save()
        self._table.show_first_line(None)
        self._table.view.set_description(None)
        self._show_parts(shown=False)

    def set_paused(self, paused: bool) -> None:
        """Pause the clock while the window is in the background or a dialog is open."""
        self.session.clock.set_paused(paused)

    def _show_parts(self, *, shown: bool) -> None:
        for part in self._parts:
            part.setVisible(shown)

    # The line that a first start shows, until the first move

    _first_line_setting = ""
    """The setting that remembers it."""
    _first_line_action = ""
    """What "Show me" triggers."""

    def _first_line_texts(self) -> tuple[str, str]:
        """Return the sentence, and a short one for a narrow table."""
        raise NotImplementedError

    def _show_first_line(self) -> None:
        if not self._is_first_start:
            return
        from h2h.game.first_line import FirstLine

        line = FirstLine(self._table.scene.pictures.palette)
        line.show_wanted.connect(self._actions[self._first_line_action].trigger)
        line.closed.connect(self._end_first_line)
        self._table.show_first_line(line)
        self._translate_first_line()

    def _translate_first_line(self) -> None:
        if self._table.first_line is not None:
            self._table.first_line.set_texts(*self._first_line_texts())

    def _end_first_line(self) -> None:
        """Remove it for good: a move was made, or the player closed it."""
        if self._is_first_start:
            self._is_first_start = False
            self._table.show_first_line(None)
            self._keeper.change(**{self._first_line_setting: False})
