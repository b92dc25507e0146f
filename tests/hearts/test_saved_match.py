"""The match of Hearts in progress."""

from collections.abc import Callable
from pathlib import Path

from h2h.hearts.engine import Game, QueenOfSpades, Rules
from h2h.hearts.saved_match import FILE_NAME, Encoder, SavedMatch, load, save
from tests.storage.games import ID, STARTED, match


def test_the_format_stays_readable_for_ever(tmp_path: Path) -> None:
    """What version 1 wrote; never change this text."""
    (tmp_path / FILE_NAME).write_bytes(VERSION_1)
    saved = load(tmp_path).saved
    assert saved
    assert str(saved.game.code) == "HT1-N-AAAAAAM"
    assert saved.game.rules == Rules(
        QueenOfSpades.AFTER_HEARTS_BROKEN, points_on_first_trick=False, play_to=50
    )
    assert saved.levels == ("EASY", "HARD", "NORMAL")
    assert (saved.milliseconds, saved.started, saved.recorded) == (83250, STARTED, False)
    assert [f"{seat.name} {move}" for seat, move in saved.game.history][-2:] == [
        "EAST 3C",
        "SOUTH 5C",
    ]
    assert save(saved, tmp_path) is None
    assert (tmp_path / FILE_NAME).read_bytes() == VERSION_1


def test_each_save_is_what_a_first_one_would_be() -> None:
    whole = match(moves=400)
    game, encoder = Game(whole.number, whole.rules), Encoder()
    made = list[tuple[bytes, Callable[[], bytes]]]()
    for seat, move in whole.history:
        game.play(seat, move)
        saved = SavedMatch(ID, game, ("EASY", "HARD", "NORMAL"), len(made), STARTED)
        made.append((Encoder().prepare(saved)(), encoder.prepare(saved)))
    for expected, encode in made:  # later, as a thread does
        assert encode() == expected


VERSION_1 = (
    b'{"checksum":"449a8d9e","format":"h2h-hearts","version":1,'
    b'"id":"0123456789abcdef0123456789abcdef","code":"HT1-N-AAAAAAM",'
    b'"queen_of_spades":"AFTER_HEARTS_BROKEN","points_on_first_trick":false,'
    b'"play_to":50,"levels":["EASY","HARD","NORMAL"],'
    b'"moves":"S 2C 7C 9C; W 4C 6C AC; N 3C 8C JC; E 5C QC 2D; W 2C; N 4C; E 3C; S 5C",'
    b'"milliseconds":83250,"started":"2026-11-29T20:15:30+00:00","recorded":false}\n'
)
