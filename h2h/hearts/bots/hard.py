"""The hard opponent: tries each choice in many worlds that are consistent with its view.

Measured in a port to C++, points a hand with standard errors. Against version 1.0's hard opponent,
two against two, it is level: 0.00 ± 0.13 better (1,440 deals, each played twice). Among three rule
players it takes 0.41 ± 0.12 more points than that one, but shoots the moon more often, so that it
is not behind in the difference to them: -0.11 ± 0.19 (500 deals, each played four times).

Little is left for a search to win. Choosing each card of tricks 4 to 11 by playouts in which all
four players search themselves, at many times the cost, gains 0.07 ± 0.12 (950 deals). With the true
hands as all its worlds it gains 1.7 ± 0.4, with them as three worlds of ten 2.2 ± 0.3 (200 deals).

Left out, since measured without a gain: weighing what the cards played say about those kept (-0.34
± 0.11), playouts in which somebody who may be shooting the moon does (-0.04 ± 0.05), exact play of
the last three tricks (0.00 ± 0.02), more noise in the playouts (0.8 for 0.5: -0.29 ± 0.11),
playouts by habit and by the short rules in turn (0.07 ± 0.19), more playouts (2,000 for 1,000: 0.02
± 0.04 a lead). To count an own moon in a playout as nothing gains 0.30 ± 0.12 against the player
itself, but loses 0.40 ± 0.14 to three easy and 0.34 ± 0.14 to three normal opponents.
"""

from collections.abc import Callable
from random import Random

from h2h.cards.card import Card
from h2h.hearts.bots.card_set import (
    QUEEN,
    SPADES,
    CardSet,
    card_set,
    each,
    suit_of,
    to_card,
)
from h2h.hearts.bots.habits import Habits
from h2h.hearts.bots.knowledge import NOBODY, Knowledge, know
from h2h.hearts.bots.passing import pass_by_rule, worth_a_search
from h2h.hearts.bots.payoff import payoff
from h2h.hearts.bots.rollout import Players, play_out
from h2h.hearts.bots.search import best_of
from h2h.hearts.bots.short_rules import ShortRules
from h2h.hearts.bots.thinking import Thinking, answer
from h2h.hearts.bots.worlds import Worlds
from h2h.hearts.engine.rules import POINTS_IN_A_ROUND, TWO_OF_CLUBS
from h2h.hearts.engine.state import PlayerView

PLAYOUTS = 1000
"""For a card; more of them bring next to nothing."""
PASSES = 3
"""A pass gets so many times that: its playouts are quicker, and differ by more than passes do."""
MOON_SHARE = 4
"""Against one playout in so many another looks whether the moon can be shot."""
SURE = 0.97
"""How often it must succeed: an attempt that fails costs far more than it wins."""
FEW = 4
"""With no more points than this nobody is on the way to the moon."""
_TWO_OF_CLUBS = card_set((TWO_OF_CLUBS,))


