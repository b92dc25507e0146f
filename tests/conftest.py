"""How the tests run: off screen, still and silent, unless the caller sets another way."""

import os
import sys
from importlib.util import find_spec

import pytest
from hypothesis import settings

HAS_QT = find_spec("PySide6") is not None

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("H2H_ANIMATION", "0")
os.environ.setdefault("H2H_SOUND", "0")
if sys.platform == "darwin":  # off screen, Qt asks for "Sans Serif" and warns that there is none
    os.environ.setdefault("QT_LOGGING_RULES", "qt.qpa.fonts.warning=false")
if sys.platform == "win32":  # off screen, Qt looks for fonts in a folder of its own
    os.environ.setdefault("QT_QPA_FONTDIR", r"C:\Windows\Fonts")

# Computers that run several suites at once pause for long; a slow example is no fault.
settings.register_profile("no deadline", deadline=None)
settings.load_profile("no deadline")

pytest_plugins = ["tests.windows"] if HAS_QT else []


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know pytest-qt's options where it is missing: --strict-config refuses unknown ones."""
    if not HAS_QT:
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "an option of pytest-qt, which is not installed")
