"""The layout of the table of Hearts: hands, trick, name plates and buttons."""

import math
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF

from h2h.cards.transition import PlacedCard
from h2h.table.card_item import Mark
from h2h.table.layout import RATIO, Area, Spot, row_of

SEATS: Final = ("south", "west", "north", "east")

# Proportions from the design drawings, whose table is 1280 × 736; `part` is of the height.
_DRAWN: Final = (1280, 736)
_FAN_PART: Final = 0.193
_TRICK_PART: Final = 0.166
_SEAT_PART: Final = 0.125
_CENTRE: Final = 0.40  # of the height: the centre of the trick
_SIDES: Final = 0.395  # of the height: the centre of West's and East's hands
_HAND: Final = 13
_EM: Final = 13.5
_SMALLEST_EM: Final = 10.5

# Distance between cards in card widths and degrees, for a full hand and for a smaller one.
_FAN_STEPS: Final = ((0.46, 1.40), (0.50, 1.55))
_FAN_SMALLER: Final = 11
_SEAT_STEP: Final = {"west": 0.29, "north": 0.34, "east": 0.29}
_SEAT_TURN: Final = 1.6
_SEAT_BEND: Final = 0.0038  # how far the outer backs are moved out, in card widths
_SEAT_IN: Final = 0.17  # centres of the backs inside the edge, in card widths
_SEAT_SEEN: Final = _SEAT_IN + RATIO / 2
_SEAT_HALF: Final = 2.4  # half of a full hand at the side, in card widths

# Positions of the trick's cards relative to its centre in card widths, and their angles.
_TRICK: Final = {
    "south": (0.0, 0.90, 0.0),
    "west": (-1.20, 0.03, -3.5),
    "north": (0.0, -0.56, 1.5),
    "east": (1.20, -0.03, 4.0),
}


class HeartsLayout(NamedTuple):
    """The table of Hearts at one size.

    Attributes:
        width: of the table.
        height: of the table.
        ratio: the device pixel ratio.
        card_width: of South's cards.
        trick_width: of the cards in the trick.
        seat_width: of the other players' backs.
        em: the height of ordinary words.
        plates: the name plates by seat.
        broken: the room of the mark that hearts are broken.
        sides: the height of the middle of West's and East's hands.
    """

    width: float
    height: float
    ratio: float
    card_width: float
    trick_width: float
    seat_width: float
    em: float
    plates: dict[str, QRectF]
    broken: QRectF
    sides: float

    @property
    def source(self) -> Spot:
        """The centre of the table, where dealt cards start."""
        return Spot(self.width / 2, self.height * _CENTRE, self.seat_width)

    @property
    def message(self) -> Area:
        """The room above the highest lifted card of South's hand, beside South's plate."""
        y, height = self.height * 0.605, self.height * 0.06
        left, plate = self.width * 0.19, self.plates["south"]
        if plate.top() < y + height:
            left = max(left, plate.right() + 4)
        return Area(left, y, self.width - 2 * left, height)

    @property
    def middle(self) -> QPointF:
        """The centre of the panel with the last trick."""
        return QPointF(self.width / 2, self.height * 0.43)

    @property
    def trick(self) -> QRectF:
        """The rectangle around the four cards of a trick."""
        w = self.trick_width
        room = QRectF()
        for seat in SEATS:
            spot = self.pile(f"trick-{seat}")
            room |= QRectF(spot.x - w / 2, spot.top, w, w * RATIO)
        return room

    @property
    def button(self) -> QPointF:
        """The centre of the button that passes the cards."""
        return QPointF(self.width / 2, self.height * 0.388)

    @property
    def button_height(self) -> float:
        """The height of that button."""
        return min(self.em * 4.74, self.between_plates * 0.2)

    @property
    def between_plates(self) -> float:
        """The free width between West's and East's plates."""
        return self.plates["east"].left() - self.plates["west"].right()

    @property
    def offer(self) -> QPointF:
        """The left end, vertically centred, of the button that finishes the round."""
        return QPointF(self.width / 2 + self.trick_width * 0.62, self.height * 0.625)

    def line_to(self, seat: str, button: QRectF) -> tuple[QPointF, QPointF]:
        """Return the line from a name plate to the button."""
        plate, y = self.plates[seat], self.plates[seat].center().y()
        match seat:
            case "west":
                return QPointF(plate.right(), y), QPointF(button.left(), y)
            case "east":
                return QPointF(plate.left(), y), QPointF(button.right(), y)
        x = self.width / 2
        return QPointF(x, plate.bottom()), QPointF(x, button.top())

    def deal_order(self, place: str) -> int:
        """Deal a card to each player in turn."""
        number = place.rpartition("-")[2]
        return int(number) - 1 if number.isdigit() else 0

    def spot(self, placed: PlacedCard, count: int, row: int) -> Spot:
        """Return the spot of a card; taken cards are hidden."""
        kind, seat = row_of(placed.place).partition("-")[::2]
        if kind != "hand":
            return self.pile(placed.place)
        number = int(placed.place.rpartition("-")[2])
        t = number - 1 - (row - 1) / 2
        return self._in_fan(t, row) if seat == "south" else self._at_side(seat, t)

    def pile(self, place: str) -> Spot:
        """Return the spot of a card in the trick, or of a player's taken tricks."""
        kind, _, seat = place.partition("-")
        if kind == "taken":
            x, y = self._keeping(seat)
            return Spot(x, y, self.trick_width, hidden=True)
        dx, dy, angle = _TRICK[seat]
        w = self.trick_width
        x = self.width / 2 + dx * w
        y = self.height * _CENTRE + dy * w
        if angle:
            return Spot(x, y, w, angle)
        left, top = self._snapped(x - w / 2), self._snapped(y - w * RATIO / 2)
        return Spot(left + w / 2, top + w * RATIO / 2, w)

    def _keeping(self, seat: str) -> tuple[float, float]:
        """Return the point of the table's edge in front of a player: taken cards fade out there."""
        return {
            "south": (self.width / 2, self.height),
            "west": (0.0, self.sides),
            "north": (self.width / 2, 0.0),
            "east": (self.width, self.sides),
        }[seat]

    def _in_fan(self, t: float, cards: int) -> Spot:
        return _fan_spot(self.width, self.height, self.card_width, t, cards)

    def _at_side(self, seat: str, t: float) -> Spot:
        w = self.seat_width
        inside = w * _SEAT_IN - t * t * _SEAT_BEND * w
        along = t * _SEAT_STEP[seat] * w
        middle = self.sides
        match seat:
            case "west":
                return Spot(inside, middle + along, w, 90 + _SEAT_TURN * t)
            case "north":
                return Spot(self.width / 2 - along, inside, w, 180 + _SEAT_TURN * t)
        return Spot(self.width - inside, middle + along, w, -90 - _SEAT_TURN * t)

    def _snapped(self, length: float) -> float:
        return round(length * self.ratio) / self.ratio


