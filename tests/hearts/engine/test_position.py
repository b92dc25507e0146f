from h2h.cards.card import Card
from h2h.cards.transition import diff
from h2h.hearts.engine import Game, PassCards, PassDirection, Seat, position
from h2h.hearts.engine.rules import DECK
from tests.hearts.engine.texts import cards, game, play

HAND = ["2C", "7C", "9C", "10C", "4D", "5D", "QD", "3S", "10S", "2H", "5H", "9H", "KH"]
"""South's first hand of match 12."""


def test_south_is_sorted_and_open_and_the_others_face_down() -> None:
    placed = position(Game(12).state)
    assert set(placed) == set(DECK)
    south = [p for p in placed.values() if p.place.startswith("hand-south")]
    assert [p.place for p in south] == [f"hand-south-{n}" for n in range(1, 14)]
    assert [str(p.card) for p in south] == HAND
    assert {p.place for p in placed.values() if not p.face_up} == {
        f"hand-{seat}-{n}" for seat in ("west", "north", "east") for n in range(1, 14)
    }


def test_hands_close_up_as_cards_leave() -> None:
    match = game(south="2C 9C", west="3C", north="4C", east="5C AD")
    play(match, "2C 3C 4C 5C")
    placed = position(match.state)
    assert [placed[card].place for card in match.state.tricks[0].cards] == [
        "trick-south",
        "trick-west",
        "trick-north",
        "trick-east",
    ]
    assert all(placed[card].face_up for card in match.state.tricks[0].cards)
    for seat in ("south", "west", "north", "east"):
        places = {p.place for p in placed.values() if p.place.startswith(f"hand-{seat}")}
        assert places == {f"hand-{seat}-{n}" for n in range(1, 13)}


def test_taken_tricks_lie_face_down_with_the_taker() -> None:
    match = game(south="2C", west="3C", north="4C", east="5C AD")
    play(match, "2C 3C 4C 5C")
    match.take_trick()
    play(match, "AD")
    placed = position(match.state)
    taken = [placed[card] for card in cards("2C 3C 4C 5C")]
    assert {(p.place, p.face_up) for p in taken} == {("taken-east", False)}
    assert [p.depth for p in taken] == [0, 1, 2, 3]
    assert placed[Card.parse("AD")].place == "trick-east"


def test_taking_a_trick_moves_four_cards() -> None:
    match = game(south="2C", west="3C", north="4C", east="5C AD")
    play(match, "2C 3C 4C 5C")
    step = match.take_trick()
    assert step
    changes = diff(position(step.before), position(step.after))
    assert [c.card for c in changes] == list(cards("2C 3C 4C 5C"))


def test_a_hidden_card_leaves_from_a_place_that_tells_nothing() -> None:
    """The hidden hands are not sorted, so the place a card leaves from is no hint of its suit."""
    hand = Game(12).state.hands[Seat.WEST]
    placed = position(Game(12).state)
    assert [placed[card].place for card in hand] == [f"hand-west-{n}" for n in range(1, 14)]
    assert tuple(sorted(hand, key=DECK.index)) != hand


def test_received_cards_take_the_places_of_those_given() -> None:
    match = game(direction=PassDirection.LEFT)
    before = match.state.hands[Seat.WEST]
    for seat in Seat:
        match.play(seat, PassCards(match.view(seat).hand[5:8]))
    after = match.state.hands[Seat.WEST]
    given = match.state.passes[Seat.WEST]
    assert [c for c in before if c not in given] == [
        c for c in after if c not in match.state.received(Seat.WEST)
    ]
    assert [before.index(c) for c in before if c in given] == [
        after.index(c) for c in after if c in match.state.received(Seat.WEST)
    ]
