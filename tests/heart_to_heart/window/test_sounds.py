"""What is heard at the table of Heart to Heart."""

import pytest

from h2h.heart_to_heart.engine import DealCode, RemovePair, solver
from h2h.table.sound.cues import Sound
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer, place_name
from tests.heart_to_heart.window.test_ends import dead_end
from tests.windows import OpenTable


def heard_at(table: HeartToHeartPlayer) -> list[Sound]:
    """Return the list that all that is heard from now on goes to."""
    heard: list[Sound] = []
    table.scene.sounded.connect(heard.append)
    return heard


@pytest.fixture(params=["0", "1"], ids=["still", "moving"], autouse=True)
def speed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that do not move sound as those that do."""
    monkeypatch.setenv("H2H_ANIMATION", request.param)


class TestMoves:
    def test_each_move_has_its_sound(self, open_table: OpenTable) -> None:
        table = open_table()
        moves = solver.solution(DealCode.parse(EXAMPLE)) or []
        at, pair = next((i, m) for i, m in enumerate(moves) if isinstance(m, RemovePair))
        table.skip(*moves[:at])
        heard = heard_at(table)
        table.tap(place_name(pair.first))
        assert heard == [Sound.SELECT]
        table.tap(place_name(pair.second))
        assert heard == [Sound.SELECT, Sound.PAIR]
        table.choose("undo")
        assert heard.pop() is Sound.DRAW
        table.tap("stock")
        assert heard.pop() is Sound.DRAW
        table.tap("heart-3")  # it is covered
        assert heard.pop() is Sound.REFUSAL
        while table.game.state.stock:
            table.tap("stock")
        table.tap("stock")
        assert heard.pop() is Sound.REDEAL
        table.scene.animator.finish()

    def test_a_deal_a_win_and_a_dead_end_have_theirs(self, open_table: OpenTable) -> None:
        table = open_table()
        heard = heard_at(table)
        table.choose("restartDeal")
        assert heard == [Sound.DEAL]
        table.play_last(*(solver.solution(DealCode.parse(EXAMPLE)) or []))
        table.wait_until(lambda: Sound.WIN in heard)
        table.scene.animator.finish()
        assert heard.count(Sound.WIN) == 1

    def test_a_dead_end_has_its_own(self, open_table: OpenTable) -> None:
        code, moves = dead_end()
        table = open_table(code)
        heard = heard_at(table)
        table.play_last(*moves)
        table.wait_until(lambda: Sound.LOSE in heard)
        assert heard.count(Sound.LOSE) == 1

    def test_letting_go_is_silent(self, open_table: OpenTable) -> None:
        table = open_table()
        heard = heard_at(table)
        table.tap("heart-25", "heart-25")
        table.press("Escape")
        assert heard == [Sound.SELECT]
