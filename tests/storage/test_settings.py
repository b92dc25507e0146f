"""The settings: one value wrong, the rest stays; nothing in the file can do harm."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as profile
from hypothesis import strategies as st
from PySide6.QtCore import QSettings

from h2h.deck import Back, DeckStyle
from h2h.palette import Palette
from h2h.storage import settings as storage
from h2h.storage.problem import ProblemKind
from h2h.storage.settings import GameKind, Settings, clean_name, load, peek, save
from tests.storage.disks import fill

CHANGED = Settings(
    placement_help=False,
    move_errors=True,
    animation_speed=2.5,
    sounds=False,
    volume=0.65,
    table=Palette.HIGH_CONTRAST,
    deck_style=DeckStyle.LARGE,
    card_back=Back.KITES,
    four_colour_suits=True,
    language="zh_Hans_CN",
    show_clock=False,
    winnable_only=True,
    ask_before_replacing=False,
    play_to=150,
    queen_of_spades="AFTER_HEARTS_BROKEN",
    points_on_first_trick=False,
    queen_breaks_hearts=True,
    jack_of_diamonds=True,
    moon="BETTER",
    passing="NONE",
    opponent_levels=("EASY", "NORMAL", "HARD"),
    opponent_names=("Борис", "O'Hara, Jr; = #1", ""),
    trick_pause=0.0,
    take_back=False,
    cards_gone=False,
    play_only_card=True,
    one_handed=True,
    first_line=False,
    first_hearts_line=False,
    first_pair=False,
    review_verdict=True,
    review_costs=True,
    review_hands=False,
    last_game=GameKind.HEARTS,
    window_geometry=bytes(range(256)),
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.ini"


def put(path: Path, content: bytes) -> None:
    path.write_bytes(content)


def in_another_process(path: Path) -> str:
    code = (
        "import sys, pathlib; from h2h.storage.settings import load;"
        "print(ascii(load(pathlib.Path(sys.argv[1]))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)], capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def test_without_a_file_there_are_defaults_and_no_problem(path: Path) -> None:
    assert load(path) == (Settings(), None)
    assert not path.exists()


@pytest.mark.parametrize("value", [Settings(), CHANGED])
def test_what_is_saved_is_loaded_also_by_a_fresh_process(path: Path, value: Settings) -> None:
    assert save(value, path) is None
    assert load(path) == (value, None)
    assert in_another_process(path) == ascii(storage.LoadedSettings(value, None))


def test_every_setting_has_a_changed_value_here() -> None:
    default = Settings()
    for each in Settings._fields:
        assert getattr(CHANGED, each) != getattr(default, each), each


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("placement_help", "maybe"),
        ("placement_help", ""),
        ("animation_speed", "fast"),
        ("animation_speed", "nan"),
        ("animation_speed", "-1"),
        ("animation_speed", "1e300"),
        ("table", "PINK"),
        ("table", "1"),
        ("language", "../../etc"),
        ("play_to", "99"),
        ("queen_of_spades", "NEVER"),
        ("opponent_levels", "HARD HARD"),
        ("opponent_names", "one/two"),
        ("opponent_names", "one, two"),
        ("trick_pause", "inf"),
        ("last_game", "CHESS"),
        ("window_geometry", "xyz"),
    ],
)
def test_a_wrong_value_falls_back_alone(path: Path, key: str, text: str) -> None:
    save(CHANGED, path)
    lines = path.read_text(encoding="utf-8").splitlines()
    changed = [f"{key}={text}" if line.startswith(f"{key}=") else line for line in lines]
    assert changed != lines
    put(path, "\n".join(changed).encode())
    assert load(path) == (CHANGED._replace(**{key: getattr(Settings(), key)}), None)


def test_a_wrong_level_falls_back_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[General]\nopponent_levels=HARD GODLIKE EASY\n")
    assert load(path).settings.opponent_levels == ("HARD", "NORMAL", "EASY")


def test_values_of_a_later_version_stay_in_the_file(path: Path) -> None:
    save(Settings(), path)
    with path.open("a") as file:
        file.write("colour_of_the_moon=blue\n")
    assert load(path) == (Settings(), None)
    save(CHANGED, path)
    assert "colour_of_the_moon=blue" in path.read_text(encoding="utf-8")
    assert load(path) == (CHANGED, None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 200,
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
        b"no settings at all\n",
        b"\xff",
    ],
)
def test_what_is_no_settings_file_is_set_aside(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    value, problem = load(path)
    assert value == Settings()
    assert problem
    assert problem.kind is ProblemKind.UNREADABLE
    assert problem.kept_as
    assert problem.kept_as.read_bytes() == content
    assert not path.exists()
    assert save(CHANGED, path) is None
    assert load(path) == (CHANGED, None)


def test_a_file_that_would_run_code_is_text_like_any_other(path: Path, tmp_path: Path) -> None:
    """PySide unpickles what an INI value may hold: ``@Variant`` of a Python object."""
    sign = tmp_path / "it-ran"
    path.parent.mkdir()
    maker = (
        "import pathlib, sys\nfrom PySide6.QtCore import QSettings\n"
        "class Bad:\n"
        "    def __reduce__(self): return (pathlib.Path.touch, (pathlib.Path(sys.argv[2]),))\n"
        "s = QSettings(sys.argv[1], QSettings.Format.IniFormat)\n"
        "s.setValue('table', Bad())\ns.setValue('show_clock', 'false')\ns.sync()\n"
    )
    subprocess.run([sys.executable, "-c", maker, str(path), str(sign)], check=True)
    assert b"@Variant" in path.read_bytes()
    in_another_process(path)
    assert load(path) == (Settings(show_clock=False), None)
    assert not sign.exists()


def test_truncated_anywhere_it_loads(path: Path) -> None:
    save(CHANGED, path)
    whole = path.read_bytes()
    for length in range(0, len(whole), 7):
        put(path, whole[:length])
        assert isinstance(load(path).settings, Settings)


def test_any_byte_flipped_it_loads_and_most_of_it_stays(path: Path) -> None:
    save(CHANGED, path)
    whole = path.read_bytes()
    lost_more, flips = 0, range(0, len(whole), 3)
    for at in flips:
        put(path, whole[:at] + bytes([whole[at] ^ 0x41]) + whole[at + 1 :])
        value, problem = load(path)
        kept = sum(getattr(value, f) == getattr(CHANGED, f) for f in Settings._fields)
        lost_more += not problem and kept < len(Settings._fields) - 2
    # A quotation mark that appears or vanishes can take the values after it with it.
    assert lost_more < len(flips) / 20


def test_a_folder_in_its_place(path: Path) -> None:
    path.mkdir(parents=True)
    (path / "precious").touch()
    problem = save(CHANGED, path)
    assert problem
    assert problem.kept_as
    assert (problem.kept_as / "precious").exists()
    assert load(path) == (CHANGED, None)


@pytest.mark.parametrize("content", [b"[General]\n", b"[General]\r\nfont=Sans\r\n", b"[General]"])
def test_a_file_without_settings_of_ours_is_one_all_the_same(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    assert load(path) == (Settings(), None)
    assert save(CHANGED, path) is None
    assert load(path) == (CHANGED, None)
    assert content.strip() in path.read_bytes()


FOREIGN = b"""; a comment
[General]
table=NEBULA
animation_speed=as fast as light
# another
colour_of_the_moon="blue; green"
not a line at all
show_clock=false

