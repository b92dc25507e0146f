"""How to play: the rules of both games, with pictures, in the language and look of now."""

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QColor, QImage, QPalette, QPixmap, QTextDocument
from PySide6.QtWidgets import QApplication, QTabWidget, QTextBrowser
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app import how_to_play_dialog
from h2h.app.games import GAMES
from h2h.app.how_to_play_dialog import HowToPlayDialog
from h2h.game.how_to_play import WIDTH, Sketch, draw
from h2h.palette import Palette
from h2h.storage.settings import GameKind
from h2h.table.art.pictures import Pictures

LANGUAGES = ("en", "bg", "ru")

SKETCHES = [part.sketch for game in GAMES for part in game.how_to_play()]


@pytest.fixture
def dialog(qtbot: QtBot) -> HowToPlayDialog:
    dialog = HowToPlayDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def pages(dialog: HowToPlayDialog) -> list[QTextBrowser]:
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    found = [tabs.widget(i) for i in range(tabs.count())]
    return [page for page in found if isinstance(page, QTextBrowser)]


def picture(page: QTextBrowser, name: str) -> QPixmap:
    found = page.document().resource(QTextDocument.ResourceType.ImageResource.value, QUrl(name))
    assert isinstance(found, QPixmap)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_games_are_explained(dialog: HowToPlayDialog, language: str) -> None:
    i18n.use(language)
    QApplication.processEvents()
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    for page, parts in zip(pages(dialog), (game.how_to_play() for game in GAMES), strict=True):
        tabs.setCurrentWidget(page)
        text = page.toPlainText()
        assert "%1" not in text
        for number, part in enumerate(parts):
            assert part.heading in text
            assert part.text in text
            assert not picture(page, str(number)).isNull()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_published_example_is_told(language: str) -> None:
    i18n.use(language)
    told = GAMES[0].how_to_play()[-1].text
    for fact in ("HH1-N-AAAAAAM", "10♥", "4♥", "8♥", "9♥"):
        assert fact in told


@pytest.mark.parametrize("sketch", SKETCHES)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_picture_is_as_sharp_as_the_screen(
    qapp: QApplication, sketch: Sketch, ratio: float
) -> None:
    pictures = Pictures(Palette.WINE)
    pictures.ratio = ratio
    drawn = draw(sketch, 40, pictures)
    assert drawn.width() == round(round(WIDTH * 40) * ratio)
    assert drawn.deviceIndependentSize().width() == round(WIDTH * 40)
    image = drawn.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    assert image.pixelColor(0, 0).alpha() == 0  # its corners are round
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)
    }
    assert len(colours) > 12


def test_the_page_of_the_game_on_the_table_is_in_front(qtbot: QtBot) -> None:
    dialog = HowToPlayDialog(GameKind.HEARTS)
    qtbot.addWidget(dialog)
    dialog.show()
    assert pages(dialog)[1].isVisible()


def test_only_the_page_in_front_is_drawn(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[Sketch] = []

    def count(sketch: Sketch, card: float, pictures: Pictures) -> QPixmap:
        drawn.append(sketch)
        return draw(sketch, card, pictures)

    monkeypatch.setattr(how_to_play_dialog, "draw", count)
    dialog = HowToPlayDialog(GameKind.HEARTS)
    qtbot.addWidget(dialog)
    dialog.show()
    assert len(drawn) == len(GAMES[1].how_to_play())
    tabs = dialog.findChild(QTabWidget)
    assert isinstance(tabs, QTabWidget)
    for page in (0, 1, 0):
        tabs.setCurrentIndex(page)
    assert len(drawn) == len(SKETCHES)


def test_the_link_asks_for_the_example(dialog: HowToPlayDialog, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.action_wanted) as wanted:
        pages(dialog)[0].anchorClicked.emit(QUrl("watchExample"))
    assert wanted.args == ["watchExample"]
    assert not dialog.isVisible()


def test_pictures_follow_the_size_of_letters(dialog: HowToPlayDialog, qapp: QApplication) -> None:
    before = picture(pages(dialog)[0], "0").width()
    larger = dialog.font()
    larger.setPointSizeF(larger.pointSizeF() * 1.5)
    dialog.setFont(larger)
    assert picture(pages(dialog)[0], "0").width() > before * 1.3


def test_headings_can_be_read_on_a_dark_window(dialog: HowToPlayDialog) -> None:
    shades = []
    for ground in ("#FFFFFF", "#1E1E21"):
        dialog.setPalette(QPalette(QColor(ground)))
        html = pages(dialog)[0].toHtml().lower()
        shades.append({accent: accent in html for accent in ("#8e1b3e", "#f0b8c4")})
    assert shades == [{"#8e1b3e": True, "#f0b8c4": False}, {"#8e1b3e": False, "#f0b8c4": True}]
