"""A module's name says what is inside."""

from pathlib import Path

import pytest

from tests.project.sources import name_of, python_files


@pytest.mark.parametrize("path", python_files("h2h"), ids=name_of)
def test_a_name_says_what_is_inside(path: Path) -> None:
    assert path.stem not in {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
