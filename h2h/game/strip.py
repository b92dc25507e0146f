"""The strip below the table: a sentence with controls, for the example, the guide and reviews."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSlider,
    QWidget,
)

from h2h.palette import GOLD, Palette
from h2h.table.art.icons import DISABLED_OPACITY, draw_icon

_WORDS_FROM = 760
"""The narrowest strip with labels beside its icons."""


class Strip(QWidget):
    """A sentence, and a row of buttons with a quiet text; below them a slider, if one is added.

    Its height does not depend on the sentence, so that the table keeps its size.

    Signals:
        escaped: Escape was pressed in it.
    """

    escaped = Signal()

    def __init__(
        self, name: str, palette: Palette, parent: QWidget | None = None, *, lines: int = 1
    ) -> None:
        """Build an empty strip.

        Args:
            name: what the object names of its parts begin with.
            palette: the colours of the table.
            parent: the owner.
            lines: the least room for the sentence.
        """
        super().__init__(parent)
        self._lines = lines
        self.setObjectName(f"{name}Panel")
        self._look = palette
        self._buttons: list[StripButton] = []
        self.slider: MoveSlider | None = None
        self.caption = QLabel()
        self.caption.setObjectName(f"{name}Caption")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        # A long sentence must not make the strip higher.
        self.caption.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self.figures = QLabel()
        self.figures.setObjectName(f"{name}Figures")
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        self._row.addStretch()
        self._row.addWidget(self.figures)
        self._column = grid = QGridLayout(self)
        grid.setContentsMargins(14, 6, 14, 6)
        grid.setVerticalSpacing(3)
        grid.addWidget(self.caption, 0, 0)
        grid.addLayout(self._row, 1, 0)
        grid.setRowStretch(0, 1)
        self.apply_style(palette)

    def add_button(self, name: str, icon: str, clicked: Callable[[], object]) -> "StripButton":
        """Add a button at the end of the row."""
        button = StripButton(name, icon)
        button.clicked.connect(lambda: clicked())
        button.apply_style(self._look)
        self._row.insertWidget(len(self._buttons), button)
        self._buttons.append(button)
        return button

    def add_slider(self, name: str) -> "MoveSlider":
        """Add a slider below the buttons."""
        self.slider = slider = MoveSlider()
        slider.setObjectName(name)
        slider.apply_style(self._look)
        self._column.addWidget(slider, 2, 0)
        self.fit()
        return slider

    def apply_style(self, palette: Palette) -> None:
        """Use another palette."""
        self._look = palette
        for label, colour in ((self.caption, palette.text), (self.figures, palette.quiet)):
            shown = label.palette()
            shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(shown)
        for button in self._buttons:
            button.apply_style(palette)
        if self.slider is not None:
            self.slider.apply_style(palette)
        self.update()

    def say(self, sentence: str) -> None:
        """Show a sentence."""
        self.caption.setText(sentence)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show or hide labels for the new width."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the system's font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self.fit()

    def sizeHint(self) -> QSize:
        """Return a height for one line of the sentence, or more in a narrow strip."""
        lines = 1 if self.width() >= _WORDS_FROM * 1.6 else 2 if self.width() >= _WORDS_FROM else 3
        lines = max(lines, self._lines)
        margins = self._column.contentsMargins()
        row = max((button.sizeHint().height() for button in self._buttons), default=0)
        height = margins.top() + margins.bottom() + row + self._column.verticalSpacing()
        if self.slider is not None:
            height += self.slider.sizeHint().height() + self._column.verticalSpacing()
        return QSize(480, height + lines * self.caption.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the golden line above it."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self._look.bar))
        line = QColor(GOLD)
        line.setAlphaF(0.35)
        painter.fillRect(0, 0, self.width(), 1, line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `escaped` on Escape."""
        if event.key() == Qt.Key.Key_Escape:
            self.escaped.emit()
        else:
            super().keyPressEvent(event)

    def fit(self) -> None:
        """Lay out for the current width and labels."""
        roomy = self.width() >= _WORDS_FROM
        font = QFont(self.font())
        font.setPointSizeF(font.pointSizeF() * (1.15 if roomy else 1.0))
        self.caption.setFont(font)
        for words in (True, False):
            for button in self._buttons:
                button.show_words(words or button.only_words)
            if words and self._needed() <= self.width():
                break
        self.setFixedHeight(self.sizeHint().height())

    def _needed(self) -> int:
        self._row.invalidate()
        margins = self._column.contentsMargins()
        return self._row.sizeHint().width() + margins.left() + margins.right()


