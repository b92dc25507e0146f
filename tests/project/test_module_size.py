"""A module says what is inside in one name; past 350 lines it says less than there is."""

from pathlib import Path

import pytest

from tests.project.sources import name_of, python_files

LIMIT = 350


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    "path", python_files("h2h", "tests", "benchmarks", "packaging"), ids=name_of
)
def test_a_module_is_short(path: Path) -> None:
    assert length(path) <= LIMIT


@pytest.mark.parametrize("path", python_files("h2h"), ids=name_of)
def test_a_name_says_what_is_inside(path: Path) -> None:
    assert path.stem not in {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
