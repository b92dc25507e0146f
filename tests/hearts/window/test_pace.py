"""Tricks stay readable, nobody has to wait, and input while things move is safe."""

import random
import time

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from h2h.hearts.engine import Phase, Seat
from tests.hearts.player import HeartsPlayer
from tests.pages import hearts
from tests.windows import OpenHearts

pytestmark = pytest.mark.usefixtures("real_speed")


@pytest.fixture
def slow(open_hearts: OpenHearts) -> HeartsPlayer:
    return open_hearts(trick_pause=0.8)


def test_a_full_trick_lies_as_long_as_it_is_set(slow: HeartsPlayer) -> None:
    slow.pass_cards()
    slow.wait_for_turn()
    slow.act()
    slow.wait_until(lambda: slow.session.model.trick_lies_full)
    start = time.monotonic()
    slow.wait_until(lambda: not slow.session.model.trick_lies_full)
    assert 0.7 <= time.monotonic() - start < 2


def test_a_click_does_not_wait_for_it(slow: HeartsPlayer) -> None:
    slow.controller.turns.set_pause(30)
    slow.pass_cards()
    slow.controller.turns.set_pause(0.3)
    slow.controller.turns.follow()
    slow.wait_for_turn()
    slow.controller.turns.set_pause(30)
    slow.act()
    slow.controller.turns.set_pause(0)
    slow.controller.turns.follow()
    slow.wait_until(lambda: slow.session.model.trick_lies_full)
    slow.controller.turns.set_pause(30)
    slow.controller.turns.follow()
    slow.click_middle(slow.scene.sceneRect().center())
    assert not slow.session.model.trick_lies_full


def test_a_match_left_in_the_middle_of_a_turn_is_left_for_good(slow: HeartsPlayer) -> None:
    slow.pass_cards()
    for code in ("HT1-N-AAAAAAG", "HT1-N-AAAAAAH"):
        hearts(slow.window).deal(code)
        QTest.qWait(60)
    slow.choose("playHeartToHeart")
    history = slow.game.history
    QTest.qWait(300)
    assert slow.game.history == history


def test_clicks_at_any_time_lose_no_card(open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=0.05)
    player.pass_cards()
    chance = random.Random(3)
    end = time.monotonic() + 60
    while player.game.phase is Phase.PLAYING and time.monotonic() < end:
        hand = player.hand()
        if hand and player.sheet is None:
            player.tap(player.place_of(chance.choice(hand)))
        QTest.qWait(chance.choice((0, 5, 30)))
        state = player.game.state
        held = [card for cards in state.hands for card in cards]
        played = [card for trick in state.tricks for card in trick.cards]
        assert len({*held, *played}) == 52
        assert set(player.scene.position) == {*held, *played}
    assert player.game.phase is Phase.ROUND_OVER
    player.wait_until(lambda: player.sheet)
    assert sum(player.game.state.points[seat] for seat in Seat) == 26


def test_a_double_click_plays_one_card_and_leaves_the_trick(slow: HeartsPlayer) -> None:
    slow.pass_cards()
    slow.controller.turns.set_pause(0)
    slow.wait_for_turn()
    slow.controller.turns.set_pause(30)
    while len(slow.game.state.tricks[-1].cards) != 3 or slow.game.turn is not Seat.SOUTH:
        slow.controller.turns.set_pause(0)
        slow.act()
        slow.wait_for_turn()
    slow.controller.turns.set_pause(30)
    held = len(slow.hand())
    point = slow.point_of(slow.controller.hand.reachable_cards[0])
    left = Qt.MouseButton.LeftButton
    QTest.mousePress(slow.view.viewport(), left, pos=point)
    QTest.mouseDClick(slow.view.viewport(), left, pos=point)
    assert len(slow.hand()) == held - 1
    assert slow.session.model.trick_lies_full
