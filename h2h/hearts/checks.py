"""The self-check of Hearts: a round by its rules."""

from collections.abc import Iterator

from h2h.game.checks import Check, expect
from h2h.game.page import GamePage
from h2h.game.table import Table
from h2h.hearts import bots
from h2h.hearts.engine import Game as Match
from h2h.hearts.engine import PassCards, Phase, PlayCard, Rules, Seat
from h2h.hearts.table.furniture import BUTTON

CODE = "HT1-N-AAAAAAM"


def checks() -> Iterator[Check]:
    """Yield the checks that need no window."""
    yield "a round of Hearts", _plays_hearts


def _plays_hearts() -> None:
    match = Match(12, Rules())
    players = {seat: bots.make(bots.Level.EASY, seed=1) for seat in Seat}
    while not any(match.scores.values()):
        for seat in Seat:
            if match.legal_moves(seat):
                view, player = match.view(seat), players[seat]
                passing = match.phase is Phase.PASSING
                cards = player.choose_pass(view) if passing else ()
                match.play(seat, PassCards(cards) if cards else PlayCard(player.choose_play(view)))
        match.take_trick()
    expect(sum(match.scores.values()) in (26, 78), match.scores)


def play(page: GamePage, _table: Table) -> None:
    """Pass three cards on an open page."""
    from h2h.hearts.page import HeartsPage

    if not isinstance(page, HeartsPage):
        raise AssertionError(page)
    for place in ("hand-south-1", "hand-south-2", "hand-south-3"):
        page.controller.tap(place)
    page.controller.tap(BUTTON)
    expect(bool(page.session.model.game.state.passes[Seat.SOUTH]))
