"""A card is played when it is released, or dragged to the trick; nothing is played by accident."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from h2h.hearts import controller
from h2h.hearts.engine import Seat
from h2h.hearts.table.layout import HeartsLayout
from h2h.table.card_item import Mark
from tests.fingers import Fingers
from tests.hearts.player import HeartsPlayer, three_cards_played
from tests.windows import OpenHearts

SOUTH = "5C AC 4D 5D 6D 7D 8D 2S 3S 2H 3H 4H 5H"
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def last(open_hearts: OpenHearts) -> HeartsPlayer:
    """South completes the first trick; after that nothing happens by itself."""
    player = open_hearts(trick_pause=10)
    player.controller.turns.set_pause(60)
    player.session.model.start(three_cards_played(SOUTH))
    return player


def press(table: HeartsPlayer, point: QPoint) -> None:
    QTest.mousePress(table.view.viewport(), LEFT, pos=point)


def move(table: HeartsPlayer, *points: QPoint) -> None:
    for point in points:
        QTest.mouseMove(table.view.viewport(), point)


def release(table: HeartsPlayer, point: QPoint) -> None:
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=point)


def middle(table: HeartsPlayer) -> QPoint:
    """Return the middle of the trick, where no card lies."""
    layout = table.scene.current_layout
    assert isinstance(layout, HeartsLayout)
    return table.view.mapFromScene(layout.trick.center())


def test_a_press_plays_nothing_before_the_release(last: HeartsPlayer) -> None:
    point = last.point_of(last.place_of("5C"))
    press(last, point)
    assert "5C" in last.hand()
    assert last.mark_of("5C") is Mark.RAISED
    release(last, point)
    assert "5C" not in last.hand()


def test_sliding_off_a_card_that_cannot_be_played_cancels(last: HeartsPlayer) -> None:
    point = last.point_of(last.place_of("5D"))
    press(last, point)
    move(last, middle(last))
    release(last, middle(last))
    assert len(last.hand()) == 13
    assert last.message() == ""


@pytest.mark.parametrize("name", ["5C", "AC"])
def test_a_card_can_be_dragged_to_the_trick(last: HeartsPlayer, name: str) -> None:
    start = last.point_of(last.place_of(name))
    press(last, start)
    move(last, start + QPoint(0, -40), middle(last))
    assert last.scene.carried is not None
    release(last, middle(last))
    assert name not in last.hand()
    assert last.session.model.trick_lies_full


def test_a_card_dropped_elsewhere_goes_back(last: HeartsPlayer) -> None:
    place = last.place_of("5C")
    start, corner = last.point_of(place), QPoint(20, 20)
    home = last.item(place).pos()
    press(last, start)
    move(last, start + QPoint(0, -40), corner)
    release(last, corner)
    assert last.scene.carried is None
    last.controller.hover("")
    assert last.item(place).pos() - home == QPointF()
    assert len(last.hand()) == 13


def test_a_card_dragged_away_and_brought_back_is_not_played(last: HeartsPlayer) -> None:
    start = last.point_of(last.place_of("5C"))
    press(last, start)
    move(last, start + QPoint(0, -40), middle(last), start)
    release(last, start)
    assert len(last.hand()) == 13


def test_an_unsteady_hand_plays(last: HeartsPlayer) -> None:
    start = last.point_of(last.place_of("5C"))
    press(last, start)
    move(last, start + QPoint(4, -9))
    release(last, start + QPoint(4, -9))
    assert "5C" not in last.hand()


def test_a_card_that_cannot_be_played_cannot_be_dragged(last: HeartsPlayer) -> None:
    start = last.point_of(last.place_of("5D"))
    press(last, start)
    move(last, start + QPoint(0, -40), middle(last))
    assert last.scene.carried is None
    release(last, middle(last))


def test_a_finger_plays_on_release_too(last: HeartsPlayer) -> None:
    last.window.resize(780, 700)  # Qt delivers no touch beyond the screen
    fingers, point = Fingers(last.view), last.point_of(last.place_of("5C"))
    fingers.press(point)
    assert "5C" in last.hand()
    assert last.mark_of("5C") is Mark.RAISED
    fingers.release(point)
    assert "5C" not in last.hand()
    assert last.controller.hand.hover == ""


def test_a_finger_that_slides_off_plays_nothing(last: HeartsPlayer) -> None:
    last.window.resize(780, 700)
    fingers, point = Fingers(last.view), last.point_of(last.place_of("5D"))
    fingers.press(point)
    fingers.move(middle(last))
    fingers.release(middle(last))
    assert len(last.hand()) == 13
    assert last.message() == ""


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds that pass when the test says so."""
    now = [1000.0]
    monkeypatch.setattr(controller, "monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize("by_key", [False, True])
def test_a_stray_second_tap_leads_no_card(
    last: HeartsPlayer, clock: list[float], by_key: bool
) -> None:
    def tap_again() -> None:
        if by_key:
            last.press("1")
        else:
            last.tap_card("4D")

    last.tap_card("AC")
    clock[0] += 0.5
    tap_again()
    assert not last.session.model.trick_lies_full
    assert last.game.turn is Seat.SOUTH
    assert len(last.hand()) == 12
    tap_again()
    assert len(last.hand()) == 11


def test_a_later_tap_leads_at_once(last: HeartsPlayer, clock: list[float]) -> None:
    last.tap_card("AC")
    clock[0] += 0.7
    last.tap_card("4D")
    assert "4D" not in last.hand()


def test_a_hint_out_of_turn_says_whose_turn_it_is(last: HeartsPlayer) -> None:
    last.tap_card("5C")
    last.choose("hint")
    assert last.session.model.trick_lies_full is False
    assert last.message() == ""
    last.controller.turns.set_pause(60)
    last.tap_card("4D")
    last.choose("hint")
    assert last.message() == "It is Mira’s turn"


def test_a_hint_while_the_others_choose_says_so(table: HeartsPlayer) -> None:
    table.tap("hand-south-1", "hand-south-2", "hand-south-3")
    table.press_button()
    table.choose("hint")
    assert table.message() in ("The others are still choosing their cards", "It is Mira’s turn")


def test_pressing_another_hand_says_whose_turn_it_is(last: HeartsPlayer) -> None:
    last.tap("hand-west-4")
    assert last.message() == "It is your turn"
    last.controller.turns.set_pause(60)


def test_the_only_legal_card_plays_itself(open_hearts: OpenHearts) -> None:
    player = open_hearts(play_only_card=True)
    player.session.model.start(three_cards_played(SOUTH.replace("5C", "6H")))
    player.wait_until(lambda: len(player.hand()) == 12)
    assert "AC" not in player.hand()


def test_with_a_choice_nothing_plays_itself(open_hearts: OpenHearts) -> None:
    player = open_hearts(play_only_card=True)
    player.session.model.start(three_cards_played(SOUTH))
    QTest.qWait(20)
    assert len(player.hand()) == 13
