"""Sharing a win: as text and as a picture, by the panel and the menu."""

from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QPushButton, QWidget

from h2h.game.share_dialog import ShareDialog
from h2h.heart_to_heart.engine import DealCode, solver
from h2h.palette import Palette
from tests.heart_to_heart.player import EXAMPLE, HeartToHeartPlayer
from tests.windows import OpenTable


def win(table: HeartToHeartPlayer) -> QWidget:
    moves = solver.solution(DealCode.parse(table.reads("dealCode")))
    assert moves
    table.play_last(*moves)
    return table.dialog("wonDialog")


def shared(table: HeartToHeartPlayer) -> ShareDialog:
    """Return the dialog to share, once its picture is drawn."""
    dialog = table.dialog("shareDialog")
    assert isinstance(dialog, ShareDialog)
    save = table.found(QPushButton, "savePicture", dialog)
    table.wait_until(save.isEnabled)
    return dialog


def saved(table: HeartToHeartPlayer, dialog: ShareDialog, path: Path) -> QImage:
    dialog.save_to(str(path))
    table.wait_until(lambda: path.name in table.reads("shareNote"))
    return QImage.fromData(path.read_bytes())


def test_the_result_can_be_copied_as_text(table: HeartToHeartPlayer) -> None:
    win(table)
    moves = table.reads("moves")
    table.click("wonShare")
    table.click("copyText", table.dialog("shareDialog"))
    text = QGuiApplication.clipboard().text()
    assert text.startswith(f"Heart to Heart, deal {EXAMPLE}: won with {moves} moves in 0:")
    assert text in table.reads("shareNote")


def test_the_picture_is_copied_and_saved_as_it_is_shown(
    table: HeartToHeartPlayer, tmp_path: Path
) -> None:
    win(table)
    table.choose("share")
    dialog = shared(table)
    table.click("copyPicture", dialog)
    copied = QGuiApplication.clipboard().image()
    assert (copied.width(), copied.height()) == (1200, 630)
    image = saved(table, dialog, tmp_path / "won.png")
    assert image.convertToFormat(copied.format()) == copied


def test_the_picture_has_the_look_of_the_table(table: HeartToHeartPlayer, tmp_path: Path) -> None:
    win(table)
    pictures = []
    for name, value in (("table", Palette.WINE), ("table", Palette.SLATE)):
        table.window.change(name, value)
        table.choose("share")
        dialog = shared(table)
        pictures.append(saved(table, dialog, tmp_path / f"{value.name}.png"))
        dialog.reject()
    assert pictures[0] != pictures[1]
    wine, slate = (image.pixelColor(1190, 5) for image in pictures)
    assert wine.red() > wine.blue()
    assert slate.blue() > slate.red()


def test_the_file_dialog_offers_a_name_with_the_code(
    table: HeartToHeartPlayer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    win(table)
    table.choose("share")
    dialog = shared(table)
    monkeypatch.setattr(QFileDialog, "open", lambda _: None)  # not the system's own window
    table.click("savePicture", dialog)
    ask = table.found(QFileDialog, "savePictureDialog", dialog)
    assert [Path(name).name for name in ask.selectedFiles()] == [f"{EXAMPLE}.png"]
    ask.fileSelected.emit(str(tmp_path / "out.png"))
    table.wait_until(lambda: "out.png" in table.reads("shareNote"))
    assert (tmp_path / "out.png").read_bytes().startswith(b"\x89PNG")
    ask.close()


def test_a_picture_that_can_not_be_saved_is_said(table: HeartToHeartPlayer, tmp_path: Path) -> None:
    win(table)
    table.window.settle_in()
    table.choose("share")
    dialog = shared(table)
    for place in (tmp_path, tmp_path / "settings.ini"):
        before = place.read_bytes() if place.is_file() else None
        dialog.save_to(str(place))
        table.dialog("problemDialog").close()
        assert (place.read_bytes() if place.is_file() else None) == before


def test_only_a_win_is_shared(table: HeartToHeartPlayer) -> None:
    assert not table.action("share").isEnabled()
    win(table)
    assert table.action("share").isEnabled()
    table.choose("undo")
    table.choose("restartDeal")
    assert not table.action("share").isEnabled()


def test_a_win_of_the_last_start_can_still_be_shared(open_table: OpenTable) -> None:
    table = open_table()
    win(table)
    table.window.close()
    again = open_table(None)
    again.choose("share")
    shared(again).reject()


def test_closed_before_the_picture_is_drawn(table: HeartToHeartPlayer) -> None:
    win(table)
    table.choose("share")
    table.dialog("shareDialog").reject()
    table.choose("share")
    dialog = shared(table)
    assert [d for d in QApplication.topLevelWidgets() if isinstance(d, QDialog)].count(dialog) == 1
