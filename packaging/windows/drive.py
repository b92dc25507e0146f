"""Play the installed program on Windows: real clicks and keys, and a look at what it keeps.

    python packaging/windows/drive.py h2h.exe

It takes the mouse and the keyboard, and leaves a picture of the screen in build/package/pictures.
Where a game is in progress it does nothing.
"""

import ctypes
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from ctypes import wintypes
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]
import tries  # noqa: E402
from PySide6.QtCore import Qt  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402

from h2h.app.main_window import MainWindow  # noqa: E402
from h2h.app.start import application  # noqa: E402
from h2h.game.checks import point_of  # noqa: E402
from h2h.heart_to_heart.checks import PAIR  # noqa: E402

assert sys.platform == "win32"
user32 = ctypes.windll.user32
LOOK = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)

CODE, ANOTHER = "HH1-N-AAAAAAM", "HH1-N-AAAAAAZ"
DRAWN, PAIRED = "D*9", "D*9 25+0"
SAVED = Path(os.environ["LOCALAPPDATA"], "h2h", "heart_to_heart.json")

SECONDS = 30
WM_CLOSE, WM_QUERYENDSESSION, WM_ENDSESSION = 0x10, 0x11, 0x16
SW_MINIMIZE = 6
MESSAGE = 0xFFFF  # the text of a message box
LEFT_DOWN, LEFT_UP, KEY_UP = 2, 4, 2
ENTER, CONTROL, ALT = 0x0D, 0x11, 0x12