[another program]
play_to=7
caf\xe9=\xff\xfe
"""


def test_what_is_not_ours_stays_as_it_is_byte_for_byte(path: Path) -> None:
    """Comments, values of a later version, other programs' lines, in any encoding."""
    path.parent.mkdir()
    path.write_bytes(FOREIGN)
    value, problem = load(path)
    assert (value, problem) == (Settings(show_clock=False), None)
    assert save(value._replace(trick_pause=2.5), path, {"trick_pause"}) is None
    first, second = FOREIGN.split(b"\n\n")
    assert path.read_bytes() == first + b"\ntrick_pause=2.5\n\n" + second
    assert save(value._replace(table=Palette.HIGH_CONTRAST), path, {"table"}) is None
    assert b"\ntable=HIGH_CONTRAST\n" in path.read_bytes()
    assert b"NEBULA" not in path.read_bytes()


def test_only_what_was_changed_is_written(path: Path) -> None:
    """The file may have been out of reach at the start, or edited since."""
    save(CHANGED, path)
    assert save(Settings(play_to=50), path, {"play_to"}) is None
    assert load(path) == (CHANGED._replace(play_to=50), None)


@pytest.mark.parametrize("ending", ["\n", "\r\n"])
def test_line_endings_and_a_mark_of_the_encoding_do_no_harm(path: Path, ending: str) -> None:
    save(CHANGED, path)
    put(path, b"\xef\xbb\xbf" + path.read_text("utf-8").replace("\n", ending).encode())
    assert load(path) == (CHANGED, None)
    assert save(CHANGED._replace(play_to=50), path) is None
    assert load(path).settings.play_to == 50
    assert path.read_bytes().count(b"play_to=50" + ending.encode()) == 1


