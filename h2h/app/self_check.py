"""Checks that a packaged program works: it deals, plays and draws, and prints what fails."""

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from h2h import resources
from h2h.app.games import GAMES, GameInfo
from h2h.game.checks import Check, expect


def run(picture: str = "") -> int:
    """Run every check; print what failed; return the exit status.

    Args:
        picture: the file that gets a picture of the window; empty for none.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["H2H_ANIMATION"] = "0"
    if sys.platform == "win32":  # offscreen, Qt looks for fonts in its own folder
        os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")
    if sys.platform == "darwin":
        # Offscreen, Qt requests "Sans Serif" and warns that there is none.
        os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")
    failures = 0
    # On Windows another program, such as a virus scanner, may still hold a file.
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


def _checks(folder: Path, file: str) -> Iterator[Check]:
    yield "the resources", _has_resources
    yield "a sound on the null device", _plays_a_sound
    yield "results in a database", lambda: _keeps_results(folder)
    for game in GAMES:
        yield from game.checks()
        yield f"{game.title()} in the window", partial(_plays_in_window, game, folder, file)
    yield "the text of an error of PySide", _formats_errors


def _formats_errors() -> None:
    # lean_imports loads the modules that format errors only now; a package may lack some.
    from PySide6.QtCore import QTimer

    try:
        QTimer.singleShot("soon", print)  # type: ignore[call-overload]
    except TypeError as error:
        expect("Supported signatures" in str(error), error)
    else:
        expect(truth=False)


def _has_resources() -> None:
    for name in ("deck/deck.bin", "icons/h2h-256.png"):
        expect(resources.path(name).is_file(), name)


def _plays_a_sound() -> None:
    from threading import Event

    from h2h.table.sound.cues import Sound
    from h2h.table.sound.mixer import RATE
    from h2h.table.sound.player import SoundPlayer

    try:
        from h2h.table.sound.device import Device
    except ImportError:
        if getattr(sys, "frozen", False):
            raise
        return  # the program is silent without miniaudio, and else the same
    heard = Event()

    def open_device(read: Callable[[int], bytes]) -> Device:
        def listening(frames: int) -> bytes:
            samples = read(frames)
            if samples:
                heard.set()
            return samples

        return Device(listening, RATE, ("null",))

    player = SoundPlayer(open_device)
    player.volume = 1
    for sound in Sound:
        player.play(sound)
    expect(heard.wait(20), "silence")
    player.close()


def _keeps_results(folder: Path) -> None:
    import sqlite3

    connection = sqlite3.connect(folder / "check.sqlite")
    expect(connection.execute("PRAGMA integrity_check").fetchone() == ("ok",))
    connection.close()


def _plays_in_window(game: GameInfo, folder: Path, file: str) -> None:
    from PySide6.QtWidgets import QApplication

    from h2h.app.main_window import MainWindow
    from h2h.app.start import application

    code, play = game.play_in_window()
    app = QApplication.instance() or application(sys.argv[:1])
    with _warnings_raised():
        window = MainWindow(code, folder)
        window.show()
        play(window.page(game.kind), window.table)
        app.processEvents()
        picture = window.grab().toImage()
        colours = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 16)
            for y in range(0, picture.height(), 16)
        }
        expect(len(colours) > 50, f"only {len(colours)} colours")
        expect(not file or game is not GAMES[0] or picture.save(file), file)
        window.close()


@contextmanager
def _warnings_raised() -> Iterator[None]:
    """Fail on a warning of Qt."""
    from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

    messages: list[str] = []

    def note(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and kind is not QtMsgType.QtInfoMsg:
            messages.append(text)

    previous = qInstallMessageHandler(note)
    try:
        yield
    finally:
        qInstallMessageHandler(previous)
    expect(not messages, messages)