class Program:
    """The program, started and seen from outside."""

    def __init__(self, file: Path, *arguments: str) -> None:
        self._process = subprocess.Popen([file, *arguments])

    def windows(self) -> list[int]:
        """Return the handles of its windows that can be seen."""
        found: list[int] = []

        def look(window: int, _: int) -> bool:
            process = wintypes.DWORD()
            user32.GetWindowThreadProcessId(window, ctypes.byref(process))
            if process.value == self._process.pid and user32.IsWindowVisible(window):
                found.append(window)
            return True

        user32.EnumWindows(LOOK(look), 0)
        return found

    def window(self) -> int:
        """Wait for its one window to be in front; return the handle."""
        wait("a window", lambda: len(self.windows()) == 1 or not self.runs)
        expect(self.runs, f"a window, not status {self._process.poll()}")
        (window,) = self.windows()
        wait("the window in front", lambda: user32.GetForegroundWindow() == window)
        time.sleep(1)  # what it does after its first picture
        return window

    @property
    def runs(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    def ended(self) -> int:
        """Wait for its end; return the exit status."""
        return self._process.wait(SECONDS)

    def close(self) -> None:
        """Close its window as its button does."""
        user32.PostMessageW(self.window(), WM_CLOSE, 0, 0)
        expect(self.ended() == 0, "an exit status of 0")

    def terminate(self) -> None:
        """End it as Windows does at the end of a session, if it has not done so itself."""
        self._process.kill()
        self.ended()

    def kill(self) -> None:
        """End it as the Task Manager does."""
        expect(self.runs, f"a program, not status {self._process.poll()}")
        command = ["taskkill", "/f", "/pid", str(self._process.pid)]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        self.ended()


def main(file: Path) -> str:
    """Play; return what was done.

    Raises:
        BrokenProgramError: Something was not as it should be.
    """
    app = application(sys.argv[:1])
    expect(not SAVED.exists(), "no game in progress")
    done = []
    for step in STEPS:
        try:
            done.append(step(file))
        except Exception:
            take_picture("failed")
            raise
        print(f"ok  {done[-1]}", flush=True)
    app.quit()
    SAVED.unlink()
    return ", ".join(done)


def play_a_pair(file: Path) -> str:
    """Play a pair with the mouse, take it back with the keyboard."""
    program = Program(file, "--deal", CODE)
    window = program.window()
    expect(title(window) == "Heart to Heart", "the title")
    click_a_pair(window)
    take_picture("a pair")
    press(CONTROL, "Z")
    wait_for_moves(DRAWN)
    program.close()
    return "a pair played and undone"


def go_on(file: Path) -> str:
    """Start again, and find the game and what was undone."""
    program = Program(file)
    program.window()
    press(CONTROL, "Y")
    wait_for_moves(PAIRED)
    program.close()
    return "gone on"


def start_twice(file: Path) -> str:
    """Start again while it runs: its window comes to the front, the second program ends."""
    program = Program(file)
    window = program.window()
    user32.ShowWindow(window, SW_MINIMIZE)
    wait("a minimised window", lambda: user32.IsIconic(window))
    expect(Program(file).ended() == 0, "the second start to end")
    wait("a window that can be seen", lambda: not user32.IsIconic(window))
    program.window()
    expect(Program(file, "--deal", ANOTHER).ended() == 0, "the second start to end")
    wait("a question", lambda: user32.GetForegroundWindow() in {*program.windows()} - {window})
    time.sleep(1)
    press(ALT, "D")
    wait("another deal", lambda: saved()["code"] == ANOTHER)
    program.close()
    return "started twice"


def give_a_bad_code(file: Path) -> str:
    """Start with what is no code: a box says so."""
    program = Program(file, "--deal", "nonsense")
    box = program.window()
    text = ctypes.create_unicode_buffer(200)
    user32.GetDlgItemTextW(box, MESSAGE, text, 200)
    expect("nonsense" in text.value, f"a message, not {text.value!r}")
    press(ENTER)
    expect(program.ended() == 2, "an exit status of 2")
    return "a bad code refused"


def kill_it(file: Path) -> str:
    """Kill it in play: nothing is lost."""
    program = Program(file, "--deal", CODE)
    window = program.window()
    click_a_pair(window)
    program.kill()
    program = Program(file)
    program.window()
    press(CONTROL, "Z")
    wait_for_moves(DRAWN)
    program.close()
    return "killed, nothing lost"


def end_the_session(file: Path) -> str:
    """Log off: the game is kept, with the time since the last move."""
    program = Program(file)
    window = program.window()
    press(CONTROL, "Y")
    wait_for_moves(PAIRED)
    before = saved()["milliseconds"]
    time.sleep(2)
    expect(user32.SendMessageW(window, WM_QUERYENDSESSION, 0, 0), "consent to the session's end")
    user32.SendMessageW(window, WM_ENDSESSION, 1, 0)
    program.terminate()
    expect(saved()["moves"] == PAIRED, "the moves")
    expect(saved()["milliseconds"] > before, f"more than {before} milliseconds")
    return "kept at the session's end"


def while_it_runs(file: Path, command: list[str]) -> int:
    """Run a command while the program runs; return its exit status."""
    program = Program(file)
    program.window()
    status = subprocess.run(command, check=False, timeout=SECONDS).returncode
    program.close()
    return status


STEPS = [play_a_pair, go_on, start_twice, give_a_bad_code, kill_it, end_the_session]


def click_a_pair(window: int) -> None:
    """Turn cards of the stock, each once the file holds the one before, then click the pair."""
    for drawn, (place, point) in enumerate(zip(PAIR, points(window), strict=True), 1):
        click(window, *point)
        if place == "stock":
            wait_for_moves(f"D*{drawn}" if drawn > 1 else "D")
    wait_for_moves(PAIRED)


def points(window: int) -> list[tuple[int, int]]:
    """Return where to click for a pair, in pixels of the window's inside."""
    area = wintypes.RECT()
    user32.GetClientRect(window, ctypes.byref(area))
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        model = MainWindow(CODE, Path(folder))
        model.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        ratio = model.devicePixelRatioF()
        model.resize(round(area.right / ratio), round(area.bottom / ratio))
        model.show()
        view = model.table.view.viewport()
        found = [
            view.mapTo(model, point_of(model.table, place).toPoint()) * ratio for place in PAIR
        ]
        model.close()
    return [(point.x(), point.y()) for point in found]


def click(window: int, x: int, y: int) -> None:
    """Click a point of a window."""
    point = wintypes.POINT(x, y)
    user32.ClientToScreen(window, ctypes.byref(point))
    user32.SetCursorPos(point.x, point.y)
    for event in (0, LEFT_DOWN, LEFT_UP):
        user32.mouse_event(event, 0, 0, 0, 0)
        time.sleep(0.1)  # a finger takes as long


def press(*keys: int | str) -> None:
    """Press keys together."""
    codes = [key if isinstance(key, int) else ord(key) for key in keys]
    events = [*((code, 0) for code in codes), *((code, KEY_UP) for code in reversed(codes))]
    for code, event in events:
        user32.keybd_event(code, 0, event, 0)
        time.sleep(0.1)


def title(window: int) -> str:
    """Return what stands above a window."""
    text = ctypes.create_unicode_buffer(200)
    user32.GetWindowTextW(window, text, 200)
    return text.value


def take_picture(name: str) -> None:
    """Keep a picture of the screen."""
    tries.PICTURES.mkdir(parents=True, exist_ok=True)
    file = tries.PICTURES / f"{name}.png"
    expect(QGuiApplication.primaryScreen().grabWindow(0).save(str(file)), str(file))


def saved() -> dict[str, Any]:
    """Return what the file of the game holds."""
    return dict(json.loads(SAVED.read_bytes()))


def wait_for_moves(moves: str) -> None:
    """Wait until the file holds these moves."""
    wait(f"the moves {moves}", lambda: SAVED.exists() and saved()["moves"] == moves)


def wait(what: str, happens: Callable[[], object]) -> None:
    """Wait for something."""
    until = time.monotonic() + SECONDS
    while not happens():
        expect(time.monotonic() < until, what)
        time.sleep(0.05)


def expect(truth: object, what: str) -> None:
    """Fail if something is not so."""
    if not truth:
        raise tries.BrokenProgramError(
            f"waited for {what}; {SAVED.name}: {SAVED.exists() and saved()}"
        )


if __name__ == "__main__":
    print(main(Path(sys.argv[1])))
