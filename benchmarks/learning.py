"""Learn the weights of `h2h.hearts.bots.habits` from rounds that the hard opponent plays.

    python -m benchmarks.learning --rounds 500

Four hard opponents with a small budget play; each of their choices is an example. Choosing by the
sum of an option's weights and noise from a Gumbel distribution makes an option as probable as its
share of the exponentials, so the weights are found by gradient ascent on the logarithm of the
choices' probability. The opponents play with the weights there are, so a second run learns from
better players. Writes the module `h2h.hearts.bots.weights`; takes half an hour of one core.
"""

import argparse
import random
import textwrap
from collections.abc import Sequence
from functools import partial
from math import exp, log
from multiprocessing import Pool
from pathlib import Path

from h2h.hearts.bots import habits, weights
from h2h.hearts.bots.card_set import QUEEN, CardSet, card_set, suit_of
from h2h.hearts.bots.hard import Hard
from h2h.hearts.bots.knowledge import Knowledge, know
from h2h.hearts.engine import (
    Game,
    PassCards,
    PassDirection,
    Phase,
    PlayCard,
    QueenOfSpades,
    Rules,
)
from h2h.hearts.engine.match_code import MatchCode, deal

Example = tuple[list[tuple[int, ...]], int]
"""The numbers of the weights of each option, and which option was chosen."""

_RATE = 0.1
_DECAY = 0.0005
_HELD_BACK = 10
"""One example in so many only measures."""


def play_round(number: int, playouts: int) -> list[Example]:
    """Let four hard opponents play a round; return their choices."""
    rules = Rules(QueenOfSpades.ALWAYS, points_on_first_trick=number % 2 == 0)
    direction = list(PassDirection)[number % 4]
    game = Game.from_hands(deal(MatchCode(number), 1), direction, rules)
    bot = Hard(number, playouts)
    examples = []
    while game.phase in (Phase.PASSING, Phase.PLAYING) and game.turn is not None:
        view = game.view(game.turn)
        if game.phase is Phase.PASSING:
            game.play(game.turn, PassCards(bot.choose_pass(view)))
            continue
        card = bot.choose_play(view)
        example = _example(know(view), card_set((card,)))
        if example:
            examples.append(example)
        game.play(game.turn, PlayCard(card))
    return examples


def _example(knowledge: Knowledge, chosen: CardSet) -> Example | None:
    options = _options(knowledge)
    between = knowledge.unseen | sum(knowledge.table)
    for number, (card, *_) in enumerate(options):
        if _are_worth_the_same(card, chosen, between):
            return ([option[1:] for option in options], number) if len(options) > 1 else None
    return None


def _options(knowledge: Knowledge) -> list[habits.Option]:
    led, unseen = knowledge.led_suit, knowledge.unseen
    if not led:
        return habits.leads(knowledge.hand, unseen, knowledge.hearts_broken)
    if not knowledge.legal & led:
        return habits.throws(knowledge.legal, unseen)
    return habits.follows(
        knowledge.legal,
        unseen & led,
        knowledge.best,
        len(knowledge.table),
        knowledge.table_points,
        knowledge.first_trick,
    )


def _are_worth_the_same(card: CardSet, other: CardSet, between: CardSet) -> bool:
    if card == other or suit_of(card) != suit_of(other) or QUEEN in (card, other):
        return card == other
    low, high = sorted((card, other))
    return not between & (high - 1) & ~(2 * low - 1)


def learn(examples: Sequence[Example], epochs: int) -> list[float]:
    """Return the weights that make the choices probable, by stochastic gradient (AdaGrad)."""
    found, squares = [0.0] * habits.NUMBER_OF_WEIGHTS, [1e-6] * habits.NUMBER_OF_WEIGHTS
    chance = random.Random(1)
    for _ in range(epochs * len(examples)):
        options, chosen = chance.choice(examples)
        for number, (used, share) in enumerate(zip(options, _shares(options, found), strict=True)):
            pull = (number == chosen) - share
            for weight in used:
                gradient = pull - _DECAY * found[weight]
                squares[weight] += gradient * gradient
                found[weight] += _RATE * gradient / squares[weight] ** 0.5
    return found


def _shares(options: Sequence[Sequence[int]], values: Sequence[float]) -> list[float]:
    """Return how probable each option is."""
    odds = [exp(sum(values[weight] for weight in used)) for used in options]
    return [odd / sum(odds) for odd in odds]


def _likelihood(examples: Sequence[Example], values: Sequence[float]) -> float:
    """Return the mean logarithm of the choices' probability."""
    return sum(log(_shares(o, values)[chosen]) for o, chosen in examples) / len(examples)


def _write(values: Sequence[float]) -> None:
    numbers = " ".join(str(round(100 * value)) for value in values)
    text = (
        '"""The weights of `habits`, in hundredths: written by `benchmarks/learning.py`."""\n\n'
        f'_HUNDREDTHS = """\n{textwrap.fill(numbers, 98)}\n"""\n'
        "WEIGHTS = tuple(int(number) / 100 for number in _HUNDREDTHS.split())\n"
    )
    Path(weights.__file__).write_text(text, encoding="utf-8")


def main() -> None:
    """Play, learn, say how well the choices are foreseen, write."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--first", type=int, default=0, help="number of the first round")
    parser.add_argument("--playouts", type=int, default=150)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    numbers = range(options.first, options.first + options.rounds)
    with Pool(options.jobs) as pool:
        rounds = pool.map(partial(play_round, playouts=options.playouts), numbers, chunksize=1)
    examples = [example for choices in rounds for example in choices]
    random.Random(1).shuffle(examples)
    share = len(examples) // _HELD_BACK
    found = learn(examples[share:], options.epochs)
    before, now = (_likelihood(examples[:share], values) for values in (weights.WEIGHTS, found))
    print(f"{len(examples)} choices; of a tenth, not learned from, the mean logarithm of the")
    print(f"probability was {before:.4f} and is {now:.4f}")
    _write(found)


if __name__ == "__main__":
    main()
