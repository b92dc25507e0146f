"""How fast things move: what the player set, or less if the system's user asked for less.

Qt has no call for that wish yet.
"""

import os
import re
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject

from h2h.game import system_wish
from h2h.storage.settings import Settings

_SPI_GETCLIENTAREAANIMATION = 0x1042

# Where desktops keep it in a store of their own: a command to ask, and its answer for less.
_ASKED = {
    "darwin": ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"], "1"),
    "linux": ("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"], "false"),
}


def asked() -> float | None:
    """Return the speed that the environment asks for, if it does."""
    try:
        return float(os.environ["H2H_ANIMATION"])
    except (KeyError, ValueError):
        return None


def speed(settings: Settings, *, less: bool) -> float:
    """Return the speed of animations, 0 for none; `less` is the system's wish.

    The environment wins, since tests must not wait; a speed that the player chose wins over the
    system's wish, the usual one gives way to it.
    """
    if (wished := asked()) is not None:
        return wished
    if less and settings.animation_speed == Settings().animation_speed:
        return 0.0
    return settings.animation_speed


def ask_system(wished: Callable[[], None], parent: QObject) -> None:
    """Find out without waiting, and call back if less motion is wished.

    To be called once the first picture is on the screen: it may start a small program of the
    system's.
    """
    if sys.platform == "win32":
        if _windows_wishes():
            wished()
        return
    if sys.platform == "linux" and _kde_wishes():
        wished()
        return
    system_wish.ask(_ASKED, wished, parent)


def _kde_wishes() -> bool:
    zero = r"^AnimationDurationFactor=0(\.0*)?$"
    return re.search(zero, system_wish.kde_globals(), re.MULTILINE) is not None


def _windows_wishes() -> bool:
    if sys.platform == "win32":
        from ctypes import byref, c_int, windll

        shown = c_int(1)
        windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, byref(shown), 0)
        return shown.value == 0
    return False
