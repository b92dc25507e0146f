"""The results of a deal: listed, found by its code, and the deal played again."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QTreeWidget, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from h2h import i18n
from h2h.app.deal_code_dialog import DealCodeDialog
from h2h.app.deals_dialog import DealsDialog
from h2h.app.problem_dialog import ProblemDialog
from h2h.storage.problem import Problem, ProblemKind
from h2h.storage.results import ResultOutcome
from h2h.storage.statistics import Statistics
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.storage.test_statistics import match_result, result
from tests.windows import OpenTable

OTHER, MATCH = "HH1-N-AAAAAAO", "HT1-N-AAAAAAB"


@pytest.fixture
def played(open_table: OpenTable) -> HeartToHeartPlayer:
    """A window over results of three deals, two of them of Heart to Heart."""
    table = open_table()
    statistics = table.window.keeper.statistics
    statistics.record(replace(result(1), milliseconds=192_000, moves=80))
    statistics.record(replace(result(2), code=OTHER))
    statistics.record(result(3, ResultOutcome.NO_MOVES))
    statistics.record(replace(result(4), milliseconds=200_000, moves=75))
    lost = match_result(6)
    assert lost.match
    facts = replace(lost.match, scores=(12, 8, 6, 0), place=4)
    statistics.record(match_result(5))
    statistics.record(replace(lost, outcome=ResultOutcome.LOST, match=facts))
    return table


def listed(table: HeartToHeartPlayer, qtbot: QtBot, tab: str = "") -> DealsDialog:
    """Open the list from the statistics of the game on the table."""
    table.choose("statistics")
    button = table.dialog("statisticsDialog").findChild(QPushButton, "listResults")
    assert button
    button.click()
    dialog = table.dialog("dealsDialog")
    assert isinstance(dialog, DealsDialog)
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() > 0)
    return dialog


def texts(tree: QTreeWidget, item: QTreeWidgetItem | None) -> list[str]:
    assert item
    shown = (at for at in range(tree.columnCount()) if not tree.isColumnHidden(at))
    return [item.text(at) for at in shown]


def rows(dialog: DealsDialog) -> list[list[str]]:
    items = map(dialog.tree.topLevelItem, range(dialog.tree.topLevelItemCount()))
    return [texts(dialog.tree, item) for item in items]


def test_deals_are_listed_the_latest_first(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    assert rows(listed(played, qtbot)) == [
        ["HH1-N-AAAAAAM", "won 2 of 3", "3:12", "75"],
        [OTHER, "won 1 of 1", "1:30", "70"],
    ]


def test_a_deal_opens_to_its_results_by_the_keyboard(
    played: HeartToHeartPlayer, qtbot: QtBot
) -> None:
    tree = listed(played, qtbot).tree
    item = tree.topLevelItem(0)
    assert item
    QTest.keyClick(tree, Qt.Key.Key_Right)
    qtbot.waitUntil(lambda: item.childCount() == 3)
    assert [texts(tree, item.child(at))[1:] for at in range(3)] == [
        ["won", "3:20", "75"],
        ["no more moves", "1:30", "70"],
        ["won", "3:12", "80"],
    ]


def test_a_part_of_the_code_finds_a_deal(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    dialog = listed(played, qtbot)
    QTest.keyClicks(dialog.field, "aaao")
    qtbot.waitUntil(lambda: [row[0] for row in rows(dialog)] == [OTHER])
    QTest.keyClicks(dialog.field, "x")
    qtbot.waitUntil(lambda: rows(dialog) == [])
    button = dialog.findChild(QPushButton, "playAgain")
    assert button
    assert not button.isEnabled()


def test_matches_show_their_points(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    played.choose("playHearts")
    dialog = listed(played, qtbot)
    assert rows(dialog) == [[MATCH, "won 1 of 2", "1:30", "12"]]
    item = dialog.tree.topLevelItem(0)
    assert item
    dialog.tree.expandItem(item)
    qtbot.waitUntil(lambda: item.childCount() == 2)
    assert texts(dialog.tree, item.child(0))[1:] == ["place 4", "1:30", "12"]


def test_play_again_deals_it(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    dialog = listed(played, qtbot)
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    QTest.keyClick(dialog.tree, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: played.reads("dealCode") == OTHER)
    assert played.dialogs("statisticsDialog") == []


def test_play_again_asks_before_a_game_in_progress_is_replaced(
    played: HeartToHeartPlayer, qtbot: QtBot
) -> None:
    played.tap("stock")
    dialog = listed(played, qtbot)
    QTest.keyClick(dialog.tree, Qt.Key.Key_Down)
    button = dialog.findChild(QPushButton, "playAgain")
    assert button
    button.click()
    ask = played.dialog("replaceGameDialog")
    assert ask.findChild(QCheckBox, "doNotAskAgain")
    assert played.reads("dealCode") == "HH1-N-AAAAAAM"
    replace_it = ask.findChild(QPushButton, "replaceGame")
    assert replace_it
    replace_it.click()
    qtbot.waitUntil(lambda: played.reads("dealCode") == OTHER)


def code_dialog(table: HeartToHeartPlayer, text: str) -> DealCodeDialog:
    table.choose("enterDealCode")
    dialog = table.dialog("dealCodeDialog")
    assert isinstance(dialog, DealCodeDialog)
    dialog.field.clear()
    QTest.keyClicks(dialog.field, text)
    return dialog


def test_the_code_dialog_says_how_a_deal_was_played(
    played: HeartToHeartPlayer, qtbot: QtBot
) -> None:
    expected = {
        "AAAAAAM": "Played 3 times, best 3:12",
        OTHER: "Played once, best 1:30",
        MATCH: "Played twice, best: 12 points",
    }
    for code, said in expected.items():
        dialog = code_dialog(played, code)
        qtbot.waitUntil(lambda: dialog.results.text() == said)  # noqa: B023 (waits here)
        assert said in dialog.field.accessibleDescription()
        QTest.keyClick(dialog.field, Qt.Key.Key_Backspace)
        assert dialog.results.text() == ""
        assert said not in dialog.field.accessibleDescription()
        dialog.reject()


def test_of_a_deal_never_played_it_says_nothing(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    dialog = code_dialog(played, OTHER)
    qtbot.waitUntil(lambda: dialog.results.text() != "")
    dialog.field.setText("HH1-N-AAAAAAQ")
    qtbot.wait(100)
    assert dialog.results.text() == ""


TIMES = [
    ("bg", 1, "Играно веднъж, още не е спечелено"),
    ("en", 2, "Played twice, not won yet"),
    ("ru", 2, "Сыгран дважды, ещё не выигран"),
    ("ru", 3, "Сыгран 3 раза, ещё не выигран"),
    ("ru", 5, "Сыгран 5 раз, ещё не выигран"),
    ("bg", 5, "Играно 5 пъти, още не е спечелено"),
    ("ru", 21, "Сыгран 21 раз, ещё не выигран"),
]


def test_times_in_each_language(played: HeartToHeartPlayer, qtbot: QtBot) -> None:
    code = "HH1-N-AAAAAAQ"
    lost = [replace(result(100 + n, ResultOutcome.NO_MOVES), code=code) for n in range(21)]
    for language, count, said in TIMES:
        played.window.keeper.statistics.add(lost[:count])
        i18n.use(language)
        dialog = code_dialog(played, code)
        qtbot.waitUntil(lambda: dialog.results.text() == said)  # noqa: B023 (waits here)
        dialog.reject()


def test_a_file_that_can_not_be_read_is_said_once(
    played: HeartToHeartPlayer, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = listed(played, qtbot)
    problem = Problem(ProblemKind.NO_ACCESS, played.window.keeper.statistics.path)
    monkeypatch.setattr(Statistics, "problem", lambda _: problem)
    dialog.field.setText("AAAAAAO")
    qtbot.waitUntil(lambda: dialog.findChild(ProblemDialog) is not None)
    said = dialog.findChild(ProblemDialog)
    assert said
    said.close()
    dialog.field.setText("AAAAAA")
    qtbot.waitUntil(lambda: dialog.tree.topLevelItemCount() == 2)
    assert not [box for box in dialog.findChildren(ProblemDialog) if box.isVisible()]
