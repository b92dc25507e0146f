"""A month as a page of hearts, one for each day."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from enum import Enum, auto

from PySide6.QtCore import QDate, QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import (
    QAbstractButton,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from h2h.game.charts import accent, is_dark
from h2h.palette import GOLD
from h2h.table.art.icons import draw_icon

_WEEKS = 6
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -7,
    Qt.Key.Key_Down: 7,
}


class DayState(Enum):
    """How the deal of a day stands, from the least to the best."""

    EMPTY = auto()
    PLAYED = auto()
    WON = auto()
    """Won, but on another day."""
    WON_ON_ITS_DAY = auto()


class DayButton(QAbstractButton):
    """One day: its number in a heart.

    Signals:
        moved: an arrow key asks for another day; carries the number of days.
    """

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.day = date.min
        self._state = DayState.EMPTY
        self._is_today = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_day(self, day: date, state: DayState, *, is_today: bool) -> None:
        """Show a day and how its deal stands."""
        self.day, self._state, self._is_today = day, state, is_today
        self.setText(self.locale().toString(day.day))
        self.setAccessibleName(self._described())
        self.setToolTip(self._described())
        self.update()

    def sizeHint(self) -> QSize:
        """Return room for the number inside the heart."""
        side = round(self.fontMetrics().height() * 3)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        """Return the least room for the number."""
        side = round(self.fontMetrics().height() * 1.6)
        return QSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move between days with the arrow keys; choose one with Enter or Space."""
        key = Qt.Key(event.key())
        if key in _STEPS:
            self.moved.emit(_STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the heart, the number, and rings for today and the keyboard focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height()) - 4.0
        box = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        colour, text = self._colours()
        if self._state is DayState.EMPTY:
            draw_icon(painter, "heart_outline", box, colour)
        else:
            draw_icon(painter, "points", box, colour)
        text.setAlphaF(1.0 if self.isEnabled() else 0.4)
        painter.setPen(text)
        line = QFontMetricsF(self.font()).height()
        # A heart is widest above its middle.
        number = box.adjusted(0, 0, 0, -min(side * 0.12, line * 0.3))
        painter.drawText(number, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        frame = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        if self._is_today:
            painter.setPen(QPen(QColor(GOLD), 2))
            painter.drawRoundedRect(frame, 5, 5)
        if self.hasFocus():
            pen = QPen(self.palette().color(QPalette.ColorRole.WindowText), 1.5)
            pen.setStyle(Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.drawRoundedRect(frame.adjusted(2, 2, -2, -2), 4, 4)

    def _colours(self) -> tuple[QColor, QColor]:
        window = self.palette().color(QPalette.ColorRole.WindowText)
        dark = is_dark(self.palette())
        match self._state:
            case DayState.EMPTY:
                faint = QColor(window)
                faint.setAlphaF(0.35)
                return faint, window
            case DayState.PLAYED:
                return QColor("#6B6470" if dark else "#C9C3CC"), window
            case DayState.WON:
                return accent(self.palette()), QColor("#1A0A10" if dark else "#FFFFFF")
            case DayState.WON_ON_ITS_DAY:
                return QColor("#E3B04B" if dark else GOLD), QColor("#1A0A10")

    def _described(self) -> str:
        day = self.locale().toString(_qdate(self.day), QLocale.FormatType.LongFormat)
        match self._state:
            case DayState.PLAYED:
                text = self.tr("%1, played")
            case DayState.WON:
                text = self.tr("%1, won later")
            case DayState.WON_ON_ITS_DAY:
                text = self.tr("%1, won on its day")
            case _:
                text = self.tr("%1, not played yet")
        if self._is_today:
            text = self.tr("Today: %1").replace("%1", text)
        return text.replace("%1", day)


class MonthPage(QWidget):
    """A month with arrows to the months before and after.

    Days after today can't be chosen.

    Signals:
        day_chosen: the player wants to play a day; carries its date.
    """

    day_chosen = Signal(object)

    def __init__(
        self, today: date, state_of: Callable[[date], DayState], parent: QWidget | None = None
    ) -> None:
        """Show the month of today.

        Args:
            today: the player's date.
            state_of: returns how the deal of a day stands.
            parent: the owner.
        """
        super().__init__(parent)
        self._today = today
        self._state_of = state_of
        self._first = today.replace(day=1)
        self._days: list[DayButton] = []
        self._title = QLabel()
        self._title.setObjectName("monthTitle")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._before = QPushButton("◀")
        self._before.setObjectName("monthBefore")
        self._before.setAccessibleName(self.tr("Previous month"))
        self._before.clicked.connect(lambda: self._turn(-1))
        self._after = QPushButton("▶")
        self._after.setObjectName("monthAfter")
        self._after.setAccessibleName(self.tr("Next month"))
        self._after.clicked.connect(lambda: self._turn(1))
        head = QHBoxLayout()
        for widget, stretch in ((self._before, 0), (self._title, 1), (self._after, 0)):
            head.addWidget(widget, stretch)
        self._grid = grid = QGridLayout()
        grid.setSpacing(2)
        for column in range(7):
            label = QLabel(self._weekday(column))
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            grid.addWidget(label, 0, column)
        for index in range(_WEEKS * 7):
            button = DayButton()
            button.clicked.connect(lambda _=False, button=button: self.day_chosen.emit(button.day))
            button.moved.connect(lambda days, button=button: self._focus_on(button.day, days))
            self._days.append(button)
            grid.addWidget(button, 1 + index // 7, index % 7)
        column_layout = QVBoxLayout(self)
        column_layout.setContentsMargins(0, 0, 0, 0)
        column_layout.addLayout(head)
        column_layout.addLayout(grid, 1)
        self._fill()

    def focus_today(self) -> None:
        """Give the keyboard focus to today."""
        self._button_of(self._today).setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turn the page with Page Up and Page Down; the focus stays on the day of the month."""
        match event.key():
            case Qt.Key.Key_PageUp:
                months = -1
            case Qt.Key.Key_PageDown:
                months = 1
            case _:
                super().keyPressEvent(event)
                return
        focused = next((button.day for button in self._days if button.hasFocus()), None)
        self._turn(months)
        if focused:
            last = monthrange(self._first.year, self._first.month)[1]
            wanted = self._first.replace(day=min(focused.day, last))
            self._button_of(min(wanted, self._today)).setFocus()

    def _turn(self, months: int) -> None:
        month = self._first.year * 12 + self._first.month - 1 + months
        if month > self._today.year * 12 + self._today.month - 1 or month < 12:
            return
        self._first = date(month // 12, month % 12 + 1, 1)
        self._fill()

    def _fill(self) -> None:
        locale = self.locale()
        month = locale.standaloneMonthName(self._first.month)
        self._title.setText(f"{month} {self._first.year}")
        self._after.setEnabled(self._first != self._today.replace(day=1))
        start = self._first - timedelta(self._column_of(self._first))
        for index, button in enumerate(self._days):
            day = start + timedelta(index)
            inside = day.month == self._first.month
            button.setVisible(inside)
            button.setEnabled(inside and day <= self._today)
            if inside:
                button.show_day(day, self._state_of(day), is_today=day == self._today)

    def _focus_on(self, day: date, days: int) -> None:
        wanted = min(day + timedelta(days), self._today)
        if wanted.replace(day=1) != self._first:
            self._turn(1 if wanted > day else -1)
        self._button_of(wanted).setFocus(Qt.FocusReason.TabFocusReason)

    def _button_of(self, day: date) -> DayButton:
        start = self._column_of(self._first)
        return self._days[start + day.day - 1]

    def _column_of(self, day: date) -> int:
        return (day.isoweekday() - self.locale().firstDayOfWeek().value) % 7

    def _weekday(self, column: int) -> str:
        day = (self.locale().firstDayOfWeek().value - 1 + column) % 7 + 1
        return self.locale().standaloneDayName(day, QLocale.FormatType.ShortFormat)


def _qdate(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
