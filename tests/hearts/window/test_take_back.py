"""Cards can be taken back, and a match in which one was says so."""

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from h2h.hearts.engine import Phase, Seat
from h2h.hearts.result import result_of
from h2h.hearts.statistics_page import HeartsStatistics
from h2h.storage.settings import GameKind
from tests.hearts.player import HeartsPlayer, before_last_card, three_cards_played
from tests.windows import OpenHearts

SOUTH = "5C AC 4D 5D 6D 7D 8D 2S 3S 2H 3H 4H 5H"


def at_a_choice(open_hearts: OpenHearts) -> HeartsPlayer:
    player = open_hearts()
    player.controller.turns.set_pause(60)
    player.session.model.start(three_cards_played(SOUTH))
    return player


def test_a_card_comes_back_and_goes_again(open_hearts: OpenHearts) -> None:
    player = at_a_choice(open_hearts)
    assert not player.action("undo").isEnabled()
    player.tap_card("5C")
    held = player.hand()
    player.press("Ctrl+Z")
    assert "5C" in player.hand()
    assert player.controller.hand.reachable_cards == ["hand-south-1", "hand-south-2"]
    assert player.action("redo").isEnabled()
    player.click_button("redo")
    assert player.hand() == held
    assert player.session.model.trick_lies_full


def test_the_same_opponents_answer_the_same_way(table: HeartsPlayer) -> None:
    table.pass_cards()
    table.wait_for_turn()
    choice = table.controller.hand.reachable_cards[0]
    table.tap(choice)
    table.wait_for_turn()
    history = table.game.history
    if table.action("undo").isEnabled():
        table.press("Ctrl+Z")
        table.tap(choice)
        table.wait_for_turn()
        assert table.game.history == history


def test_the_pass_is_taken_back_before_the_first_lead(open_hearts: OpenHearts) -> None:
    player = open_hearts(trick_pause=10)
    before = player.hand()
    QTest.qWait(50)
    player.controller.turns.set_pause(60)
    player.tap("hand-south-1", "hand-south-2", "hand-south-3")
    player.press_button()
    player.wait_until(lambda: player.game.phase is Phase.PLAYING)
    if not player.game.state.tricks[0].cards:
        player.press("Ctrl+Z")
        assert player.hand() == before
        assert player.furniture.button.isVisible()


def test_a_round_that_is_over_can_be_taken_back(open_hearts: OpenHearts) -> None:
    player = open_hearts()
    game = before_last_card()
    player.session.model.start(game)
    player.tap("hand-south-1")
    player.wait_until(lambda: player.sheet)
    assert player.sheet
    player.sheet.reject()
    assert player.action("undo").isEnabled()
    player.press("Ctrl+Z")
    assert player.game.phase is Phase.PLAYING
    assert not player.furniture.button.isVisible()
    assert [plate.text.total for plate in player.furniture.plates.values()] == ["total 0"] * 4
    player.wait_for_turn()


def test_the_setting_switches_it_off(open_hearts: OpenHearts) -> None:
    player = at_a_choice(open_hearts)
    player.tap_card("5C")
    assert player.action("undo").isEnabled()
    player.window.change("take_back", value=False)
    assert not player.action("undo").isEnabled()
    player.press("Ctrl+Z")
    assert "5C" not in player.hand()


def test_a_match_with_cards_taken_back_is_counted_apart(open_hearts: OpenHearts) -> None:
    player = open_hearts(ask_before_replacing=False)
    player.pass_cards()
    player.play_until(lambda: player.game.can_undo)
    assert not player.session.saved.taken_back
    player.press("Ctrl+Z")
    assert player.session.saved.taken_back
    player.close()
    again = open_hearts(code=None)
    assert again.session.saved.taken_back
    again.page.new_game()
    assert not again.session.saved.taken_back
    results = again.window.keeper.statistics.results(GameKind.HEARTS)
    assert [result.match.taken_back for result in results if result.match] == [True]
    page = HeartsStatistics()
    page.show_overview(again.window.keeper.statistics.overview(page.filter))
    texts = [label.text() for label in page.findChildren(QLabel)]
    assert texts[texts.index("Played") + 1] == "0"
    assert texts[texts.index("With cards taken back") + 1] == "1"


def test_undo_and_back_leaves_no_turn_of_the_computer_behind(open_hearts: OpenHearts) -> None:
    player = at_a_choice(open_hearts)
    for _ in range(5):
        player.tap_card("5C")
        player.press("Ctrl+Z", "Ctrl+Y", "Ctrl+Z")
    QTest.qWait(100)
    assert player.game.turn is Seat.SOUTH
    assert result_of(player.session.saved).match
