"""A cache on disk for the pictures of cards, with one file for each size.

Files may be deleted at any time. A file that is unreadable, damaged or of another version is
ignored. Pictures are compressed to a tenth, which a cold disk reads much faster, and zlib's format
has a checksum.
"""

import contextlib
import os
import struct
import sys
import zlib
from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QImage

MAX_FILES = 8
"""How many sizes are kept, the most recently used ones."""
MAX_BYTES = 32 << 20
"""The maximum size of a file."""

_MAGIC = b"H2HCARDS"
_VERSION = 1
_HEAD = struct.Struct("<8sIII")  # magic, length of the stamp, number of entries, checksum of both
_ENTRY = struct.Struct("<4sII")  # name, offset, length
_FORMAT = QImage.Format.Format_ARGB32_Premultiplied


class DeckCache:
    """Pictures by size and name."""

    def __init__(self, folder: Path, stamp: str) -> None:
        """Use a folder; nothing is read yet.

        Args:
            folder: the folder of the files, created when first needed.
            stamp: everything that the pictures depend on except their size; files with another
                stamp are ignored.
        """
        self._folder = folder
        self._stamp = stamp
        self._packed: dict[int, dict[str, bytes]] = {}
        self._fresh: dict[int, dict[str, QImage]] = {}

    def get(self, width: int, name: str, size: tuple[int, int]) -> QImage | None:
        """Return a picture with this size for a card of this width, if there is one."""
        packed = self._packed.get(width)
        if packed is None:
            packed = self._packed[width] = self._read(width)
            if packed:
                with contextlib.suppress(OSError):
                    self._path(width).touch()  # mark it as used
        # The caller keeps the image; drop the packed copy.
        data = packed.pop(name, None)
        return None if data is None else _unpack(data, size)

    def put(self, width: int, name: str, image: QImage) -> None:
        """Add a picture, to be written at the next save."""
        self._fresh.setdefault(width, {})[name] = image

    def keep_only(self, widths: Collection[int]) -> None:
        """Drop all other widths instead of saving them."""
        for known in (self._fresh, self._packed):
            for width in [width for width in known if width not in widths]:
                del known[width]

    def saving(self) -> Callable[[], None] | None:
        """Return a function that writes new pictures, to be called in any thread; None if none.

        It also deletes the least recently used sizes. It ignores failures.
        """
        fresh, self._fresh = self._fresh, {}
        return partial(self._save, fresh) if fresh else None

    def _save(self, fresh: Mapping[int, Mapping[str, QImage]]) -> None:
        for width, images in fresh.items():
            packed = {name: _pack(image) for name, image in images.items()}
            self._write(width, self._read(width) | packed)
        with contextlib.suppress(OSError):
            files = sorted(self._folder.glob("*.cards"), key=lambda path: path.stat().st_mtime_ns)
            for path in files[:-MAX_FILES]:
                path.unlink()

    def _path(self, width: int) -> Path:
        return self._folder / f"{width}-{zlib.crc32(self._stamp.encode()):08x}.cards"

    def _mark(self, width: int) -> bytes:
        return f"{_VERSION} {qVersion()} {sys.byteorder} {width} {self._stamp}".encode()

    def _read(self, width: int) -> dict[str, bytes]:
        path, mark = self._path(width), self._mark(width)
        try:
            # Opening a named pipe would block, so check first.
            if not path.is_file() or path.stat().st_size > MAX_BYTES:
                return {}
            data = path.read_bytes()
            magic, length, count, checksum = _HEAD.unpack_from(data)
            first = _HEAD.size + length
            entries = data[first : first + count * _ENTRY.size]
            if (
                magic != _MAGIC
                or data[_HEAD.size : first] != mark
                or zlib.crc32(mark + entries) != checksum
            ):
                return {}
            return {
                name.rstrip(b"\0").decode(): data[offset : offset + size]
                for name, offset, size in _ENTRY.iter_unpack(entries)
            }
        except (OSError, struct.error, UnicodeDecodeError):
            return {}

    def _write(self, width: int, packed: dict[str, bytes]) -> None:
        mark = self._mark(width)
        offset = _HEAD.size + len(mark) + len(packed) * _ENTRY.size
        entries = b""
        for name, data in packed.items():
            entries += _ENTRY.pack(name.encode(), offset, len(data))
            offset += len(data)
        if offset > MAX_BYTES:
            return
        head = _HEAD.pack(_MAGIC, len(mark), len(packed), zlib.crc32(mark + entries))
        path = self._path(width)
        # New and with a name that nobody can guess: what lies in the folder is never opened.
        part = path.with_name(f"{path.name}.{os.urandom(8).hex()}.part")
        with contextlib.suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)
            try:
                # Without fsync: a file damaged by a system crash is ignored.
                with part.open("xb") as file:
                    file.write(head + mark + entries + b"".join(packed.values()))
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)


def _pack(image: QImage) -> bytes:
    return zlib.compress(image.convertToFormat(_FORMAT).constBits(), 1)


def _unpack(data: bytes, size: tuple[int, int]) -> QImage | None:
    width, height = size
    expected = width * height * 4
    unpacker = zlib.decompressobj()
    try:
        pixels = unpacker.decompress(data, expected + 1)
    except zlib.error:
        return None
    if len(pixels) != expected or not unpacker.eof:
        return None
    # Copy: the image does not own the bytes that it wraps.
    return QImage(pixels, width, height, width * 4, _FORMAT).copy()
