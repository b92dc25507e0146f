"""What dialogs have in common: they fit on any screen, and their buttons stay in sight."""

from collections.abc import Callable
from pathlib import PurePath

from PySide6.QtCore import QDir, QPoint, QRect, QSize, QStandardPaths, Qt
from PySide6.QtGui import QIcon, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QFrame,
    QScrollArea,
    QWidget,
)

_FRAME = QSize(12, 40)
"""Room for the frame that the window system draws around a dialog."""


class Body(QScrollArea):
    """Content that scrolls up and down where a dialog is lower than it needs to be."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)

    def sizeHint(self) -> QSize:
        """Return the room that the whole content needs; Qt's own hint ends at 24 lines."""
        content = self.widget()
        return content.sizeHint() if content else super().sizeHint()

    def minimumSizeHint(self) -> QSize:
        """Return the width that the content needs, beside a scroll bar, and a few lines."""
        content = self.widget()
        width = content.minimumSizeHint().width() if content else 0
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(width + bar, 5 * self.fontMetrics().lineSpacing())


class Dialog(QDialog):
    """A dialog that opens at the size of its content, or of the screen if that is smaller."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """Build a dialog that is deleted when it closes.

        Args:
            name: the object's name.
            parent: the window.
        """
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def showEvent(self, event: QShowEvent) -> None:
        """Set the size when the dialog opens.

        Without this Qt shrinks it on a second screen and to two thirds of a small one.
        """
        if not event.spontaneous():
            remove_button_icons(self)
            parent = self.parentWidget() or self
            self.fit(parent.screen().availableGeometry())
        super().showEvent(event)

    def fit(self, screen: QRect) -> None:
        """Take the size of the content, or of a screen if that is smaller, over the window."""
        parent = self.parentWidget()
        room = screen.size() - _FRAME
        # The height of a label that wraps depends on its width.
        size = self.sizeHint().boundedTo(room)
        if self.hasHeightForWidth():
            size.setHeight(min(self.heightForWidth(size.width()), room.height()))
        self.resize(size)
        over = parent.window().frameGeometry() if parent else screen
        place = QRect(QPoint(), size)
        place.moveCenter(over.center())
        inside = screen.adjusted(0, _FRAME.height(), 0, 0)
        place.moveLeft(max(inside.left(), min(place.left(), inside.right() - size.width())))
        place.moveTop(max(inside.top(), min(place.top(), inside.bottom() - size.height())))
        self.move(place.topLeft())


def remove_button_icons(dialog: QWidget) -> None:
    """Remove the style's icons from the buttons: they are black on a dark window."""
    for box in dialog.findChildren(QDialogButtonBox):
        for button in box.buttons():
            button.setIcon(QIcon())


def ask_where_to_save(
    parent: QWidget,
    name: str,
    title: str,
    kind: str,
    location: QStandardPaths.StandardLocation,
    file_name: str,
    chosen: Callable[[str], object],
) -> None:
    """Ask where to save a file.

    Args:
        parent: the window or dialog that asks.
        name: the object's name.
        title: of the dialog.
        kind: a name filter, such as "Picture (*.png)".
        location: the folder that is offered.
        file_name: the name that is offered; its ending is added to a name without one.
        chosen: is called with the path, unless the player cancels.
    """
    ask = QFileDialog(parent, title)
    ask.setObjectName(name)
    ask.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    ask.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    ask.setNameFilter(kind)
    ask.setDefaultSuffix(PurePath(file_name).suffix.removeprefix("."))
    ask.selectFile(QDir(QStandardPaths.writableLocation(location)).filePath(file_name))
    ask.fileSelected.connect(chosen)
    ask.open()
