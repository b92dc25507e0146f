"""Three cards go to a neighbour, and three come."""

from functools import partial

import pytest
from pytestqt.qtbot import QtBot

from h2h.cards.card import Card
from h2h.hearts.bots import Level, make
from h2h.hearts.engine import PassDirection, Phase, Seat
from h2h.hearts.engine.rules import DECK
from h2h.storage.settings import GameKind
from h2h.table.card_item import Mark
from h2h.table.message_item import MessageItem
from tests.hearts.player import HeartsPlayer
from tests.variants import pairs
from tests.windows import OpenHearts, OpenWindow

DEALT = {seat: DECK[seat * 13 : seat * 13 + 13] for seat in Seat}


def test_three_cards_are_chosen_and_may_be_taken_back(table: HeartsPlayer) -> None:
    names = table.hand()
    button = table.furniture.button
    assert not button.text.ready
    table.tap("hand-south-2", "hand-south-5")
    assert table.mark_of(names[1]) is Mark.CHOSEN
    assert button.text.more == "2 of 3 cards chosen"
    table.tap("hand-south-2")
    assert table.mark_of(names[1]) is not Mark.CHOSEN
    table.tap("hand-south-1", "hand-south-13")
    assert button.text.ready
    table.tap("hand-south-7")
    assert table.message() == "Three cards are chosen: take one back first"
    assert table.controller.hand.chosen == {Card.parse(names[i]) for i in (0, 4, 12)}


def test_a_message_goes_once_it_is_heeded(table: HeartsPlayer) -> None:
    table.tap("hand-south-1", "hand-south-5", "hand-south-13", "hand-south-7")
    (message,) = [item for item in table.scene.items() if isinstance(item, MessageItem)]
    assert message.isVisible()
    table.tap("hand-south-1")
    assert not message.isVisible()


def test_only_what_is_chosen_is_lifted_and_it_glows_most(table: HeartsPlayer) -> None:
    table.controller.hint(make(Level.NORMAL, 1))
    table.wait_until(lambda: table.controller.hand.hinted)
    hinted = [str(card) for card in table.controller.hand.hinted]
    marks = {name: table.mark_of(name) for name in table.hand()}
    assert {name for name, mark in marks.items() if mark.halo is not None} == set(hinted)
    assert not any(mark.lift for mark in marks.values())
    assert not any(mark.halo for mark in marks.values())  # the strong one is for what is chosen
    table.tap_card(hinted[0])
    assert table.mark_of(hinted[0]).lift
    assert table.mark_of(hinted[0]).halo
    assert not table.mark_of(hinted[1]).lift


def test_chosen_cards_survive_a_switch_of_games(table: HeartsPlayer) -> None:
    table.tap("hand-south-2", "hand-south-5")
    chosen = table.controller.hand.chosen
    table.choose("playHeartToHeart")
    table.choose("playHearts")
    assert table.controller.hand.chosen == chosen
    assert {str(table.item(place).card) for place in table.marked(Mark.CHOSEN)} == set(
        map(str, chosen)
    )
    assert table.furniture.button.text.more == "2 of 3 cards chosen"


def is_elsewhere(table: HeartsPlayer, before: str) -> bool:
    return table.controller.hand.focus != before


def test_a_hint_stays_while_its_cards_are_chosen(table: HeartsPlayer) -> None:
    table.press("Right")
    table.choose("hint")
    table.wait_until(lambda: table.controller.hand.hinted)
    hinted = table.controller.hand.hinted
    for count in (1, 2, 3):
        focus = table.controller.hand.focus
        assert focus is not None
        card = table.controller.hand.card_at(focus)
        assert card in hinted - table.controller.hand.chosen
        table.press("Return")
        assert len(table.controller.hand.chosen) == count
        assert table.controller.hand.hinted == hinted
        if count < 3:
            table.choose("hint")
            table.wait_until(partial(is_elsewhere, table, focus))
    table.press("Up", "Return")
    assert not table.controller.hand.hinted


