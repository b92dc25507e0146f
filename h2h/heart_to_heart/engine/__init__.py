"""Heart to Heart: remove a heart of 25 cards in pairs of equal rank."""

from h2h.heart_to_heart.engine.deal_code import Deal, DealCode, DealCodeError, deal
from h2h.heart_to_heart.engine.game import UNDO_LIMIT, Game
from h2h.heart_to_heart.engine.places import WASTE
from h2h.heart_to_heart.engine.rules import (
    Draw,
    IllegalMove,
    IllegalMoveError,
    Move,
    Outcome,
    Redeal,
    RemovePair,
    State,
    parse_move,
    position,
)

__all__ = [
    "UNDO_LIMIT",
    "WASTE",
    "Deal",
    "DealCode",
    "DealCodeError",
    "Draw",
    "Game",
    "IllegalMove",
    "IllegalMoveError",
    "Move",
    "Outcome",
    "Redeal",
    "RemovePair",
    "State",
    "deal",
    "parse_move",
    "position",
]
