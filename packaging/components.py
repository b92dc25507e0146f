"""Find what others wrote in a frozen program, and the texts of its licences.

    python packaging/components.py dist/h2h

The list of what to look for is components.toml. Each library of the program must hold something on
that list, each copyright notice in a library must name somebody whom a licence's text names, and
each component must have its text in resources/licences.
"""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import bundle

TEXTS = bundle.ROOT / "resources" / "licences"
LIST = bundle.ROOT / "packaging" / "components.toml"

OWN_TEXTS = {"Bundled.txt", "Heart to Heart.txt"}
"""The overview of all, and the program's own licence."""

# The first bytes of programs and libraries of Linux, Windows, macOS, and of Python's archive.
_HEADS = (b"\x7fELF", b"MZ", b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe", b"PK\3\4")
_NOTICE = re.compile(rb"(?:[Cc]opyright|COPYRIGHT|\([cC]\))[^\0\r\n]{0,80}\d{4}[^\0\r\n]{0,80}")


class LicenceError(Exception):
    """Something in the program has no licence text, or is not known at all."""


@dataclass(frozen=True)
class Component:
    """Something that others wrote, and how to find it; components.toml explains the fields."""

    path: str
    name: str
    licence: str
    copyright: str
    texts: tuple[str, ...]
    mark: str = ""
    version: str | None = None
    system: bool = False
    pypi: str | None = None


@dataclass(frozen=True)
class Found:
    """A component that a program contains, and the Debian source package that it comes from."""

    component: Component
    version: str | None
    package: str | None
    files: tuple[str, ...]

    def __str__(self) -> str:
        """Return the name and, where it is known, the version."""
        return f"{self.component.name} {self.version or ''}".strip()


@cache
def known() -> tuple[Component, ...]:
    """Return the components on the list."""
    data = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return tuple(
        Component(files["path"], **(entry | {"texts": tuple(entry["texts"])}))
        for files in data["files"]
        for entry in files["component"]
    )


@cache
def find(program: Path) -> tuple[Found, ...]:
    """Return the components in a program's folder, by name.

    Raises:
        LicenceError: A library holds nothing that is on the list, or names an unknown author.
    """
    seen: dict[str, list[Found]] = {}
    faults = []
    for file in libraries(program):
        name, content = file.relative_to(program).as_posix(), file.read_bytes()
        inside = list(_inside(file, name, content))
        for one in inside:
            seen.setdefault(one.component.name, []).append(one)
        if not inside:
            faults.append(f"{name}: nothing on the list is in it")
        faults += [f"{name}: no licence names the author of {who!r}" for who in _strangers(content)]
    if faults:
        raise LicenceError("\n".join(faults))
    return tuple(one for name in sorted(seen, key=str.lower) for one in _joined(seen[name]))


def check(found: Iterable[Found], texts: Path = TEXTS) -> str:
    """Return what was found, in words, and which texts are of nothing in the program.

    Raises:
        LicenceError: The text of something found is missing.
    """
    found = list(found)
    there = {file.name for file in texts.glob("*.txt")}
    missing = [
        f"{one.component.name}: {text} is missing"
        for one in found
        for text in one.component.texts
        if text not in there
    ]
    if missing:
        raise LicenceError("\n".join(missing))
    unused = there - OWN_TEXTS - {text for one in found for text in one.component.texts}
    told = f"{len({one.component.name for one in found})} components, each with its licence's text"
    return told + (f"; not in this program: {', '.join(sorted(unused))}" if unused else "")


def libraries(program: Path) -> Iterator[Path]:
    """Yield the programs and libraries in a folder, without shortcuts to them."""
    for file in sorted(program.rglob("*")):
        if file.is_file() and not file.is_symlink():
            with file.open("rb") as opened:
                head = opened.read(4)
            if head.startswith(_HEADS):
                yield file


def _inside(file: Path, name: str, content: bytes) -> Iterator[Found]:
    """Yield the components in a file, each with its version where that can be told."""
    for component in known():
        if re.search(component.path, name) and _search(component.mark, content):
            told = _search(component.version, content) if component.version else None
            version, package = told[1].decode("ascii") if told else None, None
            if component.system:
                package, version = _debian_source(file) or (None, version)
            yield Found(component, version, package, (name,))


def _joined(same: list[Found]) -> Iterator[Found]:
    """Yield one for each version; a file that tells none counts to every version of the others."""
    versions = {one.version for one in same if one.version}
    for version in sorted(versions) or (None,):
        mine = [one for one in same if one.version in (version, None)]
        package = next((one.package for one in mine if one.package), None)
        files = tuple(name for one in mine for name in one.files)
        yield Found(mine[0].component, version, package, files)


def _search(pattern: str, content: bytes) -> re.Match[bytes] | None:
    return re.search(pattern.encode("latin-1"), content, re.DOTALL)


def _strangers(content: bytes) -> Iterator[str]:
    """Yield the copyright notices in a file whose authors no licence text names."""
    for notice in sorted(set(_NOTICE.findall(content))):
        text = notice.decode("latin-1")
        names = set(re.findall(r"[A-Z][a-z]{3,}", text)) - {"Copyright", "Rights", "Reserved"}
        if not names <= _words():
            yield text


@cache
def _words() -> frozenset[str]:
    texts = (file.read_text(encoding="utf-8") for file in TEXTS.glob("*.txt"))
    return frozenset(word for text in texts for word in re.findall(r"[A-Z][a-z]{3,}", text))


def _debian_source(library: Path) -> tuple[str, str] | None:
    """Return the name and version of the source package of a library of this system, on Debian."""
    if not shutil.which("dpkg-query"):
        return None
    owners = _lines("dpkg-query", "--search", f"*/{library.name}")
    for owner in owners[:1]:
        form = "--showformat=${source:Package} ${source:Version}\n"
        for line in _lines("dpkg-query", "--show", form, owner.partition(": ")[0])[:1]:
            source, _, version = line.partition(" ")
            return source, version
    return None


def _lines(*command: str) -> list[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.splitlines()


def main(program: str) -> int:
    """Print what is in a program; return the exit status."""
    try:
        found = find(Path(program))
        for one in found:
            print(f"{one}: {one.component.licence}, in {', '.join(one.files)}")
        print(check(found))
    except LicenceError as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
