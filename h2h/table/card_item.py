"""One card on the table."""

from enum import Enum, auto

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from h2h.engine.cards import Card
from h2h.table.layout import RATIO, Spot
from h2h.table.pictures import Picture, Pictures

_REACH = 0.16
"""How far the shadow or the strongest glow reaches beyond a card, in card widths."""


class Mark(Enum):
    """What a table says about a card without words."""

    NONE = auto()
    PLAYABLE = auto()
    SELECTED = auto()
    DIMMED = auto()
    FAINT = auto()


class CardItem(QGraphicsItem):
    """A card as a picture at a spot; it knows no rules.

    Attributes:
        card: the card.
        place: the pile it lies on, such as ``"heart-25"``.
    """

    def __init__(self, card: Card, pictures: Pictures) -> None:
        super().__init__()
        self.card = card
        self.place = ""
        self._pictures = pictures
        self._face_up = True
        self._mark = Mark.NONE
        self._width = 1.0
        self._bounds = QRectF()
        self._picture: Picture | None = None
        self._over: list[Picture] = []

    @property
    def face_up(self) -> bool:
        """Whether the face shows."""
        return self._face_up

    @property
    def mark(self) -> Mark:
        """What the table says about the card."""
        return self._mark

    @property
    def width(self) -> float:
        """The card's width in logical pixels."""
        return self._width

    def put(self, spot: Spot) -> None:
        """Lie at a spot, upright or tilted, at the size it asks for."""
        self.setPos(spot.x, spot.y)
        self.setRotation(spot.angle)
        self.setScale(1.0)
        if spot.width != self._width:
            self._width = spot.width
            reach = spot.width * _REACH + 4
            self.prepareGeometryChange()
            self._bounds = self._card().adjusted(-reach, -reach, reach, reach)
            self.forget_pictures()

    def show_face(self, face_up: bool) -> None:
        """Turn a side up."""
        if face_up != self._face_up:
            self._face_up = face_up
            self.forget_pictures()

    def set_mark(self, mark: Mark) -> None:
        """Show a mark."""
        if mark is not self._mark:
            self._mark = mark
            self.forget_pictures()

    def forget_pictures(self) -> None:
        """Ask for pictures again at the next paint: size, side, mark or palette changed."""
        self._picture = None
        self._over = []
        self.update()

    def prepare(self) -> None:
        """Have the pictures ready, so that no paint has to draw one."""
        pictures, width = self._pictures, self._width
        self._picture = pictures.face(self.card, width) if self._face_up else pictures.back(width)
        match self._mark:
            case Mark.PLAYABLE | Mark.SELECTED:
                strong = self._mark is Mark.SELECTED
                self._over = [pictures.halo(width, strong=strong)]
            case Mark.DIMMED | Mark.FAINT:
                self._over = [pictures.dim(width, faint=self._mark is Mark.FAINT)]
            case Mark.NONE:
                self._over = []

    def boundingRect(self) -> QRectF:
        """Return the card with its shadow and glow, around its centre."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return what a tap hits: the card alone."""
        path = QPainterPath()
        path.addRect(self._card())
        return path

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Draw the card's picture and the mark over it."""
        if self._picture is None:
            self.prepare()
        assert self._picture is not None
        pictures = self._pictures
        exact = self.scale() == 1.0 and not self.rotation() and self.transform().isIdentity()
        smooth = pictures.draft or not exact
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smooth)
        pictures.draw(painter, self._picture, self._width)
        for over in self._over:
            pictures.draw(painter, over, self._width)

    def _card(self) -> QRectF:
        height = self._width * RATIO
        return QRectF(-self._width / 2, -height / 2, self._width, height)
