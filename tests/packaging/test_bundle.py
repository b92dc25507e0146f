"""What the frozen program carries."""

import ast
from collections.abc import Iterator
from pathlib import Path

import h2h

from .scripts import ROOT, load

bundle = load("bundle.py")


def imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def test_no_module_is_left_out_that_the_program_imports() -> None:
    excluded = set(bundle.EXCLUDED_MODULES)
    wanted = {
        f"{path.relative_to(ROOT)}: {name}"
        for path in (ROOT / "h2h").rglob("*.py")
        if any(name.rpartition(".")[2] in path.read_text(encoding="utf-8") for name in excluded)
        for name in imports(path)
        if excluded & {name, name.partition(".")[0]}
    }
    assert not wanted


def test_the_version_is_the_programs() -> None:
    assert bundle.version() == h2h.__version__


def test_resources_lie_where_the_program_looks_for_them() -> None:
    placed = {f"{folder}/{Path(source).name}" for source, folder in bundle.resources()}
    assert "h2h/resources/deck/deck.bin" in placed
    assert not [name for name in placed if name.endswith((".ts", ".ico", ".icns"))]


def test_every_licence_is_there_and_named_in_the_list() -> None:
    placed = [Path(source) for source, folder in bundle.resources() if "licences" in folder]
    names = {path.name for path in placed}
    listed = (ROOT / "resources/licences/Bundled.txt").read_text(encoding="utf-8")
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "Python.txt"} <= names
    assert all(name in listed for name in names - {"Bundled.txt"})
    own = ROOT / "resources/licences/Heart to Heart.txt"
    assert own.read_bytes() == (ROOT / "LICENSE").read_bytes()


def test_plugins_off_the_list_and_their_libraries_are_left_out(tmp_path: Path) -> None:
    def entry(name: str, kind: str = "BINARY") -> tuple[str, str, str]:
        source = tmp_path / Path(name).name
        source.touch()
        return name, str(source), kind

    offered = [
        entry("PySide6/QtCore.abi3.so", "EXTENSION"),
        entry("PySide6/Qt/plugins/platforms/libqoffscreen.so"),
        entry("PySide6/Qt/plugins/platforms/libqvnc.so"),
        entry("PySide6/Qt/lib/libQt6Network.so.6"),
        ("libQt6Network.so.6", "PySide6/Qt/lib/libQt6Network.so.6", "SYMLINK"),
    ]
    bundle.needed.__globals__["links"] = lambda _: ()
    kept = [name for name, _, _ in bundle.needed(offered)]
    assert kept == ["PySide6/Qt/plugins/platforms/libqoffscreen.so", "PySide6/QtCore.abi3.so"]


def test_a_framework_of_macos_is_whole_or_absent() -> None:
    kept = [("PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "", "BINARY")]
    parts = [
        ("PySide6/Qt/lib/QtCore.framework/Versions/Current", "A", "SYMLINK"),
        ("PySide6/Qt/lib/QtCore.framework/Versions/A/Resources/Info.plist", "Info.plist", "DATA"),
        ("QtCore", "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "SYMLINK"),
    ]
    others = [
        (name.replace("QtCore", "QtQml"), source.replace("QtCore", "QtQml"), kind)
        for name, source, kind in parts
    ]
    assert bundle.needed_data(parts + others, kept) == sorted(parts)
