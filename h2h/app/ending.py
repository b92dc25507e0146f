"""Closing the window when the system asks the program to end.

Signals from a terminal or from `kill`, and the end of the session, do what the player does by
closing the window, but without questions: everything is saved, and the exit status is 0.
"""

import os
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QSocketNotifier
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from h2h.app.main_window import MainWindow

_INPUTS = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.TouchBegin)


def watch(app: QApplication, window: "MainWindow") -> None:
    """From now on, save at the end of the session and close the window on signals."""
    app.commitDataRequest.connect(lambda _: save_for_the_session(app, window))
    if sys.platform != "win32":  # there, windows get messages instead of signals
        _watch_signals(window)


def save_for_the_session(app: QApplication, window: "MainWindow") -> None:
    """Save everything: the session asks before it ends.

    The window stays, since the session may go on after all. No system says so reliably, but the
    next key or press of the player does.
    """
    window.prepare_to_end()
    app.installEventFilter(_NextInput(window))


class _NextInput(QObject):
    """Lets the window go on at the player's next key or press."""

    def __init__(self, window: "MainWindow") -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUTS:
            self.deleteLater()  # which also removes the filter
            self._window.go_on()
        return False


def _watch_signals(window: "MainWindow") -> None:
    # Qt waits in C, where no Python code can run: a byte in a pipe wakes it, at no cost before.
    receiver, sender = os.pipe()
    for end in (receiver, sender):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(sender, warn_on_full_buffer=False)
    signals = [signal.SIGINT, signal.SIGTERM]
    if signal.getsignal(signal.SIGHUP) is not signal.SIG_IGN:  # as nohup leaves it
        signals.append(signal.SIGHUP)
    for number in signals:
        signal.signal(number, lambda *_: None)
    notifier = QSocketNotifier(receiver, QSocketNotifier.Type.Read, window)

    def on_signal() -> None:
        notifier.setEnabled(False)
        for number in signals:
            signal.signal(number, signal.SIG_DFL)  # a second one ends the program at once
        window.end()

    notifier.activated.connect(on_signal)
