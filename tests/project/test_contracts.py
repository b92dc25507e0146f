"""The import contracts hold, and each of them would notice being broken."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.project.sources import PACKAGE, ROOT

ARROWS = "Arrows point one way"
ENGINE = "The engine knows no Qt"
TABLE = "The table knows pictures and places"
GAMES = "The games know nothing of each other"

# What breaks each contract: a module, a line that must not stand in it.
FORBIDDEN = [
    (ARROWS, "engine.cards", "import h2h.storage"),
    (ARROWS, "engine.cards", "import h2h.resources"),
    (ARROWS, "resources", "import h2h.table"),
    (ARROWS, "missing", "import h2h.resources"),
    (ARROWS, "storage", "import h2h.model"),
    (ARROWS, "storage", "import h2h.table"),
    (ARROWS, "model", "import h2h.table"),
    (ARROWS, "model", "import h2h.storage"),
    (ARROWS, "table", "import h2h.i18n"),
    (ARROWS, "i18n", "import h2h.storage"),
    (ARROWS, "model", "import h2h.controllers"),
    (ARROWS, "table", "import h2h.controllers"),
    (ARROWS, "controllers", "import h2h.dialogs"),
    (ARROWS, "dialogs", "import h2h.controllers"),
    (ARROWS, "dialogs", "import h2h.app"),
    (ARROWS, "app", "import h2h.__main__"),
    (ENGINE, "engine.cards", "from PySide6.QtCore import QObject"),
    (ENGINE, "engine.heart_to_heart.game", "import sqlite3"),
    (ENGINE, "engine.heart_to_heart.state", "import os.path"),
    (ENGINE, "engine.code_text", "from pathlib import Path"),
    (ENGINE, "engine.code_text", "import io"),
    (ENGINE, "engine.shuffle", "import random"),
    (ENGINE, "engine.shuffle", "import secrets"),
    (ENGINE, "engine.hearts.game", "import time"),
    (ENGINE, "engine.hearts.game", "from datetime import datetime"),
    (ENGINE, "engine.hearts.game", "def later() -> None:\n    import json"),
    (TABLE, "table", "import h2h.model"),
    (TABLE, "table", "from h2h.heart_to_heart.engine import WASTE"),
    (TABLE, "table", "from h2h.hearts.engine.rules import Seat"),
    (GAMES, "engine.heart_to_heart.game", "import h2h.hearts.engine.rules"),
    (GAMES, "engine.hearts.game", "from h2h.heart_to_heart.engine import WASTE"),
]


def lint_imports(folder: Path) -> tuple[int, str]:
    """Check the contracts of the package in a folder; return the exit code and the report."""
    program = "import sys; from importlinter.cli import lint_imports_command as run; run()"
    command = [
        sys.executable,
        "-c",
        program,
        "--no-cache",
        "--config",
        str(ROOT / "pyproject.toml"),
    ]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, encoding="utf-8")
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the package, to plant imports in."""
    shutil.copytree(PACKAGE, tmp_path / "h2h", ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("i18n.py", "missing.py"):
        (tmp_path / "h2h" / name).touch()
    return tmp_path


def source_of(folder: Path, module: str) -> Path:
    path = folder.joinpath("h2h", *module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def verdicts(report: str) -> dict[str, str]:
    """Return how each contract fared."""
    return dict(re.findall(r"^(.+?) (KEPT|BROKEN)(?: \(.*\))?$", report, re.MULTILINE))


def test_every_contract_is_kept(copy: Path) -> None:
    code, report = lint_imports(copy)
    assert code == 0, report
    assert set(verdicts(report).values()) == {"KEPT"}


@pytest.mark.parametrize(
    ("contract", "module", "line"),
    FORBIDDEN,
    ids=[f"{module}: {line.splitlines()[-1].strip()}" for _, module, line in FORBIDDEN],
)
def test_a_forbidden_import_is_noticed(copy: Path, contract: str, module: str, line: str) -> None:
    with source_of(copy, module).open("a", encoding="utf-8") as source:
        source.write(f"\n{line}\n")
    code, report = lint_imports(copy)
    assert code == 1, report
    (broken,) = (name for name in verdicts(report) if name.startswith(contract))
    assert verdicts(report)[broken] == "BROKEN", report


def test_a_new_part_of_the_package_must_be_given_its_place(copy: Path) -> None:
    (copy / "h2h" / "utils.py").write_text("", encoding="utf-8")
    code, report = lint_imports(copy)
    assert code == 1, report
    assert "utils" in report


def test_the_bots_may_have_a_random_of_their_own(copy: Path) -> None:
    bots = copy / "h2h" / "engine" / "hearts" / "bots"
    (bots / "dice.py").write_text("from random import Random\n", encoding="utf-8")
    code, report = lint_imports(copy)
    assert code == 0, report
