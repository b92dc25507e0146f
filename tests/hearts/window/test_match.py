"""A whole match, played by clicks."""

from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from h2h.hearts import saved_match
from h2h.hearts.bots import Level, make
from h2h.hearts.engine import (
    Game,
    PassCards,
    PassDirection,
    Phase,
    PlayCard,
    RoundResult,
    Rules,
    Seat,
)
from h2h.hearts.engine.play import start_round
from h2h.hearts.engine.rules import DECK
from h2h.hearts.saved_match import SavedMatch
from h2h.storage.document import new_id
from h2h.storage.results import ResultOutcome
from h2h.storage.settings import GameKind
from h2h.table.celebration import Celebration
from tests.hearts.player import HeartsPlayer
from tests.windows import OpenHearts


@pytest.mark.thorough
def test_a_match_to_fifty_is_played_to_its_winner(open_hearts: OpenHearts) -> None:
    player = open_hearts(play_to=50)
    rounds = []

    def over() -> bool:
        if player.sheet is not None:
            assert player.sheet.sheet.rowCount() == len(player.game.state.rounds) + 1
            rounds.append(len(player.game.state.rounds))
        return player.game.phase is Phase.MATCH_OVER and player.sheet is not None

    player.play_until(over)
    assert rounds == list(range(1, len(rounds) + 1))
    assert max(player.game.scores.values()) >= 50
    outcome = player.game.outcome
    assert outcome is not None
    assert player.sheet is not None
    assert min(player.game.scores.values()) == player.game.scores[outcome.winner]

    (result,) = player.window.keeper.statistics.results(GameKind.HEARTS)
    assert result.outcome in (ResultOutcome.WON, ResultOutcome.LOST)
    assert result.match is not None
    assert result.match.scores == outcome.scores

    code = player.window.code
    player.click("goOn", player.sheet)
    assert player.window.code != code
    assert player.game.state.round_number == 1
    assert player.game.phase is Phase.PASSING
    assert len(player.window.keeper.statistics.results(GameKind.HEARTS)) == 1


