"""Make the deck and the program's icon: ``python packaging/deck``."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # the program itself need not be installed
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import app_icon  # noqa: E402
import compose  # noqa: E402
import contact_sheet  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(prog="deck", description=__doc__)
    parser.add_argument(
        "--deck-only",
        type=Path,
        metavar="FILE",
        help="only compute the shapes and write them to this file",
    )
    only: Path | None = parser.parse_args().deck_only
    app = QGuiApplication([])
    if only is not None:
        only.write_bytes(compose.deck())
    else:
        (ROOT / "resources/deck/deck.bin").write_bytes(compose.deck())
        app_icon.make(ROOT / "resources/icons")
        contact_sheet.make(ROOT / "build")
    del app


if __name__ == "__main__":
    main()
