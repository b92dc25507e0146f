"""A whole match, played by clicks."""

from h2h.engine.hearts import Phase
from h2h.storage.results import ResultOutcome
from h2h.storage.settings import GameKind
from tests.hearts_window.conftest import OpenHearts


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
    player.play_until(lambda: player.sheet)
    assert player.sheet is not None
    player.sheet.reject()
    assert player.game.phase is Phase.ROUND_OVER
    player.press_button()
    assert player.game.state.round_number == 2
