"""A round is played without a pointer."""

import pytest

from h2h.hearts.engine import Phase
from tests.hearts.player import HeartsPlayer


def test_a_round_by_arrows_and_enter(table: HeartsPlayer) -> None:
    table.press("Right", "Return", "Right", "Right", "Return", "Left", "Return")
    assert len(table.controller.hand.chosen) == 3
    table.press("Up", "Return")
    table.wait_until(lambda: table.game.phase is Phase.PLAYING)
    table.skip(lambda game: game.state.taken == 9)
    while table.game.phase is Phase.PLAYING:
        table.wait_for_turn()
        before = len(table.hand())
        if table.sheet is None:
            table.press("Right", "Return")
            assert len(table.hand()) == before - 1
    table.wait_until(lambda: table.sheet)


@pytest.mark.thorough
def test_a_round_by_numbers(table: HeartsPlayer) -> None:
    table.press("1", "0", "5")
    assert len(table.controller.hand.chosen) == 3
    table.press("5", "6", "Up", "Space")
    table.wait_until(lambda: table.game.phase is Phase.PLAYING)
    for _ in range(13):
        table.wait_for_turn()
        table.press("1")
    table.wait_until(lambda: table.sheet)


def test_the_ring_follows_the_hand_and_a_click_takes_it_away(table: HeartsPlayer) -> None:
    table.press("Right", "Right")
    assert table.controller.hand.focus == "hand-south-2"
    table.tap("hand-south-5")
    assert table.controller.hand.focus is None


def test_escape_lets_go_of_what_was_chosen(table: HeartsPlayer) -> None:
    table.tap("hand-south-5", "hand-south-6")
    table.press("Escape")
    assert not table.controller.hand.chosen


def test_enter_passes_what_was_chosen_by_hand(table: HeartsPlayer) -> None:
    table.tap("hand-south-5", "hand-south-6", "hand-south-7")
    table.press("Return")
    table.wait_until(lambda: table.game.phase is Phase.PLAYING)


def test_a_hint_takes_the_ring_with_it(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    table.press("Right")
    table.choose("hint")
    table.wait_until(lambda: table.controller.hand.hinted)
    (card,) = table.controller.hand.hinted
    focus = table.controller.hand.focus
    assert focus is not None
    assert table.controller.hand.card_at(focus) == card
