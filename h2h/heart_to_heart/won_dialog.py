"""The panel that says that a game is won, over the table where the heart was."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QPushButton, QWidget

from h2h.palette import GOLD, GOLD_RIM, ON_GOLD
from h2h.table.art.gold import golden


class WonDialog(QDialog):
    """A dialog inside the window: it blocks nothing, and Enter deals again."""

    def __init__(
        self, facts: Callable[[], str], colours: tuple[str, str, str], parent: QWidget
    ) -> None:
        """Make the panel.

        Args:
            facts: gives points, time and moves in one line, in the language of now.
            colours: of the panel, of its words, and of its quiet words.
            parent: the table.
        """
        super().__init__(parent)
        # To QDialog's constructor, no flags mean a window of its own.
        self.setWindowFlags(Qt.WindowType.Widget)
        self._table = parent
        self.setObjectName("wonDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._ground = QColor(colours[0])
        self._facts = facts
        self._title = title = QLabel()
        title.setObjectName("wonTitle")
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 2.1)
        font.setBold(True)
        title.setFont(font)
        self._text = text = QLabel()
        text.setObjectName("wonFacts")
        for label, colour in ((title, colours[1]), (text, colours[2])):
            shown = label.palette()
            shown.setColor(QPalette.ColorRole.WindowText, QColor(colour))
            label.setPalette(shown)
            # On a scroll area labels would take the colour of text in fields.
            label.setForegroundRole(QPalette.ColorRole.WindowText)
        button = _GoldButton()
        button.setObjectName("wonNewGame")
        button.clicked.connect(self.accept)
        button.setDefault(True)
        self.setFocusProxy(button)
        self._button = button
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(24, 16, 24, 16)
        grid.setHorizontalSpacing(36)
        grid.addWidget(title, 0, 0)
        grid.addWidget(text, 1, 0)
        parent.installEventFilter(self)
        self._retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay at the foot of the table when its size changes."""
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the panel."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(GOLD), 1.2))
        painter.setBrush(self._ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16, 16)

    def _retranslate(self) -> None:
        facts = self._facts()
        self._title.setText(self.tr("You won"))
        self._text.setText(facts)
        self._button.say(self.tr("&New game"))
        self.setAccessibleName(self.tr("You won"))
        self.setAccessibleDescription(facts)
        self._place()

    def _place(self) -> None:
        table = self._table.rect()
        self._grid.addWidget(self._button, 0, 1, 2, 1)
        if self._grid.sizeHint().width() > table.width() - 16:
            # Large letters in a small window.
            self._grid.addWidget(self._button, 2, 0, Qt.AlignmentFlag.AlignCenter)
        self.adjustSize()
        bottom = max(8, round(table.height() * 0.024))
        self.move((table.width() - self.width()) // 2, table.height() - self.height() - bottom)


class _GoldButton(QPushButton):
    """The one thing to do next."""

    def __init__(self) -> None:
        super().__init__()
        font = self.font()
        font.setBold(True)
        self.setFont(font)

    def say(self, text: str) -> None:
        """Show a word, with room around it."""
        self.setText(text)
        em = self.fontMetrics().height()
        self.setMinimumSize(
            self.fontMetrics().horizontalAdvance(text) + round(em * 2.4), round(em * 2.3)
        )

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
