"""Whether sounds are heard: as the player set it, or else as the system's user wishes."""

import re
import sys
from collections.abc import Callable

from PySide6.QtCore import QObject

from h2h.game import system_wish
from h2h.storage.settings import Settings

_ASKED: dict[str, system_wish.Question] = {
    "darwin": (
        "defaults",
        ["read", "com.apple.systemsound", "com.apple.sound.uiaudio.enabled"],
        "0",
    ),
    "linux": ("gsettings", ["get", "org.gnome.desktop.sound", "event-sounds"], "false"),
}


def sounds_on(settings: Settings, *, quiet: bool) -> bool:
    """Tell whether sounds are heard; `quiet` is the system's wish, the player's own wins."""
    return not quiet if settings.sounds is None else settings.sounds


def ask_system(wished: Callable[[], None], parent: QObject) -> None:
    """Find out without waiting, and call back if the system's user wants no sounds.

    To be called once the first picture is on the screen: it may start a small program of the
    system's.
    """
    if _windows_wishes() or (sys.platform == "linux" and _kde_wishes()):
        wished()
    else:
        system_wish.ask(_ASKED, wished, parent)


def _kde_wishes() -> bool:
    section = re.search(r"^\[Sounds\]$([^\[]*)", system_wish.kde_globals(), re.MULTILINE)
    return section is not None and "\nEnable=false\n" in section[1] + "\n"


def _windows_wishes() -> bool:
    if sys.platform == "win32":
        import winreg

        try:
            return winreg.QueryValue(winreg.HKEY_CURRENT_USER, r"AppEvents\Schemes") == ".None"
        except OSError:
            return False
    return False
