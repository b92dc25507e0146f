"""The icon: pictures of all sizes from two drawings, and the files of Windows and macOS.

``h2h.svg`` and ``h2h-small.svg`` are drawn by hand; everything else here is made from them.
"""

import struct
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QImage, QImageWriter, QPainter
from PySide6.QtSvg import QSvgRenderer

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
SMALL_UP_TO = 48

_ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
# What macOS calls the sizes; the same picture also serves as the doubled one of half its size.
_ICNS_TYPES = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic13", 256),
    (b"ic09", 512),
    (b"ic14", 512),
)


def make(folder: Path) -> None:
    """Write the pictures and containers beside the drawings."""
    pictures = {size: _render(folder, size) for size in SIZES}
    for size, data in pictures.items():
        (folder / f"h2h-{size}.png").write_bytes(data)
    (folder / "h2h.ico").write_bytes(_ico({size: pictures[size] for size in _ICO_SIZES}))
    (folder / "h2h.icns").write_bytes(_icns(pictures))


def _render(folder: Path, size: int) -> bytes:
    name = "h2h-small.svg" if size <= SMALL_UP_TO else "h2h.svg"
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(folder / name)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"PNG")).write(image)
    return bytes(data.data())


def _ico(pictures: dict[int, bytes]) -> bytes:
    head = struct.pack("<HHH", 0, 1, len(pictures))
    offset = len(head) + 16 * len(pictures)
    for size, data in pictures.items():
        side = size % 256  # 0 stands for 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return head + b"".join(pictures.values())


def _icns(pictures: dict[int, bytes]) -> bytes:
    entries = b"".join(
        name + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for name, size in _ICNS_TYPES
    )
    return b"icns" + struct.pack(">I", 8 + len(entries)) + entries
