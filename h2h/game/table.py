"""The central widget: the bar, the table, its messages and a strip at the bottom."""

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QVBoxLayout, QWidget

from h2h.game.info_bar import InfoBar
from h2h.table.art.pictures import Pictures
from h2h.table.message_item import MessageItem
from h2h.table.table_scene import TableScene
from h2h.table.table_view import TableView

_MESSAGE_HEIGHT = 0.07
"""Where a message stands, as a part of the table's height."""


class Table(QWidget):
    """What pages use. A page never sees the window itself.

    Attributes:
        scene, view: the table.
        bar: the bar above it.
    """

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = TableScene(pictures, self)
        self.view = TableView(self.scene)
        self.bar = InfoBar(pictures.palette)
        self._message = MessageItem(pictures, self.scene)
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)

    def show_message(self, text: str, height: float = _MESSAGE_HEIGHT) -> None:
        """Show a short message until the next move, at this part of the table's height."""
        size = self.view.viewport().size()
        self.view.announce(lambda: text)
        self._message.show_text(text, QPointF(size.width() / 2, size.height() * height))

    def clear_message(self) -> None:
        """Clear the message: it no longer applies."""
        self._message.clear()

    def show_below(self, strip: QWidget) -> None:
        """Show a strip below the table. Its owner removes it by deleting it."""
        self._column.addWidget(strip)
