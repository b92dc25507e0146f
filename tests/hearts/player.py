"""A player of Hearts, who is South."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from h2h.app.main_window import MainWindow
from h2h.cards.card import Card
from h2h.hearts.engine import Game, PassDirection, Phase, PlayCard, Rules, Seat
from h2h.hearts.engine.match_code import Hands, MatchCode, deal
from h2h.hearts.engine.moves import Move
from h2h.hearts.engine.rules import DECK
from h2h.hearts.score_sheet_dialog import ScoreSheetDialog
from h2h.table.card_item import Mark
from tests.pages import hearts
from tests.player import Player

MATCH = "HT1-N-AAAAAAF"


class HeartsPlayer(Player):
    """Plays through the window alone; looks at the match only to compare."""

    def __init__(self, window: MainWindow, bot: QtBot) -> None:
        super().__init__(window, bot)
        self.page = hearts(window)
        self.session = self.page.session
        self.controller = self.page.controller
        self.furniture = self.controller.furniture

    @property
    def game(self) -> Game:
        """The match on the table."""
        return self.session.model.game

    def start(
        self,
        hands: Mapping[Seat, Sequence[Card]],
        direction: PassDirection = PassDirection.HOLD,
        rules: Rules | None = None,
    ) -> None:
        """Put given hands on the table."""
        self.session.model.start(Game.from_hands(hands, direction, rules))

    # Acting

    def point_of(self, place: str) -> QPoint:
        """Return where to tap a card of the hand: its index, once it lies still."""
        self.scene.animator.finish()
        item = self.item(place)
        return self.view.mapFromScene(item.mapToScene(-item.width * 0.38, -item.width * 0.55))

    def tap_card(self, name: str) -> None:
        """Tap a card of the hand by its name."""
        self.tap(self.place_of(name))

    def click_middle(self, point: QPointF) -> None:
        """Click a point of the scene."""
        self.click_at(self.view.mapFromScene(point))

    def press_button(self) -> None:
        """Click the golden button."""
        assert self.furniture.button.isVisible()
        self.click_middle(self.furniture.button.box.center())

    def hover(self, place: str) -> None:
        """Move the pointer over a card."""
        QTest.mouseMove(self.view.viewport(), self.point_of(place))

    def skip(self, done: Callable[[Game], object]) -> None:
        """Put the match on the table as it is when South acts and something is so.

        Everybody plays the first legal move until then, which costs less than taps.
        """
        game = Game(self.game.number, self.game.rules)
        while game.turn is not Seat.SOUTH or not done(game):
            assert game.turn is not None
            game.play(game.turn, game.legal_moves(game.turn)[0])
        self.session._take(replace(self.session.saved, game=game))
        self.session.model.start(game)
        self.scene.animator.finish()

    def wait_for_turn(self) -> None:
        """Wait until South can do something."""
        self.wait_until(self.can_act)

    def can_act(self) -> bool:
        """Return whether South can play, pass, or look at the scores."""
        return bool(self.sheet or self.controller.hand.reachable_cards)

    def pass_cards(self, *places: str) -> None:
        """Choose three cards, pass them and wait for the play to begin."""
        self.tap(*(places or ("hand-south-1", "hand-south-2", "hand-south-3")))
        self.press_button()
        self.wait_until(lambda: self.game.phase is not Phase.PASSING)

    def act(self) -> None:
        """Do the first thing there is to do."""
        self.wait_for_turn()
        if self.sheet is not None:
            self.click("goOn", self.sheet)
        elif self.game.phase is Phase.PASSING:
            self.pass_cards()
        else:
            self.tap(self.controller.hand.reachable_cards[0])

    def play_until(self, done: Callable[[], object]) -> None:
        """Act until something is so."""
        for _ in range(500):
            self.wait_for_turn()
            if done():
                return
            self.act()
        raise AssertionError("it never was so")

    def close(self) -> None:
        """Close the window, and the sheet over it."""
        if self.sheet is not None:
            self.sheet.reject()
        self.window.close()
        QApplication.processEvents()

    # Looking

    def place_of(self, name: str) -> str:
        """Return where a card of the hand lies."""
        return self.scene.position[Card.parse(name)].place

    def mark_of(self, name: str) -> Mark:
        """Return the mark of a card."""
        return self.item(self.place_of(name)).mark

    def hand(self) -> list[str]:
        """Return the names of the cards in the hand, from the left."""
        places = [p for p in self.scene.position.values() if p.place.startswith("hand-south")]
        return [str(placed.card) for placed in sorted(places, key=lambda p: _number(p.place))]

    @property
    def sheet(self) -> ScoreSheetDialog | None:
        """The score sheet, if it is open."""
        sheets = self.window.findChildren(ScoreSheetDialog)
        return next((sheet for sheet in sheets if sheet.isVisible()), None)


def three_cards_played(south: str, rules: Rules | None = None) -> Game:
    """Return a game in which South plays the last card of the first trick, after 2, 3, 4 of clubs.

    Args:
        south: South's thirteen cards.
        rules: what the players agreed on.
    """
    rest = " ." * 12
    dealt = hands(south, f"2C{rest}", f"3C{rest}", f"4C{rest}")
    game = Game.from_hands(dealt, PassDirection.HOLD, rules)
    for seat, name in ((Seat.WEST, "2C"), (Seat.NORTH, "3C"), (Seat.EAST, "4C")):
        game.play(seat, PlayCard(Card.parse(name)))
    return game


def before_last_card(rules: Rules | None = None) -> Game:
    """Return a game of which South plays the last card of the first round."""
    dealt, history = _until_last_card(rules)
    game = Game.from_hands(dealt, PassDirection.HOLD, rules)
    for seat, move in history:
        game.play(seat, move)
    return game


@cache
def _until_last_card(rules: Rules | None) -> tuple[Hands, tuple[tuple[Seat, Move], ...]]:
    for number in range(500):
        dealt = deal(MatchCode(number), 1)
        game = Game.from_hands(dealt, PassDirection.HOLD, rules)
        while game.phase is Phase.PLAYING and game.turn is not None:
            trick = game.state.trick
            if trick and len(game.state.tricks) == 13 and len(trick.cards) == 3:
                break
            game.play(game.turn, game.legal_moves(game.turn)[0])
        if game.turn is Seat.SOUTH:
            return dealt, game.history
    raise AssertionError("South never plays the last card")


def _number(place: str) -> int:
    return int(place.rpartition("-")[2])


def hands(south: str, west: str, north: str, east: str) -> dict[Seat, list[Card]]:
    """Return hands from the names of cards; a ``.`` is filled with what is left of the deck."""
    texts = [text.split() for text in (south, west, north, east)]
    named = {Card.parse(name) for text in texts for name in text if name != "."}
    left = iter([card for card in DECK if card not in named])
    return {
        seat: [next(left) if name == "." else Card.parse(name) for name in text]
        for seat, text in zip(Seat, texts, strict=True)
    }
