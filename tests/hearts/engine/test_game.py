import pytest

from h2h.cards.card import Card
from h2h.cards.transition import Cause
from h2h.hearts.engine import (
    Game,
    IllegalMove,
    IllegalMoveError,
    Move,
    NextRound,
    Outcome,
    PassCards,
    PassDirection,
    Phase,
    PlayCard,
    Rules,
    Seat,
    parse_move,
)
from h2h.hearts.engine.play import start_round
from h2h.hearts.engine.scoring import BySeat, round_result
from tests.hearts.engine.texts import cards, game, hands, play, play_out

RANKS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
SUITS_APIECE = [cards(" ".join(rank + suit for rank in RANKS)) for suit in "CDSH"]


def give_first(match: Game, *seats: Seat) -> None:
    for seat in seats:
        match.play(seat, match.legal_moves(seat)[0])


def play_round(match: Game) -> None:
    if match.phase is Phase.PASSING:
        give_first(match, *Seat)
    play_out(match)


@pytest.mark.parametrize(
    ("direction", "receiver"),
    [
        (PassDirection.LEFT, Seat.WEST),
        (PassDirection.RIGHT, Seat.EAST),
        (PassDirection.ACROSS, Seat.NORTH),
    ],
)
def test_passed_cards_go_where_the_direction_says(direction: PassDirection, receiver: Seat) -> None:
    match = game(south="AS KS QS", direction=direction)
    match.play(Seat.SOUTH, PassCards(cards("QS AS KS")))
    give_first(match, Seat.WEST, Seat.NORTH, Seat.EAST)
    assert set(cards("AS KS QS")) <= set(match.view(receiver).hand)
    assert set(match.view(receiver).received) == set(cards("AS KS QS"))
    assert set(match.view(Seat.SOUTH).given) == set(cards("AS KS QS"))
    assert all(len(match.view(seat).hand) == 13 for seat in Seat)


def test_passes_may_come_in_any_order_and_wait_for_the_last() -> None:
    match = Game(12)
    before = match.state.hands
    give_first(match, Seat.EAST, Seat.WEST, Seat.NORTH)
    assert match.state.hands == before
    assert match.view(Seat.SOUTH).received == ()
    assert (match.phase, match.turn) == (Phase.PASSING, Seat.SOUTH)
    give_first(match, Seat.SOUTH)
    assert match.phase is Phase.PLAYING


def test_nobody_sees_who_has_given() -> None:
    match = Game(12)
    view = match.view(Seat.SOUTH)
    give_first(match, Seat.EAST, Seat.WEST)
    assert match.view(Seat.SOUTH) == view


def test_two_of_clubs_leads_after_the_pass() -> None:
    match = game(south="2C", west="3C", direction=PassDirection.LEFT)
    match.play(Seat.SOUTH, PassCards((Card.parse("2C"), *match.view(Seat.SOUTH).hand[-2:])))
    give_first(match, Seat.WEST, Seat.NORTH, Seat.EAST)
    assert match.turn is Seat.WEST
    assert match.legal_moves(Seat.WEST) == [PlayCard(Card.parse("2C"))]


def test_directions_go_left_right_across_none_and_again() -> None:
    match = Game(3, Rules(play_to=10_000))
    seen = []
    for _ in range(5):
        seen.append((match.state.pass_direction, match.phase))
        play_round(match)
        match.next_round()
    left, right, across, hold = PassDirection
    passing, playing = Phase.PASSING, Phase.PLAYING
    assert seen == [
        (left, passing),
        (right, passing),
        (across, passing),
        (hold, playing),
        (left, passing),
    ]


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (Seat.SOUTH, PassCards(cards("2C 3C")), IllegalMove.PASS_THREE_CARDS),
        (Seat.SOUTH, PassCards(cards("2C 2C 3C")), IllegalMove.PASS_THREE_CARDS),
        (Seat.SOUTH, PassCards(cards("2C 3C 4C 5C")), IllegalMove.PASS_THREE_CARDS),
        (Seat.SOUTH, PassCards(cards("2C 3C 4D")), IllegalMove.NOT_IN_HAND),
        (Seat.SOUTH, PlayCard(Card.parse("2C")), IllegalMove.PASS_THREE_CARDS),
        (Seat.SOUTH, NextRound(), IllegalMove.ROUND_NOT_OVER),
        (Seat.WEST, PassCards(cards("2D 3D 4D")), IllegalMove.NOT_YOUR_TURN),
    ],
)
def test_a_wrong_pass_changes_nothing(seat: Seat, move: Move, reason: IllegalMove) -> None:
    match = Game.from_hands(SUITS_APIECE, PassDirection.LEFT)
    match.play(Seat.WEST, PassCards(cards("AD KD QD")))
    state, history = match.state, match.history
    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, move)
    assert caught.value.reason is reason
    assert (match.state, match.history) == (state, history)


