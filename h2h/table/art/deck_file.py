"""The file of the deck's shapes: outlines ready to fill.

`packaging/deck` computes all outlines, boolean path operations included, and writes them; the
program reads only those that it draws. Lengths are in card widths, the origin is the card's centre.

Format: magic, version, length of the directory, directory, parts. The directory lists the parts of
each picture; a part is a list of operations that is read at its first use.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

MAGIC = 0x48324844  # "H2HD"
VERSION = 1

INK = 0
"""The suit's colour; every other colour is 0xAARRGGBB and not transparent."""


class Gradient(NamedTuple):
    """A linear gradient from ``start`` to ``end``, or with a radius a radial one."""

    start: tuple[float, float]
    end: tuple[float, float]
    radius: float
    stops: tuple[tuple[float, int], ...]


class Line(NamedTuple):
    """A pen; ``round`` is for its ends and corners."""

    colour: int
    width: float
    round: bool = True


Fill = int | Gradient | None


class Op(NamedTuple):
    """Shapes painted with the same fill and outline, one after the other.

    They are not joined: Qt fills many small paths several times faster than one large path.
    """

    paths: tuple[QPainterPath, ...]
    fill: Fill
    line: Line | None


class Placed(NamedTuple):
    """A part of a picture by its index, upright or rotated by 180°."""

    part: int
    turned: bool


class BadDeckError(ValueError):
    """The file is no deck of this version."""


def _stream(data: QByteArray, mode: QIODevice.OpenModeFlag) -> QDataStream:
    stream = QDataStream(data, mode)
    stream.setVersion(QDataStream.Version.Qt_6_5)
    stream.setFloatingPointPrecision(QDataStream.FloatingPointPrecision.SinglePrecision)
    return stream


def encode(
    parts: Sequence[Sequence[Op]],
    pictures: Mapping[str, Sequence[Placed]],
    shapes: Mapping[str, QPainterPath],
) -> bytes:
    """Return a deck file.

    Args:
        parts: the parts of pictures.
        pictures: the parts that each picture consists of, by the picture's name.
        shapes: single outlines by name.
    """
    blobs = [_encode_part(part) for part in parts]
    directory = QByteArray()
    stream = _stream(directory, QIODevice.OpenModeFlag.WriteOnly)
    stream.writeUInt32(len(blobs))
    offset = 0
    for blob in blobs:
        stream.writeUInt32(offset)
        offset += len(blob)
    stream.writeUInt32(len(pictures))
    for name, placed in pictures.items():
        stream.writeString(name)
        stream.writeUInt32(len(placed))
        for item in placed:
            stream.writeUInt32(item.part)
            stream.writeBool(item.turned)
    stream.writeUInt32(len(shapes))
    for name, path in shapes.items():
        stream.writeString(name)
        stream << path
    head = QByteArray()
    stream = _stream(head, QIODevice.OpenModeFlag.WriteOnly)
    for number in (MAGIC, VERSION, directory.size()):
        stream.writeUInt32(number)
    return bytes(head.data()) + bytes(directory.data()) + b"".join(blobs)


def _encode_part(part: Sequence[Op]) -> bytes:
    data = QByteArray()
    stream = _stream(data, QIODevice.OpenModeFlag.WriteOnly)
    stream.writeUInt32(len(part))
    for op in part:
        match op.fill:
            case None:
                stream.writeUInt8(0)
            case int(colour):
                stream.writeUInt8(1)
                stream.writeUInt32(colour)
            case Gradient(start, end, radius, stops):
                stream.writeUInt8(2)
                for number in (*start, *end, radius):
                    stream.writeFloat(number)
                stream.writeUInt32(len(stops))
                for at, colour in stops:
                    stream.writeFloat(at)
                    stream.writeUInt32(colour)
        stream.writeBool(op.line is not None)
        if op.line is not None:
            stream.writeUInt32(op.line.colour)
            stream.writeFloat(op.line.width)
            stream.writeBool(op.line.round)
        stream.writeUInt32(len(op.paths))
        for path in op.paths:
            stream << path
    return bytes(data.data())


