"""What happens when the program itself is at fault: the game is saved, and the player told."""

import sys
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, qVersion

from h2h import __version__

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow

_MOST_DIALOGS = 3
"""A fault that comes back with every tap is told this often; all are in the log."""


def watch(window: "MainWindow") -> None:
    """From now on, log an unexpected exception, save the game and show what happened."""
    told = 0

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        nonlocal told
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        from h2h.storage.crash_log import CrashLog

        about = f"h2h {__version__}, Qt {qVersion()}, Python {sys.version}\n{window.code}"
        details = CrashLog(window.keeper.data_folder).record(kind, error, trace, about)
        print(details, file=sys.stderr)  # noqa: T201
        told += 1
        if told <= _MOST_DIALOGS:
            # Later: the fault may have happened while something is being painted.
            QTimer.singleShot(0, window, lambda: _tell(window, details))

    sys.excepthook = report


def _tell(window: "MainWindow", details: str) -> None:
    from h2h.app.crash_dialog import CrashDialog

    try:
        saved = window.save()
    except Exception:  # the same fault, most likely
        saved = False
    CrashDialog(details, saved=saved, parent=window).open()
