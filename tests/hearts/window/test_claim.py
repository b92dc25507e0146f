"""A round that can't change any more may be finished at once."""

import pytest

from h2h.hearts.bots import Level, make
from h2h.hearts.engine import Game, PassCards, Phase, PlayCard, Seat
from tests.hearts.player import HeartsPlayer, hands

REST = ". . . . . . . . . . . . ."


def without_points_left() -> Game:
    """A round whose points are all taken while South still holds cards."""
    for number in range(100, 300):
        game, players = Game(number), {seat: make(Level.EASY, number) for seat in Seat}
        while game.phase in (Phase.PASSING, Phase.PLAYING) and game.turn is not None:
            seat, view = game.turn, game.view(game.turn)
            if game.phase is Phase.PASSING:
                game.play(seat, PassCards(players[seat].choose_pass(view)))
                continue
            if sum(view.points) == 26 and len(game.view(Seat.SOUTH).hand) > 2:
                game.take_trick()
                return game
            game.play(seat, PlayCard(players[seat].choose_play(view)))
    raise AssertionError("all rounds went to the end")


@pytest.mark.thorough
def test_a_round_without_points_can_be_finished(table: HeartsPlayer) -> None:
    table.session.model.start(without_points_left())
    offer = table.furniture.offer
    assert offer.isVisible()
    assert offer.text.title == "Finish the round"
    table.click_middle(offer.box.center())
    table.wait_until(lambda: table.sheet)
    assert table.game.phase is Phase.ROUND_OVER
    assert sum(table.game.state.rounds[0].points) == 26


def test_with_all_clubs_the_first_lead_decides(table: HeartsPlayer) -> None:
    south = "2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"
    table.start(hands(south, REST, REST, REST))
    offer = table.furniture.offer
    assert offer.isVisible()
    assert offer.text.title == "The rest are mine"
    assert offer.text.more == "Take all 13 tricks"
    table.press("Up")
    assert table.controller.hand.focus == "offer"
    table.press("Return")
    table.wait_until(lambda: table.sheet)
    assert table.game.state.rounds[0].moon is Seat.SOUTH
    assert table.game.scores == {Seat.SOUTH: 0, Seat.WEST: 26, Seat.NORTH: 26, Seat.EAST: 26}


def test_while_anything_can_change_nothing_is_offered(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    assert not table.session.model.can_claim
    assert not table.furniture.offer.isVisible()
