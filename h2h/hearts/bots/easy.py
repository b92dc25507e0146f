"""The easy opponent: a beginner who follows low, discards points, counts nothing and often errs."""

from random import Random

from h2h.cards.card import Card, Suit
from h2h.hearts.bots.card_set import (
    HEARTS,
    QUEEN,
    CardSet,
    each,
    highest,
    lowest,
    strength,
    to_card,
)
from h2h.hearts.bots.knowledge import Knowledge, know
from h2h.hearts.bots.thinking import Thinking, at_once
from h2h.hearts.engine import rules
from h2h.hearts.engine.rules import JACK_OF_DIAMONDS
from h2h.hearts.engine.state import PlayerView

ABSENT_MINDED = 0.25
"""How often it ignores its own rules: a random card, or the lowest."""


class Easy:
    """An opponent for a first game; it never shoots the moon on purpose."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return three cards to give away: whatever is highest, hearts first."""
        kept = JACK_OF_DIAMONDS if view.rules.jack_of_diamonds else None
        return tuple(sorted((card for card in view.hand if card != kept), key=_height)[-3:])

    def choose_play(self, view: PlayerView) -> Card:
        """Return a card to play."""
        knowledge = know(view)
        random = Random(f"{self._seed} {knowledge}")
        thoughtless = random.random() < ABSENT_MINDED
        return to_card(_choose(knowledge, thoughtless, random))

    def think_pass(self, view: PlayerView) -> Thinking[tuple[Card, ...]]:
        """Return three cards to give away, at once."""
        return at_once(self.choose_pass(view))

    def think_play(self, view: PlayerView) -> Thinking[Card]:
        """Return a card to play, at once."""
        return at_once(self.choose_play(view))


def _height(card: Card) -> tuple[int, bool]:
    return rules.strength(card), card.suit is Suit.HEARTS


def _choose(knowledge: Knowledge, thoughtless: bool, random: Random) -> CardSet:
    # A jack of diamonds that counts is kept as long as possible.
    legal = knowledge.legal & ~knowledge.jack or knowledge.legal
    safe = legal & ~QUEEN or legal
    if not knowledge.table:
        if thoughtless:
            return random.choice(list(each(safe)))
        return min(each(safe), key=strength)
    if not legal & knowledge.led_suit:
        if legal & QUEEN:
            return QUEEN
        if thoughtless:
            return random.choice(list(each(legal)))
        return highest(legal & HEARTS) if legal & HEARTS else max(each(legal), key=strength)
    under = legal & (knowledge.best - 1)
    if under & QUEEN:
        return QUEEN
    if under:
        return lowest(under) if thoughtless else highest(under)
    return lowest(safe)
