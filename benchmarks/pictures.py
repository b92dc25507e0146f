"""How long the pictures of a start take: all ranks and the back, painted and from the cache."""

import time
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from benchmarks.engine import Figure
from h2h.app.start import application
from h2h.cards.card import Card, Rank, Suit
from h2h.table.art.card_art import CardArt

_WIDTH = 161


def figures(rounds: int = 9) -> list[Figure]:
    """Paint and read the fourteen pictures of a deal."""
    application([])
    painted, read, sizes = [], [], []
    for _ in range(rounds):
        with TemporaryDirectory() as name:
            art = CardArt(cache_dir=Path(name))
            painted.append(_timed(art))
            if saving := art.cache_saving():
                saving()
            sizes += [path.stat().st_size / 1024 for path in Path(name).iterdir()]
            read.append(_timed(CardArt(cache_dir=Path(name))))
    return [
        Figure(f"14 pictures of {_WIDTH} pixels, painted", median(painted), "ms", "≤ 50"),
        Figure(f"14 pictures of {_WIDTH} pixels, from the cache", median(read), "ms", "≤ 10"),
        Figure("their file", median(sizes), "KiB", ""),
    ]


def _timed(art: CardArt) -> float:
    begin = time.thread_time()
    for rank in Rank:
        art.face(Card(rank, Suit.HEARTS), _WIDTH)
    art.back(_WIDTH)
    return (time.thread_time() - begin) * 1000
