"""What a page does with taps and keys on the table."""

from collections.abc import Sequence
from typing import Protocol


class TableInput(Protocol):
    """Handles everything the player does on the table.

    A page passes its handler to `TableView.set_input` while it is open.
    """

    @property
    def accepts_drags(self) -> bool:
        """Whether a selected card can be dragged."""
        ...

    def taps_on_release(self, place: str) -> bool:
        """Return whether a press of this place taps only when it is released over it."""
        ...

    def tap_by_hand(self, place: str) -> None:
        """Handle a tap by pointer, finger or screen reader."""
        ...

    def tap_again(self, place: str) -> None:
        """Handle the second tap of a double tap."""
        ...

    def tap_table(self) -> None:
        """Handle a tap where no card and no pile is."""
        ...

    def hover(self, place: str) -> None:
        """Handle the pointer coming to another place, or to none ("")."""
        ...

    def drop(self, place: str, targets: Sequence[str]) -> None:
        """Handle a selected card dragged from its place.

        Args:
            place: where the card came from.
            targets: the places under its centre and under the pointer, if any.
        """
        ...

    def move_focus(self, dx: int, dy: int) -> None:
        """Handle an arrow key; each of dx and dy is -1, 0 or 1."""
        ...

    def activate(self) -> None:
        """Handle Enter or Space: tap the place that has the keyboard focus."""
        ...

    def escape(self) -> bool:
        """Handle the Escape key; return False if there was nothing to cancel."""
        ...

    def press_digit(self, digit: int) -> None:
        """Handle a number key."""
        ...

    def focus_on(self, place: str) -> None:
        """Handle a screen reader moving the keyboard focus to a place."""
        ...


class NoInput:
    """Ignores all input; a subclass overrides the methods it needs."""

    accepts_drags = False

    def taps_on_release(self, place: str) -> bool:
        """Tap when the place is pressed."""
        return False

    def tap_by_hand(self, place: str) -> None:
        """Ignore a tap."""

    def tap_again(self, place: str) -> None:
        """Ignore the second tap of a double tap."""

    def tap_table(self) -> None:
        """Ignore a tap beside the cards."""

    def hover(self, place: str) -> None:
        """Ignore the pointer."""

    def drop(self, place: str, targets: Sequence[str]) -> None:
        """Ignore a dragged card."""

    def move_focus(self, dx: int, dy: int) -> None:
        """Ignore an arrow key."""

    def activate(self) -> None:
        """Ignore Enter and Space."""

    def escape(self) -> bool:
        """Ignore Escape."""
        return False

    def press_digit(self, digit: int) -> None:
        """Ignore a number key."""

    def focus_on(self, place: str) -> None:
        """Ignore a screen reader's request."""
