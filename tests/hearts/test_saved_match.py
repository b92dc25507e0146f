"""The match of Hearts in progress."""

import json
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest

from h2h.hearts.bots.thinking import answer
from h2h.hearts.engine import Game, Moon, Passing, QueenOfSpades, Rules
from h2h.hearts.saved_match import (
    FILE_NAME,
    FORMAT,
    VERSION,
    Encoder,
    FinishedMatch,
    SavedMatch,
    load,
    save,
)
from h2h.storage.document import encode, new_id
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


@pytest.mark.parametrize(
    "rules",
    [
        Rules(queen_breaks_hearts=True),
        Rules(jack_of_diamonds=True),
        *(Rules(moon=moon) for moon in Moon),
        *(Rules(passing=passing) for passing in Passing),
    ],
)
def test_house_rules_are_kept_with_the_match(tmp_path: Path, rules: Rules) -> None:
    levels = ("EASY", "HARD", "NORMAL")
    saved = SavedMatch(new_id(), Game(5, rules), levels, 0, datetime.now(UTC))
    assert save(saved, tmp_path) is None
    version = b'"version":1' if rules.is_classic else b'"version":2'
    assert version in (tmp_path / FILE_NAME).read_bytes()
    again = load(tmp_path).saved
    assert again
    assert again.game.rules == rules


@pytest.mark.parametrize("wrong", ['"moon":"MARS"', '"passing":"UP"', '"jack_of_diamonds":1'])
def test_rules_that_make_no_sense_are_not_believed(tmp_path: Path, wrong: str) -> None:
    rules = Rules(jack_of_diamonds=True)
    levels = ("EASY", "HARD", "NORMAL")
    save(SavedMatch(new_id(), Game(5, rules), levels, 0, datetime.now(UTC)), tmp_path)
    text = (tmp_path / FILE_NAME).read_text()
    values = json.loads(text) | json.loads(f"{{{wrong}}}")
    for name in ("checksum", "format", "version"):
        values.pop(name)
    (tmp_path / FILE_NAME).write_bytes(encode(FORMAT, VERSION, values))
    assert load(tmp_path).saved is None


def test_each_save_is_what_a_first_one_would_be() -> None:
    whole = match(moves=400)
    game, encoder = Game(whole.number, whole.rules), Encoder()
    made = list[tuple[bytes, Callable[[], bytes]]]()
    for seat, move in whole.history:
        game.play(seat, move)
        saved = SavedMatch(ID, game, ("EASY", "HARD", "NORMAL"), len(made), STARTED)
        made.append((Encoder().prepare(saved)(), encoder.prepare(saved)))
    for expected, write in made:  # later, as a thread does
        assert write() == expected


def finished_match(number: int = 12) -> SavedMatch:
    """Return a match that has been played to its end at random."""
    game = match(number, moves=5000)
    assert game.outcome
    return SavedMatch(ID, game, ("HARD", "EASY", "NORMAL"), 1, STARTED, recorded=True)


def test_the_finished_match_before_is_kept(tmp_path: Path) -> None:
    before = finished_match()
    rules = Rules(jack_of_diamonds=True)
    kept = FinishedMatch(before.game.number, rules, before.levels, "S 2C")
    for finished in (before.finished, kept):
        assert finished
        saved = SavedMatch(ID, Game(5), ("EASY",) * 3, 0, STARTED, before=finished)
        assert save(saved, tmp_path) is None
        assert b'"version":4' in (tmp_path / FILE_NAME).read_bytes()
        again = load(tmp_path).saved
        assert again
        assert again.before == finished
        assert again.daily is None
    assert before.finished
    replayed = answer(before.finished.think_through())
    assert replayed
    assert replayed.history == before.game.history
    assert replayed.state.rounds == before.game.state.rounds


def test_a_match_that_goes_on_is_not_a_finished_one() -> None:
    assert SavedMatch(ID, match(), ("EASY",) * 3, 0, STARTED).finished is None


@pytest.mark.parametrize("moves", ["X 2C", "S 2C; S 2C", "S next", "W 2C 3C 4C; W 2C 3C 4C", "S"])
def test_a_finished_match_that_makes_no_sense_is_not_reviewed(moves: str) -> None:
    finished = FinishedMatch(5, Rules(), ("EASY",) * 3, moves)
    assert answer(finished.think_through()) is None


@pytest.mark.parametrize("wrong", ["null", "[]", "{}", '{"code":"HT1-N-AAAAAAM","moves":""}'])
def test_a_finished_match_without_its_parts_is_not_believed(tmp_path: Path, wrong: str) -> None:
    saved = SavedMatch(ID, Game(5), ("EASY",) * 3, 0, STARTED, before=finished_match().finished)
    save(saved, tmp_path)
    values = json.loads((tmp_path / FILE_NAME).read_text()) | {"before": json.loads(wrong)}
    for name in ("checksum", "format", "version"):
        values.pop(name)
    (tmp_path / FILE_NAME).write_bytes(encode(FORMAT, VERSION, values))
    assert load(tmp_path).saved is None


VERSION_1 = (
    b'{"checksum":"449a8d9e","format":"h2h-hearts","version":1,'
    b'"id":"0123456789abcdef0123456789abcdef","code":"HT1-N-AAAAAAM",'
    b'"queen_of_spades":"AFTER_HEARTS_BROKEN","points_on_first_trick":false,'
    b'"play_to":50,"levels":["EASY","HARD","NORMAL"],'
    b'"moves":"S 2C 7C 9C; W 4C 6C AC; N 3C 8C JC; E 5C QC 2D; W 2C; N 4C; E 3C; S 5C",'
    b'"milliseconds":83250,"started":"2026-11-29T20:15:30+00:00","recorded":false}\n'
)
