"""Libraries without search paths of the building machine."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from .scripts import load

elf = load("linux/elf.py")

pytestmark = pytest.mark.skipif(
    sys.platform != "linux" or not all(map(shutil.which, ("as", "ld", "objdump"))),
    reason="needs the linker of Linux",
)


def linked(folder: Path, search_path: str) -> Path:
    """Return a library that names a search path."""
    (folder / "one.s").write_text(".globl one\none: .long 1\n")
    subprocess.run(["as", "-o", "one.o", "one.s"], cwd=folder, check=True)
    link = ["ld", "-shared", "--enable-new-dtags", f"-rpath={search_path}", "-soname=one.so"]
    subprocess.run([*link, "-o", "one.so", "one.o"], cwd=folder, check=True)
    return folder / "one.so"


def headers(library: Path) -> str:
    shown = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True)
    return shown.stdout


@pytest.mark.parametrize("search_path", ["/somewhere/lib", "$ORIGIN:/somewhere/lib"])
def test_a_foreign_search_path_goes_and_the_rest_stays(tmp_path: Path, search_path: str) -> None:
    library = linked(tmp_path, search_path)
    (tmp_path / "done").mkdir()
    done = elf.without_foreign_paths(library, tmp_path / "done")
    assert search_path in headers(library)
    assert "RUNPATH" not in headers(done)
    assert "one.so" in headers(done)


def test_a_path_beside_the_library_stays(tmp_path: Path) -> None:
    library = linked(tmp_path, "$ORIGIN/../lib")
    assert elf.without_foreign_paths(library, tmp_path / "done") == library


def test_what_is_no_library_is_left_alone(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("not a library")
    assert elf.without_foreign_paths(text, tmp_path) == text
