"""The rules of Heart to Heart, as functions over frozen states."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, NamedTuple, TypeAlias

from h2h.cards.card import Card
from h2h.cards.transition import PlacedCard
from h2h.heart_to_heart.engine.deal_code import DealCode, deal
from h2h.heart_to_heart.engine.layout import COVERED_BY
from h2h.heart_to_heart.engine.places import STOCK_NAME, WASTE, WASTE_NAME, name_of

POINTS_A_CARD: Final = 10
"""What a card removed from the heart scores; the waste's card scores nothing."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Turn the stock's top card onto the waste."""

    def __str__(self) -> str:
        return "D"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Put the whole waste back as the stock, in the same order."""

    def __str__(self) -> str:
        return "R"


@dataclass(frozen=True, slots=True)
class RemovePair:
    """Remove two cards of one rank; a place is 1 to 25 or `WASTE`."""

    first: int
    second: int

    def __str__(self) -> str:
        return f"{self.first}+{self.second}"


Move: TypeAlias = Draw | Redeal | RemovePair


def parse_move(text: str) -> Move:
    """Read a move from its text form: ``D``, ``R`` or two places such as ``25+0``.

    Raises:
        ValueError: the text is none of these.
    """
    if text == "D":
        return Draw()
    if text == "R":
        return Redeal()
    first, _, second = text.partition("+")
    if not (first.isdecimal() and second.isdecimal() and len(text) <= 5):
        raise ValueError(f"not a move: {text[:20]!r}")
    return RemovePair(int(first), int(second))


class Outcome(Enum):
    """How a game has ended."""

    WON = auto()
    NO_MOVES = auto()


class IllegalMove(Enum):
    """Why a move can't be played."""

    GAME_WON = auto()
    STOCK_EMPTY = auto()
    STOCK_NOT_EMPTY = auto()
    NOTHING_TO_REDEAL = auto()
    NO_CARD = auto()
    COVERED = auto()
    SAME_CARD = auto()
    DIFFERENT_RANKS = auto()


class IllegalMoveError(ValueError):
    """The rules don't allow a move; ``reason`` says why. The state is unchanged."""

    def __init__(self, reason: IllegalMove) -> None:
        super().__init__(reason.name)
        self.reason = reason


class State(NamedTuple):
    """The cards and the score of a game at one moment.

    Attributes:
        heart: 25 cards, None where one has been removed; place 1 first.
        stock: the next card to be turned first.
        waste: the top card last.
        moves: pairs, draws and redeals played.
        score: points.
    """

    heart: tuple[Card | None, ...]
    stock: tuple[Card, ...]
    waste: tuple[Card, ...]
    moves: int = 0
    score: int = 0

    @property
    def is_won(self) -> bool:
        """Whether the heart is empty."""
        return not any(self.heart)

    def card_at(self, place: int) -> Card | None:
        """Return the card of a place of the heart, or the waste's top."""
        if place == WASTE:
            return self.waste[-1] if self.waste else None
        return self.heart[place - 1] if 1 <= place <= len(self.heart) else None


def initial_state(code: DealCode) -> State:
    """Return the state at the start of a deal."""
    dealt = deal(code)
    return State(dealt.heart, dealt.stock, (dealt.waste,))


def is_free(state: State, place: int) -> bool:
    """Return whether there is a card at a place and nothing covers it."""
    if place == WASTE:
        return bool(state.waste)
    if state.card_at(place) is None:
        return False
    return not any(state.heart[below] for below in COVERED_BY[place - 1])


def free_places(state: State) -> list[int]:
    """Return the numbers (1–25) of the heart's free cards, in reading order."""
    heart = state.heart
    free = []
    for place, (card, covers) in enumerate(zip(heart, COVERED_BY, strict=True), 1):
        if card is not None:
            for below in covers:
                if heart[below] is not None:
                    break
            else:
                free.append(place)
    return free


def pairs(state: State) -> Iterator[RemovePair]:
    """Yield the pairs that can be removed now."""
    places = free_places(state)
    if state.waste:
        places.append(WASTE)
    for i, first in enumerate(places):
        card = state.card_at(first)
        for second in places[i + 1 :]:
            other = state.card_at(second)
            if card and other and card.rank == other.rank:
                yield RemovePair(first, second)


def legal_moves(state: State) -> list[Move]:
    """Return every move that can be played now; none once the game is won."""
    if state.is_won:
        return []
    moves: list[Move] = list(pairs(state))
    if state.stock:
        moves.append(Draw())
    elif state.waste:
        moves.append(Redeal())
    return moves


def outcome(state: State) -> Outcome | None:
    """Return how the game has ended, or None while a pair can still be reached.

    This is exact. Redeals are unlimited, so each card of stock and waste reaches the top of the
    waste; a free card has no partner only if no card of its rank is free, in the stock or in the
    waste.
    """
    free = [card.rank for place in free_places(state) if (card := state.heart[place - 1])]
    if not free:
        return Outcome.WON
    ranks = set(free)
    if len(ranks) < len(free):
        return None
    for pile in (state.waste, state.stock):
        for card in pile:
            if card.rank in ranks:
                return None
    return Outcome.NO_MOVES


def after(state: State, move: Move) -> State:
    """Return the state that a move leads to.

    Raises:
        IllegalMoveError: the rules don't allow the move.
    """
    if state.is_won:
        raise IllegalMoveError(IllegalMove.GAME_WON)
    heart, stock, waste = state.heart, state.stock, state.waste
    match move:
        case Draw():
            if not stock:
                raise IllegalMoveError(IllegalMove.STOCK_EMPTY)
            return State(heart, stock[1:], (*waste, stock[0]), state.moves + 1, state.score)
        case Redeal():
            if stock:
                raise IllegalMoveError(IllegalMove.STOCK_NOT_EMPTY)
            if not waste:
                raise IllegalMoveError(IllegalMove.NOTHING_TO_REDEAL)
            return State(heart, waste, (), state.moves + 1, state.score)
        case RemovePair(first, second):
            return _without_pair(state, first, second)


def _without_pair(state: State, first: int, second: int) -> State:
    if first == second:
        raise IllegalMoveError(IllegalMove.SAME_CARD)
    cards = [state.card_at(place) for place in (first, second)]
    if cards[0] is None or cards[1] is None:
        raise IllegalMoveError(IllegalMove.NO_CARD)
    if not (is_free(state, first) and is_free(state, second)):
        raise IllegalMoveError(IllegalMove.COVERED)
    if cards[0].rank != cards[1].rank:
        raise IllegalMoveError(IllegalMove.DIFFERENT_RANKS)
    heart, waste, score = list(state.heart), state.waste, state.score
    for place in (first, second):
        if place == WASTE:
            waste = waste[:-1]
        else:
            heart[place - 1] = None
            score += POINTS_A_CARD
    return State(tuple(heart), state.stock, waste, state.moves + 1, score)


def position(state: State) -> dict[Card, PlacedCard]:
    """Return where each card lies, in the order in which the table draws them."""
    placed = [
        PlacedCard(card, STOCK_NAME, depth, face_up=False)
        for depth, card in enumerate(reversed(state.stock))
    ]
    placed += [
        PlacedCard(card, WASTE_NAME, depth, face_up=True) for depth, card in enumerate(state.waste)
    ]
    placed += [
        PlacedCard(card, name_of(place), 0, face_up=True)
        for place, card in enumerate(state.heart, 1)
        if card
    ]
    return {p.card: p for p in placed}