@pytest.mark.parametrize(
    ("seat", "move", "reason"),
    [
        (Seat.NORTH, PlayCard(Card.parse("2S")), IllegalMove.NOT_YOUR_TURN),
        (Seat.WEST, PlayCard(Card.parse("2S")), IllegalMove.NOT_IN_HAND),
        (Seat.WEST, PassCards(cards("2D 3D 4D")), IllegalMove.NOT_PASSING),
        (Seat.SOUTH, NextRound(), IllegalMove.ROUND_NOT_OVER),
    ],
)
def test_a_wrong_play_changes_nothing(seat: Seat, move: Move, reason: IllegalMove) -> None:
    match = Game.from_hands(SUITS_APIECE)
    play(match, "2C")
    state, history = match.state, match.history
    with pytest.raises(IllegalMoveError) as caught:
        match.play(seat, move)
    assert caught.value.reason is reason
    assert (match.state, match.history) == (state, history)


def test_a_revoke_names_the_suit() -> None:
    match = game(south="2C", west="3C 4D")
    play(match, "2C")
    with pytest.raises(IllegalMoveError) as caught:
        play(match, "4D")
    assert caught.value.reason is IllegalMove.FOLLOW_SUIT
    assert caught.value.suit is Card.parse("2C").suit


def test_a_full_trick_stays_until_taken() -> None:
    match = game(south="2C", west="3C", north="4C", east="5C AD")
    play(match, "2C 3C 4C")
    step = match.play(Seat.EAST, PlayCard(Card.parse("5C")))
    assert step.cause is Cause.PLAY
    assert step.before.trick
    assert len(step.before.trick.cards) == 3
    assert step.after.trick
    assert step.after.trick.is_complete
    assert (match.turn, match.state.last_trick) == (Seat.EAST, None)
    taken = match.take_trick()
    assert taken
    assert taken.cause is Cause.TAKE
    assert match.state.trick is None
    assert match.state.last_trick == step.after.trick
    assert match.take_trick() is None


def test_the_next_lead_takes_a_trick_left_on_the_table() -> None:
    match = game(south="2C", west="3C", north="4C", east="5C AD")
    play(match, "2C 3C 4C 5C")
    lead = match.legal_moves(Seat.EAST)[0]
    match.play(Seat.EAST, lead)
    assert match.state.trick
    assert match.state.trick.leader is Seat.EAST
    assert len(match.state.trick.cards) == 1
    assert match.state.last_trick
    assert match.state.last_trick.cards == cards("2C 3C 4C 5C")


def test_first_trick_with_nothing_but_points_has_legal_cards() -> None:
    rules = Rules(points_on_first_trick=False)
    match = Game.from_hands(SUITS_APIECE, PassDirection.HOLD, rules)
    play(match, "2C AD AS")
    assert len(match.legal_moves(Seat.EAST)) == 13


def test_the_moon_is_26_and_nothing_less() -> None:
    match = Game.from_hands(SUITS_APIECE)
    play_out(match)
    assert match.phase is Phase.ROUND_OVER
    (result,) = match.state.rounds
    assert result.moon is Seat.SOUTH
    assert match.scores == {Seat.SOUTH: 0, Seat.WEST: 26, Seat.NORTH: 26, Seat.EAST: 26}
    assert match.outcome is None


