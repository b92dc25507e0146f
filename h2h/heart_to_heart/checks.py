"""The self-checks of Heart to Heart: its rules, and a game won in the window."""

from collections.abc import Iterator

from h2h.game.checks import Check, click, expect
from h2h.game.page import GamePage
from h2h.game.table import Table
from h2h.heart_to_heart.engine import DealCode, Game, Outcome, RemovePair, deal, solver
from h2h.heart_to_heart.engine.places import name_of

CODE = "HH1-N-AAAAAAM"
PAIR = (*["stock"] * 9, "heart-25", "waste")
"""Where to tap for the first pair of CODE."""


def checks() -> Iterator[Check]:
    """Yield the checks that need no window."""
    yield "the published deal", _deals
    yield "a game to its win, undone and played again", _plays


def _deals() -> None:
    dealt = deal(DealCode.parse(CODE))
    expect([card.rank for card in dealt.heart[:2]] == [10, 10])
    expect(dealt.heart[24].rank == dealt.stock[8].rank == 4)
    expect(dealt.waste.rank == 1)


def _plays() -> None:
    game = Game(DealCode.parse(CODE))
    moves = solver.solution(game.code)
    if moves is None:
        raise AssertionError("no way to win was found")
    for move in moves:
        before = game.state
        game.play(move)
        if game.can_undo:
            after = game.state
            game.undo()
            expect(game.state == before)
            game.redo()
            expect(game.state == after)
    expect(game.outcome is Outcome.WON)
    expect(game.state.score == 250)


def play(page: GamePage, table: Table) -> None:
    """Win the deal of CODE on an open page, deal it again and click its first pair."""
    from h2h.heart_to_heart.page import HeartToHeartPage

    if not isinstance(page, HeartToHeartPage):
        raise AssertionError(page)
    for move in solver.solution(DealCode.parse(CODE)) or ():
        if isinstance(move, RemovePair):
            for place in (move.first, move.second):
                page.controller.tap(name_of(place))
        else:
            page.controller.draw()
    expect(page.session.status.outcome is Outcome.WON)
    page.session.restart()
    for name in PAIR:
        click(table, name)
    expect(page.session.status.score == 10, page.session.status)
