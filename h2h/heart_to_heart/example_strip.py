"""The strip below the table that says what an example does, with its controls."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from h2h.palette import GOLD, Palette
from h2h.table.art.icons import DISABLED_OPACITY, draw_icon

_WORDS_FROM = 760
"""The narrowest strip that has room for words beside its icons."""


class ExamplePanel(QWidget):
    """A sentence, two figures and three buttons.

    Its height does not follow the sentence, so that the table keeps its size.

    Signals:
        pause_wanted: to stand still, or go on.
        step_wanted: one tap further.
        stop_wanted: seen enough.
    """

    pause_wanted = Signal(bool)
    step_wanted = Signal()
    stop_wanted = Signal()

    def __init__(self, palette: Palette, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("examplePanel")
        self._look = palette
        self._paused = False
        self._at_end = False
        self.caption = QLabel()
        self.caption.setObjectName("exampleCaption")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # The strip has its own height; a long sentence must not ask for more.
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.figures = QLabel()
        self.figures.setObjectName("exampleFigures")
        self._pause = _PanelButton("examplePause")
        self._step = _PanelButton("exampleStep")
        self._stop = _PanelButton("exampleStop")
        self._pause.clicked.connect(lambda: self.pause_wanted.emit(not self._paused))
        self._step.clicked.connect(self.step_wanted)
        self._stop.clicked.connect(self.stop_wanted)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        # What gets a longer word at the end grows away from where the pointer steps.
        for button in (self._stop, self._pause, self._step):
            buttons.addWidget(button)
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(14, 6, 14, 6)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(2)
        grid.addWidget(self.caption, 0, 0, 2, 1)
        grid.addLayout(buttons, 0, 1)
        grid.addWidget(self.figures, 1, 1, Qt.AlignmentFlag.AlignRight)
        grid.setColumnStretch(0, 1)
        self.set_look(palette)

    def set_look(self, palette: Palette) -> None:
        """Follow the table's palette."""
        self._look = palette
        for label, colour in ((self.caption, palette.text), (self.figures, palette.quiet)):
            shown = label.palette()
            shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(shown)
        for button in (self._pause, self._step, self._stop):
            button.set_look(palette)
        self.update()

    def say(self, sentence: str) -> None:
        """Say what happens."""
        self.caption.setText(sentence)

    def show_figures(self, moves: str, points: str) -> None:
        """Show how the example's game stands."""
        self.figures.setText(f"{moves}   ·   {points}")

    def show_paused(self, paused: bool) -> None:
        """Offer to go on, or to pause."""
        self._paused = paused
        self._apply_style()

    def show_end(self) -> None:
        """Leave one thing to do."""
        self._at_end = True
        self._pause.setEnabled(False)
        self._step.setEnabled(False)
        self._apply_style()
        self._stop.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_focus(self) -> None:
        """Let Space pause."""
        self._pause.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Write the buttons' words in the language of now."""
        self._apply_style()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show words where there is room for them."""
        super().resizeEvent(event)
        self._apply_style()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._apply_style()

    def sizeHint(self) -> QSize:
        """Return room for three lines, or two where they are long."""
        lines = 2 if self.width() >= _WORDS_FROM * 1.3 else 4 if self.width() < _WORDS_FROM else 3
        margins = self._grid.contentsMargins()
        around = margins.top() + margins.bottom()
        buttons = self._stop.sizeHint().height() + self.figures.sizeHint().height() + 2
        text = lines * self.caption.fontMetrics().lineSpacing()
        return QSize(480, around + max(buttons, text))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the strip and the golden hairline above it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.bar))
        line = QColor(GOLD)
        line.setAlphaF(0.35)
        painter.fillRect(0, 0, self.width(), 1, line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Stop on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.stop_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _apply_style(self) -> None:
        words = self.width() >= _WORDS_FROM
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (1.15 if words else 1.0))
        self.caption.setFont(font)
        pause = self.tr("Go o&n") if self._paused else self.tr("&Pause")
        stop = self.tr("&Back to my game") if self._at_end else self.tr("St&op")
        self._pause.show_as("resume" if self._paused else "pause", pause, words=words)
        self._step.show_as("step", self.tr("S&tep"), words=words)
        self._stop.show_as("stop", stop, words=words)
        self.setFixedHeight(self.sizeHint().height())


class _PanelButton(QPushButton):
    """A button in the table's colours: an icon, and a word where there is room."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._icon = name
        self._words = True
        self._look: Palette | None = None

    def set_look(self, palette: Palette) -> None:
        self._look = palette
        self.update()

    def show_as(self, icon: str, text: str, *, words: bool) -> None:
        self._icon, self._words = icon, words
        self.setText(text)
        plain = text.replace("&", "")
        self.setAccessibleName(plain)
        self.setToolTip("" if words else plain)
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        em = self.fontMetrics().height()
        plain = self.text().replace("&", "")
        word = self.fontMetrics().horizontalAdvance(plain) + 7 if self._words else 0
        return QSize(em + word + 20, round(em * 1.75))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        colour, ground = QColor(self._look.text), QColor(self._look.text)
        ground.setAlphaF(0.26 if self.isDown() else 0.16 if self.underMouse() else 0.07)
        line = QColor(self._look.glow if self.hasFocus() else self._look.text)
        line.setAlphaF(0.9 if self.hasFocus() else 0.25)
        painter.setPen(QPen(line, 1.6 if self.hasFocus() else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        side = self.fontMetrics().height() * 0.95
        box = QRectF(10, (self.height() - side) / 2, side, side)
        draw_icon(painter, self._icon, box, colour)
        if self._words:
            painter.setPen(colour)
            room = QRectF(box.right() + 7, 0, self.width(), self.height())
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
            painter.drawText(room, flags, self.text())
