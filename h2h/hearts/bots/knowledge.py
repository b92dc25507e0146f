"""What a player can infer from a view: who may hold which cards."""

from dataclasses import dataclass, field

from h2h.hearts.bots.card_set import (
    ALL,
    HEARTS,
    JACK,
    QUEEN,
    CardSet,
    card_set,
    points,
    suit_of,
    suit_set,
)
from h2h.hearts.engine.rules import Phase, QueenOfSpades, Rules, Seat
from h2h.hearts.engine.state import PlayerView
from h2h.hearts.engine.trick import Trick

NOBODY = -1
"""In place of a seat."""


@dataclass(frozen=True, slots=True)
class Knowledge:
    """A view in card sets, with what follows from it.

    Attributes:
        rules: what the players agreed on.
        me: the number of the player's seat.
        hand: the cards held.
        legal: those that may be played now.
        unseen: the cards the others hold.
        sizes: how many cards each seat holds.
        known: the cards each other seat surely holds, since they were passed to it.
        may_hold: the unseen cards each other seat may hold: voids and known cards are out.
        leader: who led the open trick, or leads it.
        table: the cards of the open trick in order.
        first_trick: whether that is the round's first.
        hearts_broken: whether a heart has been played.
        taken: the points each seat has taken in this round.
        scores: each seat's score before this round.
        jack: the jack of diamonds, if it counts and nobody has taken it; else no card.
        jack_taker: the seat that has taken it, or `NOBODY`.
    """

    rules: Rules
    me: int
    hand: CardSet
    legal: CardSet
    unseen: CardSet
    sizes: tuple[int, ...]
    known: tuple[CardSet, ...]
    may_hold: tuple[CardSet, ...]
    leader: int
    table: tuple[CardSet, ...]
    first_trick: bool
    hearts_broken: bool
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    # Not in the text of the knowledge, which seeds the opponents: see `Rules`.
    jack: CardSet = field(default=0, repr=False)
    jack_taker: int = field(default=NOBODY, repr=False)

    @property
    def led_suit(self) -> CardSet:
        """All cards of the suit to follow; none before the lead."""
        return suit_of(self.table[0]) if self.table else 0

    @property
    def best(self) -> CardSet:
        """The card that wins the open trick so far; none before the lead."""
        return max((card for card in self.table if card & self.led_suit), default=0)

    @property
    def winner(self) -> int:
        """Who wins the open trick so far."""
        return (self.leader + self.table.index(self.best)) % 4

    @property
    def table_points(self) -> int:
        """The points on the table."""
        return points(sum(self.table))

    @property
    def is_last(self) -> bool:
        """Whether this player's card completes the trick."""
        return len(self.table) == 3

    @property
    def queen_is_out(self) -> bool:
        """Whether another player holds the queen of spades."""
        return bool(self.unseen & QUEEN)

    def threat(self, feared: int) -> int | None:
        """Return the other seat that alone has taken points, at least as many as are feared."""
        for seat, taken in enumerate(self.taken):
            if seat != self.me and taken == sum(self.taken) and taken >= feared:
                return seat
        return None


def know(view: PlayerView) -> Knowledge:
    """Return what a player knows before a card or a pass."""
    tricks = view.open_tricks if view.phase is Phase.PLAYING else ()
    hand = card_set(view.hand)
    played = card_set(card for trick in tricks for card in trick.cards)
    unseen = ALL & ~hand & ~played
    known = [0] * 4
    if tricks and view.given:
        receiver = view.pass_direction.receiver(view.seat)
        known[receiver] = card_set(view.given) & unseen
    elsewhere = sum(known)
    voids = _voids(tricks, view.rules)
    may_hold = [(unseen & ~elsewhere & ~voids[seat]) | known[seat] for seat in Seat]
    may_hold[view.seat] = 0
    sizes = [13 - sum(seat == s for t in tricks for s, _ in t.plays) for seat in Seat]
    last = tricks[-1] if tricks else Trick(Seat.SOUTH)
    return Knowledge(
        rules=view.rules,
        me=view.seat,
        hand=hand,
        legal=card_set(view.legal_cards),
        unseen=unseen,
        sizes=tuple(sizes),
        known=tuple(known),
        may_hold=tuple(may_hold),
        leader=last.leader,
        table=tuple(card_set((card,)) for card in last.cards),
        first_trick=len(tricks) <= 1,
        hearts_broken=view.hearts_broken,
        taken=view.points,
        scores=view.scores,
        jack=JACK if view.rules.jack_of_diamonds and view.jack is None else 0,
        jack_taker=NOBODY if view.jack is None else view.jack,
    )


def _voids(tricks: tuple[Trick, ...], rules: Rules) -> list[CardSet]:
    """Return for each seat the cards it can't hold by what it has played."""
    voids = [0] * 4
    broken = False
    for trick in tricks:
        for seat, card in trick.plays:
            bit = card_set((card,))
            led = suit_set(trick.cards[0].suit)
            if not bit & led:
                voids[seat] |= led
                if trick is tricks[0] and not rules.points_on_first_trick and points(bit):
                    voids[seat] |= ALL & ~HEARTS & ~QUEEN
            elif seat is trick.leader and bit & HEARTS and not broken:
                waits = rules.queen_of_spades is QueenOfSpades.AFTER_HEARTS_BROKEN
                voids[seat] |= ALL & ~HEARTS & ~(QUEEN if waits else 0)
            broken = broken or bool(bit & HEARTS) or (rules.queen_breaks_hearts and bit == QUEEN)
    return voids
