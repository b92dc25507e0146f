"""Runs first in the frozen program, before what PyInstaller would have run.

Its own hook for PySide imports QtCore the long way (h2h/app/lean_imports.py says why that matters),
and ctypes besides, to make Qt relocatable, which the one from PyPI is. On Linux, where that was
tried, it is left out, and what it does for a start is done here; elsewhere it finds QtCore loaded.
"""

import os
import sys
from pathlib import Path

if sys.platform == "linux":
    # A desktop may name plugins of another Qt.
    plugins = Path(sys._MEIPASS, "PySide6", "Qt", "plugins")  # type: ignore[attr-defined]
    os.environ["QT_PLUGIN_PATH"] = str(plugins)
else:
    from h2h.app import lean_imports  # noqa: F401