@pytest.mark.thorough
def test_a_match_that_was_not_counted_is_counted_at_the_next_start(
    open_hearts: OpenHearts, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program may be killed between the last card and the count."""
    killed = open_hearts(play_to=50)
    killed.choose("newGame")  # of the shorter match
    monkeypatch.setattr(killed.session, "_record", lambda: None)
    killed.play_until(lambda: killed.game.phase is Phase.MATCH_OVER)
    killed.close()
    again = open_hearts(code=None)
    (result,) = again.window.keeper.statistics.results(GameKind.HEARTS)
    assert result.outcome in (ResultOutcome.WON, ResultOutcome.LOST)


def test_a_shared_lowest_score_is_explained(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    hands = {seat: DECK[seat * 13 : seat * 13 + 13] for seat in Seat}  # South will take it all
    game = Game.from_hands(hands)
    before = (RoundResult((13, 0, 0, 13), (13, 0, 0, 13), None),) * 7
    game.state = start_round(game.rules, game.state.hands, PassDirection.HOLD, before)
    while len(game.state.tricks) < 13 or game.turn is not Seat.SOUTH:
        assert game.turn is not None
        game.play(game.turn, game.legal_moves(game.turn)[0])
    player.session.model.start(game)
    player.play_until(lambda: player.sheet)
    assert tuple(game.scores.values()) == (91, 26, 26, 117)
    assert game.phase is Phase.ROUND_OVER
    assert player.sheet is not None
    texts = [label.text() for label in player.sheet.findChildren(QLabel)]
    assert any("lowest score is tied" in text for text in texts)


def in_a_hurry(open_hearts: OpenHearts) -> HeartsPlayer:
    """Play a round by Enter alone, until its last trick is leaving the table."""
    player = open_hearts(trick_pause=0.3)
    player.pass_cards()
    while player.game.phase is Phase.PLAYING:
        player.press("Return")
        QTest.qWait(1)
    return player


@pytest.mark.thorough
@pytest.mark.usefixtures("real_speed")
def test_enter_in_a_hurry_skips_no_scores(open_hearts: OpenHearts) -> None:
    player = in_a_hurry(open_hearts)
    while player.sheet is None:
        assert player.game.phase is Phase.ROUND_OVER
        player.press("Return")
    assert player.game.phase is Phase.ROUND_OVER


@pytest.mark.thorough
@pytest.mark.usefixtures("real_speed")
def test_a_click_where_the_button_appears_skips_no_scores(open_hearts: OpenHearts) -> None:
    player = in_a_hurry(open_hearts)
    while player.sheet is None:
        assert player.game.phase is Phase.ROUND_OVER
        player.controller.tap_by_hand("button")
    assert player.game.phase is Phase.ROUND_OVER


def test_a_match_that_is_left_counts_as_abandoned(open_hearts: OpenHearts) -> None:
    player = open_hearts(ask_before_replacing=False)
    player.choose("newGame")
    assert player.window.keeper.statistics.results(GameKind.HEARTS) == []
    player.pass_cards()
    player.choose("newGame")
    (result,) = player.window.keeper.statistics.results(GameKind.HEARTS)
    assert result.outcome is ResultOutcome.ABANDONED


def test_closing_the_sheet_leaves_a_button_for_the_next_round(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    player.skip(lambda game: len(game.state.tricks) == 13)
    player.play_until(lambda: player.sheet)
    assert player.sheet is not None
    player.sheet.reject()
    assert player.game.phase is Phase.ROUND_OVER
    player.press_button()
    assert player.game.state.round_number == 2


def won_by_south() -> Game:
    """A match of which only the last card is missing; then South has won it."""
    for number in range(6, 100):  # of the first six South wins none
        history = _played(number).history
        game = Game.replay(number, Rules(play_to=50), history[:-1])
        if _played(number).outcome.winner is Seat.SOUTH:  # type: ignore[union-attr]
            return game
    raise AssertionError("South never won")


@cache
def _played(number: int) -> Game:
    game = Game(number, Rules(play_to=50))
    levels = {seat: Level.NORMAL if seat is Seat.SOUTH else Level.EASY for seat in Seat}
    players = {seat: make(level, number) for seat, level in levels.items()}
    while game.turn is not None:
        seat, view = game.turn, game.view(game.turn)
        match game.phase:
            case Phase.PASSING:
                game.play(seat, PassCards(players[seat].choose_pass(view)))
            case Phase.PLAYING:
                game.play(seat, PlayCard(players[seat].choose_play(view)))
            case _:
                game.next_round()
    return game


def test_a_win_is_celebrated_and_then_shown(real_speed: None, open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=0.1)
    player.session.model.start(won_by_south())
    player.scene.animator.finish()
    if player.game.turn is Seat.SOUTH:
        player.tap("hand-south-1")
    player.wait_until(lambda: player.game.phase is Phase.MATCH_OVER)
    player.wait_until(lambda: any(isinstance(item, Celebration) for item in player.scene.items()))
    assert player.sheet is None
    player.click_middle(player.scene.sceneRect().bottomLeft() + QPointF(400, -60))
    player.wait_until(lambda: player.sheet)
    assert player.sheet is not None
    headline = player.sheet.findChild(QLabel, "scoreSheetHeadline")
    assert headline is not None
    assert headline.text() == "You won the match"
    assert not any(isinstance(item, Celebration) for item in player.scene.items())
    player.sheet.reject()
    button = player.furniture.button
    assert button.isVisible()
    assert (button.text.title, button.text.above) == ("New match", "You won the match")


def test_nothing_covers_the_celebration(real_speed: None, open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=0.1)
    player.session.model.start(won_by_south())
    player.scene.animator.finish()
    if player.game.turn is Seat.SOUTH:
        player.tap("hand-south-1")
    player.wait_until(lambda: any(isinstance(item, Celebration) for item in player.scene.items()))
    assert not player.furniture.button.isVisible()


def test_a_match_that_was_won_before_is_shown_silently(
    real_speed: None, open_hearts: OpenHearts, tmp_path: Path
) -> None:
    game = won_by_south()
    assert game.turn is not None
    game.play(game.turn, game.legal_moves(game.turn)[0])
    levels = ("EASY", "EASY", "EASY")
    saved = SavedMatch(new_id(), game, levels, 0, datetime.now(UTC), recorded=True)
    assert saved_match.save(saved, tmp_path) is None
    player = open_hearts(code=None, trick_pause=0.1)
    assert player.game.phase is Phase.MATCH_OVER
    assert player.furniture.button.isVisible()
    QTest.qWait(1000)
    assert player.sheet is None
    assert not any(isinstance(item, Celebration) for item in player.scene.items())
