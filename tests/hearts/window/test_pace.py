"""Tricks stay readable, nobody has to wait, and input while things move is safe.

The tests set no stopwatch: they look at what the timer was given, and at what comes after what.
"""

import random

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from h2h.hearts import turns
from h2h.hearts.engine import Phase, Seat
from tests.hearts.player import HeartsPlayer
from tests.pages import hearts
from tests.windows import OpenHearts

pytestmark = pytest.mark.usefixtures("real_speed")


@pytest.fixture(autouse=True)
def _opponents_do_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "_GAP", 0.0)
    monkeypatch.setattr(turns, "_SHORTEST_GAP", 0.01)


@pytest.fixture
def patient(open_hearts: OpenHearts) -> HeartsPlayer:
    """A table where a full trick lies longer than any test takes."""
    return open_hearts(trick_pause=10.0)


def to_a_full_trick(player: HeartsPlayer) -> None:
    player.pass_cards()
    player.act()
    player.wait_until(lambda: player.session.model.trick_lies_full)


def test_a_full_trick_lies_as_long_as_it_is_set(patient: HeartsPlayer) -> None:
    to_a_full_trick(patient)
    (timer,) = [t for t in patient.controller.findChildren(QTimer) if t.interval() == 10_000]
    assert timer.isActive()
    timer.stop()
    QApplication.processEvents()
    assert patient.session.model.trick_lies_full
    timer.start(0)
    patient.wait_until(lambda: not patient.session.model.trick_lies_full)


def test_a_click_does_not_wait_for_it(patient: HeartsPlayer) -> None:
    to_a_full_trick(patient)
    patient.click_middle(patient.scene.sceneRect().center())
    assert not patient.session.model.trick_lies_full


@pytest.mark.parametrize("phase", [Phase.PASSING, Phase.PLAYING])
def test_a_match_left_in_the_middle_of_a_turn_is_left_for_good(
    patient: HeartsPlayer, phase: Phase
) -> None:
    patient.pass_cards()
    if phase is Phase.PASSING:
        for code in ("HT1-N-AAAAAAG", "HT1-N-AAAAAAH"):
            hearts(patient.window).deal(code)
    assert patient.game.phase is phase
    patient.choose("playHeartToHeart")
    timers = patient.controller.findChildren(QTimer)
    assert timers
    assert not any(timer.isActive() for timer in timers)


@pytest.mark.thorough
def test_clicks_at_any_time_lose_no_card(open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=0.05)
    player.pass_cards()
    chance = random.Random(3)
    for _ in range(5000):
        if player.game.phase is not Phase.PLAYING:
            break
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


def test_a_double_click_plays_one_card_and_leaves_the_trick(patient: HeartsPlayer) -> None:
    model = patient.session.model
    patient.pass_cards()
    while True:
        patient.wait_until(lambda: patient.can_act() or model.trick_lies_full)
        if model.trick_lies_full:
            patient.click_middle(patient.scene.sceneRect().center())
        elif len(patient.game.state.tricks[-1].cards) == 3:
            break
        else:
            patient.act()
    held = len(patient.hand())
    point = patient.point_of(patient.controller.hand.reachable_cards[0])
    left = Qt.MouseButton.LeftButton
    QTest.mouseClick(patient.view.viewport(), left, pos=point)
    QTest.mouseDClick(patient.view.viewport(), left, pos=point)
    QTest.mouseRelease(patient.view.viewport(), left, pos=point)
    assert len(patient.hand()) == held - 1
    assert model.trick_lies_full
