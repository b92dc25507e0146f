"""Make the deck: ``python packaging/deck``."""

import argparse
import os
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path.append(str(ROOT))  # the program itself need not be installed
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import compose  # noqa: E402
from PySide6.QtGui import QGuiApplication  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(prog="deck", description="Make the deck's shapes and icons.")
    parser.add_argument("--resources", type=Path, default=ROOT / "resources")
    args = parser.parse_args()
    app = QGuiApplication([])
    target: Path = args.resources / "deck"
    target.mkdir(parents=True, exist_ok=True)
    (target / "deck.bin").write_bytes(compose.deck())
    del app


if __name__ == "__main__":
    main()
