"""The speed of animations: the player's setting, or the system's request for less motion.

Qt has no API for that request yet.
"""

import os
import re
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject

from h2h.game import system_wish
from h2h.storage.settings import Settings

_SPI_GETCLIENTAREAANIMATION = 0x1042

# Desktops with a store of their own: the command to run, and its answer for less motion.
_ASKED = {
    "darwin": ("defaults", ["read", "com.apple.universalaccess", "reduceMotion"], "1"),
    "linux": ("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"], "false"),
}


def asked() -> float | None:
    """Return the speed set by the environment, if any."""
    try:
        return float(os.environ["H2H_ANIMATION"])
    except (KeyError, ValueError):
        return None


def speed(settings: Settings, *, less: bool) -> float:
    """Return the speed of animations, 0 for none.

    The environment comes first, since tests must not wait. A speed that the player has changed
    comes before the system's request.

    Args:
        settings: the player's settings.
        less: whether the system requests less motion.
    """
    if (wished := asked()) is not None:
        return wished
    if less and settings.animation_speed == Settings().animation_speed:
        return 0.0
    return settings.animation_speed


def ask_system(wished: Callable[[], None], parent: QObject) -> None:
    """Ask the system in the background; call `wished` if it requests less motion.

    This may start a small program, so call it after the first frame is on the screen.
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
