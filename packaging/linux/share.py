"""What a desktop wants to know of a program: menu entry, description, icons, manual page."""

import datetime
import gzip
import shutil
import struct
from pathlib import Path

APP_ID = "io.github.h2hcards.h2h"
HERE = Path(__file__).resolve().parent
ICONS = HERE.parent.parent / "resources" / "icons"


def write(folder: Path, version: str, epoch: int) -> None:
    """Write the desktop's files into a "share" folder, for a release of the given time."""
    date = datetime.datetime.fromtimestamp(epoch, datetime.UTC).date().isoformat()
    _copy(HERE / "h2h.desktop", folder / "applications")
    for name in (f"{APP_ID}.metainfo.xml", "h2h.6"):
        text = (HERE / name).read_text(encoding="utf-8")
        text = text.replace("@VERSION@", version).replace("@DATE@", date)
        if name.endswith(".xml"):
            _write(folder / "metainfo" / name, text.encode())
        else:
            _write(folder / "man" / "man6" / f"{name}.gz", compressed(text))
    for picture in sorted(ICONS.glob("h2h-*.png")):
        side = _side(picture)
        _write(folder / f"icons/hicolor/{side}x{side}/apps/h2h.png", picture.read_bytes())
    _write(folder / "icons/hicolor/scalable/apps/h2h.svg", (ICONS / "h2h.svg").read_bytes())


def compressed(text: str) -> bytes:
    """Return a text compressed, the same each time."""
    return gzip.compress(text.encode(), 9, mtime=0)


def _side(picture: Path) -> int:
    """Return the width of a PNG picture."""
    return int(struct.unpack_from(">I", picture.read_bytes(), 16)[0])


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
