"""The bar above the table: buttons, the deal code and counters."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QGridLayout,
    QHBoxLayout,
    QWidget,
)

from h2h.game.bar_parts import BarButton, BarCounter, BarWords, CodeLabel
from h2h.palette import GOLD, Palette

_WORDS_FROM = 760
"""The narrowest bar that has room for words beside its icons."""

_ANY_WIDTH = 16777215
"""Qt's own default: no maximum."""


class InfoBar(QWidget):
    """Buttons on the left, the deal code in the middle, counters on the right.

    Signals:
        code_clicked: the deal code was clicked.
    """

    code_clicked = Signal()

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("infoBar")
        self._look = palette
        self._buttons: list[BarButton] = []
        self._counters: list[BarCounter] = []
        self._words: list[BarWords] = []
        self._left = QHBoxLayout()
        self._right = QHBoxLayout()
        self._left.setSpacing(2)
        self.deal_code = CodeLabel()
        self.deal_code.setObjectName("dealCode")
        self.deal_code.clicked.connect(self.code_clicked)
        self._grid = grid = QGridLayout(self)
        self._needed = QSize()
        grid.setContentsMargins(6, 0, 10, 1)
        grid.addLayout(self._left, 0, 0, Qt.AlignmentFlag.AlignLeft)
        self._middle = QHBoxLayout()
        self._middle.setSpacing(14)
        self._middle.addWidget(self.deal_code)
        grid.addLayout(self._middle, 0, 1)
        grid.addLayout(self._right, 0, 2, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(2, 1)

    def add_button(self, action: QAction, icon: str) -> QWidget:
        """Add a button for an action; its label is the action's icon text."""
        button = BarButton(action, icon, self)
        self._buttons.append(button)
        self._left.addWidget(button)
        self._apply_style()
        return button

    def add_counter(self, name: str, icon: str, widest: str) -> BarCounter:
        """Add a counter on the right; `widest` reserves room so that it doesn't move."""
        counter = BarCounter(name, icon, widest)
        self._counters.append(counter)
        self._right.addWidget(counter)
        self._apply_style()
        return counter

    def add_headline(self, name: str) -> BarWords:
        """Add a bold text before the code."""
        return self._add_words(self._middle, BarWords(name, loud=True))

    def add_note(self, name: str) -> BarWords:
        """Add a quiet text on the right; a narrow bar hides it."""
        return self._add_words(self._right, BarWords(name, loud=False))

    def _add_words(self, row: QHBoxLayout, words: BarWords) -> BarWords:
        self._words.append(words)
        row.insertWidget(0, words)
        self._apply_style()
        return words

    def set_look(self, palette: Palette) -> None:
        """Use another palette."""
        self._look = palette
        self._apply_style()

    def set_low(self, low: bool) -> None:
        """Use less height in a small window."""
        font = QFont(QApplication.font())
        font.setPointSizeF(font.pointSizeF() * (0.9 if low else 1.0))
        self.setFont(font)
        needed = self.fontMetrics().height()
        self.setFixedHeight(max(27 if low else 36, needed + (9 if low else 16)))
        self._apply_style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide words for the new width."""
        super().resizeEvent(event)
        self._apply_style()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the golden line below it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.bar))
        line = QColor(GOLD)
        line.setAlphaF(0.35)
        painter.fillRect(0, self.height() - 1, self.width(), 1, line)

    def event(self, event: QEvent) -> bool:
        """Check whether the words fit before the bar is shown, and when a text has changed."""
        done = super().event(event)
        match event.type():
            case QEvent.Type.Polish:
                self._apply_style()
            case QEvent.Type.LayoutRequest if self._grid.sizeHint() != self._needed:
                self._apply_style()
        return done

    def _apply_style(self) -> None:
        """Show what fits: first the words go, then the code."""
        if not self.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            return  # it is still being filled
        for words, code in ((True, True), (False, True), (False, False)):
            if not words or self.width() >= _WORDS_FROM:
                self._needed = self._style_parts(words=words, code=code)
                if self._needed.width() <= self.width():
                    break

    def _style_parts(self, *, words: bool, code: bool) -> QSize:
        """Show or hide words and the code; return the size that this needs."""
        self.deal_code.setMaximumWidth(_ANY_WIDTH if code else 0)
        self._middle.setSpacing(14 if words else 8)
        self._right.setSpacing(22 if words else 9)
        parts: list[BarButton | BarCounter | CodeLabel | BarWords] = [
            *self._buttons,
            *self._counters,
            *self._words,
        ]
        for part in (*parts, self.deal_code):
            part.apply_style(self._look, words=words)
        self.update()
        for row in (self._left, self._middle, self._right, self._grid):
            row.invalidate()
        return self._grid.sizeHint()
