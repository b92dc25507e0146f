"""The game of Heart to Heart in progress."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st

from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import (
    UNDO_LIMIT,
    DealCode,
    Draw,
    Game,
    Move,
    Outcome,
    Redeal,
    solver,
)
from h2h.heart_to_heart.saved_game import FILE_NAME, Encoder, SavedGame, load, save
from h2h.storage.document import LONGEST_PLAY, new_id
from tests.storage.games import ID, STARTED, facts, heart_to_heart


def test_undo_and_redo_come_back(tmp_path: Path) -> None:
    game = heart_to_heart(moves=400, undone=40)
    save(SavedGame(ID, game, 0, STARTED), tmp_path)
    saved = load(tmp_path).saved
    assert saved
    while game.can_redo:
        assert saved.game.redo().after == game.redo().after
    while game.can_undo:
        assert saved.game.undo().after == game.undo().after
    assert not saved.game.can_undo


def test_thousands_of_draws_are_small(tmp_path: Path) -> None:
    game = Game(DealCode(12))
    for _ in range(5_000):
        game.play(Draw() if game.state.stock else Redeal())
    saved = SavedGame(ID, game, 0, STARTED)
    assert save(saved, tmp_path) is None
    assert (tmp_path / FILE_NAME).stat().st_size < 2_500
    assert facts(load(tmp_path).saved) == facts(saved)


@profile(max_examples=60)
@given(st.lists(st.sampled_from(["play", "draw", "undo", "redo", "save"]), max_size=600))
def test_each_save_is_what_a_first_one_would_be(steps: list[str]) -> None:
    """The encoder keeps the text of earlier moves; undo, redo and later moves change the rest."""
    game, encoder = Game(DealCode(12)), Encoder()
    made: list[tuple[bytes, Callable[[], bytes]]] = []
    for step in [*steps, *["draw"] * 130, *["undo"] * 120, "save", *["redo"] * 30, "save"]:
        if step == "undo" and game.can_undo:
            game.undo()
        elif step == "redo" and game.can_redo:
            game.redo()
        elif step == "play" and game.outcome is None:
            game.play(game.legal_moves()[0])
        elif step == "draw" and game.outcome is None:
            game.play(Draw() if game.state.stock else Redeal())
        elif step == "save":
            saved = SavedGame(ID, game, len(made), STARTED)
            made.append((Encoder().prepare(saved)(), encoder.prepare(saved)))
    for expected, encode in made:  # later, as a thread does
        assert encode() == expected


def test_a_long_game_costs_no_more_than_a_short_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Counted in moves written as text while the window waits."""
    game, encoder = Game(DealCode(12)), Encoder()
    written = list[int]()

    def counted(moves: Sequence[Move]) -> Iterator[str]:
        written[-1] += len(moves)
        return runs(moves)

    runs = saved_game._runs
    monkeypatch.setattr(saved_game, "_runs", counted)
    for _ in range(3000):
        game.play(Draw() if game.state.stock else Redeal())
        written.append(0)
        encoder.prepare(SavedGame(ID, game, 0, STARTED))
    assert max(written) <= UNDO_LIMIT + 2 * 27  # a run of draws ends with a redeal


def test_a_clock_beyond_its_limit_stands_there(tmp_path: Path) -> None:
    for milliseconds in (LONGEST_PLAY, LONGEST_PLAY + 1, LONGEST_PLAY * 2):
        save(SavedGame(ID, Game(DealCode(12)), milliseconds, STARTED), tmp_path)
        saved = load(tmp_path).saved
        assert saved
        assert saved.milliseconds == LONGEST_PLAY


def test_a_won_game_comes_back_won(tmp_path: Path) -> None:
    solution = solver.solution(DealCode(12))
    assert solution
    game = Game.replay(DealCode(12), solution)
    save(SavedGame(ID, game, 5, STARTED, recorded=True), tmp_path)
    saved = load(tmp_path).saved
    assert saved
    assert saved.game.outcome is Outcome.WON
    assert saved.recorded


def test_the_format_stays_readable_for_ever(tmp_path: Path) -> None:
    """What version 1 wrote; never change this text."""
    (tmp_path / FILE_NAME).write_bytes(VERSION_1)
    saved = load(tmp_path).saved
    assert saved
    assert (str(saved.game.code), saved.milliseconds) == ("HH1-N-AAAAAAM", 83250)
    assert saved.started.isoformat() == "2026-11-29T20:15:30+00:00"
    assert list(map(str, saved.game.history)) == ["D"] * 9 + ["25+0"]
    assert list(map(str, saved.game.undone)) == ["D"]
    assert saved.game.undo_depth == 7
    assert save(saved, tmp_path) is None
    assert (tmp_path / FILE_NAME).read_bytes() == VERSION_1


VERSION_1 = (
    b'{"checksum":"46e85966","format":"h2h-heart-to-heart","version":1,'
    b'"id":"0123456789abcdef0123456789abcdef","code":"HH1-N-AAAAAAM",'
    b'"moves":"D*9 25+0","undone":"D","undo_depth":7,"milliseconds":83250,'
    b'"started":"2026-11-29T20:15:30+00:00","recorded":false}\n'
)


def test_ids_are_unlike() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
