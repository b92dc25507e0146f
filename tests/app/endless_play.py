"""Plays a game in a window, keeping its files in a folder, and says how many moves have been made.

It is a program of its own, without pytest: importing that takes longer than the start.
"""

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from h2h.app.main_window import MainWindow
from h2h.app.start import application
from h2h.hearts.engine import Seat
from h2h.storage.settings import GameKind
from tests.pages import hearts, solitaire


def play_for_ever(folder: Path, kind: GameKind) -> None:
    """Play move after move through the window."""
    app = application(["h2h"])
    window = MainWindow(None, folder)
    window.show()
    window.play(kind)
    step = _draw if kind is GameKind.HEART_TO_HEART else _play_a_card
    said = -1
    while True:
        moves = step(window)
        app.processEvents()
        if (dialog := QApplication.activeModalWidget()) is not None:
            dialog.close()  # the computer does not play behind the sheet of a round
        if moves != said:
            said = moves
            sys.stdout.write(f"{moves}\n")
            sys.stdout.flush()


def _draw(window: MainWindow) -> int:
    solitaire(window).controller.draw()
    return solitaire(window).session.status.moves


def _play_a_card(window: MainWindow) -> int:
    """Make South's move, if it is South's turn; the others play by themselves."""
    session = hearts(window).session
    if session.is_over:
        session.new_game()
    model = session.model
    moves = model.game.legal_moves(Seat.SOUTH)
    if moves:
        model.play(Seat.SOUTH, moves[0])
    return len(model.game.history)


if __name__ == "__main__":
    play_for_ever(Path(sys.argv[1]), GameKind(sys.argv[2]))
