"""A card that can't be played says why, in the player's words."""

import pytest

from h2h.cards.card import Card
from h2h.hearts.engine import Game, PassDirection, PlayCard, QueenOfSpades, Rules, Seat
from h2h.table.card_item import Mark
from tests.hearts.player import HeartsPlayer, hands

REST = ". . . . . . . . . . . . ."


def test_another_suit_must_follow(table: HeartsPlayer) -> None:
    table.start(hands("2C 3C 4S 5H 6H 7D 8D 9D 10D JD QD KD AD", REST, REST, REST))
    table.tap_card("5H")
    assert table.message() == "The two of clubs is led first"
    table.tap_card("2C")
    table.wait_until(lambda: table.game.state.last_trick)
    assert "2C" not in table.hand()


@pytest.mark.parametrize(
    ("led", "message"),
    [
        ("2C", "Follow suit: clubs"),
        pytest.param("3D", "Follow suit: diamonds", marks=pytest.mark.thorough),
        pytest.param("4S", "Follow suit: spades", marks=pytest.mark.thorough),
    ],
)
def test_follow_suit(table: HeartsPlayer, led: str, message: str) -> None:
    # West holds all high cards, so it leads from the second trick on.
    south = "3C 4C 5C 4D 5D 6D 5S 6S 7S 2H 3H 4H 5H"
    west = "2C AC KC QC 3D AD KD 4S AS KS QS AH KH"
    table.start(hands(south, west, REST, REST))
    table.wait_for_turn()
    suit = led[-1]
    table.play_until(lambda: _led(table) == suit)
    wrong = next(name for name in table.hand() if not name.endswith(suit))
    before = table.hand()
    table.tap_card(wrong)
    assert table.message() == message
    assert table.hand() == before
    assert table.mark_of(wrong) is Mark.DIMMED


def _led(table: HeartsPlayer) -> str | None:
    trick = table.game.state.trick
    if not trick or not trick.led_suit or table.game.turn is not Seat.SOUTH:
        return None
    suit = trick.led_suit.value
    return suit if any(name.endswith(suit) for name in table.hand()) else None


def on_lead(table: HeartsPlayer, rules: Rules) -> None:
    """South won the first trick with the ace of clubs and leads; hearts are whole."""
    south = "AC KC 4D 5D 6D 7D 8D 2S QS 2H 3H 4H 5H"
    dealt = hands(south, f"2C {REST[2:]}", f"3C {REST[2:]}", f"4C {REST[2:]}")
    game = Game.from_hands(dealt, PassDirection.HOLD, rules)
    for seat, name in zip((*Seat, Seat.SOUTH)[1:], ("2C", "3C", "4C", "AC"), strict=True):
        game.play(seat, PlayCard(Card.parse(name)))
    game.take_trick()
    table.session.model.start(game)


def test_hearts_are_not_led_before_they_are_broken(table: HeartsPlayer) -> None:
    on_lead(table, Rules())
    table.tap_card("3H")
    assert table.message() == "Hearts are not broken yet"
    table.tap_card("QS")
    assert "QS" not in table.hand()


def test_the_queen_waits_for_hearts_where_the_rules_say_so(table: HeartsPlayer) -> None:
    on_lead(table, Rules(queen_of_spades=QueenOfSpades.AFTER_HEARTS_BROKEN))
    table.tap_card("QS")
    assert table.message() == "The queen of spades can’t be led before hearts are broken"
    assert len(table.hand()) == 12


def test_no_points_on_the_first_trick_where_the_rules_say_so(table: HeartsPlayer) -> None:
    south = "2D 3D 4D 5D 6D 7D 8D QS 2H 3H 4H 5H 6H"
    table.start(
        hands(south, "2C . . . . . . . . . . . .", REST, REST),
        rules=Rules(points_on_first_trick=False),
    )
    table.wait_for_turn()
    for name in ("QS", "2H"):
        table.tap_card(name)
        assert table.message() == "No points on the first trick"
    table.tap_card("2D")
    assert "2D" not in table.hand()


def test_with_them_allowed_they_can_be_played(table: HeartsPlayer) -> None:
    south = "2D 3D 4D 5D 6D 7D 8D QS 2H 3H 4H 5H 6H"
    table.start(hands(south, "2C . . . . . . . . . . . .", REST, REST))
    table.wait_for_turn()
    table.tap_card("QS")
    assert "QS" not in table.hand()


def test_out_of_turn_it_says_whose_turn_it_is(table: HeartsPlayer) -> None:
    table.controller.turns.set_pause(60)
    table.start(hands(REST, "2C . . . . . . . . . . . .", REST, REST))
    table.tap("hand-south-1")
    assert table.message() == "It is Mira’s turn"
    assert len(table.hand()) == 13


def test_the_button_says_how_many_cards_are_wanted(table: HeartsPlayer) -> None:
    table.press_button()
    assert table.message() == "Choose three cards to pass"
