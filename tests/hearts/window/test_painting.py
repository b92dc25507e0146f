"""Tilted cards are painted from kept pictures, and only where something changed."""

import pytest

from tests.screen import expect_nothing_stale, is_at_rest
from tests.windows import OpenHearts


@pytest.mark.thorough
def test_nothing_on_the_screen_is_stale(real_speed: None, open_hearts: OpenHearts) -> None:
    table = open_hearts(trick_pause=0.3)

    def expect_rest() -> None:
        table.wait_until(lambda: is_at_rest(table.window))
        expect_nothing_stale(table.window)

    expect_rest()
    for place in ("hand-south-1", "hand-south-4", "hand-south-9"):
        table.tap(place)
        expect_rest()
    table.press_button()
    for _ in range(3):
        table.wait_for_turn()
        expect_rest()
        table.act()
