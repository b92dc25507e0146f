"""The About dialog: the version and the licences."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase, QPixmap
from PySide6.QtWidgets import (
    QComboBox,
    QDialogButtonBox,
    QGridLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from h2h import __version__, resources
from h2h.game.dialog import Body, Dialog


class AboutDialog(Dialog):
    """Shows the version, a note on licences, and the text of one at a time: all take too long."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("aboutDialog", parent)
        self.setWindowTitle(self.tr("About Heart to Heart"))
        picture = QLabel()
        ratio = self.devicePixelRatioF()
        side = round(96 * ratio)
        icon = QPixmap(str(resources.path("icons/h2h-256.png"))).scaled(
            side,
            side,
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        icon.setDevicePixelRatio(ratio)
        picture.setPixmap(icon)
        title = QLabel(self.tr("Heart to Heart"))
        font = title.font()
        font.setPointSizeF(font.pointSizeF() * 1.6)
        font.setBold(True)
        title.setFont(font)
        version = QLabel(
            self.tr("Version %1, with Qt %2").replace("%1", __version__).replace("%2", qVersion())
        )
        version.setObjectName("version")
        version.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words = QLabel(
            self.tr(
                "Two card games on one table. Free software under the MIT licence; cards and "
                "icons are its own. It uses Qt and PySide6 under the LGPL, version 3, and Python "
                "under its own licence."
            )
        )
        words.setWordWrap(True)
        words.setMinimumWidth(words.fontMetrics().averageCharWidth() * 30)
        self._names = QComboBox()
        self._names.setAccessibleName(self.tr("Licence"))
        self._names.currentTextChanged.connect(self._show_text)
        self._names.hide()
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self._text.hide()
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        licences = buttons.addButton(self.tr("&Licences"), QDialogButtonBox.ButtonRole.ActionRole)
        licences.clicked.connect(self._show_licences)
        buttons.rejected.connect(self.reject)
        content = QWidget()
        grid = QGridLayout(content)
        grid.setHorizontalSpacing(20)
        grid.addWidget(picture, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(title, 0, 1)
        grid.addWidget(version, 1, 1)
        grid.addWidget(words, 2, 1)
        grid.addWidget(self._names, 3, 0, 1, 2)
        grid.addWidget(self._text, 4, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        column = QVBoxLayout(self)
        column.addWidget(Body(content), 1)
        column.addWidget(buttons)

    def _show_licences(self) -> None:
        if not self._names.count():
            self._names.addItems(_names())
        self._names.show()
        self._text.show()
        self._text.setMinimumHeight(self.fontMetrics().lineSpacing() * 14)
        self.resize(self.sizeHint().boundedTo(self.screen().availableSize() * 0.9))
        self._names.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_text(self, name: str) -> None:
        text = resources.path(f"licences/{name}.txt").read_text(encoding="utf-8")
        self._text.setPlainText(text)


def _names() -> list[str]:
    """Return the names of the licence texts in the resources, the program's own first."""
    names = sorted((each.stem for each in resources.path("licences").glob("*.txt")), key=str.lower)
    return sorted(names, key=lambda name: name != "Heart to Heart")
