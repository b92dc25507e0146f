import pytest

from h2h.hearts.bots.card_set import HEARTS, QUEEN, card_set, each, to_card
from h2h.hearts.bots.clues import unlikely_cards
from h2h.hearts.engine import Rules, Seat
from tests.hearts.engine.texts import cards, tricks

FIRST = "S: 2C 3C 4C AC / "


@pytest.mark.parametrize(
    ("table", "seat", "unlikely"),
    [
        # Led low: nothing lower. The two of clubs has to be led.
        ("S: 2C", Seat.SOUTH, ""),
        (FIRST + "E: 5D", Seat.EAST, "2D 3D 4D"),
        # Ducked: nothing closer under the winner.
        (FIRST + "E: 9D 6D", Seat.SOUTH, "7D 8D"),
        (FIRST + "E: KS 9S", Seat.SOUTH, "10S JS QS"),
        (FIRST + "E: KS QS", Seat.SOUTH, ""),
        # Went over: nothing to duck with, and nothing lower to go over with.
        (FIRST + "E: 5D 8D", Seat.SOUTH, "2D 3D 4D 6D 7D"),
        # Took a trick without points, last: nothing higher. The queen of spades is kept back.
        (FIRST + "E: 5D 6D 7D KD", Seat.NORTH, "AD"),
        (FIRST + "E: 5S 6S 7S JS", Seat.NORTH, "KS AS"),
        # Took points, last: nothing to duck with, nothing higher.
        (FIRST + "E: 3D 2D 2H KD", Seat.NORTH, "2D AD"),
        # Threw a card: no queen, no heart above it, nothing more dangerous.
        (FIRST + "E: 3D QS", Seat.SOUTH, ""),
        (FIRST + "E: 3D QH", Seat.SOUTH, "QS KH AH"),
        (FIRST + "E: 3D KS", Seat.SOUTH, "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"),
    ],
)
def test_what_a_card_makes_unlikely(table: str, seat: Seat, unlikely: str) -> None:
    (*_, last) = found = tricks(table)
    # Only this trick's clues: those of the first are the same in each row.
    before = unlikely_cards(found[:-1], Rules())[seat] if len(found) > 1 else 0
    clues = unlikely_cards(found, Rules())[seat]
    named = {to_card(card) for card in each(clues & ~before)}
    assert named - set(last.cards) == set(cards(unlikely)) - set(last.cards)


def test_the_first_trick_says_nothing_where_points_may_not_be_played() -> None:
    found = tricks("S: 2C 3C 5D")
    assert not unlikely_cards(found, Rules(points_on_first_trick=False))[Seat.NORTH] & QUEEN
    assert unlikely_cards(found, Rules())[Seat.NORTH] & (QUEEN | HEARTS) == QUEEN | HEARTS


def test_cards_of_the_first_trick() -> None:
    seen = unlikely_cards(tricks("S: 2C 3C"), Rules())[Seat.WEST]
    assert seen == card_set(cards("4C 5C 6C 7C 8C 9C 10C JC QC KC AC"))
