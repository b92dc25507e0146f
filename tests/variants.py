"""Tests that go through every pair of two lists, of which `make test` runs a few."""

from collections.abc import Sequence

import pytest


def pairs(names: str, first: Sequence[object], second: Sequence[object]) -> pytest.MarkDecorator:
    """Parametrise a test by every pair; `make test` runs so many that each value occurs.

    Args:
        names: the names of both parameters, with a comma between them.
        first: what the first parameter goes through.
        second: what the second parameter goes through.
    """
    many = range(max(len(first), len(second)))
    often = {(i % len(first), i % len(second)) for i in many}
    return pytest.mark.parametrize(
        names.split(", "),
        [
            pytest.param(one, other, marks=[] if (i, k) in often else pytest.mark.thorough)
            for i, one in enumerate(first)
            for k, other in enumerate(second)
        ],
    )
