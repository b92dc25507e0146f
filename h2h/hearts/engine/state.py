"""The state of a match, and the part of it that one player may see."""

from dataclasses import dataclass

from h2h.cards.card import Card
from h2h.hearts.engine.match_code import Hand, Hands
from h2h.hearts.engine.rules import PassDirection, Phase, Rules, Seat, card_order
from h2h.hearts.engine.scoring import BySeat, RoundResult, points_taken, total
from h2h.hearts.engine.trick import Trick, hearts_broken, refusal


@dataclass(frozen=True, slots=True)
class PublicFacts:
    """What everybody at the table sees.

    Attributes:
        rules: what the players agreed on.
        rounds: how each finished round ended, this one too once it is over.
        round_number: from 1.
        pass_direction: where the cards of this round go or went.
        phase: what the match waits for.
        turn: whom it waits for; while passing the first who has not given, though any of them
            may go first. None once the match is over.
        tricks: this round's, in order; the last may be incomplete.
        taken: how many of them lie with their takers. A complete trick stays on the table until
            it is taken or the next is led.
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
    def trick(self) -> Trick | None:
        """The trick on the table, perhaps complete, perhaps still without a card."""
        return self.tricks[-1] if len(self.tricks) > self.taken else None

    @property
    def last_trick(self) -> Trick | None:
        """The last trick that somebody took."""
        return self.tricks[self.taken - 1] if self.taken else None

    @property
    def hearts_broken(self) -> bool:
        """Whether a heart has been played in this round."""
        return hearts_broken(self.tricks)

    @property
    def points(self) -> BySeat:
        """The penalty points each seat took in this round's complete tricks."""
        return points_taken(self.tricks)

    @property
    def scores(self) -> BySeat:
        """Each seat's score after the finished rounds."""
        return total(self.rounds)

    @property
    def open_tricks(self) -> tuple[Trick, ...]:
        """This round's tricks, the last one open: what the next card is played to."""
        last = self.tricks[-1]
        return (*self.tricks, Trick(last.winner)) if last.is_complete else self.tricks


@dataclass(frozen=True, slots=True)
class PlayerView(PublicFacts):
    """What one player knows: public facts, the own hand, the own part of the pass.

    Attributes:
        seat: whose view it is.
        hand: the cards held, sorted.
        given: the cards given away in this round's pass, none before and none in a round without.
        received: the cards that came in return.
    """

    seat: Seat
    hand: Hand
    given: tuple[Card, ...]
    received: tuple[Card, ...]

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards this player may play now, sorted; none out of turn."""
        if self.phase is not Phase.PLAYING or self.turn is not self.seat:
            return ()
        return legal_cards(self, self.hand)


@dataclass(frozen=True, slots=True)
class State(PublicFacts):
    """Everything about a match between two moves.

    Attributes:
        hands: by seat. A computer's hand is in no order that says anything.
        passes: what each seat has given away in this round; empty until it has.
    """

    hands: Hands
    passes: tuple[Hand, Hand, Hand, Hand]

    def hand(self, seat: Seat) -> Hand:
        """Return the cards a seat holds, sorted."""
        return tuple(sorted(self.hands[seat], key=card_order))

    def received(self, seat: Seat) -> Hand:
        """Return the cards that came to a seat in this round's pass."""
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
            turn=self.turn if self.phase is not Phase.PASSING else self._still_to_give(seat),
            tricks=self.tricks,
            taken=self.taken,
            seat=seat,
            hand=self.hand(seat),
            given=self.passes[seat],
            received=self.received(seat),
        )

    def _still_to_give(self, seat: Seat) -> Seat | None:
        """Return the seat itself or None: who else has given is nobody's business."""
        return None if self.passes[seat] else seat


def legal_cards(facts: PublicFacts, hand: Hand) -> tuple[Card, ...]:
    """Return the cards of a hand that may be played now, by whoever's turn it is."""
    tricks = facts.open_tricks
    return tuple(card for card in hand if refusal(card, hand, tricks, facts.rules) is None)
