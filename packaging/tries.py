"""Trying a program in every way that has broken packages before."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools import SkipError, need

SECONDS = 180
PICTURES = Path(__file__).resolve().parent.parent / "build" / "package" / "pictures"
"""Where each way leaves a picture of the window, the last program's only."""


class BrokenProgramError(Exception):
    """A program that was built does not work."""


@dataclass(frozen=True)
class Way:
    """A way to run a program: what comes before the command, and what the environment says."""

    name: str
    environment: dict[str, str]
    prefix: list[str] = field(default_factory=list)


def of(program: Path, *arguments: str) -> str:
    """Run the self-check of a program in every way of this system; return which these were.

    Each time it starts in a new folder, with a home that is new and empty, and with nothing of the
    environment of whoever builds.

    Raises:
        BrokenProgramError: It did not pass.
    """
    names = []
    PICTURES.mkdir(parents=True, exist_ok=True)
    for way in _ways():
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            check = ["--self-check", str(PICTURES / f"{way.name}.png")]
            command = [*way.prefix, str(program), *arguments, *check]
            environment = _bare_environment(home) | way.environment
            done = subprocess.run(
                command,
                cwd=home,
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                errors="replace",
                timeout=SECONDS,
                check=False,
            )
        if done.returncode != 0:
            raise BrokenProgramError(
                f"{way.name}: {program} returned {done.returncode}\n{done.stdout}"
            )
        names.append(way.name)
    return f"--self-check passed: {', '.join(names)}"


def _ways() -> Iterator[Way]:
    # Without a screen Qt for Windows looks for fonts only where it is told to.
    fonts = {"QT_QPA_FONTDIR": r"C:\Windows\Fonts"} if sys.platform == "win32" else {}
    yield Way("offscreen", {"QT_QPA_PLATFORM": "offscreen"} | fonts)
    if sys.platform != "linux":
        own = {"win32": "windows", "darwin": "cocoa"}[sys.platform]
        yield Way(own, {"QT_QPA_PLATFORM": own})
        return
    try:
        server = [need("xvfb-run", "xvfb"), "-a"]
        need("xauth", "xauth")
        yield Way("xcb", {"QT_QPA_PLATFORM": "xcb"}, server)
    except SkipError as reason:
        print(f"not tried under X: {reason}")
    yield Way("LC_ALL=C", {"LC_ALL": "C"})
    yield Way("HOME=", {"HOME": ""})
    yield Way("plugins of another Qt", {"QT_PLUGIN_PATH": "/usr/lib/another/plugins"})


def _bare_environment(home: str) -> dict[str, str]:
    if sys.platform == "win32":
        foreign = ("PYTHON", "QT_", "VIRTUAL_ENV")
        return {name: value for name, value in os.environ.items() if not name.startswith(foreign)}
    return {"HOME": home, "PATH": os.defpath, "TMPDIR": home}
