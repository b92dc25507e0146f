"""The keeper and its threads."""

from pathlib import Path
from threading import Event

import pytest
import shiboken6

from h2h.storage.keeper import Keeper


@pytest.mark.usefixtures("qapp")
def test_an_answer_that_comes_after_the_window_is_deleted_is_dropped(tmp_path: Path) -> None:
    keeper, go_on, raised = Keeper(tmp_path), Event(), list[BaseException]()
    done = Event()

    def answer() -> None:
        go_on.wait(10)
        try:
            keeper._post(lambda: None)
        except BaseException as error:
            raised.append(error)
        done.set()

    keeper.do(answer)
    shiboken6.delete(keeper)
    go_on.set()
    assert done.wait(10)
    assert raised == []
