"""The player's preferences: one frozen value, kept as plain text in an INI file.

A setting that is unknown or makes no sense falls back to its default alone; the rest stays, and
so do lines that this version does not know: of a later version, of other programs, comments.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from h2h.deck import Back, DeckLook, DeckStyle
from h2h.palette import Palette
from h2h.storage.files import config_folder, read_whole, set_aside_for, write_whole
from h2h.storage.problem import Problem, ProblemKind


class GameKind(Enum):
    """The two games; the value is the name in files."""

    HEART_TO_HEART = "heart_to_heart"
    HEARTS = "hearts"


QUEEN_OF_SPADES = ("ALWAYS", "AFTER_HEARTS_BROKEN")
MOON = ("OTHERS_ADD", "SHOOTER_SUBTRACTS", "BETTER")
PASSING = ("WITH_HOLD", "WITHOUT_HOLD", "NONE")
PLAY_TO = (50, 100, 150)
LEVELS = ("EASY", "NORMAL", "HARD")
VOLUMES = (0.4, 0.65, 1.0)
NAME_LENGTH = 20
"""The longest name of an opponent."""


class _Form(NamedTuple):
    """How a setting is written as text and read back; `read` raises ValueError if it can't be."""

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
    """Return a name as it can be kept: one short line; INI files give ``@`` a meaning."""
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
        queen_breaks_hearts: whether the queen of spades breaks hearts.
        jack_of_diamonds: whether the jack of diamonds takes 10 points off.
        moon: what shooting the moon does, the name of a member of the engine's enum.
        passing: in which rounds cards are passed, likewise.
        opponent_levels: of West, North and East: names of `LEVELS`.
        opponent_names: of West, North and East; empty for the built-in one.
        take_back: whether cards of Hearts can be taken back.
        cards_gone: whether the panel with the cards that have been played can be shown.
        play_only_card: whether South's only legal card plays itself.
        trick_pause: how long a full trick lies on the table, in seconds.
        one_handed: Heart to Heart has its stock on the right and its waste on the left.
        first_line: no move was ever made: the table says what to do.
        first_hearts_line: the same of Hearts.
        first_pair: no pair was ever removed: a tap on a covered card is explained.
        review_verdict: the review of a game shows where it could be won.
        review_costs: the review of a round shows what each decision cost.
        review_hands: it shows all hands face up.
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
    queen_breaks_hearts: bool = False
    jack_of_diamonds: bool = False
    moon: str = "OTHERS_ADD"
    passing: str = "WITH_HOLD"
    opponent_levels: tuple[str, str, str] = ("NORMAL", "NORMAL", "NORMAL")
    opponent_names: tuple[str, str, str] = ("", "", "")
    take_back: bool = True
    cards_gone: bool = True
    play_only_card: bool = False
    trick_pause: float = 1.2
    one_handed: bool = False
    first_line: bool = True
    first_hearts_line: bool = True
    first_pair: bool = True
    review_verdict: bool = False
    review_costs: bool = False
    review_hands: bool = True
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
    "moon": _one_of(MOON),
    "passing": _one_of(PASSING),
    "opponent_levels": _Form(_read_levels, " ".join),
    "opponent_names": _Form(_read_names, lambda names: "/".join(map(clean_name, names))),
    "trick_pause": _number(highest=10),
    "last_game": _member(GameKind),
    "window_geometry": _Form(bytes.fromhex, bytes.hex),
}
_SWITCH = _Form(_read_switch, _write_switch)
_KEYS = {name: _FORMS.get(name, _SWITCH) for name in Settings._fields}


class LoadedSettings(NamedTuple):
    """The settings, and what the player should know about their file."""

    settings: Settings
    problem: Problem | None


_SIZE_LIMIT = 256 << 10
_GENERAL = "[General]"
_HEADER = re.compile(r"\s*\[.*\]\s*")
_LINE = re.compile(r"\s*(\w+)\s*=\s*(.*?)\s*", re.ASCII | re.DOTALL)
_QUOTED_IF = re.compile(r"[;,=#]|^\s|\s$")


_OF_THIS_MACHINE = {"last_game", "window_geometry"}


def as_texts(settings: Settings) -> dict[str, str]:
    """Return settings as text, for another machine, without what concerns only this one."""
    return {
        name: form.write(getattr(settings, name))
        for name, form in _KEYS.items()
        if name not in _OF_THIS_MACHINE
    }


def from_texts(texts: Mapping[str, str]) -> dict[str, object]:
    """Return settings of another machine by name; what this version does not know is left out."""
    names = _KEYS.keys() - _OF_THIS_MACHINE
    return {name: _value(name, text) for name, text in texts.items() if name in names}


