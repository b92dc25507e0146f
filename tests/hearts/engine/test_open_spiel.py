"""The rules against another program's: OpenSpiel, where a developer has it installed."""

from random import Random
from typing import Any

import pytest

from h2h.cards.card import Card
from h2h.hearts.engine import Game, PassCards, PassDirection, Phase, PlayCard, Rules, Seat
from h2h.hearts.engine.match_code import MatchCode, deal
from h2h.hearts.engine.rules import strength

pyspiel: Any = pytest.importorskip("pyspiel")

ROUNDS = 300
SUITS = "CDHS"


def action(card: Card) -> int:
    return strength(card) * 4 + SUITS.index(card.suit.value)


@pytest.mark.parametrize("jack_of_diamonds", [False, True])
@pytest.mark.parametrize("queen_breaks_hearts", [False, True])
@pytest.mark.parametrize("points_on_first_trick", [True, False])
def test_same_legal_cards_and_same_scores(
    points_on_first_trick: bool, queen_breaks_hearts: bool, jack_of_diamonds: bool
) -> None:
    rules = Rules(
        points_on_first_trick=points_on_first_trick,
        queen_breaks_hearts=queen_breaks_hearts,
        jack_of_diamonds=jack_of_diamonds,
    )
    other = pyspiel.load_game(
        "hearts",
        {
            "qs_breaks_hearts": queen_breaks_hearts,
            "no_pts_on_first_trick": not points_on_first_trick,
            "jd_bonus": jack_of_diamonds,
        },
    )
    for number in range(ROUNDS):
        _play_both(number, rules, other.new_initial_state())


def _play_both(number: int, rules: Rules, twin: Any) -> None:
    chance = Random(number)
    hands = deal(MatchCode(number), 1)
    direction = list(PassDirection)[number % 4]
    game = Game.from_hands(hands, direction, rules)
    twin.apply_action(direction.value)
    for number_of_card in range(13):
        for seat in Seat:
            twin.apply_action(action(hands[seat][number_of_card]))
    if game.phase is Phase.PASSING:
        for seat in Seat:
            cards = chance.sample(game.view(seat).hand, 3)
            game.play(seat, PassCards(tuple(cards)))
            for card in cards:
                twin.apply_action(action(card))
    while game.phase is Phase.PLAYING and game.turn is not None:
        assert twin.current_player() == game.turn
        moves = [move for move in game.legal_moves(game.turn) if isinstance(move, PlayCard)]
        assert sorted(action(move.card) for move in moves) == twin.legal_actions()
        move = chance.choice(moves)
        game.play(game.turn, move)
        twin.apply_action(action(move.card))
    assert twin.is_terminal()
    # It pays 26 less the score.
    assert [26 - score for score in game.state.rounds[0].scores] == twin.returns()
