"""Make the data of ICU smaller: Qt for Linux carries 30 MB of it for all languages of the world.

Qt asks ICU for upper and lower case, for the order of words and for old encodings. What stays is
the part for all languages and that for the languages of the program. Where a language is missing,
ICU falls back on the common order; encodings other than Unicode's are gone.

The data are one file with a table of contents ("common data" in ICU's words), as the only symbol of
a library. This takes the file out of the library, leaves items out, and links it again.
"""

import re
import struct
import subprocess
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeAlias

Item: TypeAlias = tuple[bytes, bytes]

_COMMON = {"root", "pool", "res_index", "supplementalData", "ucadata"}
_LANGUAGES = re.compile(r"(en|bg|ru)(_[A-Z]{2}|_[0-9]{3})?")
_UNUSED_FOLDERS = {"brkitr", "curr", "lang", "rbnf", "region", "translit", "unit"}
_UNUSED_KINDS = {"brk", "cfu", "cnv", "dict", "spp"}


def shrink(library: Path, folder: Path) -> Path:
    """Write a library like the given one but with less data into the folder; return its path."""
    symbol, data = _data_of(library)
    kept = [item for item in items(data) if is_kept(item[0].decode())]
    (folder / "icu.dat").write_bytes(pack(data, kept))
    (folder / "icu.s").write_text(
        f".section .rodata\n.balign 16\n.globl {symbol}\n.type {symbol}, %object\n"
        f'{symbol}: .incbin "icu.dat"\n.size {symbol}, . - {symbol}\n'
        ".section .note.GNU-stack\n"
    )
    smaller = folder / library.name
    _run(["as", "-o", "icu.o", "icu.s"], folder)
    _run(["ld", "-shared", f"-soname={library.name}", "-o", str(smaller), "icu.o"], folder)
    return smaller


def is_kept(name: str) -> bool:
    """Return whether an item, such as ``"icudt73l/coll/ru.res"``, is kept."""
    folder, _, file = name.partition("/")[2].rpartition("/")
    stem, _, kind = file.rpartition(".")
    if folder in _UNUSED_FOLDERS or kind in _UNUSED_KINDS:
        return False
    if kind != "res" or stem in _COMMON:
        return True
    # Files without a language have long names: zoneinfo64, timezoneTypes, currencyNumericCodes.
    is_language = re.fullmatch(r"[a-z]{2,3}(_[A-Za-z0-9]+)*", stem) is not None
    return not is_language or _LANGUAGES.fullmatch(stem) is not None


def items(data: bytes) -> Iterator[Item]:
    """Yield the name and the content of each item of common data."""
    start = _header_size(data)
    count = struct.unpack_from("<I", data, start)[0]
    entries = list(struct.iter_unpack("<II", data[start + 4 : start + 4 + 8 * count]))
    ends = [place for _, place in entries[1:]] + [len(data) - start]
    for (name, place), end in zip(entries, ends, strict=True):
        yield (
            data[start + name : data.index(b"\0", start + name)],
            data[start + place : start + end],
        )


def pack(data: bytes, kept: Iterable[Item]) -> bytes:
    """Return common data with the header of the given data and the items that are kept."""
    kept = list(kept)
    table_size = 4 + 8 * len(kept)
    names, contents, entries = b"", b"", []
    bodies_at = _padded_size(table_size + sum(len(name) + 1 for name, _ in kept))
    for name, content in kept:
        entries.append((table_size + len(names), bodies_at + len(contents)))
        names += name + b"\0"
        contents += content + bytes(_padded_size(len(content)) - len(content))
    table = struct.pack("<I", len(kept)) + b"".join(struct.pack("<II", *entry) for entry in entries)
    return data[: _header_size(data)] + (table + names).ljust(bodies_at, b"\0") + contents


def _data_of(library: Path) -> tuple[str, bytes]:
    listing = _run(["objdump", "-T", "-h", str(library)], library.parent)
    symbol = re.search(r"^([0-9a-f]+) .*\.rodata\s+([0-9a-f]+)\s+(icudt\d+_dat)$", listing, re.M)
    section = re.search(r"\.rodata\s+[0-9a-f]+\s+([0-9a-f]+)\s+[0-9a-f]+\s+([0-9a-f]+)", listing)
    if symbol is None or section is None:
        raise ValueError(f"{library.name} holds no data of ICU")
    address, offset = int(section[1], 16), int(section[2], 16)
    start = int(symbol[1], 16) - address + offset
    return symbol[3], library.read_bytes()[start : start + int(symbol[2], 16)]


def _header_size(data: bytes) -> int:
    size, magic = struct.unpack_from("<HH", data)
    if magic != 0x27DA or data[12:16] != b"CmnD":
        raise ValueError("not ICU's common data of this machine's byte order")
    return int(size)


def _padded_size(size: int) -> int:
    return -(-size // 16) * 16


def _run(command: list[str], folder: Path) -> str:
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout
