"""A deal that was chosen because it can be won is counted as one, and no other."""

from h2h.heart_to_heart.engine import DealCode
from h2h.heart_to_heart.result import result_of
from h2h.heart_to_heart.session import HeartToHeartSession
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.pages import solitaire
from tests.windows import OpenTable


def session(table: HeartToHeartPlayer) -> HeartToHeartSession:
    return solitaire(table.window).session


def is_winnable(table: HeartToHeartPlayer) -> bool:
    return result_of(session(table).saved).winnable


def test_with_the_setting_a_new_game_is_one_through_restart_and_save(
    open_table: OpenTable,
) -> None:
    table = open_table()
    assert not is_winnable(table)
    table.window.change("ask_before_replacing", value=False)
    table.window.change("winnable_only", value=True)
    table.choose("newGame")
    assert is_winnable(table)
    table.tap("stock")
    table.choose("restartDeal")
    assert is_winnable(table)
    table.tap("stock")
    table.window.close()
    again = open_table(code=None)
    assert is_winnable(again)


def test_a_code_that_is_entered_is_none(open_table: OpenTable) -> None:
    table = open_table()
    table.window.change("winnable_only", value=True)
    table.choose("newGame")
    session(table).deal(DealCode.parse(EXAMPLE))
    assert not is_winnable(table)
