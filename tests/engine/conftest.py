"""What the engine's tests need to run on their own, without Qt."""

from importlib.util import find_spec

import pytest
from hypothesis import settings

# Computers that run several suites at once pause for long; a slow example is no fault.
settings.register_profile("engine", deadline=None)
settings.load_profile("engine")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Know pytest-qt's options where it is missing: --strict-config refuses unknown ones."""
    if find_spec("pytestqt") is None:
        for name in ("qt_api", "qt_log_level_fail"):
            parser.addini(name, "an option of pytest-qt, which is not installed")