def settings_path() -> Path:
    """Return where the settings are kept; it depends on the application's name."""
    return config_folder() / "settings.ini"


def load(path: Path | None = None) -> LoadedSettings:
    """Read the settings. A file that can't be one of ours is set aside and reported."""
    path = path or settings_path()
    lines = _read_lines(path)
    if isinstance(lines, Problem):
        return LoadedSettings(Settings(), set_aside_for(lines))
    return LoadedSettings(_read(lines or ()), None)


def peek(path: Path | None = None) -> Settings:
    """Read the settings and leave the file alone, whatever it holds: another program uses it."""
    lines = _read_lines(path or settings_path())
    return _read(lines) if isinstance(lines, list) else Settings()


def save(
    settings: Settings, path: Path | None = None, names: Collection[str] = Settings._fields
) -> Problem | None:
    """Write settings, whole or not at all; all other lines of the file stay.

    A line stays, too, while it means what it should. So a value that only a later version knows
    outlives this one, which uses the default, until the player chooses another.

    Args:
        settings: the settings.
        path: the file.
        names: those that have been changed, since others may stand in a file that could not be
            read when the program started.

    Returns:
        A problem without `kept_as` if nothing was written; one with it if something else stood
        there and has been set aside.
    """
    path = path or settings_path()
    lines, moved = _read_lines(path), None
    if isinstance(lines, Problem):
        moved = set_aside_for(lines)
        if moved.kept_as is None:
            return moved
        lines = None
    lines = lines or [_GENERAL, ""]
    _change(lines, {name: getattr(settings, name) for name in names})
    return write_whole(path, "\n".join(lines).encode(errors="surrogateescape")) or moved


def _read_lines(path: Path) -> list[str] | Problem | None:
    data = read_whole(path, _SIZE_LIMIT)
    if not isinstance(data, bytes):
        return data
    lines = _lines(data)
    return Problem(ProblemKind.UNREADABLE, path) if lines is None else lines


def _change(lines: list[str], values: Mapping[str, object]) -> None:
    found = _places(lines)
    missing = []
    for name, value in values.items():
        line = f"{name}={_quoted(_KEYS[name].write(value))}"
        if name not in found:
            missing.append(line)
        elif _value(name, found[name].text) != value:
            lines[found[name].line] = line + found[name].ending
    end = _end_of_general(lines)
    lines[end:end] = missing


def _lines(data: bytes) -> list[str] | None:
    """Return the lines of a settings file; None if the data is something else."""
    if b"\0" in data:
        return None
    # Foreign lines may be in any encoding, and are written back byte for byte.
    lines = data.decode(errors="surrogateescape").removeprefix("\ufeff").split("\n")
    is_ours = _places(lines) or any(line.strip() == _GENERAL for line in lines)
    return lines if is_ours else None


class _Place(NamedTuple):
    """Where a setting stands in a file.

    Attributes:
        line: its number, from 0.
        text: its value.
        ending: what stands before the line feed: a carriage return, in files of Windows.
    """

    line: int
    text: str
    ending: str


def _places(lines: Sequence[str]) -> dict[str, _Place]:
    """Return the line of each of our settings; the last counts, and rather one in General.

    Those in other sections count, too: one damaged header should not hide all settings.
    """
    general: dict[str, _Place] = {}
    elsewhere: dict[str, _Place] = {}
    found = general
    for index, line in enumerate(lines):
        if _HEADER.fullmatch(line):
            found = general if line.strip() == _GENERAL else elsewhere
        elif (match := _LINE.fullmatch(line)) and match[1] in _KEYS:
            text = match[2]
            if len(text) > 1 and text[0] == text[-1] == '"':
                text = text[1:-1]
            found[match[1]] = _Place(index, text, "\r" if line.endswith("\r") else "")
    return {**elsewhere, **general}


def _end_of_general(lines: Sequence[str]) -> int:
    """Return where a new line of the General section belongs."""
    headers = [index for index, line in enumerate(lines) if _HEADER.fullmatch(line)]
    first = next((index for index in headers if lines[index].strip() == _GENERAL), -1)
    end = next((index for index in headers if index > first), len(lines))
    while end > first + 1 and not lines[end - 1].strip():
        end -= 1  # before the blank lines that part it from the next section
    return end


def _quoted(text: str) -> str:
    return f'"{text}"' if _QUOTED_IF.search(text) else text


def _value(key: str, text: str) -> object:
    """Return what a text means; nonsense means the default."""
    try:
        return _KEYS[key].read(text)
    except ValueError:
        return Settings._field_defaults[key]


def _read(lines: Sequence[str]) -> Settings:
    values: dict[str, Any] = {key: _value(key, it.text) for key, it in _places(lines).items()}
    return Settings(**values)
