"""The central widget: the bar, the table, its messages and a strip at the bottom."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QVBoxLayout, QWidget

from h2h.game.info_bar import InfoBar
from h2h.table.art.pictures import Pictures
from h2h.table.message_item import MessageItem
from h2h.table.table_scene import TableScene
from h2h.table.table_view import TableView

if TYPE_CHECKING:
    from h2h.game.first_line import FirstLine


class Table(QWidget):
    """What pages use. A page never sees the window itself.

    Attributes:
        scene, view: the table.
        bar: the bar above it.
        first_line: what a first start says on the table, while it is there.
    """

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.scene = TableScene(pictures, self)
        self.view = TableView(self.scene)
        self.bar = InfoBar(pictures.palette)
        self._message = MessageItem(pictures, self.scene)
        self.first_line: FirstLine | None = None
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.view, 1)

    def show_message(self, text: str) -> None:
        """Show a short message until the next move, where the layout has room for it."""
        self.view.announce(lambda: text)
        if self.scene.current_layout is not None:
            self._message.show_text(text, self.scene.current_layout.message)
            if self.first_line is not None:
                self.first_line.hide()

    def area_of(self, place: str) -> QRect:
        """Return where the card of a place is on the screen."""
        item = self.scene.card_item(place)
        if item is None:
            return QRect()
        area = item.mapToScene(item.shape()).boundingRect()
        shown = self.view.mapFromScene(area).boundingRect()
        return QRect(self.view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def clear_message(self) -> None:
        """Clear the message: it no longer applies."""
        self._message.clear()

    def show_first_line(self, line: "FirstLine | None") -> None:
        """Show the first line in the room for messages, or remove the one that is there."""
        if self.first_line is not None:
            self.first_line.hide()
            self.first_line.deleteLater()
        self.first_line = line
        if line is not None:
            line.put_on(self.view, self.scene)

    def show_below(self, strip: QWidget) -> None:
        """Show a strip below the table. Its owner removes it by deleting it."""
        self._column.addWidget(strip)