@pytest.mark.parametrize(
    ("direction", "receiver", "title"),
    [
        (PassDirection.LEFT, "west", "Pass to Mira"),
        (PassDirection.ACROSS, "north", "Pass to Oskar"),
        (PassDirection.RIGHT, "east", "Pass to Lena"),
    ],
)
def test_the_button_names_who_receives(
    table: HeartsPlayer, direction: PassDirection, receiver: str, title: str
) -> None:
    table.start(DEALT, direction)
    assert table.furniture.button.text.title == title
    assert table.furniture.plates[receiver].text.note == "receives"
    assert table.furniture.chevrons.isVisible()
    given = table.hand()[:3]
    table.pass_cards()
    assert not set(given) & set(table.hand())
    held = table.game.state.hands[Seat[receiver.upper()]]
    played = [card for trick in table.game.state.tricks for card in trick.cards]
    assert {Card.parse(name) for name in given} <= {*held, *played}


def test_received_cards_are_marked_until_the_first_trick_is_taken(table: HeartsPlayer) -> None:
    before = set(table.hand())
    table.pass_cards()
    came = set(map(str, table.game.state.received(Seat.SOUTH)))
    assert len(came) == 3
    assert not came & before
    assert {str(card) for card in table.scene.badges} == came
    table.play_until(lambda: table.game.state.taken == 1)
    assert set(table.scene.badges) == set()


def test_a_round_without_a_pass_begins_with_the_two_of_clubs(table: HeartsPlayer) -> None:
    table.start(DEALT, PassDirection.HOLD)  # South holds all clubs
    assert not table.furniture.button.isVisible()
    assert table.game.phase is Phase.PLAYING
    assert table.controller.hand.reachable_cards == ["hand-south-1"]


def test_the_bar_says_how_far_the_match_is(table: HeartsPlayer) -> None:
    assert table.reads("headline") == "Round 1  ·  pass to the left"
    assert table.reads("playTo") == "play to 100"
    assert table.reads("dealCode") == "HT1-N-AAAAAAF"
    table.pass_cards()
    for number in range(1, 4):
        table.wait_for_turn()
        assert table.reads("headline") == f"Round 1  ·  trick {number} of 13"
        table.act()
    table.skip(lambda game: len(game.state.tricks) == 13)
    assert table.reads("headline") == "Round 1  ·  trick 13 of 13"


def test_the_button_comes_when_the_cards_have_arrived(
    real_speed: None, open_hearts: OpenHearts
) -> None:
    table = open_hearts()
    table.page.new_game()
    assert table.scene.animator.running
    assert not table.furniture.button.isVisible()
    assert not table.furniture.chevrons.isVisible()
    table.wait_until(table.furniture.button.isVisible)
    assert not table.scene.animator.running


def test_a_tap_on_a_card_does_not_wait_for_the_deal(
    real_speed: None, open_hearts: OpenHearts
) -> None:
    table = open_hearts()
    table.page.new_game()
    table.controller.tap_by_hand("hand-south-3")
    assert len(table.controller.hand.chosen) == 1
    assert table.furniture.button.isVisible()


def test_the_first_switch_to_hearts_deals_its_cards(
    real_speed: None, open_window: OpenWindow, qtbot: QtBot
) -> None:
    window = open_window(None, (1280, 800))
    window.play(GameKind.HEARTS)
    table = HeartsPlayer(window, qtbot)
    assert table.scene.animator.running
    table.scene.animator.finish()
    table.pass_cards()
    table.choose("playHeartToHeart")
    table.choose("playHearts")
    assert not table.scene.animator.running


@pairs("language, size", ["en", "bg", "ru"], [(1280, 800), (480, 360), (600, 1000)])
def test_the_button_to_pass_covers_no_plate(
    open_hearts: OpenHearts, size: tuple[int, int], language: str
) -> None:
    table = open_hearts(size=size, language=language)
    for chosen in range(4):
        box = table.furniture.button.box
        for seat, plate in table.furniture.plates.items():
            outline = plate.mapToScene(plate.shape()).boundingRect()
            assert not outline.intersects(box), (seat, chosen)
        if chosen < 3:
            table.tap(f"hand-south-{chosen + 1}")
