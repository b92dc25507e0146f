"""Dialogs by the keyboard: Enter does the expected, Escape loses nothing, Tab reaches all."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QTabWidget,
    QTextBrowser,
    QWidget,
)

from h2h.app.deal_code_dialog import DealCodeDialog
from h2h.heart_to_heart.no_moves_dialog import NoMovesChoice, NoMovesDialog
from h2h.heart_to_heart.won_dialog import WonDialog
from tests.app.gallery import GALLERY, Made

DIALOGS = list(GALLERY)


@pytest.fixture(autouse=True)
def _no_code_on_the_clipboard(qapp: QApplication) -> None:
    QGuiApplication.clipboard().clear()


def press(dialog: QWidget, key: Qt.Key, modifier: Qt.KeyboardModifier | None = None) -> None:
    target = dialog.focusWidget() or dialog
    QTest.keyClick(target, key, modifier or Qt.KeyboardModifier.NoModifier)


@pytest.mark.parametrize("name", DIALOGS)
def test_escape_closes_it_and_does_nothing_else(made: Made, name: str) -> None:
    dialog = made(name)
    assert isinstance(dialog, QDialog)
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() != QDialog.DialogCode.Accepted.value
    if isinstance(dialog, NoMovesDialog):
        assert dialog.choice is NoMovesChoice.BACK


def test_escape_keeps_a_game_that_another_would_replace(made: Made) -> None:
    dialog = made("replace game")
    assert isinstance(dialog, QDialog)
    accepted: list[bool] = []
    dialog.accepted.connect(lambda: accepted.append(True))
    press(dialog, Qt.Key.Key_Escape)
    assert not accepted


@pytest.mark.parametrize("name", ["about", "how to play", "problem", "crash", "scores so far"])
def test_enter_closes_what_only_tells(made: Made, name: str) -> None:
    dialog = made(name)
    press(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()


def test_enter_deals_a_code_that_can_be_read_and_no_other(made: Made) -> None:
    dialog = made("deal code")
    assert isinstance(dialog, DealCodeDialog)
    QTest.keyClicks(dialog.field, "HH1-N-AAAAAA")
    press(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    QTest.keyClicks(dialog.field, "M")
    press(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted.value
    assert dialog.code == "HH1-N-AAAAAAM"


@pytest.mark.parametrize(
    ("name", "choice"),
    [
        ("no more moves", NoMovesChoice.UNDO),
        ("no more moves at the start", NoMovesChoice.NEW_GAME),
    ],
)
def test_enter_goes_on_after_no_more_moves(made: Made, name: str, choice: NoMovesChoice) -> None:
    dialog = made(name)
    assert isinstance(dialog, NoMovesDialog)
    press(dialog, Qt.Key.Key_Return)
    assert dialog.choice is choice


def test_enter_deals_again_after_a_win(made: Made) -> None:
    dialog = made("won")
    assert isinstance(dialog, WonDialog)
    dialog.setFocus()
    press(dialog, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted.value


@pytest.mark.parametrize("name", ["scores of a round", "scores at the end"])
def test_enter_goes_on(made: Made, name: str) -> None:
    dialog = made(name)
    assert isinstance(dialog, QDialog)
    accepted: list[bool] = []
    dialog.accepted.connect(lambda: accepted.append(True))
    press(dialog, Qt.Key.Key_Return)
    assert accepted


def test_enter_loses_nothing(made: Made) -> None:
    dialog = made("replace game")
    assert isinstance(dialog, QDialog)
    accepted: list[bool] = []
    dialog.accepted.connect(lambda: accepted.append(True))
    press(dialog, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert not accepted


def test_the_keyboard_begins_where_one_would_type(made: Made) -> None:
    assert isinstance(made("deal code").focusWidget(), QLineEdit)


@pytest.mark.parametrize("name", ["how to play", "how to play Hearts"])
def test_the_rules_can_be_scrolled_at_once(made: Made, name: str) -> None:
    dialog = made(name)
    page = dialog.focusWidget()
    assert isinstance(page, QTextBrowser)
    assert page.isVisible()
    press(dialog, Qt.Key.Key_PageDown)
    assert page.verticalScrollBar().value() > 0


def reachable(dialog: QWidget) -> set[QWidget]:
    """Return what Tab should reach."""
    kinds = (QAbstractButton, QComboBox, QLineEdit, QTextBrowser)
    return {
        widget
        for kind in kinds
        for widget in dialog.findChildren(kind)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not (isinstance(widget, QLineEdit) and isinstance(widget.parent(), QComboBox))
    }


@pytest.mark.parametrize("name", GALLERY)
def test_tab_reaches_everything_in_reading_order(made: Made, name: str) -> None:
    dialog = made(name)
    tabs = dialog.findChild(QTabWidget)
    for page in range(tabs.count()) if isinstance(tabs, QTabWidget) else [0]:
        if isinstance(tabs, QTabWidget):
            tabs.setCurrentIndex(page)
        QApplication.processEvents()
        walk = tab_walk(dialog)
        assert reachable(dialog) <= set(walk)
        # Upwards once: from the last back to the first.
        ups = [(a, b) for a, b in pairwise([*walk, walk[0]]) if is_above(b, a, dialog)]
        assert len(ups) <= 1, ups


def tab_walk(dialog: QWidget) -> list[QWidget]:
    """Press Tab until it comes round."""
    seen: list[QWidget] = []
    for _ in range(60):
        press(dialog, Qt.Key.Key_Tab)
        focused = dialog.focusWidget()
        if seen and focused is seen[-1]:
            continue  # from link to link in a text
        if focused is None or focused in seen:
            break
        seen.append(focused)
    return seen


def is_above(upper: QWidget, lower: QWidget, dialog: QWidget) -> bool:
    bottom = upper.mapTo(dialog, QPoint(0, upper.height())).y()
    return bottom <= lower.mapTo(dialog, QPoint()).y()
