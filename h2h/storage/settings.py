"""The player's preferences: one frozen value, kept as plain text in an INI file.

A setting that is unknown or makes no sense falls back to its default alone; the rest stays, and
so do settings that only a later version knows.
"""

import os
import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import QSettings, QStorageInfo

from h2h.deck import Back, DeckLook, DeckStyle
from h2h.palette import Palette
from h2h.storage.files import config_folder, read_whole, set_aside_for
from h2h.storage.problem import Problem, ProblemKind


class GameKind(Enum):
    """The two games; the value is the name in files."""

    HEART_TO_HEART = "heart_to_heart"
    HEARTS = "hearts"


QUEEN_OF_SPADES = ("ALWAYS", "AFTER_HEARTS_BROKEN")
PLAY_TO = (50, 100, 150)
LEVELS = ("EASY", "NORMAL", "HARD")
VOLUMES = (0.4, 0.65, 1.0)
NAME_LENGTH = 20
"""The longest name of an opponent."""


class _Form(NamedTuple):
    """How a setting is written as text and read back; `read` raises ValueError for nonsense."""

    read: Callable[[str], object]
    write: Callable[[Any], str] = str


def _read_switch(text: str) -> bool:
    # Written out: to bool() the text 'false' of an INI file is true.
    return ("false", "true").index(text.lower()) == 1


def _write_switch(on: bool) -> str:
    return "true" if on else "false"


def _read_wish(text: str) -> bool | None:
    return _read_switch(text) if text else None


def _number(highest: float) -> _Form:
    def read(text: str) -> float:
        value = float(text)
        if not 0 <= value <= highest:  # "nan" isn't either
            raise ValueError(text)
        return value

    return _Form(read)


def _one_of(allowed: Sequence[object]) -> _Form:
    texts = [str(each) for each in allowed]
    return _Form(lambda text: allowed[texts.index(text)])


def _member(kind: type[Enum]) -> _Form:
    names = list(kind.__members__)
    return _Form(lambda text: list(kind)[names.index(text)], lambda member: member.name)


def _read_language(text: str) -> str:
    if not re.fullmatch(r"[A-Za-z]{0,8}([_-][A-Za-z0-9]{1,8}){0,3}", text):
        raise ValueError(text)
    return text


def _read_levels(text: str) -> tuple[str, str, str]:
    first, second, third = (each if each in LEVELS else "NORMAL" for each in text.split())
    return first, second, third


def clean_name(text: str) -> str:
    """Return a name as it can be kept: one short line; an ``@`` has a meaning in INI files."""
    kept = "".join(c for c in text if c.isprintable() and c not in '@/\\"')
    return " ".join(kept.split())[:NAME_LENGTH].rstrip()


def _read_names(text: str) -> tuple[str, str, str]:
    first, second, third = map(clean_name, text.split("/"))
    return first, second, third


class Settings(NamedTuple):
    """What the player has chosen; `_replace` changes it.

    Attributes:
        placement_help: outline the cards that can be paired.
        move_errors: say why a second card removes nothing.
        animation_speed: a factor, 1 the usual speed and 2 twice as fast; 0 is off.
        sounds: whether sounds are heard; None for as the system's user wishes.
        volume: how loud they are, from 0 to 1.
        table: the colours of the table.
        deck_style: how faces are drawn.
        card_back: how backs are drawn.
        four_colour_suits: blue diamonds and green clubs.
        language: a language such as ``"bg"``; empty for the system's.
        show_clock: whether the bar shows the clock.
        winnable_only: deal only what can be won.
        ask_before_replacing: ask before a new deal replaces a game in progress.
        play_to: the score that ends a match of Hearts.
        queen_of_spades: when she may be led, the name of a member of the engine's enum.
        points_on_first_trick: whether penalty cards may be played to the first trick.
        opponent_levels: of West, North and East: names of `LEVELS`.
        opponent_names: of West, North and East; empty for the built-in one.
        play_only_card: whether South's only legal card plays itself.
        trick_pause: how long a full trick lies on the table, in seconds.
        one_handed: Heart to Heart has its stock on the right and its waste on the left.
        first_line: no move was ever made: the table says what to do.
        first_pair: no pair was ever removed: a tap on a covered card is explained.
        review_verdict: the review of a game shows where it could be won.
        last_game: the game that was played last.
        window_geometry: as the window's own `saveGeometry` gives it; the window checks it.
    """

    placement_help: bool = True
    move_errors: bool = False
    animation_speed: float = 1.0
    sounds: bool | None = None
    volume: float = VOLUMES[0]
    table: Palette = Palette.WINE
    deck_style: DeckStyle = DeckStyle.STANDARD
    card_back: Back = Back.LATTICE
    four_colour_suits: bool = False
    language: str = ""
    show_clock: bool = True
    winnable_only: bool = False
    ask_before_replacing: bool = True
    # Hearts as plain values: starting Heart to Heart must not load the other game's engine.
    play_to: int = 100
    queen_of_spades: str = "ALWAYS"
    points_on_first_trick: bool = True
    opponent_levels: tuple[str, str, str] = ("NORMAL", "NORMAL", "NORMAL")
    opponent_names: tuple[str, str, str] = ("", "", "")
    play_only_card: bool = False
    trick_pause: float = 1.2
    one_handed: bool = False
    first_line: bool = True
    first_pair: bool = True
    review_verdict: bool = False
    last_game: GameKind = GameKind.HEART_TO_HEART
    window_geometry: bytes = b""

    @property
    def deck_look(self) -> DeckLook:
        """What the cards look like."""
        return DeckLook(self.deck_style, self.card_back, self.four_colour_suits)


