"""The four suits, one unit wide, around their middle."""

import math

from drawing import path
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def outlines() -> dict[str, QPainterPath]:
    """Each suit's outline by its letter."""
    heart = path(
        "M 0 .47 C -.07 .33 -.5 .14 -.5 -.19 C -.5 -.37 -.37 -.46 -.255 -.46"
        " C -.13 -.46 -.035 -.385 0 -.255 C .035 -.385 .13 -.46 .255 -.46"
        " C .37 -.46 .5 -.37 .5 -.19 C .5 .14 .07 .33 0 .47 Z"
    )
    diamond = path(
        "M 0 -.56 C .1 -.34 .25 -.14 .42 0 C .25 .14 .1 .34 0 .56"
        " C -.1 .34 -.25 .14 -.42 0 C -.25 -.14 -.1 -.34 0 -.56 Z"
    )
    spade = path(
        "M 0 -.53 C .07 -.36 .48 -.16 .48 .13"
        " C .48 .28 .37 .36 .26 .36 C .16 .36 .08 .31 .035 .23"
        " C .05 .38 .1 .46 .2 .52 L -.2 .52 C -.1 .46 -.05 .38 -.035 .23"
        " C -.08 .31 -.16 .36 -.26 .36 C -.37 .36 -.48 .28 -.48 .13"
        " C -.48 -.16 -.07 -.36 0 -.53 Z"
    )
    return {"H": heart, "D": diamond, "S": spade, "C": _club()}


def _club() -> QPainterPath:
    """Three circles and a foot, as one outline."""
    radius = 0.235
    top, right = QPointF(0, -0.265), QPointF(0.265, 0.115)
    between = right - top
    apart = math.hypot(between.x(), between.y())
    # Where the upper circle meets the right one, on the outside.
    half = math.sqrt(radius**2 - (apart / 2) ** 2) / apart
    meet = (top + right) / 2 + QPointF(between.y(), -between.x()) * half
    foot = QPointF(0.085, right.y() + math.sqrt(radius**2 - (right.x() - 0.085) ** 2))

    def angle(centre: QPointF, point: QPointF) -> float:
        return math.degrees(math.atan2(centre.y() - point.y(), point.x() - centre.x()))

    def arc(centre: QPointF, start: float, sweep: float) -> None:
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        club.arcTo(box, start, sweep)

    left = QPointF(-right.x(), right.y())
    upper, lower, last = angle(top, meet), angle(right, meet), angle(right, foot)
    club = QPainterPath(meet)
    arc(right, lower, last - lower)
    club.cubicTo(0.085, 0.38, 0.125, 0.46, 0.2, 0.52)
    club.lineTo(-0.2, 0.52)
    club.cubicTo(-0.125, 0.46, -0.085, 0.38, -foot.x(), foot.y())
    arc(left, 180 - last, last - lower)
    arc(top, 180 - upper, 2 * upper - 180)
    club.closeSubpath()
    return club
