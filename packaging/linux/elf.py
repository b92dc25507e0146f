"""Take search paths of the building machine out of libraries.

A Python built with a shared library notes where that lay, as a path that the loader searches on
every machine: of no use elsewhere, and a way in for whoever can write there.
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

Entry: TypeAlias = tuple[int, int]

_LOAD, _DYNAMIC = 1, 2
_NULL, _STRINGS, _RPATH, _RUNPATH = 0, 5, 15, 29


def without_foreign_paths(library: Path, folder: Path) -> Path:
    """Return the library, or a copy in the folder that searches only beside itself."""
    content = bytearray(library.read_bytes())
    if content[:6] != b"\x7fELF\x02\x01":  # 64 bits, little-endian: all that Qt's wheels are for
        return library
    for kind, offset, _, size in _segments(content):
        if kind == _DYNAMIC:
            dynamic = content[offset : offset + size]
            entries = [(tag, value) for tag, value in struct.iter_unpack("<qQ", dynamic)]
            kept = [entry for entry in entries if not _is_foreign(content, entries, entry)]
            if kept == entries:
                return library
            kept += [(_NULL, 0)] * (len(entries) - len(kept))
            content[offset : offset + size] = b"".join(struct.pack("<qQ", *one) for one in kept)
    copy = folder / library.name
    copy.write_bytes(content)
    return copy


def _segments(content: bytearray) -> Iterator[tuple[int, int, int, int]]:
    """Yield the kind, the offset, the address and the size of each segment."""
    start = struct.unpack_from("<Q", content, 32)[0]
    entry_size, count = struct.unpack_from("<HH", content, 54)
    for place in range(start, start + entry_size * count, entry_size):
        kind, _, offset, address, _, size = struct.unpack_from("<IIQQQQ", content, place)
        yield kind, offset, address, size


def _is_foreign(content: bytearray, entries: list[Entry], entry: Entry) -> bool:
    if entry[0] not in (_RPATH, _RUNPATH):
        return False
    address = dict(entries)[_STRINGS] + entry[1]
    for kind, offset, start, size in _segments(content):
        if kind == _LOAD and start <= address < start + size:
            place = address - start + offset
            paths = bytes(content[place : content.index(b"\0", place)]).split(b":")
            return not all(path.startswith(b"$ORIGIN") for path in paths)
    return False
