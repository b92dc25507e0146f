"""The game of Heart to Heart in progress."""

from pathlib import Path

from h2h.heart_to_heart.engine import DealCode, Draw, Game, Outcome, Redeal, solver
from h2h.heart_to_heart.saved_game import FILE_NAME, SavedGame, load, save
from h2h.storage.document import new_id
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


def test_thousands_of_draws_make_a_small_file(tmp_path: Path) -> None:
    game = Game(DealCode(12))
    for _ in range(5_000):
        game.play(Draw() if game.state.stock else Redeal())
    saved = SavedGame(ID, game, 0, STARTED)
    assert save(saved, tmp_path) is None
    assert (tmp_path / FILE_NAME).stat().st_size < 2_500
    assert facts(load(tmp_path).saved) == facts(saved)


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
