"""Sharing a result: as text, or as a picture to copy or save. Nothing is sent anywhere."""

from PySide6.QtCore import QDir, QRectF, QSize, QStandardPaths, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from h2h.game import result_picture
from h2h.game.dialog import Dialog, ask_where_to_save
from h2h.game.result_picture import HEIGHT, WIDTH, ResultPicture, SharedResult
from h2h.storage.files import from_qt
from h2h.storage.keeper import Keeper
from h2h.storage.problem import Problem
from h2h.table.art.pictures import Pictures


class ShareDialog(Dialog):
    """Shows the picture of a result, and what can be done with it."""

    def __init__(
        self,
        shared: SharedResult,
        pictures: Pictures,
        keeper: Keeper,
        parent: QWidget | None = None,
    ) -> None:
        """Show a result.

        Args:
            shared: the result.
            pictures: how the table looks.
            keeper: draws and saves in its thread.
            parent: the window.
        """
        super().__init__("shareDialog", parent)
        self.setWindowTitle(self.tr("Share the result"))
        self._shared, self._keeper = shared, keeper
        self._picture: ResultPicture | None = None
        self._is_open = True
        self._preview = _Preview(pictures.palette.edge)
        self._preview.setAccessibleName(self.tr("Picture of the result"))
        self._preview.setAccessibleDescription(shared.text)
        self._note = QLabel(self.tr("Nothing is sent: paste it where you like."))
        self._note.setObjectName("shareNote")
        self._note.setWordWrap(True)
        self._note.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._copy_picture = self._button(self.tr("Copy &picture"), "copyPicture")
        self._copy_picture.clicked.connect(self._on_copy_picture)
        self._copy_text = self._button(self.tr("Copy &text"), "copyText")
        self._copy_text.clicked.connect(self._on_copy_text)
        self._save = self._button(self.tr("&Save picture…"), "savePicture")
        self._save.clicked.connect(self._on_save)
        close = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        close.rejected.connect(self.reject)
        self._copy_picture.setEnabled(False)
        self._save.setEnabled(False)
        self._copy_text.setDefault(True)
        self._copy_text.setFocus()
        buttons = QGridLayout()  # in one row they would be wider than a small screen
        buttons.setColumnStretch(0, 1)
        buttons.addWidget(self._copy_picture, 0, 1)
        buttons.addWidget(self._copy_text, 0, 2)
        buttons.addWidget(self._save, 1, 1)
        buttons.addWidget(close, 1, 2)
        column = QVBoxLayout(self)
        column.addWidget(self._preview, 1)
        column.addWidget(self._note)
        column.addLayout(buttons)
        self.finished.connect(self._on_finished)
        palette, look = pictures.palette, pictures.look
        keeper.ask(lambda: result_picture.draw(shared, palette, look), self._on_drawn)

    def save_to(self, name: str) -> None:
        """Save the picture as a file, and show whether that worked."""
        if self._picture is None:
            return
        path, png = from_qt(name), self._picture.png
        self._keeper.ask(
            lambda: self._keeper.export(path, png, ".png"),
            lambda problem: self._on_saved(name, problem),
        )

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(text)
        button.setObjectName(name)
        button.setAutoDefault(False)
        return button

    def _on_finished(self) -> None:
        self._is_open = False

    def _on_drawn(self, picture: ResultPicture) -> None:
        if self._is_open:
            self._picture = picture
            self._preview.show_image(picture.image)
            self._copy_picture.setEnabled(True)
            self._save.setEnabled(True)

    def _on_copy_picture(self) -> None:
        if self._picture is not None:
            QGuiApplication.clipboard().setImage(self._picture.image)
            self._note.setText(self.tr("The picture is on the clipboard."))

    def _on_copy_text(self) -> None:
        QGuiApplication.clipboard().setText(self._shared.text)
        self._note.setText(self.tr("Copied: %1").replace("%1", self._shared.text))

    def _on_save(self) -> None:
        ask_where_to_save(
            self,
            "savePictureDialog",
            self.tr("Save the picture"),
            self.tr("Picture (*.png)"),
            QStandardPaths.StandardLocation.PicturesLocation,
            f"{self._shared.words.code}.png",
            self.save_to,
        )

    def _on_saved(self, name: str, problem: Problem | None) -> None:
        if not self._is_open:
            return
        if problem is None:
            text = self.tr("The picture was saved as %1")
            self._note.setText(text.replace("%1", QDir.toNativeSeparators(name)))
        else:
            self._keeper.report(problem)


class _Preview(QWidget):
    """A picture at the size that there is room for."""

    def __init__(self, ground: str) -> None:
        super().__init__()
        self._ground = ground
        self._image: QImage | None = None
        self.setMinimumSize(160, 84)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        """Return half the size of the picture."""
        return QSize(WIDTH // 2, HEIGHT // 2)

    def show_image(self, image: QImage) -> None:
        """Show a picture."""
        self._image = image
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the picture, or its ground until it is there."""
        size = QSize(WIDTH, HEIGHT).scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        area = QRectF(0, 0, size.width(), size.height())
        area.moveCenter(QRectF(self.rect()).center())
        painter = QPainter(self)
        if self._image is None:
            painter.fillRect(area, QColor(self._ground))
            return
        ratio = self.devicePixelRatioF()
        scaled = self._image.scaled(
            round(area.width() * ratio),
            round(area.height() * ratio),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(ratio)
        painter.drawImage(area.topLeft(), scaled)
