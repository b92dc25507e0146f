"""A virtual screen, and watching one pixel of it from outside of the program that paints it."""

import os
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QGuiApplication

_EVERY = 0.001
"""Seconds between two looks at the pixel."""
_PATIENCE = 30.0


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[str]:
    """Run an X server without hardware; its display's name is the value."""
    reading, writing = os.pipe()
    server = subprocess.Popen(
        f"Xvfb -displayfd {writing} -screen 0 {width}x{height}x24 -nolisten tcp -noreset".split(),
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        server.terminate()
        server.wait()


class Pixel:
    """One pixel of this process's own screen, whoever paints it."""

    def __init__(self, x: int, y: int) -> None:
        self._screen = QGuiApplication.primaryScreen()
        self._place = (x, y)

    def is_white(self) -> bool:
        """Say whether it is as light as a card."""
        colour = self._screen.grabWindow(0, *self._place, 1, 1).toImage().pixelColor(0, 0)
        return min(colour.red(), colour.green(), colour.blue()) > 220

    def wait(self, *, white: bool) -> float:
        """Wait until it is white, or dark; return the time of `perf_counter` then.

        Raises:
            TimeoutError: it never is.
        """
        begin = time.perf_counter()
        while self.is_white() is not white:
            if time.perf_counter() - begin > _PATIENCE:
                raise TimeoutError
            time.sleep(_EVERY)
        return time.perf_counter()
