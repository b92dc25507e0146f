"""Within a menu or a dialog, a letter under Alt means one thing, in every language."""

import re
from collections import Counter
from collections.abc import Iterable

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu, QMenuBar, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app.menus import Menus
from tests.app.gallery import GALLERY, Made
from tests.translations.catalogues import LANGUAGES
from tests.variants import pairs

pytestmark = pytest.mark.usefixtures("qapp")


def clashes(texts: Iterable[str]) -> list[list[str]]:
    """Return the texts that share a letter."""
    by_letter: dict[str, list[str]] = {}
    for text in texts:
        if found := re.search(r"&([^&\s])", text.replace("&&", "")):
            by_letter.setdefault(found[1].casefold(), []).append(text)
    return [shared for shared in by_letter.values() if len(shared) > 1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_entries_of_a_menu_share_a_letter(qtbot: QtBot, language: str) -> None:
    i18n.use(language)
    bar = QMenuBar()
    qtbot.addWidget(bar)
    Menus(bar, bar).retranslate()
    menus: list[QWidget] = [bar, *bar.findChildren(QMenu)]
    assert len(menus) > 4
    for menu in menus:
        texts = [action.text() for action in menu.actions() if not action.isSeparator()]
        assert all(texts)
        assert clashes(texts) == []
        assert Counter("&" in text for text in texts)[False] == 0, texts


@pairs("name, language", list(GALLERY), LANGUAGES)
def test_no_two_parts_of_a_dialog_share_a_letter(made: Made, name: str, language: str) -> None:
    i18n.use(language)
    dialog = made(name)
    tabs = dialog.findChild(QTabWidget)
    for page in range(tabs.count()) if isinstance(tabs, QTabWidget) else [0]:
        texts = []
        if isinstance(tabs, QTabWidget):
            tabs.setCurrentIndex(page)
            texts = [tabs.tabText(i) for i in range(tabs.count())]
        buttons = dialog.findChildren(QAbstractButton)
        labels = [label for label in dialog.findChildren(QLabel) if label.buddy()]
        texts += [b.text() for b in buttons if b.isVisibleTo(dialog)]
        texts += [label.text() for label in labels if label.isVisibleTo(dialog)]
        assert clashes(texts) == []
