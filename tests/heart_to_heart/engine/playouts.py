"""Scripted playouts, whose hashes are written down in ``playouts.txt``.

The script, for deal n: a SplitMix64 stream that starts from n makes every choice. The moves that
can be played are sorted by their text. Where there is a pair, ``below(4)`` is asked, and unless it
says 0 only the pairs are kept. Then ``below(number of moves)`` picks one. A playout ends when the
game is won or stuck, or after 120 moves. What is hashed (SHA-256, in
UTF-8) is a line for the deal and one for each move: the move, the 25 ranks of the heart in hex (0
where a card is gone), the stock, the waste, the count of moves, the score, the free places and the
outcome. One hash stands for a hundred deals, so that a difference names where to look.
"""

import hashlib
from collections.abc import Iterator
from pathlib import Path

from h2h.cards.card import Card
from h2h.cards.shuffle import SplitMix64
from h2h.heart_to_heart.engine import DealCode, Game, Move, RemovePair

HASHES = Path(__file__).with_name("playouts.txt")
DEALS_A_HASH = 100
MOVES = 120


def playout(number: int) -> Iterator[str]:
    """Yield the lines of one deal."""
    stream = SplitMix64(number)
    game = Game(DealCode(number))
    yield _line(str(game.code), game)
    for _ in range(MOVES):
        if game.outcome:
            return
        moves = sorted(game.legal_moves(), key=str)
        pairs: list[Move] = [move for move in moves if isinstance(move, RemovePair)]
        if pairs and stream.below(4):
            moves = pairs
        move = moves[stream.below(len(moves))]
        game.play(move)
        yield _line(str(move), game)


def hash_of_deals(first: int) -> str:
    """Return the hash of the hundred deals from `first` on."""
    digest = hashlib.sha256()
    for number in range(first, first + DEALS_A_HASH):
        for line in playout(number):
            digest.update(line.encode())
    return digest.hexdigest()


def _line(move: str, game: Game) -> str:
    state = game.state
    piles = " ".join(map(_hex, (state.heart, state.stock, state.waste)))
    free = ",".join(map(str, game.free_places()))
    outcome = game.outcome.name if game.outcome else "-"
    return f"{move} {piles} {state.moves} {state.score} {free} {outcome}\n"


def _hex(cards: tuple[Card | None, ...]) -> str:
    return "".join(f"{card.rank:x}" if card else "0" for card in cards) or "-"
