"""What the self-checks of a package share."""

from collections.abc import Callable

Check = tuple[str, Callable[[], None]]
"""What is checked, and a function that raises an exception if it fails."""


def expect(truth: bool, otherwise: object = "") -> None:
    """Raise AssertionError unless something is true.

    Not an assert statement: a packaged program may be compiled without them.
    """
    if not truth:
        raise AssertionError(otherwise)
