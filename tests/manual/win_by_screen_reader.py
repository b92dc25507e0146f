#!/usr/bin/python3
"""Win the published example through AT-SPI alone, as a screen reader would: a check by hand.

It finds the running program on the accessibility bus, reads what lies on the table, presses what
it needs by name, and tells what it heard. It needs Debian's at-spi2-core and python3-pyatspi, and
so the system's Python; of the program itself it uses only the solver, to know the moves::

    export QT_LINUX_ACCESSIBILITY_ALWAYS_ON=1
    xvfb-run dbus-run-session -- sh -c \
        'h2h --deal HH1-N-AAAAAAM & python3 tests/manual/win_by_screen_reader.py'
"""

# mypy: ignore-errors
# The modules it needs have no types, and only the system's Python has them.

import sys
import threading
import time
from pathlib import Path

import pyatspi
from gi.repository import Atspi

sys.path.insert(0, str(Path(__file__).parents[2]))

from h2h.heart_to_heart.engine import DealCode, RemovePair, solver
from h2h.heart_to_heart.engine.layout import PLACES

CODE = "HH1-N-AAAAAAM"
PATIENCE = 20
"""Seconds."""
HEARD: list[str] = []


def main() -> int:
    """Play; return 0 once the win was heard."""
    listen()
    table = wait_for(find_table)
    table.get_application().set_cache_mask(Atspi.Cache.NONE)  # names and states change
    print(f"found: {table.getRoleName()} “{table.name}”, {table.description}")
    for child in list(table)[-4:]:
        print(f"    {child.getRoleName()} “{child.name}” ({child.description}) {states(child)}")
    moves = solver.solution(DealCode.parse(CODE))
    started = time.monotonic()
    for move in moves:
        if isinstance(move, RemovePair):
            press(table, place_of(move.first))
            press(table, place_of(move.second))
        else:
            press(table, "Stock")
    print(f"{len(moves)} moves in {time.monotonic() - started:.1f} s: {table.description}")
    print(f"left on the table: {[child.name for child in table]}")
    wait_for(lambda: [text for text in HEARD if text.startswith("You won")])
    for text in [*HEARD[:3], "…", *HEARD[-3:]]:
        print(f"    heard: {text}")
    return 0


def place_of(place: int) -> str:
    """Return how a place is told: the waste by its name, a card of the heart by its row."""
    if place == 0:
        return "Waste"
    row = PLACES[place - 1][0]
    return f"Row {row + 1}, card {sum(1 for each in PLACES[:place] if each[0] == row)}"


def press(table: pyatspi.Accessible, what: str) -> None:
    """Press the child whose name or description begins so."""
    for child in table:
        if child is not None and (child.name.startswith(what) or child.description == what):
            action = child.queryAction()
            names = [action.getName(i) for i in range(action.nActions)]
            action.doAction(names.index("Press"))
            return
    raise LookupError(f"{what!r} is not among {[child.name for child in table]}")


def states(child: pyatspi.Accessible) -> str:
    """Return a child's states in words."""
    return " ".join(pyatspi.stateToString(state) for state in child.getState().getStates())


def find_table() -> pyatspi.Accessible | None:
    """Return the table of the running program, if there is one."""
    for program in pyatspi.Registry.getDesktop(0):
        if program is not None and "h2h" in program.name.casefold():
            return pyatspi.findDescendant(program, lambda each: each.name.startswith("The heart,"))
    return None


def wait_for(look):
    """Return what is looked for as soon as it is there."""
    end = time.monotonic() + PATIENCE
    while not (found := look()):
        if time.monotonic() > end:
            raise TimeoutError(f"nothing found in {PATIENCE} seconds")
        time.sleep(0.2)
    return found


def listen() -> None:
    """Note everything that is sent to be spoken from now on.

    While the table has the focus, a message is sent as the description of what has the focus in it.
    """

    def note(event: object) -> None:
        HEARD.append(str(event.any_data))

    for kind in ("object:announcement", "object:property-change:accessible-description"):
        pyatspi.Registry.registerEventListener(note, kind)
    threading.Thread(target=pyatspi.Registry.start, daemon=True).start()


if __name__ == "__main__":
    sys.exit(main())
