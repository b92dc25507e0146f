"""Games to save: what the tests of both games' files have in common."""

import random
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from h2h.heart_to_heart import engine as hh
from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.saved_game import SavedGame
from h2h.hearts import engine as hearts
from h2h.hearts import saved_match
from h2h.hearts.saved_match import SavedMatch
from h2h.storage.document import Loaded

ID = "0123456789abcdef" * 2
STARTED = datetime(2026, 11, 29, 20, 15, 30, tzinfo=UTC)


def heart_to_heart(number: int = 12, moves: int = 60, undone: int = 3) -> hh.Game:
    """Play a game at random, pairs first."""
    chance = random.Random(number)
    game = hh.Game(hh.DealCode(number))
    for _ in range(moves):
        legal = game.legal_moves()
        if not legal:
            break
        game.play(legal[0] if chance.random() < 0.7 else legal[-1])
    for _ in range(undone if game.can_undo else 0):
        game.undo()
    return game


def match(number: int = 12, moves: int = 120) -> hearts.Game:
    """Play a match at random."""
    chance = random.Random(number)
    game = hearts.Game(number, hearts.Rules(play_to=50))
    for _ in range(moves):
        if game.turn is None:
            break
        game.play(game.turn, chance.choice(game.legal_moves(game.turn)))
    return game


@dataclass(frozen=True)
class Kind:
    """One of the two kinds of file, with a game to write into it."""

    module: Any
    saved: SavedGame | SavedMatch

    def path(self, folder: Path) -> Path:
        return folder / str(self.module.FILE_NAME)

    def write(self, folder: Path) -> bytes:
        assert self.module.save(self.saved, folder) is None
        return self.path(folder).read_bytes()

    @cached_property
    def whole(self) -> bytes:
        """The undamaged file."""
        with TemporaryDirectory() as folder:
            return self.write(Path(folder))

    def load(self, folder: Path) -> Loaded[Any]:
        loaded: Loaded[Any] = self.module.load(folder)
        return loaded


def facts(saved: SavedGame | SavedMatch | None) -> tuple[object, ...] | None:
    """Return all that is known of a game, to compare."""
    if saved is None:
        return None
    common = (
        *(saved.id, saved.game.code, saved.milliseconds, saved.started),
        *(saved.recorded, saved.daily, getattr(saved, "winnable", None)),
    )
    if isinstance(saved, SavedMatch):
        return *common, saved.levels, saved.game.rules, saved.game.history, saved.game.state
    game = saved.game
    return *common, tuple(game.history), tuple(game.undone), game.undo_depth, game.state


HEART_TO_HEART = Kind(saved_game, SavedGame(ID, heart_to_heart(), 83_250, STARTED, recorded=True))
HEARTS = Kind(saved_match, SavedMatch(ID, match(), ("EASY", "HARD", "NORMAL"), 83_250, STARTED))
KINDS = (HEART_TO_HEART, HEARTS)
