"""No more moves: said exactly when it is so."""

from collections import Counter

import pytest

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import Outcome
from h2h.heart_to_heart.engine.rules import outcome
from tests.heart_to_heart.engine.positions import laid_out, play_at_random
from tests.heart_to_heart.engine.second_opinion import Cards, a_pair_ever_comes

STANDS = {
    "won": ({}, "4", "5", Outcome.WON),
    "won with nothing left at all": ({}, "", "", Outcome.WON),
    "a partner in the heart": ({23: "4", 24: "4"}, "", "", None),
    "a partner on the waste": ({25: "4"}, "", "4", None),
    "a partner deep in the waste": ({25: "4"}, "", "4 5 6", None),
    "a partner deep in the stock": ({25: "4"}, "6 5 4", "7", None),
    "a partner in the stock, no waste": ({25: "4"}, "4", "", None),
    "a partner that is covered": ({24: "4", 25: "4"}, "6", "5", Outcome.NO_MOVES),
    "a partner only for a covered card": ({24: "4", 25: "5"}, "4", "4", Outcome.NO_MOVES),
    "no cards to turn": ({23: "4", 24: "5"}, "", "", Outcome.NO_MOVES),
    "pairs only among the cards outside": ({25: "4"}, "5 5", "5 5", Outcome.NO_MOVES),
    "the last card of its rank": ({1: "4"}, "5 6", "7 8", Outcome.NO_MOVES),
}


@pytest.mark.parametrize(("heart", "stock", "waste", "stands"), STANDS.values(), ids=STANDS)
def test_how_a_game_stands(
    heart: dict[int, str], stock: str, waste: str, stands: Outcome | None
) -> None:
    assert outcome(laid_out(heart, stock, waste)) is stands


@pytest.mark.parametrize("positions", [1000, pytest.param(10_000, marks=pytest.mark.thorough)])
def test_the_verdict_is_what_turning_the_stock_for_ever_shows(positions: int) -> None:
    checked: set[Cards] = set()
    verdicts: Counter[Outcome | None] = Counter()
    number = 0
    while len(checked) < positions:
        # Half the games take pairs when they come, half let most of them pass.
        eagerness = (10, 4)[number % 2]
        for game in play_at_random(number, SplitMix64(number), 120, eagerness):
            cards = Cards.of(game.state)
            if cards not in checked and cards.heart:
                checked.add(cards)
                verdicts[game.outcome] += 1
                goes_on = a_pair_ever_comes(cards)
                assert game.outcome is (None if goes_on else Outcome.NO_MOVES), cards
        number += 1
    assert min(verdicts[None], verdicts[Outcome.NO_MOVES]) >= positions // 20, verdicts
