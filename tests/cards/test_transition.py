"""Transitions: what the table is told of a change."""

import pytest

from h2h.cards.card import Card
from h2h.cards.transition import CardChange, Cause, PlacedCard, Position, diff
from h2h.heart_to_heart.engine import DealCode, Draw, Game, Redeal, RemovePair, position

QUEEN, KING, ACE = (Card.parse(text) for text in ("QH", "KH", "AH"))


def laid(*placed: PlacedCard) -> Position:
    return {p.card: p for p in placed}


QUEEN_IN_STOCK = PlacedCard(QUEEN, "stock", 0, face_up=False)
QUEEN_ON_WASTE = PlacedCard(QUEEN, "waste", 0, face_up=True)
KING_ON_WASTE = PlacedCard(KING, "waste", 1, face_up=True)


@pytest.mark.parametrize(
    ("before", "after", "changes"),
    [
        (laid(KING_ON_WASTE), laid(KING_ON_WASTE), []),
        (
            laid(QUEEN_IN_STOCK, KING_ON_WASTE),
            laid(QUEEN_ON_WASTE, KING_ON_WASTE),
            [CardChange(QUEEN, QUEEN_IN_STOCK, QUEEN_ON_WASTE)],
        ),
        (laid(KING_ON_WASTE), laid(), [CardChange(KING, KING_ON_WASTE, None)]),
        (laid(), laid(KING_ON_WASTE), [CardChange(KING, None, KING_ON_WASTE)]),
    ],
    ids=["nothing", "moved and turned", "removed", "added"],
)
def test_a_difference_names_what_changed_and_nothing_else(
    before: Position, after: Position, changes: list[CardChange]
) -> None:
    assert diff(before, after) == changes


def test_a_position_holds_every_card_on_the_table_bottom_first() -> None:
    game = Game(DealCode(12))
    placed = position(game.state)
    assert len(placed) == 52
    assert [p.depth for p in placed.values() if p.place == "stock"] == list(range(26))
    assert [p.place for p in placed.values()][-25:] == [f"heart-{n}" for n in range(1, 26)]
    assert all(p.card is card for card, p in placed.items())
    next_card = game.state.stock[0]
    assert placed[next_card] == PlacedCard(next_card, "stock", 25, face_up=False)


def test_only_the_stock_is_hidden() -> None:
    placed = position(Game(DealCode(12)).state)
    assert {p.place for p in placed.values() if not p.face_up} == {"stock"}


def test_a_draw_moves_one_card_and_a_redeal_turns_them_all_back() -> None:
    game = Game(DealCode(12))
    draw = game.play(Draw())
    assert draw.cause is Cause.DRAW
    (change,) = diff(position(draw.before), position(draw.after))
    assert change.after == PlacedCard(change.card, "waste", 1, face_up=True)
    while game.state.stock:
        game.play(Draw())
    redeal = game.play(Redeal())
    assert redeal.cause is Cause.REDEAL
    changes = diff(position(redeal.before), position(redeal.after))
    assert len(changes) == 27
    assert {c.after and (c.after.place, c.after.face_up) for c in changes} == {("stock", False)}


def test_a_pair_leaves_the_table_and_undo_and_redo_tell_so() -> None:
    game = Game(DealCode(12))
    for _ in range(9):
        game.play(Draw())
    pair = game.play(RemovePair(25, 0))
    assert pair.cause is Cause.PAIR
    gone = diff(position(pair.before), position(pair.after))
    assert [change.after for change in gone] == [None, None]
    undo = game.undo()
    assert (undo.cause, undo.before, undo.after) == (Cause.UNDO, pair.after, pair.before)
    redo = game.redo()
    assert (redo.cause, redo.before, redo.after) == (Cause.REDO, pair.before, pair.after)
