"""One card on the table."""

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.cards.card import Card
from h2h.table.art.card_art import CORNER
from h2h.table.art.pictures import Picture, Pictures
from h2h.table.layout import RATIO, Spot

GLOW_REACH = 0.16
"""How far the shadow or the strong glow extends beyond a card, in card widths."""


class Mark(Enum):
    """How a card is highlighted."""

    NONE = auto()
    PLAYABLE = auto()
    SELECTED = auto()
    DIMMED = auto()
    FAINT = auto()
    OFFERED = auto()
    """May be played: slightly raised out of a fan."""
    RAISED = auto()
    """Under the pointer: raised far out of a fan, with a ring."""
    CHOSEN = auto()
    """Chosen: raised far out of a fan, with the strong ring."""
    HINTED = auto()
    """Suggested by a hint: slightly raised out of a fan, with the strong ring."""
    POINTED = auto()
    """Suggested by a hint, outside a fan: the strong ring."""

    @property
    def lift(self) -> float:
        """How far a card with this mark is raised out of its row, in card heights."""
        return _LIFTS.get(self, 0.0)

    @property
    def can_be_dragged(self) -> bool:
        """Whether a card with this mark can be dragged."""
        return self in (Mark.SELECTED, Mark.RAISED)

    @property
    def halo(self) -> bool | None:
        """True for the strong ring around the card, False for the other, None for no ring."""
        return _HALOS.get(self)


_LIFTS = {Mark.OFFERED: 0.05, Mark.RAISED: 0.17, Mark.CHOSEN: 0.17, Mark.HINTED: 0.09}
_HALOS = {
    Mark.PLAYABLE: False,
    Mark.RAISED: False,
    Mark.CHOSEN: True,
    Mark.SELECTED: True,
    Mark.HINTED: True,
    Mark.POINTED: True,
}


