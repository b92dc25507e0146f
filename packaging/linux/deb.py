"""Make a Debian package of the frozen program."""

import email.utils
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE)]

import bundle  # noqa: E402
import components  # noqa: E402
import share  # noqa: E402

MAINTAINER = "The Heart to Heart authors <h2hcards@users.noreply.github.com>"

CONTROL = """\
Package: h2h
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {kilobytes}
Depends: {dependencies}
Recommends: fonts-dejavu-core, libpulse0
Description: solitaire in the shape of a heart, and Hearts for four
 Two card games on one table. Heart to Heart is a solitaire: a heart of cards
 is cleared by pairing those of one rank. Hearts is for four, against three
 opponents of the program.
 .
 It works without a network, in English, Bulgarian and Russian, with the mouse,
 the keyboard or a screen reader.
"""

CHANGELOG = """\
h2h ({version}) stable; urgency=low

  * Release {version}.

 -- {maintainer}  {date}
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Heart to Heart
Comment: The texts of the licences, and notes on what is bundled, are in
 /usr/lib/h2h/_internal/h2h/resources/licences.

Files: *
Copyright: 2026 The Heart to Heart authors
License: Expat

Files: usr/lib/h2h/_internal/PySide6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3.0

{files}
License: LGPL-3.0
 On Debian systems, the text of the GNU Lesser General Public License,
 version 3, is in /usr/share/common-licenses/LGPL-3.

License: Expat
{expat}

{licences}
"""

TEXTS = "/usr/lib/h2h/_internal/h2h/resources/licences"

# What lintian says of every program that brings its own Qt and Python, and why it stays.
OVERRIDES = """\
# The program is published by its authors, not through Debian: no bug closes with a release.
h2h: initial-upload-closes-no-bugs
# Root, too, and other systems' users should find it by its name; /usr/games is in few paths.
h2h: package-section-games-but-contains-no-game
# PyInstaller's starter comes built like this.
h2h: hardening-no-pie *usr/lib/h2h/h2h*
# Python's modules take what they need from the program; ICU's data need nothing.
h2h: library-not-linked-against-libc
h2h: shared-library-lacks-prerequisites
"""


def make(program: Path, root: Path, version: str, epoch: int, target: Path) -> Path:
    """Make the package of a program's folder in `target`; `root` is the folder to lay it out in."""
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr/lib/h2h"
    shutil.copytree(program, home, symlinks=True)
    (root / "usr/bin").mkdir()
    (root / "usr/bin/h2h").symlink_to("../lib/h2h/h2h")
    share.write(root / "usr/share", version, epoch)
    _write_documents(root / "usr/share", program, version, epoch)
    _set_modes(root)
    _write_control(root, version)
    _set_times(root, epoch)
    package = target / f"h2h_{version}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build"]
    environment = os.environ | {"SOURCE_DATE_EPOCH": str(epoch)}
    subprocess.run([*command, str(root), str(package)], check=True, env=environment)
    return package


def architecture() -> str:
    """Return Debian's name of this machine's kind."""
    return {"x86_64": "amd64", "aarch64": "arm64"}[platform.machine()]


def dependencies(folder: Path) -> list[str]:
    """Return the packages of the system's libraries that the files in a folder link to."""
    packages, minors = set(), [34]
    offered = {path.name for path in folder.rglob("*")}
    for path in sorted(folder.rglob("*")):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            headers = subprocess.run(
                ["objdump", "-p", str(path)], capture_output=True, text=True, check=True
            ).stdout
            for name in re.findall(r"NEEDED\s+(\S+)", headers):
                if name not in offered:
                    packages.add(bundle.SYSTEM_LIBRARIES[name])
            minors += map(int, re.findall(r"GLIBC_2\.(\d+)", headers))
    packages -= {"libc6"}
    return [f"libc6 (>= 2.{max(minors)})", *sorted(packages), "xkb-data"]


def _write_documents(folder: Path, program: Path, version: str, epoch: int) -> None:
    documents = folder / "doc/h2h"
    documents.mkdir(parents=True)
    date = email.utils.formatdate(epoch)
    changelog = CHANGELOG.format(version=version, maintainer=MAINTAINER, date=date)
    (documents / "changelog.gz").write_bytes(share.compressed(changelog))
    news = (bundle.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (documents / "NEWS.gz").write_bytes(share.compressed(news))
    (documents / "copyright").write_text(_copyright(program), encoding="utf-8")
    overrides = folder / "lintian/overrides"
    overrides.mkdir(parents=True)
    (overrides / "h2h").write_text(OVERRIDES)


def _copyright(program: Path) -> str:
    """Return Debian's copyright file: who wrote what is in each file of the program."""
    parts: dict[str, list[components.Component]] = {}
    everything = components.find(program)
    for found in everything:
        for file in found.files:
            parts.setdefault(file, []).append(found.component)
    alike: dict[tuple[components.Component, ...], list[str]] = {}
    for file, inside in sorted(parts.items()):
        alike.setdefault(tuple(inside), []).append(f"usr/lib/h2h/{file}")
    licence = (bundle.ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2]
    terms = licence.partition("\n\n")[2].strip()
    texts = {_short(found.component): found.component.texts[0] for found in everything}
    del texts["LGPL-3.0"]  # in every Debian
    return COPYRIGHT.format(
        files="\n".join(_paragraph(files, inside) for inside, files in alike.items()),
        expat="\n".join(f" {line}" if line else " ." for line in terms.splitlines()),
        licences="\n\n".join(
            f"License: {name}\n See {TEXTS}/{texts[name]}" for name in sorted(texts)
        ),
    )


def _paragraph(files: list[str], inside: tuple[components.Component, ...]) -> str:
    """Return the paragraph on files that contain the same components."""
    fields = {
        "Files": files,
        "Copyright": [component.copyright for component in inside],
        "License": [" and ".join(dict.fromkeys(_short(component) for component in inside))],
    }
    lines = (f"{field}: " + "\n ".join(dict.fromkeys(fields[field])) for field in fields)
    return "\n".join(lines) + "\n"


def _short(component: components.Component) -> str:
    """Return the name of a component's licence in Debian's file, which may have no spaces."""
    return Path(component.texts[0]).stem.replace(" ", "-")


def _write_control(root: Path, version: str) -> None:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    sums = [
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n"
        for path in files
    ]
    control = CONTROL.format(
        version=version,
        architecture=architecture(),
        maintainer=MAINTAINER,
        kilobytes=sum(-(-path.stat().st_size // 1024) for path in files),
        dependencies=", ".join(dependencies(root / "usr/lib/h2h")),
    )
    (root / "DEBIAN").mkdir(mode=0o755)
    for name, text in (("control", control), ("md5sums", "".join(sums))):
        (root / "DEBIAN" / name).write_text(text, encoding="utf-8")
        (root / "DEBIAN" / name).chmod(0o644)


def _set_modes(root: Path) -> None:
    """Let everyone read everything, and run the one program."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == root / "usr/lib/h2h/h2h" else 0o644)


def _set_times(root: Path, epoch: int) -> None:
    for path in [*root.rglob("*"), root]:
        os.utime(path, (epoch, epoch), follow_symlinks=False)
