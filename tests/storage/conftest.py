"""A database to damage, and places that are hard to write to: made for real where we may."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest


def _mount(folder: Path, options: str) -> bool:
    folder.mkdir(exist_ok=True)
    try:
        command = ["mount", "-t", "tmpfs", "-o", options, "tmpfs", str(folder)]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _unmount(folder: Path) -> None:
    subprocess.run(["umount", "-l", str(folder)], capture_output=True, check=False)


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of 256 KiB."""
    folder = tmp_path / "small-disk"
    if not _mount(folder, "size=256k"):
        pytest.skip("may not mount a small disk here")
    yield folder
    _unmount(folder)


@pytest.fixture
def read_only_folder(tmp_path: Path) -> Iterator[Path]:
    """An empty folder that can't be written to."""
    folder = tmp_path / "read-only"
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        # Permissions don't stop root; a read-only disk does.
        if not _mount(folder, "ro,size=64k"):
            pytest.skip("root that may not mount: nothing is read-only")
        yield folder
        _unmount(folder)
        return
    folder.mkdir()
    folder.chmod(0o555)
    probe = folder / "probe"
    try:
        probe.touch()
    except OSError:
        yield folder
    else:
        probe.unlink()
        pytest.skip("folders can't be made read-only here")
    finally:
        folder.chmod(0o755)


@pytest.fixture(scope="session")
def filled(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A database of twelve results, to be damaged."""
    from h2h.storage.statistics import FILE_NAME, Statistics
    from tests.storage.test_statistics import result

    folder = tmp_path_factory.mktemp("filled")
    statistics = Statistics(folder)
    for number in range(12):
        assert statistics.record(result(number)) is None
    return (folder / FILE_NAME).read_bytes()
