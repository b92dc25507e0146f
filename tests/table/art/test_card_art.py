import math
import os
import random
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from h2h.cards.card import Card, Rank, Suit
from h2h.deck import Back, DeckLook, DeckStyle
from h2h.palette import GLOW
from h2h.table.art import card_art
from h2h.table.art.card_art import CardArt, halo_margin, height, margin
from h2h.table.art.deck_file import BadDeckError, Deck
from tests.table.art import deck_reference

pytestmark = pytest.mark.usefixtures("qapp")

QUEEN = Card(Rank.QUEEN, Suit.HEARTS)


@pytest.fixture
def art() -> CardArt:
    return CardArt()


def pixels(picture: QPixmap | QImage) -> bytes:
    image = picture.toImage() if isinstance(picture, QPixmap) else picture
    return bytes(image.convertToFormat(deck_reference.FORMAT).constBits())


def contrast(one: QColor, other: QColor) -> float:
    def luminance(colour: QColor) -> float:
        parts = (
            v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4
            for v in (colour.redF(), colour.greenF(), colour.blueF())
        )
        return sum(w * v for w, v in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def test_cards_look_as_they_were_approved() -> None:
    """Edges may be smoothed differently elsewhere; shapes, places and colours may not differ.

    A channel of one thumbnail's pixel, which stands for 64 of the card's, may be 12 of 255 off, and
    0.5 on average.
    """
    stored = deck_reference.stored()
    for at, (name, image) in enumerate(deck_reference.thumbnails().items()):
        found, expected = pixels(image), pixels(stored[at])
        differences = [abs(a - b) for a, b in zip(found, expected, strict=True)]
        assert max(differences) <= 12, name
        assert sum(differences) / len(differences) <= 0.5, name


@pytest.mark.parametrize("inks", [card_art.TWO_COLOURS, card_art.FOUR_COLOURS])
@pytest.mark.parametrize("suit", Suit)
def test_inks_are_readable_on_the_face(inks: dict[Suit, QColor], suit: Suit) -> None:
    for face in card_art.FACE:
        assert contrast(inks[suit], face) >= 4.5


@pytest.mark.parametrize("width", [8, 36, 60, 99, 100, 161, 333, 800])
def test_a_picture_is_the_card_and_its_margin(art: CardArt, width: int) -> None:
    around = 2 * margin(width)
    for picture in (art.face(QUEEN, width), art.back(width)):
        assert picture.width() == width + around
        assert picture.height() == height(width) + around
        assert picture.devicePixelRatio() == 1
        image = picture.toImage()
        assert image.pixelColor(0, 0).alpha() == 0
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255


def test_copies_of_a_card_share_one_picture(art: CardArt) -> None:
    keys = {art.face(Card(Rank.TWO, Suit.HEARTS, copy), 60).cacheKey() for copy in range(4)}
    assert len(keys) == 1


def test_sizes_not_needed_any_more_are_dropped(art: CardArt) -> None:
    kept, dropped = art.face(QUEEN, 60).cacheKey(), art.face(QUEEN, 61).cacheKey()
    art.keep_only({60})
    assert art.face(QUEEN, 60).cacheKey() == kept
    assert art.face(QUEEN, 61).cacheKey() != dropped


def test_four_colours_change_diamonds_and_clubs_only(art: CardArt) -> None:
    four = CardArt(DeckLook(four_colour=True))
    for suit in Suit:
        card = Card(Rank.FIVE, suit)
        same = pixels(art.face(card, 60)) == pixels(four.face(card, 60))
        assert same == (suit in (Suit.HEARTS, Suit.SPADES))


@pytest.mark.parametrize("style", DeckStyle)
@pytest.mark.parametrize("rank", [rank for rank in Rank if Rank.TWO <= rank <= Rank.TEN])
def test_no_pip_is_cut_by_the_row_below_in_the_heart(style: DeckStyle, rank: Rank) -> None:
    """A row covers the one above from 0.355 of the height on."""
    width = 200
    art = CardArt(DeckLook(style))
    image = art.face(Card(rank, Suit.HEARTS), width).toImage()
    for y in (0.35, 0.355, 0.358):
        row = margin(width) + round(y * height(width))
        for x in range(margin(width) + width // 4, margin(width) + 3 * width // 4):
            assert image.pixelColor(x, row).green() > 200, (rank, x, y)


@pytest.mark.parametrize("chosen", Back)
def test_a_back_has_no_wrong_way_up(chosen: Back) -> None:
    around, width = margin(160), 160
    art = CardArt(DeckLook(back=chosen))
    back = art.back(width).toImage().copy(around + 2, around + 2, width - 4, height(width) - 4)
    turned = back.flipped()
    differences = [abs(a - b) for a, b in zip(pixels(back), pixels(turned), strict=True)]
    # The light on the gold of the medallion comes from one side; the face is darker at the bottom.
    assert sum(differences) / len(differences) < 1.5


def rows_with_ink(art: CardArt, card: Card, width: int, across: float) -> list[bool]:
    """Return for each row of a face whether its index has ink there."""
    image, around = art.face(card, width).toImage(), margin(width)

    def is_ink(x: int, y: int) -> bool:
        colour = image.pixelColor(around + x, around + y)
        return colour.alpha() == 255 and colour.green() < 128

    return [
        any(is_ink(x, y) for x in range(3, round(across * width)))
        for y in range(3, height(width) // 2)
    ]


OFTEN = (Rank.FOUR, Rank.TEN)


# The tail of Q goes down beside the suit.
@pytest.mark.parametrize(
    "rank",
    [
        pytest.param(rank, marks=[] if rank in OFTEN else pytest.mark.thorough)
        for rank in Rank
        if rank is not Rank.QUEEN
    ],
)
def test_large_indices_are_larger_and_whole_in_the_heart(rank: Rank) -> None:
    """The rank is at least 40 % higher; its suit too lies above what the row below covers."""
    width, heights = 300, []
    for style, across in ((DeckStyle.STANDARD, 0.22), (DeckStyle.LARGE, 0.28)):
        art = CardArt(DeckLook(style))
        rows = rows_with_ink(art, Card(rank, Suit.SPADES), width, across)
        top = rows.index(True)
        end = rows.index(False, top)
        heights.append(end - top)
        suit = rows.index(True, end)
        assert rows.index(False, suit) + 3 <= 0.345 * height(width)
    assert heights[1] + 1 >= 1.4 * heights[0]  # a pixel may be lost


def test_a_new_back_keeps_the_faces_of_the_cache(tmp_path: Path) -> None:
    art = CardArt(cache_dir=tmp_path)
    faces = [pixels(art.face(QUEEN, 30)), pixels(art.back(30))]
    save_cache(art)
    other = CardArt(DeckLook(back=Back.WAVES), cache_dir=tmp_path)
    assert pixels(other.face(QUEEN, 30)) == faces[0]
    assert other.cache_saving() is None
    assert pixels(other.back(30)) != faces[1]
    save_cache(other)
    assert len(list(tmp_path.iterdir())) == 1


def test_a_ring_grows_with_the_card() -> None:
    """It is the same part of a card on a large screen as on a usual one, never less than 2 px."""
    for strong in (False, True):
        usual = card_art.ring(161, strong=strong)
        for factor in (2, 3, 4):
            large = card_art.ring(161 * factor, strong=strong)
            assert large == pytest.approx(factor * usual, abs=0.75 * factor)
        assert card_art.ring(60, strong=strong) >= 2
        assert card_art.ring(60, strong=strong, ratio=2.0) >= 4


@pytest.mark.parametrize(("width", "ratio"), [(67, 1.0), (161, 1.0), (322, 2.0), (455, 1.0)])
@pytest.mark.parametrize("strong", [False, True])
def test_a_glow_fades_without_bands(art: CardArt, width: int, ratio: float, strong: bool) -> None:
    """From the ring outwards each pixel is fainter than the one before, by little."""
    image = art.halo(width, strong, QColor("#FFD166"), ratio=ratio).toImage()
    around = halo_margin(width, strong=strong, ratio=ratio)
    thin = math.ceil(max(ratio, round(width / 170))) + 1
    outer = around - math.ceil(card_art.ring(width, strong=strong, ratio=ratio)) - thin
    glow = [image.pixelColor(x, image.height() // 2).alpha() for x in range(outer)]
    assert glow[0] < 5
    steps = [b - a for a, b in pairwise(glow)]
    assert min(steps) >= 0
    if width > 300:
        assert max(steps) <= 10
        assert all(a + b > 0 for a, b in pairwise(steps[3:]))


@pytest.mark.parametrize("strong", [False, True])
@pytest.mark.parametrize(("width", "ratio"), [(36, 1.0), (67, 1.0), (161, 1.0), (322, 2.0)])
def test_a_halo_leaves_the_card_free(art: CardArt, width: int, ratio: float, strong: bool) -> None:
    image = art.halo(width, strong, QColor(GLOW), ratio=ratio).toImage()
    around = halo_margin(width, strong=strong, ratio=ratio)
    assert image.width() == width + 2 * around
    radius = round(card_art.CORNER * width) + 1
    for x in range(1, width - 1):
        for y in (radius, height(width) // 2, height(width) - radius - 1):
            assert image.pixelColor(around + x, around + y).alpha() == 0
    for y in range(1, height(width) - 1):
        assert image.pixelColor(around + width // 2, around + y).alpha() == 0
    beside = image.pixelColor(around - 1, image.height() // 2)
    assert beside.alpha() == 255
    assert contrast(beside, QColor("#2A0F1D")) > 7
    assert image.pixelColor(0, image.height() // 2).alpha() < 40


def test_the_focus_shows_light_and_dark_all_around(art: CardArt) -> None:
    """On white cards the dark is seen, on the dark table the light."""
    image = art.focus(161).toImage()
    across = range(20, image.width() - 20)
    shades = [
        image.pixelColor(x, y).lightness()
        for x in across
        for y in range(8)
        if image.pixelColor(x, y).alpha() == 255
    ]
    assert sum(shade < 40 for shade in shades) > len(across)
    assert sum(shade > 230 for shade in shades) > len(across) / 3


def test_an_outline_has_the_shape_of_a_card(art: CardArt) -> None:
    picture = art.outline(100)
    assert (picture.width(), picture.height()) == (100, 140)
    assert picture.toImage().pixelColor(0, 0).alpha() < 20
    assert picture.toImage().pixelColor(50, 70).alpha() == 0


@pytest.mark.parametrize("card", [Card.parse("2H"), None], ids=["face", "back"])
def test_a_dimmed_card_lies_under_a_veil_of_its_shape(art: CardArt, card: Card | None) -> None:
    veil, width, around = QColor("#2A0F1D"), 100, margin(100)
    plain = (art.face(card, width) if card else art.back(width)).toImage()
    dimmed = art.dimmed(card, width, veil, 0.4).toImage()
    assert plain.size() == dimmed.size()
    for x, y in ((50, 70), (30, 100), (70, 40)):
        before = plain.pixelColor(around + x, around + y)
        after = dimmed.pixelColor(around + x, around + y)
        for one, other, over in (
            (before.red(), after.red(), veil.red()),
            (before.green(), after.green(), veil.green()),
            (before.blue(), after.blue(), veil.blue()),
        ):
            assert abs(other - (one * 0.6 + over * 0.4)) <= 1.5
        assert after.alpha() == 255
    shadow = around + width + 2, around + 80
    assert plain.pixelColor(*shadow) == dimmed.pixelColor(*shadow)


def test_high_contrast_gives_a_white_edge_in_a_black_line() -> None:
    image = CardArt(high_contrast=True).face(QUEEN, 120).toImage()
    edge, middle = margin(120), image.height() // 2
    assert image.pixelColor(edge - 1, middle).lightness() < 30
    assert image.pixelColor(edge, middle) == QColor("white")


def save_cache(art: CardArt) -> None:
    saving = art.cache_saving()
    assert saving is not None
    saving()


class TestCache:
    WIDTH = 30
    CARDS = tuple(Card(rank, Suit.HEARTS) for rank in (Rank.SEVEN, Rank.QUEEN))

    def draw(self, folder: Path, *, high_contrast: bool = False) -> list[bytes]:
        art = CardArt(high_contrast=high_contrast, cache_dir=folder)
        drawn = [pixels(art.face(card, self.WIDTH)) for card in self.CARDS]
        if saving := art.cache_saving():
            saving()
        return drawn

    def file(self, folder: Path) -> Path:
        (file,) = folder.iterdir()
        return file

    def test_pictures_come_from_the_disk(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn = self.draw(tmp_path / "cards")
        monkeypatch.delattr(Deck, "paint")
        assert self.draw(tmp_path / "cards") == drawn

    def test_nothing_is_written_before_it_is_asked_for(self, tmp_path: Path) -> None:
        CardArt(cache_dir=tmp_path / "cards").face(QUEEN, self.WIDTH)
        assert not (tmp_path / "cards").exists()

    def test_later_pictures_join_the_earlier(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.draw(tmp_path)
        art = CardArt(cache_dir=tmp_path)
        back = pixels(art.back(self.WIDTH))
        save_cache(art)
        monkeypatch.delattr(Deck, "paint")
        self.draw(tmp_path)
        assert pixels(CardArt(cache_dir=tmp_path).back(self.WIDTH)) == back

    def test_looks_are_kept_apart(self, tmp_path: Path) -> None:
        plain = self.draw(tmp_path)
        assert self.draw(tmp_path, high_contrast=True) != plain
        assert self.draw(tmp_path) == plain

    @pytest.mark.parametrize("step", [5, pytest.param(1, marks=pytest.mark.thorough)])
    def test_damaged_files_are_not_believed(self, tmp_path: Path, step: int) -> None:
        drawn = self.draw(tmp_path)
        file = self.file(tmp_path)
        whole = file.read_bytes()
        chance = random.Random(5)
        damaged = [b"", b"H2HCARDS", b"\0" * 5000, whole[:-1], chance.randbytes(len(whole))]
        damaged += [whole[: chance.randrange(len(whole))] for _ in range(20)]
        # The first bytes are the directory's; the rest are pictures.
        for place in [*range(0, 120, 3), *(chance.randrange(len(whole)) for _ in range(40))]:
            flipped = bytearray(whole)
            flipped[place] ^= 1 << chance.randrange(8)
            damaged.append(bytes(flipped))
        for data in damaged[::step]:
            file.write_bytes(data)
            assert self.draw(tmp_path) == drawn

    def test_a_damaged_file_is_mended(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        drawn = self.draw(tmp_path)
        file = self.file(tmp_path)
        file.write_bytes(file.read_bytes()[:-9])
        self.draw(tmp_path)
        monkeypatch.delattr(Deck, "paint")
        assert self.draw(tmp_path) == drawn

    def test_a_folder_that_cannot_be_used_is_no_matter(self, tmp_path: Path) -> None:
        drawn = self.draw(tmp_path / "cards")
        (tmp_path / "file").write_text("in the way")
        assert self.draw(tmp_path / "file") == drawn
        file = self.file(tmp_path / "cards")
        file.unlink()
        file.mkdir()
        assert self.draw(tmp_path / "cards") == drawn

    @pytest.mark.skipif(os.name == "nt", reason="links need a privilege there")
    def test_a_link_in_its_folder_is_never_followed(self, tmp_path: Path) -> None:
        self.draw(tmp_path / "cards")
        precious = tmp_path / "precious"
        precious.write_text("kept")
        for path in list((tmp_path / "cards").iterdir()):
            for name in (path.with_suffix(".part"), path.with_name(f"{path.name}.part"), path):
                name.unlink(missing_ok=True)
                name.symlink_to(precious)
        self.draw(tmp_path / "cards")
        assert precious.read_text() == "kept"

    def test_what_is_read_again_is_not_written_again(self, tmp_path: Path) -> None:
        self.draw(tmp_path)
        art = CardArt(cache_dir=tmp_path)
        art.face(QUEEN, self.WIDTH)
        assert art.cache_saving() is None

    def test_the_sizes_used_last_are_kept(self, tmp_path: Path) -> None:
        for width in range(20, 40):
            art = CardArt(cache_dir=tmp_path)
            art.back(width)
            save_cache(art)
            CardArt(cache_dir=tmp_path).back(20)
        names = {path.name.partition("-")[0] for path in tmp_path.iterdir()}
        assert "20" in names

    def test_few_sizes_are_kept(self, tmp_path: Path) -> None:
        for width in range(20, 40):
            art = CardArt(cache_dir=tmp_path)
            art.back(width)
            save_cache(art)
        names = {path.name.partition("-")[0] for path in tmp_path.iterdir()}
        assert names == {str(width) for width in range(32, 40)}


def test_a_deck_of_another_kind_is_refused() -> None:
    for data in (b"", b"H2HD", b"\0" * 64):
        with pytest.raises(BadDeckError):
            Deck(data)
