"""What import contracts can't see: built-in functions, and a Random without a seed."""

import ast

import pytest

from tests.project.sources import calls_in, name_of, python_files

ENGINE = python_files(
    "h2h/cards", "h2h/heart_to_heart/engine", "h2h/hearts/engine", "h2h/hearts/bots"
)
OUTSIDE = {"open", "input", "print", "breakpoint", "__import__", "eval", "exec", "hash", "id"}
"""Built-ins that reach outside, or answer differently in another process."""


def impurities(source: str) -> list[str]:
    """Return the calls and imports an engine must not have."""
    found = []
    for name, call in calls_in(source):
        if isinstance(call.func, ast.Name) and name in OUTSIDE:
            found.append(f"line {call.lineno}: {name}()")
        if name == "Random" and not call.args:
            found.append(f"line {call.lineno}: Random() without a seed")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import) and "random" in {alias.name for alias in node.names}:
            found.append(f"line {node.lineno}: the random numbers all share")
        if isinstance(node, ast.ImportFrom) and node.module == "random":
            shared = {alias.name for alias in node.names} - {"Random"}
            found += [f"line {node.lineno}: random.{name}" for name in sorted(shared)]
    return found


def test_the_engine_reaches_for_nothing_outside() -> None:
    found = {name_of(path): impurities(path.read_text("utf-8")) for path in ENGINE}
    assert {name: impure for name, impure in found.items() if impure} == {}


@pytest.mark.parametrize(
    "line",
    [
        "open('deals')",
        "print(1)",
        "hash('HH1')",
        "import random",
        "from random import choice",
        "from random import Random; Random()",
    ],
)
def test_such_a_line_would_be_noticed(line: str) -> None:
    assert len(impurities(line)) == 1


def test_a_random_with_a_seed_is_not() -> None:
    assert impurities("from random import Random; Random(7).shuffle([])") == []
