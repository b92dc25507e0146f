"""A hint's reason is a fact on the table, or there is none."""

from random import Random

import pytest

from h2h.cards.card import Card, Suit
from h2h.hearts.engine import Game, Phase, PlayCard, Rules, Seat
from h2h.hearts.engine.counting import played_cards, void_suits
from h2h.hearts.engine.reasons import Reason, explain_pass, explain_play
from h2h.hearts.engine.rules import DECK, strength
from tests.hearts.engine.texts import cards, view

FIRST = "S: 2C 3C 5C AC / "
MOON = "S: 2C 3C 5C AC / E: 3D QS 4D 5D / "


@pytest.mark.parametrize(
    ("hand", "table", "card", "reason"),
    [
        ("4C 6D 7D", FIRST + "W: 9C KC 8C", "4C", Reason.ONLY_CARD),
        ("4C JC QC", FIRST + "W: 9C KC 8C", "QC", Reason.STAYS_UNDER),
        ("4C JC QC", FIRST + "W: 9C KC 8C", "JC", None),
        ("4C JC QC", FIRST + "W: 9C 10C 8C", "QC", Reason.TAKES_NOTHING),
        ("4C JC QC", FIRST + "W: 9C 10C 8C", "JC", None),
        ("4C JC QC", FIRST + "W: 9C 10C 2H", "QC", None),
        ("QS 4S", FIRST + "W: 2S KS 3S", "QS", Reason.SHEDS_QUEEN),
        ("QS 4D", FIRST + "W: 9C 10C 8C", "QS", Reason.SHEDS_QUEEN),
        ("7D 4S 5S", FIRST + "W: 9C 10C 8C", "7D", Reason.LEAVES_VOID),
        ("7D 8D 4S", FIRST + "W: 9C 10C 8C", "7D", None),
        ("7H 8D 4S", FIRST + "W: 9C 10C 8C", "7H", None),
        ("2D 9D KS", FIRST + "S:", "2D", Reason.ALL_HIGHER),
        ("3D 9D KS", FIRST + "S:", "3D", None),
        ("KS AH 9D", FIRST + "S:", "KS", Reason.LEAVES_VOID),
        # North has all points: South can stop that only by taking some.
        ("AC 2D 3H", MOON + "W: 4C 6C 2H", "AC", Reason.ONLY_CARD),
        ("AC QC 3H", MOON + "W: 4C 6C 2H", "AC", Reason.STOPS_MOON),
    ],
)
def test_reasons(hand: str, table: str, card: str, reason: Reason | None) -> None:
    found = explain_play(view(hand, table), Card.parse(card))
    assert (found.reason if found else None) is reason


def test_the_jack_is_a_reason_only_where_it_counts() -> None:
    table = FIRST + "W: 9D JD 8D"
    for rules, reason in (
        (Rules(), Reason.TAKES_NOTHING),
        (Rules(jack_of_diamonds=True), Reason.TAKES_JACK),
    ):
        found = explain_play(view("QD 2D", table, rules=rules), Card.parse("QD"))
        assert found
        assert found.reason is reason


@pytest.mark.parametrize(
    ("hand", "passed", "suit"),
    [
        ("2C 9C 4D 5D 6D 7D 8D 2S 3S 4S 2H 3H 4H", "2C 9C 4H", Suit.CLUBS),
        ("2C 9C 4D 5D 6D 7D 8D 2S 3S 4S 2H 3H 4H", "2C 8D 4H", None),
        ("2C 9C AC KC 6C 7C 8C 2S 3S 4S 2H 3H 4H", "2C 9C 4H", None),
    ],
)
def test_a_pass_that_leaves_a_void(hand: str, passed: str, suit: Suit | None) -> None:
    found = explain_pass(cards(hand), cards(passed))
    assert (found.suit if found else None) is suit


def test_every_reason_holds_in_random_rounds() -> None:
    seen = set()
    for number in range(40):
        match, chance = Game(number), Random(number)
        while match.phase in (Phase.PASSING, Phase.PLAYING) and match.turn is not None:
            seat, move = match.turn, chance.choice(match.legal_moves(match.turn))
            seen_by = match.view(seat)
            match.play(seat, move)
            if isinstance(move, PlayCard) and (found := explain_play(seen_by, move.card)):
                seen.add(found.reason)
                trick = match.state.tricks[-1]
                unseen = set(DECK) - played_cards(seen_by) - set(seen_by.hand)
                match found.reason:
                    case Reason.TAKES_NOTHING:
                        assert trick.is_complete
                        assert (trick.winner, trick.points) == (seat, 0)
                    case Reason.STAYS_UNDER | Reason.SHEDS_QUEEN:
                        assert trick.winner is not seat
                    case Reason.STOPS_MOON:
                        assert trick.winner is seat
                        assert trick.points
                    case Reason.LEAVES_VOID:
                        assert not any(c.suit is found.suit for c in match.view(seat).hand)
                    case Reason.ALL_HIGHER:
                        rest = [c for c in unseen if c.suit is found.suit]
                        assert rest
                        assert all(strength(c) > strength(move.card) for c in rest)
    assert seen >= set(Reason) - {Reason.TAKES_JACK, Reason.STOPS_MOON}


def test_void_suits_are_those_somebody_failed_to_follow() -> None:
    for number in range(20):
        match, chance = Game(number), Random(number)
        while match.phase in (Phase.PASSING, Phase.PLAYING) and match.turn is not None:
            match.play(match.turn, chance.choice(match.legal_moves(match.turn)))
            voids = void_suits(match.state)
            for seat in Seat:
                held = {card.suit for card in match.state.hands[seat]}
                assert not held & voids[seat]
