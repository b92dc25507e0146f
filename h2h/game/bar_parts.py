"""The parts of the bar above the table: buttons, counters, labels and the deal code."""

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QEnterEvent,
    QFont,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLabel, QWidget

from h2h.palette import Palette
from h2h.table.art.icons import DISABLED_OPACITY, draw_icon


class BarButton(QAbstractButton):
    """An icon, with a label if there is room."""

    def __init__(self, action: QAction, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._action = action
        self._icon = icon
        self._look: Palette | None = None
        self._words = True
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.clicked.connect(action.trigger)
        action.changed.connect(self._on_changed)
        self._on_changed()

    def apply_style(self, palette: Palette, *, words: bool) -> None:
        """Apply the palette; hide words in a narrow bar."""
        self._look, self._words = palette, words
        self.setFixedSize(self.sizeHint())
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the icon, and of the label if it is visible."""
        em = self.fontMetrics().height()
        word = self.fontMetrics().horizontalAdvance(self.text()) + 6 if self._words else 0
        return QSize(round(em * 1.15) + word + 14, round(em * 1.6))

    def enterEvent(self, event: QEnterEvent) -> None:
        """Repaint with the hover background."""
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint without the hover background."""
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon and the label."""
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = QColor(self._look.text)
        if self.isEnabled() and (self.underMouse() or self.isDown()):
            veil = QColor(colour)
            veil.setAlphaF(0.2 if self.isDown() else 0.1)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(veil)
            painter.drawRoundedRect(self.rect(), 5, 5)
        if not self.isEnabled():
            colour.setAlphaF(DISABLED_OPACITY)
        side = self.fontMetrics().height() * 1.15
        box = QRectF(7, (self.height() - side) / 2, side, side)
        draw_icon(painter, self._icon, box, colour)
        if self._words:
            painter.setPen(colour)
            room = QRectF(box.right() + 6, 0, self.width(), self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, self.text())

    def _on_changed(self) -> None:
        self.setText(self._action.iconText())
        self.setEnabled(self._action.isEnabled())
        shortcut = self._action.shortcut().toString(
            self._action.shortcut().SequenceFormat.NativeText
        )
        self.setToolTip(f"{self._action.toolTip()} ({shortcut})" if shortcut else "")
        self.setAccessibleName(self._action.toolTip())
        self.setFixedSize(self.sizeHint())
        self.update()


class BarCounter(QWidget):
    """A number with an icon before it and a unit after it.

    Attributes:
        value: the label with the number.
    """

    def __init__(self, name: str, icon: str, widest: str) -> None:
        super().__init__()
        self._icon = icon
        self._look: Palette | None = None
        self.value = _Value(widest)
        self.value.setObjectName(name)
        self._word = QLabel()
        self._word.hide()
        self._row = QHBoxLayout(self)
        self._row.setSpacing(5)
        self._row.addWidget(self.value)
        self._row.addWidget(self._word)

    def set_word(self, word: str, name: str) -> None:
        """Set the unit after the number, and the name for tooltips and screen readers."""
        self._word.setText(word)
        self.setToolTip(name)
        self.value.setAccessibleDescription(name)

    def apply_style(self, palette: Palette, *, words: bool) -> None:
        """Apply the palette; hide words in a narrow bar."""
        self._look = palette
        bold = QFont(self.font())
        bold.setBold(True)
        self.value.setFont(bold)
        self._word.setVisible(words and bool(self._word.text()))
        # Without its unit, keep the number close to its own icon.
        side = Qt.AlignmentFlag.AlignRight if words else Qt.AlignmentFlag.AlignLeft
        self.value.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        for label, colour in ((self.value, palette.text), (self._word, palette.quiet)):
            shown = label.palette()
            shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(shown)
        icon = round(self.fontMetrics().height() * 1.05)
        self._row.setContentsMargins(icon + 5, 0, 0, 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the icon."""
        if self._look is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self.fontMetrics().height() * 1.05
        colour = QColor("#D9A84E" if self._icon == "points" else self._look.quiet)
        draw_icon(painter, self._icon, QRectF(0, (self.height() - side) / 2, side, side), colour)


class BarWords(QLabel):
    """A text in the bar."""

    def __init__(self, name: str, *, loud: bool) -> None:
        super().__init__()
        self.setObjectName(name)
        self._loud = loud

    def apply_style(self, palette: Palette, *, words: bool) -> None:
        """Apply the palette; hide words in a narrow bar."""
        font = QFont(self.font())
        font.setBold(self._loud)
        self.setFont(font)
        shown = self.palette()
        colour = palette.text if self._loud else palette.quiet
        shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self.setPalette(shown)
        self.setMaximumWidth(16777215 if words or self._loud else 0)


class _Value(QLabel):
    """A number as wide as its text, but never narrower than a usual one.

    setMinimumWidth would not do: Qt then ignores the width of a longer text.
    """

    def __init__(self, usual: str) -> None:
        super().__init__()
        self._usual = usual

    def sizeHint(self) -> QSize:
        usual = self.fontMetrics().horizontalAdvance(self._usual)
        return super().sizeHint().expandedTo(QSize(usual, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class CodeLabel(QLabel):
    """The deal code; a click copies it.

    Signals:
        clicked: the left button was released over it.
    """

    clicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._look: Palette | None = None
        self._words = True
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def apply_style(self, palette: Palette, *, words: bool) -> None:
        """Apply the palette; hide words in a narrow bar."""
        self._look, self._words = palette, words
        shown = self.palette()
        shown.setColor(QPalette.ColorRole.WindowText, QColor(palette.text))
        self.setPalette(shown)
        self.setContentsMargins(10, 2, 10 + (20 if words else 0), 2)
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Copy on a click."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(
            event.position().toPoint()
        ):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame around the code."""
        if self._look is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            line, ground = QColor(self._look.text), QColor(self._look.text)
            line.setAlphaF(0.18)
            ground.setAlphaF(0.07)
            painter.setPen(QPen(line, 1))
            painter.setBrush(ground)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
            if self._words:
                side = 15.0
                corner = QPointF(self.width() - side - 9, (self.height() - side) / 2)
                draw_icon(
                    painter,
                    "copy",
                    QRectF(corner.x(), corner.y(), side, side),
                    QColor(self._look.quiet),
                )
            painter.end()
        super().paintEvent(event)
