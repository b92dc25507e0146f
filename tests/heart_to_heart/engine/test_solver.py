"""The solver is exact: it wins what it says can be won, and what it gives up nobody wins."""

from collections import Counter

import pytest

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import DealCode, Draw, Game, Outcome, RemovePair
from h2h.heart_to_heart.engine.solver import is_winnable, solution, solution_from
from tests.heart_to_heart.engine.positions import play_at_random
from tests.heart_to_heart.engine.second_opinion import COVERED_BY, Cards, can_be_won

WINNABLE_OF_2000 = 564  # 28.2 %


@pytest.mark.parametrize("deals", [100, pytest.param(500, marks=pytest.mark.thorough)])
def test_every_deal_it_solves_is_won_by_its_moves(deals: int) -> None:
    won = 0
    for number in range(deals):
        code = DealCode(number)
        moves = solution(code)
        assert (moves is not None) == is_winnable(code)
        if moves is not None:
            game = Game(code)
            for move in moves:
                assert game.outcome is None
                game.play(move)
            assert game.outcome is Outcome.WON
            assert game.state.score == 250
            won += 1
    assert won > deals // 5


@pytest.mark.thorough
def test_the_share_of_deals_that_can_be_won() -> None:
    winnable = sum(is_winnable(DealCode(number)) for number in range(2000))
    assert 0.26 < winnable / 2000 < 0.30
    assert winnable == WINNABLE_OF_2000


@pytest.mark.parametrize("games", [10, pytest.param(200, marks=pytest.mark.thorough)])
def test_late_positions_are_judged_as_a_visit_to_every_position_shows(games: int) -> None:
    verdicts: Counter[bool] = Counter()
    for number in range(games):
        for game in play_at_random(number, SplitMix64(number), 200, pairs_in_ten=10):
            left = 25 - game.state.heart.count(None)
            if left > 12 or not isinstance(game.history[-1], RemovePair):
                continue
            truth = can_be_won(Cards.of(game.state), limit=60_000)
            if truth is not None:
                verdicts[truth] += 1
                assert is_winnable(game) is truth
    assert min(verdicts[True], verdicts[False]) >= games, verdicts


def _winnable_without_short_cuts(heart: frozenset[tuple[int, int]], outside: Counter[int]) -> bool:
    """Try every order of pairs, any card outside the heart being at hand; remember dead ends."""
    dead: set[frozenset[tuple[int, int]]] = set()

    def wins(heart: frozenset[tuple[int, int]], outside: Counter[int]) -> bool:
        if not heart:
            return True
        if heart in dead:
            return False
        places = {place for place, _ in heart}
        free = [(p, r) for p, r in heart if not any(q in places for q in COVERED_BY[p])]
        for place, rank in free:
            if outside[rank] and wins(heart - {(place, rank)}, outside - Counter([rank])):
                return True
            for other, other_rank in free:
                pair = {(place, rank), (other, other_rank)}
                if place < other and rank == other_rank and wins(heart - pair, outside):
                    return True
        dead.add(heart)
        return False

    return wins(heart, outside)


@pytest.mark.parametrize(
    "first", [0, *(pytest.param(n, marks=pytest.mark.thorough) for n in range(20, 100, 20))]
)
def test_whole_deals_are_judged_as_without_its_short_cuts(first: int) -> None:
    for number in range(first, first + 20):
        cards = Cards.of(Game(DealCode(number)).state)
        truth = _winnable_without_short_cuts(cards.heart, Counter(cards.stock + cards.waste))
        assert is_winnable(DealCode(number)) is truth, number


def test_a_game_is_judged_from_where_it_stands() -> None:
    code = DealCode(12)
    game = Game(code)
    judged = Counter[bool]()
    for move in solution(code) or []:
        judged[is_winnable(game)] += 1
        game.play(move)
    assert judged[False] == 0
    assert solution_from(game) == []


def test_a_solution_goes_on_from_the_moves_played_and_leaves_the_game_alone() -> None:
    game = Game(DealCode(12))
    for _ in range(4):
        game.play(Draw())
    game.undo()
    before = (game.state, list(game.history), list(game.undone))
    moves = solution_from(game)
    assert moves is not None
    assert (game.state, list(game.history), list(game.undone)) == before
    for move in moves:
        game.play(move)
    assert game.outcome is Outcome.WON


@pytest.mark.parametrize("deals", [40, pytest.param(200, marks=pytest.mark.thorough)])
def test_a_wrong_pair_can_lose_a_game_that_could_be_won(deals: int) -> None:
    lost = 0
    for number in (number for number in range(deals) if is_winnable(DealCode(number))):
        for game in play_at_random(number, SplitMix64(number), 200, pairs_in_ten=10):
            if not is_winnable(game):
                assert solution_from(game) is None
                lost += 1
                break
    assert lost >= deals // 20