def test_the_last_of_two_lines_counts(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("[General]\nplay_to=50\nplay_to=150\n")
    assert load(path).settings.play_to == 150
    save(Settings(play_to=50), path)
    assert load(path).settings.play_to == 50


def test_what_qt_writes_is_read(path: Path) -> None:
    """Version 1.0.0 wrote its settings by QSettings."""
    save(CHANGED, path)
    values = dict(line.split("=", 1) for line in path.read_text("utf-8").split("\n")[1:-1])
    path.unlink()
    file = QSettings(str(path), QSettings.Format.IniFormat)
    for key, value in values.items():
        file.setValue(key, value.strip('"'))
    file.sync()
    assert load(path) == (CHANGED, None)


def test_qt_reads_what_is_written(path: Path) -> None:
    save(CHANGED, path)
    file = QSettings(str(path), QSettings.Format.IniFormat)
    assert file.value("opponent_names") == "/".join(CHANGED.opponent_names)
    assert file.value("play_to") == "150"


@pytest.mark.parametrize("made", ["file", "garbage", "folder", "pipe"])
def test_a_lock_of_qt_beside_it_is_not_waited_for(path: Path, made: str) -> None:
    """QSettings waited for its lock, at each change, while the window stood still."""
    path.parent.mkdir()
    lock = path.with_name("settings.ini.lock")
    if made == "folder":
        lock.mkdir()
    elif made == "pipe" and hasattr(os, "mkfifo"):
        os.mkfifo(lock)
    else:
        lock.write_bytes(b"" if made == "file" else b"garbage")
    assert save(CHANGED, path) is None
    assert load(path) == (CHANGED, None)
    assert lock.exists()


def test_to_look_at_them_changes_nothing(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"damaged")
    assert peek(path) == Settings()
    assert path.read_bytes() == b"damaged"
    path.unlink()
    save(CHANGED, path)
    assert peek(path) == CHANGED


def test_a_read_only_folder(read_only_folder: Path) -> None:
    path = read_only_folder / "settings.ini"
    assert load(path) == (Settings(), None)
    problem = save(CHANGED, path)
    assert problem
    assert problem.kind is ProblemKind.NO_ACCESS


def test_a_full_disk_keeps_what_was_there(small_disk: Path) -> None:
    path = small_disk / "settings.ini"
    save(CHANGED, path)
    fill(small_disk)
    problem = save(Settings(), path)
    assert problem
    assert problem.kind is ProblemKind.DISK_FULL
    assert "false" in in_another_process(path).lower()
    assert in_another_process(path) == ascii(storage.LoadedSettings(CHANGED, None))


@profile(max_examples=300, deadline=None)
@given(st.text(max_size=60))
def test_any_name_survives(text: str) -> None:
    name = clean_name(text)
    assert name == clean_name(name)


def test_any_letter_of_a_name_survives(tmp_path: Path) -> None:
    letters = clean_name_of_everything()
    for start in range(0, len(letters), 3 * 18):
        names = tuple(
            clean_name("x" + letters[at : at + 18] + "y") for at in range(start, start + 54, 18)
        )
        value = Settings(opponent_names=(names[0], names[1], names[2]))
        path = tmp_path / f"{start}.ini"
        save(value, path)
        assert load(path) == (value, None)


def clean_name_of_everything() -> str:
    return "".join(c for c in map(chr, range(0x600)) if clean_name(c)) + "😀🂱汉字"


def test_settings_do_not_load_hearts_or_sqlite() -> None:
    code = (
        "import sys; import h2h.storage.settings;"
        "print([m for m in sys.modules if 'hearts' in m or 'sqlite' in m])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
