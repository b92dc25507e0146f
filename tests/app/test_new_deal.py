"""A new deal of either game: the cards of the last one leave before the new ones come."""

import math
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from h2h.cards.card import Card
from h2h.storage.settings import GameKind
from h2h.table.card_item import Mark
from h2h.table.motions import LEAVE
from tests.pages import hearts, solitaire
from tests.player import Player
from tests.windows import OpenHearts, OpenTable

WITH_A_PAIR = "HH1-N-AAAAABE"
"""A deal that begins with a pair."""
Seen = dict[Card, tuple[float, float, bool]]


def seen(player: Player) -> Seen:
    """Return where each visible card is, and whether its face shows."""
    return {
        item.card: (item.x(), item.y(), item.face_up) for item in player.cards() if item.isVisible()
    }


def show_at(player: Player, milliseconds: float) -> None:
    """Show a moment of the running animation."""
    frame = player.scene.animator._frame
    assert frame is not None
    frame(milliseconds)


def far_from_source(player: Player) -> list[Card]:
    """Return the visible cards that are not where the deal comes from."""
    layout = player.scene.current_layout
    assert layout is not None
    source = layout.source
    return [
        card
        for card, (x, y, _) in seen(player).items()
        if math.hypot(x - source.x, y - source.y) > layout.card_width * 0.2
    ]


@pytest.fixture(params=GameKind)
def played(
    request: pytest.FixtureRequest,
    real_speed: None,
    open_table: OpenTable,
    open_hearts: OpenHearts,
) -> Player:
    """A game whose cards lie on the table."""
    player: Player
    if request.param is GameKind.HEARTS:
        player = open_hearts()
        player.scene.animator.finish()
    else:
        player = open_table()
        player.tap("stock", "stock", "heart-25")
        player.scene.animator.finish()
    return player


@pytest.fixture
def again(played: Player) -> Callable[[], None]:
    """Deals anew."""
    window = played.window
    if window.kind is GameKind.HEARTS:
        return lambda: hearts(window).deal("HT1-N-AAAAAAB")
    return lambda: solitaire(window).deal("HH1-N-AAAAAAB")


def test_the_old_cards_leave_before_the_new_ones_come(
    played: Player, again: Callable[[], None]
) -> None:
    old = seen(played)
    again()
    assert seen(played).keys() == old.keys()
    show_at(played, LEAVE * 0.5)
    assert seen(played).keys() == old.keys()
    assert far_from_source(played)
    show_at(played, LEAVE * 0.999)
    assert seen(played).keys() == old.keys()
    assert not far_from_source(played)
    assert not any(face_up for _, _, face_up in seen(played).values())
    show_at(played, LEAVE)
    assert not far_from_source(played)
    show_at(played, LEAVE + 150)
    assert far_from_source(played)
    played.scene.animator.finish()


def test_input_ends_both_at_once(played: Player, again: Callable[[], None]) -> None:
    again()
    show_at(played, LEAVE * 0.5)
    played.click_at(QPoint(2, 2))  # the bare table
    assert not played.scene.animator.running
    moved = seen(played)
    played.scene.show_position(played.scene.position)
    assert seen(played) == moved


def test_the_marks_of_the_new_deal_wait_for_its_cards(
    real_speed: None, open_table: OpenTable
) -> None:
    table = open_table()
    table.scene.animator.finish()
    solitaire(table.window).deal(WITH_A_PAIR)
    assert not table.marked(Mark.PLAYABLE)
    show_at(table, LEAVE)
    assert {item.place for item in table.cards() if item.mark is Mark.PLAYABLE} == {
        "heart-25",
        "waste",
    }
    table.scene.animator.finish()
    assert table.marked(Mark.PLAYABLE) == {"heart-25", "waste"}


def test_without_animation_nothing_leaves(played: Player, again: Callable[[], None]) -> None:
    played.scene.speed = 0
    again()
    assert not played.scene.animator.running
