"""Thinking in slices of a few milliseconds, so that the window stays responsive."""

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")

Thinking = Generator[None, None, T]
"""Yields every few milliseconds and returns the answer, as the value of its `StopIteration`."""


def at_once(answer: T) -> Thinking[T]:
    """Return an answer that needs no thinking."""
    return answer
    yield  # what makes it a generator


def answer(thinking: Thinking[T]) -> T:
    """Think to the end."""
    while True:
        try:
            next(thinking)
        except StopIteration as finished:
            value: T = finished.value
            return value
