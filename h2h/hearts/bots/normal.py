"""The normal opponent: plays by rules, counts cards and watches for the moon.

Among three rule players that count nothing (`benchmarks/rule_player.py`) it is 0.85 ± 0.04 points a
hand better than they.
"""

from h2h.cards.card import Card
from h2h.hearts.bots.card_set import (
    ACE_AND_KING_OF_SPADES,
    HEARTS,
    QUEEN,
    SPADES,
    CardSet,
    each,
    highest,
    lowest,
    strength,
    suit_of,
    to_card,
)
from h2h.hearts.bots.knowledge import Knowledge, know
from h2h.hearts.bots.passing import pass_by_rule
from h2h.hearts.bots.thinking import Thinking, at_once
from h2h.hearts.engine.rules import POINTS_OF_THE_JACK
from h2h.hearts.engine.state import PlayerView

FEARED = 5
"""With this many points in one hand, and in no other, the moon is to be stopped."""


class Normal:
    """An opponent who plays by the book; nothing about it is left to chance."""

    def choose_pass(self, view: PlayerView) -> tuple[Card, ...]:
        """Return three cards to give away; a jack of diamonds that counts is kept."""
        knowledge = know(view)
        return tuple(map(to_card, each(pass_by_rule(knowledge.hand & ~knowledge.jack))))

    def choose_play(self, view: PlayerView) -> Card:
        """Return a card to play."""
        knowledge = know(view)
        if not knowledge.table:
            return to_card(_lead(knowledge))
        if knowledge.legal & knowledge.led_suit:
            return to_card(_follow(knowledge))
        return to_card(_throw(knowledge))

    def think_pass(self, view: PlayerView) -> Thinking[tuple[Card, ...]]:
        """Return three cards to give away, at once."""
        return at_once(self.choose_pass(view))

    def think_play(self, view: PlayerView) -> Thinking[Card]:
        """Return a card to play, at once."""
        return at_once(self.choose_play(view))


def _lead(knowledge: Knowledge) -> CardSet:
    jack = knowledge.legal & knowledge.jack
    if jack and not knowledge.unseen & suit_of(jack) & ~(2 * jack - 1):
        return jack  # nobody can take it
    hearts = knowledge.legal & HEARTS
    if knowledge.threat(FEARED) is not None and hearts > knowledge.unseen & HEARTS:
        # Sure of a heart, and that is the end of the moon.
        return highest(hearts)
    legal = knowledge.legal & ~jack or jack
    return min(each(legal), key=lambda card: lead_risk(card, knowledge))


def lead_risk(card: CardSet, knowledge: Knowledge) -> float:
    """Say how much is to be feared from leading a card."""
    suit = suit_of(card)
    out = knowledge.unseen & suit
    lower = (out & (card - 1)).bit_count()
    higher = out.bit_count() - lower
    if not out:
        # Nobody follows: it wins, and takes whatever is thrown.
        risk = 12.0
    elif not higher:
        risk = 11 - out.bit_count()
    else:
        risk = 10 * lower / (lower + 2 * higher)
    if suit == SPADES:
        risk += _spade_lead_risk(card, knowledge)
    elif suit == HEARTS:
        risk += 1
    return risk + strength(card) / 100


def _spade_lead_risk(card: CardSet, knowledge: Knowledge) -> float:
    if card == QUEEN:
        return 30
    if knowledge.hand & QUEEN:
        return 6
    if not knowledge.queen_is_out:
        return 0
    if card & ACE_AND_KING_OF_SPADES:
        return 20
    # A low spade brings the queen out, but not from a friend we made by passing her.
    return 12 if sum(knowledge.known) & QUEEN else -4


def _follow(knowledge: Knowledge) -> CardSet:
    if card := _take_jack(knowledge):
        return card
    legal = knowledge.legal & ~knowledge.jack or knowledge.legal
    under = legal & (knowledge.best - 1)
    stopper = _stopper(knowledge)
    if stopper:
        return stopper
    if under & QUEEN:
        return QUEEN
    no_queen = legal & ~QUEEN or legal
    if not knowledge.table_points and (knowledge.is_last or knowledge.first_trick):
        return highest(no_queen)
    if under:
        return highest(under)
    return highest(no_queen) if knowledge.is_last else lowest(no_queen)


def _stopper(knowledge: Knowledge) -> CardSet:
    """Return a card that takes points from a player about to take them all."""
    over = knowledge.legal & ~QUEEN & ~(2 * knowledge.best - 1)
    if knowledge.winner != knowledge.threat(FEARED) or not over or not knowledge.table_points:
        return 0
    return lowest(over) if knowledge.is_last else highest(over)


def _take_jack(knowledge: Knowledge) -> CardSet:
    """Return a card that takes the jack of diamonds for less than it is worth."""
    over = knowledge.legal & ~QUEEN & ~(2 * knowledge.best - 1)
    if not over or knowledge.table_points >= -POINTS_OF_THE_JACK:
        return 0
    if knowledge.jack in knowledge.table:
        return lowest(over) if knowledge.is_last else highest(over)
    return over & knowledge.jack if knowledge.is_last else 0


def _throw(knowledge: Knowledge) -> CardSet:
    legal = knowledge.legal & ~knowledge.jack or knowledge.legal
    if knowledge.winner == knowledge.threat(FEARED):
        legal = legal & ~HEARTS & ~QUEEN or lowest(legal)
    if legal & QUEEN:
        return QUEEN
    return max(each(legal), key=lambda card: _burden(card, knowledge))


def _burden(card: CardSet, knowledge: Knowledge) -> float:
    """Say how glad one is to be rid of a card."""
    suit = suit_of(card)
    out = knowledge.unseen & suit
    if card & ACE_AND_KING_OF_SPADES and knowledge.queen_is_out:
        return 40 + strength(card)
    if not out and suit != HEARTS:
        return -1
    below = (out & (card - 1)).bit_count()
    own_below = (knowledge.hand & suit & (card - 1)).bit_count()
    return 2.0 * below - 1.5 * own_below + (6 if suit == HEARTS else 0) + strength(card) / 100
