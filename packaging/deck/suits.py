"""The four suits, one unit wide, around their middle."""

from drawing import circle, path, polygon, solid
from PySide6.QtGui import QPainterPath


def suits() -> dict[str, QPainterPath]:
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
        "M 0 -.53 C .07 -.36 .48 -.16 .48 .13 C .48 .28 .37 .36 .26 .36 C .16 .36 .08 .31 .035 .23"
        " C .05 .38 .1 .46 .2 .52 L -.2 .52 C -.1 .46 -.05 .38 -.035 .23"
        " C -.08 .31 -.16 .36 -.26 .36 C -.37 .36 -.48 .28 -.48 .13 C -.48 -.16 -.07 -.36 0 -.53 Z"
    )
    club = solid(
        circle(0, -0.265, 0.235),
        circle(-0.265, 0.115, 0.235),
        circle(0.265, 0.115, 0.235),
        polygon((-0.1, -0.1), (0.1, -0.1), (0.12, 0.12), (-0.12, 0.12)),
        path(
            "M -.04 .05 L .04 .05 C .05 .33 .1 .45 .2 .52 L -.2 .52 C -.1 .45 -.05 .33 -.04 .05 Z"
        ),
    )
    return {"H": heart, "D": diamond, "S": spade, "C": club}
