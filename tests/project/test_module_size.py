"""A module says what is inside in one name; past 350 lines it says less than there is."""

from pathlib import Path

import pytest

from tests.project.sources import ROOT, name_of, python_files

LIMIT = 350
TOO_LONG: dict[str, int] = {}
"""Modules over the limit and their lengths: a list that may only shrink."""


def length(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    "path", python_files("h2h", "tests", "benchmarks", "packaging"), ids=name_of
)
def test_a_module_is_short(path: Path) -> None:
    assert length(path) <= TOO_LONG.get(name_of(path), LIMIT)


def test_a_long_module_is_listed_with_the_length_it_has() -> None:
    assert {name: length(ROOT / name) for name in TOO_LONG} == TOO_LONG
    assert all(lines > LIMIT for lines in TOO_LONG.values())


@pytest.mark.parametrize("path", python_files("h2h"), ids=name_of)
def test_a_name_says_what_is_inside(path: Path) -> None:
    assert path.stem not in {"utils", "util", "helpers", "helper", "common", "misc", "manager"}
