import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from h2h.table.art import icons

pytestmark = pytest.mark.usefixtures("qapp")

COLOUR = QColor("#F4E7DC")


@pytest.mark.parametrize("name", icons._DRAWINGS)
def test_an_icon_stays_in_its_box(name: str) -> None:
    image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    icons.draw_icon(painter, name, QRectF(24, 24, 48, 48), COLOUR)
    painter.end()
    inked = [(x, y) for x in range(96) for y in range(96) if image.pixelColor(x, y).alpha() > 0]
    assert len(inked) > 150
    assert all(24 <= x < 72 and 24 <= y < 72 for x, y in inked)


def test_an_unknown_icon_is_an_error() -> None:
    with pytest.raises(KeyError):
        icons.draw_icon(QPainter(), "nothing", QRectF(0, 0, 18, 18), COLOUR)
