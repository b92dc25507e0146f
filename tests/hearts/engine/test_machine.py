"""Any match played by any legal moves keeps its cards, its points and its word."""

from typing import cast

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from h2h.cards.card import Suit
from h2h.hearts.engine import (
    Game,
    Moon,
    NextRound,
    Passing,
    Phase,
    PlayCard,
    QueenOfSpades,
    Rules,
    Seat,
    position,
)
from h2h.hearts.engine.rules import DECK, QUEEN_OF_SPADES
from h2h.hearts.engine.scoring import match_outcome

RULES = st.builds(
    Rules,
    queen_of_spades=st.sampled_from(QueenOfSpades),
    points_on_first_trick=st.booleans(),
    play_to=st.sampled_from([50, 100, 150]),
    queen_breaks_hearts=st.booleans(),
    jack_of_diamonds=st.booleans(),
    moon=st.sampled_from(Moon),
    passing=st.sampled_from(Passing),
)


class AnyMatch(RuleBasedStateMachine):
    match: Game

    @initialize(number=st.integers(0, 2**35 - 1), rules=RULES)
    def start(self, number: int, rules: Rules) -> None:
        self.match = Game(number, rules)

    @precondition(lambda self: self.match.phase is Phase.PASSING)
    @rule(data=st.data())
    def give(self, data: st.DataObject) -> None:
        waiting = [seat for seat in Seat if not self.match.state.passes[seat]]
        seat = data.draw(st.sampled_from(waiting))
        self.match.play(seat, data.draw(st.sampled_from(self.match.legal_moves(seat))))

    @precondition(lambda self: self.match.phase is Phase.PLAYING)
    @rule(choices=st.lists(st.integers(0, 12), min_size=1, max_size=52))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            if self.match.phase is not Phase.PLAYING:
                return
            seat = cast("Seat", self.match.turn)
            moves = self.match.legal_moves(seat)
            assert moves
            for wrong in set(self.match.state.hands[seat]) - {
                move.card for move in moves if isinstance(move, PlayCard)
            }:
                self._refuses(seat, PlayCard(wrong))
            self.match.play(seat, moves[choice % len(moves)])

    def _refuses(self, seat: Seat, move: PlayCard) -> None:
        before = self.match.state
        try:
            self.match.play(seat, move)
        except ValueError:
            assert self.match.state is before
        else:
            raise AssertionError(f"{move} should be refused")

    @rule()
    def take(self) -> None:
        before = self.match.state
        step = self.match.take_trick()
        assert (step is None) == (self.match.state is before)

    @precondition(lambda self: self.match.phase is Phase.ROUND_OVER)
    @rule()
    def deal_on(self) -> None:
        self.match.play(Seat.SOUTH, NextRound())

    @invariant()
    def fifty_two_cards(self) -> None:
        placed = position(self.match.state)
        assert set(placed) == set(DECK)
        places = [p.place for p in placed.values() if not p.place.startswith("taken")]
        assert len(places) == len(set(places))

    @invariant()
    def twenty_six_points_a_round(self) -> None:
        state = self.match.state
        for result in state.rounds:
            assert sum(result.points) == 26
            assert (result.jack is not None) == state.rules.jack_of_diamonds
            jack = -10 if state.rules.jack_of_diamonds else 0
            moon = {26} if result.moon is None else {78, -26}
            assert sum(result.scores) - jack in moon
        if state.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER):
            assert sum(state.points) == 26
        assert sum(state.points) <= 26

    @invariant()
    def hearts_are_led_only_once_they_are_broken(self) -> None:
        state, broken = self.match.state, False
        breaking = {card for card in DECK if card.suit is Suit.HEARTS}
        if state.rules.queen_breaks_hearts:
            breaking.add(QUEEN_OF_SPADES)
        waiting = {card for card in DECK if card.suit is Suit.HEARTS}
        if state.rules.queen_of_spades is QueenOfSpades.AFTER_HEARTS_BROKEN:
            waiting.add(QUEEN_OF_SPADES)
        for number, trick in enumerate(state.tricks):
            if trick.cards and trick.cards[0] in waiting and not broken:
                later = [c for t in state.tricks[number:] for s, c in t.plays if s is trick.leader]
                assert {*later, *state.hands[trick.leader]} <= waiting
            broken = broken or bool(breaking & set(trick.cards))
        assert state.hearts_broken == broken

    @invariant()
    def cards_are_passed_in_the_order_agreed(self) -> None:
        state = self.match.state
        order = {
            Passing.WITH_HOLD: "LEFT RIGHT ACROSS HOLD",
            Passing.WITHOUT_HOLD: "LEFT RIGHT ACROSS",
        }
        names = order.get(state.rules.passing, "HOLD").split()
        assert state.pass_direction.name == names[(state.round_number - 1) % len(names)]

    @invariant()
    def everybody_follows_suit(self) -> None:
        tricks = self.match.state.tricks
        for number, trick in enumerate(tricks):
            for seat, card in trick.plays:
                if card.suit is not trick.led_suit:
                    later = [c for t in tricks[number:] for s, c in t.plays if s is seat]
                    held = [*later, *self.match.state.hands[seat]]
                    assert all(c.suit is not trick.led_suit for c in held)

    @invariant()
    def the_end_is_the_end(self) -> None:
        match = self.match
        assert (match.phase is Phase.MATCH_OVER) == (match.outcome is not None)
        assert match.outcome == match_outcome(match.state.scores, match.rules)
        assert any(map(match.legal_moves, Seat)) == (match.outcome is None)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            match = self.match
            again = Game.replay(match.number, match.rules, match.history)
            again.take_trick()
            match.take_trick()
            assert again.state == match.state


@pytest.mark.parametrize("matches", [5, pytest.param(60, marks=pytest.mark.thorough)])
def test_any_match(matches: int) -> None:
    run_state_machine_as_test(
        AnyMatch, settings=settings(max_examples=matches, stateful_step_count=40)
    )
