"""Explanations for a start that fails because a display or a system library is missing."""

import os
import re
import sys
from pathlib import Path

# The Debian package of each library that Qt's plugins need and a bare machine may lack.
_PACKAGES = {
    "libEGL": "libegl1",
    "libGL": "libgl1",
    "libxkbcommon-x11": "libxkbcommon-x11-0",
    "libxkbcommon": "libxkbcommon0",
    "libxcb-cursor": "libxcb-cursor0",
    "libxcb-icccm": "libxcb-icccm4",
    "libxcb-image": "libxcb-image0",
    "libxcb-keysyms": "libxcb-keysyms1",
    "libxcb-randr": "libxcb-randr0",
    "libxcb-render-util": "libxcb-render-util0",
    "libxcb-render": "libxcb-render0",
    "libxcb-shape": "libxcb-shape0",
    "libxcb-shm": "libxcb-shm0",
    "libxcb-sync": "libxcb-sync1",
    "libxcb-util": "libxcb-util1",
    "libxcb-xfixes": "libxcb-xfixes0",
    "libxcb-xkb": "libxcb-xkb1",
    "libX11-xcb": "libx11-xcb1",
    "libX11": "libx11-6",
    "libfontconfig": "libfontconfig1",
    "libfreetype": "libfreetype6",
    "libdbus-1": "libdbus-1-3",
    "libglib-2.0": "libglib2.0-0",
    "libgthread-2.0": "libglib2.0-0",
    "libwayland-cursor": "libwayland-cursor0",
    "libwayland-client": "libwayland-client0",
}


def explain_import(error: ImportError) -> str:
    """Explain which library is missing when Qt can't be imported."""
    return _library_missing(str(error))


def explain_start() -> str:
    """Explain why Qt could not open a window."""
    if sys.platform in ("win32", "darwin"):
        return "h2h: no window can be opened here."
    display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    wished = os.environ.get("QT_QPA_PLATFORM", "")
    if wished.split(":")[0] not in ("", "xcb", "wayland"):
        return f"h2h: QT_QPA_PLATFORM={wished} is not available here."
    if not display:
        return (
            "h2h: there is no display to open a window on. Start it from a desktop, "
            "or set DISPLAY or WAYLAND_DISPLAY."
        )
    missing = _missing_of_plugin()
    if missing:
        return _library_missing(missing)
    return f"h2h: the display {display} can't be opened. Is it running, and may you use it?"


def _library_missing(text: str) -> str:
    found = re.search(r"(lib[\w.+-]+?)\.so[.\d]*", text)
    if not found:
        return f"h2h: Qt could not be loaded: {text}"
    package = _PACKAGES.get(found[1])
    advice = f" On Debian or Ubuntu: sudo apt install {package}" if package else ""
    return f"h2h: the library {found[0]}, which Qt needs, is not installed.{advice}"


def _missing_of_plugin() -> str:
    """Return the loader's error for the X11 plugin, or nothing."""
    import ctypes

    from PySide6.QtCore import QLibraryInfo

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    try:
        ctypes.CDLL(str(plugins / "platforms" / "libqxcb.so"))
    except OSError as error:
        return str(error)
    return ""
