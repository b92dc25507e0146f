"""The first start: one line on the table, the guided first moves, and what covered cards say."""

from pathlib import Path

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QLabel, QWidget

from h2h.heart_to_heart.engine import Draw, Game, RemovePair, rules
from h2h.heart_to_heart.guide_page import CODE, GuidePage
from h2h.table.card_item import Mark
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer, place_name
from tests.pages import solitaire
from tests.variants import pairs
from tests.windows import OpenTable


def first_line(table: HeartToHeartPlayer) -> QWidget | None:
    lines = table.window.findChildren(QWidget, "firstLine")
    return next((line for line in lines if line.isVisible()), None)


@pairs("language, size", ["en", "bg", "ru"], [(1280, 800), (480, 360), (600, 1000)])
def test_the_first_line_lies_over_no_card(
    open_table: OpenTable, size: tuple[int, int], language: str
) -> None:
    table = open_table(size=size)
    table.window.change("language", language)
    table.wait_until(lambda: first_line(table))
    line = first_line(table)
    assert line is not None
    parts = [w for w in line.findChildren(QWidget) if w.isVisible()]
    assert len(parts) == 3
    for part in parts:
        area = QRectF(part.mapTo(table.view, part.rect().topLeft()), part.size())
        assert QRectF(line.geometry()).contains(area), part
        assert part.width() >= part.sizeHint().width(), part
        for item in table.cards():
            if item.isVisible():
                assert not item.mapToScene(item.shape()).boundingRect().intersects(area)


def test_the_first_move_ends_the_first_line_for_good(open_table: OpenTable) -> None:
    table = open_table()
    table.tap("heart-25")
    assert first_line(table) is not None
    table.tap("stock")
    assert first_line(table) is None
    table.window.close()
    again = open_table(None)
    assert first_line(again) is None
    again.window.change("ask_before_replacing", value=False)
    again.choose("newGame")
    assert first_line(again) is None


def test_the_cross_ends_the_first_line_for_good(open_table: OpenTable) -> None:
    table = open_table()
    table.click("firstLineClose")
    assert first_line(table) is None
    table.choose("playHearts")
    table.choose("playHeartToHeart")
    assert first_line(table) is None
    assert not table.window.keeper.settings.first_line


def test_a_game_of_an_earlier_version_is_no_first_start(
    open_table: OpenTable, tmp_path: Path
) -> None:
    open_table().window.close()
    (tmp_path / "settings.ini").unlink(missing_ok=True)
    assert first_line(open_table(None)) is None


def test_show_me_leads_through_three_pairs_and_back(open_table: OpenTable) -> None:
    table = open_table()
    table.click("firstLineShow")
    assert first_line(table) is None
    (page,) = table.window.findChildren(GuidePage)
    game = page._model.game
    assert game.code == CODE
    taps = 0
    while (state := game.state) and sum(isinstance(m, RemovePair) for m in game.history) < 3:
        outlined = table.marked(Mark.POINTED)
        pair = next(rules.pairs(state), None)
        sentence = table.found(QLabel, "guideCaption").text()
        assert sentence
        assert "%" not in sentence
        if pair is None:
            assert outlined == {"stock", *map(place_name, rules.free_places(state))}
            table.tap("stock")
        else:
            names = {place_name(pair.first), place_name(pair.second)}
            assert outlined == names
            table.tap(*sorted(names))
        taps += 1
        assert taps < 10
    assert table.reads("guideFigures") == "3 of 3 pairs"
    table.click("guideStop")
    assert table.reads("dealCode") == EXAMPLE
    assert solitaire(table.window).session.model.game.state.moves == 0
    assert first_line(table) is not None


def test_the_guide_follows_what_the_player_does_instead(open_table: OpenTable) -> None:
    table = open_table()
    table.choose("showMe")
    table.tap("heart-1")
    assert table.message() == "Covered: free it first"
    table.tap(*["stock"] * 5)
    assert table.found(QLabel, "guideCaption").text()
    table.press("Escape")
    table.click("guideStop")
    assert table.reads("dealCode") == EXAMPLE


def test_a_covered_card_is_explained_until_the_first_pair(open_table: OpenTable) -> None:
    table = open_table()
    table.tap("heart-1")
    assert table.message() == "Covered: free it first"
    table.tap(*["stock"] * 9, "heart-25", "waste")
    table.tap("heart-1")
    assert table.message() == ""
    table.choose("moveErrors")
    table.tap("heart-1")
    assert table.message() == "Covered: free it first"


def test_a_tap_on_the_bare_table_deselects(table: HeartToHeartPlayer) -> None:
    table.tap("heart-25")
    assert table.selected == "heart-25"
    table.click_at(QPoint(3, 3))
    assert table.selected is None
    table.press("H")
    assert table.marked(Mark.POINTED) == {"stock"}
    table.click_at(QPoint(3, 3))
    assert table.marked(Mark.POINTED) == set()


def test_the_bar_has_a_hint(table: HeartToHeartPlayer) -> None:
    table.click_button("hint")
    assert table.marked(Mark.POINTED) == {"stock"}


@pairs("size, language", [(1280, 800), (480, 360), (600, 1000), (1920, 1080)], ["en", "bg", "ru"])
def test_messages_lie_on_no_card(
    open_table: OpenTable, size: tuple[int, int], language: str
) -> None:
    table = open_table(size=size)
    table.window.change("language", language)
    longest = (
        solitaire(table.window).tr("No pair: turn a card from the stock"),
        solitaire(table.window).tr("No pair: put the waste back"),
    )
    for text in longest:
        table.window.table.show_message(text)
        (item,) = [i for i in table.scene.items() if type(i).__name__ == "MessageItem"]
        pill = item.mapToScene(item.boundingRect()).boundingRect()
        for card in table.cards():
            if card.isVisible():
                corner = card.mapToScene(card.shape()).boundingRect()
                assert not corner.adjusted(3, 3, -3, -3).intersects(pill), (text, card.place)
    table.window.change("language", "en")


def test_the_piles_change_sides_at_once(table: HeartToHeartPlayer) -> None:
    def is_stock_left() -> bool:
        return table.point_of("stock").x() < table.point_of("waste").x()

    assert is_stock_left()
    table.window.change("one_handed", value=True)
    assert not is_stock_left()
    table.tap("stock")
    assert table.game.state == Game(table.game.code).play(Draw()).after
    table.choose("watchExample")
    assert not is_stock_left()
    table.click("exampleStop")
    assert not is_stock_left()
