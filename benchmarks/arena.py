"""Seat the opponents at one table and measure them: points a hand, moons, time a move.

    python -m benchmarks.arena --player hard --player normal --deals 500
    python -m benchmarks.arena --player hard --player PATH:CLASS --player PATH:CLASS --player ...

A player is a level (easy, normal, hard), hard with another budget (``hard@300`` playouts), the rule
player ``u`` or a class in a file with the calls ``new_hand``, ``choose_pass``, ``received``,
``saw``, ``play`` and ``end``; ``PATH:CLASS:NAME=NUMBER`` sets an attribute of the player first.
Fewer than four are seated in turn; with one kind alone, each seat's points are told. Every deal is
played once for each way to turn the table, so that all players get the same hands; it is passed to
the left, to the right, across and not at all in turn. Each hand stands for itself, at the start of
a match; the rules are the usual ones, points allowed on the first trick, unless told otherwise.
Times are the process's own; a class that watches ``time.perf_counter`` is given the same clock.
"""

import argparse
import importlib.util
import random
import statistics
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import Pool
from types import SimpleNamespace
from typing import Any

from benchmarks.rule_player import RulePlayer
from h2h.cards.card import Card
from h2h.hearts import bots
from h2h.hearts.bots.hard import Hard
from h2h.hearts.engine import (
    Game,
    PassCards,
    PassDirection,
    Phase,
    PlayCard,
    PlayerView,
    QueenOfSpades,
    Rules,
    Seat,
)
from h2h.hearts.engine.match_code import MatchCode, deal
from h2h.hearts.engine.rules import DECK

_RULE_PLAYER = "u"
OURS = [*(level.value for level in bots.Level), _RULE_PLAYER]


class Ours:
    """One of the opponents of the product, or U."""

    def __init__(self, spec: str, seed: int) -> None:
        level, _, playouts = spec.partition("@")
        self._bot: bots.Bot | RulePlayer
        if level == _RULE_PLAYER:
            self._bot = RulePlayer()
        else:
            self._bot = Hard(seed, int(playouts)) if playouts else bots.make(level, seed)

    def begin(self, view: PlayerView) -> None: ...

    def choose_pass(self, view: PlayerView) -> Sequence[Card]:
        return self._bot.choose_pass(view)

    def passed(self, view: PlayerView) -> None: ...

    def saw(self, seat: Seat, card: Card) -> None: ...

    def choose_play(self, view: PlayerView) -> Card:
        return self._bot.choose_play(view)

    def end(self, scores: Sequence[int]) -> None: ...


class Other:
    """A player of another program, told all it may know; its cards are numbers 0 to 51."""

    def __init__(self, spec: str) -> None:
        # A path may hold colons of its own.
        path, _, rest = spec.partition(".py:")
        name, *settings = rest.split(":")
        found = importlib.util.spec_from_file_location("other", f"{path}.py")
        assert found is not None
        assert found.loader is not None
        module = importlib.util.module_from_spec(found)
        found.loader.exec_module(module)
        if hasattr(module, "time"):
            # Its budget, too, is the process's own time, whatever else the machine does.
            vars(module)["time"] = SimpleNamespace(perf_counter=time.process_time)
        self._player: Any = getattr(module, name)()
        for setting in settings:
            attribute, _, value = setting.partition("=")
            setattr(self._player, attribute, float(value))

    def begin(self, view: PlayerView) -> None:
        letters = dict(zip(PassDirection, "LRAN", strict=True))
        self._player.new_hand(int(view.seat), _numbers(view.hand), letters[view.pass_direction])

    def choose_pass(self, view: PlayerView) -> Sequence[Card]:
        return [DECK[number] for number in self._player.choose_pass()]

    def passed(self, view: PlayerView) -> None:
        if view.received:
            self._player.received(_numbers(view.given), _numbers(view.received))

    def saw(self, seat: Seat, card: Card) -> None:
        self._player.saw(int(seat), DECK.index(card))

    def choose_play(self, view: PlayerView) -> Card:
        number: int = self._player.play(_numbers(view.legal_cards))
        return DECK[number]

    def end(self, scores: Sequence[int]) -> None:
        self._player.end(list(scores))


Player = Ours | Other


@dataclass
class Tally:
    """What one kind of player did in the hands of one deal."""

    scores: list[int] = field(default_factory=list)
    moons: int = 0
    seconds: list[float] = field(default_factory=list)
    pass_seconds: list[float] = field(default_factory=list)


