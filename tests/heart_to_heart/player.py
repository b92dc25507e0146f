"""A player of Heart to Heart."""

from PySide6.QtCore import QPoint, QPointF

from h2h.heart_to_heart.engine import Game, Move, RemovePair
from h2h.table.card_item import Mark
from tests.pages import solitaire
from tests.player import Player

EXAMPLE = "HH1-N-AAAAAAM"


class HeartToHeartPlayer(Player):
    """Plays through the window alone; looks at the game only to compare."""

    @property
    def game(self) -> Game:
        """The game on the table."""
        return solitaire(self.window).session.model.game

    def point_of(self, place: str) -> QPoint:
        """Return where to tap a place: the index corner of a card of the heart."""
        layout = self.scene.current_layout
        assert layout is not None
        spot = layout.pile(place)
        x, y = spot.x, spot.y
        if place.startswith("heart-"):
            x, y = spot.x - spot.width * 0.4, spot.top + spot.width * 0.15
        return self.view.mapFromScene(QPointF(x, y))

    def play(self, *moves: Move) -> None:
        """Play moves by taps."""
        for move in moves:
            if isinstance(move, RemovePair):
                self.tap(place_name(move.first), place_name(move.second))
            else:
                self.tap("stock")

    def skip(self, *moves: Move) -> None:
        """Put the deal on the table as it is after some moves, which costs less than taps."""
        solitaire(self.window).session.model.start(Game.replay(self.game.code, moves))
        self.scene.animator.finish()

    def play_last(self, *moves: Move) -> None:
        """Skip all moves but the last, and play that one by taps."""
        self.skip(*moves[:-1])
        self.play(moves[-1])

    @property
    def selected(self) -> str | None:
        """The place that stands out as selected."""
        marked = self.marked(Mark.SELECTED)
        assert len(marked) <= 1
        return marked.pop() if marked else None


def place_name(place: int) -> str:
    """Return the table's name of a place of the engine."""
    return f"heart-{place}" if place else "waste"
