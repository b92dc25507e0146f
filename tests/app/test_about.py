"""What is said of the program, wherever it runs from."""

from PySide6.QtWidgets import QComboBox, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

from h2h import resources
from h2h.app.about_dialog import AboutDialog


def test_each_licence_can_be_read(qtbot: QtBot) -> None:
    dialog = AboutDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    text, names = dialog.findChild(QPlainTextEdit), dialog.findChild(QComboBox)
    assert isinstance(text, QPlainTextEdit)
    assert isinstance(names, QComboBox)
    assert not text.isVisible()
    (button,) = [b for b in dialog.findChildren(QPushButton) if "Licences" in b.text()]
    button.click()
    assert text.isVisible()
    assert names.currentText() == "Heart to Heart"
    assert "Permission is hereby granted" in text.toPlainText()
    files = {each.stem: each for each in resources.path("licences").glob("*.txt")}
    assert {names.itemText(i) for i in range(names.count())} == files.keys()
    for index in range(names.count()):
        names.setCurrentIndex(index)
        written = files[names.currentText()].read_text(encoding="utf-8")
        assert text.toPlainText().split() == written.split()