class CardItem(QGraphicsItem):
    """A card as a picture at a spot.

    Attributes:
        card: the card.
        place: the pile it is on, such as ``"heart-25"``.
    """

    def __init__(self, card: Card, pictures: Pictures) -> None:
        super().__init__()
        self.card = card
        self.place = ""
        self._pictures = pictures
        self._face_up = True
        self._mark = Mark.NONE
        self._badge = False
        self._width = 1.0
        self._bounds = QRectF()
        self._picture: Picture | None = None
        self._halo: Picture | None = None
        self._turned: QPixmap | None = None
        self._tilt = 0.0
        self._covered_by: CardItem | None = None

    @property
    def face_up(self) -> bool:
        """Whether the face is shown."""
        return self._face_up

    @property
    def mark(self) -> Mark:
        """How the card is highlighted."""
        return self._mark

    @property
    def width(self) -> float:
        """The card's width in logical pixels."""
        return self._width

    @property
    def spot(self) -> Spot:
        """Where the card is."""
        return Spot(self.x(), self.y(), self._width, self.rotation())

    def put(self, spot: Spot) -> None:
        """Move to a spot, with its size and angle."""
        self.setPos(spot.x, spot.y)
        # Qt repaints the item for each of these calls, even if nothing changes.
        if self.rotation() != spot.angle:
            self.setRotation(spot.angle)
        if self._tilt != spot.angle:
            self._tilt, self._turned = spot.angle, None
        if self.scale() != 1.0:
            self.setScale(1.0)
        if spot.width != self._width:
            self._width = spot.width
            reach = spot.width * GLOW_REACH + 4
            self.prepareGeometryChange()
            self._bounds = self._card().adjusted(-reach, -reach, reach, reach)
            self.forget_pictures()

    def show_face(self, face_up: bool) -> None:
        """Show the face or the back."""
        if face_up != self._face_up:
            self._face_up = face_up
            self.forget_pictures()

    def set_mark(self, mark: Mark) -> None:
        """Highlight the card."""
        if mark is not self._mark:
            self._mark = mark
            self.forget_pictures()

    def set_badge(self, shown: bool) -> None:
        """Show or hide the badge of a card that has just come to the hand."""
        if shown != self._badge:
            self._badge = shown
            self._turned = None
            self.update()

    @property
    def covered_by(self) -> "CardItem | None":
        """The card above this one, where this one is not painted."""
        return self._covered_by

    def set_covered_by(self, card: "CardItem | None") -> None:
        """Don't paint where another card covers this one: while both fade, it would show through.

        Args:
            card: the card above this one, or None.
        """
        if card is not self._covered_by:
            self._covered_by = card
            self.update()

    def forget_pictures(self) -> None:
        """Request the pictures again at the next paint: size, side, mark or palette changed."""
        self._picture = self._halo = None
        self._turned = None
        self.update()

    def prepare(self) -> None:
        """Request the pictures now, so that painting a frame need not wait for them."""
        pictures, width, mark = self._pictures, self._width, self._mark
        if mark in (Mark.DIMMED, Mark.FAINT):
            card = self.card if self._face_up else None
            self._picture = pictures.dimmed(card, width, faint=mark is Mark.FAINT)
        elif self._face_up:
            self._picture = pictures.face(self.card, width)
        else:
            self._picture = pictures.back(width)
        strong = mark.halo
        self._halo = None if strong is None else pictures.halo(width, strong=strong)

    def sharpen(self) -> bool:
        """Paint the sharp picture that replaces the draft; return False if there is one."""
        card = self.card if self._face_up else None
        return self.isVisible() and self._pictures.paint_ahead(card, self._width)

    def boundingRect(self) -> QRectF:
        """Return the card's rectangle with its shadow and glow; the centre is the origin."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return the area for taps: the card, and the area that it was raised out of.

        Without the latter, a card raised by the pointer would no longer be under it.
        """
        path = QPainterPath()
        path.addRect(self._card().adjusted(0, 0, 0, self._mark.lift * self._width * RATIO))
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card and its ring."""
        if self._covered_by is None:
            self._paint(painter)
        else:
            painter.save()
            painter.setClipPath(self._beside(self._covered_by))
            self._paint(painter)
            painter.restore()

    def _paint(self, painter: QPainter) -> None:
        angle, upright = self.rotation(), self.transform().isIdentity()
        if angle and angle == self._tilt and upright and self.scale() == 1.0:
            self._draw_turned(painter)
        else:
            smooth = self._pictures.draft or bool(angle) or self.scale() != 1.0
            self._draw(painter, smooth=smooth)

    def _beside(self, card: "CardItem") -> QPainterPath:
        """Return the part of the bounds that another card leaves free."""
        corner = CORNER * card.width
        path = QPainterPath()
        path.addRoundedRect(card._card(), corner, corner)
        beside = QPainterPath()
        beside.addRect(self._bounds)
        beside.addPath(self.mapFromItem(card, path))  # odd-even fill: a hole
        return beside

    def _draw(self, painter: QPainter, *, smooth: bool) -> None:
        if self._picture is None:
            self.prepare()
        assert self._picture is not None
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        self._pictures.draw(painter, self._picture, self._width)
        if self._halo is not None:
            self._pictures.draw(painter, self._halo, self._width)
        if self._badge and self._face_up:
            self._draw_badge(painter)

    def _draw_turned(self, painter: QPainter) -> None:
        """Draw a tilted card from a picture of its tilted look, since rotating takes long.

        Qt's own DeviceCoordinateCache would be repainted whenever the item moves.
        """
        ratio = self._pictures.ratio
        if self._turned is None:
            if self._face_up or self._mark is not Mark.NONE:
                self._turned = self._turn()
            else:
                if self._picture is None:
                    self.prepare()
                assert self._picture is not None
                self._turned = self._pictures.turned_back(
                    self._picture, self._width, self._tilt, self._turn
                )
        to_scene = painter.worldTransform()
        centre, size = to_scene.map(QPointF()) * ratio, self._turned.size()
        left, top = round(centre.x() - size.width() / 2), round(centre.y() - size.height() / 2)
        painter.setWorldTransform(QTransform())
        painter.drawPixmap(QPointF(left, top) / ratio, self._turned)
        painter.setWorldTransform(to_scene)

    def _turn(self) -> QPixmap:
        """Return the picture of the tilted card."""
        turn, ratio = QTransform().rotate(self._tilt), self._pictures.ratio
        size = (turn.mapRect(self._bounds).size() * ratio).toSize()
        turned = QPixmap(size)
        turned.fill(Qt.GlobalColor.transparent)
        painter = QPainter(turned)
        painter.translate(size.width() / 2, size.height() / 2)
        painter.scale(ratio, ratio)
        painter.rotate(self._tilt)
        self._draw(painter, smooth=True)
        painter.end()
        turned.setDevicePixelRatio(ratio)
        return turned

    def _draw_badge(self, painter: QPainter) -> None:
        """Draw a golden disc with an arrow below the index."""
        w = self._width
        centre = QPointF((0.135 - 0.5) * w, (0.575 - 0.7) * w)
        radius = max(0.085 * w, 5.0)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#FFFDF8"), radius * 0.22))
        painter.setBrush(QColor("#9A6A1E"))
        painter.drawEllipse(centre, radius, radius)
        pen = QPen(QColor("#FFF4DC"), radius * 0.3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        tip = centre + QPointF(0, radius * 0.5)
        painter.drawLine(centre - QPointF(0, radius * 0.5), tip)
        side = radius * 0.42
        painter.drawPolyline([tip + QPointF(-side, -side), tip, tip + QPointF(side, -side)])

    def _card(self) -> QRectF:
        height = self._width * RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)
