"""Words on each table, and cards that stand back, can be read."""

import pytest
from PySide6.QtGui import QColor

from h2h.cards.card import Suit
from h2h.palette import Palette
from h2h.table.art.card_art import FACE, FOUR_COLOURS
from h2h.table.art.pictures import DIM, FAINT


def luminance(colour: QColor) -> float:
    """Return the relative luminance of WCAG 2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p) for p in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: QColor, b: QColor) -> float:
    """Return the contrast ratio of WCAG 2, 1 to 21."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def veiled(colour: QColor, veil: QColor, opacity: float) -> QColor:
    """Return a colour under a veil."""
    mixed = (
        a + (b - a) * opacity
        for a, b in zip(colour.getRgbF()[:3], veil.getRgbF()[:3], strict=True)  # type: ignore[index]
    )
    return QColor.fromRgbF(*mixed)


@pytest.mark.parametrize("palette", Palette)
def test_words_on_table_and_bar(palette: Palette) -> None:
    for ground in (palette.centre, palette.edge, palette.bar):
        for words in (palette.text, palette.quiet):
            assert contrast(QColor(words), QColor(ground)) >= 4.5, (words, ground)


@pytest.mark.parametrize("palette", Palette)
def test_the_ring_stands_out_from_the_table(palette: Palette) -> None:
    for ground in (palette.centre, palette.edge):
        assert contrast(QColor(palette.glow), QColor(ground)) >= 3


@pytest.mark.parametrize("palette", Palette)
@pytest.mark.parametrize("opacity", [DIM, FAINT])
def test_a_card_that_stands_back_can_be_read(palette: Palette, opacity: float) -> None:
    veil = QColor(palette.edge)
    for face in FACE:
        for suit in Suit:
            ink = veiled(FOUR_COLOURS[suit], veil, opacity)
            least = 4.0 if suit is Suit.HEARTS else 3.5
            assert contrast(ink, veiled(face, veil, opacity)) >= least, suit