def test_a_round_that_is_over_waits() -> None:
    match = Game.from_hands(SUITS_APIECE, PassDirection.ACROSS)
    give_first(match, *Seat)
    play_out(match)
    assert match.legal_moves(Seat.SOUTH) == [NextRound()]
    assert not any(match.legal_moves(seat) for seat in (Seat.WEST, Seat.NORTH, Seat.EAST))
    for seat, reason in ((Seat.SOUTH, IllegalMove.ROUND_OVER), (Seat.WEST, IllegalMove.ROUND_OVER)):
        with pytest.raises(IllegalMoveError) as caught:
            match.play(seat, PlayCard(Card.parse("2C")))
        assert caught.value.reason is reason
    step = match.next_round()
    assert step.cause is Cause.DEAL
    assert match.state.pass_direction is PassDirection.HOLD
    assert match.state.round_number == 2


def test_a_match_over_takes_no_move() -> None:
    match = Game(5, Rules(play_to=50))
    while match.outcome is None:
        play_round(match)
        if match.phase is Phase.ROUND_OVER:
            match.next_round()
    assert match.phase is Phase.MATCH_OVER
    assert match.turn is None
    assert match.outcome.scores[match.outcome.winner] == min(match.scores.values())
    with pytest.raises(IllegalMoveError) as caught:
        match.next_round()
    assert caught.value.reason is IllegalMove.MATCH_OVER
    assert not any(match.legal_moves(seat) for seat in Seat)


def after_rounds(taken: BySeat, rounds: int) -> Game:
    """Return a game after equal rounds, in a round that South will shoot the moon in."""
    match = Game.from_hands(SUITS_APIECE)
    results = (round_result(taken, match.rules),) * rounds
    match.state = start_round(match.rules, match.state.hands, PassDirection.HOLD, results)
    return match


def test_a_shared_lowest_score_plays_on() -> None:
    match = after_rounds((13, 0, 0, 13), rounds=7)
    play_out(match)
    assert tuple(match.scores.values()) == (91, 26, 26, 117)
    assert match.outcome is None
    match.next_round()
    assert match.state.round_number == 9


def test_a_lowest_score_alone_ends_the_match() -> None:
    match = after_rounds((3, 0, 0, 23), rounds=4)
    play_out(match)
    assert match.outcome == Outcome(Seat.SOUTH, (12, 26, 26, 118))


def test_a_match_is_its_number_rules_and_history() -> None:
    rules = Rules(play_to=150)
    match = Game(77, rules)
    for _ in range(3):
        play_round(match)
        match.next_round()
    texts = [(seat.name, str(move)) for seat, move in match.history]
    history = [(Seat[seat], parse_move(move)) for seat, move in texts]
    again = Game.replay(match.number, rules, history)
    assert again.history == match.history
    assert again.state == match.state


@pytest.mark.parametrize("text", ["QS", "10H", "QS KS AS", "next"])
def test_moves_have_a_text(text: str) -> None:
    move = parse_move(text)
    assert parse_move(str(move)) == move


@pytest.mark.parametrize("text", ["", "1S", "QS KS", "2C 3C 4C 5C", "Next"])
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(ValueError, match="not a"):
        parse_move(text)


def test_a_pass_is_the_same_in_any_order() -> None:
    assert PassCards(cards("2C AS QH")) == PassCards(cards("QH 2C AS"))


@pytest.mark.parametrize(
    "wrong",
    [
        [cards("2C")] * 4,
        [*SUITS_APIECE[:3], SUITS_APIECE[0]],
    ],
)
def test_hands_must_be_the_deck(wrong: list[tuple[Card, ...]]) -> None:
    with pytest.raises(ValueError, match="52"):
        Game.from_hands(wrong)


def test_hands_may_come_by_seat_in_any_order() -> None:
    by_seat = dict(zip(reversed(Seat), reversed(hands(south="2C QS")), strict=True))
    assert Game.from_hands(by_seat).state == game(south="2C QS").state
