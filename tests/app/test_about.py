"""What is said of the program, wherever it runs from."""

from PySide6.QtWidgets import QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from h2h.app.about_dialog import AboutDialog


def test_the_licences_can_be_read(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    texts = dialog.findChild(QPlainTextEdit)
    assert isinstance(texts, QPlainTextEdit)
    assert not texts.isVisible()
    (button,) = [b for b in dialog.findChildren(QPushButton) if "Licences" in b.text()]
    button.click()
    assert texts.isVisible()
    for words in ("Permission is hereby granted", "GNU LESSER GENERAL PUBLIC LICENSE", "PSF"):
        assert words in texts.toPlainText()
