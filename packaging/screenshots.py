"""Make the pictures of README.md: the program grabs its own window.

Run as `python packaging/screenshots.py` from the checkout.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["H2H_ANIMATION"] = "0"
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from PySide6.QtWidgets import QApplication  # noqa: E402

from h2h.app.main_window import MainWindow  # noqa: E402
from h2h.app.start import application  # noqa: E402
from h2h.hearts import bots  # noqa: E402
from h2h.hearts.engine import Phase, Seat  # noqa: E402
from h2h.storage.settings import GameKind  # noqa: E402
from tests.pages import hearts, solitaire  # noqa: E402


def main() -> None:
    """Write screenshots/heart_to_heart.png and screenshots/hearts.png."""
    app = QApplication.instance() or application(["h2h"])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow("HH1-N-AAAAAAM", Path(folder))
        window.resize(1280, 800)
        window.show()
        controller = solitaire(window).controller
        for _ in range(9):
            controller.draw()
        controller.tap("heart-25")
        app.processEvents()
        save(window, "heart_to_heart")
        window.play(GameKind.HEARTS)
        hearts(window).deal("HT1-N-AAAAAAA")
        hand, game = hearts(window).controller, hearts(window).session.model.game
        # On to the third trick, which South ends, playing as the computer would.
        south = bots.make("normal", 1)
        for card in south.choose_pass(game.view(Seat.SOUTH)):
            hand.tap(window.table.scene.position[card].place)
        hand.tap("button")
        while len(game.state.hand(Seat.SOUTH)) > 11:
            if game.phase is Phase.PLAYING and game.turn is Seat.SOUTH:
                card = south.choose_play(game.view(Seat.SOUTH))
                hand.tap(window.table.scene.position[card].place)
            app.processEvents()
        while game.turn is not Seat.SOUTH:
            app.processEvents()
        app.processEvents()
        save(window, "hearts")
        window.close()


def save(window: MainWindow, name: str) -> None:
    """Grab the window into a file."""
    target = HERE / "screenshots" / f"{name}.png"
    target.parent.mkdir(exist_ok=True)
    window.grab().save(str(target))
    print(target)


if __name__ == "__main__":
    main()
