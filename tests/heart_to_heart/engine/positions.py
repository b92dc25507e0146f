"""Positions laid out by hand, and positions reached by chance."""

from collections import Counter
from collections.abc import Iterator, Mapping

from h2h.cards.card import Card, Rank, Suit
from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import DealCode, Game, RemovePair, State

_RANK_OF = {rank.symbol: rank for rank in Rank}


def laid_out(heart: Mapping[int, str], stock: str = "", waste: str = "") -> State:
    """Lay cards out: the heart by place, stock and waste as ``"4 10 K"`` from left to right."""
    copies: Counter[str] = Counter()

    def card(symbol: str) -> Card:
        copies[symbol] += 1
        return Card(_RANK_OF[symbol], Suit.HEARTS, copies[symbol] - 1)

    places = tuple(card(heart[n]) if n in heart else None for n in range(1, 26))
    return State(places, tuple(map(card, stock.split())), tuple(map(card, waste.split())))


def ranks_of(cards: tuple[Card | None, ...]) -> list[int]:
    """Return what a player sees of cards; 0 where there is none."""
    return [card.rank if card else 0 for card in cards]


def play_at_random(
    number: int, stream: SplitMix64, moves: int, pairs_in_ten: int
) -> Iterator[Game]:
    """Play a deal by chance and yield the game after each move, until no move is left.

    Args:
        number: which deal.
        stream: where chance comes from.
        moves: how many moves at most.
        pairs_in_ten: how often a pair is taken when there is one.
    """
    game = Game(DealCode(number))
    yield game
    for _ in range(moves):
        legal = game.legal_moves()
        pairs = [move for move in legal if isinstance(move, RemovePair)]
        others = [move for move in legal if not isinstance(move, RemovePair)]
        if not legal:
            return
        wanted = pairs if stream.below(10) < pairs_in_ten else others
        chosen = wanted or legal
        game.play(chosen[stream.below(len(chosen))])
        yield game
