import pytest

from h2h.cards.card import Card
from h2h.hearts.engine import IllegalMove, QueenOfSpades, Rules, Seat
from h2h.hearts.engine.trick import why_illegal
from tests.hearts.engine.texts import cards, tricks

ANY = Rules()
NO_POINTS = Rules(points_on_first_trick=False)
QUEEN_WAITS = Rules(queen_of_spades=QueenOfSpades.AFTER_HEARTS_BROKEN)
QUIET = "S: 2C 3C 4C 5C / E:"
QUIET_FOLLOW = "S: 2C 3C 4C 5C / E: 9D"
BROKEN = "S: 2C 3C 4C 2H / N:"


@pytest.mark.parametrize(
    ("table", "hand", "rules", "legal"),
    [
        ("S:", "2C 3C AH QS", ANY, "2C"),
        ("S:", "2C 3C AH QS", NO_POINTS, "2C"),
        # Following.
        ("S: 2C", "3C KC AH", ANY, "3C KC"),
        (QUIET_FOLLOW, "3D AD QS 5H", ANY, "3D AD"),
        (QUIET_FOLLOW, "QS 5H 9C", ANY, "QS 5H 9C"),
        (QUIET_FOLLOW, "QS 5H 9C", NO_POINTS, "QS 5H 9C"),
        (QUIET_FOLLOW, "QS 5H 9C", QUEEN_WAITS, "QS 5H 9C"),
        # Points on the first trick.
        ("S: 2C", "QS 5H 9D", ANY, "QS 5H 9D"),
        ("S: 2C", "QS 5H 9D", NO_POINTS, "9D"),
        ("S: 2C", "QS 5H AH", NO_POINTS, "QS 5H AH"),
        ("S: 2C", "5H AH", NO_POINTS, "5H AH"),
        ("S: 2C", "QS 3C", NO_POINTS, "3C"),
        # Leading before and after hearts are broken.
        (QUIET, "9D QS 5H", ANY, "9D QS"),
        (QUIET, "9D QS 5H", QUEEN_WAITS, "9D"),
        (QUIET, "QS 5H", ANY, "QS"),
        (QUIET, "QS 5H", QUEEN_WAITS, "QS 5H"),
        (QUIET, "QS", QUEEN_WAITS, "QS"),
        (QUIET, "5H AH", ANY, "5H AH"),
        (QUIET, "5H AH", QUEEN_WAITS, "5H AH"),
        (BROKEN, "9D QS 5H", ANY, "9D QS 5H"),
        (BROKEN, "9D QS 5H", QUEEN_WAITS, "9D QS 5H"),
        # The queen breaks no hearts.
        ("S: 2C 3C 4C QS / N:", "9D 5H", ANY, "9D"),
        # Hearts led because there was nothing else are broken too.
        ("S: 2C 3C 4C 5C / E: 5H 6H 7H 8H / N:", "9D 9H", ANY, "9D 9H"),
    ],
)
def test_the_legal_cards(table: str, hand: str, rules: Rules, legal: str) -> None:
    held = cards(hand)
    allowed = [c for c in held if why_illegal(c, held, tricks(table), rules) is None]
    assert allowed == list(cards(legal))


@pytest.mark.parametrize(
    ("table", "hand", "card", "rules", "reason"),
    [
        ("S:", "2C 3C", "3C", ANY, IllegalMove.MUST_LEAD_TWO_OF_CLUBS),
        (QUIET_FOLLOW, "3D 5C", "5C", ANY, IllegalMove.FOLLOW_SUIT),
        ("S: 2C", "3D 5H", "5H", NO_POINTS, IllegalMove.NO_POINTS_ON_FIRST_TRICK),
        ("S: 2C", "3C 5H", "5H", NO_POINTS, IllegalMove.FOLLOW_SUIT),
        (QUIET, "3D 5H", "5H", ANY, IllegalMove.HEARTS_NOT_BROKEN),
        (QUIET, "3D QS", "QS", QUEEN_WAITS, IllegalMove.QUEEN_NOT_BROKEN),
    ],
)
def test_the_reason_names_the_rule(
    table: str, hand: str, card: str, rules: Rules, reason: IllegalMove
) -> None:
    assert why_illegal(Card.parse(card), cards(hand), tricks(table), rules) is reason


@pytest.mark.parametrize(
    ("text", "winner", "points"),
    [
        ("S: 2C 3C 4C 5C", Seat.EAST, 0),
        ("W: 10D AD KD QD", Seat.NORTH, 0),
        ("N: 9S AH AD QS", Seat.WEST, 14),
        ("E: 2H 3H AH KH", Seat.WEST, 4),
        ("N: 5C AD AS AH", Seat.NORTH, 1),
    ],
)
def test_the_highest_card_of_the_led_suit_takes_the_trick(
    text: str, winner: Seat, points: int
) -> None:
    (trick,) = tricks(text)
    assert (trick.winner, trick.points) == (winner, points)
