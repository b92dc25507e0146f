"""What a decision cost, judged by what the player could know when making it.

The hard opponent finds the best choice by its own search. Then the best and the player's own choice
are tried in fresh worlds, both in each: their mean difference is the cost, and its standard error
says how sure that is. Fresh ones, because a choice that is the best of a search owes some of its
value there to chance.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from h2h.cards.card import Card
from h2h.hearts.bots import Bot, Level, make
from h2h.hearts.bots.card_set import CardSet, card_set, suit_of
from h2h.hearts.bots.hard import SURE, Hard, distinct, finish, make_noise, trials_of_passes
from h2h.hearts.bots.knowledge import NOBODY, Knowledge, know
from h2h.hearts.bots.payoff import payoff
from h2h.hearts.bots.rollout import Noise
from h2h.hearts.bots.search import SLICE
from h2h.hearts.bots.thinking import Thinking
from h2h.hearts.bots.worlds import Worlds
from h2h.hearts.engine import play
from h2h.hearts.engine.rules import POINTS_IN_A_ROUND, Phase, Seat
from h2h.hearts.engine.scoring import RoundResult
from h2h.hearts.engine.state import PlayerView, State

PLAYOUTS = 600
"""For the search: a round has about ten decisions, and its review should take a few seconds."""
WORLDS = 400
"""In which the best choice is compared with the player's own."""
POINT = 3 / 4
"""A penalty point more is worth 4/3 to a player's lead over the others: see `payoff`."""
REPLAYS = 20
"""How often the round is played by the hard opponent in the player's seat."""
REPLAY_PLAYOUTS = 150
"""For each of its cards there: twenty rounds should not take minutes."""
_ATTEMPTS = 40
"""Worlds that show whether the moon can be shot."""

Trials = tuple[Callable[[], list[CardSet]], Callable[[list[CardSet], CardSet], float]]


@dataclass(frozen=True, slots=True)
class Cost:
    """What a decision cost.

    Attributes:
        best: the best choice, or the player's own if none is better.
        points: how many points the player's own choice costs more than the best. One point is a
            penalty point; a moon, and near the end of a match the places, count as well.
        error: the standard error of that.
    """

    best: tuple[Card, ...]
    points: float = 0.0
    error: float = 0.0

    @property
    def is_sure(self) -> bool:
        """Whether it is more than chance may show: more than two standard errors."""
        return self.points > 2 * self.error


def think_cost(view: PlayerView, chosen: tuple[Card, ...], seed: int) -> Thinking[Cost]:
    """Find in slices of a few milliseconds what a choice cost.

    Args:
        view: what the player knew.
        chosen: the cards passed, or the card played.
        seed: the same one gives the same answer.
    """
    player, knowledge = Hard(seed, PLAYOUTS), know(view)
    random = Random(f"review {seed} {knowledge}")
    own = card_set(chosen)
    if view.phase is Phase.PASSING:
        best = yield from player.think_pass(view)
        draw, value = trials_of_passes(view, knowledge, random)
    else:
        best = ((yield from player.think_play(view)),)
        if _equal(card_set(best), own, knowledge):
            best = chosen
        else:
            draw, value = yield from _trials_of_cards(knowledge, (card_set(best), own), random)
    if card_set(best) == own:
        return Cost(chosen)
    gaps: list[float] = []
    while len(gaps) < WORLDS:
        world = draw()
        gaps.append(POINT * (value(world, card_set(best)) - value(world, own)))
        if len(gaps) % (SLICE // 2) == 0:
            yield
    return Cost(best, fmean(gaps), stdev(gaps) / sqrt(WORLDS))


def _equal(card: CardSet, other: CardSet, knowledge: Knowledge) -> bool:
    """Return whether two cards are worth the same, with none between them in another hand."""

    def lowest_equal(card: CardSet) -> CardSet:
        return max(c for c in distinct(knowledge) if c <= card and suit_of(c) == suit_of(card))

    return lowest_equal(card) == lowest_equal(other)


def _trials_of_cards(
    knowledge: Knowledge, cards: tuple[CardSet, ...], random: Random
) -> Thinking[Trials]:
    """Return what draws a world, and what values a card in it."""
    worlds, noise = Worlds(knowledge, random), make_noise(random)
    shooter = dict.fromkeys(cards, NOBODY)
    for card in cards:
        if (yield from _shoots(knowledge, card, worlds, noise)):
            shooter[card] = knowledge.me

    def value(world: list[CardSet], card: CardSet) -> float:
        taken, jack = finish(knowledge, world, card, shooter[card], noise)
        return payoff(taken, knowledge, jack)

    return worlds.draw, value


def _shoots(knowledge: Knowledge, card: CardSet, worlds: Worlds, noise: Noise) -> Thinking[bool]:
    """Return whether the moon is almost sure after a card."""
    me = knowledge.me
    if sum(knowledge.taken) != knowledge.taken[me]:
        return False
    failures = 0
    for attempt in range(_ATTEMPTS):
        taken, _ = finish(knowledge, worlds.draw(), card, me, noise)
        failures += taken[me] != POINTS_IN_A_ROUND
        if failures > (1 - SURE) * _ATTEMPTS:
            return False
        if attempt % SLICE == 0:
            yield
    return True


def quick(level: Level, seed: int) -> Bot:
    """Return an opponent for replays; the hard one searches less than in a match."""
    return Hard(seed, REPLAY_PLAYOUTS) if level is Level.HARD else make(level, seed)


def think_round(start: State, players: Mapping[Seat, Bot]) -> Thinking[RoundResult]:
    """Let players play a round, in slices of a few milliseconds."""
    state = start
    while (seat := state.turn) is not None and state.phase in (Phase.PASSING, Phase.PLAYING):
        view = state.view(seat)
        if state.phase is Phase.PASSING:
            cards = yield from players[seat].think_pass(view)
            state = play.pass_cards(state, seat, cards)
        else:
            card = yield from players[seat].think_play(view)
            state = play.play_card(state, seat, card)
        yield
    return state.rounds[-1]
