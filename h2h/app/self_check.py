"""A check that a packaged program works: deals, plays, draws, and says what failed."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from h2h import resources
from h2h.heart_to_heart.engine import DealCode, Game, Outcome, RemovePair, deal, solver
from h2h.heart_to_heart.engine.places import name_of

if TYPE_CHECKING:
    from PySide6.QtCore import QPoint

    from h2h.app.main_window import MainWindow

_EXAMPLE = "HH1-N-AAAAAAM"
PAIR = (*["stock"] * 9, "heart-25", "waste")
"""Where to tap for the first pair of the example."""


def run(picture: str = "") -> int:
    """Run every check; print what failed; return the exit status.

    Args:
        picture: the file that gets a picture of the window; empty for none.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["H2H_ANIMATION"] = "0"
    if sys.platform == "win32":  # off screen, Qt looks for fonts in a folder of its own
        os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")
    if sys.platform == "darwin":
        # Off screen, Qt asks for "Sans Serif" and warns that there is none.
        os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")
    failures = 0
    # On Windows a file may still be held, by a virus scanner for one: that is no fault.
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        for name, check in _checks(Path(folder), picture):
            try:
                check()
            except Exception as error:
                failures += 1
                print(f"h2h: self-check: {name}: {error!r}", file=sys.stderr)  # noqa: T201
            else:
                print(f"ok  {name}")  # noqa: T201
    return 1 if failures else 0


def _checks(folder: Path, picture: str) -> Iterator[tuple[str, Callable[[], None]]]:
    yield "the published deal", _deals
    yield "a game to its win, undone and played again", _plays
    yield "the resources", _has_resources
    yield "results in a database", lambda: _keeps_results(folder)
    yield "the window, played to a win, clicked and drawn", lambda: _draws(folder, picture)
    yield "a round of Hearts", _plays_hearts
    yield "an error of PySide, put into words", _tells_errors


def _tells_errors() -> None:
    # The modules that do so are loaded only then (lean_pyside): a package may lack what they need.
    from PySide6.QtCore import QTimer

    try:
        QTimer.singleShot("soon", print)  # type: ignore[call-overload]
    except TypeError as error:
        _expect("Supported signatures" in str(error), error)
    else:
        _expect(truth=False)


def _expect(truth: bool, otherwise: object = "") -> None:
    # Not assert: a packaged program may be compiled without them.
    if not truth:
        raise AssertionError(otherwise)


def _deals() -> None:
    dealt = deal(DealCode.parse(_EXAMPLE))
    _expect([card.rank for card in dealt.heart[:2]] == [10, 10])
    _expect(dealt.heart[24].rank == dealt.stock[8].rank == 4)
    _expect(dealt.waste.rank == 1)


def _plays() -> None:
    game = Game(DealCode.parse(_EXAMPLE))
    moves = solver.solution(game.code)
    if moves is None:
        raise AssertionError("no way to win was found")
    for move in moves:
        before = game.state
        game.play(move)
        if game.can_undo:
            after = game.state
            game.undo()
            _expect(game.state == before)
            game.redo()
            _expect(game.state == after)
    _expect(game.outcome is Outcome.WON)
    _expect(game.state.score == 250)


def _has_resources() -> None:
    for name in ("deck/deck.bin", "icons/h2h-256.png"):
        _expect(resources.path(name).is_file(), name)


def _keeps_results(folder: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(folder / "check.sqlite")
    _expect(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    connection.close()


def _draws(folder: Path, file: str) -> None:
    from PySide6.QtWidgets import QApplication

    from h2h.app.main_window import MainWindow
    from h2h.app.start import application
    from h2h.heart_to_heart.page import HeartToHeartPage
    from h2h.storage.settings import GameKind

    app = QApplication.instance() or application(sys.argv[:1])
    with _warnings_raised():
        window = MainWindow(_EXAMPLE, folder)
        window.show()
        page = window.page(GameKind.HEART_TO_HEART)
        if not isinstance(page, HeartToHeartPage):
            raise AssertionError(page)
        controller = page.controller
        moves = solver.solution(DealCode.parse(_EXAMPLE))
        if moves is None:
            raise AssertionError("no way to win was found")
        for move in moves:
            if isinstance(move, RemovePair):
                for place in (move.first, move.second):
                    controller.tap(name_of(place))
            else:
                controller.draw()
        app.processEvents()
        _expect(page.session.status.outcome is Outcome.WON)
        page.session.restart()
        app.processEvents()
        for name in PAIR:
            _click(window, name)
        _expect(page.session.status.score == 10, page.session.status)
        app.processEvents()
        picture = window.grab().toImage()
        colours = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 16)
            for y in range(0, picture.height(), 16)
        }
        _expect(len(colours) > 50, f"only {len(colours)} colours")
        _expect(not file or picture.save(file), file)
        window.close()


def _click(window: "MainWindow", place: str) -> None:
    from PySide6.QtCore import QEvent, QPointF, Qt
    from PySide6.QtGui import QMouseEvent
    from PySide6.QtWidgets import QApplication

    target = window.table.view.viewport()
    point = QPointF(target.mapFrom(window, point_of(window, place)))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left),
        (QEvent.Type.MouseButtonRelease, none),
    ):
        modifiers = Qt.KeyboardModifier.NoModifier
        event = QMouseEvent(kind, point, target.mapToGlobal(point), left, held, modifiers)
        QApplication.sendEvent(target, event)


def point_of(window: "MainWindow", place: str) -> "QPoint":
    """Return where to tap a place of Heart to Heart; of a card of the heart, its index."""
    view, layout = window.table.view, window.table.scene.layout_now
    if layout is None:
        raise AssertionError("nothing is laid out")
    spot = layout.pile(place)
    x, y = spot.x, spot.y
    if place.startswith("heart-"):
        x, y = spot.x - spot.width * 0.4, spot.top + spot.width * 0.15
    return view.viewport().mapTo(window, view.mapFromScene(x, y))


def _plays_hearts() -> None:
    from h2h.hearts import bots
    from h2h.hearts.engine import Game as Match
    from h2h.hearts.engine import PassCards, Phase, PlayCard, Rules, Seat

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
    _expect(sum(match.scores.values()) in (26, 78), match.scores)


@contextmanager
def _warnings_raised() -> Iterator[None]:
    """Turn what Qt warns of into a failure."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    told: list[str] = []

    def note(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg:
            told.append(text)

    previous = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    _expect(not told, told)
