"""The win: a heart that stays, a panel with what is new, and silence afterwards."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from h2h.heart_to_heart.engine import DealCode, solver
from h2h.heart_to_heart.result import news_of
from h2h.palette import Palette
from h2h.storage.results import GameResult, ResultOutcome
from h2h.storage.settings import GameKind
from h2h.storage.statistics import Statistics
from h2h.storage.summaries import Filter
from h2h.table.celebration import Celebration
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.variants import pairs
from tests.windows import OpenTable


def win(table: HeartToHeartPlayer) -> QWidget:
    moves = solver.solution(DealCode.parse(table.reads("dealCode")))
    assert moves
    table.play_last(*moves)
    return table.dialog("wonDialog")


def hearts(table: HeartToHeartPlayer) -> list[Celebration]:
    return [item for item in table.scene.items() if isinstance(item, Celebration)]


def test_a_heart_stays_until_the_next_deal(table: HeartToHeartPlayer) -> None:
    win(table)
    (heart,) = hearts(table)
    assert heart.is_settled
    table.window.resize(900, 700)
    table.tap("stock", "waste")
    table.press("Escape")
    assert hearts(table) == [heart]
    table.choose("playHearts")
    assert hearts(table) == []
    table.choose("playHeartToHeart")
    assert len(hearts(table)) == 1
    table.choose("newGame")
    assert hearts(table) == []


@pairs("size, language", [(800, 600), (480, 360), (1280, 800), (600, 1000)], ["en", "bg", "ru"])
def test_the_panel_covers_neither_the_heart_nor_a_pile(
    open_table: OpenTable, size: tuple[int, int], language: str
) -> None:
    table = open_table(size=size)
    table.window.change("language", language)
    expect_panel_beside_all(table)


@pytest.fixture
def large_font(qapp: QApplication) -> Iterator[None]:
    before = qapp.font()
    larger = QFont(before)
    larger.setPointSizeF(18)
    qapp.setFont(larger)
    yield
    qapp.setFont(before)


@pytest.mark.parametrize("size", [(480, 360), (640, 480)])
def test_nor_does_it_with_large_fonts(
    large_font: None, open_table: OpenTable, size: tuple[int, int]
) -> None:
    expect_panel_beside_all(open_table(size=size))


def expect_panel_beside_all(table: HeartToHeartPlayer) -> None:
    """See that the panel covers neither the heart nor a pile."""
    panel = win(table)
    table.wait_until(lambda: table.reads("wonNews"))
    for place in ("stock", "waste"):
        card = table.item(place)
        assert not card.mapToScene(card.shape()).boundingRect().intersects(panel.geometry())
    (heart,) = hearts(table)
    lowest = max(each.y + each.width * 0.47 for each in heart._settled)
    assert lowest <= panel.y() + 2
    assert min(each.y - each.width * 0.47 for each in heart._settled) >= 0


def test_a_won_game_is_shown_silently_at_the_next_start(open_table: OpenTable) -> None:
    table = open_table()
    win(table)
    table.window.close()
    again = open_table(None)
    assert again.dialogs("wonDialog") == []
    assert again.reads("score") == "250"
    (heart,) = hearts(again)
    assert heart.is_settled
    assert not again.scene.animator.running


@pytest.mark.usefixtures("real_speed")
def test_the_celebration_follows_the_speed(open_table: OpenTable) -> None:
    table = open_table()
    lengths = []
    for speed in (0.5, 1.0, 2.0):
        table.scene.speed = speed
        table.scene.celebrate(["heart-1", "heart-25"], stays=True)
        lengths.append(table.scene.animator._total)
        table.scene.animator.finish()
    assert lengths == [5000, 2500, 1250]


def test_the_panel_follows_the_colours(table: HeartToHeartPlayer) -> None:
    panel = win(table)
    before = panel.grab().toImage()
    table.window.change("table", Palette.EVERGREEN)
    title = table.found(QLabel, "wonTitle")
    assert title.palette().windowText().color().name().upper() == Palette.EVERGREEN.text
    assert panel.grab().toImage() != before


def test_the_same_deal_again(table: HeartToHeartPlayer) -> None:
    win(table)
    table.click("wonSameDeal")
    assert table.dialogs("wonDialog") == []
    assert (table.reads("dealCode"), table.reads("moves")) == (EXAMPLE, "0")


def test_the_statistics_open_over_the_panel(table: HeartToHeartPlayer) -> None:
    win(table)
    table.click("wonStatistics")
    table.dialog("statisticsDialog").close()
    assert table.dialogs("wonDialog")


def test_the_panel_says_what_is_new(table: HeartToHeartPlayer) -> None:
    win(table)
    table.wait_until(lambda: table.reads("wonNews") == "First win")
    table.click("wonSameDeal")
    win(table)
    table.wait_until(lambda: "2 wins in a row" in table.reads("wonNews"))
    assert "First win" not in table.reads("wonNews")


def _result(number: int, outcome: ResultOutcome, seconds: int, moves: int) -> GameResult:
    started = datetime(2026, 11, 1, tzinfo=UTC) + timedelta(hours=number)
    return GameResult(
        f"{number:032x}",
        GameKind.HEART_TO_HEART,
        EXAMPLE,
        started,
        started + timedelta(minutes=9),
        seconds * 1000,
        moves,
        250 if outcome is ResultOutcome.WON else 40,
        outcome,
    )


WON, LOST = ResultOutcome.WON, ResultOutcome.NO_MOVES


@pytest.mark.parametrize(
    ("results", "news"),
    [
        ([(WON, 300, 100)], (True, False, False, 1)),
        ([(LOST, 10, 10), (WON, 300, 100)], (True, False, False, 1)),
        ([(WON, 300, 100), (WON, 299, 100)], (False, True, False, 2)),
        ([(WON, 300, 100), (WON, 300, 99)], (False, False, True, 2)),
        ([(WON, 300, 100), (LOST, 1, 1), (WON, 200, 90)], (False, True, True, 1)),
        ([(WON, 300, 100), (WON, 300, 100), (WON, 300, 100)], (False, False, False, 3)),
    ],
)
def test_what_is_new_about_a_win(
    tmp_path: Path,
    results: list[tuple[ResultOutcome, int, int]],
    news: tuple[bool, bool, bool, int],
) -> None:
    statistics = Statistics(tmp_path)
    kept = [_result(number, *each) for number, each in enumerate(results)]
    for each in kept:
        statistics.record(each)
    all_games = Filter(GameKind.HEART_TO_HEART)
    earlier = statistics.overview(all_games, without=kept[-1].id).summary
    assert tuple(news_of(kept[-1], earlier)) == news
