"""What the frozen program carries, and what it leaves to the system.

The spec imports this file; the .deb takes its dependencies from it.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePath
from typing import TypeAlias
from zipfile import ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parent.parent

# PyInstaller's own form: the name in the bundle, the file it comes from, its kind.
Entry: TypeAlias = tuple[str, str, str]

# Modules that a card game does not call, and what they would bring: OpenSSL, Tcl, and so on.
EXCLUDED_MODULES = [
    *("ssl", "_ssl", "_hashlib", "http", "email", "ftplib", "smtplib", "socketserver", "xmlrpc"),
    *("asyncio", "concurrent", "multiprocessing"),
    *("bz2", "_bz2", "lzma", "_lzma", "tarfile"),
    *("unicodedata", "stringprep", "_codecs_cn", "_codecs_hk", "_codecs_iso2022", "_codecs_jp"),
    *("_codecs_kr", "_codecs_tw", "_multibytecodec"),
    *("tkinter", "curses", "readline", "pydoc", "doctest", "unittest", "test", "pdb", "xml"),
    *("PySide6.QtNetwork", "PySide6.QtQml", "PySide6.QtQuick", "PySide6.QtSvg", "PySide6.QtDBus"),
    *("PySide6.QtOpenGL", "PySide6.QtSql", "PySide6.QtTest", "PySide6.QtPrintSupport"),
]

# PyInstaller's patch of `inspect` finds source files, which a frozen program does not have.
UNNEEDED_HOOKS = {"pyi_rth_inspect"}
if sys.platform == "linux":
    UNNEEDED_HOOKS.add("pyi_rth_pyside6")  # packaging/frozen_start.py tells why

# Qt's plugins by folder and name, without the "lib" and the suffix of the system.
PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "wayland-shell-integration": {"xdg-shell"},
    "wayland-decoration-client": {"bradient"},
    "platforminputcontexts": {
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    },
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmodernwindowsstyle", "qmacstyle"},
}

# English is in the program; Qt's own texts come in the two languages it is translated to.
QT_TRANSLATIONS = {"qtbase_bg.qm", "qtbase_ru.qm"}

# Resources that only building needs: sources of translations, icons of the other systems.
BUILD_RESOURCES = {".ts", ".icns", ".ico"}

# Libraries of Linux that every desktop has in one form, and their Debian packages: those of the
# system fit its display and its fonts, and are kept safe by it.
SYSTEM_LIBRARIES = {
    "ld-linux-x86-64.so.2": "libc6",
    "ld-linux-aarch64.so.1": "libc6",
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libc.so.6": "libc6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libdl.so.2": "libc6",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libm.so.6": "libc6",
    "libmvec.so.1": "libc6",
    "libpthread.so.0": "libc6",
    "librt.so.1": "libc6",
    "libstdc++.so.6": "libstdc++6",
    "libutil.so.1": "libc6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}


def version() -> str:
    """Return the version of the program, which is written in one place only."""
    text = (ROOT / "h2h" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("h2h/__init__.py names no version")
    return found[1]


def resources() -> list[tuple[str, str]]:
    """Return the resources that the program reads, each with its folder in the bundle."""
    return [
        (str(path), f"h2h/{path.parent.relative_to(ROOT).as_posix()}")
        for path in sorted((ROOT / "resources").rglob("*"))
        if path.is_file() and path.suffix not in BUILD_RESOURCES
    ]


def needed(binaries: Iterable[Entry]) -> list[Entry]:
    """Return the modules, the plugins on the list and all they link to, but for the system's."""
    binaries = list(binaries)
    offered: dict[str, list[Entry]] = {}
    for entry in binaries:
        if entry[2] != "SYMLINK":
            offered.setdefault(PurePath(entry[0]).name.lower(), []).append(entry)
    kept: set[Entry] = set()
    waiting = [entry for entries in offered.values() for entry in entries if _is_wanted(entry)]
    while waiting:
        entry = waiting.pop()
        if entry not in kept:
            kept.add(entry)
            for name in links(Path(entry[1])):
                waiting += offered.get(PurePath(name).name.lower(), [])
    names = {entry[0] for entry in kept}
    shortcuts = (entry for entry in binaries if entry[2] == "SYMLINK" and _leads_to(entry, names))
    return sorted([*kept, *shortcuts])


def needed_data(datas: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """Return the data without the texts and shortcuts that belong to nothing kept."""
    names = {entry[0] for entry in binaries}
    return sorted(entry for entry in datas if _is_needed_data(entry, names))


def put_in_order(archive: Path) -> None:
    """Write a zip archive anew with its files by name; in PyInstaller's the order varies."""
    with ZipFile(archive) as read:
        files = {member.filename: read.read(member) for member in read.infolist()}
    with ZipFile(archive, "w") as written:
        for name in sorted(files):
            written.writestr(ZipInfo(name), files[name])


def links(library: Path) -> Iterator[str]:
    """Yield the names of the libraries that one links to itself."""
    if sys.platform == "linux":
        headers = subprocess.run(
            ["objdump", "-p", str(library)], capture_output=True, text=True, check=True
        ).stdout
        found = re.findall(r"^\s+NEEDED\s+(\S+)$", headers, re.MULTILINE)
        yield from (name for name in found if name not in SYSTEM_LIBRARIES)
    else:
        from PyInstaller.depend.bindepend import get_imports

        yield from (name for name, _ in get_imports(str(library)))


def _is_wanted(entry: Entry) -> bool:
    path = PurePath(entry[0])
    if entry[2] == "EXTENSION":
        return True
    if path.parent.parent.name == "plugins":
        plugin = path.name.removeprefix("lib").split(".")[0]
        return plugin in PLUGINS.get(path.parent.name, ())
    return path.name.lower().removeprefix("lib").startswith(("python", "vcruntime", "msvcp"))


def _leads_to(entry: Entry, names: Iterable[str]) -> bool:
    """Return whether a shortcut leads to a file that is kept, or is part of its framework."""
    place = PurePath(entry[0])
    if framework := _framework(place):
        return any(framework == _framework(PurePath(name)) for name in names)
    targets = {PurePath(entry[1]), place.parent / entry[1]}
    return any(PurePath(name) in targets for name in names)


def _is_needed_data(entry: Entry, names: set[str]) -> bool:
    path = PurePath(entry[0])
    if entry[2] == "SYMLINK":
        return _leads_to(entry, names)
    if path.suffix == ".qm" and "PySide6" in path.parts:
        return path.name in QT_TRANSLATIONS
    framework = _framework(path)
    return framework is None or any(framework == _framework(PurePath(name)) for name in names)


def _framework(path: PurePath) -> str | None:
    """Return the name of the framework of macOS that a file is in."""
    return next((part for part in path.parts if part.endswith(".framework")), None)