class Hard:
    """An opponent who searches; seeded, so the same view has the same answer."""

    def __init__(self, seed: int, playouts: int = PLAYOUTS) -> None:
        self._seed = seed
        self._playouts = playouts

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return three cards to give away."""
        return answer(self.think_pass(view))

    def choose_play(self, view: PlayerView) -> Card:
        """Return a card to play."""
        return answer(self.think_play(view))

    def think_pass(self, view: PlayerView) -> Thinking[tuple[Card, ...]]:
        """Choose three cards in slices of a few milliseconds."""
        knowledge = know(view)
        draw, value = trials_of_passes(view, knowledge, self._random(knowledge))
        gift, _ = yield from best_of(
            worth_a_search(knowledge.hand), draw, value, PASSES * self._playouts
        )
        return tuple(map(to_card, each(gift)))

    def think_play(self, view: PlayerView) -> Thinking[Card]:
        """Choose a card in slices of a few milliseconds."""
        knowledge = know(view)
        choices = distinct(knowledge)
        if len(choices) == 1:
            return to_card(choices[0])
        random = self._random(knowledge)
        worlds, players = Worlds(knowledge, random), Habits(random)
        me = knowledge.me

        def shooting(world: list[CardSet], card: CardSet) -> float:
            taken, _ = finish(knowledge, world, card, me, players)
            return taken[me] == POINTS_IN_A_ROUND

        def value(world: list[CardSet], card: CardSet) -> float:
            taken, jack = finish(knowledge, world, card, NOBODY, players)
            return payoff(taken, knowledge, jack)

        if sum(knowledge.taken) == knowledge.taken[me]:
            share = self._playouts // MOON_SHARE
            card, chance = yield from best_of(choices, worlds.draw, shooting, share)
            if chance >= SURE:
                return to_card(card)
        choices = sensible(choices, knowledge)
        if len(choices) == 1:
            return to_card(choices[0])
        card, _ = yield from best_of(choices, worlds.draw, value, self._playouts)
        return to_card(card)

    def _random(self, knowledge: Knowledge) -> Random:
        return Random(f"{self._seed} {knowledge}")


def trials_of_passes(
    view: PlayerView, knowledge: Knowledge, random: Random
) -> tuple[Callable[[], list[CardSet]], Callable[[list[CardSet], CardSet], float]]:
    """Return what draws a world in which the others have passed, and what values a pass in it."""
    me, steps = knowledge.me, view.pass_direction.value
    worlds, players = Worlds(knowledge, random), ShortRules(random)

    def draw() -> list[CardSet]:
        hands = worlds.draw()
        gifts = [0 if seat == me else pass_by_rule(hands[seat]) for seat in range(4)]
        return [hands[seat] ^ gifts[seat] | gifts[(seat - steps) % 4] for seat in range(4)]

    def value(world: list[CardSet], gift: CardSet) -> float:
        hands = world[:]
        hands[me] ^= gift
        hands[(me + steps) % 4] |= gift
        leader = next(seat for seat in range(4) if hands[seat] & _TWO_OF_CLUBS)
        hands[leader] ^= _TWO_OF_CLUBS
        taken = [0, 0, 0, 0]
        jack = play_out(
            hands,
            leader,
            [_TWO_OF_CLUBS],
            taken,
            players,
            first_trick=True,
            hearts_broken=False,
            free_first_trick=knowledge.rules.points_on_first_trick,
            queen_breaks_hearts=knowledge.rules.queen_breaks_hearts,
            jack=knowledge.jack,
        )
        return payoff(taken, knowledge, jack)

    return draw, value


def finish(
    knowledge: Knowledge, world: list[CardSet], card: CardSet, shooter: int, players: Players
) -> tuple[list[int], int]:
    """Play a card in a world and the round to its end.

    Returns:
        The points taken by seat, and who took the jack of diamonds.
    """
    hands = world[:]
    hands[knowledge.me] ^= card
    taken = list(knowledge.taken)
    jack = play_out(
        hands,
        knowledge.leader,
        [*knowledge.table, card],
        taken,
        players,
        first_trick=knowledge.first_trick,
        hearts_broken=knowledge.hearts_broken,
        free_first_trick=knowledge.rules.points_on_first_trick,
        shooter=shooter,
        queen_breaks_hearts=knowledge.rules.queen_breaks_hearts,
        jack=knowledge.jack,
    )
    return taken, knowledge.jack_taker if jack == NOBODY else jack


def sensible(choices: list[CardSet], knowledge: Knowledge) -> list[CardSet]:
    """Return the choices without those that are wrong in all but a freak of a deal.

    Sampling sees little difference there, and a player across the table sees a blunder. Where a
    moon is on the way, or the jack of diamonds on the table, nothing is wrong for sure.
    """
    if knowledge.jack in knowledge.table:
        return choices
    if not knowledge.table:
        # Who got the queen from us is not to be driven to give her back.
        if sum(knowledge.known) & QUEEN:
            return [card for card in choices if not card & SPADES] or choices
        return choices
    if max(knowledge.taken) == sum(knowledge.taken) > FEW:
        return choices
    wins = [card for card in choices if card & knowledge.led_suit and card > knowledge.best]
    ducks = [card for card in choices if card not in wins]
    if QUEEN in ducks:
        return [QUEEN]
    return ducks or choices if QUEEN in knowledge.table else choices


def distinct(knowledge: Knowledge) -> list[CardSet]:
    """Return the lowest of each run of legal cards that are worth the same.

    Neighbours are those with only cards of completed tricks between them; the queen of spades has
    none, nor has a jack of diamonds that counts.
    """
    own = {QUEEN, knowledge.jack}
    chosen: list[CardSet] = []
    others = knowledge.unseen | sum(knowledge.table)
    last = 0
    for card in each(knowledge.legal):
        between = others & (card - 1) & ~(2 * last - 1)
        if not last or suit_of(card) != suit_of(last) or between or {card, last} & own:
            chosen.append(card)
        last = card
    return chosen
