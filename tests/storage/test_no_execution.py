"""Nothing that is read from a file is ever run: no pickle, no eval, no shell, in all of h2h."""

import ast
import re
from pathlib import Path

import pytest

import h2h

FOLDER = Path(h2h.__file__).parent
MODULES = {"pickle", "marshal", "shelve", "dill", "subprocess", "code", "codeop", "runpy", "pty"}
CALLS = {"eval", "exec", "compile", "__import__", "execfile"}
ATTRIBUTES = {"system", "popen", "spawnv", "spawnl", "execv", "execve", "execl", "startfile"}
# A QVariant that is read from a file may be a pickle to PySide.
QT = {"QSettings", "QProcess"}
ALLOWED = {
    "game/system_wish.py": ["QProcess"],  # asks the desktop by commands written there
}


NAMED = re.compile(
    rf"\b({'|'.join(MODULES | CALLS | ATTRIBUTES | QT | {'readQVariant', 'shell'})})\b"
)


def offences(path: Path) -> list[str]:
    source, found = path.read_text(encoding="utf-8"), list[str]()
    if not NAMED.search(source):
        return []  # parsing takes long
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Import(names=names):
                found += [name.name for name in names if name.name.split(".")[0] in MODULES]
            case ast.ImportFrom(module=str(module), names=names):
                found += [module] if module.split(".")[0] in MODULES else []
                found += [name.name for name in names if name.name in QT]
            case ast.Call(func=ast.Name(id=name)) if name in CALLS:
                found.append(name)
            case ast.Call(func=ast.Attribute(value=ast.Name(id="os"), attr=name)):
                found += [name] if name in ATTRIBUTES else []
            case ast.Attribute(attr="readQVariant"):
                found.append("readQVariant")
            case ast.keyword(arg="shell"):
                found.append("shell")
    return found


def test_no_module_can_run_what_it_reads() -> None:
    offending = {
        path.relative_to(FOLDER).as_posix(): found
        for path in FOLDER.rglob("*.py")
        if (found := offences(path))
    }
    assert {name: what for name, what in offending.items() if what != ALLOWED.get(name)} == {}


@pytest.mark.parametrize(
    "line",
    [
        "import pickle",
        "from pickle import loads",
        "eval('1')",
        "def f() -> None:\n    exec('1')",
        "import os\nos.system('ls')",
        "from PySide6.QtCore import QSettings",
        "f(shell=True)",
    ],
)
def test_an_offence_would_be_noticed(tmp_path: Path, line: str) -> None:
    (tmp_path / "bad.py").write_text(line)
    assert offences(tmp_path / "bad.py")
