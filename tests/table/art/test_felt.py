"""The surface shows its palette's colours, at every size and ratio, however often it is painted."""

from statistics import mean, pstdev

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter

from h2h.palette import Palette
from h2h.table.art.felt import Felt

pytestmark = pytest.mark.usefixtures("qapp")

Rgb = tuple[float, float, float]


def painted(felt: Felt, times: int = 1) -> QImage:
    """Return what a table shows where there was something glaring before."""
    width, height, ratio = felt.made_for
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(0, 255, 255))
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    for _ in range(times):
        felt.paint(painter, QRect(0, 0, round(width / ratio), round(height / ratio)))
    painter.end()
    return image


def block(image: QImage, left: int, top: int, side: int = 24) -> list[QColor]:
    return [image.pixelColor(left + x, top + y) for x in range(side) for y in range(side)]


def mixed(colours: list[QColor]) -> Rgb:
    return (
        mean(c.red() for c in colours),
        mean(c.green() for c in colours),
        mean(c.blue() for c in colours),
    )


def rgb(name: str) -> Rgb:
    return mixed([QColor(name)])


@pytest.mark.parametrize(
    ("width", "height", "ratio"),
    [(1000, 700, 1.0), (1000, 700, 1.25), (1000, 700, 2.0), (2400, 1600, 2.0)],
)
@pytest.mark.parametrize("palette", Palette)
def test_it_is_the_palettes_colour_where_the_light_falls_and_at_the_edges(
    palette: Palette, width: int, height: int, ratio: float
) -> None:
    image = painted(Felt(width, height, ratio, palette))
    centre = mixed(block(image, width // 2 - 12, round(height * 0.4) - 12))
    assert centre == pytest.approx(rgb(palette.centre), abs=2)
    # A corner of a usual table lies just inside the edge of the light.
    bottom = mixed(block(image, 0, height - 24))
    edge, middle = rgb(palette.edge), rgb(palette.centre)
    nearly = tuple(e + (m - e) * 0.06 for e, m in zip(edge, middle, strict=True))
    assert bottom == pytest.approx(nearly, abs=3)


@pytest.mark.parametrize("palette", Palette)
def test_the_grain_is_there_and_barely(palette: Palette) -> None:
    image = painted(Felt(600, 400, 1.0, palette))
    grains = pstdev(c.lightnessF() * 255 for c in block(image, 300, 160))
    if palette.grain:
        assert 0.5 < grains < 3
    else:
        assert grains == 0


@pytest.mark.parametrize("palette", Palette)
def test_nothing_of_what_was_there_shows_through(palette: Palette) -> None:
    felt = Felt(321, 243, 1.5, palette)
    assert painted(felt, times=3) == painted(felt)
    colours = {painted(felt).pixelColor(x, y).rgb() for x in (0, 320) for y in (0, 242)}
    assert QColor(0, 255, 255).rgb() not in colours
