import struct
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ICONS = ROOT / "resources" / "icons"
PNG = b"\x89PNG\r\n\x1a\n"


def png_size(data: bytes) -> tuple[int, int]:
    assert data.startswith(PNG)
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


@pytest.mark.skipif(
    sys.platform != "linux", reason="the last digits of sines may differ between C libraries"
)
def test_the_deck_is_what_its_command_makes(tmp_path: Path) -> None:
    made = [tmp_path / "one.bin", tmp_path / "two.bin"]
    for file in made:
        command = [sys.executable, str(ROOT / "packaging/deck"), "--deck-only", str(file)]
        subprocess.run(command, check=True, timeout=60)
    assert made[0].read_bytes() == made[1].read_bytes()
    assert made[0].read_bytes() == (ROOT / "resources/deck/deck.bin").read_bytes()


def test_icon_pictures_have_their_sizes() -> None:
    for size in (16, 22, 24, 32, 48, 64, 128, 256, 512):
        assert png_size((ICONS / f"h2h-{size}.png").read_bytes()) == (size, size)


def test_the_windows_icon_holds_its_sizes() -> None:
    data = (ICONS / "h2h.ico").read_bytes()
    reserved, kind, count = struct.unpack_from("<HHH", data)
    assert (reserved, kind) == (0, 1)
    sizes = []
    end = 6 + 16 * count
    for at in range(count):
        width, _, _, _, _, depth, length, offset = struct.unpack_from(
            "<BBBBHHII", data, 6 + 16 * at
        )
        assert depth == 32
        assert offset == end
        end += length
        sizes.append(width or 256)
        assert png_size(data[offset : offset + length]) == (sizes[-1], sizes[-1])
    assert end == len(data)
    assert sizes == [16, 24, 32, 48, 64, 128, 256]


def test_the_mac_icon_holds_its_sizes() -> None:
    data = (ICONS / "h2h.icns").read_bytes()
    assert data[:4] == b"icns"
    assert struct.unpack_from(">I", data, 4) == (len(data),)
    sizes, at = {}, 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        sizes[data[at : at + 4]] = png_size(data[at + 8 : at + length])[0]
        at += length
    assert at == len(data)
    assert sizes[b"ic07"] == 128
    assert sizes[b"ic14"] == 512
