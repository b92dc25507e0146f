"""The panel below the large heart after a win."""

from collections.abc import Callable
from enum import Enum, auto

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFontInfo, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QLabel, QPushButton, QWidget

from h2h.game.strip import StripButton
from h2h.palette import GOLD, GOLD_RIM, ON_GOLD, Palette
from h2h.table.art.gold import golden

_QUIET = (
    ("wonSameDeal", "restart"),
    ("wonStatistics", "scores"),
    ("wonShare", "share"),
    ("wonReview", "review"),
)
"""The object names and icons of the quiet buttons."""
_NARROW_MARGIN = 10
_ANY_WIDTH = 16777215
"""Qt's QWIDGETSIZE_MAX."""
_FONT_SIZES = (18.0, 16.0, 14.0, 12.5, 11.0, 10.0, 9.0)
"""In points; the smallest is that of Windows, and fits the smallest window."""


class WonDialog(QDialog):
    """A dialog inside the window: it blocks nothing, and Enter deals again.

    Signals:
        same_deal_wanted, statistics_wanted, share_wanted, review_wanted: a button was clicked.
    """

    same_deal_wanted = Signal()
    statistics_wanted = Signal()
    share_wanted = Signal()
    review_wanted = Signal()

    def __init__(
        self,
        facts: Callable[[], str],
        news: Callable[[], str],
        room: Callable[[], QRectF],
        palette: Palette,
        parent: QWidget,
    ) -> None:
        """Build the panel.

        Args:
            facts: returns points, time and moves in one line, in the current language.
            news: returns what is new about this win, such as "best time"; may be empty.
            room: returns where the panel lies on the table and covers nothing: at the bottom of it.
            palette: the colours of the table.
            parent: the table.
        """
        super().__init__(parent)
        self._usual_size = QFontInfo(parent.font()).pointSizeF()
        # To QDialog's constructor, no flags mean a window of its own.
        self.setWindowFlags(Qt.WindowType.Widget)
        self.setObjectName("wonDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._look = palette
        self._facts, self._news, self._room = facts, news, room
        self._title = title = QLabel()
        title.setObjectName("wonTitle")
        self._text = QLabel()
        self._text.setObjectName("wonFacts")
        self._new = QLabel()
        self._new.setObjectName("wonNews")
        button = _GoldButton()
        button.setObjectName("wonNewGame")
        button.clicked.connect(self.accept)
        button.setDefault(True)
        self.setFocusProxy(button)
        self._button = button
        signals = (
            self.same_deal_wanted,
            self.statistics_wanted,
            self.share_wanted,
            self.review_wanted,
        )
        self._row = row = QHBoxLayout()
        self._quiet = [StripButton(name, icon) for name, icon in _QUIET]
        for quiet, signal in zip(self._quiet, signals, strict=True):
            quiet.setAutoDefault(False)
            quiet.clicked.connect(signal)
            row.addWidget(quiet)
        row.addStretch()
        self._grid = grid = QGridLayout(self)
        grid.addWidget(title, 0, 0)
        grid.addWidget(self._text, 1, 0)
        grid.addWidget(self._new, 2, 0)
        grid.addLayout(row, 4, 0, 1, 2)
        grid.setRowMinimumHeight(3, 4)
        self.apply_style(palette)
        self.retranslate()

    def apply_style(self, palette: Palette) -> None:
        """Use another palette."""
        self._look = palette
        for label, colour in (
            (self._title, palette.text),
            (self._text, palette.quiet),
            (self._new, palette.glow),
        ):
            shown = label.palette()
            shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(shown)
            # On a scroll area labels would take the colour of text in fields.
            label.setForegroundRole(QPalette.ColorRole.WindowText)
        for button in self._quiet:
            button.apply_style(palette)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(GOLD), 1.2))
        painter.setBrush(QColor(self._look.bar))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)

    def retranslate(self) -> None:
        """Show all texts in the current language; also called when there is something new."""
        facts, news = self._facts(), self._news()
        self._title.setText(self.tr("You won"))
        # A line that is too long breaks after a dot.
        self._text.setText(facts.replace(" ", "\u00a0").replace("·\u00a0", "· "))
        self._new.setText(news)
        self._new.setVisible(bool(news))
        self._button.setText(self.tr("&New game"))
        texts = (
            self.tr("Same deal &again"),
            self.tr("S&tatistics"),
            self.tr("Shar&e…"),
            self.tr("&Review"),
        )
        for button, text in zip(self._quiet, texts, strict=True):
            button.show_as(text, dict(_QUIET)[button.objectName()])
        self.setAccessibleName(self.tr("You won"))
        self.setAccessibleDescription("   ·   ".join(filter(None, (facts, news))))
        self.place()

    def place(self) -> None:
        """Lie at the bottom of the room, in the widest form that fits; also for a new layout.

        A large font of the system becomes smaller if the panel would cover the heart.
        """
        room = self._room().toRect()
        smaller = (size for size in _FONT_SIZES if size < self._usual_size)
        for size in (self._usual_size, *smaller):
            self._use_font_size(size)
            self._fit_into(room.width())
            if self._grid.sizeHint().height() <= room.height():
                break
        self.adjustSize()
        self.move(room.center().x() - self.width() // 2, room.bottom() + 1 - self.height())

    def _use_font_size(self, size: float) -> None:
        font = self.font()
        font.setPointSizeF(size)
        self.setFont(font)
        font.setBold(True)
        self._button.setFont(font)
        font.setPointSizeF(size * 1.8)
        self._title.setFont(font)
        self._button.reserve_room()

    def _fit_into(self, width: int) -> None:
        """Take the widest form that fits into a width."""
        inside = width - 2 * _NARROW_MARGIN
        for form, words, wrapped_to in (
            (_Form.BESIDE, True, 0),
            (_Form.BESIDE, False, 0),
            (_Form.IN_ROW, False, 0),
            (_Form.IN_ROW, False, inside),
            (_Form.BELOW, False, inside),
        ):
            self._arrange(form, words=words, wrapped_to=wrapped_to)
            if self._grid.sizeHint().width() <= width:
                return

    def _arrange(self, form: "_Form", *, words: bool, wrapped_to: int) -> None:
        """Lay out the panel.

        Args:
            form: where the main button is.
            words: the quiet buttons have labels.
            wrapped_to: the width that texts wrap to; 0 if they don't.
        """
        for button in self._quiet:
            button.show_words(words)
        for label in (self._text, self._new):
            label.setWordWrap(wrapped_to > 0)
            label.setMinimumWidth(max(wrapped_to, 0))
            label.setMaximumWidth(max(wrapped_to, 0) or _ANY_WIDTH)
        side = 20 if form is _Form.BESIDE else _NARROW_MARGIN
        over, under = (6, 8) if form is _Form.BELOW else (10, 12)
        self._grid.setContentsMargins(side, over, side, under)
        self._grid.setVerticalSpacing(1 if form is _Form.BELOW else 3)
        self._grid.setHorizontalSpacing(32 if form is _Form.BESIDE else 0)
        self._row.setSpacing(4 if form is _Form.IN_ROW else 8)
        match form:
            case _Form.BESIDE:
                middle = Qt.AlignmentFlag.AlignVCenter
                self._grid.addWidget(self._button, 0, 1, 3, 1, middle | Qt.AlignmentFlag.AlignRight)
            case _Form.IN_ROW:
                self._row.addWidget(self._button)
            case _Form.BELOW:
                self._grid.addWidget(self._button, 5, 0, Qt.AlignmentFlag.AlignCenter)
        self._row.invalidate()
        self._grid.invalidate()


class _Form(Enum):
    """Where the main button is: beside the texts, in the row of the other buttons, or below."""

    BESIDE = auto()
    IN_ROW = auto()
    BELOW = auto()


class _GoldButton(QPushButton):
    """The main button."""

    def reserve_room(self) -> None:
        """Be large enough for the text, with room around it."""
        em = self.fontMetrics().height()
        width = self.fontMetrics().horizontalAdvance(self.text())
        self.setMinimumSize(width + round(em * 2.4), round(em * 2.3))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(golden(0, self.height(), bright=self.underMouse()))
        painter.setPen(QPen(QColor(GOLD_RIM), 2.5 if self.hasFocus() else 1))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.setPen(QColor(ON_GOLD))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextShowMnemonic
        painter.drawText(area, flags, self.text())
