"""The program as usual, which does what a test tells it once the window is there.

It is a program of its own, without pytest: importing that takes longer than the start.
"""

import sys

from PySide6.QtCore import QTimer

from h2h.app import main_window, start
from h2h.app.no_answer_dialog import NoAnswerDialog
from h2h.app.problem_dialog import ProblemDialog
from h2h.heart_to_heart.page import HeartToHeartPage
from h2h.storage.settings import GameKind


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def run(then: str) -> int:
    """Run the program and do something in its window."""

    class Window(main_window.MainWindow):
        def settle_in(self) -> None:
            super().settle_in()
            if then == "change and quit":
                self.change("move_errors", value=True)
            elif then == "draw":
                page = self.page(GameKind.HEART_TO_HEART)
                assert isinstance(page, HeartToHeartPage)
                page.controller.draw()
                page.session.clock.set(65_000, started=True)
            if "quit" in then:
                self.close()
            timer = QTimer(self, interval=20)
            timer.timeout.connect(self.read_problems)
            timer.start()
            say("ready")

        def read_problems(self) -> None:
            for dialog in self.findChildren(ProblemDialog):
                if dialog.isVisible():
                    say(f"said {self.isVisible()}")
                    dialog.accept()

    main_window.MainWindow = Window  # type: ignore[misc]

    def answer(dialog: NoAnswerDialog) -> NoAnswerDialog.StandardButton:
        say(dialog.text())
        return NoAnswerDialog.StandardButton.Close

    NoAnswerDialog.exec = answer  # type: ignore[method-assign, assignment]
    return start.run(None)


if __name__ == "__main__":
    sys.exit(run(sys.argv[1]))
