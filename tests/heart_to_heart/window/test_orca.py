"""Everything that happens reaches the ear of who uses Orca, old or new, exactly once."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from h2h.game.card_names import CardNames
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.orca import Orca


@pytest.fixture(params=[False, True], ids=["43", "48"])
def orca(
    table: HeartToHeartPlayer, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Orca]:
    QAccessible.setActive(True)
    yield Orca(table.view, monkeypatch, knows_announcements=request.param)
    QAccessible.setActive(False)


def test_a_draw_is_heard_once(table: HeartToHeartPlayer, orca: Orca) -> None:
    for place in (None, "stock"):  # the table has the focus, then the stock in it
        if place:
            table.view.input.focus_on(place)
        orca.heard()
        table.choose("draw")
        turned = f"Turned: {CardNames().card(table.game.state.waste[-1])}"
        assert orca.heard().count(turned) == 1


def test_the_same_message_twice_is_heard_twice(table: HeartToHeartPlayer, orca: Orca) -> None:
    orca.heard()
    table.tap("heart-1", "heart-1")
    assert orca.heard() == ["Covered: free it first"] * 2


def test_a_pair_removed_by_the_keyboard_is_heard_after_the_new_focus(
    table: HeartToHeartPlayer, orca: Orca
) -> None:
    table.tap(*["stock"] * 9)
    table.view.input.focus_on("heart-25")
    table.press("Return")
    table.view.input.focus_on("waste")
    orca.heard()
    table.press("Return")
    spoken = orca.heard()
    removed = [text for text in spoken if text.startswith("Removed: Four of hearts")]
    assert len(removed) == 1
    assert spoken[-1] == removed[0]


def test_a_hint_that_moves_the_focus_is_heard_once(table: HeartToHeartPlayer, orca: Orca) -> None:
    table.view.input.focus_on("heart-25")
    orca.heard()
    table.press("H")
    assert orca.heard() == [
        "Stock, 26 cards",
        "Turns a card",
        "No pair: turn a card from the stock",
    ]


def test_what_a_screen_reader_presses_is_heard_where_it_is(
    table: HeartToHeartPlayer, orca: Orca
) -> None:
    table.view.input.focus_on("stock")
    orca.heard()
    table.view.input.tap_by_hand("stock")  # which hides the ring
    turned = f"Turned: {CardNames().card(table.game.state.waste[-1])}"
    assert orca.heard() == ["Stock, 25 cards", turned]


def test_a_place_is_described_by_itself_again_once_the_game_goes_on(
    table: HeartToHeartPlayer, orca: Orca
) -> None:
    table.view.input.focus_on("stock")
    table.choose("draw")
    table.press("Left", "Right")
    tree = QAccessible.queryAccessibleInterface(table.view)
    stock = tree.child(tree.childCount() - 1)
    assert stock.text(QAccessible.Text.Description) == "Turns a card"
    assert orca.remembered[stock] == "Turns a card"


def test_a_message_is_heard_while_a_strip_has_the_focus(
    table: HeartToHeartPlayer, orca: Orca
) -> None:
    table.choose("watchExample")
    table.click("examplePause")
    heard = set()
    for _ in range(12):
        table.click("exampleStep")
        focused = table.window.focusWidget()
        assert focused is not None
        assert focused is not table.view
        heard.add(focused.accessibleDescription())
    assert len(heard) >= 2
    assert "" not in heard
    table.view.setFocus()
    assert focused.accessibleDescription() == ""
    assert not any(text in heard for text in orca.heard())
