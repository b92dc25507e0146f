"""The rules of Hearts: a match, its scores and its code. No Qt, no files, no clock."""

from h2h.hearts.engine.claim import remaining_is_decided
from h2h.hearts.engine.game import Game
from h2h.hearts.engine.match_code import MatchCode, MatchCodeError
from h2h.hearts.engine.moves import (
    IllegalMove,
    IllegalMoveError,
    Move,
    NextRound,
    PassCards,
    PlayCard,
    parse_move,
)
from h2h.hearts.engine.position import position
from h2h.hearts.engine.rules import (
    Moon,
    PassDirection,
    Passing,
    Phase,
    QueenOfSpades,
    Rules,
    Seat,
)
from h2h.hearts.engine.scoring import Outcome, RoundResult
from h2h.hearts.engine.state import PlayerView, State
from h2h.hearts.engine.trick import Trick

__all__ = [
    "Game",
    "IllegalMove",
    "IllegalMoveError",
    "MatchCode",
    "MatchCodeError",
    "Moon",
    "Move",
    "NextRound",
    "Outcome",
    "PassCards",
    "PassDirection",
    "Passing",
    "Phase",
    "PlayCard",
    "PlayerView",
    "QueenOfSpades",
    "RoundResult",
    "Rules",
    "Seat",
    "State",
    "Trick",
    "parse_move",
    "position",
    "remaining_is_decided",
]
