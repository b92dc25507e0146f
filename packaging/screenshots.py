"""Make the pictures of README.md: the program grabs its own window.

Run as `python packaging/screenshots.py` from the checkout.
"""

import os
import sys
import tempfile
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["H2H_ANIMATION"] = "0"
HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from PySide6.QtWidgets import QApplication  # noqa: E402

from h2h.app.main_window import MainWindow  # noqa: E402
from h2h.app.start import application  # noqa: E402
from h2h.engine.heart_to_heart import DealCode  # noqa: E402


def main() -> None:
    """Write screenshots/heart_to_heart.png."""
    app = QApplication.instance() or application(["h2h"])
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(DealCode.parse("HH1-N-AAAAAAM"), Path(folder))
        window.resize(1280, 800)
        window.show()
        controller = window.heart_to_heart.session.controller
        for _ in range(9):
            controller.draw()
        controller.tap("heart-25")
        app.processEvents()
        target = HERE / "screenshots" / "heart_to_heart.png"
        target.parent.mkdir(exist_ok=True)
        window.grab().save(str(target))
        window.close()
        print(target)


if __name__ == "__main__":
    main()
