"""A module says what is inside in one name; past 350 lines it says less than there is."""

from pathlib import Path

import pytest

from tests.project.sources import ROOT, name_of, python_files

LIMIT = 350
TOO_LONG = {"tests/storage/test_statistics.py": 378}
"""Modules over the limit and how long they may be: a list that may only shrink."""


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    "path", python_files("h2h", "tests", "benchmarks", "packaging"), ids=name_of
)
def test_a_module_is_short(path: Path) -> None:
    assert length(path) <= TOO_LONG.get(name_of(path), LIMIT)


def test_no_module_is_listed_that_has_become_short() -> None:
    assert [name for name in TOO_LONG if length(ROOT / name) <= LIMIT] == []


@pytest.mark.parametrize("path", python_files("h2h"), ids=name_of)
def test_a_name_says_what_is_inside(path: Path) -> None:
    assert path.stem not in {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
