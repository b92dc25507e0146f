"""Letter shortcuts on a keyboard whose only layout is Cyrillic or Greek."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QWidget

from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer

pytestmark = pytest.mark.skipif("sys.platform in ('win32', 'darwin')")

CTRL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier

# The X11 keycode of a letter's position, and what Russian, Bulgarian (BDS) and Greek have there.
CODES = {"Z": 52, "H": 43, "D": 40, "G": 42, "N": 57, "V": 55, "S": 39, "M": 58}
RUSSIAN = {"Z": "я", "H": "р", "D": "в", "G": "п", "N": "т", "V": "м", "S": "ы", "M": "ь"}
BULGARIAN = {"Z": "ю", "H": "г", "D": "а", "G": "ж", "N": "х", "V": "э", "S": "я", "M": "п"}
GREEK = {"Z": "ζ", "H": "η", "D": "δ", "G": "γ", "N": "ν", "V": "ω", "S": "σ", "M": "μ"}

every_layout = pytest.mark.parametrize(
    "layout", [RUSSIAN, BULGARIAN, GREEK], ids=["ru", "bg", "el"]
)


def press(
    widget: QWidget | None,
    layout: dict[str, str],
    letter: str,
    modifiers: Qt.KeyboardModifier = NONE,
) -> None:
    """Press a key as X11 reports it when no layout has Latin letters."""
    assert widget is not None
    text = layout[letter]
    key = ord(text.upper())
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifiers, CODES[letter], key, 0, text)
    QApplication.sendEvent(widget, event)
    QApplication.processEvents()


@every_layout
def test_letters_with_control_work_by_position(
    table: HeartToHeartPlayer, layout: dict[str, str]
) -> None:
    table.tap("stock", "stock")
    press(table.view, layout, "Z", CTRL)
    assert table.reads("moves") == "1"
    press(table.view, layout, "Z", CTRL | SHIFT)
    assert table.reads("moves") == "2"
    press(table.view, layout, "D", CTRL)
    table.dialog("dealCodeDialog")


@every_layout
def test_a_letter_alone_works_by_position(
    table: HeartToHeartPlayer, layout: dict[str, str]
) -> None:
    press(table.view, layout, "H")
    assert table.message() == "No pair: turn a card from the stock"


def test_what_is_disabled_stays_so(table: HeartToHeartPlayer) -> None:
    assert not table.action("undo").isEnabled()
    press(table.view, RUSSIAN, "Z", CTRL)
    assert table.reads("moves") == "0"


@every_layout
def test_letters_with_alt_open_menus_and_choose_from_them(
    table: HeartToHeartPlayer, layout: dict[str, str]
) -> None:
    press(table.view, layout, "M", ALT)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "Undo" in menu.actions()[0].text().replace("&", "")
    press(menu, layout, "H")
    assert QApplication.activePopupWidget() is None
    assert table.message() == "No pair: turn a card from the stock"


def test_letters_with_alt_work_in_a_dialog(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    table.press("Ctrl+N")
    dialog = table.dialog("replaceGameDialog")
    press(dialog.focusWidget(), RUSSIAN, "G", ALT)
    table.wait_until(lambda: not table.dialogs("replaceGameDialog"))
    assert table.reads("moves") == "1"


def test_a_field_is_written_in_its_own_letters_and_pastes_by_position(
    table: HeartToHeartPlayer,
) -> None:
    table.press("Ctrl+D")
    dialog = table.dialog("dealCodeDialog")
    (field,) = dialog.findChildren(QLineEdit)
    field.clear()
    press(field, RUSSIAN, "H")
    assert field.text() == "р"
    field.clear()
    QGuiApplication.clipboard().setText(EXAMPLE)
    press(field, RUSSIAN, "V", CTRL)
    assert field.text() == EXAMPLE


def test_other_keys_of_the_layout_do_nothing(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    key = ord("Х")
    event = QKeyEvent(QEvent.Type.KeyPress, key, CTRL, 34, key, 0, "х")  # where [ is
    QApplication.sendEvent(table.view, event)
    assert table.reads("moves") == "1"


def test_a_latin_layout_of_another_order_is_left_alone(table: HeartToHeartPlayer) -> None:
    table.tap("stock")
    key = ord("W")  # AZERTY has it where QWERTY has Z
    event = QKeyEvent(QEvent.Type.KeyPress, key, CTRL, CODES["Z"], key, 0, "w")
    QApplication.sendEvent(table.view, event)
    assert table.reads("moves") == "1"


def test_a_menu_in_the_keyboard_s_own_language_keeps_its_letters(table: HeartToHeartPlayer) -> None:
    menu, chosen = QMenu(table.window), []
    for text in ("&Hint", "&Разделяне"):
        menu.addAction(text, lambda text=text: chosen.append(text))
    table.view.clearFocus()
    table.view.setFocus()
    menu.popup(table.window.mapToGlobal(table.window.rect().center()))
    press(menu, RUSSIAN, "H")
    assert chosen == ["&Разделяне"]
