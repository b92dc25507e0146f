"""What version 1.0.0 wrote is read: see tests/data/1.0.0/README.md."""

import shutil
from collections.abc import Callable
from dataclasses import astuple
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from h2h.heart_to_heart import saved_game
from h2h.heart_to_heart.engine import Outcome
from h2h.hearts import saved_match
from h2h.hearts.engine import Phase, QueenOfSpades, Rules, Seat
from h2h.palette import Palette
from h2h.storage import settings
from h2h.storage.results import GameResult
from h2h.storage.settings import GameKind, Settings
from h2h.storage.statistics import Statistics
from tests.heart_to_heart.player import HeartToHeartPlayer
from tests.windows import OpenHearts

DATA = Path(__file__).parents[1] / "data" / "1.0.0"
SETTINGS = Settings(
    placement_help=False,
    move_errors=True,
    animation_speed=1.5,
    table=Palette.SLATE,
    four_colour_suits=True,
    language="bg",
    show_clock=False,
    winnable_only=True,
    ask_before_replacing=False,
    play_to=50,
    queen_of_spades="AFTER_HEARTS_BROKEN",
    points_on_first_trick=False,
    opponent_levels=("EASY", "HARD", "NORMAL"),
    opponent_names=("Ада", "Боб, 2%", "Žofie"),
    trick_pause=0.8,
)
HT_RULES = (50, "AFTER_HEARTS_BROKEN", False, "EASY HARD NORMAL", "", False)
RESULTS: dict[GameKind, list[tuple[object, ...]]] = {
    GameKind.HEART_TO_HEART: [
        ("HH1-N-AAAAAAM", 1865, 145, 250, "won", None),
        ("HH1-N-AAAAAAB", 55, 4, 0, "abandoned", None),
        ("HH1-N-AAAAEDK", 17495, 136, 250, "won", None),
    ],
    GameKind.HEARTS: [
        ("HT1-N-AAAAAAF", 15816, 69, 3, "abandoned", ((3, 6, 1, 16), 2, 1, 0, *HT_RULES)),
        ("HT1-N-AAAAAAM", 4566, 223, 8, "won", ((8, 53, 18, 25), 1, 4, 0, *HT_RULES)),
    ],
}


IN_PROGRESS, FINISHED = "in-progress", "finished"
BOTH = pytest.mark.parametrize("name", [IN_PROGRESS, FINISHED])


@pytest.fixture
def put(tmp_path: Path) -> Callable[[str], Path]:
    """Puts the files of a folder where the windows of a test look for them."""
    return lambda name: shutil.copytree(DATA / name, tmp_path, dirs_exist_ok=True)


@BOTH
def test_settings(put: Callable[[str], Path], name: str) -> None:
    loaded = settings.load(put(name) / "settings.ini")
    kind = GameKind.HEARTS if name == IN_PROGRESS else GameKind.HEART_TO_HEART
    assert loaded.problem is None
    assert loaded.settings.window_geometry
    assert loaded.settings._replace(window_geometry=b"") == SETTINGS._replace(last_game=kind)


@BOTH
def test_statistics(put: Callable[[str], Path], name: str) -> None:
    statistics = Statistics(put(name))
    for kind, results in RESULTS.items():
        expected = results if name == FINISHED else results[:-1]
        assert [facts_of(result) for result in statistics.results(kind)] == expected
    assert statistics.problem() is None


def facts_of(result: GameResult) -> tuple[object, ...]:
    match = result.match and astuple(result.match)
    facts = (result.milliseconds, result.moves, result.score, result.outcome.value)
    assert result.started <= result.ended
    return result.code, *facts, match


def test_a_game_in_progress(put: Callable[[str], Path]) -> None:
    loaded = saved_game.load(put(IN_PROGRESS))
    assert loaded.problem is None
    assert loaded.saved
    game = loaded.saved.game
    assert str(game.code) == "HH1-N-AAAAEDK"
    assert (game.state.moves, game.undo_depth, len(game.undone)) == (87, 87, 3)
    assert (loaded.saved.milliseconds, loaded.saved.recorded) == (3516, False)
    assert loaded.saved.started == datetime(2026, 11, 30, 20, 16, 17, tzinfo=UTC)


def test_a_game_that_was_won(put: Callable[[str], Path]) -> None:
    loaded = saved_game.load(put(FINISHED))
    assert loaded.problem is None
    assert loaded.saved
    assert loaded.saved.game.outcome is Outcome.WON
    assert (loaded.saved.milliseconds, loaded.saved.recorded) == (17495, True)


def test_a_match_in_progress(put: Callable[[str], Path]) -> None:
    loaded = saved_match.load(put(IN_PROGRESS))
    assert loaded.problem is None
    assert loaded.saved
    game = loaded.saved.game
    assert str(game.code) == "HT1-N-AAAAAAM"
    assert game.rules == Rules(QueenOfSpades.AFTER_HEARTS_BROKEN, False, 50)
    assert list(game.scores.values()) == [8, 21, 14, 9]
    assert (game.phase, game.turn, game.state.taken) == (
        Phase.PLAYING,
        Seat.SOUTH,
        4,
    )  # the fifth trick lies full
    assert loaded.saved.levels == ("EASY", "HARD", "NORMAL")
    assert loaded.saved.recorded is False


def test_a_match_that_is_over(put: Callable[[str], Path]) -> None:
    loaded = saved_match.load(put(FINISHED))
    assert loaded.problem is None
    assert loaded.saved
    assert loaded.saved.game.phase is Phase.MATCH_OVER
    assert list(loaded.saved.game.scores.values()) == [8, 53, 18, 25]
    assert loaded.saved.recorded is True


def test_both_games_go_on_in_the_window(
    put: Callable[[str], Path], open_hearts: OpenHearts, qtbot: QtBot
) -> None:
    folder = put(IN_PROGRESS)
    hearts = open_hearts(None)
    assert hearts.window.keeper.settings.language == "bg"
    assert hearts.window.code == "HT1-N-AAAAAAM"
    assert len(hearts.hand()) == 8
    hearts.wait_for_turn()
    hearts.act()
    assert len(hearts.hand()) == 7
    hearts.choose("playHeartToHeart")
    table = HeartToHeartPlayer(hearts.window, qtbot)
    assert table.window.code == "HH1-N-AAAAEDK"
    table.choose("redo")
    assert table.game.state.moves == 88
    for _ in range(88):
        table.choose("undo")
    assert table.game.state.moves == 0
    table.window.close()
    assert {path.name for path in folder.iterdir()} - {"cache"} == {
        path.name for path in (DATA / IN_PROGRESS).iterdir()
    }
    loaded = saved_game.load(folder)
    assert loaded.saved
    assert loaded.saved.milliseconds >= 3516


def test_what_is_over_is_not_counted_again(
    put: Callable[[str], Path], open_hearts: OpenHearts
) -> None:
    put(FINISHED)
    hearts = open_hearts(None)
    assert hearts.game.phase is Phase.MATCH_OVER
    hearts.choose("playHeartToHeart")
    statistics = hearts.window.keeper.statistics
    for kind, results in RESULTS.items():
        assert [facts_of(result) for result in statistics.results(kind)] == results
