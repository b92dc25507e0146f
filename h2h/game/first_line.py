"""The line that a first start shows on the table: what to do, and an offer to be shown."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QAbstractButton, QApplication, QHBoxLayout, QLabel, QWidget

from h2h.palette import Palette
from h2h.table.table_scene import TableScene
from h2h.table.table_view import TableView

_SMALLEST = 10
"""Pixels: the smallest letters."""


class FirstLine(QWidget):
    """A quiet sentence with a link and a cross, in the room that the layout has for messages.

    Signals:
        show_wanted: the player wants to be shown.
        closed: the player closed the line for good.
    """

    show_wanted = Signal()
    closed = Signal()

    def __init__(self, palette: Palette) -> None:
        super().__init__()
        self.setObjectName("firstLine")
        self._texts = ("", "")
        self._scene: TableScene | None = None
        self._sentence = QLabel()
        self._sentence.setObjectName("firstLineText")
        self.link = _Link()
        self.link.setObjectName("firstLineShow")
        self.link.clicked.connect(self.show_wanted)
        self.cross = _Cross()
        self.cross.setObjectName("firstLineClose")
        self.cross.clicked.connect(self.closed)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addStretch()
        for widget in (self._sentence, self.link, self.cross):
            row.addWidget(widget)
        row.addStretch()
        self.apply_style(palette)

    def set_texts(self, sentence: str, short: str) -> None:
        """Set the texts; the short sentence is for a narrow table."""
        self._texts = (sentence, short)
        self.link.setText(self.tr("Show me"))
        close = self.tr("Close for good")
        self.cross.setAccessibleName(close)
        self.cross.setToolTip(close)
        self._fit()

    def apply_style(self, palette: Palette) -> None:
        """Use another palette."""
        shown = self.palette()
        shown.setColor(QPalette.ColorRole.WindowText, QColor(palette.quiet))
        shown.setColor(QPalette.ColorRole.Link, QColor(palette.glow))
        for widget in (self._sentence, self.link, self.cross):
            widget.setPalette(shown)
            widget.setForegroundRole(QPalette.ColorRole.WindowText)

    def put_on(self, view: TableView, scene: TableScene) -> None:
        """Lie on a table and follow its layout."""
        self.setParent(view)
        self._scene = scene
        scene.laid_out.connect(self._fit)
        self._fit()
        self.show()

    def _fit(self) -> None:
        layout = self._scene.current_layout if self._scene is not None else None
        if layout is None:
            return
        area = layout.message
        largest = max(_SMALLEST, min(self.fontInfo().pixelSize(), round(area.height / 1.35)))
        sentence, short = self._texts
        smaller = [(short, size) for size in range(largest, _SMALLEST - 1, -1)]
        font = QApplication.font()
        for text, size in [(sentence, largest), *smaller]:
            font.setPixelSize(size)
            for widget in (self._sentence, self.link):
                widget.setFont(font)
            self._sentence.setText(text)
            self._row.invalidate()
            if self.sizeHint().width() <= area.width:
                break
        else:
            self._sentence.clear()  # half a sentence says less than the link alone
        self.setGeometry(round(area.x), round(area.y), round(area.width), round(area.height))


class _Link(QAbstractButton):
    """A word that looks like a link and is a button."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + 4, metrics.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        font = self.font()
        font.setUnderline(True)
        font.setBold(self.hasFocus() or self.underMouse())
        painter.setFont(font)
        painter.setPen(self.palette().color(QPalette.ColorRole.Link))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class _Cross(QAbstractButton):
    """A small cross."""

    def __init__(self) -> None:
        super().__init__()
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        side = max(18, self.fontMetrics().height())
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        role = QPalette.ColorRole.Link
        if not (self.hasFocus() or self.underMouse()):
            role = QPalette.ColorRole.WindowText
        pen = painter.pen()
        pen.setColor(self.palette().color(role))
        pen.setWidthF(1.6)
        painter.setPen(pen)
        x, y, side = self.width() / 2, self.height() / 2, self.height() * 0.2
        painter.drawLine(round(x - side), round(y - side), round(x + side), round(y + side))
        painter.drawLine(round(x + side), round(y - side), round(x - side), round(y + side))
