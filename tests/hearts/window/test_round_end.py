"""Between the last trick and the score sheet: points fly, totals count up, a win is celebrated."""

import pytest
from PySide6.QtWidgets import QLabel

from h2h.hearts.engine import Game, Phase, Seat
from h2h.hearts.engine.rules import DECK
from h2h.hearts.table.round_points_item import RoundPointsItem
from tests.hearts.player import HeartsPlayer, before_last_card
from tests.windows import OpenHearts


def flying(player: HeartsPlayer) -> list[RoundPointsItem]:
    return [item for item in player.scene.items() if isinstance(item, RoundPointsItem)]


def totals(player: HeartsPlayer) -> list[str]:
    return [player.furniture.plates[seat.name.lower()].text.total for seat in Seat]


def note(player: HeartsPlayer) -> str:
    assert player.sheet is not None
    return player.found(QLabel, "scoreSheetNote", player.sheet).text()


@pytest.fixture
def ended(real_speed: None, open_hearts: OpenHearts) -> HeartsPlayer:
    """The last trick of a round lies on the table and stays there."""
    player = open_hearts(trick_pause=10)
    player.session.model.start(before_last_card())
    player.tap("hand-south-1")
    assert player.game.phase is Phase.ROUND_OVER
    assert player.session.model.trick_lies_full
    return player


def test_totals_count_up_when_the_points_have_arrived(ended: HeartsPlayer) -> None:
    before = totals(ended)
    assert before == ["total 0"] * 4
    ended.controller.activate()  # takes the trick
    ended.wait_until(lambda: flying(ended))
    assert totals(ended) == before
    assert not ended.furniture.button.isVisible()
    ended.wait_until(lambda: ended.sheet)
    assert totals(ended) == [f"total {score}" for score in ended.game.scores.values()]
    assert not flying(ended)


def test_any_key_goes_on_to_the_scores(ended: HeartsPlayer) -> None:
    ended.press("Return", "Return", "Return")
    assert ended.sheet is not None
    assert totals(ended) == [f"total {score}" for score in ended.game.scores.values()]
    assert ended.game.phase is Phase.ROUND_OVER


@pytest.mark.parametrize("taken", [False, True])
def test_the_score_sheet_opens_once(ended: HeartsPlayer, taken: bool) -> None:
    if taken:
        ended.controller.turns.hurry()
    ended.press("S")
    assert ended.sheet is not None
    ended.click("closeScores", ended.sheet)
    ended._bot.wait(700)
    assert ended.sheet is None
    assert ended.furniture.button.isVisible()


def test_another_game_on_the_table_interrupts_and_comes_back(ended: HeartsPlayer) -> None:
    ended.controller.turns.hurry()
    ended.wait_until(lambda: flying(ended))
    ended.choose("playHeartToHeart")
    assert not flying(ended)
    assert ended.sheet is None
    ended.choose("playHearts")
    ended.wait_until(lambda: ended.sheet)


def test_a_new_match_interrupts_it_for_good(ended: HeartsPlayer) -> None:
    ended.controller.turns.hurry()
    ended.wait_until(lambda: flying(ended))
    ended.page.new_game()
    ended._bot.wait(600)
    assert ended.sheet is None
    assert totals(ended) == ["total 0"] * 4


def test_without_animation_nothing_flies(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    player.session.model.start(before_last_card())
    shown = []
    player.scene.animator.finished.connect(lambda: shown.append(True))
    player.tap("hand-south-1")
    player.wait_until(lambda: player.sheet)
    assert not shown


def test_the_sheet_names_who_won_the_round(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    player.session.model.start(before_last_card())
    player.tap("hand-south-1")
    player.wait_until(lambda: player.sheet)
    result = player.game.state.rounds[-1]
    best = [seat for seat in Seat if result.scores[seat] == min(result.scores)]
    names = player.controller.words.names
    assert "won the round" in note(player) or "Winners of the round" in note(player)
    for seat in best:
        assert names[seat] in note(player)


def test_a_moon_has_a_moment_of_its_own(real_speed: None, open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=0.1)
    player.session.model.start(
        Game.from_hands({seat: DECK[seat * 13 : seat * 13 + 13] for seat in Seat})
    )
    player.controller.claim()  # South holds all clubs
    player.wait_until(lambda: flying(player))
    (item,) = flying(player)
    assert item._shown.headline == "You shot the moon"
    assert item._shown.points == {"west": "+26", "north": "+26", "east": "+26"}
    player.wait_until(lambda: player.sheet)
    assert note(player) == "You won the round  ·  You shot the moon"
