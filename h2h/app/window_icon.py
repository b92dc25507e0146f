"""The icon of the windows, in title bars, the task bar and the window switcher."""

import sys

from PySide6.QtGui import QGuiApplication, QIcon

from h2h import resources

_SIZES = (16, 24, 32, 48, 64, 128)
_APP_ID = "io.github.h2hcards.h2h"


def set_window_icon() -> None:
    """Set the icon of all windows. Call it after the first frame: it reads files."""
    icon = QIcon()
    for size in _SIZES:
        icon.addFile(str(resources.path(f"icons/h2h-{size}.png")))
    QGuiApplication.setWindowIcon(icon)


def set_app_id() -> None:
    """Tell the task bar of Windows which windows belong together; call it before the first."""
    if sys.platform == "win32":
        from ctypes import windll

        windll.shell32.SetCurrentProcessExplicitAppUserModelID(_APP_ID)
