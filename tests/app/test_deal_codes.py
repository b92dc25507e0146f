"""Deal codes: entered, refused with a reason, found in a sentence, copied."""

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QPushButton

from h2h.storage.settings import GameKind
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire
from tests.windows import OpenTable

OTHER = "HH1-N-AAAAAAC"


class Entry:
    """The dialog, as someone sees it who types in it."""

    def __init__(self, table: HeartToHeartPlayer) -> None:
        self.table = table
        table.press("Ctrl+D")
        self.dialog: QDialog = table.dialog("dealCodeDialog")
        self.field = table.found(QLineEdit, "dealCodeField", self.dialog)

    def types(self, text: str) -> None:
        self.field.clear()
        for symbol in text:
            if symbol.isascii():
                QTest.keyClicks(self.field, symbol)
            else:  # no key of the test's keyboard
                self.field.insert(symbol)

    def pastes(self, text: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.field.selectAll()
        self.field.paste()

    @property
    def reason(self) -> str:
        return self.table.found(QLabel, "dealCodeReason", self.dialog).text()

    @property
    def can_deal(self) -> bool:
        return self.button(QDialogButtonBox.StandardButton.Ok).isEnabled()

    def button(self, kind: QDialogButtonBox.StandardButton) -> QPushButton:
        (box,) = self.dialog.findChildren(QDialogButtonBox)
        return box.button(kind)


@pytest.fixture
def entry(table: HeartToHeartPlayer) -> Entry:
    return Entry(table)


def test_a_code_is_checked_at_each_key_and_dealt_by_enter(entry: Entry) -> None:
    assert not entry.can_deal
    assert entry.reason == "Type a code or paste text that contains one."
    for typed in range(1, len(OTHER)):
        entry.types(OTHER[:typed])
        assert not entry.can_deal, OTHER[:typed]
        assert entry.reason, OTHER[:typed]
    entry.types(OTHER)
    assert entry.can_deal
    assert entry.reason == ""
    entry.table.press_in(entry.dialog, "Return")
    assert entry.table.dialogs("dealCodeDialog") == []
    assert entry.table.reads("dealCode") == OTHER


UNREADABLE = {
    "HX1-N-AAAAAAM": "HX",
    "HH9-N-AAAAAAM": "Version 9",
    "HH1-Q-AAAAAAM": "Q",
    "HH1-N-AAAA": "4 of seven",
    "HH1-N-AAAAAAAAA": "9",
    "HH1-N-AAA!AAM": "“!” in place 4",
    "HH1-N-AAAЖAAM": "“Ж” in place 4",
}


def test_what_can_t_be_read_is_named(entry: Entry) -> None:
    for typed, reason in UNREADABLE.items():
        entry.types(typed)
        assert reason in entry.reason, typed
        assert not entry.can_deal, typed
        entry.table.press_in(entry.dialog, "Return")
        assert entry.dialog.isVisible(), typed
        assert entry.table.reads("dealCode") == EXAMPLE


def test_a_code_is_read_however_it_is_written(entry: Entry) -> None:
    # Seven symbols, en dashes, blanks, Cyrillic symbols, Cyrillic letters before them.
    for typed in ("aaaaaac", "HH1–N–AAAAAAC", " hh1 n aaaaaac ", "АААААА" + "С", "нн1-n-aaaaaac"):
        entry.types(typed)
        assert entry.can_deal, typed
        assert entry.reason == f"This will deal {OTHER}.", typed
    entry.button(QDialogButtonBox.StandardButton.Ok).click()
    assert entry.table.reads("dealCode") == OTHER


@pytest.mark.parametrize("typed", ["HT1-N-AAAAAAC", "ht1naaaaaac", "Try HT1-N-AAAAAAC!"])
def test_a_code_of_the_other_game_says_that_it_changes_the_game(entry: Entry, typed: str) -> None:
    entry.types(typed)
    assert entry.can_deal
    assert entry.reason == "This will switch to Hearts and deal HT1-N-AAAAAAC."


def test_a_pasted_sentence_that_holds_a_code_is_enough(entry: Entry) -> None:
    entry.pastes(f"I lost {OTHER} three times!\nCan you do better?")
    assert entry.can_deal
    assert entry.reason == f"This will deal {OTHER}."
    entry.table.press_in(entry.dialog, "Return")
    assert entry.table.reads("dealCode") == OTHER


def test_nonsense_is_refused_in_peace(entry: Entry) -> None:
    for text in ("A" * 10_000, "\0", "\0" * 50, "A\0AAAAM", "\n\t", "💔" * 500):
        entry.pastes(text)
        assert not entry.can_deal, text[:20]
        assert entry.reason, text[:20]
        entry.types(OTHER)
        assert entry.can_deal


def test_a_code_of_hearts_brings_hearts_to_the_table(entry: Entry) -> None:
    entry.types("ht1-n-aaaaaaf")
    assert entry.can_deal
    entry.table.press_in(entry.dialog, "Return")
    assert entry.table.window.kind is GameKind.HEARTS
    assert entry.table.reads("dealCode") == "HT1-N-AAAAAAF"
    entry.table.choose("playHeartToHeart")
    assert entry.table.reads("dealCode") == EXAMPLE
    entry.table.tap("stock")
    assert entry.table.reads("moves") == "1"


def test_a_code_on_the_clipboard_is_offered(table: HeartToHeartPlayer) -> None:
    QGuiApplication.clipboard().setText(f"  try {OTHER} ")
    entry = Entry(table)
    assert entry.field.text() == OTHER
    assert entry.field.selectedText() == OTHER
    assert entry.can_deal
    table.press_in(entry.dialog, "Return")
    assert table.reads("dealCode") == OTHER


@pytest.mark.parametrize("text", ["", "nothing of the kind", "A" * 30_000])
def test_a_clipboard_without_a_code_offers_nothing(table: HeartToHeartPlayer, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    assert Entry(table).field.text() == ""


@pytest.mark.parametrize("way", ["Escape", "cancel"])
def test_cancel_leaves_the_game_as_it_was(table: HeartToHeartPlayer, way: str) -> None:
    table.tap("stock", "heart-25")
    before = table.game.state
    entry = Entry(table)
    entry.types(OTHER)
    if way == "cancel":
        entry.button(QDialogButtonBox.StandardButton.Cancel).click()
    else:
        table.press_in(entry.dialog, way)
    assert table.dialogs("dealCodeDialog") == []
    assert table.game.state == before
    assert table.selected == "heart-25"
    assert table.reads("dealCode") == EXAMPLE


def test_the_code_is_copied_by_the_menu_and_by_a_click_on_it(table: HeartToHeartPlayer) -> None:
    clipboard = QGuiApplication.clipboard()
    table.press("Ctrl+C")
    assert clipboard.text() == EXAMPLE
    assert EXAMPLE in table.message()
    clipboard.clear()
    table.click_label("dealCode")
    assert clipboard.text() == EXAMPLE


def test_a_copied_code_goes_round(table: HeartToHeartPlayer) -> None:
    table.press("Ctrl+C", "Ctrl+N")
    assert table.reads("dealCode") != EXAMPLE
    table.press_in(Entry(table).dialog, "Return")
    assert table.reads("dealCode") == EXAMPLE


def test_a_window_opens_with_the_deal_it_is_told_to(open_table: OpenTable) -> None:
    assert open_table(OTHER).reads("dealCode") == OTHER


def test_a_new_game_is_another_deal_each_time(table: HeartToHeartPlayer) -> None:
    codes = {EXAMPLE}
    for _ in range(20):
        solitaire(table.window).session.new_game()
        codes.add(table.reads("dealCode"))
    assert len(codes) == 21
