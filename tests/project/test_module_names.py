"""A module's name says what is inside."""

from tests.project.sources import name_of, python_files

VAGUE = {"utils", "util", "helpers", "helper", "common", "misc", "manager"}


def test_a_name_says_what_is_inside() -> None:
    assert [name_of(path) for path in python_files("h2h") if path.stem in VAGUE] == []
