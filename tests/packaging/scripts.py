"""The scripts of packaging/, which is a folder of programs and not a package."""

import runpy
import sys
from pathlib import Path
from types import SimpleNamespace

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def load(name: str) -> SimpleNamespace:
    """Return what a script such as ``"linux/icu.py"`` defines."""
    path = PACKAGING / name
    before = sys.path[:]
    sys.path.insert(0, str(PACKAGING))
    try:
        return SimpleNamespace(**runpy.run_path(str(path)))
    finally:
        sys.path[:] = before
