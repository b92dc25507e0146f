import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from h2h.cards.card import Card
from h2h.deck import DeckLook
from h2h.palette import Palette
from h2h.table.art.pictures import Pictures

ACE = Card.parse("AH")


@pytest.fixture
def pictures(qtbot: QtBot) -> Pictures:
    return Pictures(Palette.WINE)


def test_a_draft_is_a_picture_that_is_there(pictures: Pictures) -> None:
    assert pictures.face(ACE, 100).card == 100
    pictures.keep_only({100, 104})  # nothing was painted at 104
    pictures.draft = True
    assert pictures.face(ACE, 110).card == 100
    assert not pictures.art.has(ACE, 104)


def test_a_tilted_back_is_painted_once_for_each_look_and_size(pictures: Pictures) -> None:
    painted: list[QPixmap] = []

    def paint() -> QPixmap:
        painted.append(QPixmap(1, 1))
        return painted[-1]

    def turned(width: float, angle: float) -> QPixmap:
        return pictures.turned_back(pictures.back(width), width, angle, paint)

    assert turned(90, 5) is turned(90, 5)
    assert len({id(turned(90, 7)), id(turned(60, 5)), id(turned(90, 5))}) == 3
    assert len(painted) == 3
    pictures.draft = True
    assert turned(61, 5) is not turned(60, 5)  # scaled from the picture for 60
    pictures.draft = False
    turned(61, 5)
    assert len(painted) == 5
    pictures.set_look(Palette.SLATE, DeckLook())
    turned(90, 5)
    assert len(painted) == 6


def test_what_is_painted_ahead_shows_when_drafts_end(pictures: Pictures) -> None:
    pictures.face(ACE, 100)
    pictures.draft = True
    assert pictures.paint_ahead(ACE, 110)
    assert not pictures.paint_ahead(ACE, 110)
    assert pictures.face(ACE, 110).card == 100
    pictures.draft = False
    assert pictures.face(ACE, 110).card == 110


def test_a_card_that_was_never_painted_has_no_draft(pictures: Pictures) -> None:
    pictures.draft = True
    assert pictures.back(90).card == 90