class _Stroke(NamedTuple):
    """An operation with Qt's types; a brush of None is the suit's colour."""

    paths: list[QPainterPath]
    brush: QBrush | None
    pen: QPen | None


class Deck:
    """The shapes of a deck file, each read at its first use."""

    def __init__(self, data: bytes) -> None:
        """Read the directory.

        Raises:
            BadDeckError: the data is no deck of this version.
        """
        self._data = QByteArray(data)
        self._parts: dict[int, list[_Stroke]] = {}
        self._pictures: dict[str, list[Placed]] = {}
        self.shapes: dict[str, QPainterPath] = {}
        stream = self._open(0)
        if stream.readUInt32() != MAGIC or stream.readUInt32() != VERSION:
            raise BadDeckError
        first = 12 + stream.readUInt32()
        self._offsets = [first + stream.readUInt32() for _ in range(stream.readUInt32())]
        for _ in range(stream.readUInt32()):
            name = stream.readString()
            self._pictures[name] = [
                Placed(stream.readUInt32(), stream.readBool()) for _ in range(stream.readUInt32())
            ]
        for _ in range(stream.readUInt32()):
            name = stream.readString()
            self.shapes[name] = _read_path(stream)
        if stream.status() != QDataStream.Status.Ok:
            raise BadDeckError

    def has(self, name: str) -> bool:
        """Return whether there is a picture with this name."""
        return name in self._pictures

    def paint(self, painter: QPainter, name: str, ink: QColor) -> None:
        """Paint a picture around the painter's origin; one unit is a card's width."""
        ink_brush = QBrush(ink)
        no_brush, no_pen = QBrush(Qt.BrushStyle.NoBrush), QPen(Qt.PenStyle.NoPen)
        for placed in self._pictures[name]:
            if placed.turned:
                painter.rotate(180)
            for stroke in self._part(placed.part):
                painter.setBrush(ink_brush if stroke.brush is None else stroke.brush)
                painter.setPen(no_pen if stroke.pen is None else stroke.pen)
                for path in stroke.paths:
                    painter.drawPath(path)
            if placed.turned:
                painter.rotate(-180)
        painter.setBrush(no_brush)

    def _open(self, offset: int) -> QDataStream:
        stream = _stream(self._data, QIODevice.OpenModeFlag.ReadOnly)
        stream.device().seek(offset)
        return stream

    def _part(self, number: int) -> list[_Stroke]:
        part = self._parts.get(number)
        if part is None:
            stream = self._open(self._offsets[number])
            part = [_read_op(stream) for _ in range(stream.readUInt32())]
            self._parts[number] = part
        return part


def _read_op(stream: QDataStream) -> _Stroke:
    brush: QBrush | None
    match stream.readUInt8():
        case 0:
            brush = QBrush(Qt.BrushStyle.NoBrush)
        case 1:
            colour = stream.readUInt32()
            brush = None if colour == INK else QBrush(QColor.fromRgba(colour))
        case _:
            brush = QBrush(_read_gradient(stream))
    pen = None
    if stream.readBool():
        colour, width, rounded = stream.readUInt32(), stream.readFloat(), stream.readBool()
        pen = QPen(
            QColor.fromRgba(colour),
            width,
            Qt.PenStyle.SolidLine,
            Qt.PenCapStyle.RoundCap if rounded else Qt.PenCapStyle.FlatCap,
            Qt.PenJoinStyle.RoundJoin if rounded else Qt.PenJoinStyle.MiterJoin,
        )
    return _Stroke([_read_path(stream) for _ in range(stream.readUInt32())], brush, pen)


def _read_path(stream: QDataStream) -> QPainterPath:
    path = QPainterPath()
    stream >> path
    return path


def _read_gradient(stream: QDataStream) -> QGradient:
    x0, y0, x1, y1, radius = (stream.readFloat() for _ in range(5))
    gradient: QGradient = (
        QRadialGradient(QPointF(x0, y0), radius)
        if radius
        else QLinearGradient(QPointF(x0, y0), QPointF(x1, y1))
    )
    for _ in range(stream.readUInt32()):
        at = stream.readFloat()
        gradient.setColorAt(at, QColor.fromRgba(stream.readUInt32()))
    return gradient
