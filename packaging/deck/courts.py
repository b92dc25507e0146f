"""Court cards: the suit is the head, it wears the rank's headgear and bears its attribute twice.

Everything is drawn for the upper half; the lower half is the same, turned.
"""

import math

import attributes
import headgear
from drawing import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK_BLACK,
    Sheet,
    alpha,
    common,
    path,
    place,
    segment,
    stroked,
)
from indices import SUITS
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from h2h.table.art.deck_file import INK

# Headgear, its scale and brow line; attribute, its turn and its distance from the middle line.
_HEADGEAR = {
    "K": (headgear.crown, 0.86, -0.366),
    "Q": (headgear.tiara, 0.94, -0.350),
    "J": (headgear.cap, 0.92, -0.376),
}
_ATTRIBUTE = {
    "K": (attributes.sword, -20.0, -0.058),
    "Q": (attributes.rose, -15.0, -0.042),
    "J": (attributes.halberd, -15.0, -0.068),
}
_HEAD_Y, _HEAD_SIZE = -0.218, 0.325


def frame(inset: float = 0.0) -> QPainterPath:
    """Narrow between the indices, wide across the middle.

    The step lies below 0.355 of the height, so that a card whose lower part is covered shows only
    the two upright lines of the frame.
    """
    a, b = 0.260 - inset, 0.440 - inset
    top, step, r = 0.642 - inset, 0.172 - inset, 0.035
    p = QPainterPath(QPointF(-a, -top))
    p.lineTo(a, -top)
    p.lineTo(a, -step - r)
    p.quadTo(a, -step, a + r, -step)
    p.lineTo(b, -step)
    p.lineTo(b, step)
    p.lineTo(a + r, step)
    p.quadTo(a, step, a, step + r)
    p.lineTo(a, top)
    p.lineTo(-a, top)
    p.lineTo(-a, step + r)
    p.quadTo(-a, step, -a - r, step)
    p.lineTo(-b, step)
    p.lineTo(-b, -step)
    p.lineTo(-a - r, -step)
    p.quadTo(-a, -step, -a, -step - r)
    p.closeSubpath()
    return p


def ground(sheet: Sheet) -> None:
    """Frame, rays and the star in the very middle: the same on every court card."""
    outline = frame()
    sheet.fill(outline, CREAM)
    if sheet.fine:
        for i in range(96):
            angle = 2 * math.pi * (i + 0.5) / 96
            c, s = math.cos(angle), math.sin(angle)
            ray = segment(0.08 * c, 0.08 * s, 0.9 * c, 0.9 * s)
            end = max(t / 400 for t in range(401) if outline.contains(ray.pointAtPercent(t / 400)))
            tip = ray.pointAtPercent(end)
            sheet.line(segment(0.08 * c, 0.08 * s, tip.x(), tip.y()), alpha(GOLD, 0.30), 0.0045)
    sheet.line(outline, GOLD, 0.011 if sheet.fine else 0.015, rounded=False)
    if sheet.fine:
        sheet.line(frame(0.017), INK_BLACK, 0.0045, rounded=False)
    for i in range(8):
        long = "M 0 0 L .012 -.02 L 0 -.052 L -.012 -.02 Z"
        short = "M 0 0 L .009 -.016 L 0 -.034 L -.009 -.016 Z"
        with sheet.at(turn=45 * i):
            sheet.fill(path(short if i % 2 else long), GOLD)


def head(sheet: Sheet, suit: str) -> None:
    """The suit, with an inlaid line."""
    outline = place(SUITS[suit], _HEAD_SIZE)
    with sheet.at(dy=_HEAD_Y):
        sheet.fill(outline, INK)
        if sheet.fine:
            inlay = stroked(place(SUITS[suit], _HEAD_SIZE * 0.86, dy=-0.004), 0.006)
            sheet.fill(common(inlay, outline), GOLD_LIGHT)


def wear(sheet: Sheet, rank: str) -> None:
    """The headgear."""
    draw, scale, brow = _HEADGEAR[rank]
    with sheet.at(dy=brow, scale=scale):
        draw(sheet)


def bear(sheet: Sheet, rank: str) -> None:
    """The attribute."""
    draw, turn, off = _ATTRIBUTE[rank]
    with sheet.at(turn=turn), sheet.at(dy=off):
        draw(sheet)