class StripButton(QPushButton):
    """A button in the colours of the table: an icon, and a label if there is room.

    Attributes:
        only_words: it has no icon, so its label always shows.
    """

    def __init__(self, name: str, icon: str) -> None:
        super().__init__()
        self.setObjectName(name)
        # A click leaves the focus where it was, so that arrow keys go on moving a slider.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._icon = icon
        self.only_words = not icon
        self._words = True
        self._look: Palette | None = None

    def apply_style(self, palette: Palette) -> None:
        """Use another palette."""
        self._look = palette
        self.update()

    def show_as(self, text: str, icon: str | None = None) -> None:
        """Set the label, and the icon if it changes. Call the strip's `fit` afterwards."""
        self._icon = self._icon if icon is None else icon
        self.setText(text)
        self.setAccessibleName(text.replace("&", ""))

    def show_words(self, words: bool) -> None:
        """Show or hide the label."""
        self._words = words
        self.setToolTip("" if words else self.accessibleName())
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the icon, and of the label if it is visible."""
        em = self.fontMetrics().height()
        word = self.fontMetrics().horizontalAdvance(self.accessibleName()) if self._words else 0
        icon = em if self._icon else 0
        gap = 7 if self._icon and self._words else 0
        return QSize(icon + word + gap + 20, round(em * 1.75))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the button."""
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(DISABLED_OPACITY)
        colour, ground = QColor(self._look.text), QColor(self._look.text)
        pressed = self.isDown() or self.isChecked()
        ground.setAlphaF(0.26 if pressed else 0.16 if self.underMouse() else 0.07)
        line = QColor(self._look.glow if self.hasFocus() else self._look.text)
        line.setAlphaF(0.9 if self.hasFocus() else 0.25)
        painter.setPen(QPen(line, 1.6 if self.hasFocus() else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)
        left = 10.0
        if self._icon:
            side = self.fontMetrics().height() * 0.95
            draw_icon(
                painter, self._icon, QRectF(left, (self.height() - side) / 2, side, side), colour
            )
            left += side + 7
        if self._words:
            painter.setPen(colour)
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextShowMnemonic
            painter.drawText(QRectF(left, 0, self.width(), self.height()), flags, self.text())


class MoveSlider(QSlider):
    """A slider over the positions of a game; parts of it can be coloured.

    The value is the number of moves played. A click jumps to the position at the pointer.
    """

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._look = Palette.WINE
        self._colours: Sequence[str] = ()
        self._marked: int | None = None
        self.setPageStep(10)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def apply_style(self, palette: Palette) -> None:
        """Use another palette."""
        self._look = palette
        self.update()

    @property
    def colours(self) -> Sequence[str]:
        """The colour of each position; empty if the slider is plain."""
        return self._colours

    @property
    def marked(self) -> int | None:
        """The marked position."""
        return self._marked

    def set_colours(self, colours: Sequence[str], marked: int | None = None) -> None:
        """Colour the positions, and mark one of them."""
        self._colours, self._marked = colours, marked
        self.update()

    def sizeHint(self) -> QSize:
        """Return a height that a finger can hit."""
        return QSize(200, round(self.fontMetrics().height() * 1.5))

    def minimumSizeHint(self) -> QSize:
        """Return the smallest useful size."""
        return QSize(80, self.sizeHint().height())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the position at the pointer."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._jump(event.position().x())
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer."""
        if self.isSliderDown():
            self._jump(event.position().x())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Stop following the pointer."""
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move by one position."""
        action = QAbstractSlider.SliderAction
        back = event.angleDelta().y() > 0
        self.triggerAction(action.SliderSingleStepSub if back else action.SliderSingleStepAdd)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the groove, the coloured positions, the mark and the handle."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        left, right = self._ends()
        middle, thick = self.height() / 2, max(4.0, self.height() * 0.2)
        painter.setPen(Qt.PenStyle.NoPen)
        plain = QColor(self._look.text)
        plain.setAlphaF(0.25)
        painter.setBrush(plain)
        radius = thick / 2
        painter.drawRoundedRect(
            QRectF(left - radius, middle - radius, right - left + thick, thick), radius, radius
        )
        self._draw_colours(painter, middle, thick)
        if self._marked is not None:
            x, up = self._x(self._marked), self.height() * 0.3
            painter.setBrush(QColor(self._look.glow))
            corners = ((-up / 2, 0), (up / 2, 0), (0, up * 0.8))
            top = middle - thick / 2 - up * 0.85
            painter.drawPolygon(QPolygonF([QPointF(x + dx, top + dy) for dx, dy in corners]))
        painter.setBrush(QColor(self._look.text))
        pen = QPen(QColor(self._look.glow if self.hasFocus() else self._look.bar), 2)
        painter.setPen(pen)
        side = self.height() * 0.31
        painter.drawEllipse(QPointF(self._x(self.value()), middle), side, side)

    def _draw_colours(self, painter: QPainter, middle: float, thick: float) -> None:
        """Draw each run of one colour as one bar."""
        start = 0
        for at in range(1, len(self._colours) + 1):
            if at == len(self._colours) or self._colours[at] != self._colours[start]:
                x = self._x(start)
                last = at == len(self._colours)
                width = max(self._x(at - 1 if last else at) - x, 2.0)
                painter.setBrush(QColor(self._colours[start]))
                painter.drawRect(QRectF(x, middle - thick / 2, width, thick))
                start = at

    def _ends(self) -> tuple[float, float]:
        margin = self.height() * 0.36
        return margin, max(self.width() - margin, margin + 1)

    def _x(self, value: float) -> float:
        left, right = self._ends()
        span = max(self.maximum() - self.minimum(), 1)
        return left + (right - left) * (value - self.minimum()) / span

    def _jump(self, x: float) -> None:
        left, right = self._ends()
        part = min(max((x - left) / (right - left), 0.0), 1.0)
        self.setValue(self.minimum() + round(part * (self.maximum() - self.minimum())))
