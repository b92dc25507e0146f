"""A thought that breaks off is an error of the program, and said once."""

from pytestqt.qtbot import QtBot

from h2h.hearts.bots.thinking import Thinking
from h2h.hearts.thinker import Thinker


def test_a_thought_that_fails_is_dropped(qtbot: QtBot) -> None:
    def thought() -> Thinking[None]:
        yield
        raise ArithmeticError

    answers: list[object] = []
    thinker = Thinker(lambda: False)
    with qtbot.captureExceptions() as errors:
        thinker.start(thought(), answers.append)
        qtbot.waitUntil(lambda: not thinker.running)
        qtbot.wait(50)
    assert [kind for kind, *_ in errors] == [ArithmeticError]
    assert answers == []
