"""How fast the engine of Heart to Heart is, and the review of either game.

Each function returns figures: what was measured, the value, its unit and the goal it is held to.
"""

from statistics import median, quantiles
from time import perf_counter, process_time
from typing import NamedTuple

from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import DealCode, Game, deal, review
from h2h.heart_to_heart.engine.solver import is_winnable
from h2h.hearts import engine as hearts
from h2h.hearts.bots import Level, make
from h2h.hearts.bots.review import think_cost
from h2h.hearts.bots.thinking import answer
from h2h.hearts.engine.rounds import round_of


class Figure(NamedTuple):
    """One measurement; `goal` says in words what is good enough."""

    name: str
    value: float
    unit: str
    goal: str


def deals(count: int = 2000) -> list[Figure]:
    """Deal codes one after the other."""
    start = perf_counter()
    for number in range(count):
        deal(DealCode(number))
    seconds = perf_counter() - start
    return [Figure("deal", seconds / count * 1e6, "µs", "≤ 1000")]


def random_play(count: int = 200) -> list[Figure]:
    """Play at random: every move is chosen of all legal ones and followed by a verdict."""
    played = 0
    stream = SplitMix64(2026)
    start = perf_counter()
    for number in range(count):
        game = Game(DealCode(number))
        for _ in range(150):
            moves = game.legal_moves()
            if game.outcome or not moves:
                break
            game.play(moves[stream.below(len(moves))])
            played += 1
    seconds = perf_counter() - start
    return [Figure("random moves with verdict", played / seconds, "1/s", "≥ 20000")]


def solver(count: int = 1000) -> list[Figure]:
    """Judge deals: half of them take less than the median, one in a hundred more than 99 %."""
    times = []
    for number in range(count):
        start = perf_counter()
        is_winnable(DealCode(number))
        times.append((perf_counter() - start) * 1000)
    return [
        Figure("solver, median", median(times), "ms", "≤ 5"),
        Figure("solver, 99 %", quantiles(times, n=100)[98], "ms", "≤ 50"),
    ]


def reviews(count: int = 300) -> list[Figure]:
    """Review games played at random: 150 moves, or fewer if they end before."""
    times = []
    stream = SplitMix64(150)
    for number in range(count):
        game = Game(DealCode(number))
        while game.outcome is None and len(game.history) < 150:
            moves = game.legal_moves()
            game.play(moves[stream.below(len(moves))])
        start = perf_counter()
        review.verdict(review.states(game.code, game.history), game.history)
        times.append((perf_counter() - start) * 1000)
    return [Figure("review, the slowest", max(times), "ms", "≤ 50")]


def reviews_of_rounds(count: int = 5) -> list[Figure]:
    """Review rounds of Hearts in which an easy opponent sat in South's seat."""
    times = []
    for number in range(count):
        players = {seat: make(Level.EASY if not seat else Level.NORMAL, 1) for seat in hearts.Seat}
        game = hearts.Game(number)
        while game.turn is not None and not game.state.rounds:
            view = game.view(game.turn)
            player = players[game.turn]
            if game.phase is hearts.Phase.PASSING:
                game.play(game.turn, hearts.PassCards(player.choose_pass(view)))
            else:
                game.play(game.turn, hearts.PlayCard(player.choose_play(view)))
        begin = process_time()
        for decision in round_of(game, 1).decisions:
            answer(think_cost(decision.view, decision.chosen, number))
        times.append(process_time() - begin)
    return [Figure("review of a round, the slowest", max(times), "s", "≤ 6")]


def all_figures() -> list[Figure]:
    """Return every figure of this file."""
    return [*deals(), *random_play(), *solver(), *reviews(), *reviews_of_rounds()]


def main() -> None:
    for name, value, unit, goal in all_figures():
        print(f"{name:<28} {value:>12,.3f} {unit:<4} goal {goal}")


if __name__ == "__main__":
    main()