_FORMS = {
    "animation_speed": _number(highest=4),
    "sounds": _Form(_read_wish, lambda on: "" if on is None else _write_switch(on)),
    "volume": _number(highest=1),
    "table": _member(Palette),
    "deck_style": _member(DeckStyle),
    "card_back": _member(Back),
    "language": _Form(_read_language),
    "play_to": _one_of(PLAY_TO),
    "queen_of_spades": _one_of(QUEEN_OF_SPADES),
    "opponent_levels": _Form(_read_levels, " ".join),
    "opponent_names": _Form(_read_names, lambda names: "/".join(map(clean_name, names))),
    "trick_pause": _number(highest=10),
    "last_game": _member(GameKind),
    "window_geometry": _Form(bytes.fromhex, bytes.hex),
}
_SWITCH = _Form(_read_switch, _write_switch)
_KEYS = {name: _FORMS.get(name, _SWITCH) for name in Settings._fields}


class LoadedSettings(NamedTuple):
    """The settings, and what the player should be told about their file."""

    settings: Settings
    problem: Problem | None


def settings_path() -> Path:
    """Return where the settings are kept; it depends on the application's name."""
    return config_folder() / "settings.ini"


# QSettings turns a value that starts with @ into any Qt type, and PySide lets one of those types
# run code of the file's choice (a pickle). Our values are plain text and need neither an @ nor the
# escapes that can spell one, so a file with them is not ours and never reaches QSettings.
_NOT_OURS = re.compile(rb"@|\\[x0-7]|\0")
_SIZE_LIMIT = 256 << 10
_ROOM = 16 << 10


def load(path: Path | None = None) -> LoadedSettings:
    """Read the settings. A file that can't be one of ours is set aside and said."""
    path = path or settings_path()
    data = read_whole(path, _SIZE_LIMIT)
    if data is None:
        return LoadedSettings(Settings(), None)
    if isinstance(data, bytes):
        if _is_ours(data):
            return LoadedSettings(_read(_open(path)), None)
        data = Problem(ProblemKind.UNREADABLE, path)
    return LoadedSettings(Settings(), set_aside_for(data))


def save(settings: Settings, path: Path | None = None) -> Problem | None:
    """Write the settings, whole or not at all; values that only a later version knows stay."""
    path = path or settings_path()
    if path.is_dir():
        return Problem(ProblemKind.NO_ACCESS, path)
    file = _open(path)
    for key, form in _KEYS.items():
        file.setValue(key, form.write(getattr(settings, key)))
    file.sync()
    if file.status() == QSettings.Status.NoError:
        return None
    # Qt only tells that it could not write; see whether it was for want of room.
    room = QStorageInfo(str(path.parent)).bytesAvailable()
    full = os.access(path.parent, os.W_OK) and 0 <= room < _ROOM
    return Problem(ProblemKind.DISK_FULL if full else ProblemKind.NO_ACCESS, path)


def _open(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


def _is_ours(data: bytes) -> bool:
    if _NOT_OURS.search(data):
        return False
    try:
        lines = data.decode().splitlines()
    except UnicodeDecodeError:
        return False
    keys = {line.partition("=")[0].strip() for line in lines}
    return not keys.isdisjoint(_KEYS)


def _read(file: QSettings) -> Settings:
    values: dict[str, Any] = {}
    # A damaged section name must not take all settings with it.
    names = sorted(file.allKeys(), key=lambda name: "/" not in name)
    place = {name.rpartition("/")[2]: name for name in names}
    for key, form in _KEYS.items():
        text = file.value(place.get(key, key))
        if isinstance(text, str):  # an unquoted comma makes it a list
            with suppress(ValueError):
                values[key] = form.read(text)
    return Settings(**values)
