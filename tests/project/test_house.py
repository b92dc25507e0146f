"""Each thing lies where ARCHITECTURE.md says, and a game's folder holds all of that game."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.project.sources import PACKAGE, ROOT, name_of, python_files

REGISTER = "h2h/app/games.py"
"""The only file that names both games."""

FORMATS = {"h2h/storage/settings.py", "h2h/storage/results.py"}
"""What writes the name of a game to a file."""

GAME_MODULE = re.compile(r"h2h\.(heart_to_heart|hearts)\b")
GAME_NAME = re.compile(
    r"(?i:heart_?to_?heart)|GameKind\.HEARTS|[a-z]Hearts|Hearts[A-Z]|[a-z]_hearts\b|\bhearts_[a-z]"
)
"""What can only mean a game; ``hearts`` alone may be the suit."""


def imported_modules(tree: ast.Module) -> Iterator[str]:
    """Yield the full names of all that a source imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def names(tree: ast.Module) -> Iterator[str]:
    """Yield the names in a source, and the strings that can be names, such as an action's."""
    for node in ast.walk(tree):
        match node:
            case ast.Attribute(value=ast.Name(id="GameKind"), attr=name):
                yield f"GameKind.{name}"
            case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.keyword(arg=str(name)):
                yield name
            case ast.Constant(value=str(text)) if text.isidentifier():
                yield text


def games_named(source: str) -> list[str]:
    """Return what in a source names one of the games."""
    if "heart" not in source.lower():
        return []  # parsing takes long
    tree = ast.parse(source)
    found = {module for module in imported_modules(tree) if GAME_MODULE.match(module)}
    found |= {name for name in names(tree) if GAME_NAME.search(name)}
    return sorted(found)


@pytest.mark.parametrize(
    "line",
    [
        "import h2h.hearts.page",
        "from h2h import hearts",
        "from h2h.heart_to_heart import engine",
        "def f() -> None:\n    from h2h.hearts.engine import Game",
        "page: 'HeartsPage'",
        "page.heart_to_heart.deal()",
        "kind is GameKind.HEARTS",
        "actions['playHearts']",
        "open(hearts_first=True)",
    ],
)
def test_a_name_of_a_game_is_noticed(line: str) -> None:
    assert games_named(line)


@pytest.mark.parametrize(
    "line", ["Suit.HEARTS", "self._hearts = []", "'the ace of hearts'", "import h2h.storage"]
)
def test_the_suit_is_no_game(line: str) -> None:
    assert games_named(line) == []


def test_outside_its_folder_a_game_is_named_in_one_file() -> None:
    found = {
        name_of(path): games_named(path.read_text("utf-8"))
        for path in python_files("h2h")
        if path.relative_to(PACKAGE).parts[0] not in {"heart_to_heart", "hearts"}
    }
    unexpected = {
        name: said for name, said in found.items() if said and name not in {REGISTER, *FORMATS}
    }
    assert unexpected == {}
    assert found[REGISTER]


def tree_in(text: str) -> dict[str, str]:
    """Return the files of the tree in ARCHITECTURE.md, each with what is said of it.

    The tree is the code block that begins with ``h2h/``. Each line of it is a folder or a module,
    two spaces further in than the folder that holds it; then what it is for, after two spaces.
    """
    (block,) = re.findall(r"^```\n(h2h/.*?)^```$", text, re.MULTILINE | re.DOTALL)
    folders: list[str] = []
    found = {}
    for line in block.splitlines():
        match = re.fullmatch(r"( *)(\S+)(?:  +(.*))?", line)
        assert match, line
        indent, name, purpose = match.groups()
        del folders[len(indent) // 2 :]
        if name.endswith("/"):
            folders.append(name)
        else:
            found["".join([*folders, name])] = purpose or ""
    return found


def test_a_tree_is_read() -> None:
    text = "# A\n```\nh2h/\n  __main__.py  starts\n  a/  all of a\n    b.py  is b\n  c.py\n```\n"
    assert tree_in(text) == {"h2h/__main__.py": "starts", "h2h/a/b.py": "is b", "h2h/c.py": ""}


def test_architecture_has_a_line_for_each_module() -> None:
    tree = tree_in((ROOT / "ARCHITECTURE.md").read_text("utf-8"))
    assert set(tree) == {
        name_of(path) for path in python_files("h2h") if path.name != "__init__.py"
    }
    assert [name for name, purpose in tree.items() if not purpose] == []


BESIDE = {"project", "packaging", "translations", "manual", "data"}
"""Folders of tests that stand for no folder of the program."""


def test_the_tests_mirror_the_program() -> None:
    folders = {path.parent.relative_to(ROOT / "tests") for path in python_files("tests")}
    for folder in folders:
        if folder.parts and folder.parts[0] not in BESIDE and folder.name != "window":
            assert (PACKAGE / folder).is_dir(), folder


def test_the_tests_import_nothing_from_the_benchmarks() -> None:
    """A benchmark may use what the tests have, never the other way round."""
    found = {
        name_of(path): module
        for path in python_files("tests")
        if "benchmarks" in (source := path.read_text("utf-8"))
        for module in imported_modules(ast.parse(source))
        if re.match(r"benchmarks\b", module)
    }
    assert found == {}
