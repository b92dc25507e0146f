"""Dialogs open at their own size over their window, also on a second screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from h2h import resources

SCREENS = {
    "screens": [
        {"name": "first", "x": 0, "y": 0, "width": 1280, "height": 800},
        {"name": "second", "x": 1280, "y": 0, "width": 1600, "height": 1000},
    ]
}
PROGRAM = """
import sys
from pathlib import Path
from h2h.app.start import application
app = application(["h2h"])
from PySide6.QtTest import QTest
from h2h.app.main_window import MainWindow
from h2h.game.dialog import Dialog
screen, folder, *actions = sys.argv[1:]
window = MainWindow("HH1-N-AAAAAAM", Path(folder))
area = app.screens()[int(screen)].availableGeometry()
window.resize(900, 600)
window.move(area.x() + 300, area.y() + 150)
window.show()
app.processEvents()
assert window.screen() is app.screens()[int(screen)], window.screen()
for action in actions:
    window.menus.actions[action].trigger()
    dialogs = []
    for _ in range(500):  # some read the results first
        QTest.qWait(10)
        if dialogs := [d for d in window.findChildren(Dialog) if d.isVisible()]:
            break
    (dialog,) = dialogs
    size = dialog.size()
    assert area.contains(dialog.geometry()), (action, area, dialog.geometry())
    assert dialog.width() >= min(dialog.minimumSizeHint().width(), area.width() - 12), action
    assert size.height() * 2 > dialog.sizeHint().boundedTo(area.size()).height(), action
    far = dialog.geometry().center() - window.geometry().center()
    assert abs(far.x()) < 40 and abs(far.y()) < 80, (action, far)
    dialog.reject()
window.close()
"""


ACTIONS = ["statistics", "settings", "howToPlay", "about", "enterDealCode", "calendar"]


@pytest.mark.parametrize("screen", [pytest.param(0, marks=pytest.mark.thorough), 1])
def test_a_dialog_opens_over_its_window(tmp_path: Path, screen: int) -> None:
    (tmp_path / "screens.json").write_text(json.dumps(SCREENS), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(screen), str(tmp_path / "home"), *ACTIONS],
        # A relative path, since a whole one has a colon on Windows, where Qt cuts it off.
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(resources.folder().parent),
            "QT_QPA_PLATFORM": "offscreen:configfile=screens.json",
            "H2H_ANIMATION": "0",
        },
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr[-2000:]
