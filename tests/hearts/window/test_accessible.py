"""The table of Hearts as a screen reader finds it; a round is played through it alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)

from h2h.cards.card import Card
from h2h.game.card_names import CardNames
from h2h.hearts.engine import Phase, Seat
from h2h.table import accessible
from tests.hearts.player import HeartsPlayer

Text = QAccessible.Text


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QAccessibleEvent]]:
    """All that is told to a screen reader, which is there."""
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    monkeypatch.setattr(accessible, "_ORCA", False)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


def children(table: HeartsPlayer) -> list[QAccessibleInterface]:
    tree = QAccessible.queryAccessibleInterface(table.view)
    return [tree.child(i) for i in range(tree.childCount())]


def names(table: HeartsPlayer) -> list[str]:
    return [child.text(Text.Name) for child in children(table)]


def press(child: QAccessibleInterface) -> None:
    action = child.actionInterface()
    action.doAction(action.pressAction())


def said(heard: list[QAccessibleEvent]) -> list[str]:
    """Return what was read out, and forget it."""
    texts = [e.message() for e in heard if isinstance(e, QAccessibleAnnouncementEvent)]
    heard.clear()
    return texts


def name_of(text: str) -> str:
    return CardNames().card(Card.parse(text))


def test_all_that_is_told_lies_somewhere(table: HeartsPlayer) -> None:
    for child in children(table):
        assert table.view.rect().contains(table.view.mapFromGlobal(child.rect().center())), (
            child.text(Text.Name)
        )


def test_players_and_hand_are_told_in_order(table: HeartsPlayer) -> None:
    tree = QAccessible.queryAccessibleInterface(table.view)
    assert tree.text(Text.Name) == "The players, the trick and your hand"
    assert tree.text(Text.Description).startswith("Round 1")
    told = names(table)
    assert [text.partition(":")[0] for text in told[:4]] == ["Mira", "Oskar", "Lena", "You"]
    assert told[0].startswith("Mira: 0 points, total 0")
    assert told[4:17] == [name_of(card) for card in table.hand()]
    assert told[17] == "Pass to Mira"
    assert children(table)[4].text(Text.Description) == "Card 1 of 13"
    assert children(table)[4].state().focusable == 1
    assert children(table)[0].state().focusable == 0


def test_everything_but_the_plates_has_a_place_on_the_screen(table: HeartsPlayer) -> None:
    tree = QAccessible.queryAccessibleInterface(table.view)
    for child in children(table)[4:]:
        assert tree.rect().contains(child.rect().center())
        assert child.rect().width() > 20


def test_a_round_is_played_through_it_alone(table: HeartsPlayer) -> None:
    for child in children(table)[4:7]:
        press(child)
    assert [text.endswith(", chosen") for text in names(table)[4:17]] == [True] * 3 + [False] * 10
    press(children(table)[-1])
    table.wait_until(lambda: table.game.phase is Phase.PLAYING)
    table.skip(lambda game: game.state.taken == 9)
    while table.game.phase is Phase.PLAYING:
        table.wait_for_turn()
        if table.sheet is None:
            live = [c for c in children(table) if c.state().focusable]
            press(live[0])
    table.wait_until(lambda: table.sheet)


def test_plays_and_tricks_are_read_out(table: HeartsPlayer, heard: list[QAccessibleEvent]) -> None:
    table.pass_cards()
    received = ", ".join(map(CardNames().card, table.game.state.received(Seat.SOUTH)))
    table.wait_for_turn()
    texts = said(heard)
    assert f"You received: {received}" in texts
    trick = table.game.state.trick
    assert trick
    for seat, card in trick.plays:
        play = f"{table.controller.words.names[seat]}: {CardNames().card(card)}"
        assert play in texts or f"{play}. Your turn" == texts[-1]
    live = table.controller.hand.reachable_cards[0]
    mine = table.controller.hand.card_at(live)
    assert mine
    table.tap(live)
    table.wait_for_turn()
    texts = said(heard)
    assert texts[0] == f"You: {CardNames().card(mine)}"
    assert any("took" in text for text in texts)


def test_what_can_t_be_played_says_so(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    hand = table.controller.hand
    for child, name in zip(
        [c for c in children(table) if c.text(Text.Description).startswith("Card ")],
        [f"hand-south-{number}" for number in range(1, 14)],
        strict=True,
    ):
        live = name in hand.reachable_cards
        assert child.state().focusable == int(live)
        assert ("can’t be played now" in child.text(Text.Name)) == (not live)


def test_a_refusal_is_read_out(table: HeartsPlayer, heard: list[QAccessibleEvent]) -> None:
    said(heard)
    press(children(table)[-1])
    assert said(heard) == ["Choose three cards to pass"]


def test_the_focus_can_be_taken_to_a_card(table: HeartsPlayer) -> None:
    action = children(table)[6].actionInterface()
    action.doAction(action.setFocusAction())
    assert table.controller.hand.focus == "hand-south-3"
    assert children(table)[6].state().focused == 1
    table.press("Space")
    assert children(table)[6].state().selected == 1
