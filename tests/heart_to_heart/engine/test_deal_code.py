"""Deals: a code names the same cards for ever."""

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from h2h.cards.card import Rank, Suit
from h2h.heart_to_heart.engine import (
    WASTE,
    DealCode,
    DealCodeError,
    Draw,
    Game,
    RemovePair,
    deal,
    solver,
)
from tests.heart_to_heart.engine.positions import ranks_of

# Never to be changed: these deals are a file format. Another deal is another version, HH2.
VECTORS = json.loads(Path(__file__).with_name("deal_code_vectors.json").read_text("utf-8"))
NUMBERS = st.integers(0, 2**35 - 1)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_a_code_deals_the_cards_it_has_always_dealt(vector: dict[str, object]) -> None:
    code = DealCode.parse(str(vector["code"]))
    assert code.number == vector["number"]
    dealt = deal(code)
    assert ranks_of(dealt.heart) == vector["heart"]
    assert ranks_of(dealt.stock) == vector["stock"]
    assert dealt.waste.rank == vector["waste"]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["code"])
def test_a_number_has_one_code(vector: dict[str, object]) -> None:
    assert isinstance(vector["number"], int)
    assert str(DealCode(vector["number"])) == vector["code"]


@given(NUMBERS)
def test_every_deal_has_four_of_each_heart(number: int) -> None:
    dealt = deal(DealCode(number))
    cards = (*dealt.heart, *dealt.stock, dealt.waste)
    assert (len(dealt.heart), len(dealt.stock)) == (25, 26)
    assert len(set(cards)) == 52
    assert {card.suit for card in cards} == {Suit.HEARTS}
    assert Counter(card.rank for card in cards) == dict.fromkeys(Rank, 4)


@given(NUMBERS)
def test_a_code_that_was_written_is_read_again(number: int) -> None:
    assert DealCode.parse(str(DealCode(number))) == DealCode(number)


@given(st.text())
def test_any_text_is_a_code_or_an_error_that_says_why(text: str) -> None:
    try:
        read: DealCode | None = DealCode.parse(text)
    except DealCodeError:
        read = None
    assert read is None or DealCode.parse(str(read)) == read


def test_a_code_that_cannot_be_read_is_a_value_error_with_a_reason() -> None:
    assert issubclass(DealCodeError, ValueError)
    with pytest.raises(DealCodeError) as error:
        DealCode.parse("HH1-N-AAAAAA0")
    assert error.value.reason.name == "WRONG_SYMBOL"


@pytest.mark.parametrize("number", [-1, 2**35])
def test_no_deal_has_a_number_that_has_no_code(number: int) -> None:
    with pytest.raises(ValueError, match=str(number)):
        DealCode(number)


def _dealt_elsewhere(hash_seed: str) -> str:
    """Deal in a process of its own, whose sets and dicts hash texts in another way."""
    program = (
        "from h2h.heart_to_heart.engine import DealCode, deal\n"
        "for text in ('HH1-N-AAAAAAM', 'HH1-N-7777777'):\n"
        "    print(deal(DealCode.parse(text)))\n"
    )
    environment = os.environ | {
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(sys.path),
    }
    run = [sys.executable, "-c", program]
    return subprocess.run(run, env=environment, capture_output=True, text=True, check=True).stdout


def test_a_code_deals_the_same_in_every_process() -> None:
    here = "".join(
        f"{deal(DealCode.parse(f'HH1-N-{symbols}'))}\n" for symbols in ("AAAAAAM", "7777777")
    )
    assert {_dealt_elsewhere(seed) for seed in ("0", "1", "4242")} == {here}


class TestThePublishedDeal:
    """What was published of HH1-N-AAAAAAM."""

    @pytest.fixture
    def game(self) -> Game:
        return Game(DealCode.parse("HH1-N-AAAAAAM"))

    def test_position_1_is_a_covered_10(self, game: Game) -> None:
        assert str(game.state.card_at(1)) == "10H"
        assert 1 not in game.free_places()

    def test_so_is_position_2_which_is_1_when_counted_from_0(self, game: Game) -> None:
        assert str(game.state.card_at(2)) == "10H"
        assert 2 not in game.free_places()

    def test_the_tip_is_a_4_and_alone_free(self, game: Game) -> None:
        assert str(game.state.card_at(25)) == "4H"
        assert game.free_places() == [25]

    def test_the_waste_starts_with_an_ace(self, game: Game) -> None:
        assert str(game.state.card_at(WASTE)) == "AH"

    def test_the_ninth_card_turned_is_the_first_4(self, game: Game) -> None:
        turned = []
        for _ in range(9):
            game.play(Draw())
            turned.append(str(game.state.card_at(WASTE)))
        assert turned.index("4H") == 8

    def test_tip_and_waste_are_move_10_and_free_23_and_24(self, game: Game) -> None:
        for _ in range(9):
            game.play(Draw())
        game.play(RemovePair(25, WASTE))
        assert game.state.moves == 10
        assert game.free_places() == [23, 24]

    def test_it_can_be_won(self, game: Game) -> None:
        assert solver.is_winnable(game)
