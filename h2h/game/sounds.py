"""What is heard: the table's sounds, as the player or else the system's user wants them."""

import os
import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Signal

from h2h.game import system_wish
from h2h.storage.settings import Settings
from h2h.table.sound.cues import Sound
from h2h.table.table_scene import TableScene

if TYPE_CHECKING:
    from h2h.table.sound.player import OpenDevice, SoundPlayer

_ASKED: dict[str, system_wish.Question] = {
    "darwin": (
        "defaults",
        ["read", "com.apple.systemsound", "com.apple.sound.uiaudio.enabled"],
        "0",
    ),
    "linux": ("gsettings", ["get", "org.gnome.desktop.sound", "event-sounds"], "false"),
}


class Sounds(QObject):
    """Plays what the scene emits.

    Signals:
        changed: sounds are heard now, or are not heard any more.
    """

    changed = Signal()

    def __init__(self, scene: TableScene, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._quiet = False
        self._player: SoundPlayer | None = None
        scene.sounded.connect(self._play)

    @property
    def on(self) -> bool:
        """Whether sounds are heard: the player's wish, or else the system's."""
        return not self._quiet if self._settings.sounds is None else self._settings.sounds

    @property
    def volume(self) -> float:
        """How loud they are, from 0 to 1."""
        return self._settings.volume if self.on else 0.0

    def start(self, open_device: "OpenDevice | None" = None) -> None:
        """Play from now on. To be called once the first picture is on the screen.

        Args:
            open_device: opens another device than the system's usual one.
        """
        from h2h.table.sound.player import SoundPlayer

        self._player = SoundPlayer(open_device)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self._player.close)
        self.apply(self._settings)
        ask_system(self._on_quiet, self)

    def apply(self, settings: Settings) -> None:
        """Follow the settings."""
        self._settings = settings
        if self._player is not None:
            self._player.volume = self.volume
        self.changed.emit()

    def _play(self, sound: Sound) -> None:
        # Tests set the variable: they must neither be heard nor wait for a device.
        if self._player is not None and os.environ.get("H2H_SOUND") != "0":
            self._player.play(sound)

    def _on_quiet(self) -> None:
        self._quiet = True
        self.apply(self._settings)


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
