"""The table as a screen reader finds it: names, states, presses, and what is read out."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from shiboken6 import Shiboken

from h2h.app.main_window import MainWindow
from h2h.cards.card import Card, Rank, Suit
from h2h.game.card_names import CardNames
from h2h.heart_to_heart.engine import DealCode, Outcome, RemovePair, solver
from h2h.table import accessible
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer, place_name
from tests.heart_to_heart.window.test_ends import dead_end
from tests.pages import solitaire
from tests.windows import OpenTable

Event = QAccessible.Event
Role = QAccessible.Role
Text = QAccessible.Text


class Reader:
    """A screen reader: looks at the table through QAccessible alone."""

    def __init__(self, table: HeartToHeartPlayer) -> None:
        self.tree = QAccessible.queryAccessibleInterface(table.view)

    def children(self) -> list[QAccessibleInterface]:
        return [self.tree.child(i) for i in range(self.tree.childCount())]

    def names(self) -> list[str]:
        return [child.text(Text.Name) for child in self.children()]

    def child(self, beginning: str) -> QAccessibleInterface:
        """Return the one child whose name begins so."""
        (child,) = [c for c in self.children() if c.text(Text.Name).startswith(beginning)]
        return child

    def at(self, row: int, card: int) -> QAccessibleInterface:
        """Return the child that lies in a row of the heart."""
        where = f"Row {row}, card {card}"
        (child,) = [c for c in self.children() if c.text(Text.Description) == where]
        return child

    def press(self, child: QAccessibleInterface) -> None:
        action = child.actionInterface()
        assert action.pressAction() in action.actionNames()
        action.doAction(action.pressAction())


@pytest.fixture(autouse=True)
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[QAccessibleEvent]]:
    """All that is told to a screen reader, which is there."""
    told: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", told.append)
    monkeypatch.setattr(accessible, "_ORCA", False)
    QAccessible.setActive(True)
    yield told
    QAccessible.setActive(False)


@pytest.fixture
def reader(table: HeartToHeartPlayer) -> Reader:
    return Reader(table)


def said(heard: list[QAccessibleEvent]) -> list[str]:
    """Return what was read out, and forget it."""
    texts = [e.message() for e in heard if isinstance(e, QAccessibleAnnouncementEvent)]
    heard.clear()
    return texts


def test_the_table_is_a_group_with_each_card_and_pile_in_reading_order(reader: Reader) -> None:
    assert reader.tree.role() is Role.Grouping
    assert reader.tree.text(Text.Name) == "The heart, the stock and the waste"
    assert reader.tree.text(Text.Description) == "25 cards are left in the heart"
    names = reader.names()
    assert len(names) == 27
    assert names[0] == "Ten of hearts, covered"
    assert names[24] == "Four of hearts, free"
    assert names[25:] == ["Waste: Ace of hearts", "Stock, 26 cards"]
    assert {child.role() for child in reader.children()} == {Role.Button}
    assert reader.at(7, 1).text(Text.Name) == "Four of hearts, free"
    assert reader.at(2, 6).text(Text.Name).endswith("covered")


def test_it_hangs_in_the_window(table: HeartToHeartPlayer, reader: Reader) -> None:
    assert reader.tree.parent().object() is table.view.parentWidget()
    for number, child in enumerate(reader.children()):
        assert child.isValid()
        assert reader.tree.indexOfChild(child) == number
        assert child.parent().object() is table.view
        assert child.childCount() == 0


def test_a_place_is_a_button_and_nothing_else(reader: Reader) -> None:
    """What is not there must be a null pointer of C++: anything else ends the program."""
    for part in (reader.tree, reader.at(7, 1)):
        assert part.textInterface() is None
        assert part.editableTextInterface() is None
        assert part.valueInterface() is None
        assert part.tableCellInterface() is None
        assert part.selectionInterface() is None
        assert part.attributesInterface() is None
    assert reader.tree.actionInterface() is None
    assert reader.at(7, 1).actionInterface() is not None
    assert reader.at(7, 1).child(0) is None
    assert reader.at(7, 1).childAt(1, 1) is None
    assert reader.at(7, 1).focusChild() is None
    assert reader.at(7, 1).relations() == []
    assert reader.tree.child(99) is None


def test_names_follow_the_game(table: HeartToHeartPlayer, reader: Reader) -> None:
    table.tap(*["stock"] * 9)
    assert reader.names()[25:] == ["Waste: Four of hearts, can be paired", "Stock, 17 cards"]
    assert reader.child("Stock").text(Text.Description) == "Turns a card"
    table.tap("heart-25")
    assert reader.at(7, 1).text(Text.Name) == "Four of hearts, free, selected"
    table.tap("waste")
    names = reader.names()
    assert len(names) == 26
    assert reader.at(6, 1).text(Text.Name).split(", ")[1] == "free"
    table.tap(*["stock"] * 17)
    assert reader.names()[-1] == "Stock, empty"
    assert reader.child("Stock").text(Text.Description) == "Puts the waste back"
    table.tap("stock")
    assert reader.names()[-2:] == ["Waste, empty", "Stock, 26 cards"]


def test_states_say_what_can_be_done(table: HeartToHeartPlayer, reader: Reader) -> None:
    covered, tip = reader.at(1, 1).state(), reader.at(7, 1).state()
    assert (covered.focusable, covered.selectable, covered.selected) == (0, 0, 0)
    assert (tip.focusable, tip.selectable, tip.selected, tip.focused) == (1, 1, 0, 0)
    assert (tip.invisible, tip.offscreen) == (0, 0)
    table.press("Down", "Return")
    tip = reader.at(7, 1).state()
    assert (tip.selected, tip.focused) == (1, 1)
    assert reader.tree.focusChild() is reader.at(7, 1)


def test_each_lies_where_it_is_seen(table: HeartToHeartPlayer, reader: Reader) -> None:
    for name in ("heart-25", "waste", "stock", "heart-1", "heart-10"):
        point = table.view.viewport().mapToGlobal(table.point_of(name))
        child = reader.tree.childAt(point.x(), point.y())
        assert child is not None, name
        assert child.rect().contains(point)
    assert reader.tree.rect().contains(reader.at(1, 1).rect())
    assert reader.tree.childAt(-500, -500) is None


def test_a_game_is_won_through_it_alone(
    table: HeartToHeartPlayer, reader: Reader, heard: list[QAccessibleEvent]
) -> None:
    moves = solver.solution(DealCode.parse(EXAMPLE))
    assert moves
    rows = {"waste": "Waste", "stock": "Stock"}
    skipped = len(moves) * 2 // 3
    table.skip(*moves[:skipped])
    for move in moves[skipped:]:
        if isinstance(move, RemovePair):
            for place in (move.first, move.second):
                name = place_name(place)
                child = reader.child(rows[name]) if name in rows else reader.at(*row_of(place))
                assert child.state().focusable
                reader.press(child)
        else:
            reader.press(reader.child("Stock"))
    assert table.game.outcome is Outcome.WON
    assert reader.tree.text(Text.Description) == "0 cards are left in the heart"
    assert len(reader.names()) == 2
    assert not any(child.state().focusable for child in reader.children())
    table.dialog("wonDialog")
    assert said(heard)[-1].startswith("You won: 250 points")


def row_of(place: int) -> tuple[int, int]:
    for row, count in enumerate((4, 6, 5, 4, 3, 2, 1), 1):
        if place <= count:
            return row, place
        place -= count
    raise AssertionError(place)


def test_the_focus_can_be_taken_to_a_place(table: HeartToHeartPlayer, reader: Reader) -> None:
    action = reader.child("Stock").actionInterface()
    action.doAction(action.setFocusAction())
    assert table.scene.focus_place == "stock"
    table.press("Space")
    assert table.reads("moves") == "1"
    covered = reader.at(1, 1).actionInterface()
    covered.doAction(covered.setFocusAction())
    assert table.scene.focus_place == "stock"


def test_moves_and_refusals_are_read_out(
    table: HeartToHeartPlayer, heard: list[QAccessibleEvent]
) -> None:
    said(heard)
    table.tap("stock")
    card = CardNames().card(table.game.state.waste[-1])
    assert said(heard) == [f"Turned: {card}"]
    table.tap("heart-1")
    assert said(heard) == ["Covered: free it first"]
    table.tap("heart-25", "waste")
    assert said(heard) == ["Must be of the same rank"]
    table.tap("waste", *["stock"] * 8)
    said(heard)
    table.tap("heart-25", "waste")
    freed = ", ".join(CardNames().card(table.shown()[f"heart-{i}"]) for i in (23, 24))
    assert said(heard) == [f"Removed: Four of hearts, Four of hearts. Free now: {freed}"]
    table.press("Ctrl+Z", "Ctrl+Shift+Z")
    assert said(heard) == ["The move is taken back", "The move is played again"]
    table.tap(*["stock"] * 17)
    said(heard)
    table.tap("stock")
    assert said(heard) == ["The waste is the stock again: 26 cards"]
    solitaire(table.window).session.restart()
    assert said(heard) == [f"New deal: {EXAMPLE}"]


def test_a_hint_is_read_out(table: HeartToHeartPlayer, heard: list[QAccessibleEvent]) -> None:
    table.press("H")
    assert "stock" in said(heard)[-1]
    table.tap(*["stock"] * 9)
    said(heard)
    table.press("H")
    assert said(heard) == ["Can be paired: Four of hearts, Four of hearts"]


def test_what_the_table_says_is_read_out_once(
    table: HeartToHeartPlayer, heard: list[QAccessibleEvent]
) -> None:
    table.choose("moveErrors")
    said(heard)
    table.tap("heart-25", "waste")
    assert said(heard) == ["Must be of the same rank"]


def test_no_moves_is_read_out(open_table: OpenTable, heard: list[QAccessibleEvent]) -> None:
    code, moves = dead_end()
    table = open_table(code)
    table.play_last(*moves)
    table.dialog("noMovesDialog")
    assert said(heard)[-1] == "No more possible moves"


def test_changes_are_told_so_that_nothing_stale_is_read(
    table: HeartToHeartPlayer, reader: Reader, heard: list[QAccessibleEvent]
) -> None:
    table.tap("heart-25")
    heard.clear()
    table.tap("stock")
    changed = {
        event.accessibleInterface().text(Text.Name)
        for event in heard
        if event.type() is Event.NameChanged
    }
    assert changed == set(reader.names()[25:])
    heard.clear()
    table.tap("heart-25")
    assert [e.type() for e in heard].count(Event.StateChanged) == 1
    table.press("Right")
    focused = [e for e in heard if e.type() is Event.Focus]
    assert focused[-1].accessibleInterface().text(Text.Name) == "Four of hearts, free"
    table.tap(*["stock"] * 8, "heart-25", "waste")
    assert Event.ObjectReorder in [e.type() for e in heard]


def test_a_card_that_has_gone_is_not_there_and_comes_back(
    table: HeartToHeartPlayer, reader: Reader
) -> None:
    tip = reader.at(7, 1)
    table.tap(*["stock"] * 9, "heart-25", "waste")
    assert not tip.isValid()
    assert reader.tree.indexOfChild(tip) == -1
    reader.press(tip)
    assert table.reads("moves") == "10"
    table.press("Ctrl+Z")
    assert tip.isValid()
    assert reader.at(7, 1) is tip


def test_nothing_is_made_while_nothing_reads(
    table: HeartToHeartPlayer, heard: list[QAccessibleEvent]
) -> None:
    QAccessible.setActive(False)
    heard.clear()
    table.tap("stock", "heart-25", "waste")
    assert heard == []


@pytest.mark.usefixtures("qapp")
def test_windows_come_and_go_under_a_reader(tmp_path: Path) -> None:
    for _ in range(5):
        window = MainWindow(EXAMPLE, tmp_path)
        window.show()
        tree = QAccessible.queryAccessibleInterface(window.table.view)
        child = tree.child(24)
        assert child.text(Text.Name) == "Four of hearts, free"
        window.close()
        Shiboken.delete(window)
        gc.collect()
        assert not Shiboken.isValid(tree)
        assert not Shiboken.isValid(child)


@pytest.mark.usefixtures("qapp")
def test_every_card_of_both_games_has_a_name_of_its_own() -> None:
    names = {CardNames().card(Card(rank, suit)) for rank in Rank for suit in Suit}
    assert len(names) == 52
    assert "Queen of spades" in names
