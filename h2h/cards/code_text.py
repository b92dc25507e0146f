"""Reading and writing deal codes.

Both games use one form: two letters for the game, a version digit, a letter for the variant and
seven base32 symbols (RFC 4648), as in ``HH1-N-AAAAAAM``. Writing is strict; reading accepts what
people type and paste.
"""

import re
from enum import Enum, auto

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
LENGTH = 7
NUMBERS: int = 32**LENGTH
"""How many deals a code can name."""

_VERSION = "1"
_VARIANT = "N"
_GAMES = ("HH", "HT")

_DASHES = "-‐‑‒–—―−﹣－_.．·•・。"
"""Characters that people write between the parts of a code."""
_INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u2060\ufeff"
# Explicit pairs, not str.upper(): that would turn ß into SS and ſ into S.
_SMALL = "abcdefghijklmnopqrstuvwxyz"
_CYRILLIC = "АВЕКМНОРСТУХавекмнорстух"
_PLAIN = _SMALL + _SMALL.upper() + "0123456789"
_FULL_WIDTH = "".join(chr(ord(c) + 0xFEE0) for c in _PLAIN)  # as in Chinese and Japanese text
_READ_AS = str.maketrans(
    _SMALL + _CYRILLIC + "ıİ" + _FULL_WIDTH,
    _SMALL.upper() + "ABEKMHOPCTYX" * 2 + "II" + _PLAIN.upper(),
    _INVISIBLE,
)
_PREFIX = re.compile(r"([A-Z]{2})-?([0-9]+)(?=-|N|$)-?")


class CodeFault(Enum):
    """Why a text can't be read as a code."""

    EMPTY = auto()
    WRONG_GAME = auto()
    UNKNOWN_VERSION = auto()
    UNKNOWN_VARIANT = auto()
    WRONG_LENGTH = auto()
    WRONG_SYMBOL = auto()


class CodeError(ValueError):
    """A text can't be read as a code.

    Attributes:
        reason: what is wrong.
        found: the wrong part, if there is one: the other game's letters, the version, the variant
            or the symbol.
        place: for a wrong symbol its place among the seven, from 1; for a wrong length the number
            of symbols found.
    """

    def __init__(self, reason: CodeFault, found: str = "", place: int = 0) -> None:
        super().__init__(f"{reason.name}: {found!r} {place}")
        self.reason = reason
        self.found = found
        self.place = place


def _normalised(text: str) -> str:
    """Return the text in capitals without spaces; each run of dashes becomes one hyphen."""
    capitals = text.translate(_READ_AS)
    dashed = "".join("-" if c in _DASHES else c for c in capitals if not c.isspace())
    return re.sub("-+", "-", dashed)


def read_code(text: str, game: str) -> int:
    """Return the number in a code of a game (``"HH"`` or ``"HT"``).

    Raises:
        CodeError: with what is wrong and where.
    """
    normalised = _normalised(text).strip("-")
    symbols = normalised.replace("-", "")
    if not symbols:
        raise CodeError(CodeFault.EMPTY)
    prefix = _PREFIX.match(normalised)
    # Seven symbols alone may look like a prefix ("HH2NAAA"); only a dash tells them apart.
    alone = len(symbols) == LENGTH and not set(symbols) - set(ALPHABET)
    if prefix and not (alone and prefix[0][-1] != "-"):
        symbols = _after_prefix(prefix, normalised[prefix.end() :], game)
    wrong = next(((s, i) for i, s in enumerate(symbols, 1) if s not in ALPHABET), None)
    # In a short code, report a wrong symbol before the length: more typing won't fix it.
    if len(symbols) > LENGTH or (len(symbols) < LENGTH and not wrong):
        raise CodeError(CodeFault.WRONG_LENGTH, place=len(symbols))
    if wrong:
        raise CodeError(CodeFault.WRONG_SYMBOL, *wrong)
    number = 0
    for symbol in symbols:
        number = number * 32 + ALPHABET.index(symbol)
    return number


def _after_prefix(prefix: re.Match[str], rest: str, game: str) -> str:
    found_game, version = prefix.groups()
    if found_game != game:
        raise CodeError(CodeFault.WRONG_GAME, found_game)
    if version != _VERSION:
        raise CodeError(CodeFault.UNKNOWN_VERSION, version[:20])
    if not rest:
        raise CodeError(CodeFault.WRONG_LENGTH, place=0)
    variant, dash, symbols = rest.partition("-")
    together = rest.replace("-", "")
    # If no dash follows the variant, a later one is only a separator ("HH1-NAAA-AAAM").
    if not dash or (len(together) == 1 + LENGTH and together.startswith(_VARIANT)):
        variant, symbols = together[:1], together[1:]
    if variant != _VARIANT:
        raise CodeError(CodeFault.UNKNOWN_VARIANT, variant[:20])
    return symbols.replace("-", "")


def write_code(game: str, number: int) -> str:
    """Return the code in its full form.

    Raises:
        ValueError: the number is not in 0 … `NUMBERS` − 1.
    """
    if not 0 <= number < NUMBERS:
        raise ValueError(f"no deal has the number {number}")
    symbols = ""
    for _ in range(LENGTH):
        number, digit = divmod(number, 32)
        symbols = ALPHABET[digit] + symbols
    return f"{game}{_VERSION}-{_VARIANT}-{symbols}"


def full_code(text: str, game: str) -> str:
    """Return a code of either game in its full form.

    Args:
        text: the code as somebody typed it.
        game: the game of a text that has only the seven symbols.

    Raises:
        CodeError: with what is wrong and where.
    """
    try:
        return write_code(game, read_code(text, game))
    except CodeError as error:
        if error.reason is not CodeFault.WRONG_GAME or error.found not in _GAMES:
            raise
        return write_code(error.found, read_code(text, error.found))


def is_full_code(text: str) -> bool:
    """Return whether a text is a code of either game in its full form."""
    games = "|".join(_GAMES)
    pattern = rf"(?:{games}){_VERSION}-{_VARIANT}-[{ALPHABET}]{{{LENGTH}}}"
    return re.fullmatch(pattern, text) is not None


def find_code(text: str) -> str | None:
    """Return the first complete code of either game in a longer text."""
    blank_kept = "".join("-" if c in _DASHES else c for c in text.translate(_READ_AS))
    games = "|".join(_GAMES)
    pattern = rf"(?<![A-Z0-9])(?:{games})[ -]*1[ -]*N[ -]*[{ALPHABET}]{{7}}(?![A-Z0-9])"
    found = re.search(pattern, blank_kept)
    return found and re.sub(r"([A-Z]{2}1)N", r"\1-N-", re.sub("[ -]", "", found[0]))
