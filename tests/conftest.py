"""Where the tests run: off screen unless the caller wants to watch."""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if sys.platform == "darwin":  # off screen, Qt asks for "Sans Serif" and warns that there is none
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")
if sys.platform == "win32":  # off screen, Qt looks for fonts in a folder of its own
    os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")
