"""Killed at any moment, nothing that was said to be kept is lost."""

import os
from pathlib import Path

import pytest

from h2h.storage.single_instance import SingleInstance
from tests.storage.killing import kill_and_check


@pytest.mark.thorough
@pytest.mark.skipif(os.name == "nt", reason="no such signal")
def test_killed_at_random_moments(tmp_path: Path) -> None:
    """Twenty times here, two hundred in the benchmark."""
    assert kill_and_check(tmp_path, 20) > 0
    SingleInstance(tmp_path).acquire()  # clears up what the last kill may have left
    left = {path.name.partition(".")[0] for path in tmp_path.iterdir()}
    assert left <= {"heart_to_heart", "statistics", "settings", "running"}
