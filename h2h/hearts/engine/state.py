"""The state of a match, and the part of it that one player sees."""

from dataclasses import dataclass

from h2h.cards.card import Card
from h2h.hearts.engine.match_code import Hand, Hands
from h2h.hearts.engine.rules import (
    POINTS_IN_A_ROUND,
    PassDirection,
    Phase,
    Rules,
    Seat,
    card_order,
)
from h2h.hearts.engine.scoring import BySeat, RoundResult, jack_taker, points_taken, total
from h2h.hearts.engine.trick import Trick, hearts_broken, why_illegal


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What every player sees.

    Attributes:
        rules: of the match.
        rounds: the results of the finished rounds, including the current one once it is over.
        round_number: from 1.
        pass_direction: of the current round.
        phase: what the match is waiting for.
        turn: who has to move. While passing this is the first player who has not passed, though
            the players may pass in any order. None once the match is over.
        tricks: of this round, in order; the last may be incomplete.
        taken: how many of them have left the table. A complete trick stays there until it is
            taken or the next one is led.
    """

    rules: Rules
    rounds: tuple[RoundResult, ...]
    round_number: int
    pass_direction: PassDirection
    phase: Phase
    turn: Seat | None
    tricks: tuple[Trick, ...]
    taken: int

    @property
    def next_direction(self) -> PassDirection:
        """Where cards are passed in the next round."""
        return self.rules.passing.after(self.pass_direction)

    @property
    def trick(self) -> Trick | None:
        """The trick on the table. It may be complete, or still without a card."""
        return self.tricks[-1] if len(self.tricks) > self.taken else None

    @property
    def last_trick(self) -> Trick | None:
        """The last trick that has left the table."""
        return self.tricks[self.taken - 1] if self.taken else None

    @property
    def hearts_broken(self) -> bool:
        """Whether hearts may be led in this round."""
        return hearts_broken(self.tricks, self.rules)

    @property
    def points(self) -> BySeat:
        """The penalty points each seat took in this round's complete tricks."""
        return points_taken(self.tricks)

    @property
    def jack(self) -> Seat | None:
        """Who took the jack of diamonds in this round, if it counts."""
        return jack_taker(self.tricks, self.rules)

    @property
    def all_points_taken(self) -> bool:
        """Whether the rest of the round can't change the scores."""
        missing = self.rules.jack_of_diamonds and self.jack is None
        return sum(self.points) == POINTS_IN_A_ROUND and not missing

    @property
    def scores(self) -> BySeat:
        """Each seat's score after the finished rounds."""
        return total(self.rounds)

    @property
    def open_tricks(self) -> tuple[Trick, ...]:
        """This round's tricks. The last one is incomplete: the next card is played to it."""
        last = self.tricks[-1]
        return (*self.tricks, Trick(last.winner)) if last.is_complete else self.tricks


@dataclass(frozen=True, slots=True)
class PlayerView(PublicFacts):
    """What one player knows: public facts, the player's own hand and pass.

    Attributes:
        seat: the player.
        hand: the cards held, sorted.
        given: the cards passed in this round; empty before the pass.
        received: the cards received in return.
    """

    seat: Seat
    hand: Hand
    given: tuple[Card, ...]
    received: tuple[Card, ...]

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards this player may play now, sorted; empty if it is another player's turn."""
        if self.phase is not Phase.PLAYING or self.turn is not self.seat:
            return ()
        return legal_cards(self, self.hand)


@dataclass(frozen=True, slots=True)
class State(PublicFacts):
    """The complete state of a match between two moves.

    Attributes:
        hands: by seat. The order of a computer's hand reveals nothing.
        passes: the cards each seat has passed in this round.
    """

    hands: Hands
    passes: tuple[Hand, Hand, Hand, Hand]

    def hand(self, seat: Seat) -> Hand:
        """Return the cards a seat holds, sorted."""
        return tuple(sorted(self.hands[seat], key=card_order))

    def received(self, seat: Seat) -> Hand:
        """Return the cards that a seat received in this round's pass."""
        if self.phase is Phase.PASSING:
            return ()
        return self.passes[self.pass_direction.giver(seat)]

    def view(self, seat: Seat) -> PlayerView:
        """Return what a seat knows."""
        return PlayerView(
            rules=self.rules,
            rounds=self.rounds,
            round_number=self.round_number,
            pass_direction=self.pass_direction,
            phase=self.phase,
            turn=self.turn if self.phase is not Phase.PASSING else self._still_to_pass(seat),
            tricks=self.tricks,
            taken=self.taken,
            seat=seat,
            hand=self.hand(seat),
            given=self.passes[seat],
            received=self.received(seat),
        )

    def _still_to_pass(self, seat: Seat) -> Seat | None:
        """Return the seat if it has to pass, else None: who else has passed is not public."""
        return None if self.passes[seat] else seat


def legal_cards(facts: PublicFacts, hand: Hand) -> tuple[Card, ...]:
    """Return the cards of a hand that the player whose turn it is may play."""
    tricks = facts.open_tricks
    return tuple(card for card in hand if why_illegal(card, hand, tricks, facts.rules) is None)