def _numbers(cards: Sequence[Card]) -> list[int]:
    return [DECK.index(card) for card in cards]


def _player(spec: str, seed: int) -> Player:
    return Ours(spec, seed) if spec.partition("@")[0] in OURS else Other(spec)


def _turned(specs: Sequence[str]) -> list[tuple[str, ...]]:
    """Return the ways to turn the table that differ."""
    return list(dict.fromkeys((*specs[i:], *specs[:i]) for i in range(4)))


def play_deal(number: int, specs: Sequence[str], rules: Rules) -> dict[str, Tally]:
    """Play one deal once for each way to turn the table."""
    tallies = {spec: Tally() for spec in specs}
    direction = list(PassDirection)[number % 4]
    for seating in _turned(specs):
        random.seed(number)
        game = Game.from_hands(deal(MatchCode(number), 1), direction, rules)
        players = [_player(spec, number * 4 + seat) for seat, spec in enumerate(seating)]
        for seat in Seat:
            players[seat].begin(game.view(seat))
        if game.phase is Phase.PASSING:
            gifts = []
            for seat in Seat:
                start = time.process_time()
                gifts.append(players[seat].choose_pass(game.view(seat)))
                tallies[seating[seat]].pass_seconds.append(time.process_time() - start)
            for seat in Seat:
                game.play(seat, PassCards(tuple(gifts[seat])))
            for seat in Seat:
                players[seat].passed(game.view(seat))
        while game.phase is Phase.PLAYING and game.turn is not None:
            seat = game.turn
            view = game.view(seat)
            start = time.process_time()
            card = players[seat].choose_play(view)
            if len(view.legal_cards) > 1:
                tallies[seating[seat]].seconds.append(time.process_time() - start)
            game.play(seat, PlayCard(card))
            for player in players:
                player.saw(seat, card)
        (result,) = game.state.rounds
        for seat in Seat:
            tallies[seating[seat]].scores.append(result.scores[seat])
            players[seat].end(result.scores)
        if result.moon is not None:
            tallies[seating[result.moon]].moons += 1
    return tallies


def report(deals: Sequence[dict[str, Tally]]) -> None:
    """Print what was measured; standard errors are over deals."""
    means = {spec: [statistics.fmean(d[spec].scores) for d in deals] for spec in deals[0]}
    for spec, values in means.items():
        tallies = [d[spec] for d in deals]
        seconds = [s for t in tallies for s in t.seconds]
        passing = [s for t in tallies for s in t.pass_seconds] or [0.0]
        taken = sum(len(t.scores) for t in tallies)
        print(
            f"{spec}: {_mean_and_error(values)} points a hand over {taken} seats of hands, "
            f"{sum(t.moons for t in tallies)} moons; "
            f"{1000 * statistics.fmean(seconds):.1f} ms a move with a choice, "
            f"worst {1000 * max(seconds):.0f} ms; "
            f"{1000 * statistics.fmean(passing):.0f} ms a pass, worst {1000 * max(passing):.0f} ms"
        )
    if len(means) == 2:
        first, second = means
        paired = [b - a for a, b in zip(means[first], means[second], strict=True)]
        print(f"{first} is better by {_mean_and_error(paired)} a hand ({len(deals)} deals)")
    elif len(means) == 1:
        tallies = [tally for deal in deals for tally in deal.values()]
        for seat in Seat:
            print(f"{seat.name.lower()}: {_mean_and_error([t.scores[seat] for t in tallies])}")


def _mean_and_error(values: Sequence[float]) -> str:
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("nan")
    return f"{statistics.fmean(values):.3f} ± {error:.3f}"


def main() -> None:
    """Read the command line, play, report."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--player", action="append", required=True, metavar="LEVEL|PATH:CLASS")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--queen-waits", action="store_true", help="no lead before hearts")
    parser.add_argument("--no-points-on-first-trick", action="store_true")
    options = parser.parse_args()
    queen = QueenOfSpades.AFTER_HEARTS_BROKEN if options.queen_waits else QueenOfSpades.ALWAYS
    rules = Rules(queen, not options.no_points_on_first_trick)
    specs = [options.player[i % len(options.player)] for i in range(4)]
    numbers = range(options.first, options.first + options.deals)
    play = partial(play_deal, specs=specs, rules=rules)
    if options.jobs == 1:
        deals = [play(number) for number in numbers]
    else:
        with Pool(options.jobs) as pool:
            deals = pool.map(play, numbers, chunksize=4)
    report(deals)


if __name__ == "__main__":
    main()
