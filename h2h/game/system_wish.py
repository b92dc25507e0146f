"""Asking the system what its user wishes, where Qt has no call for it."""

import os
import sys
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, QStandardPaths

Question = tuple[str, Sequence[str], str]
"""A command, its arguments, and the answer that means less."""


def ask(questions: Mapping[str, Question], wished: Callable[[], None], parent: QObject) -> None:
    """Ask a desktop that keeps its user's wishes in a store of its own, without waiting.

    Args:
        questions: what to ask, by `sys.platform`.
        wished: called if the answer is the one that means less.
        parent: the question is given up when this is destroyed.
    """
    if sys.platform == "linux" and not os.environ.get("XDG_CURRENT_DESKTOP"):
        return  # no desktop, no wishes of its user
    command, arguments, less = questions.get(sys.platform, ("", [], ""))
    program = QStandardPaths.findExecutable(command) if command else ""
    if not program:
        return
    from PySide6.QtCore import QProcess  # slow to load, and no start needs it

    process = QProcess()  # not a child: it must still be there when its window is gone

    def answered() -> None:
        parent.destroyed.disconnect(given_up)
        text = bytes(process.readAllStandardOutput().data()).decode(errors="replace")
        process.deleteLater()
        if text.strip() == less:
            wished()

    def given_up() -> None:
        """End it with a window that is closed before there is an answer."""
        process.finished.disconnect(answered)
        process.kill()
        process.waitForFinished()

    parent.destroyed.connect(given_up)
    process.finished.connect(answered)
    process.start(program, list(arguments))


def kde_globals() -> str:
    """Return the text of KDE's settings; empty where there are none."""
    found = QStandardPaths.locate(
        QStandardPaths.StandardLocation.GenericConfigLocation, "kdeglobals"
    )
    try:
        with open(found, encoding="utf-8", errors="replace") as file:
            return file.read()
    except OSError:
        return ""
