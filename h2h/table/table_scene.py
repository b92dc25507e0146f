"""The table as a scene: cards, piles, marks and animation, without rules."""

from collections import Counter
from collections.abc import Collection, Iterable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsScene

from h2h.cards.card import Card, Suit
from h2h.cards.transition import CardChange, Cause, PlacedCard, Position, Transition, diff
from h2h.table import motions
from h2h.table.animator import Animator, Track, frame_function
from h2h.table.art.pictures import Pictures
from h2h.table.card_item import CardItem, Mark
from h2h.table.carrying import Carrying
from h2h.table.focus_ring import FocusRing
from h2h.table.layout import RATIO, Layout, Spot, row_of
from h2h.table.lifts import Lifts
from h2h.table.pile_item import PileItem
from h2h.table.sound.cues import BY_CAUSE, Sound

if TYPE_CHECKING:
    from h2h.table.celebration import Celebration

_UPRIGHT = QTransform()


class TableScene(QGraphicsScene):
    """Shows positions and the changes between them.

    Attributes:
        pictures: the pictures of cards and rings.
        animator: runs one animation at a time.
        speed: the speed of animations: 1 is normal, 2 twice as fast, 0 switches them off.

    Signals:
        settled: every item is where the position has it.
        laid_out: there is a new layout; a game puts its own items where that has them.
        sounded: a sound should be played; carries the Sound.
    """

    settled = Signal()
    laid_out = Signal()
    sounded = Signal(object)

    def __init__(self, pictures: Pictures, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pictures = pictures
        self.animator = Animator(self)
        self.animator.finished.connect(self._settle)
        self.speed = 1.0
        self._layout: Layout | None = None
        self._position: Position = {}
        self._counts: Counter[str] = Counter()
        self._rows: Counter[str] = Counter()
        self._spots: dict[tuple[str, int, int, int], Spot] = {}
        self._badges: Collection[Card] = ()
        self._moving: set[CardItem] = set()
        self._are_old_cards_leaving = False
        self._lifts = Lifts(self)
        self._carrying = Carrying()
        self._marks: Mapping[str, Mark] = {}
        self._cards: dict[Card, CardItem] = {}
        self._piles: dict[str, PileItem] = {}
        self._focus_place: str | None = None
        self._celebration: Celebration | None = None
        self._celebrated: frozenset[str] = frozenset()
        self._focus_ring = FocusRing(pictures)
        self.addItem(self._focus_ring)

    # What is shown

    @property
    def position(self) -> Position:
        """The position that the table shows, or is moving to."""
        return self._position

    @property
    def current_layout(self) -> Layout | None:
        """The current layout; None until the table has a size."""
        return self._layout

    def set_piles(self, places: Iterable[str]) -> None:
        """Set the piles whose places are marked on the table."""
        for item in self._piles.values():
            self.removeItem(item)
        self._end_celebration()
        self._piles = {place: PileItem(place, self.pictures) for place in places}
        for item in self._piles.values():
            item.setZValue(-1)
            self.addItem(item)

    def pile_item(self, place: str) -> PileItem:
        """Return the item of a pile's place."""
        return self._piles[place]

    def set_layout(self, layout: Layout) -> None:
        """Use another layout, without animation."""
        self._layout = layout
        self._spots.clear()
        self.animator.finish()
        self._settle()
        if self._celebration is not None:
            self._celebration.set_area(self._area_of(self._celebrated), self.pictures.ratio)
        self.laid_out.emit()

    def show_position(self, position: Position) -> None:
        """Show a position without animation."""
        self.animator.finish()
        self._take(position)
        self._settle()

    def animate(
        self,
        transition: Transition[Position],
        marks: Mapping[str, Mark] | None = None,
        sound: Sound | None = None,
    ) -> None:
        """Animate a change, after finishing a running animation.

        Args:
            transition: the change.
            marks: the marks after it.
            sound: a sound instead of the usual one for the cause.
        """
        self.animator.finish()
        cause, before, after = transition.cause, transition.before, transition.after
        if before is not self._position:
            self.show_position(before)
        if self._layout is None or self.speed <= 0:
            self._change_to(after, marks)
            if self._layout is not None:
                self.sound(sound or BY_CAUSE[cause])
            return
        starts = {card: self._marked_spot(placed) for card, placed in before.items()}
        if (item := self._carrying.item) is not None:
            starts[item.card] = item.spot  # where the player dropped it
        heights = {card: item.zValue() for card, item in self._cards.items()}
        self._change_to(after, marks)
        changes = diff({} if cause is Cause.DEAL else before, after)
        if cause is not Cause.DEAL:
            changes += self._shifted(before, starts)
        changed_cards = []
        for change in changes:
            item = self._cards[change.card]
            if item.isVisible():
                item.prepare()  # paint the final picture now, not during a frame
            after_height = item.zValue()
            before_height = heights.get(change.card, after_height)
            end = self._marked_spot(change.after) if change.after else None
            start = starts.get(change.card)
            changed_cards.append(
                motions.ChangedCard(change, item, start, end, (before_height, after_height))
            )
        tracks = motions.tracks(cause, changed_cards, self._layout)
        if tracks:
            self.sound(sound or BY_CAUSE[cause])
        if cause is Cause.DEAL:
            old = {card: placed for card, placed in before.items() if not starts[card].hidden}
            self._deal(self._leave(old, starts, heights), tracks)
        else:
            self._run(tracks)

    def sound(self, sound: Sound) -> None:
        """Request a sound."""
        self.sounded.emit(sound)

    def shake(self, place: str) -> None:
        """Shake the card of a place briefly."""
        item = self.card_item(place)
        placed = self._position.get(item.card) if item else None
        if item is None or placed is None:
            return
        self.animator.finish()
        self.sound(Sound.REFUSAL)
        if self.speed > 0:
            self._run([motions.shake(item, self._marked_spot(placed))])

    def carry(self, place: str, point: QPointF, grip: QPointF) -> bool:
        """Have the pointer hold the card of a place; return whether its mark lets it be dragged.

        Args:
            place: where the card belongs.
            point: where the pointer is.
            grip: the held point relative to the card's centre, in card widths.
        """
        item = self.card_item(place)
        if item is None or not item.mark.can_be_dragged or self._layout is None:
            self.put_down()
            return False
        spot = self._marked_spot(self._position[item.card])
        self._carrying.carry(item, spot, point, grip)
        return True

    @property
    def carried(self) -> QPointF | None:
        """The centre of the dragged card."""
        item = self._carrying.item
        return item.pos() if item is not None else None

    def put_down(self) -> None:
        """Move a dragged card back to its place."""
        item = self._carrying.release()
        if item is not None and self._layout is not None:
            item.setZValue(list(self._position).index(item.card))
            spot = self._marked_spot(self._position[item.card])
            item.put(spot._replace(x=item.x(), y=item.y()))
            self._lift(item, spot)
            if self.speed > 0:
                self._lifts.start(self.speed)

    def celebrate(self, places: Iterable[str], *, stays: bool = False, again: bool = False) -> None:
        """Let hearts rise from where these places were.

        Args:
            places: where the cards were.
            stays: hearts settle there, and stay until a card lies there again.
            again: the win was celebrated before: show only the hearts that stay.
        """
        self._end_celebration()
        if not again:
            self.sound(Sound.WIN)
        moves = self.speed > 0 and not again
        if self._layout is None or not (moves or stays):
            return
        from h2h.table.celebration import LASTS, Celebration

        self._celebrated = frozenset(places)
        hearts = Celebration(
            self.pictures.art.suit_shape(Suit.HEARTS),
            self._area_of(self._celebrated),
            self.pictures.ratio,
            stays=stays,
        )
        self._celebration = hearts
        self.addItem(hearts)
        if not moves:
            hearts.show_at(LASTS)
            return
        speed = self.speed
        self.animator.run(lambda now: hearts.show_at(now * speed), LASTS / speed)

    def _end_celebration(self) -> None:
        if self._celebration is not None:
            self.removeItem(self._celebration)
            self._celebration = None

    def _area_of(self, places: Iterable[str]) -> QRectF:
        """Return the smallest rectangle around some places."""
        assert self._layout is not None
        area = QRectF()
        for spot in map(self._layout.pile, places):
            w, h = spot.width, spot.width * RATIO
            area |= QRectF(spot.x - w / 2, spot.y - h / 2, w, h)
        return area

    def set_marks(self, marks: Mapping[str, Mark]) -> None:
        """Mark the top cards of places, and no other cards."""
        self._marks = dict(marks)
        if self._are_old_cards_leaving:
            return
        carried = self._carrying.item
        if carried and not self._mark(self._position[carried.card]).can_be_dragged:
            self.put_down()  # its selection has ended in the middle of a drag
        for card, placed in self._position.items():
            item = self._cards[card]
            mark = self._mark(placed)
            if mark is item.mark:
                continue
            item.set_mark(mark)
            if item not in self._moving and item is not carried and self._layout is not None:
                self._lift(item, self._marked_spot(placed))
        if self.speed > 0:
            self._lifts.start(self.speed)
        self._place_focus()

    @property
    def badges(self) -> Collection[Card]:
        """The cards with a badge."""
        return self._badges

    def set_badges(self, cards: Collection[Card]) -> None:
        """Show a badge on cards that have just come to a hand."""
        self._badges = cards
        for card, item in self._cards.items():
            item.set_badge(card in cards)

    @property
    def focus_place(self) -> str | None:
        """The place that has the keyboard focus."""
        return self._focus_place

    def set_focus_place(self, place: str | None) -> None:
        """Show the focus ring around the card or pile of a place; None hides it."""
        self._focus_place = place
        self._place_focus()

    def refresh(self) -> None:
        """Paint all pictures again: the palette or the sharpness has changed."""
        widths = {item.width for item in self._cards.values()}
        widths |= {spot.raised().width for spot in map(self.spot_of, self._counts) if spot}
        self.pictures.keep_only(widths)
        for item in self._cards.values():
            item.forget_pictures()
        for pile in self._piles.values():
            pile.update()
        self._place_focus()
        self.update()

    # Places

    def card_item(self, place: str) -> CardItem | None:
        """Return the item of the top card of a place."""
        top = self._counts[place] - 1
        for card, placed in self._position.items():
            if placed.place == place and placed.depth == top:
                return self._cards[card]
        return None

    def is_selected(self, place: str) -> bool:
        """Return whether the top card of a place is selected."""
        item = self.card_item(place)
        return item is not None and item.mark is Mark.SELECTED

    def place_at(self, point: QPointF) -> str | None:
        """Return the place at a point of the scene."""
        for item in self.items(point):
            place: str = getattr(item, "place", "")
            if place and item.acceptedMouseButtons() and item is not self._carrying.item:
                return place
        return None

    def spot_of(self, place: str) -> Spot | None:
        """Return the spot of a place's top card, or of the pile itself."""
        item = self.card_item(place)
        if item is not None and self._layout is not None:
            return self._spot(self._position[item.card])
        return self._layout.pile(place) if self._layout and place in self._piles else None

    # Internal

    def _change_to(self, position: Position, marks: Mapping[str, Mark] | None) -> None:
        self._marks = dict(marks or {})
        self._take(position)
        self._settle()

    def _take(self, position: Position) -> None:
        if self._celebration is not None and any(
            placed.place in self._celebrated for placed in position.values()
        ):
            self._end_celebration()
        self._position = position
        self._counts = Counter(placed.place for placed in position.values())
        self._rows = Counter()
        for place, count in self._counts.items():
            self._rows[row_of(place)] += count
        for card in position:
            if card not in self._cards:
                item = CardItem(card, self.pictures)
                item.set_badge(card in self._badges)
                self._cards[card] = item
                self.addItem(item)

    def _spot(self, placed: PlacedCard) -> Spot:
        assert self._layout is not None
        place = placed.place
        count, row = self._counts[place], self._rows[row_of(place)]
        key = (place, placed.depth, count, row)
        spot = self._spots.get(key)
        if spot is None:
            spot = self._spots[key] = self._layout.spot(placed, count, row)
        return spot

    def _marked_spot(self, placed: PlacedCard) -> Spot:
        spot, mark = self._spot(placed), self._mark(placed)
        if mark is Mark.NONE:
            return spot
        return spot.raised() if mark is Mark.SELECTED else spot.lifted(mark.lift)

    def _shifted(self, before: Position, starts: Mapping[Card, Spot]) -> list[CardChange]:
        """Return the cards whose places move although their names stay, as in a fan.

        A pile moves by a pixel when it grows, which needs no animation.
        """
        return [
            CardChange(card, placed, placed)
            for card, placed in self._position.items()
            if before.get(card) == placed
            and self._counts[placed.place] == 1
            and self._marked_spot(placed) != starts[card]
        ]

    def _lift(self, item: CardItem, spot: Spot) -> None:
        """Raise a card out of its row, or lower it back."""
        if spot.width != item.width or self.speed <= 0:
            self._lifts.remove(item)
            item.put(spot)
        else:
            self._lifts.set_target(item, spot)

    def _mark(self, placed: PlacedCard) -> Mark:
        if placed.depth != self._counts[placed.place] - 1:
            return Mark.NONE
        return self._marks.get(placed.place, Mark.NONE)

    def _settle(self) -> None:
        """Put every item where the position has it, without animation."""
        if self._layout is None:
            return
        if self._celebration is not None and self._celebration.is_over:
            self._end_celebration()
        self._moving.clear()
        self._carrying.release()
        self._lifts.stop()
        self._put_cards()
        for place, pile in self._piles.items():
            pile.put(self._layout.pile(place))
        self._place_focus()
        self.settled.emit()

    def _put_cards(self) -> None:
        for card, item in self._cards.items():
            if card not in self._position:
                item.hide()
        for height, (card, placed) in enumerate(self._position.items()):
            item, spot = self._cards[card], self._marked_spot(placed)
            item.place = placed.place
            item.show_face(placed.face_up)
            item.set_mark(self._mark(placed))
            item.setTransform(_UPRIGHT)
            item.setOpacity(1.0)
            item.setZValue(height)
            item.put(spot)
            item.setVisible(not spot.hidden)

    def _run(self, tracks: list[Track]) -> None:
        if tracks:
            self.animator.finish()
            self._moving = {track.item for track in tracks}
            frame = frame_function(tracks, self.speed)
            self.animator.run(frame, _duration(tracks) / self.speed)

    def _leave(
        self, old: Position, starts: Mapping[Card, Spot], heights: Mapping[Card, float]
    ) -> list[Track]:
        """Show the cards of the last deal again, and return how they leave."""
        assert self._layout is not None
        if not old:
            return []
        for item in self._cards.values():
            item.hide()
        for card, placed in old.items():
            item = self._cards[card]
            item.put(starts[card])
            item.show_face(placed.face_up)
            item.set_mark(Mark.NONE)
            item.show()
        return motions.leave([(self._cards[card], heights[card]) for card in old], self._layout)

    def _deal(self, old: list[Track], new: list[Track]) -> None:
        """Let the cards of the last deal leave, then deal the new ones."""
        speed, leaving = self.speed, _duration(old)
        self._are_old_cards_leaving = bool(old)
        self._moving = {track.item for track in (*old, *new)}

        def frame(now: float) -> None:
            now *= speed
            if now < leaving:
                for track in old:
                    track.show(now)
            else:
                if self._are_old_cards_leaving:
                    self._are_old_cards_leaving = False
                    self._put_cards()
                for track in new:
                    track.show(now - leaving)
            # Faster than painting the many small rectangles around all moving cards.
            self.update()

        self.animator.run(frame, (leaving + _duration(new)) / speed)

    def _place_focus(self) -> None:
        place, item = self._focus_place, self.card_item(self._focus_place or "")
        if item is not None:
            spot = self._marked_spot(self._position[item.card])
            self._focus_ring.show_around(spot, item.zValue())
        else:
            self._focus_ring.show_around(self.spot_of(place) if place else None)


def _duration(tracks: Iterable[Track]) -> float:
    return max((track.delay + track.duration for track in tracks), default=0.0)
