"""What happens on an error of the program itself: save the game, then show what happened."""

import sys
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, qVersion

from h2h import __version__

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow

_MOST_DIALOGS = 3
"""An error that comes back with every tap is shown this often; all are in the log."""


def watch(window: "MainWindow") -> None:
    """From now on, log an unexpected exception, save the game and show what happened."""
    shown = 0

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        nonlocal shown
        if issubclass(kind, KeyboardInterrupt):
            QTimer.singleShot(0, window, window.end)
            return
        if not issubclass(kind, Exception):
            sys.__excepthook__(kind, error, trace)
            return
        from h2h.storage.crash_log import CrashLog

        about = f"h2h {__version__}, Qt {qVersion()}, Python {sys.version}\n{window.code}"
        details = CrashLog(window.keeper.data_folder).record(kind, error, trace, about)
        print(details, file=sys.stderr)  # noqa: T201
        shown += 1
        if shown <= _MOST_DIALOGS:
            # Later: the error may have been raised while something is being painted.
            QTimer.singleShot(0, window, lambda: _show(window, details))

    sys.excepthook = report


def _show(window: "MainWindow", details: str) -> None:
    if not window.isVisible():
        return  # it has been closed: no dialog should keep the program running
    from h2h.app.crash_dialog import CrashDialog

    try:
        saved = window.save()
    except Exception:  # the same error, most likely
        saved = False
    CrashDialog(details, saved=saved, parent=window).open()