def hearts_layout(width: float, height: float, ratio: float, larger: float = 1.0) -> HeartsLayout:
    """Return the layout for a size.

    Args:
        width: of the table.
        height: of the table.
        ratio: the device pixel ratio.
        larger: the system's font size relative to the usual one.
    """

    def whole(length: float) -> float:
        return max(math.floor(length * ratio), 20) / ratio

    scale = min(width / _DRAWN[0], height / _DRAWN[1])
    usual = max(_EM * scale, _SMALLEST_EM)
    fan_widths = (_HAND - 1) * _FAN_STEPS[0][0] + 1.15
    fan = whole(min(height * _FAN_PART, (width - 16) / fan_widths))
    seat = whole(min(height * _SEAT_PART, width * 0.12))
    seen = seat * _SEAT_SEEN
    gap = max(22 * scale, 5)
    # However large the letters: three plates side by side.
    em = max(usual, min(usual * larger, (width - 2 * seen - 4 * gap) / (3 * 8.6)))
    plate_w, plate_h = max(168 * scale, em * 8.6), max(54 * scale, em * 2.9)
    inner = seen + gap + plate_w
    room = width / 2 - inner - gap
    trick = whole(min(height * _TRICK_PART, room / 1.75))
    north_bottom = min(
        height * _CENTRE - trick * (0.56 + RATIO / 2) - 0.04 * trick, seen + plate_h + gap
    )
    edge, low, high = max(16 * scale, 5), max(19 * scale, 5), max(8 * scale, 3)
    corner = _fan_spot(width, height, fan, -(_HAND - 1) / 2, _HAND)
    beside = _left_of(corner, height - low - plate_h) - edge - high
    middle, bottom, south_w, broken_w = height * _SIDES, height - low, plate_w, beside
    if beside >= plate_w * 0.88:
        south_w = min(plate_w, beside)
    else:
        # No space beside the fan: put South's plate above it, and West's hand above the plate.
        spots = [_fan_spot(width, height, fan, n - (_HAND - 1) / 2, _HAND) for n in range(_HAND)]
        raised = [spot.lifted(Mark.CHOSEN.lift) for spot in spots]
        bottom = min(_highest(spot, edge, edge + plate_w) for spot in raised) - high
        broken_w = width * 0.35
        middle = min(middle, bottom - plate_h - high - _SEAT_HALF * seat)
    broken_h = em * 2.5
    plates = {
        "south": QRectF(edge, bottom - plate_h, south_w, plate_h),
        "west": QRectF(seen + gap, middle - plate_h / 2, plate_w, plate_h),
        "north": QRectF((width - plate_w) / 2, north_bottom - plate_h, plate_w, plate_h),
        "east": QRectF(width - inner, middle - plate_h / 2, plate_w, plate_h),
    }
    broken = QRectF(width - edge - broken_w, bottom - broken_h, broken_w, broken_h)
    return HeartsLayout(width, height, ratio, fan, trick, seat, em, plates, broken, middle)


def _highest(spot: Spot, left: float, right: float) -> float:
    """Return the top of a card between two x coordinates."""
    turn, top = math.radians(spot.angle), spot.lifted(0.5)
    reach = spot.width / 2 * math.cos(turn)
    first, last = max(left, top.x - reach), min(right, top.x + reach)
    if first > last:
        return math.inf
    return top.y + min((x - top.x) * math.tan(turn) for x in (first, last))


def _left_of(spot: Spot, y: float) -> float:
    """Return the x coordinate at which the left edge of a card crosses a y coordinate."""
    turn = math.radians(-spot.angle)
    middle = spot.x - spot.width / 2 * math.cos(turn), spot.y + spot.width / 2 * math.sin(turn)
    return middle[0] + (y - middle[1]) * math.tan(turn)


def _fan_spot(width: float, height: float, card: float, t: float, cards: int) -> Spot:
    """Return the spot in South's fan of a card that is `t` cards to the right of its centre."""
    part = min(1.0, max(0.0, (_HAND - cards) / (_HAND - _FAN_SMALLER)))
    step, turn = (a + (b - a) * part for a, b in zip(*_FAN_STEPS, strict=True))
    radius = card * step / math.radians(turn)
    angle = math.radians(t * turn)
    bottom = height * 0.011
    top = Spot(width / 2, height - bottom - card * RATIO / 2, card)
    there = top.moved(radius * math.sin(angle), radius * (1 - math.cos(angle)))
    return there._replace(angle=t * turn)
