"""What the others play, and whose turn it is, reaches the ear of who uses Orca, exactly once."""

from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible

from h2h.game.card_names import CardNames
from tests.hearts.player import HeartsPlayer
from tests.orca import Orca


@pytest.fixture(params=[False, True], ids=["43", "48"])
def orca(
    table: HeartsPlayer, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Orca]:
    QAccessible.setActive(True)
    yield Orca(table.view, monkeypatch, knows_announcements=request.param)
    QAccessible.setActive(False)


def test_a_trick_is_heard_card_by_card_until_it_is_my_turn(table: HeartsPlayer, orca: Orca) -> None:
    table.view.setFocus()
    table.pass_cards()
    table.wait_for_turn()
    orca.heard()
    place = table.controller.hand.reachable_cards[0]
    table.controller.focus_on(place)
    mine = table.controller.hand.card_at(place)
    assert mine is not None
    before = table.game.state
    table.press("Return")
    table.wait_for_turn()
    spoken = orca.heard()
    names, words = table.controller.words.names, CardNames()
    trick = table.game.state.last_trick
    assert trick is not None
    assert before.trick is None or before.trick.cards != trick.cards
    assert f"{names[0]}: {words.card(mine)}" in spoken
    plays = [text for text in spoken if ": " in text and not text.endswith("played now")]
    assert len(plays) == len(set(plays))
    for seat, card in trick.plays[trick.cards.index(mine) :]:
        assert sum(text.startswith(f"{names[seat]}: {words.card(card)}") for text in spoken) == 1
    assert sum("took" in text for text in spoken) == 1
    assert [text for text in spoken if "Your turn" in text] == [
        text for text in spoken if text.endswith(". Your turn")
    ]
    assert sum("Your turn" in text for text in spoken) == 1
