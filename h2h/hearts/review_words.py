"""What the review of a round says."""

from collections.abc import Callable, Sequence
from statistics import fmean

from PySide6.QtCore import QObject

from h2h.cards.card import Card, Suit
from h2h.cards.transition import Cause
from h2h.game.card_names import CardNames
from h2h.hearts.bots.review import REPLAYS, Cost
from h2h.hearts.engine import RoundResult, Seat
from h2h.hearts.engine.rounds import PlayedRound, Step
from h2h.hearts.judging import Judgement
from h2h.hearts.words import HeartsWords
from h2h.i18n import shown_decimal, shown_number

_SUITS = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.SPADES: "♠", Suit.HEARTS: "♥"}
_DEAREST = 3
"""So many decisions are named first."""

NameOf = Callable[[Card], str]


class ReviewWords(QObject):
    """Sentences of the strip. Cards are written as symbols, or named for a screen reader."""

    def __init__(self, words: HeartsWords, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words
        self._names = CardNames(self)

    def spoken(self, card: Card) -> str:
        """Return the name of a card."""
        return self._names.card(card)

    @staticmethod
    def symbol(card: Card) -> str:
        """Return a card as it is written."""
        return f"{card.rank.symbol}{_SUITS[card.suit]}"

    def next_step(self, step: Step, name: NameOf) -> str:
        """Return what happens next."""
        player, cards = self._words.names[step.seat], _list(step.cards, name)
        match step.cause:
            case Cause.PASS:
                receiver = step.after.pass_direction.receiver(Seat.SOUTH)
                text = self.tr("Next: you pass %1 to %2.")
                return text.replace("%1", cards).replace("%2", self._words.names[receiver])
            case Cause.TAKE:
                points = step.after.tricks[-1].points
                if step.seat is Seat.SOUTH:
                    return self.tr("Next: you take the trick, %n points.", "", points)
                text = self.tr("Next: %1 takes the trick, %n points.", "", points)
                return text.replace("%1", player)
        if step.seat is Seat.SOUTH:
            return self.tr("Next: you play %1.").replace("%1", cards)
        return self.tr("Next: %1 plays %2.").replace("%1", player).replace("%2", cards)

    def end(self, result: RoundResult) -> str:
        """Return how the round ended."""
        text = self.tr("The round is over: %n points for you.", "", result.scores[Seat.SOUTH])
        return text if result.moon is None else f"{text} {self._words.moon(result.moon)}."

    def practised(self, points: int, before: int) -> str:
        """Return how the practice ended."""
        text = self.tr("Played again: %1 points for you; in the match %2.")
        return text.replace("%1", shown_number(points)).replace("%2", shown_number(before))

    def cost(self, step: Step, cost: Cost | None, name: NameOf) -> str:
        """Return what a decision cost."""
        if cost is None:
            return self.tr("This decision is still being judged.")
        own, best = _list(step.cards, name), _list(cost.best, name)
        if cost.best == step.cards:
            return self.tr("%1: nothing is better.").replace("%1", own)
        if cost.is_sure:
            text = self.tr("%1: %2 ± %3 points more than %4.")
        elif cost.points >= 0:
            text = self.tr("%1 is as good as %4, as far as can be told (%2 ± %3).")
        else:
            text = self.tr("%1: nothing is surely better.")
        return (
            text.replace("%2", shown_decimal(cost.points))
            .replace("%3", shown_decimal(cost.error))
            .replace("%1", own)
            .replace("%4", best)
        )

    def summary(
        self, judgement: Judgement, played: PlayedRound, name: NameOf, link: str = ""
    ) -> str:
        """Return what the round's decisions and its luck cost.

        Args:
            judgement: of the round.
            played: the round.
            name: names a card.
            link: the colour of links to the dearest decisions; without it there are none.
        """
        score = played.result.scores[Seat.SOUTH]
        parts = []
        if judgement.is_judged:
            text = self.tr("Your points: %1, of these %2 ± %3 by decisions, %4 by luck.")
            text = text.replace("%1", shown_number(score))
            text = text.replace("%2", shown_decimal(judgement.cost))
            text = text.replace("%3", shown_decimal(judgement.error))
            parts.append(text.replace("%4", shown_decimal(score - judgement.cost)))
        else:
            text = self.tr("Judging your decisions: %1 of %2.")
            text = text.replace("%1", shown_number(len(judgement.costs)))
            parts.append(text.replace("%2", shown_number(len(judgement.decisions))))
        if replays := judgement.replays:
            text = self.tr("A hard player in your seat: %1 on average.")
            if len(replays) < REPLAYS:
                text = self.tr("A hard player in your seat: %1 on average (%2 of %3 rounds).")
            text = text.replace("%2", shown_number(len(replays)))
            text = text.replace("%3", shown_number(REPLAYS))
            parts.append(text.replace("%1", shown_decimal(fmean(replays))))
        if dearest := judgement.mistakes[:_DEAREST]:
            named = []
            for number in dearest:
                cost = judgement.cost_at(number)
                assert cost is not None
                text = f"{_list(played.steps[number].cards, name)} {shown_decimal(cost.points)}"
                if link:
                    text = f'<a href="{number}" style="color: {link}">{text}</a>'
                named.append(text)
            parts.append(self.tr("Dearest: %1.").replace("%1", ", ".join(named)))
        elif judgement.is_judged:
            parts.append(self.tr("No decision was surely a mistake."))
        return " ".join(parts)

    def figures(self, played: PlayedRound, at: int) -> str:
        """Return where in the round a position is."""
        number = shown_number(played.start.round_number)
        state = played.states[at]
        if not state.tricks or at == len(played.steps):
            return self.tr("Round %1").replace("%1", number)
        trick = shown_number(min(state.taken + 1, 13))
        return self.tr("Trick %1").replace("%1", trick)

    def round(self, number: int, points: int) -> str:
        """Return the name of a round in the menu of rounds."""
        text = self.tr("Round %1: %n points", "", points)
        return text.replace("%1", shown_number(number))


def _list(cards: Sequence[Card], name: NameOf) -> str:
    return " ".join(map(name, cards)) if name is ReviewWords.symbol else ", ".join(map(name, cards))
