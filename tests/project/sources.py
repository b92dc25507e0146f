"""The project's own source files, for tests that read them."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "h2h"


def python_files(*folders: str) -> list[Path]:
    """Return the Python files under folders of the project."""
    return sorted(path for folder in folders for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """Return how a file is called in the project, with slashes on every platform."""
    return path.relative_to(ROOT).as_posix()


def calls_in(source: str) -> Iterator[tuple[str, ast.Call]]:
    """Yield each call in a source with the last part of the called name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Attribute(attr=name) | ast.Name(id=name):
                    yield name, node
